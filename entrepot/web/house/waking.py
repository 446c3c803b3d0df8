"""After startup: opens tables at which something happens automatically, a few at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from ..problems import Problem
from ..workers.calls import Calls
from ..workers.library import Library
from .registry import Registry
from .tasks import Patience, Tasks

log = logging.getLogger("entrepot.house")

AT_ONCE = 4  # tables that are opened at a time


class Waking:
    """One for the process. A table that is found wakes its bots."""

    def __init__(self, calls: Calls, library: Library, registry: Registry, tasks: Tasks) -> None:
        self._calls = calls
        self._library = library
        self._registry = registry
        self._tasks = tasks

    def wake(self) -> None:
        """While people come in already: bots go on where they were, and what runs under other rules is taken up."""
        self._tasks.spawn(self.go_on())

    def wake_at(self, ids: Sequence[str]) -> None:
        """Bots have come to tables that are not in memory."""
        self._tasks.spawn(self._open_all([id for id in ids if id not in self._registry.tables]))

    async def go_on(self) -> None:
        """Every table at which bots are to act, or other rules were in force."""
        patience = Patience()
        while True:
            try:
                ours = await self._calls.think(self._library.identities)
                ids = await self._calls.read(
                    lambda store: sorted({*store.with_bots_to_act(), *store.of_other_rules(ours)})  # noqa: B023
                )
                break
            except Exception as error:
                log.warning("tables cannot be listed", extra={"reason": repr(error)})
            await patience.wait()
        await self._open_all(ids)

    async def _open_all(self, ids: Sequence[str]) -> None:
        few = asyncio.Semaphore(AT_ONCE)

        async def open(id: str) -> None:
            async with few:
                await self._wake_one(id)

        await asyncio.gather(*map(open, ids))

    async def _wake_one(self, id: str) -> None:
        """One that cannot be opened is told of, and the others go on."""
        patience = Patience()
        while True:
            try:
                table = await self._registry.find(id)
            except Problem as problem:
                if problem.status != 503:
                    log.warning("a table cannot be opened", extra={"table": id, "reason": problem.id})
                    return
            except Exception as error:
                log.warning("a table cannot be opened", extra={"table": id, "reason": repr(error)})
                return
            else:
                if table.row.bots and not table.bots_to_act:  # it was only supposed when the column was made
                    await self._calls.write(lambda store: store.set_bots(id, False))
                return
            await patience.wait()
