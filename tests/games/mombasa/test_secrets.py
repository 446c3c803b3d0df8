"""Who may see what: views tell nothing of what others chose, rested or planned, and guesses fill them honestly."""

import functools
import itertools
import random

import pytest

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.deal import Deal
from entrepot.games.mombasa.actions import OWN, SLOTS, START_TILES
from entrepot.games.mombasa.record import HIDDEN, NOBODY
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, GAME, PINK, PURPLE, Position, position

GAMES = {
    "2": (2, {}),
    "3-later": (3, {"tracks": "random", "tiles": "chosen"}),
    "4-tiles": (4, {"tiles": "chosen"}),
}
every_game = pytest.mark.parametrize("name", GAMES)

# The fields that hold anything hidden, by what is asked.
SECRET = {
    "tile": {"key", "dealt", "start_tile"},
    "resting": {"key", "dealt", "hand", "recovery", "planned"},
    "planning": {"key", "dealt", "hand", "slot", "planned"},
}


def begin(name, seed):
    players, options = GAMES[name]
    return Position(players, seed, begun=False, **options).inner


@functools.cache
def positions(name):
    """Positions of one random game, from the starting tiles to the end, most of them while all are asked."""
    game = begin(name, 3)
    found = [game.copy()]
    for seed, moves in enumerate((1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 20, 15, 30, 7, 40, 20, 1 << 20)):
        game.play_some(seed, moves)
        found.append(game.copy())
    assert found[-1].s.over and not found[-2].s.over
    return found


def asked(game):
    return "over" if game.s.over else GAME.kinds[game.s.agenda[game.s.depth - 1, 0]]


def viewers(game):
    return (NOBODY, *range(game.s.players))


def answered(p, player, answers, chance):
    """A copy in which a player has given so many answers at random to what all are asked."""
    twin = p.copy()
    for _ in range(answers):
        twin.take(chance.choice(sorted(twin.legal_for(player) - {"ready"})), player=player)
    return twin


# --- views


def test_the_games_ask_all_that_is_asked_of_everybody():
    seen = {asked(game) for name in GAMES for game in positions(name)}
    assert {"tile", "resting", "planning", "turn", "over"} <= seen


@every_game
def test_everything_else_is_open_to_everybody(name):
    hidden = set()
    for game in positions(name):
        for viewer in viewers(game):
            seen = game.view(viewer)
            assert list(seen.s.key) == [0, 0]
            changed = set(GAME.layout.changed(bytes(game.record), seen.record))
            assert changed <= SECRET.get(asked(game), {"key", "dealt"})
            hidden |= changed
    assert {"key", "hand", "slot", "planned"} <= hidden


@proves("MB-206", "MB-207")
def test_a_view_is_the_same_whatever_tile_another_has_or_chooses():
    p = Position(3, 1, begun=False, tiles="chosen")
    mine = {p.s.dealt[PINK, n] for n in range(2)}
    others = [tile for tile in range(len(START_TILES)) if tile not in mine]
    before, chosen = set(), set()
    for one, two in itertools.permutations(others, 2):
        twin = p.copy()
        twin.s.dealt[BLUE, 0], twin.s.dealt[BLUE, 1] = one, two
        before.add(bytes(twin.view(PINK).inner.record))
        twin.take(f"tile:{START_TILES[one]}", player=BLUE)
        chosen.add(bytes(twin.view(PINK).inner.record))
    assert len(before) == len(chosen) == 1 and before != chosen  # that blue has chosen is seen


@proves("MB-143")
def test_a_view_is_the_same_whatever_another_rests():
    p = Position(3, 1, begun=False, first="0").take("rest:banana_1", player=PINK)
    cards = sorted(p.legal_for(BLUE))
    unready = {bytes(p.copy().take(card, player=BLUE).view(PINK).inner.record) for card in cards}
    assert unready == {bytes(p.view(PINK).inner.record)}  # nor how many of them lie there already
    ready = {
        bytes(p.copy().take(*two, player=BLUE).view(PINK).inner.record) for two in itertools.permutations(cards, 2)
    }
    assert len(ready) == 1 and ready != unready
    assert p.view(PINK).in_recovery(PINK, "1") == {"banana_1"}  # one's own is seen


@proves("MB-401", "MB-410")
@pytest.mark.parametrize("viewer", [NOBODY, PINK, PURPLE])
def test_a_view_is_the_same_whatever_another_plans(viewer):
    chance = random.Random(viewer)
    p = position(3).diamond(BLUE, 8).planning().take("lay:cotton_1", player=PINK)
    seen = bytes(p.view(viewer).inner.record)
    plans = set()
    for n in range(40):  # none, some or all slots answered for, the plan not standing
        twin = answered(p, BLUE, n % 5, chance)
        plans.add(tuple(twin.s.slot[BLUE, slot] for slot in range(5)))
        assert bytes(twin.view(viewer).inner.record) == seen
    assert len(plans) > 20
    ready = {
        bytes(answered(p, BLUE, 4, chance).take("ready", player=BLUE).view(viewer).inner.record) for _ in range(20)
    }
    assert len(ready) == 1 and seen not in ready
    back = answered(p, BLUE, 4, chance).take("ready", "reconsider", player=BLUE)
    assert bytes(back.view(viewer).inner.record) == seen  # a plan taken back leaves no trace


@proves("MB-410")
def test_another_s_hand_is_seen_as_it_was_before_planning():
    p = position(2).planning().plan(BLUE, "coffee_1", None, "cotton_2")
    seen = p.view(PINK)
    assert seen.holds(BLUE) == set(OWN) and [seen.in_slot(BLUE, slot) for slot in SLOTS] == [None] * 5
    assert seen.s.ready == 0b01
    own = p.view(BLUE)
    assert GAME.layout.changed(bytes(p.inner.record), own.inner.record) == ["key"]


