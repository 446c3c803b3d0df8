"""A program of its own as a bot: it reads questions as lines of JSON and answers each of them with one line."""

from __future__ import annotations

import os
import random
import select
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from contextlib import suppress
from threading import Thread
from typing import IO, Any

import msgspec

from entrepot.engine.backends.backend import Position
from entrepot.engine.errors import EntrepotError
from entrepot.engine.match.view import View

from .network.weights import is_network

PROTOCOL = 1
SECONDS = 20  # for a decision
START = 30  # more for the first one: a program may have much to load
LARGEST = 1 << 16  # bytes of an answer
KEPT = 2000  # bytes of what it wrote to stderr
SHOWN = 3  # lines of that in an error


class Answer(msgspec.Struct):
    action: str | int


class Trouble(Exception):
    """What a program did wrong, and what to do instead."""


def is_command(name: str) -> bool:
    """A command has a space or a slash in it; the name of a bot has neither, and the file of a network no space."""
    return " " in name or ("/" in name and not is_network(name))


def question(view: Position, player: int, rng: random.Random) -> dict[str, Any]:
    """What a program is asked, under the names of the JSON API."""
    game, legal = view.back.game, view.legal(player)
    told = View(game, bytes(view.record), player)
    return {
        "game": game.meta.name,
        "players": told.players,
        "seat": player,
        "asked": told.asked,
        "legal": [game.catalogue.names[action] for action in legal],
        "numbers": legal,
        "seed": rng.getrandbits(32),
        "named": told.named,
    }


class Program:
    """A bot that is started at its first question and again after it failed. It sees what its seat may see."""

    def __init__(self, command: str, seconds: float = SECONDS, start: float = START) -> None:
        self.command, self.seconds, self.start = command, seconds, start
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise EntrepotError(f"The command {command!r} cannot be read ({error}); check its quotes.") from None
        if not self._words or shutil.which(self._words[0]) is None:
            raise EntrepotError(f"The command {command!r} names no program that can be started; check its first word.")
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, view: Position, player: int, rng: random.Random) -> int:
        asked = question(view, player, rng)
        try:
            said = self._ask(msgspec.json.encode(asked) + b"\n")
            return self._action(said, view)
        except (Trouble, EOFError, OSError) as error:
            raise EntrepotError(f"The program {self.command} {self._failed(error)}") from None

    def _action(self, said: bytes, view: Position) -> int:
        catalogue = view.back.game.catalogue
        with suppress(msgspec.MsgspecError, EntrepotError):
            action = msgspec.json.decode(said, type=Answer).action
            number = catalogue.number(action) if isinstance(action, str) else action
            if 0 <= number < len(catalogue):
                return number
        shown = said[:80].decode(errors="replace").strip()
        raise Trouble(f'answered {shown!r}; answer with one line such as {{"action": "{catalogue.names[0]}"}}')

    def _ask(self, line: bytes) -> bytes:
        seconds = self.seconds
        if self._process is None:
            self._process = self._begin()
            line = msgspec.json.encode({"hello": "entrepot", "protocol": PROTOCOL}) + b"\n" + line
            seconds += self.start
        return self._exchange(self._process, line, seconds)

    def _begin(self) -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        # A group of its own: Ctrl-C in the terminal is not meant for it, and what it starts ends together with it.
        process = subprocess.Popen(self._words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, process_group=0)
        assert process.stdin is not None and process.stderr is not None
        os.set_blocking(process.stdin.fileno(), False)
        self._tail = bytearray()
        self._listener = Thread(target=_listen, args=(process.stderr, self._tail), daemon=True)
        self._listener.start()
        self._end = weakref.finalize(self, _end, process)
        return process

    def _exchange(self, process: subprocess.Popen[bytes], line: bytes, seconds: float) -> bytes:
        """Write a line and read one, for as long as both may take together."""
        assert process.stdin is not None and process.stdout is not None
        to, of, said = process.stdin.fileno(), process.stdout.fileno(), b""
        if select.select([of], [], [], 0)[0] and os.read(of, 1):
            raise Trouble("wrote a line before it was asked; write one line for each question, and all else to stderr")
        end = time.monotonic() + seconds
        while b"\n" not in said:
            left = max(0.0, end - time.monotonic())
            readable, writable, _ = select.select([of], [to] if line else [], [], left)
            if not readable and not writable:
                raise Trouble(f"gave no answer within {seconds:g} seconds; answer sooner, and flush each line")
            if writable:
                line = line[os.write(to, line) :]
            if readable:
                chunk = os.read(of, LARGEST)
                said += chunk
                if not chunk:
                    raise EOFError
                if len(said) > LARGEST:
                    raise Trouble(f"answered with more than {LARGEST} bytes; write one short line for each question")
        said, _, more = said.partition(b"\n")
        if more:
            raise Trouble("answered with more than one line; write one for each question, and all else to stderr")
        return said

    def _failed(self, error: Exception) -> str:
        """End the program, which can be trusted no longer; what was wrong, and what it wrote to stderr last."""
        process, self._process = self._process, None
        if process is None:
            return f"cannot be started ({error}); start it by hand to see why."
        trouble = str(error)
        if not isinstance(error, Trouble):
            with suppress(subprocess.TimeoutExpired):
                process.wait(1)
            trouble = f"ended with status {process.poll()}; let it answer until its input ends"
        self._end()
        self._listener.join(1)
        lines = [" ".join(line.split()) for line in self._tail.decode(errors="replace").splitlines() if line.strip()]
        return f"{trouble}; its last words: {' | '.join(lines[-SHOWN:])}." if lines else f"{trouble}."


def _listen(pipe: IO[bytes], tail: bytearray) -> None:
    """Keep the end of what a program writes to stderr."""
    with pipe:
        while chunk := pipe.read(KEPT):
            tail += chunk
            del tail[:-KEPT]


def _end(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):  # it may be gone already
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        pipe.close()
