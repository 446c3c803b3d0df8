"""The GPU back end, for batches: one thread a game, its record in the thread's own memory, the same rules."""

from __future__ import annotations

from typing import Any

import numpy as np

# numba-cuda still asks for a name that NumPy has dropped.
if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # type: ignore[attr-defined]

import numba
from numba import cuda, types

from . import play
from .compiled import compiled_exchange, narrow, signature
from .errors import EntrepotError
from .game import Game
from .rule import Binding

THREADS = 64  # per block: records are large, so few threads share a multiprocessor's cache well


STACK = 4096  # bytes a thread: the driver's 1,024 do not hold a record, its question and the calls between


def give_stack(size: int) -> None:
    """Let each thread have a deeper stack; the linker does not count it through calls that were not inlined."""
    from cuda.bindings import driver

    cuda.current_context()
    (status,) = driver.cuCtxSetLimit(driver.CUlimit.CU_LIMIT_STACK_SIZE, size)
    if status != driver.CUresult.CUDA_SUCCESS:
        raise EntrepotError(f"The GPU gives no {size} bytes of stack a thread ({status.name}); use another one.")


class Cuda:
    """Bind a game's rules for the GPU; `play` then runs whole batches of random games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        give_stack(STACK)
        self.record_type = numba.from_dtype(game.layout.dtype)

        def wrap(function: Any) -> Any:
            return cuda.jit([signature(self.record_type, function)], device=True)(function)

        bind = Binding(compiled_exchange(game), narrow, wrap)
        begin, playout = bind(play.begin), bind(play.playout)
        record_type, most = self.record_type, play.MOST_OFFERED

        def kernel(records, seed, moves):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < records.shape[0]:
                own = cuda.local.array(1, record_type)
                out = cuda.local.array(most, types.int16)
                own[0] = records[i]
                begin(own[0])
                moves[i] = playout(own[0], seed + i, 1 << 30, out)
                records[i] = own[0]

        self._kernel = cuda.jit(kernel)

    def send(self, games: np.ndarray[Any, Any]) -> tuple[Any, Any]:
        """The records and room for the moves, on the device."""
        return cuda.to_device(games), cuda.to_device(np.zeros(len(games), dtype=np.int64))

    def play(self, on_device: tuple[Any, Any], seed: int) -> None:
        """Set up and play all games to their end at random, on the device."""
        records, moves = on_device
        blocks = -(-len(records) // THREADS)
        self._kernel[blocks, THREADS](records, seed, moves)
        cuda.synchronize()
