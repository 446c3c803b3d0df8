"""A server that is killed at any moment loses nothing that it has answered, and pages come back by themselves."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from entrepot import games
from entrepot.paper.face import ANEW
from entrepot.web.storage import Store
from entrepot.web.tables.loading import load
from entrepot.web.tables.table import Table
from entrepot.web.workers.library import Library
from tests.web.known import KNOWN
from tests.web.players import Page, Room, Server, lay, until

TABLES = 3
MOST = 25  # answers until the next kill: counted, so that a busy machine plays as much as an idle one
MOMENT = 0.05  # seconds more at most, to hit any point between two answers
BACK = 60.0  # seconds for everybody to be back, or to have played that much, on a busy machine


@dataclass
class Witness:
    """Plays at one table and remembers what was answered: the commits, and what each seat drafts.

    Where several decide at once each has a draft, and a commit of one leaves those of the others as they are.
    """

    pages: list[Page]
    dice: random.Random
    number: int = 0  # of the last commit that was answered
    steps: dict[int, int] = field(default_factory=dict)  # by seat
    drafts: dict[int, list[str]] = field(default_factory=dict)
    commits: list[tuple[int, int, list[str]]] = field(default_factory=list)  # number, seat, actions
    unsure: int | None = None  # a seat whose request was not answered: what it asked is there or it is not
    answers: int = 0
    faults: list[str] = field(default_factory=list)
    comes: list[int] = field(default_factory=list)  # of the pages, before the kill

    def __post_init__(self) -> None:
        self.comes = [0] * len(self.pages)

    def knows(self, page: Page) -> bool:
        """The page shows all that was answered to it, and every commit."""
        return page.stand >= (self.number, self.steps.get(page.seat, 0))

    async def play(self) -> None:
        """As fast as the pages show what can be done."""
        while self.unsure is None:
            can = [(page, *act) for page in self.pages if self.knows(page) for act in page.acts()]
            if not can:
                await asyncio.sleep(0.01)
                continue
            page, verb, body = self.dice.choice(can)
            if self.drafts.get(page.seat) and self.dice.random() < 0.2:
                verb, body = "undo", {}
            await self._send(page, verb, body)

    async def _send(self, page: Page, verb: str, body: dict[str, Any]) -> None:
        seat = self.unsure = page.seat
        stand = page.stand
        try:
            status, said = await page.post(verb, **body)
        except (OSError, EOFError):
            return
        self.unsure = None
        if status == 409 and await until(lambda: page.stand > stand):
            return  # a bot was quicker; nothing has changed, which the check of the store would notice
        if status != 200:
            self.faults.append(f"{status} {verb} {body} {said}")
            return
        self.answers += 1
        draft, sent = self.drafts.setdefault(seat, []), body.get("actions", [])
        if verb == "undo":
            draft.pop()
        elif sent:
            draft.append(" ".join(sent))  # an action, a course or a plan is taken back as one
        self.number, self.steps[seat] = said["number"], said["step"]
        if said["step"] == 0:  # nothing is drafted: it was committed
            self.commits.append((self.number, seat, standing(self.drafts.pop(seat))))
        await until(lambda: self.knows(page))

    def back(self) -> bool:
        """All pages have come again since the last kill and know where the table stands."""
        again = all(page.comes > was for page, was in zip(self.pages, self.comes, strict=True))
        return again and all(page.stand[0] >= self.number for page in self.pages)

    def check(self, store: Store) -> None:
        """Everything that was answered is in the store; then go on from what is there."""
        table = look(store, self.pages[0].table)
        moves = store.moves(table.row.id)
        for number, seat, actions in self.commits:
            found = [move.action for move in moves if move.number == number and move.seat == seat]
            assert found[: len(actions)] == actions, f"commit {number} is not there"
        number = table.row.number
        assert number >= self.number, f"commit {self.number} was answered, {number} is stored"
        for page in self.pages:
            seat = page.seat
            there, known = table.draft(seat), self.drafts.get(seat, [])
            further = number > self.number or there.revision > self.steps.get(seat, 0)
            right = there.entries == known or (seat == self.unsure and further)
            assert right and there.actions == standing(there.entries), (
                f"seat {seat}: {there.entries} is stored, not {known}"
            )
        self.number, self.unsure = number, None
        self.steps = {seat: draft.revision for seat, draft in table.drafts.items()}
        self.drafts = {seat: draft.entries for seat, draft in table.drafts.items()}
        assert table.match is not None and (table.match.actors or not table.running)


def standing(said: list[str]) -> list[str]:
    """The actions that stand of what was said: a plan takes the place of all before."""
    last = max((n for n, one in enumerate(said) if one.startswith(ANEW)), default=0)
    return [action for one in said[last:] for action in one.split() if action != ANEW]


def look(store: Store, id: str) -> Table:
    """A table as the next server will find it."""
    return load(Library(compile=False), store.whole(id, 0), lambda: 0)[0]


@contextmanager
def stored(folder: Path) -> Iterator[Store]:
    """What the next server will find."""
    store = Store.open(f"sqlite:///{folder / 'entrepot.db'}")
    try:
        yield store
    finally:
        store.close()


def check(folder: Path, tables: list[Witness]) -> None:
    with stored(folder) as store:
        for table in tables:
            table.check(store)


def answers(tables: list[Witness]) -> int:
    return sum(table.answers for table in tables)


def committed(tables: list[Witness]) -> bool:
    return any(table.commits for table in tables)


def played(tables: list[Witness], enough: int, whole: bool) -> bool:
    """So much was answered; before the last kill somebody has also made a whole turn."""
    return answers(tables) >= enough and (committed(tables) or not whole)


async def kill(room: Room, times: int, seed: int) -> list[Witness]:
    """Play, kill, look into the store, start again."""
    dice = random.Random(seed)
    server = Server(room.folder, "--plain")
    server.start()
    tables = [Witness(room.pages(server.port, n), random.Random(seed + n)) for n in range(TABLES)]
    pages = [page for table in tables for page in table.pages]
    listening = [asyncio.create_task(page.listen()) for page in pages]
    try:
        for n in range(times + 1):
            assert await until(lambda: all(table.back() for table in tables), BACK)
            for table in tables:
                table.comes = [page.comes for page in table.pages]
            playing = [asyncio.create_task(table.play()) for table in tables]
            enough = answers(tables) + dice.randrange(MOST)
            assert await until(partial(played, tables, enough, n == times), BACK)
            await asyncio.sleep(dice.random() * MOMENT)
            server.kill()
            for task in playing:
                task.cancel()
            said = await asyncio.gather(*playing, return_exceptions=True)
            assert [one for one in said if isinstance(one, Exception)] == []
            for page in pages:
                page.hang_up()  # or the next server would be asked over the line of this one
            await asyncio.to_thread(check, room.folder, tables)
            server.start()
        assert server.log() == "", server.log()[-2000:]
        return tables
    finally:
        server.kill()
        for task in listening:
            task.cancel()


def laid(folder: Path, seed: int, game: str) -> Room:
    """Two people and a bot at each table; where a game can be played alone, one is somebody's who does."""
    alone = 1 in games.meta(game).players
    room = lay(folder, TABLES - alone, people=2, bots=1, seed=seed, game=game)
    if alone:
        more = lay(folder, 1, people=1, seed=seed + 1, moves=0, game=game)
        room = Room(folder, room.tables + more.tables, room.people + more.people, room.cookies | more.cookies)
    return room


