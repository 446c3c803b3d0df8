"""A house in a folder of its own, people who ask it, and positions to begin at."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import inspect
import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import unquote, urlencode

from argon2 import PasswordHasher
from starlette.applications import Starlette

import entrepot
from entrepot import games
from entrepot.engine.language.game import Game
from entrepot.web.app import application
from entrepot.web.guard.security import Rates
from entrepot.web.house.house import House
from entrepot.web.people import names as people
from entrepot.web.people.sessions import token_for
from entrepot.web.people.tokens import token_digest
from entrepot.web.routes.site import Site
from entrepot.web.storage import Store
from entrepot.web.tables.deeds import Deed
from entrepot.web.tables.opening import Opening, SeatChoice
from entrepot.web.tables.table import Table
from entrepot.web.workers.bot_worker import bot_pool
from tests.web.known import FIRST, KNOWN

ANN, BOB, CAT, DAN, EVE = (letter * 32 for letter in "abcde")
HOST = "table.test"
CLIENT = "127.0.0.1"  # where requests come from


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    cookies: tuple[str, ...] = ()  # as they are set, each with its flags

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.body)


async def send(
    app: Starlette, method: str, url: str, headers: Mapping[str, str], body: bytes, until: bytes = b""
) -> Answer:
    """One request straight to the application; what a server would add is not there. A stream is left at `until`."""
    path, _, query = url.partition("?")
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers.items()],
        "client": (CLIENT, 1),
        "server": (HOST, 80),
    }
    left = [{"type": "http.request", "body": body, "more_body": False}]
    told: list[Any] = []

    enough = asyncio.Event()
    if not until:
        enough.set()

    async def receive() -> Any:
        if left:
            return left.pop()
        await enough.wait()
        return {"type": "http.disconnect"}

    async def tell(message: Any) -> None:
        told.append(message)
        if until in message.get("body", b""):
            enough.set()

    try:
        await app(scope, receive, tell)
    except Exception:
        if not told:  # a server says 500 and notes it; so does the application, before it raises
            raise
    found = {name.decode(): value.decode("latin-1") for name, value in told[0]["headers"]}
    cookies = tuple(value.decode("latin-1") for name, value in told[0]["headers"] if name == b"set-cookie")
    return Answer(told[0]["status"], found, b"".join(message.get("body", b"") for message in told[1:]), cookies)


class Outside:
    """A house or a table for who is not in the loop: what would be awaited is waited for, and an act is done.

    Tables that come back are so too. `inside` is the one that the loop knows.
    """

    ACTS = frozenset({"act", "undo", "redo", "restart", "confirm", "move", "take_back", "say"})

    def __init__(self, runner: asyncio.Runner, house: House, inside: Any) -> None:
        self.inside = inside
        self._runner = runner
        self._house = house

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.inside, name)
        if isinstance(self.inside, Table) and name in self.ACTS:
            return lambda *args, **more: self.do(found, *args, **more)
        if not inspect.iscoroutinefunction(found):
            return found
        return lambda *args, **more: self._out(self._runner.run(found(*map(inside, args), **more)))

    def do(self, prepare: Callable[..., Deed | None], *args: Any, **more: Any) -> Any:
        """An act at this table."""
        return self._runner.run(self._house.do(self.inside, lambda: prepare(*args, **more)))

    def _out(self, found: Any) -> Any:
        if isinstance(found, tuple):
            return tuple(map(self._out, found))
        return Outside(self._runner, self._house, found) if isinstance(found, Table) else found

    def __eq__(self, other: object) -> bool:
        return self.inside is inside(other)

    __hash__ = None  # type: ignore[assignment]


def inside(one: Any) -> Any:
    return one.inside if isinstance(one, Outside) else one


@dataclass
class Room:
    """Everything of one server but the socket."""

    store: Store
    house: Any  # from outside; site.house is the one that the loop knows
    site: Site
    app: Starlette
    runner: asyncio.Runner
    url: str
    now: list[int] = field(default_factory=lambda: [1000])
    others: list[House] = field(default_factory=list)  # more houses on the same store
    tokens: dict[str, str] = field(default_factory=dict)  # by person

    def ask(
        self,
        who: str | None,
        method: str,
        url: str,
        *,
        sent: Any = None,
        form: Mapping[str, str] | None = None,
        body: bytes = b"",
        headers: Mapping[str, str] | None = None,
        until: bytes = b"",
    ) -> Answer:
        """A request of a person; `sent` as JSON, `form` as a form, `body` as it is."""
        found: dict[str, str] = {"host": HOST}
        if who is not None:
            found["cookie"] = f"entrepot={self.token(who)}"
        if sent is not None:
            body, found["content-type"] = json.dumps(sent).encode(), "application/json"
        if form is not None:
            body, found["content-type"] = urlencode(form).encode(), "application/x-www-form-urlencoded"
        found["content-length"] = str(len(body))
        return self.runner.run(send(self.app, method, url, {**found, **(headers or {})}, body, until))

    def token(self, who: str) -> str:
        """Of a session of that person, who has signed in again where it is over."""
        token = self.tokens.get(who)
        if token is None or self.store.session(token_digest(token)) is None:
            token = self.tokens[who] = token_for(self.store, who, self.now[0])
        return token

    def get(self, who: str | None, url: str, **more: Any) -> Answer:
        return self.ask(who, "GET", url, **more)

    def post(self, who: str | None, url: str, **more: Any) -> Answer:
        return self.ask(who, "POST", url, **more)

    def seated(self, *people: str, **more: Any) -> Any:
        """A table with a person on each seat; the first is the host, others came by their links."""
        return self.house._out(self.runner.run(self.seat(*people, **more)))

    async def seat(self, *people: str, start: bytes = b"", game: str = FIRST, **plan: Any) -> Table:
        """The same within the loop."""
        kinds = [SeatChoice("you")] + [SeatChoice("screen" if one == people[0] else "link") for one in people[1:]]
        forked = ("arranged", 0) if start else None
        house = self.site.house
        table = await house.create(Opening(game, tuple(kinds), **plan), people[0], start, forked)
        for row, person in zip(list(table.seats), people, strict=True):
            if row.link_plain:
                await house.claim(row.link_plain, person)
        return table

    def replace(self, table: Any, seat: int, level: str) -> None:
        """A bot takes over a seat."""
        table.do(self.site.house.seating.replace, table.inside, seat, level)

    def leave(self, table: Any, seat: int, status: str) -> None:
        table.do(self.site.house.seating.leave, table.inside, seat, status)

    def table(self, id: str) -> Any:
        return self.house.find(id)

    def stored(self) -> Any:
        """All that is kept, to see whether something changed."""
        with self.store.read() as connection:
            names = (
                "tables",
                "seats",
                "events",
                "snapshots",
                "drafts",
                "said",
                "proposals",
                "people",
                "codes",
                "segments",
            )
            return [connection.exec_driver_sql(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in names]

    def again(self, find: Callable[[str], Game] = games.find) -> Any:
        """Another house on the same store, as after a restart, or an update that brings other games."""
        made = House(
            self.store, bot_pool(1), clock=lambda: self.now[0], dice=random.Random(2), compile=False, find=find
        )
        made.driver.wake = lambda table: None  # bots play at the first one
        self.others.append(made)
        return Outside(self.runner, made, made)


class Browser:
    """It keeps the cookie that it is given, and nothing else."""

    def __init__(self, room: Room, agent: str = "", cookie: str = "entrepot") -> None:
        self.room = room
        self.agent = agent
        self.cookie = cookie
        self.token = ""

    def copy(self) -> Browser:
        """Another with the same cookie."""
        made = Browser(self.room, self.agent, self.cookie)
        made.token = self.token
        return made

    def ask(self, method: str, url: str, **more: Any) -> Answer:
        return self.room.runner.run(self.asks(method, url, **more))

    async def asks(
        self, method: str, url: str, *, sent: Any = None, form: Mapping[str, str] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:  # fmt: skip
        """The same within the loop."""
        found = {"host": HOST, "accept": "text/html", **self.says(), **(headers or {})}
        body = json.dumps(sent).encode() if sent is not None else urlencode(form or {}).encode()
        if method == "POST":
            found["content-type"] = "application/json" if sent is not None else "application/x-www-form-urlencoded"
            found["content-length"] = str(len(body))
        answer = await send(self.room.app, method, url, found, body)
        for cookie in answer.cookies:
            name, _, value = cookie.partition(";")[0].partition("=")
            if name == self.cookie:
                self.token = value.strip('"')
        return answer

    def says(self) -> dict[str, str]:
        cookie = {"cookie": f"{self.cookie}={self.token}"} if self.token else {}
        return {"user-agent": self.agent, **cookie}

    def get(self, url: str, **more: Any) -> Answer:
        return self.ask("GET", url, **more)

    def post(self, url: str, form: Mapping[str, str] | None = None, **more: Any) -> Answer:
        return self.ask("POST", url, form=form or {}, **more)


def old_cookie(person: str, key: bytes) -> str:
    """A cookie as it was before there were sessions: the id, signed."""
    return f"{person}.{hmac.new(key, person.encode(), hashlib.sha256).hexdigest()}"


@contextmanager
def quick_passwords() -> Iterator[None]:
    """Passwords that cost little to check; what they cost otherwise is the point of them."""
    usual, people._HASHER = people._HASHER, PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    yield
    people._HASHER = usual


def _introduce(store: Store) -> None:
    for person in (ANN, BOB, CAT, DAN, EVE):
        store.add_person(person, 0)


@cache
def _known_to_all() -> bytes:
    """A database that knows everybody already: a thousand tests begin with one."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "entrepot.db"
        store = Store.open(f"sqlite:///{file}")
        _introduce(store)
        store.close()
        return file.read_bytes()


