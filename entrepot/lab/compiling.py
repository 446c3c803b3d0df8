"""Compiles the lab's functions for a game, once: the result is kept beside the game's own compiled rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from entrepot.engine.backends import intrinsics, play
from entrepot.engine.backends.compiled import OPTIONS, Compiled, with_globals
from entrepot.engine.backends.extension import UNCOUNTED, Extension
from entrepot.engine.language import contract
from entrepot.engine.language.game import Game
from entrepot.observing import compiling as observing
from entrepot.observing.elements import elements_of, sheet_headings

from . import kernels, single, stepping

HERE = Path(__file__).parent
SOURCES = tuple(HERE / name for name in ("compiling.py", "kernels.py", "single.py", "stepping.py"))
BY_ADDRESS = ("begin", "find", "act", "look")  # Numba makes no array of an address without counting
RULES = (
    "next_question", "question", "forced", "verbs_asked", "nouns_offered", "enact", "deal", "new_key", "lot",
    "place_of",
)  # fmt: skip
INNER = (
    "observe", "begin_episode", "ask", "note", "tell", "pay", "end_episode", "judge", "ended", "finish", "settle",
    "stay", "sort", "fill",
)  # fmt: skip


def tables_of(game: Game) -> dict[str, Any]:
    """What the functions of `encoding` and `kernels` read."""
    headings = len(sheet_headings(game))
    return {
        **observing.tables_of(game),
        "SHEET": np.array([game.layout.offsets["sheet"] // 2 if headings else 0, headings], dtype=np.int64),
        "VERB_OF": game.catalogue.verb_of,
        "FIRST": game.catalogue.first,
    }


def source_of(name: str) -> FunctionType:
    """A function of the lab as it is written."""
    return getattr(single, name, None) or getattr(kernels, name)  # type: ignore[no-any-return]


def headings_of(game: Game) -> int:
    return int(tables_of(game)["SHEET"][1])


def scope_of(back: Compiled) -> dict[str, Any]:
    """What the lab's functions find under the names of their globals."""
    bind, layout = back.bind, back.game.layout
    scope: dict[str, Any] = dict(tables_of(back.game))
    scope["trailing_zeros"] = intrinsics.trailing_zeros
    inner = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **UNCOUNTED)
    for name in RULES:
        scope[name] = bind(getattr(stepping, name))
    scope.update(
        hide=bind(contract.hide),
        score=bind(contract.score),
        setup=bind(contract.setup),
        refusal=bind(play.refusal),
        record_at=numba.njit(**OPTIONS)(_record_at(layout.dtype)),
        bytes_at=numba.njit(**OPTIONS)(_bytes_at),
        SOURCE=elements_of(back.game).source,
        SHIFT=elements_of(back.game).shift,
    )
    for kind in (np.int8, np.int16, np.int32, np.int64):
        name = f"in{8 * np.dtype(kind).itemsize}_at"
        scope[name] = numba.njit(**OPTIONS)(_numbers_at(kind, layout.size))
    written_in = numba.njit(inline="always", **UNCOUNTED)
    observing.add_encoding(scope, inner, written_in)
    for name in INNER:
        scope[name] = written_in(with_globals(source_of(f"_{name}"), scope))
    return scope


@intrinsic  # type: ignore[untyped-decorator]
def pointer(typing_context: Any, address: Any) -> Any:
    """A number as the address of memory."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return types.voidptr(address), build


def _record_at(kind: np.dtype[Any]) -> Any:
    def record_at(address):  # type: ignore[no-untyped-def]
        return numba.carray(pointer(address), 1, kind)

    return record_at


def _numbers_at(kind: Any, size: int) -> Any:
    count = size // np.dtype(kind).itemsize

    def numbers_at(address):  # type: ignore[no-untyped-def]
        return numba.carray(pointer(address), (1, count), kind)

    return numbers_at


def _bytes_at(address, length):  # type: ignore[no-untyped-def]
    return numba.carray(pointer(address), length, np.int8)


@cache
def kernels_of(game: Game) -> Extension:
    """The lab's compiled functions of a game."""
    return Extension(game, "lab", (*SOURCES, *observing.SOURCES), source_of, scope_of, counted=BY_ADDRESS)
