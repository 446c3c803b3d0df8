"""The bots at work: a few processes, each killed when it takes too long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import msgspec

from .bot_worker import Answer, Question
from .process import Process
from .turns import Turns

log = logging.getLogger("entrepot.bots")

LIMIT = 20.0  # seconds a question may take
LARGEST = 1 << 16  # bytes of an answer


Worker = Process[Question, Answer]


class BotPool:
    """A pool of workers; a question waits for its turn until one is free."""

    def __init__(self, workers: int, arguments: Sequence[str] = (), limit: float = LIMIT) -> None:
        self._all = [Worker("entrepot.web.workers.bot_worker", arguments, Answer, LARGEST) for _ in range(workers)]
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
            async with asyncio.timeout(self._limit):
                said = await worker.ask(question)
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
