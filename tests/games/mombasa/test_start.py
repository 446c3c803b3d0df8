"""Starting tiles: which one, what rests, what it gives (MB-133 … MB-148, MB-205 … MB-209)."""

from collections import Counter
from itertools import permutations

import pytest

from entrepot.games.mombasa.actions import COMPANIES, OWN, START_TILES
from entrepot.games.mombasa.record import HIDDEN, NOBODY
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, PURPLE, Position, position

NAMED = {"st1": {"coffee_1", "banana_2", "expansion_2a"}, "st2": {"banana_1", "cotton_2", "expansion_2a"}}


def resting(players=2, first="0", **tiles):
    """Everybody is asked what rests; blue="st5", … are their starting tiles."""
    p = Position(players, 1, begun=False, first=first)
    for name, tile in tiles.items():
        p.tile(("blue", "pink", "purple", "yellow").index(name), tile)
    return p


def rest(p, *players):
    """These lay two cards each in the order offered; the third follows."""
    for player in players:
        for _ in range(2):
            p.take(min(p.legal_for(player)), player=player)
    return p


def choosing(players=3, seed=1, **options):
    return Position(players, seed, begun=False, **{"tiles": "chosen", "first": "0", **options})


def tiles_of(p, player):
    """The two tiles dealt to a player."""
    return [START_TILES[p.s.dealt[player, n]] for n in range(2)]


# --- tiles of the first game


@proves("MB-133", "MB-146")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fixed_tiles_go_clockwise_from_the_first_player(players):
    for first in range(players):
        p = Position(players, 1, begun=False, first=str(first))
        found = [START_TILES[p.s.start_tile[(first + n) % players]] for n in range(players)]
        assert found == ["st1", "st2", "st3", "st4"][:players]


@proves("MB-135")
def test_starting_tiles_lie_face_up():
    p = resting()
    for viewer in (NOBODY, BLUE, PINK):
        assert [START_TILES[p.view(viewer).s.start_tile[player]] for player in (BLUE, PINK)] == ["st1", "st2"]


# --- what rests


@proves("MB-134", "MB-136")
def test_the_three_cards_named_by_the_tile_rest():
    p = resting()
    assert p.asked == "resting"
    assert p.legal_for(BLUE) == {f"rest:{card}" for card in NAMED["st1"]}
    assert p.legal_for(PINK) == {f"rest:{card}" for card in NAMED["st2"]}
    assert p.why_not("rest:coffee_2", BLUE) == p.why_not("rest:a01", BLUE) == "MB-136"
    p.take("rest:coffee_1", player=BLUE)
    assert p.why_not("rest:coffee_1", BLUE) == "MB-136"  # it lies in its area


@proves("MB-136")
def test_nothing_else_is_possible_meanwhile():
    p = resting()
    assert p.why_not("end", BLUE) == p.why_not("lay:coffee_2", BLUE) == p.why_not("tile:st1", PINK) == "MB-136"


@proves("MB-136", "MB-137")
def test_they_rest_in_any_order_the_owner_likes():
    for first, second, third in permutations(NAMED["st1"]):
        p = resting().take(f"rest:{first}", f"rest:{second}", player=BLUE)
        found = [p.in_recovery(BLUE, slot) for slot in "123"]
        assert found == [{first}, {second}, {third}]
        assert p.holds(BLUE) == set(OWN) - NAMED["st1"] and len(p.holds(BLUE)) == 7


@proves("MB-138")
def test_the_1_expansion_card_may_rest_too():
    p = resting(blue="st5").take("rest:one_expansion", "rest:coffee_2", player=BLUE)
    assert [p.in_recovery(BLUE, slot) for slot in "123"] == [{"one_expansion"}, {"coffee_2"}, {"cotton_2"}]


@proves("MB-147")
def test_of_two_equal_cards_one_rests():
    p = resting().take("rest:expansion_2a", "rest:coffee_1", player=BLUE)
    assert p.in_recovery(BLUE, "1") == {"expansion_2a"} and "expansion_2b" in p.holds(BLUE)
    assert resting().why_not("rest:expansion_2b", BLUE) == "MB-136"


