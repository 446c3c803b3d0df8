"""Observations on the GPU as features, any number of them at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Game
from entrepot.observing.features import features_of

from .arrays import OnGpu, current_stream, room_for
from .kernels import EXPANDED, EXPANDING


class Expander:
    """Writes features as bfloat16 to an array of its own, which the next call overwrites."""

    def __init__(self, game: Game, recall: bool, kernel: Any, rows: int) -> None:
        features = features_of(game, recall)
        made = room_for((rows, len(features)), np.uint16)
        self.rows, self._kernel = rows, kernel
        self._tables = [cuda.to_device(table) for table in (features.ranges, features.shares)]
        self._tables += [made.view(np.uint64), made]
        self.made = OnGpu(made, "bfloat16")

    def __call__(self, obs: Any) -> Any:
        """Of a tensor or an array on the GPU, a tensor of as many rows."""
        if len(obs) > self.rows:
            raise EntrepotError(f"{len(obs)} observations do not fit; there is room for {self.rows}.")
        given = cuda.as_cuda_array(obs, sync=False)
        self._kernel[-(-len(obs) // EXPANDED), EXPANDING, current_stream()](given, *self._tables)
        return self.made.torch()[: len(obs)]
