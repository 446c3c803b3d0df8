"""The phone: every place that offers something can be pressed with a finger on the board, and numbers are right."""

import re
from dataclasses import replace

import pytest

from entrepot.games.mombasa.actions import COMPANIES, FACES, REGIONS
from entrepot.games.mombasa.box.tables import FIELD_SPACE, SHARE_TOTAL, TOLL, TRACK_END
from entrepot.games.mombasa.face.drawn.phone import bases as phone_bases
from entrepot.games.mombasa.face.drawn.phone import chart as phone_chart
from entrepot.games.mombasa.face.drawn.phone import tracks as phone_tracks
from entrepot.games.mombasa.face.drawn.phone.phone import phone
from entrepot.games.mombasa.words import words
from entrepot.paper.svg import fill
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import arranged, by_place, scene, texts, tree, walk
from tests.games.mombasa.drawn.scenes import game
from tests.games.mombasa.position import BLUE, PINK, position

GAMES = [(2, {"tracks": "random", "tiles": "chosen"}), (3, {"tracks": "random"}), (4, {})]
FINGER = 44  # pixels


def drawings(found):
    return found.seats, found.board, *(tab[2] for tab in found.tabs)


def pressed(drawing):
    """What can be pressed in a drawing: the acts of each place, which may stand there more than once."""
    found = {}
    for el in tree(drawing).iter():
        if "data-acts" in el.attrib:
            assert el.attrib["role"] == "button" and el.attrib["tabindex"] == "0" and len(el.attrib["aria-label"]) > 5
            assert found.setdefault(el.attrib["data-el"], el.attrib["data-acts"]) == el.attrib["data-acts"]
    return found


def plain(markup):
    return re.sub(r"<[^>]*>", " ", markup).split()


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_place_of_a_legal_action_can_be_pressed_on_the_board(players, options):
    """On the chart, in the panel under it or in the strip of cards: the decision is never off screen."""
    kinds = set()
    for match in walk(game(players, 3, 0, **options), 3, 110):
        now = scene(match)
        found = phone(now)
        assert pressed(found.board) == {place: "|".join(act.name for act in acts) for place, acts in now.acts.items()}
        offered = {act.name for acts in now.acts.values() for act in acts}
        for _, _, drawing in found.tabs:
            assert {act for acts in pressed(drawing).values() for act in acts.split("|")} <= offered
        kinds |= {place.partition("-")[0] for place in now.acts}
    assert {"hand", "slot", "company", "region", "space", "recovery"} <= kinds


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_parts_and_marks_agree_and_nothing_has_a_style(players, options):
    for steps in (0, 3, 90, 300):
        found = phone(scene(game(players, 5, steps, **options)))
        names = [name for drawing in drawings(found) for name in drawing.parts]
        assert len(names) == len(set(names))
        every = []
        for drawing in drawings(found):
            marks = re.findall(r'id="(part-[\w-]+)"[^>]*><!--(part-[\w-]+)-->', drawing.frame)
            assert all(id == mark for id, mark in marks) and {id for id, _ in marks} == set(drawing.parts)
            whole = fill(drawing.frame, drawing.parts)
            assert "style=" not in whole and "None" not in whole
            every += [el.attrib["id"] for el in tree(drawing).iter() if "id" in el.attrib]
        assert len(every) == len(set(every))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_drawn_in_every_language_and_for_spectators(lang):
    w = words(lang)
    for players, options in GAMES:
        now = scene(game(players, 4, 120, **options), lang)
        for found in (phone(now), phone(replace(now, viewer=None, acts={}))):
            whole = "".join(fill(one.frame, one.parts) for one in drawings(found))
            assert not re.search(r"(phone|panel|face|chart|label)-[a-z_]+[ <]|[{}$]", re.sub(r"<[^>]*>", " ", whole))
            for symbol, label, _ in found.tabs:
                assert re.match(r"(c|mb)-", symbol) and w.text(label)


def test_pieces_that_travel_are_drawn_once():
    whole = "".join(fill(one.frame, one.parts) for one in drawings(phone(scene(game(4, 4, 60)))))
    pieces = re.findall(r'data-piece="([^"]+)"', whole)
    assert pieces and len(pieces) == len(set(pieces))


def test_the_seats_have_worth_money_and_the_flag():
    found = position(3)
    found.s.money[BLUE], found.s.money[PINK] = 6, 9
    rows = tree(phone(arranged(found)).seats).findall(".//li")
    assert [row.attrib["data-el"] for row in rows] == ["panel-0", "panel-1", "panel-2"]
    said = ["".join(row.itertext()) for row in rows]
    assert said[0].endswith("£6") and said[1].endswith("£9") and len(rows[0].findall(".//use")) == 2
    assert "me move" in rows[0].attrib["class"] and "move" not in rows[1].attrib["class"]


