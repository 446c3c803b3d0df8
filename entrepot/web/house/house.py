"""The house: everything that there is one of for the process, put together, and its front door."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from entrepot import games
from entrepot.engine.language.game import Game
from entrepot.engine.match.match import Match

from ..people.settings import Settings
from ..people.viewer import Listeners
from ..problems import Problem
from ..storage import SeatRow, Store
from ..tables.deeds import Change, Deed
from ..tables.opening import Opening
from ..tables.seating import Seating, linked
from ..tables.table import Table
from ..workers.analyst import adviser_pool, analyst_pool
from ..workers.bot_worker import Bots
from ..workers.calls import Calls
from ..workers.library import Library
from .acting import Acting
from .advising import Advising
from .analysing import Analysing
from .creating import Chance, Creating
from .driver import Driver
from .making import Making
from .registry import Registry
from .tasks import Tasks
from .telling import Telling
from .waking import Waking

T = TypeVar("T")


def seat_ids() -> str:
    return secrets.token_urlsafe(9)


class House:
    """One for the process. `clock`, `ids` and `dice` can be fixed, so that a test knows every byte that is sent."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        *,
        overlays: Mapping[str, Path] | None = None,
        clock: Callable[[], int] = lambda: int(time.time()),
        ids: Callable[[], str] = seat_ids,
        dice: random.Random | None = None,
        deals: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        compile: bool = True,
        find: Callable[[str], Game] = games.find,
        offered: Sequence[str] | None = None,
    ) -> None:
        self.calls = Calls(store)
        self.chance = Chance(clock, ids, deals, dice or random.SystemRandom())
        self.library = Library(overlays, compile, find, offered)
        self.seating = Seating(self.library, self.chance.dice)
        self.driver = Driver(self.library, bots, self.chance.dice, self.do)
        self.advisers, self.analysts = adviser_pool(), analyst_pool()
        self.advising = Advising(self.advisers)
        self._telling = Telling(self.library, self.driver)
        self._registry = Registry(self.calls, self.library, self.clock, self.changed, self.driver.drives)
        self._tasks = Tasks()
        self._acting = Acting(self.calls, self._registry, self._tasks, self.changed)
        self._creating = Creating(self.library, self._registry, Making(self.calls, self.clock), self.chance)
        self.waking = Waking(self.calls, self.library, self._registry, self._tasks)
        self.analysing = Analysing(self.analysts, self.calls)

    @property
    def tables(self) -> Mapping[str, Table]:
        """Those in memory."""
        return self._registry.tables

    @property
    def listeners(self) -> Listeners:
        return self._telling.listeners

    def clock(self) -> int:
        return self.chance.clock()

    # --- finding, doing, telling

    async def find(self, id: str) -> Table:
        return await self._registry.find(id)

    async def do(self, table: Table, prepare: Callable[[], Deed | None]) -> Change | None:
        return await self._acting.do(table, prepare)

    async def everywhere(
        self, person: str, write: Callable[[Store], T], remember: Callable[[Table, Future[T]], None]
    ) -> T:
        return await self._acting.everywhere(person, write, remember)

    def read_again(self, table: Table, call: Future[Any]) -> asyncio.Task[None]:
        return self._acting.read_again(table, call)

    def changed(self, table: Table, seat: int | None = None) -> None:
        self._telling.changed(table, seat)

    def prefer(self, person: str, settings: Settings) -> None:
        self._telling.prefer(self.tables.values(), person, settings)

    # --- new tables

    async def create(
        self,
        opening: Opening,
        host: str,
        start: bytes = b"",
        forked: tuple[str, int] | None = None,
        wish: object = None,
    ) -> Table:
        return await self._creating.create(opening, host, start, forked, wish)

    async def open(self, match: Match, host: str) -> Table:
        return await self._creating.open(match, host)

    async def fork(self, table: Table, moment: int, seat: int | None, host: str, level: str | None = None) -> Table:
        return await self._creating.fork(table, moment, seat, host, level)

    async def rematch(self, table: Table, host: str) -> Table:
        return await self._creating.rematch(table, host)

    # --- seats

    async def linked(self, link: str) -> tuple[Table, SeatRow]:
        """The table and the seat that a link leads to."""
        id = await self.calls.read(lambda store: store.table_of_link(link))
        table = await self.find(id) if id is not None else None
        seat = linked(table, link) if table is not None else None
        if table is None or seat is None:
            raise Problem(404, "problem-no-link")
        return table, seat

    async def claim(self, link: str, person: str) -> tuple[Table, int]:
        """Sit down with a link."""
        table, seat = await self.linked(link)
        await self.do(table, lambda: self.seating.claim(table, link, person))
        return table, seat.seat

    async def begin(self, table: Table) -> None:
        """Deal and begin, if nobody is missing."""
        await self.do(table, lambda: self.seating.begin(table))

    # --- what happens by itself

    def wake(self) -> None:
        self.waking.wake()

    def wake_at(self, ids: Sequence[str]) -> None:
        self.waking.wake_at(ids)

    def figures(self) -> dict[str, int]:
        """What the house is at."""
        return {
            "tables_in_memory": len(self.tables),
            "streams": sum(len(table.subscribers) for table in self.tables.values()),
            "bot_questions": self.driver.bots.asked,
            "bot_failures": self.driver.bots.failed,
        }

    async def close(self) -> None:
        """Stop all background work, and finish storing what was begun."""
        await self.driver.close()  # first: what a bot was about to store may have to be read again
        await self.advising.close()
        await self.analysing.close()
        await self.advisers.close()
        await self.analysts.close()
        await self._tasks.close()
        await self._registry.close()
        await asyncio.to_thread(self.calls.close)
        self.library.close()
