"""Compiles functions of other floors around a game's rules, once: the result is kept beside the rules themselves."""

from __future__ import annotations

import fcntl
import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FunctionType
from typing import Any

import numba

from ..language.game import Game
from .backend import backend
from .compiled import OPTIONS, Compiled, cache_folder, counting_from_zero, with_globals

# Nothing here is allocated or kept, so nobody needs to count who refers to an array: that took half of the time.
UNCOUNTED: dict[str, Any] = {**OPTIONS, "_nrt": False}


def _folder(name: str, sources: Iterable[Path]) -> str:
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    return f"{name}-{digest[:16]}"


def mark_of(game: Game, name: str, sources: Iterable[Path], function: str) -> Path:
    """The file that says that a function of an extension is in the cache, so that nobody would wait for the compiler.
    To find it, all sources are read."""
    return cache_folder(game) / _folder(name, sources) / f"{function}.ready"


class Extension:
    """Compiled functions of a game by name, each compiled for the arguments of its first call.

    `source_of` finds a function as it is written, and `scope_of` makes the rules, tables and compiled functions that
    it uses under the names of its globals. Whatever the compiled code depends on must be in `sources`.
    """

    def __init__(
        self,
        game: Game,
        name: str,
        sources: Iterable[Path],
        source_of: Callable[[str], FunctionType],
        scope_of: Callable[[Compiled], dict[str, Any]],
        counted: tuple[str, ...] = (),  # functions that must count references after all
    ) -> None:
        back = backend(game, "compiled")
        assert isinstance(back, Compiled)
        self.back = back
        self.folder = back.folder / _folder(name, sources)
        self.folder.mkdir(exist_ok=True)
        self._source_of, self._scope_of, self._counted = source_of, scope_of, counted
        self._scope: dict[str, Any] = {}
        self._made: dict[str, Any] = {}

    def __call__(self, name: str, *arguments: Any) -> Any:
        """Call one of the functions."""
        return self.ready(name, *arguments)(*arguments)

    def ready(self, name: str, *arguments: Any) -> Any:
        """The function itself, compiled for arguments like these."""
        if name not in self._made:
            with open(self.folder / "lock", "w") as lock, counting_from_zero():
                fcntl.flock(lock, fcntl.LOCK_EX)
                self._made[name] = self._compile(name, tuple(map(numba.typeof, arguments)))
        return self._made[name]

    def _compile(self, name: str, signature: tuple[Any, ...]) -> Any:
        numba.config.CACHE_DIR = str(self.folder)
        self._scope = self._scope or self._scope_of(self.back)
        mark = self.folder / f"{name}.ready"
        if not mark.exists():
            self.back.compile_rules()
        options = OPTIONS if name in self._counted else UNCOUNTED
        function = numba.njit(cache=True, **options)(with_globals(self._source_of(name), self._scope))
        function.compile(signature)
        function.disable_compile()
        mark.touch()
        return function
