"""The store, called from the event loop: no call runs on it, none is waited for without end, few wait in line."""

from __future__ import annotations

import asyncio
import logging
from asyncio import sleep
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from entrepot.engine.errors import EntrepotError

from ..problems import Problem
from ..storage import Store

log = logging.getLogger("entrepot.store")

LIMIT = 2.0  # seconds that a call may take; the answer is out within three, however busy the server is
# Calls under way or in line; one more is refused at once. After a restart every open page comes back within a second.
READING = 1024
WRITING = 64
READERS = 4
WRITERS = {"sqlite": 1, "postgresql": 4}  # SQLite has one writer at a time anyway
LOADERS = 2
# Seconds for which a busy thread keeps others waiting. PostgreSQL answers in many small pieces, and at each its threads
# wait for the loop: with Python's own 0.005 an action at 200 tables took 0.8 s, with 0.001 0.05. It slows SQLite down.
TURNS = {"sqlite": 0.005, "postgresql": 0.001}
PROBED = 10.0  # seconds between two looks whether anything can be stored

SAYS = {"readonly": "read-only", "read-only": "read-only", "is full": "full", "no space": "full"}

T = TypeVar("T")


class Lane:
    """Threads that do one call after another. They are daemons: a database that is silent does not keep the process."""

    def __init__(self, name: str, threads: int, waiting: int) -> None:
        self._name = name
        self._most = waiting
        self._threads = [Thread(target=self._work, name=f"{name}-{n}", daemon=True) for n in range(threads)]
        self._jobs: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._open: set[Future[Any]] = set()
        self._started = False

    def __contains__(self, call: Future[Any]) -> bool:
        return call in self._open

    def submit(self, do: Callable[[], T]) -> Future[T]:
        if len(self._open) >= self._most:
            raise Problem(503, "problem-busy")
        if not self._started:
            self._started = True
            for thread in self._threads:
                thread.start()
        future: Future[T] = Future()
        self._open.add(future)
        future.add_done_callback(self._open.discard)
        self._jobs.put((future, do))
        return future

    async def do(self, work: Callable[[], T]) -> T:
        """What comes of it, however long it takes."""
        return await asyncio.wrap_future(self.submit(work))

    def _work(self) -> None:
        while job := self._jobs.get():
            future, do = job
            if not future.set_running_or_notify_cancel():
                continue
            try:
                result = do()
            except BaseException as error:
                future.set_exception(error)
            else:
                future.set_result(result)
            del future, do, job

    def close(self, seconds: float) -> None:
        """What waits in line is still done, if it takes no longer than that."""
        threads = self._threads if self._started else []
        for _ in threads:
            self._jobs.put(None)
        for thread in threads:
            thread.join(seconds)


class Calls:
    """Readers and writers in threads of their own. `trouble` says why nothing can be stored now, "" where it can."""

    def __init__(self, store: Store, limit: float = LIMIT) -> None:
        self.store = store
        self.limit = limit
        self.trouble = ""
        self._reads = Lane("read", READERS, READING)
        self._writes = Lane("write", WRITERS[store.dialect], WRITING)
        self._loads = Lane("load", LOADERS, READING)

    async def read(self, do: Callable[[Store], T], until: float | None = None) -> T:
        """What is read, or 503 when the database says nothing in time."""
        return await self.outcome(self._reads.submit(lambda: do(self.store)), until)

    async def write(self, do: Callable[[Store], T]) -> T:
        """What the writing returns. After 503 it has happened, or will, or has not: nobody knows."""
        return await self.outcome(self.writing(do))

    async def think(self, do: Callable[[], T]) -> T:
        """Something that needs the processor for a while, and no database."""
        return await self._loads.do(do)

    def writing(self, do: Callable[[Store], T]) -> Future[T]:
        """A writing under way; its outcome is to be awaited."""
        return self._writes.submit(lambda: self._judged(do))

    def deadline(self) -> float:
        """Until when something that begins now may take, by the loop's clock."""
        return asyncio.get_running_loop().time() + self.limit

    async def outcome(self, call: Future[T], until: float | None = None) -> T:
        """What a call returns. What has not begun in time is called off, and then nothing of it has happened."""
        if not await self.settled(call, until):
            if call in self._writes:
                self._note("silent", "what is written takes too long")
            call.cancel()
            raise Problem(503, "problem-silent")
        try:
            return call.result()
        except EntrepotError:
            raise
        except (DBAPIError, PoolTimeout, OSError) as error:
            if isinstance(error, (IntegrityError, ProgrammingError, DataError)):
                raise
            log.error("the database failed", extra={"reason": _said(error)})
            raise Problem(503, f"problem-{_trouble(error)}") from error

    async def settled(self, call: Future[Any], until: float | None = None) -> bool:
        """Whether a call comes to its end in time; it is not called off otherwise."""
        if not call.done():
            ended = asyncio.wrap_future(call)
            ended.add_done_callback(lambda one: one.cancelled() or one.exception())
            await asyncio.wait([ended], timeout=left(until or self.deadline()))
        return call.done()

    async def probe(self) -> None:
        """Find out now and then whether anything can be stored; without end."""
        while True:
            with suppress(Exception):  # it has been noted
                await self.write(lambda store: store.probe())
            await sleep(PROBED)

    def _judged(self, do: Callable[[Store], T]) -> T:
        """Write, and notice whether anything can be stored at all."""
        try:
            found = do(self.store)
        except (DBAPIError, PoolTimeout, OSError) as error:
            if not isinstance(error, (IntegrityError, ProgrammingError, DataError)):
                self._note(_trouble(error), _said(error))
            raise
        self._note("", "")
        return found

    def _note(self, trouble: str, reason: str) -> None:
        if trouble != self.trouble:
            if trouble:
                log.error("nothing can be stored", extra={"trouble": trouble, "reason": reason})
            else:
                log.warning("things can be stored again")
        self.trouble = trouble

    def close(self) -> None:
        """What was begun is ended; call it in a thread."""
        for lane in (self._loads, self._reads, self._writes):
            lane.close(self.limit)


def left(until: float) -> float:
    return max(0.0, until - asyncio.get_running_loop().time())


def _said(error: Exception) -> str:
    """What a database says, without the statement and what was in it."""
    return str(getattr(error, "orig", None) or error).strip().split("\n")[0]


def _trouble(error: Exception) -> str:
    """read-only, full or silent."""
    said = _said(error).lower()
    return next((name for part, name in SAYS.items() if part in said), "silent")
