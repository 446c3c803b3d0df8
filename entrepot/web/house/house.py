"""The house: all tables, who comes in, what is done, and who is told of it."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Future
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from entrepot import bots as levels
from entrepot import games
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.deal import Deal
from entrepot.engine.language.game import Game
from entrepot.engine.match.legend import Legend
from entrepot.engine.match.match import Match

from ..people.names import name_fault
from ..people.viewer import Listeners
from ..problems import Problem, stale
from ..seen.live import Settings
from ..storage import Damaged, EventRow, Stale, Store
from ..tables.loading import load
from ..tables.opening import PACES, Plan, fork, new_row, rematch, reopened, seat_row
from ..tables.seating import Seating, begun, linked
from ..tables.table import CHAT, Change, Deed, Table
from ..tables.versions import Incomplete, keep
from ..workers.bot_pool import Bots
from ..workers.calls import Calls, left
from ..workers.library import Library
from .driver import Driver
from .making import Making

log = logging.getLogger("entrepot.house")

KEPT = 512  # tables in memory that nobody looks at
FIRST, LONGEST = 0.5, 30.0  # seconds until a table in doubt is read again: twice as long each time
AT_ONCE = 4  # tables that are opened at a time after a start

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
    ) -> None:
        self.calls = Calls(store)
        self.clock = clock
        self.ids = ids
        self.dice = dice or random.SystemRandom()
        self.deals = deals
        self.making = Making(self.calls, clock)
        self.library = Library(overlays, compile, find)
        self.seating = Seating(self.library, self.dice)
        self.driver = Driver(self.library, bots, self.dice, self.do)
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.listeners = Listeners()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()  # whatever else happens by itself

    # --- finding

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
        table = await self._read(id)
        self._add(table)
        self.changed(table)
        return table

    async def _read(self, id: str) -> Table:
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
            found = await self.calls.read(lambda store: store.whole(id, CHAT, every))
        except Damaged as error:
            log.error("a table is damaged", extra={"table": id, "reason": str(error)})
            raise Problem(500, "problem-damaged") from None
        if found is None:
            raise Problem(404, "problem-no-table")
        self.library.game(found.table.game)
        table, adoption = await self.calls.think(lambda: load(self.library, found, self.clock))
        if adoption is not None:
            await self.calls.write(adoption.write)
        return table

    def _add(self, table: Table) -> None:
        """Keep it in memory, and drop those that were looked at longest ago; the store has them."""
        self.tables[table.row.id] = table
        for id, old in list(self.tables.items()):
            if len(self.tables) <= KEPT:
                return
            busy = old.subscribers or old.turn.locked() or old.doubt or self.driver.drives(old)
            if not busy and old is not table:
                del self.tables[id]

    # --- doing

    async def do(self, table: Table, prepare: Callable[[], Deed | None]) -> Change | None:
        """Prepare, write, remember: either all of it, and everybody whom it concerns is told, or nothing has changed.

        One act at a time at a table; who looks sees it as it was until the act is stored. Where nobody knows whether
        it was stored, the table is read again before the next act.
        """
        until = self.calls.deadline()  # one for all: whoever asks has an answer by then
        async with self._turn(table, until):
            deed = prepare()
            if deed is None:
                return None
            call = self.calls.writing(deed.write)
            try:
                result = await self.calls.outcome(call, until)
            except BaseException as error:
                if not call.cancelled():
                    self.read_again(table, call)
                if isinstance(error, Stale):
                    raise stale() from None
                raise
            deed.remember(result)
        self.changed(table, deed.change.seat)
        return deed.change

    @asynccontextmanager
    async def _turn(self, table: Table, until: float) -> AsyncIterator[None]:
        """Alone with a table that is as it is stored; 503 where that takes too long."""
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
        """Nobody knows what was stored: until the table was read again nothing is done there."""
        table.doubt = self._spawn(self._settle(table, call))
        return table.doubt

    async def _settle(self, table: Table, call: Future[Any]) -> None:
        while not await self.calls.settled(call):
            pass
        wait = FIRST
        while True:
            try:
                found = await self._read(table.row.id)
                break
            except Exception as error:
                log.warning("a table cannot be read again", extra={"table": table.row.id, "reason": repr(error)})
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST)
        table.renew(found)
        self.changed(table)

    def changed(self, table: Table, seat: int | None = None) -> None:
        """Tell everybody who looks on, and let bots think; a draft concerns only those who look from its seat."""
        table.version += 1
        if seat is None and table.match is not None:
            self.library.quicken(table.match)
        for subscriber in table.subscribers:
            if subscriber.seat is not None and subscriber.seat not in table.seats_of(subscriber.person):
                subscriber.end()
            elif seat in (None, subscriber.seat):
                subscriber.wake()
        self.driver.wake(table)

    def prefer(self, person: str, settings: Settings) -> None:
        """What somebody has just set holds at once for the pages they have open."""
        for table in self.tables.values():
            for subscriber in table.subscribers:
                if subscriber.person == person:
                    subscriber.viewer = replace(subscriber.viewer, settings=settings)
                    subscriber.wake()
                    table.paced.set()

    # --- new tables

    async def create(
        self, plan: Plan, host: str, start: bytes = b"", forked: tuple[str, int] | None = None, wish: object = None
    ) -> Table:
        """A new table; it begins at once when every seat is taken. A fork begins at a position of another game. `wish`
        is what was asked for, where the plan has something of chance."""
        game = self.library.game(plan.game)
        try:
            options = game.meta.check(len(plan.seats), plan.options)
            for chair in plan.seats:
                if chair.kind == "bot":
                    levels.make(chair.level)
        except EntrepotError as error:
            raise Problem(422, "problem-said", sentence=str(error)) from None
        if plan.pace not in PACES:
            raise Problem(422, "problem-setting", name="pace")
        if any(chair.name and name_fault(chair.name) for chair in plan.seats):
            raise Problem(422, "problem-setting", name="name")
        id, now = self.ids(), self.clock()
        row = new_row(id, plan, game, options, host, Deal(self.deals()), now, start, forked)
        seats = [seat_row(id, number, chair, host) for number, chair in enumerate(plan.seats)]
        legend = Legend.of(game)
        dealt = begun(self.library, self.dice, row, seats, now)
        table = Table(dealt[0] if dealt else row, seats, self.clock)
        table.match = dealt[1] if dealt else None
        table.legend = legend

        def write(store: Store) -> None:
            with store.write():
                keep(store, legend)
                store.add_table(table.row, seats)

        if (stored := await self.making.store(f"{host} {wish or plan} {forked}", id, write)) != id:
            return await self.find(stored)
        self._add(table)
        self.changed(table)
        return table

    async def open(self, match: Match, host: str) -> Table:
        """A table that goes on with a saved game: the host at the seat of the save's owner, bots at the others."""
        game = self.library.game(match.game.meta.name)
        now, id = self.clock(), self.ids()
        row, seats = reopened(id, match, game, host, now)
        moves = [EventRow(id, n, 1, move.player, move.action, now) for n, move in enumerate(match.moves)]

        def write(store: Store) -> None:
            with store.write():
                keep(store, Legend.of(game))
                store.add_table(row, seats, moves, [match.record(n) for n in range(match.count)])

        wish = f"{host} {match.deal.commitment} {match.moves}"
        return await self.find(await self.making.store(wish, id, write))

    async def fork(self, table: Table, moment: int, seat: int | None, host: str) -> Table:
        """A new table from a moment of this one."""
        plan, start = fork(table, moment, seat, self.dice)
        return await self.create(plan, host, start, (table.row.id, moment))

    async def rematch(self, table: Table, host: str) -> Table:
        """The same seats again, one further on, so that another begins; the other people come by their links."""
        return await self.create(rematch(table, host), host)

    # --- seats

    async def claim(self, link: str, person: str) -> tuple[Table, int]:
        id = await self.calls.read(lambda store: store.table_of_link(link))
        if id is None:
            raise Problem(404, "problem-no-link")
        table = await self.find(id)
        await self.do(table, lambda: self.seating.claim(table, link, person))
        seat = linked(table, link)
        assert seat is not None
        return table, seat.seat

    async def begin(self, table: Table) -> None:
        """Deal and begin, if nobody is missing."""
        await self.do(table, lambda: self.seating.begin(table))

    async def everywhere(
        self, person: str, write: Callable[[Store], T], remember: Callable[[Table, Future[T]], None]
    ) -> T:
        """Write what concerns all tables of somebody. Nobody acts at those in memory meanwhile."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)  # they may have read it before
        async with AsyncExitStack() as turns:
            found = [table for _, table in sorted(self.tables.items()) if _has(table, person)]
            until = self.calls.deadline()
            for table in found:
                await turns.enter_async_context(self._turn(table, until))
            call = self.calls.writing(write)
            try:
                result = await self.calls.outcome(call)
            except BaseException:
                for table in found if not call.cancelled() else []:
                    self.read_again(table, call)
                raise
            for table in found:
                remember(table, call)
        for table in found:
            self.changed(table)
        return result

    # --- what happens by itself

    def wake(self) -> None:
        """After a start, a few tables at a time, while people come in already: bots go on where they were, and what
        runs under other rules is taken up."""
        self._spawn(self._wake())

    async def _wake(self) -> None:
        wait = FIRST
        while True:
            try:
                ours = await self.calls.think(self.library.identities)
                ids = await self.calls.read(
                    lambda store: sorted({*store.with_bots_to_act(), *store.of_other_rules(ours)})  # noqa: B023
                )
                break
            except Exception as error:
                log.warning("tables cannot be listed", extra={"reason": repr(error)})
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST)
        await self._open_all(ids)

    def wake_at(self, ids: Sequence[str]) -> None:
        """Bots have come to tables that are not in memory."""
        self._spawn(self._open_all([id for id in ids if id not in self.tables]))

    async def _open_all(self, ids: Sequence[str]) -> None:
        few = asyncio.Semaphore(AT_ONCE)

        async def open(id: str) -> None:
            async with few:
                await self._wake_one(id)

        await asyncio.gather(*map(open, ids))

    async def _wake_one(self, id: str) -> None:
        """Finding a table wakes its bots. One that cannot be opened is told of, and the others go on."""
        wait = FIRST
        while True:
            try:
                table = await self.find(id)
            except Problem as problem:
                if problem.status != 503:
                    log.warning("a table cannot be opened", extra={"table": id, "reason": problem.id})
                    return
            except Exception as error:
                log.warning("a table cannot be opened", extra={"table": id, "reason": repr(error)})
                return
            else:
                if table.row.bots and not table.bots_to_act:  # it was only supposed when the column was made
                    await self.calls.write(lambda store: store.set_bots(id, False))
                return
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST)

    def _spawn(self, what: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Nothing goes on by itself any more, and what was begun to be stored is."""
        await self.driver.close()  # first: what a bot was about to store may have to be read again
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self.calls.close)
        self.library.close()


def _has(table: Table, person: str) -> bool:
    return person in (table.row.host, *(seat.person for seat in table.seats), *(line.person for line in table.chat))