@proves("MB-147")
def test_of_two_equal_cards_the_first_is_sold_first():
    p = position().to_move(BLUE).take("mark:sell")
    assert p.why_not("sell:expansion_2b") == "MB-147" and p.why_not("sell:expansion_2a") is None
    p = position().recovery(BLUE, "1", "expansion_2a").to_move(BLUE).take("mark:sell")
    assert p.why_not("sell:expansion_2b") is None


@proves("MB-148")
@pytest.mark.parametrize("tile", START_TILES)
def test_the_areas_of_the_extra_slots_stay_empty(tile):
    p = rest(resting(blue=tile), BLUE, PINK)
    assert [len(p.in_recovery(BLUE, slot)) for slot in ("diamond", "1", "2", "3", "book")] == [0, 1, 1, 1, 0]


@proves("MB-143")
def test_all_rest_at_the_same_time_and_unseen():
    p = resting(players=3)
    assert p.inner.actors() == (BLUE, PINK, PURPLE)
    for first, second in (("coffee_1", "banana_2"), ("expansion_2a", "coffee_1")):
        one = p.copy().take(f"rest:{first}", f"rest:{second}", player=BLUE)
        assert one.inner.actors() == (PINK, PURPLE) and one.s.ready == 0b001
        seen = one.view(PINK)
        assert seen.holds(BLUE) == set(OWN) and seen.in_recovery(BLUE, "1") == set()
    rest(p, PURPLE, PINK)
    assert p.view(BLUE).holds(PURPLE) == set(OWN) and p.asked == "resting"
    rest(p, BLUE)
    assert (p.asked, p.s.revealed) == ("planning", 1)
    assert len(p.view(BLUE).in_recovery(PURPLE, "1")) == 1


# --- the ink jar and the starting bonus


@proves("MB-139")
def test_the_ink_jar_begins_before_the_starting_book():
    p = position().tile(BLUE, "st1").money(BLUE, 0).slots(BLUE, "bookkeeper", "cotton_1").to_move(BLUE)
    assert p.s.jar[BLUE] == 0
    p.take("bookkeeper:1", "walk")
    assert p.s.jar[BLUE] == 1 and p.s.money[BLUE] == 1  # the reward of the starting book
    assert p.asked == "books"


STEPS = {
    "st1": (2, 0, 0, 1, 0), "st2": (1, 2, 0, 0, 0), "st3": (0, 1, 2, 0, 0), "st4": (0, 0, 1, 2, 0),
    "st5": (0, 3, 0, 0, 0), "st6": (0, 0, 0, 3, 0), "st7": (1, 0, 0, 0, 2), "st8": (0, 0, 3, 0, 0),
    "st9": (0, 0, 0, 1, 1), "st10": (2, 2, 0, 0, 0),
}  # fmt: skip


@proves("MB-140", "MB-141")
@pytest.mark.parametrize("tile", START_TILES)
def test_the_starting_bonus(tile):
    p = resting(blue=tile)
    assert [p.at(BLUE, company) for company in COMPANIES] == [0] * 4 and p.s.diamond[BLUE] == 0
    rest(p, BLUE, PINK)
    assert (*(p.at(BLUE, company) for company in COMPANIES), p.s.diamond[BLUE]) == STEPS[tile]
    assert p.asked == "planning" and p.sound


@proves("MB-142")
@pytest.mark.parametrize(("first", "money"), [("0", [3, 2]), ("1", [2, 3])])
def test_starting_steps_reach_special_fields_in_seat_order(first, money):
    """The first space 5 of A1 pays whoever was there before once more."""
    p = resting(first=first, blue="st1", pink="st2")
    p.track(BLUE, "mombasa", 3, opened=False).track(PINK, "mombasa", 4, opened=False)
    rest(p, BLUE, PINK)
    assert [p.at(player, "mombasa") for player in (BLUE, PINK)] == [5, 5]
    assert [p.s.money[player] for player in (BLUE, PINK)] == money


@proves("MB-142")
def test_starting_steps_meet_pay_sections():
    p = resting(first="1", blue="st1", pink="st2").track(BLUE, "mombasa", 7)  # A1: £1 after space 8
    rest(p, BLUE, PINK)
    assert (p.asked, p.s.turn, p.at(BLUE, "mombasa"), p.at(BLUE, "cairo")) == ("toll", BLUE, 8, 0)
    stopped = p.copy().take("stop")
    assert (stopped.at(BLUE, "mombasa"), stopped.s.money[BLUE], stopped.at(BLUE, "cairo")) == (8, 1, 1)
    p.take("pay")
    assert (p.at(BLUE, "mombasa"), p.s.money[BLUE], p.at(BLUE, "cairo")) == (9, 0, 1)
    assert (p.asked, p.s.turn) == ("planning", PINK)


