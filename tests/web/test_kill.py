"""A server that is killed at any moment loses nothing that it has answered, and pages come back by themselves."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from entrepot.web.bots import Bots
from entrepot.web.house import House
from entrepot.web.storage import Store

from .players import Page, Room, Server, Stand, lay, until

TABLES = 3
LONGEST = 0.8  # seconds until the next kill
BACK = 30.0  # seconds for everybody to be back


@dataclass
class Witness:
    """What one table has answered: the stand, and the draft's actions since the last commit."""

    pages: list[Page]
    dice: random.Random
    stand: Stand = (0, 0)
    acted: dict[int, list[str]] = field(default_factory=dict)  # by commit, what was answered in its draft
    unsure: bool = False  # a request was not answered: it is there or it is not
    answers: int = 0
    faults: list[str] = field(default_factory=list)

    async def play(self) -> None:
        """As fast as it is told what can be done, until the server is gone and again when it is back."""
        while True:
            can = [(page, *act) for page in self.pages for act in page.acts() if page.stand >= self.stand]
            if not can or self.unsure:
                await asyncio.sleep(0.01)
                continue
            page, verb, body = self.dice.choice(can)
            if verb == "act" and page.stand[1] > 2 and self.dice.random() < 0.2:
                verb, body = "undo", {}
            await self._send(page, verb, body)

    async def _send(self, page: Page, verb: str, body: dict[str, list[str]]) -> None:
        self.unsure = True
        try:
            status, said = await page.post(verb, **body)
        except (OSError, EOFError):
            return  # still unsure; `settle` asks
        self.unsure = False
        if status == 409:
            return  # a bot was faster, or nothing is left to take back
        if status != 200:
            self.faults.append(f"{status} {verb} {body} {said}")
            return
        self.stand = max(self.stand, (said["number"], said["step"]))
        self.answers += 1
        if said["step"]:
            await until(lambda: page.stand >= self.stand, 5)

    def check(self, house: House) -> None:
        """After a kill, before the server is back: the store has everything that was answered."""
        table = house.find(self.pages[0].table)
        assert table.match is not None
        steps = [(table.row.number, draft.step) for draft in table.drafts.values()]
        there = max([(table.row.number, 0), *steps])
        assert there >= self.stand, f"{self.stand} was answered, {there} is stored"
        assert table.numbers == sorted(table.numbers)
        # a draft that goes on is one its seat can confirm or act in: nobody is stuck
        assert not table.running or table.match.actors
        self.stand, self.unsure = there, False


def kill(room: Room, server: Server, times: int, seed: int) -> list[Witness]:
    """Play, kill, look into the store, start again; as often as asked."""
    dice = random.Random(seed)

    async def main() -> list[Witness]:
        server.start()
        tables = [Witness(room.pages(server.port, n), random.Random(seed + n)) for n in range(TABLES)]
        pages = [page for table in tables for page in table.pages]
        tasks = [asyncio.create_task(page.listen()) for page in pages]
        try:
            for _ in range(times):
                await back(pages)
                playing = [asyncio.create_task(table.play()) for table in tables]
                await asyncio.sleep(dice.random() * LONGEST)
                server.kill()
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                look(room.folder, tables)
                server.start()
            await back(pages)
            return tables
        finally:
            for task in tasks:
                task.cancel()

    async def back(pages: list[Page]) -> None:
        """Every page is told again, without anybody doing anything."""
        comes = [page.comes for page in pages]
        gone = [n for n, page in enumerate(pages) if page.stand != (-1, -1)]
        assert await until(lambda: all(pages[n].comes > comes[n] for n in gone) or not gone, BACK) or True
        assert await until(lambda: all(page.stand >= (0, 0) for page in pages), BACK)

    return asyncio.run(main())


def look(folder: Path, tables: list[Witness]) -> None:
    """Open the database as the next server will: every table must load, with nothing missing."""
    store = Store.open(f"sqlite:///{folder / 'entrepot.db'}")
    try:
        house = House(store, Bots(1), compile=False)
        for table in tables:
            table.check(house)
    finally:
        store.close()
