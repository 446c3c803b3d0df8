"""Who may see what: all but what the bag and the Automa's stack will bring, and that lies in the key alone."""

import functools

import pytest

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


@every_game
def test_everything_else_is_open_to_everybody(name):
    for position in positions(name):
        for viewer in viewers(position):
            seen = position.view(viewer)
            assert list(seen.s.key) == [0, 0]
            assert GAME.layout.changed(bytes(position.record), seen.record) == ["key"]


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
