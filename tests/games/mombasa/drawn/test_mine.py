"""The board of who looks: every place of it that offers something can be pressed, and the numbers are the record's."""

import re

import pytest

from entrepot.games.mombasa.face.drawn import holdings
from entrepot.games.mombasa.face.drawn.player.mine import mine
from entrepot.games.mombasa.rules.scoring import worth
from entrepot.games.mombasa.words import words
from entrepot.paper.face import Scene
from entrepot.paper.svg import fill
from entrepot.paper.words import LANGUAGES
from entrepot.testing.scenes import arranged, by_place, inside, scene, tree, walk
from tests.games.mombasa.drawn.scenes import game
from tests.games.mombasa.position import BLUE, position

OWN = ("hand", "slot", "recovery", "bonus", "shelf", "taken", "tile")
TWIN = "hand-expansion_2b"  # does what its equal does
GAMES = [(2, {}), (3, {"tiles": "chosen"}), (4, {"tracks": "random"})]


def own(places):
    return {place for place in places if place.partition("-")[0] in OWN}


def parts(found, **more):
    """The parts of an arranged position as the player to move sees them."""
    return {name.removeprefix("part-mine-"): str(part) for name, part in mine(arranged(found, **more)).parts.items()}


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_place_of_a_legal_action_can_be_pressed(players, options):
    """And its label says what would be done there; nothing is drawn twice."""
    seen = set()
    for match in walk(game(players, 3, 0, **options), 3, 200):
        found = scene(match)
        drawing = mine(found)
        whole = fill(drawing.frame, drawing.parts)
        places = re.findall(r'data-el="([^"]+)"', whole)
        pieces = re.findall(r'data-piece="([^"]+)"', whole)
        assert len(places) == len(set(places)) and len(pieces) == len(set(pieces))
        drawn = by_place(tree(drawing))
        glowing = {place for place, el in drawn.items() if "data-acts" in el.attrib}
        assert glowing - {TWIN} == own(found.acts) - {TWIN}
        for place in glowing - {TWIN}:
            el = drawn[place]
            assert el.attrib["data-acts"] == "|".join(act.name for act in found.acts[place])
            assert el.attrib["role"] == "button" and len(el.attrib["aria-label"]) > 5
        seen |= {place.partition("-")[0] for place in glowing}
    assert {"hand", "slot", "shelf", "recovery"} <= seen and ("tile" in seen) == ("tiles" in options)


def test_the_ring_tells_money_worth_shares_and_the_next_value():
    found = position(3).money(BLUE, 17).diamond(BLUE, 9).hand(BLUE, "a01", "coffee_1")
    ring = parts(found)["ring"]
    assert f"£<b>{worth(found.s, BLUE)}</b>" in ring and "<b>17</b>" in ring
    assert "<b>£15</b> <span>then £25 at 13</span>" in ring
    assert ring.count('class="dc past') == 9 and ring.count('class="dc') == 28 and ring.count("#mb-diamond") == 2
    assert "<i>+1</i>" in ring


def test_slots_tell_what_is_used_and_in_use_and_closed():
    found = position(3).slots(BLUE, "coffee_2", "banana_1", "banana_2", used=["coffee_2"])
    found.take("goods:2")
    slots = parts(found)["slots"]
    assert slots.count("card t-coffee used") == 1 and slots.count("inuse") == 1
    assert slots.count("card shut") == 2 and "book 4" in slots and "space 8" in slots
    assert 'data-acts="goods:3"' in slots


def test_a_stack_of_many_cards_lies_two_by_two():
    found = position(3).recovery(BLUE, "1", "coffee_1", "coffee_2", "banana_1", "banana_2", "cotton_1")
    slots = parts(found)["slots"]
    assert slots.count("rst pairs") == 1 and slots.count('class="strip') == 5


def test_books_lie_where_the_track_runs_with_the_jar_and_what_is_met():
    found = position(3).tile(BLUE, "st1").jar(BLUE, 1).slots(BLUE, "coffee_2", "bookkeeper")
    found.shelf(BLUE, "a01", "a06", None, None, None, "b07")  # 1 coffee, 1 banana
    shelf = parts(found)["shelf"]
    spaces = by_place(inside(shelf))
    assert "g12" in spaces["shelf-1"].attrib["class"] and "g26" in spaces["shelf-6"].attrib["class"]
    assert "g22" in spaces["shelf-10"].attrib["class"] and "g32" in spaces["shelf-11"].attrib["class"]
    assert shelf.count("met y") == 1 and shelf.count("met x") == 1  # a gap ends the walk
    jars = [place for place, el in spaces.items() for x in el.iter() if x.attrib.get("data-piece") == "jar-0"]
    assert jars == ["shelf-start"]
    assert shelf.count("#mb-crossed-a") == 8 and "£60" in shelf


