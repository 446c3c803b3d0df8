"""Regions, tracks and corners: what is printed there is what the tables say."""

from __future__ import annotations

import re

import pytest

import entrepot
from entrepot.games.mombasa.actions import COMPANIES, FACES, REGIONS
from entrepot.games.mombasa.box.tables import BASE_BORDER, BORDER, FIELD_SPACE, MINES, SHARE_TOTAL, TOLL, TRACK_END
from entrepot.games.mombasa.face.drawn.board import chart, corners, tracks
from entrepot.games.mombasa.face.drawn.board.geometry import BETWEEN, HOSTS, RINGS, SHORES
from entrepot.games.mombasa.face.drawn.reading import position as plain
from entrepot.games.mombasa.record import NOBODY
from entrepot.games.mombasa.rules.expansion import entry_cost
from entrepot.paper.places import PLAIN
from entrepot.testing.scenes import arranged, inside, scene, symbols, texts, walk
from tests.games.mombasa.expanding import enter, expanding
from tests.games.mombasa.position import position


def test_borders_of_the_drawing_are_those_of_the_tables() -> None:
    """Two regions meet in the drawing when they are neighbours; a shore belongs to a base."""
    drawn = {frozenset(pair) for pair in BETWEEN}
    for one in range(len(REGIONS)):
        for other in range(one):
            enclosed = one in RINGS or other in RINGS
            assert (BORDER[one, other] > 0) == (frozenset((one, other)) in drawn or HOSTS.get(one) == other), enclosed
    assert set(SHORES) == {n for n in range(len(REGIONS)) if BASE_BORDER[:, n].any()}


@pytest.mark.parametrize("name", REGIONS)
def test_a_region_shows_reward_mines_and_number(name: str) -> None:
    number = REGIONS.index(name)
    for company in (NOBODY, 0, 3):
        root = inside(chart.region(chart.Land(number, company, NOBODY, PLAIN)))
        kind, count = chart.reward_of(number)
        icons = {"money": "mb-pound-n", "diamonds": "mb-diamond", "bp": "mb-bp", "steps": "mb-step"}
        assert symbols(root).count("mb-mine") == MINES[number]
        if kind:
            assert icons[kind] in symbols(root) and (count == 1 or str(count) in texts(root))
        assert (name.upper() in texts(root)) == (number not in RINGS)
        assert ("M" in texts(root)) == (company == 0) and ("C" in texts(root)) == (company == 3)


def test_an_entered_region_holds_a_post_on_its_side() -> None:
    lying = chart.region(chart.Land(0, 3, 1, PLAIN))
    assert "rotate(90)" in lying and 'class="draft"' in lying and "ousted" in lying
    assert "rotate(90)" not in chart.region(chart.Land(0, 3, NOBODY, PLAIN))


def test_a_pin_tells_what_the_rules_ask_for_each_entry() -> None:
    match = entrepot.new("mombasa", players=3, seed=3)
    seen = 0
    for _ in walk(match, 1, 200):
        now = scene(match)
        if now.view.asked == "expanding":
            seen += 1
            s = plain(now.view)
            costs = [str(entry_cost(s, n)) for n, name in enumerate(REGIONS) if f"region-{name}" in now.acts]
            assert texts(inside(chart.pins(now))) == costs and set(costs) <= set("1234")
    assert seen > 5


@pytest.mark.parametrize("face", range(len(FACES)))
@pytest.mark.parametrize("company", range(len(COMPANIES)))
def test_a_track_keeps_to_its_edge_with_all_its_shares_fields_and_gates(company: int, face: int) -> None:
    run, edge = tracks.run(company, face), tracks.EDGES[company]
    inside(tracks.ground(company, face))
    root = inside(tracks.track(tracks.Track(company, face, (8, 0), 0, NOBODY, PLAIN)))
    assert len(run.spaces) == TRACK_END + 1 and len(run.gates) == (TOLL[face] > 0).sum()
    last = run.spaces[-1]
    ends = {0: 512, 1: 49, 2: 0, 3: 667}
    far = last.y if edge.upright else last.x
    assert far + (0 if edge.way < 0 else last.height if edge.upright else last.width) == pytest.approx(ends[company])
    told = texts(root)
    for total in range(1, int(SHARE_TOTAL[face, -1]) + 1):
        assert str(total) in told
    assert told.count("I") == told.count("II") == 1
    assert len(FIELD_SPACE[face]) == 2


def test_four_markers_never_cover_each_other() -> None:
    for company in range(len(COMPANIES)):
        for space in (0, 7):
            root = inside(tracks.track(tracks.Track(company, 0, (space,) * 4, 0, NOBODY, PLAIN)))
            found = [el for el in root.iter("use") if "mk" in el.attrib.get("class", "")]
            middles = [tuple(float(el.attrib[k]) + float(el.attrib["width"]) / 2 for k in "xy") for el in found]
            assert len(middles) == 4
            for n, (x, y) in enumerate(middles):
                assert all(max(abs(x - a), abs(y - b)) > 9 for a, b in middles[:n])


def test_steps_that_entries_promise_are_drawn_up_to_the_next_pay_section() -> None:
    found = enter(expanding(8), "s2", "s3")
    now = tracks.track_of(arranged(found), 1)
    assert now.ahead == (0, 2) and "promised" in tracks.track(now)
    found.s.track[0, 1] = 6  # a pay section lies behind space 7
    assert tracks.track_of(arranged(found), 1).ahead == (0, 7)
    assert "promised" not in tracks.track(tracks.track_of(arranged(found), 0))


def test_a_corner_shows_share_value_posts_and_coins() -> None:
    now = arranged(position(players=2))
    for company in range(len(COMPANIES)):
        corner = corners.corner_of(now, company)
        root = inside(corners.corner(corner, now.words))
        assert str(corner.value) in texts(root)
        posts = [el for el in root.iter("path") if el.attrib.get("class", "").startswith("bpost")]
        assert len(posts) == sum(corner.posts)
        coins = [el for el in root.iter("circle") if el.attrib.get("class") == "coin"]
        assert len(coins) == corner.value


@pytest.mark.parametrize("face", range(len(FACES)))
def test_every_bonus_has_room_in_its_corner(face: int) -> None:
    assert all(corners.bonus_items(face, level) for level in (1, 2))
    for company, room in corners.ROOM.items():
        wide = min(room, corners.bonus_width(face)) - corners.row_start(face) - corners.EDGE
        for level in (1, 2):
            scale = re.search(r"scale\(([\d.]+)\)", corners.bonus_row(face, level, 0, 0, wide))
            assert scale is None or float(scale[1]) >= 0.8, COMPANIES[company]
