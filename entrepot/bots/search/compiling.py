"""The search under Numba; imported only where the compiled back end is in use."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import numba
import numpy as np

from entrepot.engine.backends.compiled import Compiled, with_globals
from entrepot.engine.backends.extension import UNCOUNTED, Extension, mark_of
from entrepot.engine.language import contract
from entrepot.engine.language.game import Game
from entrepot.observing import compiling as observing
from entrepot.observing.elements import elements_of

from ..network import kernel
from ..network.inputs import Inputs
from ..network.weights import Weights
from . import tree
from .rules import rules_of

HERE = Path(__file__).parent
SOURCES = tuple(HERE / name for name in ("compiling.py", "rules.py", "tree.py"))
NETWORK = HERE.parent / "network"

# Put in by `scope_of`
hide: Any = None
encode: Any = None
say_with: Any = None
TRIAL = tree.TRIAL


class Seen(NamedTuple):
    """A network, and memory to show it a view."""

    inputs: Inputs
    weights: Weights
    work: kernel.Work
    source: Any  # where the elements of an observation are, see Elements
    shift: Any
    record: Any  # of the view, and its bytes in every width
    in8: Any
    in16: Any
    in32: Any
    in64: Any
    obs: Any


def _evaluate(room, seat):  # type: ignore[no-untyped-def]
    mind = room.mind
    mind.record[0] = room.records[TRIAL]
    hide(mind.record[0], seat)
    encode(
        mind.source, mind.shift, mind.in8, mind.in16, mind.in32, mind.in64, 0,
        mind.record[0].players, seat, seat, mind.record[0].depth, 0, 1, mind.obs, 0,
    )  # fmt: skip
    say_with(mind.obs[0], mind.inputs, mind.weights, mind.work, room.said)


def seen_by(game: Game, inputs: Inputs, weights: Weights) -> Seen:
    record = np.zeros(1, game.layout.dtype)
    elements = elements_of(game)
    in8, in16, in32, in64 = (observing.widths_of(record, width) for width in observing.WIDTHS)
    obs = np.zeros((1, len(elements)), np.int16)
    work = kernel.room_to_work(inputs, weights)
    return Seen(inputs, weights, work, elements.source, elements.shift, record, in8, in16, in32, in64, obs)


def source_of(name: str) -> FunctionType:
    return getattr(tree, name)  # type: ignore[no-any-return]


def scope_of(back: Compiled) -> dict[str, Any]:
    """What the functions of `tree` find under the names of their globals."""
    scope = rules_of(back) | observing.tables_of(back.game)
    scope |= {"hide": back.bind(contract.hide), "say_with": kernel.say_with}
    inner = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **UNCOUNTED)
    observing.add_encoding(scope, inner, numba.njit(inline="always", **UNCOUNTED))
    scope["evaluate"] = inner(with_globals(_evaluate, scope))
    for name in tree.INNER:
        scope[name] = inner(with_globals(source_of(f"_{name}"), scope))
    return scope


ALL_SOURCES = (*SOURCES, *sorted(NETWORK.glob("*.py")), *observing.SOURCES)


@cache
def compiled_search(game: Game) -> Any:
    """`tree.search` with a game's rules and networks, compiled at its first call or loaded from the cache."""
    return partial(Extension(game, "search", ALL_SOURCES, source_of, scope_of), "search")


@cache
def mark(game: Game) -> Path:
    """The file that is there once it is compiled; bots look for it at every decision."""
    return mark_of(game, "search", ALL_SOURCES, "search")
