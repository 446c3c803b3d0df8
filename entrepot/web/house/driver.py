"""The bots' turns: whenever one is to act it thinks, waits as long as people want it to, and acts."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from asyncio import sleep
from collections.abc import Awaitable, Callable

from entrepot.bots import TURNS, usual

from ..problems import Problem
from ..tables.deeds import Deed
from ..tables.seats import PEOPLE
from ..tables.table import Table
from ..workers.bot_worker import Bots, Question
from ..workers.library import Library

log = logging.getLogger("entrepot.house")

WAITS = {"instant": 0.0, "fast": 0.25, "normal": 0.7, "slow": 1.6}  # seconds before a bot's action
FIRST, LONGEST = 0.5, 30.0  # seconds until what failed is tried again: twice as long each time

Do = Callable[[Table, Callable[[], Deed | None]], Awaitable[object]]


class Driver:
    """One task for each table at which bots are to act. Whatever fails is retried, with growing delays."""

    def __init__(self, library: Library, bots: Bots, dice: random.Random, do: Do) -> None:
        self._library = library
        self.bots = bots
        self.dice = dice
        self.pace = 1.0  # all waits are multiplied by it
        self._do = do
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def drives(self, table: Table) -> bool:
        return table.row.id in self._tasks

    def wake(self, table: Table) -> None:
        """Play for the bots, if one is to act and nobody does so already."""
        id = table.row.id
        if table.bots_to_act and id not in self._tasks and not self._closed:
            self._tasks[id] = task = asyncio.get_running_loop().create_task(self._drive(table))
            task.add_done_callback(lambda _: self._tasks.pop(id, None))

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()

    async def _drive(self, table: Table) -> None:
        """Until a person is to act."""
        wait = FIRST
        while waiting := table.bots_to_act:
            try:
                await self._act(table, waiting[0])
                wait = FIRST
            except Exception as error:
                known = isinstance(error, Problem)
                extra = {"table": table.row.id, "reason": repr(error)[:200], "seconds": wait}
                log.error("a bot could not play and tries again", exc_info=None if known else error, extra=extra)
                await sleep(wait)
                wait = min(2 * wait, LONGEST)
            finally:
                table.thinking.clear()
        table.skipping.clear()

    async def _act(self, table: Table, seat: int) -> None:
        assert table.match is not None
        match = table.match
        commit = table.row.number
        legal = match.legal(seat)
        view = match.bot_view(seat)
        table.thinking.add(seat)
        started = time.monotonic()
        action = legal[0]
        if len(legal) > 1:
            level = table.seats[seat].level or usual(table.row.game)
            question = Question(
                table.row.game,
                self._library.back(table.row.game),
                level,
                bytes(view.record),
                seat,
                self.dice.getrandbits(63),
                view.known,
                table.row.id,
                TURNS.get(level, 0.0) / (1 + self.bots.waiting),  # less if others wait
            )
            said = await self.bots.ask(question, _waits(table), lambda: bool(table.subscribers), _seated(table))
            action = self.dice.choice(legal) if said is None else match.game.catalogue.names[said.action]
        await self._pause(table, started)
        table.thinking.discard(seat)
        action = action if action in legal else self.dice.choice(legal)

        def move() -> Deed | None:
            still = table.row.number == commit and seat in table.bots_to_act
            return table.move(seat, action) if still else None

        await self._do(table, move)

    async def _pause(self, table: Table, started: float) -> None:
        """So that people can follow; when one of them changes the pace, it holds at once."""
        while (left := self.pace * self._wait(table) - (time.monotonic() - started)) > 0:
            table.paced.clear()
            try:
                async with asyncio.timeout(left):
                    await table.paced.wait()
            except TimeoutError:
                return

    def _wait(self, table: Table) -> float:
        """As long as the slowest person watching prefers; no time at all if nobody is there."""
        looking = [one for one in table.subscribers if one.seat is not None and one.person not in table.skipping]
        return max((WAITS[one.settings.pace] for one in looking), default=0.0)


def _waits(table: Table) -> str:
    """Who waits for a bot: the host, or whoever else plays where the host does not."""
    host = table.row.host or ""
    people = [row.person for row in table.seats if row.kind in PEOPLE and row.person]
    return host if host in people or not people else people[0]


def _seated(table: Table) -> bool:
    return any(row.kind in PEOPLE and row.person for row in table.seats)
