"""A process that answers questions, over its input and output, and can be killed when it takes too long."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import UnionType
from typing import Generic, TypeVar

import msgspec

Q = TypeVar("Q")
A = TypeVar("A")


class Process(Generic[Q, A]):
    """One process, started at its first question."""

    def __init__(self, module: str, arguments: Sequence[str], answers: type[A], largest: int) -> None:
        self._command = (sys.executable, "-m", module, *arguments)
        self._answers = answers
        self._largest = largest  # bytes of an answer
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Q) -> A:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            # A process group of its own: Ctrl-C in the terminal is for the server to handle. Not a session of its own:
            # Linux gives each a full share of the processor, whatever the priority of what runs in it.
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, process_group=0
            )
        source, sink = self._process.stdout, self._process.stdin
        assert source is not None and sink is not None
        data = msgspec.msgpack.encode(question)
        sink.write(len(data).to_bytes(4, "big") + data)
        await sink.drain()
        size = int.from_bytes(await source.readexactly(4), "big")
        if size > self._largest:
            raise ValueError("an answer is larger than any answer can be")
        return msgspec.msgpack.decode(await source.readexactly(size), type=self._answers)

    async def kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):  # it may have ended by itself at this very moment
                self._process.kill()
            await self._process.wait()
        self._process = None


def answer_all(questions: type[Q] | UnionType, answer: Callable[[Q], A], failed: Callable[[str], A]) -> None:
    """The other end: answer until nobody asks any more. Whatever goes wrong is an answer too."""
    source = sys.stdin.buffer
    sink = open(sys.stdout.fileno(), "wb", buffering=0, closefd=False)  # noqa: SIM115 nothing is left to write at the end
    decoder = msgspec.msgpack.Decoder(questions)
    while len(head := source.read(4)) == 4:
        data = source.read(size := int.from_bytes(head, "big"))
        if len(data) < size:
            return  # who asked is gone
        try:
            said = answer(decoder.decode(data))
        except Exception as error:  # whoever asked goes on without this answer
            said = failed(f"{type(error).__name__}: {error}")
        left = memoryview(len(data := msgspec.msgpack.encode(said)).to_bytes(4, "big") + data)
        try:
            while left:
                left = left[sink.write(left) :]
        except BrokenPipeError:
            return
