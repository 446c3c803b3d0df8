"""The search under Numba; imported only where the compiled back end is in use."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import FunctionType
from typing import Any

import numba

from entrepot.engine.backends.compiled import Compiled, with_globals
from entrepot.engine.backends.extension import UNCOUNTED, Extension
from entrepot.engine.language.game import Game

from . import tree
from .playouts import rules_of

HERE = Path(__file__).parent
SOURCES = ("compiling.py", "playouts.py", "tree.py")


def source_of(name: str) -> FunctionType:
    return getattr(tree, name)  # type: ignore[no-any-return]


def scope_of(back: Compiled) -> dict[str, Any]:
    """What the functions of `tree` find under the names of their globals."""
    scope = rules_of(back)
    inner = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **UNCOUNTED)
    for name in tree.INNER:
        scope[name] = inner(with_globals(source_of(f"_{name}"), scope))
    return scope


def compiled_search(game: Game) -> Any:
    """`tree.search` with a game's rules, compiled at its first call or loaded from the cache."""
    return partial(Extension(game, "mcts", (HERE / name for name in SOURCES), source_of, scope_of), "search")
