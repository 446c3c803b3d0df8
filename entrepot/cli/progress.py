"""What a command shows while it works: on stderr, only in a terminal, and only if it takes a while."""

from __future__ import annotations

import sys
import time
from contextlib import AbstractContextManager, nullcontext
from types import TracebackType
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from entrepot.engine.backends.backend import backend
from entrepot.engine.language.game import Game

PATIENCE = 1.5  # seconds before a bar appears


class Bar:
    """A bar that counts to a total."""

    def __init__(self, label: str, total: int) -> None:
        self._label, self._total, self._done = label, total, 0
        self._start = time.monotonic()
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> Bar:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def step(self) -> None:
        self._done += 1
        if self._bar is None and sys.stderr.isatty() and time.monotonic() - self._start > PATIENCE:
            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self._bar = Progress(*columns, console=Console(stderr=True), transient=True)
            self._task = self._bar.add_task(self._label, total=self._total)
            self._bar.start()
        if self._bar is not None:
            self._bar.update(self._task, completed=self._done)


def prepare(game: Game, name: str, *entries: str) -> None:
    """Make a back end and some of its entry points ready; compiling takes a minute, the first time."""
    busy: AbstractContextManager[Any] = nullcontext()
    if name == "compiled" and sys.stderr.isatty():
        busy = Console(stderr=True).status("Compiling the rules; this takes a minute the first time…")
    with busy:
        functions = backend(game, name).functions
        for entry in entries:
            functions[entry]