# --- guesses


@every_game
def test_a_guess_keeps_what_is_seen_under_a_new_key(name):
    key = Deal.seeded(5).key
    for game in positions(name):
        for viewer in viewers(game):
            view = game.view(viewer)
            guess = view.guess(viewer, key)
            assert tuple(guess.s.key) == key
            assert GAME.conserved(guess.s) == []
            again = guess.view(viewer)
            again.s.counter = view.s.counter  # the draws of the guess
            assert again.record == view.record


def test_guesses_reach_every_tile_that_may_be_another_s():
    p = Position(3, 1, begun=False, tiles="chosen")
    p.take(min(p.legal_for(BLUE)), player=BLUE)
    view = p.view(PINK).inner
    possible = set(range(len(START_TILES))) - {p.s.dealt[PINK, n] for n in range(2)}
    chosen, rejected = set(), set()
    for n in range(120):
        s = view.guess(PINK, (n, n)).s
        chosen.add(s.start_tile[BLUE])
        rejected.add(s.dealt[BLUE, 0])
        tiles = [
            s.start_tile[BLUE],
            s.dealt[BLUE, 0],
            *(s.dealt[other, n] for other in (PINK, PURPLE) for n in range(2)),
        ]
        assert len(set(tiles)) == 6 and HIDDEN not in tiles
        assert s.start_tile[PURPLE] == NOBODY  # who has not chosen has not chosen
    assert chosen == rejected == possible


def test_guesses_reach_every_order_of_resting_cards():
    p = Position(2, 1, begun=False, first="0").take("rest:coffee_1", "rest:banana_2", player=BLUE)
    view = p.view(PINK).inner
    orders = set()
    for n in range(60):
        guess = view.guess(PINK, (n, n))
        orders.add(tuple(guess.s.recovery[BLUE, area] for area in range(5)))
        assert (guess.s.planned[BLUE], guess.actors()) == (2, (PINK,))
    assert len(orders) == 6 and all(order[0] == order[4] == 0 for order in orders)


def test_guesses_reach_every_card_and_every_empty_slot_of_a_plan():
    p = position(2).diamond(BLUE, 8).planning()
    p.recovery(BLUE, "1", "bookkeeper").hand(PINK, "coffee_1", "d01")
    p.plan(BLUE, "coffee_1", None, "cotton_2", None)
    view = p.view(PINK).inner
    found = {slot: set() for slot in range(5)}
    for n in range(200):
        guess = view.guess(PINK, (n, n))
        for slot in range(5):
            found[slot].add(guess.s.slot[BLUE, slot])
        assert GAME.conserved(guess.s) == [] and guess.actors() == (PINK,)
        assert guess.legal(BLUE) == [GAME.catalogue.number("reconsider")]
    first = set(range(44, 54)) - {44 + OWN.index("bookkeeper"), 44 + OWN.index("expansion_2b")}
    assert found[0] == first | {NOBODY} and found[4] == {NOBODY}
    assert all(found[slot] >= first | {NOBODY} for slot in (1, 2, 3))


def slots(position, player):
    return [position.s.slot[player, slot] for slot in range(5)]


def leftmost(view, seat):
    """A plan: the first card in hand into every slot."""
    return min(view.legal(seat))


def test_a_policy_can_plan_for_whoever_has_planned_unseen():
    """By its own view of the guess; who has not planned yet, and who guesses, stay as they are."""
    p = position(3).planning()
    p.plan(BLUE, "coffee_1", None, "cotton_2").take("lay:coffee_2", player=PINK)
    asked = []

    def plan(view, seat):
        asked.append(seat)
        assert slots(view, PINK) == [NOBODY] * 5  # what another lays is hidden there too
        return leftmost(view, seat)

    view = p.view(PINK).inner
    plain = view.guess(PINK, (1, 1))
    expected = p.view(BLUE).inner
    expected.take(BLUE, GAME.catalogue.number("reconsider"))
    while BLUE in expected.actors():
        expected.take(BLUE, leftmost(expected, BLUE))
    for n in range(20):
        guess = view.guess(PINK, (n, n), plan)
        assert slots(guess, BLUE) == slots(expected, BLUE) != [NOBODY] * 5
        assert GAME.conserved(guess.s) == [] and guess.actors() == plain.actors() == (PINK, PURPLE)
        again = guess.view(PINK)
        again.s.counter = view.s.counter
        assert again.record == view.record
    assert {*asked} == {BLUE}


def test_a_plan_that_cannot_be_gets_one_sentence():
    p = position(2).planning().plan(BLUE, "coffee_1", None, "cotton_2")
    with pytest.raises(EntrepotError, match=r"The plan of seat 0 is -1; answer with one of view.legal\(seat\)\."):
        p.view(PINK).inner.guess(PINK, (1, 1), lambda view, seat: -1)


def test_what_cannot_be_taken_back_is_guessed_as_without_a_plan():
    p = Position(2, 1, begun=False, first="0").take("rest:coffee_1", "rest:banana_2", player=BLUE)
    view = p.view(PINK).inner
    assert view.guess(PINK, (1, 1), leftmost).record == view.guess(PINK, (1, 1)).record


def test_who_has_not_planned_has_planned_nothing_in_a_guess():
    p = position(2).planning().take("lay:coffee_1", player=BLUE)
    guess = p.view(PINK).inner.guess(PINK, (1, 1))
    assert [guess.s.slot[BLUE, slot] for slot in range(5)] == [NOBODY] * 5 and guess.s.planned[BLUE] == 1
    assert guess.actors() == (BLUE, PINK)
