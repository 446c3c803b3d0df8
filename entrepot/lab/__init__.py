"""The lab: the same games for programs that learn, many at a time.

`make` gives a vector environment; `entrepot.lab.pettingzoo`, `gymnasium` and `openspiel` are the interfaces that
other libraries know. Nothing here is imported by `import entrepot`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from entrepot.engine.errors import EntrepotError

if TYPE_CHECKING:
    from .vector import Vector

__all__ = ["make"]


def make(game: str, count: int, *, players: int | Sequence[int] = 2, device: str = "cpu", **more: Any) -> Vector:
    """A vector environment of `count` games: `lab.make("yokohama", 1024, players=4, seed=7)`.

    With several numbers of `players` the games take them in turn. Options of the game are given by name; a list has one
    choice for each number of players.
    """
    if device == "cpu":
        from .vector import Vector

        return Vector(game, count, players=players, **more)
    if device == "cuda":
        if find_spec("numba_cuda") is None:
            raise EntrepotError("A GPU needs numba-cuda; run pip install 'entrepot[cuda]' first, or use device='cpu'.")
        from .cuda.vector import Vector as OnGpu

        return OnGpu(game, count, players=players, **more)  # type: ignore[return-value]
    raise EntrepotError(f"There is no device {device!r}; choose cpu or cuda.")
