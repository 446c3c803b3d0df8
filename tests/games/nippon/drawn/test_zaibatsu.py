"""The zaibatsu: every place of it that offers something can be pressed, and every number is that of the record."""

import re
import statistics
import time

import pytest

from entrepot.engine.match.view import View
from entrepot.games.nippon.face.drawn.player.zaibatsu import zaibatsu
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.words import words
from entrepot.paper.face import Scene, Seat
from entrepot.paper.svg import fill
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import arranged, by_place, inside, scene, texts, tree, walk
from tests.games.nippon.drawn.scenes import game
from tests.games.nippon.position import GREEN, PINK, position

OWN = (
    "slot", "machine", "goods", "contract", "track", "department", "fleet", "goal", "supply", "tile", "consolidate",
)  # fmt: skip
GAMES = [(1, {"level": "hard"}), (2, {"side": "b"}), (3, {"late": "on", "side": "random"}), (4, {"goals": "on"})]


def own(places):
    return {place for place in places if place.partition("-")[0] in OWN}


def parts(found, **more):
    """The parts of an arranged position as the player to move sees them."""
    return {name.removeprefix("part-zai-"): part for name, part in zaibatsu(arranged(found, **more)).parts.items()}


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_place_of_a_legal_action_can_be_pressed(players, options):
    """And its label says what would be done there."""
    seen = set()
    for match in walk(game(players, 3, 0, **options), 3, 400):
        found = scene(match)
        drawn = by_place(tree(zaibatsu(found)))
        glowing = {place for place, el in drawn.items() if "data-acts" in el.attrib}
        assert glowing == own(found.acts)
        for place in glowing:
            el = drawn[place]
            assert el.attrib["data-acts"] == "|".join(act.name for act in found.acts[place])
            assert el.attrib["role"] == "button" and el.attrib["tabindex"] == "0"
            assert len(el.attrib["aria-label"]) > 5
        seen |= {place.partition("-")[0] for place in glowing}
    assert {"consolidate", "supply", "track", "goal"} <= seen


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_the_frame_has_a_mark_for_each_part_and_nothing_has_a_style(players, options):
    drawing = zaibatsu(scene(game(players, 5, 200, **options)))
    marks = re.findall(r'<g id="(part-[\w-]+)"><!--(part-[\w-]+)-->', drawing.frame)
    assert [id for id, _ in marks] == [mark for _, mark in marks] and {id for id, _ in marks} == set(drawing.parts)
    whole = fill(drawing.frame, drawing.parts)
    assert "style=" not in whole and "None" not in whole


def test_no_place_is_drawn_twice():
    whole = fill(*_drawn(scene(game(4, 5, 300))))
    places = re.findall(r'data-el="([^"]+)"', whole)
    assert len(places) == len(set(places))
    assert {"track-science", "goal-ships", "fleet-train", "slot-6", "goods-1", "contract-level_3"} <= set(places)
    assert {"department-white", "supply-silk", "supply-influence", "tile-coal", "consolidate"} <= set(places)


def _drawn(found):
    drawing = zaibatsu(found)
    return drawing.frame, drawing.parts


def test_the_head_shows_the_supply_and_the_influence_tokens():
    found = position(3).supply(GREEN, money=17, coal=3, silk=5, iron=2).vp(GREEN, 41).kept_coal(GREEN, 2)
    found.influence(GREEN, "kyoto_n", 4).marker(GREEN, "science", 8)
    found.s.locked[GREEN] &= ~1
    found.s.tokens[GREEN, 3] += 1
    head = parts(found)["head"]
    said = texts(inside(head))
    assert said[1:7] == ["41", "17", "3", "5", "2", "+2 kept"]  # after the name
    assert head.count('class="outring"') == 2  # the 4 on the map, and what a ring means
    assert head.count('class="lk p0"') == 2  # 5 and 7 are locked still
    assert head.count('data-piece="token-0-3-') == 2


def test_the_edge_is_vermilion_while_to_move():
    match = game(2, 1, 40)
    mover = match.actors[0]
    assert 'class="zb move"' in zaibatsu(scene(match, player=mover)).parts["part-zai-head"]
    assert 'class="zb move"' not in zaibatsu(scene(match, player=1 - mover)).parts["part-zai-head"]


def test_workers_stand_from_the_bottom_and_a_consolidation_is_foretold():
    found = position(3).workers(GREEN, "red", "blue", "expert grey", "grey").improve(GREEN, "red")
    found.improve(GREEN, "grey").marker(GREEN, "finance", 7).marker(GREEN, "mining", 4)
    column = parts(found)["workers"]
    assert re.findall(r"#nz-(worker|expert)-(\w+)", column) == [
        ("worker", "red"), ("worker", "blue"), ("expert", "grey"), ("worker", "grey"),
    ]  # fmt: skip
    said = texts(inside(column))
    assert ["18", "+4", "+3", "+3", "−", "9"] == [text for text in said if text in ("18", "+4", "+3", "−", "9")]
    assert column.count("fav on") == 1 and 'data-piece="expert-grey"' in column


def test_a_higher_worker_lights_a_higher_stack():
    found = position(3).workers(GREEN, "red", "red", "red", "red", "red")
    column = parts(found)["workers"]
    lit = re.search(r'class="fav on"/><use href="#nz-favour-(\d)"', column)
    assert lit[1] == "2"


