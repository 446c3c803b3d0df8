"""The compiled back end: the same rules under Numba, entry points kept on disk."""

from __future__ import annotations

import fcntl
import hashlib
import importlib
import itertools
import os
import platform
import secrets
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite.binding
import numba
import numpy as np
from numba import types
from numba.core.bytecode import FunctionIdentity

from ..language import contract
from ..language.game import Game
from ..language.rule import Binding, count_bits, i64, parameters, trailing_zeros, u64
from ..language.sources import ENGINE, files_in
from . import entries, intrinsics, play
from .plain import ENTRIES, exchange_for

# Whatever a position needs is compiled at once, the rest (walks, batches) on first use.
AT_ONCE = ("begin", "refusal", "legal", "take", "do", "tick", "actors", "hide", "guess")

HERE = Path(__file__).parent
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}


def number_functions() -> None:
    """Numba numbers the functions of a process from 1, and links what it loads by name and number. Without numbers of
    its own, what one process compiled for one game could be taken for what another compiled for another."""
    FunctionIdentity._unique_ids = itertools.count(secrets.randbits(60))


number_functions()
os.register_at_fork(after_in_child=number_functions)


class Compiled:
    """One signature a rule, callees first; entry points in a cache folder named by everything they depend on."""

    name = "compiled"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = cache_folder(game)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.record_type = numba.from_dtype(game.layout.dtype)
        inner = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **OPTIONS)
        self.bind = Binding(compiled_exchange(game), narrow, inner)
        self.functions = Entries(self)
        needed = AT_ONCE if game.evaluate is None else (*AT_ONCE, "try_out")
        self.functions.prepare(*(name for name in needed if not self.ready(name).exists()))

    def ready(self, name: str) -> Path:
        """The file that marks an entry point as compiled and cached, so that loading it takes no time."""
        return self.folder / f"{name}.ready"

    def compile_rules(self) -> None:
        # Otherwise every mix of int8, int16 and int64 arguments builds the whole tree again.
        for function in self.bind.order:
            if not function.signatures:
                function.compile(signature(self.record_type, function.py_func))
                function.disable_compile()

    def open(self, record: bytearray) -> Any:
        return (np.frombuffer(record, self.game.layout.dtype), 0)

    def buffer(self) -> Any:
        return np.zeros(play.MOST_OFFERED, dtype=np.int16)

    def try_out(self, record: bytearray, player: int, actions: list[int], seed: int, budget: int) -> dict[int, int]:
        """See Position."""
        count = len(actions)
        records = np.frombuffer(bytes(record) + bytes(record), self.game.layout.dtype).copy()
        moves = np.array([*actions, *(0 for _ in actions)], dtype=np.int64)
        self.functions["try_out"](records, player, count, seed, budget, self.buffer(), moves)
        return dict(zip(actions, moves[count:].tolist(), strict=True))


class Entries(dict[str, Any]):
    """Entry points by name, loaded from the cache or compiled into it at their first use."""

    def __init__(self, back: Compiled) -> None:
        super().__init__()
        self._back = back

    def __missing__(self, name: str) -> Any:
        self.prepare(name)
        return self[name]

    def prepare(self, *names: str) -> None:
        """Make some ready. If several processes ask, one compiles; the others wait and load the result."""
        with open(self._back.folder / "lock", "w") as lock, counting_from_zero():
            fcntl.flock(lock, fcntl.LOCK_EX)
            for name in names:
                self[name] = self._made(name)

    def _made(self, name: str) -> Any:
        back = self._back
        # Numba reads the location of the cache when a function is wrapped
        numba.config.CACHE_DIR = str(back.folder)
        if name == "play_games":
            scope = {"setup_rule": back.bind(contract.setup), "play_out_rule": back.bind(play.play_out)}
        else:
            scope = {"inner": back.bind(ENTRIES[name])}
        function = getattr(entries, name)
        outer = numba.njit(cache=True, **OPTIONS)(with_globals(function, scope))
        if not back.ready(name).exists():
            back.compile_rules()
        outer.compile(signature(back.record_type, function))
        outer.disable_compile()
        back.ready(name).touch()
        return outer


def compiled_exchange(game: Game) -> dict[int, Any]:
    return {
        **exchange_for(game),
        id(trailing_zeros): intrinsics.trailing_zeros,
        id(count_bits): intrinsics.count_bits,
        id(u64): np.uint64,
        id(i64): np.int64,
    }


class Unchecked(threading.local):
    """How many are compiling without checks in this thread: others may compile meanwhile, and with them."""

    depth = 0


UNCHECKED = Unchecked()


@contextmanager
def counting_from_zero(module: str = "numba.np.arrayobj") -> Iterator[None]:
    """Compile indices without the check for negative ones: no rule counts from the end, and the check costs a sixth.

    The plain back end does check, so a rule that broke this would differ between the two in the first walk.
    """
    _patch(module)
    UNCHECKED.depth += 1
    try:
        yield
    finally:
        UNCHECKED.depth -= 1


@cache
def _patch(module: str) -> None:
    arrays: Any = importlib.import_module(module)
    checked = arrays.fix_integer_index

    def fixed(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if UNCHECKED.depth:
            return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)
        return checked(context, builder, kind, index, size)

    arrays.fix_integer_index = fixed


def narrow(table: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A table in the fewest bytes: it shares the cache with the records, and a GPU has 64 KB for all constants."""
    for kind in (np.int8, np.int16, np.int32):
        if np.iinfo(kind).min <= table.min() and table.max() <= np.iinfo(kind).max:
            return table.astype(kind)
    return table


def signature(record_type: Any, function: FunctionType) -> tuple[Any, ...]:
    """A rule's types follow from its parameters' names: the record, arrays, and for all else int64."""
    known = {
        "s": record_type,
        "records": types.Array(record_type, 1, "C"),
        "out": types.Array(types.int16, 1, "C"),
        "moves": types.Array(types.int64, 1, "C"),
    }
    return tuple(known.get(name, types.int64) for name in parameters(function))


def with_globals(function: Any, scope: dict[str, Any]) -> FunctionType:
    """A copy of a function that finds these names."""
    copy = FunctionType(function.__code__, {**function.__globals__, **scope}, function.__name__)
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    return copy


def cache_folder(game: Game) -> Path:
    """Where compiled code is kept. Numba does not notice changes in callees, so they are part of the folder's name."""
    digest = hashlib.sha256()
    for file in (*files_in(HERE.parent, ENGINE), *files_in(game.folder)):
        digest.update(file.read_bytes())
    cpu = f"{llvmlite.binding.get_host_cpu_name()} {llvmlite.binding.get_host_cpu_features().flatten()}"
    versions = (numba.__version__, np.__version__, sys.version, platform.machine(), cpu)
    # Numba tells compiled code apart by the path of its source, so another copy of the package starts from scratch.
    for part in (game.meta.name, game.components, str(HERE), *versions):
        digest.update(part.encode())
    home = os.environ.get("ENTREPOT_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache"), "entrepot"
    )
    return Path(home) / f"{game.meta.name}-{digest.hexdigest()[:16]}"
