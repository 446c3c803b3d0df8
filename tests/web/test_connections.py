"""Connections that take their time, and those that are too many: nobody is shut out by them."""

from __future__ import annotations

import asyncio
import random
import resource
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
import uvicorn

from entrepot.cli.listening import listen
from entrepot.web.guard import reach
from entrepot.web.guard.addresses import Proxies
from entrepot.web.guard.connections import RESERVE, Connections, Limits, room_for, settings
from tests.web.players import Server, lay, until

pytestmark = pytest.mark.slow  # they wait for time to pass

SHORT = 0.2  # seconds of a limit that a test waits for
AGES = 60.0  # of one that it never waits for
WHOLE = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
HALF = WHOLE[:-2]


async def application(scope, receive, send):
    """Says hello; /stream goes on for ever, /early answers before it has read, /much says more than anybody reads."""
    if scope["path"] == "/read":
        while (await receive()).get("more_body"):
            pass
    body = b"x" * 1_000_000 if scope["path"] == "/much" else b"hello"
    headers = [] if scope["path"] in ("/stream", "/much") else [(b"content-length", b"5")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    while scope["path"] == "/stream":
        await send({"type": "http.response.body", "body": b": here\n\n", "more_body": True})
        await asyncio.sleep(SHORT / 4)
    for _ in range(50 if scope["path"] == "/much" else 0):
        await send({"type": "http.response.body", "body": body, "more_body": True})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def serving(limits: Limits, proxies: tuple[str, ...] = ()) -> AsyncIterator[tuple[int, Connections]]:
    connections = Connections(limits, Proxies(proxies))
    config = uvicorn.Config(application, log_config=None, lifespan="off", **settings(connections))
    server, sock = reach.Server(config), listen("127.0.0.1", 0)
    port = sock.getsockname()[1]
    running = asyncio.create_task(server.serve([sock]))
    try:
        assert await until(lambda: server.started)
        yield port, connections
    finally:
        server.should_exit = server.force_exit = True
        await running


class Line:
    """One connection, by hand."""

    def __init__(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        self.source, self.sink = source, sink

    def send(self, data: bytes) -> None:
        self.sink.write(data)

    async def answer(self) -> bytes:
        head = await self.source.readuntil(b"\r\n\r\n")
        return head + await self.source.readexactly(5)

    async def rest(self) -> bytes:
        """Until the other end has closed it."""
        found = b""
        with suppress(OSError):
            while more := await asyncio.wait_for(self.source.read(1 << 16), 10):
                found += more
        return found

    async def open(self) -> bool:
        try:
            return bool(await asyncio.wait_for(self.source.read(1), SHORT))
        except TimeoutError:
            return True
        except OSError:
            return False


async def line(port: int, data: bytes = b"", address: str = "127.0.0.1", limit: int = 1 << 16) -> Line:
    found = Line(*await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0), limit=limit))
    found.send(data)
    return found


def limits(**some: float) -> Limits:
    return Limits(**{"head": AGES, "body": AGES, "idle": AGES, "read": AGES, **some})  # type: ignore[arg-type]


@pytest.mark.parametrize("sent", [b"", b"GE", HALF], ids=["nothing", "a word", "nearly all"])
def test_half_a_head_has_its_time(sent):
    async def run():
        async with serving(limits(head=SHORT)) as (port, connections):
            said = await (await line(port, sent)).rest()
            assert said.startswith(b"HTTP/1.1 408 ") and b"took too long" in said
            assert await until(lambda: connections.count == 0)

    asyncio.run(run())


def test_a_head_that_drips_has_no_more_time():
    async def run():
        async with serving(limits(head=4 * SHORT)) as (port, _):
            slow = await line(port, HALF)

            async def drip():
                while True:
                    slow.send(b"x-a: b\r\n")
                    await asyncio.sleep(SHORT / 2)

            dripping = asyncio.create_task(drip())
            assert b" 408 " in await slow.rest()
            dripping.cancel()

    asyncio.run(run())


LONG_HEADS = {"a long line": b"x-a: %s\r\n" % (b"b" * 20_000), "many lines": b"a: b\r\n" * 1_000}