def test_a_book_face_down_shows_its_letter_alone():
    found = position(3).jar(BLUE, 1).shelf(BLUE, "b07")
    found.s.face_down[BLUE] = 2
    shelf = parts(found)["shelf"]
    assert "bk bk-B down" in shelf and "#mb-pound-n" not in shelf.partition("bk-B down")[2].partition("</div>")[0]


def test_books_taken_wait_beside_the_track():
    found = position(3)
    found.s.taken[0], found.s.taken[1], found.s.taken_count = 3, 40, 2
    found.ask("which_book")
    assert set(by_place(inside(parts(found)["shelf"]))) >= {"taken-1", "taken-2"}
    for count, kind in ((3, "pile four"), (5, "pile many")):
        for n in range(count):
            found.s.taken[n] = 50 + n
        found.s.taken_count = count
        assert f'class="{kind}"' in parts(found)["shelf"]


@pytest.mark.parametrize(("count", "kind"), [(3, "hand "), (7, "hand half"), (12, "hand third"), (18, "hand fourth")])
def test_the_more_cards_in_hand_the_smaller_they_are(count, kind):
    cards = [*(f"b{n:02}" for n in range(1, 17)), "a01", "a02"][:count]
    hand = parts(position(3).hand(BLUE, *cards))["hand"]
    assert f'class="{kind}"' in hand and len(re.findall(r'data-el="hand-', hand)) == count


def test_of_two_equal_cards_both_can_be_pressed():
    found = position(3).planning()
    drawn = by_place(inside(parts(found)["hand"]))
    assert drawn["hand-expansion_2a"].attrib["data-acts"] == drawn[TWIN].attrib["data-acts"] == "lay:expansion_2a"


def test_a_plan_tells_what_it_shows():
    found = position(3).tile(BLUE, "st1").planning().take("lay:cotton_2", "lay:expansion_2a", player=BLUE)
    hand = parts(found)["hand"]
    assert re.findall(r"<b>(\d)</b></li>", hand) == ["0", "0", "2", "2", "0"]
    assert "1 of 1" in hand and "no bookkeeper" in hand
    assert "hole next" in parts(found)["slots"] and parts(found)["slots"].count(" planned") == 2


def test_own_tiles_lie_by_the_hand():
    found = position(3).bonus_tile(BLUE, "bookkeeper").bonus_tile(BLUE, "good")
    hand = parts(found)["hand"]
    assert 'data-acts="bookkeeper:tile"' in hand and 'data-el="bonus-good"' in hand


def test_the_edge_is_vermilion_while_asked():
    match = game(2, 1, 40)
    mover = match.actors[0]
    assert "edge on" in mine(scene(match, player=mover)).parts["part-mine-edge"]
    assert "edge on" not in mine(scene(match, player=1 - mover)).parts["part-mine-edge"]


def test_a_spectator_sees_the_first_seat_and_can_press_nothing():
    match = game(3, 5, 100)
    drawing = mine(Scene(match.view(None), words("en"), (), None, match.actors))
    html = fill(drawing.frame, drawing.parts)
    assert "data-acts" not in html and "mine s0" in html and "edge on" not in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_drawn_in_every_language_without_a_style(lang):
    for steps in (0, 7, 150):
        drawing = mine(scene(game(3, 3, steps, tiles="chosen"), lang))
        html = fill(drawing.frame, drawing.parts)
        assert not re.search(r">[^<]*(?:panel-\w|\{|\$)", html) and "style=" not in html and "None" not in html


def test_what_is_kept_follows_from_its_fields():
    """Everything read from a record stays right as it changes."""
    for match in walk(game(3, 9, 0), 9, 120):
        s = match.game.layout.plain(bytearray(match.view(0).record))
        for player in range(3):
            for read in (holdings.holding, holdings.slots, holdings.books, holdings.ahead, holdings.met):
                assert read(s, player) == read.__wrapped__(s, player)