@contextmanager
def opened(folder: Path, *, url: str = "", deals: Callable[[], bytes] | None = None, rates: Rates | None = None,
           public_url: str = "", find: Callable[[str], Game] = games.find,
           offered: Sequence[str] | None = None) -> Iterator[Room]:  # fmt: skip
    """A room in which nothing happens by chance; ids are t0, t1, … and it is the second 1000."""
    file = folder / "entrepot.db"
    if not url and not file.exists():
        file.write_bytes(_known_to_all())
    given, url = url, url or f"sqlite:///{file}"
    store = Store.open(url)
    if given:
        _introduce(store)
    numbers, now = count(), [1000]
    house = House(
        store,
        bot_pool(1),
        clock=lambda: now[0],
        ids=lambda: f"t{next(numbers)}",
        dice=random.Random(1),
        deals=deals or (lambda: b"d" * 32),
        compile=False,
        find=find,
        offered=offered,
    )
    house.driver.pace = 0.0
    site = Site(store, house, public_url)
    site.calls.limit = 60.0  # a busy machine is not a silent one
    with asyncio.Runner() as runner, quick_passwords():
        room = Room(store, Outside(runner, house, house), site, application(site, rates), runner, url, now)
        yield room
        for one in (house, *room.others):
            runner.run(one.close())
        runner.run(site.reader.close())
    store.close()


