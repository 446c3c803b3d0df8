"""How fast a table is drawn and opened, and how much a page weighs."""

from __future__ import annotations

import asyncio
import random
import re
import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from starlette.applications import Starlette
from starlette.types import Message

from entrepot import games

from .app import application
from .house.house import House
from .pages.table import page
from .people.cookies import COOKIE
from .people.sessions import token_for
from .people.settings import Settings
from .people.viewer import Viewer
from .routes.site import Site
from .seen.table import table_as_seen
from .storage import Store
from .tables.opening import Opening, SeatChoice
from .tables.table import Table
from .workers.bot_worker import bot_pool

RENDERS = 200
LOADS = 9
PATIENCE = 60.0  # seconds for a slow disk: it is to be measured, not given up
HALF = 0.5  # of a random game: where the board is full, and much can be done

LINKED = re.compile(rb'(?:href|src)="(/static/[^"]+\.(?:css|js))"')
IMPORTED = re.compile(rb'(?:from|import) "\./([^"]+\.js)"')


def measure(game: str, renders: int = RENDERS, loads: int = LOADS) -> dict[str, Any]:
    """Everything, in a house of its own, at a full table; times in milliseconds, sizes in bytes as they are sent."""
    with TemporaryDirectory() as folder:
        store = Store.open(f"sqlite:///{Path(folder) / 'bench.db'}")
        host = "0" * 32
        store.add_person(host, 0)
        site = Site(store, _house(store))
        site.calls.limit = PATIENCE
        try:
            return asyncio.run(_measure(store, site, game, host, renders, loads))
        finally:
            store.close()


async def _measure(store: Store, site: Site, game: str, host: str, renders: int, loads: int) -> dict[str, Any]:
    house = site.house
    table = await _full_game(house, game, host)
    assert table.match is not None
    moves = [(move.player, move.action) for move in table.match.moves]
    cookie = f"{COOKIE}={await asyncio.to_thread(token_for, store, host, house.clock())}"
    middle = await _seated(house, game, host)
    for seat, action in moves[: int(HALF * len(moves))]:
        await _move(house, middle, seat, action)
    app = application(site)
    try:
        return {
            **_shares("render", _renders(house, middle, host, renders)),
            **_shares("draw", await _draws(house, middle, host, moves[int(HALF * len(moves)) :], renders)),
            **_shares("act", await _acts(house, game, host, moves, renders)),
            "start_page_bytes": await weight(app, "/", ""),
            "table_page_bytes": await weight(app, f"/t/{middle.row.id}", cookie),
            "load_ms": 1000 * statistics.median([await _load(store, table.row.id) for _ in range(loads)]),
            "load_moves": len(moves),
            "renders": renders,
        }
    finally:
        await house.close()


def _house(store: Store) -> House:
    return House(store, bot_pool(1), dice=random.Random(1), deals=lambda: bytes(32), compile=False)


async def _seated(house: House, game: str, host: str) -> Table:
    """With as many players as can play, dealt the same each time."""
    house.chance.dice.seed(1)
    return await house.create(Opening(game, (SeatChoice("screen"),) * max(games.meta(game).players)), host)


async def _move(house: House, table: Table, seat: int, action: str) -> None:
    await house.do(table, lambda: table.move(seat, action))


async def _full_game(house: House, game: str, host: str) -> Table:
    """Played at random to its end, each move a commit."""
    table = await _seated(house, game, host)
    while table.running and table.match is not None:
        seat = table.match.actors[0]
        await _move(house, table, seat, house.chance.dice.choice(table.match.legal(seat)))
    return table


def _viewer(table: Table, host: str) -> Viewer:
    assert table.match is not None
    return Viewer(host, table.match.actors[0], Settings())


def _renders(house: House, table: Table, host: str, count: int) -> list[float]:
    """One board, drawn again and again for the seat that is to act."""
    seen = table_as_seen(house.library, table, _viewer(table, host))
    page.parts(seen)
    found = []
    for _ in range(count):
        began = time.perf_counter()
        page.parts(seen)
        found.append(time.perf_counter() - began)
    return found


async def _draws(house: House, table: Table, host: str, moves: list[tuple[int, str]], count: int) -> list[float]:
    """The same after every move of the rest of the game, with everything that has to be found out for it."""
    found = []
    for seat, action in moves[:count]:
        viewer = _viewer(table, host)
        began = time.perf_counter()
        page.parts(table_as_seen(house.library, table, viewer))
        found.append(time.perf_counter() - began)
        await _move(house, table, seat, action)
    return found


async def _acts(house: House, game: str, host: str, moves: list[tuple[int, str]], count: int) -> list[float]:
    """A move from the beginning of a game, prepared, stored and remembered."""
    table = await _seated(house, game, host)
    found = []
    for seat, action in moves[:count]:
        began = time.perf_counter()
        await _move(house, table, seat, action)
        found.append(time.perf_counter() - began)
    return found


def _shares(name: str, seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {f"{name}_p{share}_ms": 1000 * ordered[int(share / 100 * len(ordered))] for share in (50, 95)}


async def _load(store: Store, id: str) -> float:
    house = _house(store)
    began = time.perf_counter()
    await house.find(id)
    took = time.perf_counter() - began
    await house.close()
    return took


# --- weight


async def weight(app: Starlette, path: str, cookie: str) -> int:
    """Bytes of a page with its styles and scripts, compressed, for a browser that has nothing yet."""
    plain, packed = await _both(app, path, cookie)
    known: set[str] = set()
    waiting = {link.decode() for link in LINKED.findall(plain)}
    while waiting:
        link = waiting.pop()
        known.add(link)
        plain, more = await _both(app, link, "")
        packed += more
        if link.endswith(".js"):
            waiting |= {f"/static/{name.decode()}" for name in IMPORTED.findall(plain)} - known
    return packed


async def _both(app: Starlette, path: str, cookie: str) -> tuple[bytes, int]:
    return await fetch(app, path, cookie), len(await fetch(app, path, cookie, "gzip"))


async def fetch(app: Starlette, path: str, cookie: str, encoding: str = "identity") -> bytes:
    """The body of an answer, as it goes over the wire."""
    headers = {"host": "bench", "accept": "text/html", "accept-encoding": encoding, "cookie": cookie}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 1),
        "server": ("bench", 80),
    }
    body = bytearray()

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        assert message.get("status", 200) == 200, f"{path} cannot be had"
        body.extend(message.get("body", b""))

    await app(scope, receive, send)
    return bytes(body)
