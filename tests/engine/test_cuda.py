"""The GPU plays the very same games. Without a GPU there is nothing here to test but the sentence that says so."""

import pytest

from entrepot.engine.backends import batch
from entrepot.engine.errors import EntrepotError
from entrepot.engine.proof import bench
from entrepot.games.yokohama.game import GAME


def has_gpu():
    try:
        from entrepot.engine.backends.cuda import gpu_name

        return bool(gpu_name())
    except (EntrepotError, ImportError):
        return False


if has_gpu():

    @pytest.mark.full
    def test_final_records_are_the_same_on_the_gpu():
        from entrepot.engine.backends.cuda import Cuda

        games = batch.records(GAME, 2_000, 4, {}, seed=1)
        back = Cuda(GAME)
        on_device = back.send(games)
        back.play(on_device, 3)
        final, moves = back.receive(on_device)
        assert (batch.play(GAME, games, 3) == moves).all()
        assert games.tobytes() == final.tobytes()

else:

    def test_without_its_package_there_is_one_sentence(monkeypatch):
        monkeypatch.setattr("entrepot.engine.backends.cuda.find_spec", lambda name: None)
        with pytest.raises(EntrepotError, match=r"^A GPU needs numba-cuda; run pip install 'entrepot\[cuda\]' first"):
            bench.on_gpu(GAME, 4, {}, 1, 128, 128)

    def test_without_a_gpu_there_is_one_sentence():
        with pytest.raises(EntrepotError, match=r"omit --cuda\.$"):
            bench.on_gpu(GAME, 4, {}, 1, 128, 128)
