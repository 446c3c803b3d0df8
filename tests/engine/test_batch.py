"""Many games at once: the same games as one by one, whatever the number of threads."""

import pytest

from entrepot.engine.backends import batch
from entrepot.engine.backends.backend import Position, backend
from entrepot.games.yokohama.game import GAME

OPTIONS = {"rewards": "on", "free_agents": "on"}


@pytest.mark.slow
@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch_is_the_same_as_its_games_one_by_one(threads):
    games = batch.records(GAME, 24, 3, OPTIONS, seed=40)
    untouched = games.copy()
    moves = batch.play(GAME, games, 7, threads)
    assert games["over"].all() and not games["fault"].any()
    for n in (0, 11, 23):
        position = Position(backend(GAME), untouched[n].tobytes())
        position.set_up()
        assert position.play_out(7 + n) == moves[n]
        assert bytes(position.record) == games[n].tobytes()


def test_records_differ_by_their_deal_alone():
    games = batch.records(GAME, 3, 2, {"edition": "original"}, seed=1)
    assert len({tuple(key) for key in games["key"].tolist()}) == 3
    games["key"] = 0
    assert len({game.tobytes() for game in games}) == 1
