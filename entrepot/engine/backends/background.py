"""Prepares the compiled back end in a separate process and switches to it once it is ready."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from ..language.game import Game
from .backend import backend
from .plain import Plain

if TYPE_CHECKING:
    from .compiled import Compiled


LOWEST = 19  # priority: what people wait for comes first


class BackgroundCompiler:
    """`back` is the fastest back end that is ready now; it never waits for a faster one."""

    def __init__(self, game: Game, components: Path | None, *later: str) -> None:
        """`later` are options of `entrepot prepare` for what is compiled after that."""
        self.game = game
        self.back: Plain | Compiled = backend(game, "plain")
        self._command = [sys.executable, "-m", "entrepot", "prepare", game.meta.name]
        if components is not None:
            self._command += ["--components", str(components)]
        self._later = later
        self._stopped = False
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._prepare, daemon=True)

    def start(self) -> None:
        self._process = self._begin()
        self._thread.start()

    def _begin(self, *options: str) -> subprocess.Popen[bytes]:
        quiet = subprocess.DEVNULL
        # A process group of its own: Ctrl-C at the prompt is not meant for it. Not a session of its own: Linux gives
        # each a full share of the processor, and whoever waits for a page would wait for the compiler.
        command = [*self._command, *options]
        process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, process_group=0)
        os.setpriority(os.PRIO_PROCESS, process.pid, LOWEST)
        return process

    def _prepare(self) -> None:
        assert self._process is not None
        if self._process.wait() == 0:
            self.back = backend(self.game, "compiled")
            if self._later and not self._stopped:
                self._process = self._begin(*self._later)
                if self._stopped:  # at this very moment
                    self._process.terminate()
                self._process.wait()

    def stop(self) -> None:
        """Leave nothing behind; anything half compiled is compiled again next time."""
        self._stopped = True
        if self._process is not None:
            self._process.terminate()
            self._thread.join()
