"""The bots at work: a few processes, each killed when it takes too long."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence

import msgspec

from .turns import Turns
from .worker import Answer, Question

log = logging.getLogger("entrepot.bots")

LIMIT = 20.0  # seconds a question may take
LARGEST = 1 << 16  # bytes of an answer


class Worker:
    """One process, started at its first question."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self._command = (sys.executable, "-m", "entrepot.web.worker", *arguments)
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> Answer:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            # a session of its own: Ctrl-C in the terminal is the server's to handle
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, start_new_session=True
            )
        source, sink = self._process.stdout, self._process.stdin
        assert source is not None and sink is not None
        data = msgspec.msgpack.encode(question)
        sink.write(len(data).to_bytes(4, "big") + data)
        await sink.drain()
        size = int.from_bytes(await source.readexactly(4), "big")
        if size > LARGEST:
            raise ValueError("a bot's answer is larger than any answer can be")
        return msgspec.msgpack.decode(await source.readexactly(size), type=Answer)

    async def kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
        self._process = None


class Bots:
    """A pool of workers; a question waits for its turn until one is free."""

    def __init__(self, workers: int, arguments: Sequence[str] = (), limit: float = LIMIT) -> None:
        self._all = [Worker(arguments) for _ in range(workers)]
        self._free = list(self._all)
        self._turns = Turns()
        self._limit = limit
        self.asked = 0
        self.failed = 0

    @property
    def waiting(self) -> int:
        return len(self._turns)

    async def choose(
        self,
        question: Question,
        person: str = "",
        watched: Callable[[], bool] = lambda: True,
        seated: bool = True,
    ) -> int | None:
        """The number of an action, or None when the bot failed or took too long."""
        worker = await self._worker(person, watched, seated)
        self.asked += 1
        try:
            said = await asyncio.wait_for(worker.ask(question), self._limit)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError) as error:
            self.failed += 1
            log.warning("bot failed", extra={"bot": question.bot, "game": question.game, "reason": repr(error)})
            await worker.kill()
            return None
        except asyncio.CancelledError:
            await worker.kill()  # its answer would be read as that of the next question
            raise
        finally:
            self._free.append(worker)
            self._call()
        if said.error:
            self.failed += 1
            log.warning("bot failed", extra={"bot": question.bot, "game": question.game, "reason": said.error})
            return None
        return said.action

    async def _worker(self, person: str, watched: Callable[[], bool], seated: bool) -> Worker:
        """A free one, once it is this question's turn."""
        one = self._turns.wait(person, watched, seated)
        self._call()
        try:
            worker: Worker = await one.called
            return worker
        except asyncio.CancelledError:
            if one.called.done() and not one.called.cancelled():  # called, and gone at the same moment
                self._free.append(one.called.result())
                self._call()
            self._turns.leave(one)
            raise

    def _call(self) -> None:
        while self._free and (one := self._turns.next()) is not None:
            if not one.called.done():
                one.called.set_result(self._free.pop())

    async def close(self) -> None:
        for worker in self._all:
            await worker.kill()