@pytest.mark.parametrize("more", LONG_HEADS.values(), ids=LONG_HEADS.keys())
@pytest.mark.parametrize("before", [b"", WHOLE], ids=["the first", "a second"])
def test_a_head_is_measured_before_it_is_read(more, before):
    """Also where it comes in one piece, for then it would never be incomplete and too large."""

    async def run():
        async with serving(limits()) as (port, connections):
            said = await (await line(port, before + HALF + more + b"\r\n")).rest()
            assert said.count(b" 200 OK") == bool(before) and b" 431 " in said and b"fewer headers" in said
            assert await until(lambda: connections.count == 0)

    asyncio.run(run())


def test_a_head_of_an_ordinary_size_is_read():
    async def run():
        async with serving(limits()) as (port, _):
            said = await line(port, HALF + b"x-a: %s\r\n" % (b"b" * 8_000) + b"a: b\r\n" * 60 + b"\r\n")
            assert b" 200 " in await said.answer()

    asyncio.run(run())


def test_a_second_head_on_a_kept_connection_has_its_time_too():
    async def run():
        async with serving(limits(head=SHORT)) as (port, _):
            kept = await line(port, WHOLE)
            assert b" 200 " in await kept.answer()
            kept.send(WHOLE)
            assert b" 200 " in await kept.answer()
            kept.send(HALF)
            assert b" 408 " in await kept.rest()

    asyncio.run(run())


@pytest.mark.parametrize("path, status", [(b"/read", b" 408 "), (b"/early", b" 200 ")])
def test_a_body_that_drips_has_its_time(path, status):
    async def run():
        async with serving(limits(body=SHORT)) as (port, connections):
            slow = await line(port, b"POST %s HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nabc" % path)
            assert status in await slow.rest()
            assert await until(lambda: connections.count == 0)

    asyncio.run(run())


def test_a_whole_body_is_read_and_the_connection_kept():
    async def run():
        async with serving(limits(head=SHORT, body=SHORT)) as (port, _):
            kept = await line(port)
            for _ in range(3):
                kept.send(b"POST /read HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nab")
                await asyncio.sleep(SHORT / 4)
                kept.send(b"cd")
                assert b" 200 " in await kept.answer()
                await asyncio.sleep(2 * SHORT)  # idle is neither

    asyncio.run(run())


def test_requests_that_come_together_are_answered_in_turn():
    async def run():
        async with serving(limits(head=SHORT, idle=SHORT)) as (port, _):
            pipe = await line(port, 5 * WHOLE)
            for _ in range(5):
                assert b" 200 " in await pipe.answer()
            assert await pipe.rest() == b""

    asyncio.run(run())


def test_an_idle_connection_is_closed_without_a_word():
    async def run():
        async with serving(limits(idle=SHORT)) as (port, _):
            kept = await line(port, WHOLE)
            await kept.answer()
            assert await kept.rest() == b""

    asyncio.run(run())


def test_a_stream_outlives_all_limits():
    async def run():
        short = limits(head=SHORT, body=SHORT, idle=SHORT, read=SHORT)
        async with serving(short) as (port, _):
            stream = await line(port, b"GET /stream HTTP/1.1\r\nhost: x\r\n\r\n")
            for _ in range(20):
                await asyncio.wait_for(stream.source.readuntil(b": here\n\n"), 10)

    asyncio.run(run())


def test_who_does_not_read_has_to_go():
    async def run():
        async with serving(limits(read=SHORT)) as (port, connections):
            deaf = await line(port, b"GET /much HTTP/1.1\r\nhost: x\r\n\r\n", limit=1024)
            assert await until(lambda: connections.count == 1)
            assert await until(lambda: connections.count == 0, 10)
            deaf.sink.close()

    asyncio.run(run())


def test_many_who_come_at_once_all_find_room_in_the_queue():
    async def run():
        async with serving(limits(each=1000)) as (port, connections):
            # the server accepts nobody while its own thread connects
            come = [socket.create_connection(("127.0.0.1", port), timeout=0.5) for _ in range(600)]
            assert await until(lambda: connections.count == len(come))
            for one in come:
                one.close()

    asyncio.run(run())


