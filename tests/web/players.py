"""A server in a process of its own, and pages that play at it: what they can do they read in what they are told."""

from __future__ import annotations

import asyncio
import json
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import entrepot
from entrepot.web.house.house import House
from entrepot.web.people.sessions import token_for
from entrepot.web.storage import Store
from entrepot.web.tables.opening import Opening, SeatChoice
from entrepot.web.workers.bot_worker import bot_pool
from tests.web.known import FIRST

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds for a server to open
RETRY = 0.1  # seconds until a page looks for its lost stream; a browser waits longer
KEPT = 3.0  # seconds after which a line is not used again; the server closes it soon
LARGEST = 1 << 22  # bytes of an event

ACTS = re.compile(r'data-acts="([^"]+)"')
CONFIRM = re.compile(r'<button(?![^>]* disabled)[^>]* data-do="confirm"')
STAND = re.compile(rb"id: (\d+)\.(\d+)\n")

Stand = tuple[int, int]  # commit and step of the draft


class Server:
    """`entrepot serve`, which may be killed at any time."""

    def __init__(self, folder: Path, *arguments: str, python: tuple[str, ...] = (sys.executable,)) -> None:
        self._python = python
        self.database = f"sqlite:///{folder / 'entrepot.db'}"
        self._arguments = arguments
        self._log = folder / "log"
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self) -> None:
        """Start it, at the port it had before, and wait until it listens."""
        command = (
            *self._python,
            "-m",
            "tests.web.watch",
            "serve",
            "--database",
            self.database,
            "--port",
            str(self.port),
        )
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                (*command, *self._arguments), cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert ":" in said, f"the server did not open ({self._process.poll()}): {said}{self.log()}"
        self.port = int(said.rpartition(":")[2])

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """At once: nothing is written any more."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def stop(self) -> int:
        """As Ctrl-C does; its exit status."""
        assert self._process is not None
        self._process.terminate()
        self._process.communicate(timeout=PATIENCE)
        status, self._process = self._process.returncode, None
        return status

    def log(self) -> str:
        return self._log.read_text()

    def memory(self) -> int:
        """Bytes that it holds now."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]) * 1024

    def seconds(self) -> float:
        """Time that its processor has worked for it."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100


@dataclass
class Page:
    """A page of one seat: it listens, comes back by itself, and sends what a person would click."""

    port: int
    table: str
    seat: int
    cookie: str
    address: str = "127.0.0.1"  # of its own: the server counts requests by address
    stand: Stand = (-1, -1)
    parts: dict[str, str] = field(default_factory=dict)
    comes: int = 0  # how often the stream began
    broken: list[str] = field(default_factory=list)  # whatever should not be
    heard: Callable[[Page], None] = lambda page: None
    _raw: list[bytes] = field(default_factory=list)
    _used: float = 0.0
    _wire: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def _head(self, method: str, path: str, size: int = 0) -> bytes:
        about = f"content-type: application/json\r\ncontent-length: {size}\r\n" if method == "POST" else ""
        return (
            f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: entrepot={self.cookie}\r\n{about}\r\n"
        ).encode()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=LARGEST)

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """One request over a line that is kept; OSError or EOFError when the server is gone."""
        try:
            if time.monotonic() - self._used > KEPT:
                self.hang_up()
            if self._wire is None:
                self._wire = await self._connect()
            self._used = time.monotonic()
            source, sink = self._wire
            data = b"" if body is None else json.dumps(body).encode()
            sink.write(self._head(method, path, len(data)) + data)
            await sink.drain()
            head = (await source.readuntil(b"\r\n\r\n")).decode().lower()
            size = int(re.findall(r"content-length: (\d+)", head)[0])
            return int(head.split(" ", 2)[1]), await source.readexactly(size)
        except (OSError, EOFError, asyncio.CancelledError):  # an answer that nobody read must not answer the next
            self.hang_up()
            raise

    def hang_up(self) -> None:
        if self._wire is not None:
            self._wire[1].close()
            self._wire = None

    async def post(self, verb: str, **more: Any) -> tuple[int, Any]:
        body = {"seat": self.seat, "number": self.stand[0], "step": self.stand[1], **more}
        status, data = await self.request("POST", f"/t/{self.table}/{verb}", body)
        return status, json.loads(data)

    async def listen(self) -> None:
        """As long as nobody cancels it."""
        while True:
            with suppress(OSError, EOFError):
                await self._listen()
            await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        source, sink = await self._connect()
        try:
            sink.write(self._head("GET", f"/t/{self.table}/stream?seat={self.seat}&form=desk"))
            head = await source.readuntil(b"\r\n\r\n")
            if b" 200 " not in head.split(b"\r\n")[0]:
                self.broken.append(head.decode())
                return
            self.comes += 1
            fresh = True
            while True:
                told = await source.readuntil(b"\n\n")
                found = STAND.search(told[:200])
                if found is None:
                    continue
                if fresh:  # a page that says nothing of what it shows is told everything
                    self.parts, self._raw, fresh = {}, [], False
                self._raw.append(told)
                self.stand = int(found[1]), int(found[2])
                self.heard(self)
        finally:
            sink.close()

    def see(self) -> dict[str, str]:
        """What the page shows now. News are read only when somebody looks, to spare the processor."""
        for told in self._raw:
            event = msgspec.json.decode(told.partition(b"\ndata: ")[2])
            self.parts.update(event.get("parts", {}))
        self._raw.clear()
        return self.parts

    def acts(self) -> list[tuple[str, dict[str, Any]]]:
        """Everything that can be clicked, as verb and body; a turn that can be confirmed is."""
        shown = [part for name, part in self.see().items() if name != "part-menu"]
        if any(CONFIRM.search(part) for part in shown):
            return [("confirm", {})]
        # what stands before a name only tells the page how it is clicked
        names = {name.lstrip("~!") for part in shown for one in ACTS.findall(part) for name in one.split("|")}
        return [("act", {"actions": name.split(" ")}) for name in sorted(names)]


@dataclass
class Room:
    """Tables that were laid before the server opened."""

    folder: Path
    tables: list[str]
    people: list[list[str]]  # by table and seat, "" a bot
    cookies: dict[str, str]

    def pages(self, port: int, number: int) -> list[Page]:
        """The pages of one table, from an address of their own."""
        address = f"127.1.{number // 250}.{number % 250 + 1}"
        return [
            Page(port, self.tables[number], seat, self.cookies[person], address)
            for seat, person in enumerate(self.people[number])
            if person
        ]


def lay(
    folder: Path,
    tables: int,
    people: int = 3,
    bots: int = 0,
    seed: int = 0,
    moves: int = 60,
    game: str = FIRST,
    url: str = "",
) -> Room:
    """A database with tables in the middle of their games, each seat somebody else's."""
    store = Store.open(url or f"sqlite:///{folder / 'entrepot.db'}")
    dice = random.Random(seed)
    room = Room(folder, [], [], {})
    starts = [middle(game, people + bots, seed + n, moves) for n in range(min(tables, 8))]
    for _ in range(tables):
        persons = [dice.randbytes(16).hex() for _ in range(people)]
        for person in persons:
            room.cookies[person] = token_for(store, person, int(time.time()))
        room.people.append([*persons, *[""] * bots])

    async def create() -> None:
        house = House(store, bot_pool(1), dice=dice, deals=partial(dice.randbytes, 32), compile=False)
        house.driver.wake = lambda table: None  # nobody plays before the server does
        chairs = (*(SeatChoice("screen"),) * people, *(SeatChoice("bot", level="random"),) * bots)
        for number in range(tables):
            start = starts[number % len(starts)]
            table = await house.create(Opening(game, chairs), room.people[number][0], start, ("laid", 0))
            room.tables.append(table.row.id)
        await house.close()

    asyncio.run(create())
    for id, persons in zip(room.tables, room.people, strict=True):
        for seat, row in enumerate(store.seats(id)):
            if persons[seat]:
                store.set_seat(replace(row, person=persons[seat]))
    store.close()
    return room


def middle(game: str, players: int, seed: int, moves: int) -> bytes:
    """A position in the middle of a game at which somebody's turn begins."""
    match = entrepot.new(game, players=players, seed=seed)
    dice = random.Random(seed)
    turns = -1
    while match.count < moves or match.position.s.turns == turns:
        turns = match.position.s.turns
        match.take(match.actors[0], dice.choice(match.legal(match.actors[0])))
    return bytes(match.position.record)


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Whether something came true in time."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.005)
    return True
