"""Who may see what: all but what the bag and the Automa's stack will bring, and that lies in the key alone."""

import functools
import random

import pytest

from entrepot.engine.language.deal import Deal
from entrepot.games.nippon.record import NOBODY
from tests.games.nippon.position import GAME, Position

GAMES = {
    "1": (1, {"level": "hard"}),
    "2": (2, {}),
    "3-late": (3, {"late": "on", "side": "random"}),
    "4-goals": (4, {"goals": "on"}),
}
every_game = pytest.mark.parametrize("name", GAMES)


def begin(name, seed):
    players, options = GAMES[name]
    return Position(players, seed, drafted=False, **options).inner


@functools.cache
def positions(name):
    """Positions of one random game, from the draft to the end."""
    game = begin(name, 3)
    found = [game.copy()]
    for seed, moves in enumerate((1, 20, 40, 40, 1 << 20)):
        game.play_some(seed, moves)
        found.append(game.copy())
    assert found[-1].s.over and not found[-2].s.over
    return found


def viewers(position):
    return (NOBODY, *range(position.s.players))


def another_world(position, chance):
    """The same position but for what nobody can see: another key."""
    other = position.copy()
    other.s.key[0], other.s.key[1] = chance.getrandbits(64), chance.getrandbits(64)
    return other


@every_game
def test_a_view_is_the_same_whatever_will_be_drawn(name):
    chance = random.Random(1)
    for position in positions(name):
        for viewer in viewers(position):
            other = another_world(position, chance)
            assert other.record != position.record
            assert other.view(viewer).record == position.view(viewer).record


@every_game
def test_everything_else_is_open_to_everybody(name):
    for position in positions(name):
        for viewer in viewers(position):
            seen = position.view(viewer)
            assert list(seen.s.key) == [0, 0]
            assert GAME.layout.changed(bytes(position.record), seen.record) == ["key"]


@every_game
def test_what_follows_by_itself_tells_nothing_of_the_key(name):
    """The same action in two worlds, all through a game: until something is drawn, nobody can tell them apart."""
    chance = random.Random(2)
    game = begin(name, 9)
    compared = drawn = 0
    while not game.s.over:
        player, counter, revealed = game.s.actor, game.s.counter, game.s.revealed
        there = another_world(game, chance)
        action = chance.choice(game.legal(player))
        assert there.legal(player) == game.legal(player)
        game.take(player, action)
        there.take(player, action)
        if game.s.revealed == revealed:
            assert game.s.counter == counter  # whoever draws says so
            assert there.view(player).record == game.view(player).record, GAME.catalogue.names[action]
            compared += 1
        else:
            drawn += 1
    assert compared > 50 and drawn >= 5


@every_game
def test_a_view_offers_its_seat_what_the_position_does(name):
    for position in positions(name):
        for player in position.actors():
            assert position.view(player).legal(player) == position.legal(player) != []


@every_game
def test_a_guess_keeps_what_is_seen_under_a_new_key(name):
    key = Deal.seeded(5).key
    for position in positions(name):
        for viewer in viewers(position):
            view = position.view(viewer)
            guess = view.guess(viewer, key)
            assert tuple(guess.s.key) == key
            assert GAME.conserved(guess.s) == []
            assert guess.view(viewer).record == view.record


@every_game
def test_a_guess_can_be_played_to_the_end(name):
    for n, position in enumerate(positions(name)[:-1]):
        viewer = n % (position.s.players + 1) - 1
        guess = position.view(viewer).guess(viewer, Deal.seeded(n).key)
        assert guess.play_out(n) > 0
        assert (guess.s.over, guess.s.fault) == (1, 0)
        assert GAME.conserved(guess.s) == []


def test_guesses_differ_and_reach_every_worker_of_the_bag():
    s = Position(3, 1).hiring(1, "white", "blue").empty_queue().hiring(5)
    s.s.bag[3] = 0  # no yellow worker is left
    s.ending()
    drawn = set()
    for n in range(60):
        guess = s.inner.view(1).guess(1, (n, n))
        guess.take(0, GAME.catalogue.number("done"))
        drawn.update(colour for colour in range(6) if guess.s.hiring[4, colour])
    assert drawn == {0, 1, 2, 4, 5}


def test_guesses_differ_and_reach_every_token_of_the_stack():
    s = Position(1, 1)
    s.s.stack = 0b101010010
    s.ending()
    revealed = set()
    for n in range(60):
        guess = s.inner.view(0).guess(0, (n, n))
        guess.take(0, GAME.catalogue.number("done"))
        revealed.add(guess.s.automa_token)
    assert revealed == {1, 4, 6, 8}
