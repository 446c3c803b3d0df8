"""The tables in memory: found by their ids, read from the store, dropped when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

from ..problems import Problem
from ..storage import Damaged, Stale
from ..tables.loading import load
from ..tables.table import CHAT, Table
from ..tables.versions import Incomplete
from ..workers.calls import Calls
from ..workers.library import Library

log = logging.getLogger("entrepot.house")

KEPT = 512  # tables in memory that nobody looks at


class Registry:
    """One for the process. `opened` is told of every table that comes into memory; `driven`: bots are at work there."""

    def __init__(
        self,
        calls: Calls,
        library: Library,
        clock: Callable[[], int],
        opened: Callable[[Table], None],
        driven: Callable[[Table], bool],
    ) -> None:
        self._calls = calls
        self._library = library
        self._clock = clock
        self._opened = opened
        self._driven = driven
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def find(self, id: str) -> Table:
        """A table by its id, from memory or from the store; who asks for the same one waits for the same reading."""
        if id in self.tables:
            self.tables.move_to_end(id)
            return self.tables[id]
        if id not in self._loading:
            self._loading[id] = task = asyncio.get_running_loop().create_task(self._open(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _open(self, id: str) -> Table:
        table = await self.read(id)
        self.add(table)
        return table

    def add(self, table: Table) -> None:
        """Keep it in memory, and drop those that were looked at longest ago; the store has them."""
        self.tables[table.row.id] = table
        for id, old in list(self.tables.items()):
            if len(self.tables) <= KEPT:
                break
            busy = old.subscribers or old.turn.locked() or old.doubt or self._driven(old)
            if not busy and old is not table:
                del self.tables[id]
        self._opened(table)

    async def read(self, id: str) -> Table:
        """A table as it is stored now."""
        if not id.isprintable():  # not every database takes every character
            raise Problem(404, "problem-no-table")
        while True:
            try:
                return await self._read_with(id, every=False)
            except Incomplete:
                pass
            try:
                return await self._read_with(id, every=True)
            except Stale:  # of two servers one was quicker
                continue

    async def _read_with(self, id: str, every: bool) -> Table:
        """With all its old positions, where they are needed: its rules have changed since."""
        try:
            found = await self._calls.read(lambda store: store.whole(id, CHAT, every))
        except Damaged as error:
            log.error("a table is damaged", extra={"table": id, "reason": str(error)})
            raise Problem(500, "problem-damaged") from None
        if found is None:
            raise Problem(404, "problem-no-table")
        self._library.game(found.table.game)
        table, adoption = await self._calls.think(lambda: load(self._library, found, self._clock))
        if adoption is not None:
            await self._calls.write(adoption.write)
        return table

    async def all_read(self) -> None:
        """Wait until every table that is being read is in memory, or cannot be."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    async def close(self) -> None:
        for task in self._loading.values():
            task.cancel()
        await self.all_read()
