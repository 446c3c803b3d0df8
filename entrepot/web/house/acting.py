"""Deeds are done: prepared, written and remembered, one at a time at each table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

from ..problems import Problem, stale
from ..storage import Stale, Store
from ..tables.deeds import Change, Deed
from ..tables.table import Table
from ..workers.calls import Calls, left
from .registry import Registry
from .tasks import Patience, Tasks

log = logging.getLogger("entrepot.house")

T = TypeVar("T")


class Acting:
    """One for the process. `changed` is told whom each deed concerns: one seat's pages, or all of the table."""

    def __init__(
        self, calls: Calls, registry: Registry, tasks: Tasks, changed: Callable[[Table, int | None], None]
    ) -> None:
        self._calls = calls
        self._registry = registry
        self._tasks = tasks
        self._changed = changed

    async def do(self, table: Table, prepare: Callable[[], Deed | None]) -> Change | None:
        """Prepare, write, remember: either all of it, and everybody whom it concerns is told, or nothing has changed.

        One act at a time per table; viewers see it as it was until the act is stored. If it is unclear whether
        it was stored, the table is read again before the next act.
        """
        until = self._calls.deadline()  # one for all: whoever asks has an answer by then
        async with self._turn(table, until):
            deed = prepare()
            if deed is None:
                return None
            call = self._calls.writing(deed.write)
            try:
                result = await self._calls.outcome(call, until)
            except BaseException as error:
                if not call.cancelled():
                    self.read_again(table, call)
                if isinstance(error, Stale):
                    raise stale() from None
                raise
            deed.remember(result)
        self._changed(table, deed.change.seat)
        return deed.change

    async def everywhere(
        self, person: str, write: Callable[[Store], T], remember: Callable[[Table, Future[T]], None]
    ) -> T:
        """Write what concerns all tables of somebody. Nobody acts at those in memory meanwhile."""
        await self._registry.all_read()  # they may have read it before
        async with AsyncExitStack() as turns:
            found = [table for _, table in sorted(self._registry.tables.items()) if _has(table, person)]
            until = self._calls.deadline()
            for table in found:
                await turns.enter_async_context(self._turn(table, until))
            call = self._calls.writing(write)
            try:
                result = await self._calls.outcome(call)
            except BaseException:
                for table in found if not call.cancelled() else []:
                    self.read_again(table, call)
                raise
            for table in found:
                remember(table, call)
        for table in found:
            self._changed(table, None)
        return result

    @asynccontextmanager
    async def _turn(self, table: Table, until: float) -> AsyncIterator[None]:
        """Exclusive access to a table that matches the store; 503 if that takes too long."""
        try:
            async with asyncio.timeout(left(until)):
                await table.turn.acquire()
        except TimeoutError:
            raise Problem(503, "problem-silent") from None
        try:
            if table.doubt is not None:
                await asyncio.wait([table.doubt], timeout=left(until))
            if table.doubt is not None:
                raise Problem(503, "problem-silent")
            yield
        finally:
            table.turn.release()

    def read_again(self, table: Table, call: Future[Any]) -> asyncio.Task[None]:
        """It is unclear what was stored: nothing more is done there until the table has been read again."""
        table.doubt = self._tasks.spawn(self._settle(table, call))
        return table.doubt

    async def _settle(self, table: Table, call: Future[Any]) -> None:
        while not await self._calls.settled(call):
            pass
        patience = Patience()
        while True:
            try:
                found = await self._registry.read(table.row.id)
                break
            except Exception as error:
                log.warning("a table cannot be read again", extra={"table": table.row.id, "reason": repr(error)})
            await patience.wait()
        table.renew(found)
        self._changed(table, None)


def _has(table: Table, person: str) -> bool:
    return person in (table.row.host, *(seat.person for seat in table.seats), *(line.person for line in table.chat))
