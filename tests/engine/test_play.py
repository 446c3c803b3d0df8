"""Playing any game: what follows by itself, and random games."""

from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.backends.batch import records
from entrepot.engine.backends.play import NOBODY_ACTS
from entrepot.games.yokohama.game import GAME
from tests.games.yokohama.position import position


def begun(seed):
    made = Position(backend(GAME), records(GAME, 1, 2, {}, seed)[0].tobytes())
    made.set_up()
    return made


def test_a_question_that_nobody_is_asked_is_a_fault():
    s = position(players=2).ask("keep")  # everybody has kept an order long ago
    assert (s.inner.tick(), s.s.fault) == (0, NOBODY_ACTS)
    assert s.inner.tick() == 0  # and nothing runs on


def test_every_answer_has_its_chance():
    kept_first = 0
    for seed in range(60):
        game = begun(seed)
        first = game.s.dealt[0, 0]
        assert game.play_some(seed, 1) == 1
        kept_first += game.s.orders[0, 0] == first
    assert 12 <= kept_first <= 48  # one game in a hundred thousand goes beyond


def test_random_games_come_to_their_end_and_can_be_repeated():
    game = begun(5)
    moves = game.play_out(3)
    assert game.s.over and not game.s.fault and not GAME.conserved(game.s)
    assert moves > 100
    again = begun(5)
    assert again.play_out(3) == moves and again.record == game.record
    assert begun(5).play_out(4) != moves


def test_some_moves_are_no_more_than_asked_for():
    game = begun(1)
    assert game.play_some(1, 25) == 25 and not game.s.over
    assert game.play_some(2, 100_000) < 100_000 and game.s.over