# --- chosen tiles


@proves("MB-205")
def test_two_tiles_are_dealt_to_each():
    dealt = Counter()
    for seed in range(40):
        p = choosing(4, seed)
        tiles = [tile for player in range(4) for tile in tiles_of(p, player)]
        assert len(set(tiles)) == 8
        dealt.update(tiles)
    assert set(dealt) == set(START_TILES) and min(dealt.values()) > 20  # 32 on average


@proves("MB-206")
def test_one_of_the_two_own_tiles_is_kept():
    p = choosing()
    assert p.asked == "tile" and p.inner.actors() == (BLUE, PINK, PURPLE)
    assert p.legal_for(PINK) == {f"tile:{tile}" for tile in tiles_of(p, PINK)}
    for tile in START_TILES:
        assert p.why_not(f"tile:{tile}", PINK) == (None if tile in tiles_of(p, PINK) else "MB-206")
    for n in range(2):
        one, kept = p.copy(), tiles_of(p, PINK)[n]
        one.take(f"tile:{kept}", player=PINK)
        assert START_TILES[one.s.start_tile[PINK]] == kept
        assert START_TILES[one.s.dealt[PINK, 0]] == tiles_of(p, PINK)[1 - n] and one.s.dealt[PINK, 1] == NOBODY


@proves("MB-206")
def test_nothing_else_is_possible_before_the_tiles_are_chosen():
    p = choosing()
    assert p.why_not("rest:coffee_1", BLUE) == p.why_not("end", BLUE) == p.why_not("lay:coffee_1", PINK) == "MB-206"


@proves("MB-206")
def test_the_tiles_are_revealed_together():
    p = choosing()
    for player in (PINK, BLUE):
        p.take(min(p.legal_for(player)), player=player)
        assert p.view(PURPLE).s.start_tile[player] == HIDDEN
        assert p.asked == "tile"
    p.take(min(p.legal_for(PURPLE)), player=PURPLE)
    assert p.asked == "resting"
    for viewer in (NOBODY, BLUE, PINK, PURPLE):
        assert list(p.view(viewer).s.start_tile) == list(p.s.start_tile)


@proves("MB-207")
def test_the_rejected_tile_is_never_shown_to_others():
    p = choosing()
    for player in (BLUE, PINK, PURPLE):
        p.take(min(p.legal_for(player)), player=player)
    p.inner.play_out(4)
    assert p.s.over
    for viewer in (NOBODY, BLUE, PINK, PURPLE):
        seen = p.view(viewer)
        for player in (BLUE, PINK, PURPLE):
            assert seen.s.dealt[player, 0] == (p.s.dealt[player, 0] if player == viewer else HIDDEN)


@proves("MB-209")
def test_after_the_reveal_it_goes_on_as_in_the_first_game():
    p = choosing()
    p.s.dealt[BLUE, 0], p.s.dealt[BLUE, 1] = START_TILES.index("st7"), START_TILES.index("st5")
    p.s.dealt[PINK, 0], p.s.dealt[PINK, 1] = START_TILES.index("st1"), START_TILES.index("st2")
    p.s.dealt[PURPLE, 0], p.s.dealt[PURPLE, 1] = START_TILES.index("st3"), START_TILES.index("st4")
    p.take("tile:st7", player=BLUE).take("tile:st2", player=PINK).take("tile:st3", player=PURPLE)
    assert p.asked == "resting" and p.s.ready == 0
    assert p.legal_for(BLUE) == {"rest:coffee_1", "rest:cotton_2", "rest:bookkeeper"}
    rest(p, BLUE, PINK, PURPLE)
    assert p.asked == "planning"
    assert [len(p.holds(player)) for player in (BLUE, PINK, PURPLE)] == [7, 7, 7]
    assert (p.at(BLUE, "mombasa"), p.s.diamond[BLUE], p.at(PINK, "cape_town"), p.s.jar[PINK]) == (1, 2, 2, 0)
