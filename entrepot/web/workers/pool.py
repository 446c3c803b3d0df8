"""Processes that think: a few of a kind, each killed when it takes too long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

import msgspec

from .process import Process
from .turns import Turns

log = logging.getLogger("entrepot.bots")

LIMIT = 20.0  # seconds a question may take
LARGEST = 1 << 16  # bytes of an answer


class Asked(Protocol):
    game: str


class Said(Protocol):
    error: str  # what went wrong, or ""


Q = TypeVar("Q", bound=Asked)
A = TypeVar("A", bound=Said)


class Pool(Generic[Q, A]):
    """A question waits for its turn until a process is free."""

    def __init__(
        self,
        module: str,
        answers: type[A],
        workers: int,
        arguments: Sequence[str] = (),
        limit: float = LIMIT,
        largest: int = LARGEST,
    ) -> None:
        self._all: list[Process[Q, A]] = [Process(module, arguments, answers, largest) for _ in range(workers)]
        self._free = list(self._all)
        self._turns = Turns()
        self._limit = limit
        self.asked = 0
        self.failed = 0

    @property
    def waiting(self) -> int:
        return len(self._turns)

    async def ask(
        self,
        question: Q,
        person: str = "",
        watched: Callable[[], bool] = lambda: True,
        seated: bool = True,
    ) -> A | None:
        """The answer, or None when there was none in time. `person` is whoever waits for it."""
        worker = await self._worker(person, watched, seated)
        self.asked += 1
        try:
            async with asyncio.timeout(self._limit):
                said = await worker.ask(question)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError) as error:
            self._fail(question, repr(error))
            await worker.kill()
            return None
        except asyncio.CancelledError:
            await worker.kill()  # its answer would be read as that of the next question
            raise
        finally:
            self._free.append(worker)
            self._call()
        if said.error:
            self._fail(question, said.error)
            return None
        return said

    def _fail(self, question: Q, reason: str) -> None:
        self.failed += 1
        bot = getattr(question, "bot", type(question).__name__)
        log.warning("bot failed", extra={"bot": bot, "game": question.game, "reason": reason})

    async def _worker(self, person: str, watched: Callable[[], bool], seated: bool) -> Process[Q, A]:
        """A free one, once it is this question's turn."""
        one = self._turns.wait(person, watched, seated)
        self._call()
        try:
            worker: Process[Q, A] = await one.called
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