def test_tracks_show_values_markers_and_what_is_won():
    found = position(3).marker(GREEN, "science", 5).marker(GREEN, "mining", 12).favor(GREEN, "mining", 2)
    drawn = parts(found)["tracks"]
    assert drawn.count("tcell2 past") == 4 + 11 + 0
    said = texts(inside(drawn))
    assert said.count("24") == 1 and "16" in said  # the last income; the favour token beyond the upper threshold
    assert 'data-piece="marker-0-science"' in drawn


def test_spaces_that_can_be_reached_are_lit():
    found = position(3).supply(GREEN, money=3).marker(GREEN, "science", 4).acting("science")
    assert parts(found)["tracks"].count("tcell2 will") == 2  # one or two steps can be paid


def test_fleets_empty_from_the_left_and_bonuses_between_them_pale():
    found = position(3).taken(GREEN, "ship", 2).taken(GREEN, "machine", 3).taken(GREEN, "train", 0)
    drawn = parts(found)["fleets"]
    assert drawn.count("pcell past") == 5 and drawn.count('class="outl"') == 5
    assert drawn.count('class="won"') == 2  # finance and red, between ships and machines


def test_an_improved_department_says_so():
    drawn = parts(position(3).improve(GREEN, "blue"))["departments"]
    assert drawn.count("dept imp") == 1 and drawn.count("#nz-dept-improved") == 1
    assert "5" in texts(inside(drawn)) and "+2" in texts(inside(drawn))


def test_a_factory_shows_price_output_machines_and_goods():
    found = position(3).factory(GREEN, "lenses_1a", goods=3, machines=2).factory(GREEN, "old_cotton", goods=1)
    found.favor(GREEN, "factories", 1)
    drawn = parts(found)["factories"]
    said = texts(inside(drawn))
    assert said[:4] == ["Lenses", "1A", "3", "3"]  # name, number and side, coal, output
    assert drawn.count('data-piece="goods-0-0-') == 3 and drawn.count('data-piece="goods-0-1-') == 1
    assert drawn.count('data-el="machine-') == 2 and "old factory" in drawn
    assert 'data-piece="factory-lenses_1"' in drawn
    assert 'class="ability won"' in drawn  # used once, and for good
    assert "3" == texts(inside(drawn))[-1]  # two factories with a token of level 1


def test_contracts_move_from_the_hand_to_their_cells():
    found = position(3).contracts(GREEN, "black", "level_2")
    drawn = parts(found)["contracts"]
    names = re.findall(r'data-piece="contract-0-(\w+)"', drawn)
    assert names[:2] == ["black", "level_2"] and len(names) == 8 == len(set(names))
    assert drawn.count('class="bed gone"') == 2 and drawn.count('class="bed paperc"') == 6


@pytest.mark.parametrize("tile", ["machine", "ship", "train", "goods", "old_factory", "worker", "coal", "discount"])
def test_every_starting_tile_is_drawn(tile):
    found = position(3).tile(GREEN, tile)
    if tile == "coal":
        found.kept_coal(GREEN, 2)
    drawn = parts(found)["tile"]
    assert drawn.count("<use") >= 1
    assert drawn.count('class="faint"') == {"coal": 1, "goods": 2, "machine": 0, "discount": 0}.get(tile, 1)


def test_safe_coal_can_be_taken_whatever_the_tile():
    """A factory may hold some: the place is there with another tile too."""
    found = position(3).tile(GREEN, "discount").kept_coal(GREEN, 3).supply(GREEN, coal=2)
    found.factory(GREEN, "cotton_3a", "paper_2a").acting("production")
    drawn = by_place(tree(zaibatsu(arranged(found))))
    assert drawn["tile-coal"].attrib["data-acts"] == "kept"


def test_what_a_draft_has_changed_is_marked():
    found = position(3).supply(GREEN, money=9).factory(GREEN, "cotton_3a").acting("machines")
    hired = found.s.hired
    drafted = frozenset({f"worker-4-{GAME.catalogue.nouns['hire'][hired]}", "machine-1_left"})
    drawing = fill(*_drawn(arranged(found, drafted=drafted)))
    assert drawing.count('class="draftbox"') == 1
    assert re.search(r'data-el="machine-1_left" class="place [^"]*drafted', drawing)


def test_a_spectator_sees_the_first_seat_and_can_press_nothing():
    match = game(3, 5, 120)
    seats = tuple(Seat(n, f"name {n}", "bot", "greedy") for n in range(3))
    found = Scene(match.view(None), words("en"), seats, None, match.actors)
    whole = fill(*_drawn(found))
    assert "name 0" in whole and "data-acts" not in whole


def test_another_seat_has_its_own_shape():
    view = View(GAME, bytes(position(3).s.buffer), PINK)
    drawing = zaibatsu(Scene(view, words("en"), (), PINK, (GREEN,)))
    whole = fill(drawing.frame, drawing.parts)
    assert "#c-seat-1" in whole and "#c-seat-0" not in whole


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 4])
def test_it_is_drawn_in_every_language(lang, players):
    whole = fill(*_drawn(scene(game(players, 8, 150), lang)))
    assert not re.search(r">[^<]*(?:face-\w|\{|\$)", whole)


def test_it_is_quick():
    found = scene(game(4, 3, 300))
    zaibatsu(found)
    times = []
    for _ in range(60):
        start = time.perf_counter()
        zaibatsu(found)
        times.append(time.perf_counter() - start)
    assert statistics.median(times) < 0.001 * 3  # three times the aim, for a busy machine