def nothing_is_lost(folder: Path, times: int, game: str, seed: int) -> None:
    folder.mkdir(exist_ok=True)
    room = laid(folder, seed, game)
    tables = asyncio.run(kill(room, times, seed))
    assert [fault for table in tables for fault in table.faults] == []
    assert [fault for table in tables for page in table.pages for fault in page.broken] == []
    assert answers(tables) > 2 * times
    assert committed(tables)


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN)
def test_nothing_is_lost_when_the_server_is_killed(tmp_path, game):
    nothing_is_lost(tmp_path, 5, game, 5)


@pytest.mark.full
@pytest.mark.parametrize("game", KNOWN)
def test_nothing_is_lost_when_the_server_is_killed_a_hundred_times(tmp_path, game):
    """Twenty times a room: after that many, the first games are over and a kill would hit nothing."""
    for number in range(5):
        nothing_is_lost(tmp_path / str(number), 20, game, 100 + number)


@pytest.mark.parametrize("game", KNOWN)
def test_the_witness_notices_what_is_missing(tmp_path, game):
    room = lay(tmp_path, 1, game=game)
    with stored(tmp_path) as store:
        table = look(store, room.tables[0])
        seat = table.match.actors[0]
        action = table.match.legal(seat)[0]
        table.act(seat, 0, 0, [action]).write(store)

    def witness(**known: Any) -> Witness:
        return Witness(room.pages(0, 0), random.Random(1), **known)

    with stored(tmp_path) as store:
        witness(steps={seat: 1}, drafts={seat: [action]}).check(store)
        behind = witness(unsure=seat)
        behind.check(store)
        assert (behind.number, behind.steps, behind.drafts) == (0, {seat: 1}, {seat: [action]})
        for wrong in ({}, {"drafts": {seat: []}}, {"number": 1}, {"commits": [(1, seat, [action])]}):
            with pytest.raises(AssertionError):
                witness(**wrong).check(store)
