"""The GPU back end, for batches: one thread a game, its record in the thread's own memory, the same rules.

The kernel is larger than the instruction cache, and waiting for instructions was three quarters of its time. So the
games of a block go through it together: at each step they vote, and those whose question belongs to the largest group
answer it while the others wait. That also fills the warps. There is one copy of each rule, and no array of answers in
the thread's memory (writes to one went astray as soon as threads of a warp diverged), so answers are kept as bits.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np

# numba-cuda still asks for a name that NumPy has dropped.
if not hasattr(np, "row_stack"):
    setattr(np, "row_stack", np.vstack)  # noqa: B010

import numba
from numba import cuda

from ..errors import EntrepotError
from ..language import contract
from ..language.game import Game
from ..language.rule import Binding
from . import play
from .compiled import compiled_exchange, counting_from_zero, narrow, signature

THREADS = 512  # per block: the more games vote together, the fewer copies of the rules are in use at once
REGISTERS = 128  # per thread: with that many one block fills a multiprocessor
EVERY_LANE = 0xFFFFFFFF


def gpu_name() -> str:
    """The GPU in use, or an error in one sentence if there is none."""
    if find_spec("numba_cuda") is None:  # Numba's own is an old one, without what is exchanged below
        raise EntrepotError("A GPU needs numba-cuda; run pip install 'entrepot[cuda]' first, or omit --cuda.")
    try:
        if cuda.is_available():
            name = cuda.get_current_device().name
            return name.decode() if isinstance(name, bytes) else str(name)
    except Exception as error:  # a driver can fail in many ways, all of which mean the same here
        raise EntrepotError(f"The GPU cannot be used ({error}); omit --cuda.") from None
    raise EntrepotError("There is no NVIDIA GPU that Numba can use here; omit --cuda.")


class Cuda:
    """Bind a game's rules for the GPU; `play` then runs whole batches of random games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.record_type = numba.from_dtype(game.layout.dtype)

        def wrap(function: Any) -> Any:
            return cuda.jit([signature(self.record_type, function)], device=True)(function)

        bind = Binding(compiled_exchange(game), narrow, wrap)
        with counting_from_zero("numba.cuda.np.arrayobj"):
            setup, advance = bind(contract.setup), bind(contract.advance)
            answer, group = bind(play.answer), bind(play.group)
        largest = _largest(int(game.group_table.max()))
        self._kernel = _kernel(self.record_type, setup, advance, answer, group, largest)

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


def _largest(groups: int) -> Any:
    """For a block of games: the group most of them are in, 0 when all are over."""

    @cuda.jit(device=True)
    def largest(mine):  # type: ignore[no-untyped-def]
        cuda.syncwarp(EVERY_LANE)  # a barrier that only part of a warp has reached is extremely slow
        most = 0
        found = 0
        for number in range(1, groups + 1):
            count = cuda.syncthreads_count(np.int32(mine == number))
            if count > most:
                most = count
                found = number
        return found

    return largest


def _kernel(record_type: Any, setup: Any, advance: Any, answer: Any, group: Any, largest: Any) -> Any:
    """One thread's game from its set-up to its end."""

    def kernel(records, seed, moves):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        own = cuda.local.array(1, record_type)
        made = 0
        asked = 0
        there = i < records.shape[0]
        if there:
            own[0] = records[i]
            setup(own[0])
        while True:
            mine = 0
            if there:
                while not own[0].over and not own[0].fault and group(own[0]) == 0:
                    advance(own[0])
                if not own[0].over and not own[0].fault:
                    mine = group(own[0])
            now = largest(mine)
            if now == 0:
                break
            if now == mine:
                if answer(own[0], seed + i, asked) > 1:
                    made += 1
                asked += 1
        if there:
            records[i] = own[0]
            moves[i] = made

    return cuda.jit(max_registers=REGISTERS)(kernel)
