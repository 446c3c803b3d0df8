"""Who may see what (YK-203, YK-222, YK-134): views tell nothing hidden, and guesses fill them honestly."""

import functools
import random

import pytest

from entrepot.games.yokohama.record import HIDDEN, NOBODY
from entrepot.testing import proves
from tests.games.yokohama.position import GAME, Position

SECRET = {"key", "order_deck", "technology_deck", "orders", "dealt"}  # the fields that hold anything hidden
EDITIONS = {
    "original": {"edition": "original"},
    "replace": {"edition": "original", "agents": "replace"},
    "synapses": {"edition": "synapses"},
    "expansions": {"edition": "synapses", "rewards": "on", "free_agents": "on"},
}
every_game = pytest.mark.parametrize(
    ("players", "edition"), [(players, edition) for players in (2, 3, 4) for edition in EDITIONS]
)


@functools.cache
def positions(players, edition):
    """Positions of one random game, from the starting choice to the end."""
    game = Position(players, seed=players, kept=False, **EDITIONS[edition]).inner
    found = [game.copy()]
    for seed, moves in enumerate((1, 30, 70, 100, 100, 1 << 20)):
        game.play_some(seed, moves)
        found.append(game.copy())
    assert found[-1].s.over and not found[-2].s.over
    return found


def viewers(position):
    return (NOBODY, *range(position.s.players))


def hidden_orders(s, viewer):
    """Where an order lies that a viewer cannot see, as (field, index)."""
    places = [(s.order_deck, n) for n in range(36)]
    for player in range(s.players):
        if player != viewer:
            places += [(s.orders, (player, n)) for n in range(3)] + [(s.dealt, (player, n)) for n in range(2)]
    return [(field, index) for field, index in places if field[index] >= 0]


def hidden_technologies(s):
    return [(s.technology_deck, n) for n in range(30) if s.technology_deck[n] >= 0]


def another_world(position, viewer, chance):
    """The same position but for what a viewer cannot see: cards exchanged at random, and another key."""
    other = position.copy()
    for places in (hidden_orders(other.s, viewer), hidden_technologies(other.s)):
        cards = [field[index] for field, index in places]
        chance.shuffle(cards)
        for (field, index), card in zip(places, cards, strict=True):
            field[index] = card
    other.s.key[0], other.s.key[1] = chance.getrandbits(64), chance.getrandbits(64)
    return other


def rows(field, player, width):
    return [field[player, n] for n in range(width)]


@proves("YK-203", "YK-134")
@pytest.mark.slow
@every_game
def test_a_view_is_the_same_whatever_lies_hidden(players, edition):
    chance, changed = random.Random(1), set()
    for position in positions(players, edition):
        for viewer in viewers(position):
            other = another_world(position, viewer, chance)
            assert GAME.conserved(other.s) == []
            assert other.view(viewer).record == position.view(viewer).record
            changed.update(GAME.layout.changed(position.record, other.record))
    assert changed == SECRET  # the worlds did differ


@proves("YK-203")
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_follows_by_itself_tells_nothing_hidden(players):
    """The same action in two worlds, all through a game: until a card is shown, a viewer cannot tell them apart."""
    chance = random.Random(players)
    game = Position(players, seed=9, kept=False, **EDITIONS["expansions"]).inner
    compared = 0
    while not game.s.over:
        here, player = game.copy(), chance.choice(game.actors())
        viewer = chance.choice(viewers(game))
        there = another_world(game, viewer, chance)
        action = chance.choice(game.legal(player))
        game.take(player, action)
        if action in there.legal(player) and game.s.revealed == here.s.revealed:
            there.take(player, action)
            assert there.view(viewer).record == game.view(viewer).record, GAME.catalogue.names[action]
            compared += 1
    assert compared > 100


@proves("YK-203", "YK-222")
@every_game
def test_everything_else_is_open_and_the_owner_sees_the_own_hand(players, edition):
    for position in positions(players, edition):
        for viewer in viewers(position):
            s, seen = position.s, position.view(viewer).s
            assert set(GAME.layout.changed(position.record, seen.buffer)) <= SECRET
            assert list(seen.key) == [0, 0]
            assert seen.orders_left == s.orders_left and seen.technologies_left == s.technologies_left
            assert list(seen.technology_deck).count(HIDDEN) == s.technologies_left
            assert max(seen.order_deck) < 0 and max(seen.technology_deck) < 0
            for player in range(players):
                for mine, shown, width in ((s.orders, seen.orders, 3), (s.dealt, seen.dealt, 2)):
                    masked = [HIDDEN if card >= 0 else card for card in rows(mine, player, width)]
                    wanted = rows(mine, player, width) if player == viewer else masked
                    assert rows(shown, player, width) == wanted


@proves("YK-134")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_choice_is_made_by_all_at_once_and_the_returned_order_never_shown(players):
    game = Position(players, seed=4, kept=False).inner
    assert game.actors() == tuple(range(players))
    for player in reversed(range(players)):  # in any order
        kept, returned = rows(game.s.dealt, player, 2)
        game.take(player, GAME.catalogue.number(f"keep:order_{kept + 1}"))
        assert game.s.dealt[player, 0] == returned
    at_the_end = game.copy()
    at_the_end.play_out(1)
    for position in (game, at_the_end):
        for viewer in viewers(position):
            seen = position.view(viewer).s
            for player in range(players):
                returned = position.s.dealt[player, 0] if player == viewer else HIDDEN
                assert rows(seen.dealt, player, 2) == [returned, NOBODY]


def test_guesses_differ_and_reach_every_order_that_may_be_in_a_hand():
    position = positions(3, "synapses")[1]  # seat 0 has kept an order
    view = position.view(1)
    possible = {field[index] for field, index in hidden_orders(position.s, 1)}
    assert {view.guess(1, (n, n)).s.orders[0, 0] for n in range(200)} == possible