@cache
def walked(players: int = 3, seed: int = 1, game: str = FIRST, **options: Any) -> entrepot.Match:
    """A game of random choices, played to its end."""
    match = entrepot.new(game, players=players, seed=seed, **options)
    dice = random.Random(seed)
    while match.actors:
        player = match.actors[0]
        match.take(player, dice.choice(match.legal(player)))
    return match


def positions(players: int = 3, seed: int = 1, game: str = FIRST) -> Iterator[tuple[int, entrepot.Match]]:
    """Every position of such a game, with its moment."""
    match = walked(players, seed, game)
    for moment in range(match.count):
        yield moment, match.at(moment)


@cache
def moment_of(kind: str, players: int = 3, seeds: int = 40, game: str = FIRST) -> tuple[bytes, int]:
    """A position in which that is asked, and who is asked."""
    for seed in range(1, seeds):
        for _, match in positions(players, seed, game):
            seat = match.actors[0]
            if match.view(seat).asked == kind:
                return bytes(match.position.record), seat
    raise AssertionError(f"nobody was asked {kind}")


@cache
def every_question(players: int, seeds: int = 40, game: str = FIRST) -> dict[str, tuple[bytes, dict[str, str]]]:
    """Every kind of question that comes up in some games, with a position of it and the options of that game."""
    known = KNOWN[game]
    found = {kind: (record, {}) for kind, record in known.arranged(players).items()}
    missing = {kind for kind in games.find(game).asks if (players, kind) not in known.never} - set(found)
    for seed in range(1, seeds + 1):
        if not missing:
            break
        options = known.options(players)[seed % len(known.options(players))]
        match, dice = entrepot.new(game, players=players, seed=seed, **options), random.Random(seed)
        while match.actors:
            seat = match.actors[0]
            asked = match.view(seat).asked
            if asked in missing:
                missing.remove(asked)
                found[asked] = bytes(match.position.record), options
            legal = match.legal(seat)
            rare = [name for name in legal if name.startswith(known.rare)]
            match.take(seat, dice.choice(rare or legal))
    return found