def test_an_address_that_has_too_many_makes_room_itself():
    async def run():
        async with serving(limits(each=10)) as (port, connections):
            other = await line(port, HALF, "127.0.0.2")
            half = [await line(port, HALF) for _ in range(40)]
            assert await until(lambda: connections.count == 11)
            for _ in range(3):
                assert b" 200 " in await (await line(port, WHOLE)).answer()
            assert await other.open(), "another address is not touched"
            assert not await half[0].open() and await half[-1].open(), "the oldest have gone"
            assert connections.dropped >= 30

    asyncio.run(run())


def test_where_there_is_no_room_the_oldest_half_request_goes():
    async def run():
        async with serving(limits(most=20, each=5)) as (port, connections):
            stream = await line(port, b"GET /stream HTTP/1.1\r\nhost: x\r\n\r\n", "127.0.9.9")
            await stream.source.readuntil(b": here\n\n")
            half = [await line(port, HALF, f"127.0.1.{n // 4 + 1}") for n in range(60)]
            assert await until(lambda: connections.count == 20)
            for n in range(5):
                assert b" 200 " in await (await line(port, WHOLE, f"127.0.2.{n + 1}")).answer()
            assert not await half[0].open()
            await stream.source.readuntil(b": here\n\n")
            assert connections.count <= 20

    asyncio.run(run())


def test_who_is_being_answered_is_never_dropped():
    async def run():
        async with serving(limits(each=3)) as (port, _):
            streams = [await line(port, b"GET /stream HTTP/1.1\r\nhost: x\r\n\r\n") for _ in range(3)]
            for stream in streams:
                await stream.source.readuntil(b": here\n\n")
            assert await (await line(port, WHOLE)).rest() == b""
            for stream in streams:
                await stream.source.readuntil(b": here\n\n")

    asyncio.run(run())


def test_a_named_proxy_may_have_as_many_as_there_is_room_for():
    async def run():
        async with serving(limits(most=30, each=5), ("127.0.0.0/29",)) as (port, connections):
            kept = [await line(port, HALF) for _ in range(20)]
            assert await until(lambda: connections.count == len(kept))

    asyncio.run(run())


def test_there_is_never_more_room_than_the_system_has_files():
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        assert room_for(100) == 100
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == hard or hard == resource.RLIM_INFINITY
        if hard != resource.RLIM_INFINITY:
            assert room_for(10 * hard) == hard - RESERVE
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before[0], before[1]))


# --- a whole server

FEW_FILES = ("/bin/sh", "-c", 'ulimit -n 400; exec "$0" "$@"', sys.executable)


@pytest.mark.slow
def test_half_requests_by_the_hundred_neither_shut_anybody_out_nor_fill_the_log(tmp_path):
    room = lay(tmp_path, 1, people=2)
    server = Server(tmp_path, "--plain", python=FEW_FILES)
    server.start()

    async def run():
        half = []
        for number in range(600):  # more than the server has files
            half.append(await line(server.port, HALF, f"127.2.{number // 100}.{number % 100 + 1}"))
        pages = room.pages(server.port, 0)
        listening = [asyncio.create_task(page.listen()) for page in pages]
        dice = random.Random(1)
        try:
            assert await until(lambda: all(page.stand >= (0, 0) for page in pages))
            for _ in range(10):
                half.append(await line(server.port, HALF))
                can = [(page, *act) for page in pages for act in page.acts()]
                page, verb, body = dice.choice(can)
                status, said = await page.post(verb, **body)
                assert status == 200, said
                stand = said["number"], said["step"]
                # a page learns of its own act, and every page of a commit, each in its own time
                known = [(one, stand if one is page else (stand[0], 0)) for one in pages]
                assert await until(lambda known=known: all(one.stand >= to for one, to in known))
            assert not [fault for page in pages for fault in page.broken]
            assert all(page.comes == 1 for page in pages)
        finally:
            for task in listening:
                task.cancel()

    try:
        asyncio.run(run())
        lines = server.log().splitlines()
        assert 0 < len(lines) < 40, "some lines say that there are too many, and some only"
    finally:
        server.kill()