def test_while_all_plan_a_seat_shows_who_is_ready_and_nothing_else():
    match = game(3, 2, 0)
    while scene(match, player=0).view.asked != "planning":
        match.take(match.actors[0], match.legal(match.actors[0])[0])
    before = phone(scene(match, player=0))
    while match.legal(PINK) != ["reconsider"]:
        match.take(PINK, match.legal(PINK)[0])
    after = phone(scene(match, player=0))
    assert "c-confirm" in after.seats.parts["part-seats"] and "c-confirm" not in before.seats.parts["part-seats"]
    assert before.board.parts == after.board.parts


def test_a_corner_has_value_and_own_shares():
    found = position(3)
    found.s.track[BLUE, 0] = 9
    drawn = by_place(tree(phone(arranged(found)).board))
    shares = int(SHARE_TOTAL[found.s.face[0], 9])
    assert texts(drawn["company-mombasa"])[1] == f"you {shares}"
    watched = by_place(tree(phone(replace(arranged(found), viewer=None, acts={})).board))
    assert len(texts(watched["company-mombasa"])) == 1
    assert {f"company-{name}" for name in COMPANIES} | {f"region-{name}" for name in REGIONS} <= set(watched)


def test_what_can_be_entered_has_its_cost_twice():
    """As a pin on the map, and on a chip for the finger."""
    for match in walk(game(3, 6, 0), 6, 150):
        now = scene(match)
        if now.view.asked == "expanding":
            parts = phone(now).board.parts
            regions = [place for place in now.acts if place.startswith("region-")]
            pins = re.findall(r">(\d)</text>", parts["part-pins"])
            chips = re.findall(r'<i class="cost">(\d)</i>', parts["part-choice"])
            assert len(pins) == len(chips) == len(regions) and sorted(pins) == sorted(chips)
            return
    raise AssertionError("Nobody has expanded.")


@pytest.mark.parametrize("face", range(len(FACES)))
def test_a_track_has_every_share_field_and_pay_section(face):
    found = position(4)
    found.s.face[0], found.s.track[BLUE, 0] = face, int(TRACK_END)
    drawn = phone_tracks.spaces(phone_tracks.track_of(found.s, arranged(found), 0), words("en"))
    assert drawn.count('class="shr got seat0"') == 10 and drawn.count("spst got") == 2
    assert drawn.count('class="gate"') == sum(bool(TOLL[face, space]) for space in range(int(TRACK_END)))
    assert drawn.count("cell spec") == len(FIELD_SPACE[face])


def test_markers_in_one_space_do_not_cover_each_other():
    found = position(4)
    for player in range(4):
        found.s.track[player, 0] = 5
    drawn = phone_tracks.spaces(phone_tracks.track_of(found.s, arranged(found), 0), words("en"))
    where = re.findall(r'data-piece="marker-mombasa-\d"><use href="#c-seat-\d" x="([\d.]+)" y="([\d.]+)"', drawn)
    assert len(set(where)) == 4


def test_a_base_shows_its_posts_and_coins():
    drawn = phone_bases.column_of(0, 0, 5, False)
    assert drawn.count("bpost") == 5 and "coin" not in drawn
    drawn = phone_bases.column_of(0, 0, 0, True)
    assert "bpost" not in drawn and drawn.count('class="coin"') == 5
    drawn = phone_bases.column_of(0, 0, 4, True)
    assert drawn.count("bpost") == 4 and drawn.count('class="coin"') == 2


def test_nothing_to_choose_means_no_panel():
    match = game(4, 4, 60)
    other = next(seat for seat in range(4) if seat not in match.actors)
    assert phone(scene(match, player=other)).board.parts["part-choice"] == ""


def test_what_glows_on_the_chart_is_large_enough_for_a_finger():
    smaller = 7 / 8  # when the panel is long
    assert min(phone_chart.CORNER_WIDE + 10, phone_chart.CORNER_HIGH + 8, phone_chart.FINGER) * smaller >= FINGER - 0.5
    assert phone_bases.WIDE >= FINGER and phone_tracks.HIGH + phone_tracks.DOWN >= FINGER


def test_a_lying_post_shows_what_it_drives_away():
    found = position(3)
    found.s.region[REGIONS.index("n3")] = COMPANIES.index("cairo")
    found.s.entered, found.s.expanded = 1 << REGIONS.index("n3"), 0
    drawn = by_place(tree(phone(replace(arranged(found), acts={})).board))["region-n3"]
    assert [text for text in texts(drawn) if text in "MTSC"] == ["C", "M"]
