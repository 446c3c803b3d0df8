"""The GPU back end, for batches: one thread a game, its record in the thread's own memory, the same rules.

Two things count on a GPU of the H200 class: one copy of the rules in the kernel (`play_out` has a single loop; with
`settle` beside it there were two copies of every refusal, and it was several times slower), and no array of answers in
the thread's memory (writes to one went astray as soon as threads of a warp diverged, so answers are kept as bits).
"""

from __future__ import annotations

from typing import Any

import numpy as np

# numba-cuda still asks for a name that NumPy has dropped.
if not hasattr(np, "row_stack"):
    setattr(np, "row_stack", np.vstack)  # noqa: B010

import numba
from numba import cuda

from . import contract, play
from .compiled import compiled_exchange, narrow, signature
from .errors import EntrepotError
from .game import Game
from .rule import Binding

THREADS = 128  # per block
REGISTERS = 64  # per thread: more games at once hide more waiting than spilled registers cost


def gpu_name() -> str:
    """The GPU in use, or one sentence when there is none."""
    try:
        if cuda.is_available():
            name = cuda.get_current_device().name
            return name.decode() if isinstance(name, bytes) else str(name)
    except Exception as error:  # a driver can fail in many ways, all of which mean the same here
        raise EntrepotError(f"The GPU cannot be used ({error}); leave --cuda out.") from None
    raise EntrepotError("There is no NVIDIA GPU that Numba can use here; leave --cuda out.")


class Cuda:
    """Bind a game's rules for the GPU; `play` then runs whole batches of random games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.record_type = numba.from_dtype(game.layout.dtype)

        def wrap(function: Any) -> Any:
            return cuda.jit([signature(self.record_type, function)], device=True)(function)

        bind = Binding(compiled_exchange(game), narrow, wrap)
        setup, play_out = bind(contract.setup), bind(play.play_out)
        record_type = self.record_type

        def kernel(records, seed, moves):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < records.shape[0]:
                own = cuda.local.array(1, record_type)
                own[0] = records[i]
                setup(own[0])
                moves[i] = play_out(own[0], seed + i)
                records[i] = own[0]

        self._kernel = cuda.jit(max_registers=REGISTERS)(kernel)

    def send(self, games: np.ndarray[Any, Any]) -> tuple[Any, Any]:
        """The records and room for the moves, on the device."""
        return cuda.to_device(games), cuda.to_device(np.zeros(len(games), dtype=np.int64))

    def receive(self, on_device: tuple[Any, Any]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Records and moves, back from the device."""
        return on_device[0].copy_to_host(), on_device[1].copy_to_host()

    def play(self, on_device: tuple[Any, Any], seed: int) -> None:
        """Set up and play all games to their end at random, on the device."""
        records, moves = on_device
        blocks = -(-len(records) // THREADS)
        self._kernel[blocks, THREADS](records, seed, moves)
        cuda.synchronize()
