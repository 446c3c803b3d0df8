"""Links that lead only to this machine: said so, and opened to the network by one click of whoever sits at it."""

from __future__ import annotations

import asyncio
import socket
import threading
import urllib.request

import pytest
import uvicorn

from entrepot.cli import listening
from entrepot.engine.errors import EntrepotError
from entrepot.web.guard.reach import Server, is_local
from entrepot.web.tables.opening import Opening, SeatChoice
from tests.web import rooms
from tests.web.rooms import ANN, BOB

FRIENDS = ("you", "link")


@pytest.fixture
def room(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "HOST", "127.0.0.1:8421")  # as the server says where it is
    with rooms.opened(tmp_path) as found:
        yield found


def waiting(room):
    return room.house.create(Opening("yokohama", tuple(map(SeatChoice, FRIENDS))), ANN)


def test_a_lobby_of_this_machine_alone_says_so_and_opens_it(room):
    asked = []

    async def opens() -> str:
        asked.append(1)
        return "http://192.0.2.7:8421"

    place = f"/lobby/{waiting(room).row.id}"
    assert "only work on this computer" not in room.get(ANN, place).text
    room.site.opens = opens
    assert "only work on this computer" in room.get(ANN, place).text
    assert "only work on this computer" not in room.get(BOB, place).text
    assert room.post(BOB, f"{place}/reach", form={}).status == 403 and not asked
    assert room.post(ANN, f"{place}/reach", form={}).status == 303
    page = room.get(ANN, place).text
    assert "http://192.0.2.7:8421/s/" in page and "only work on this computer" not in page
    assert room.post(ANN, f"{place}/reach", form={}).status == 303 and asked == [1]


def test_nobody_opens_a_machine_from_afar(room, monkeypatch):
    async def opens() -> str:
        raise AssertionError("opened")

    room.site.opens = opens
    monkeypatch.setattr(rooms, "CLIENT", "192.0.2.9")
    place = f"/lobby/{waiting(room).row.id}"
    assert "only work on this computer" not in room.get(ANN, place).text
    assert room.post(ANN, f"{place}/reach", form={}).status == 403


def test_without_a_network_it_says_so_and_nothing_changes(room):
    async def opens() -> str:
        raise EntrepotError("This machine is not on a network.")

    room.site.opens = opens
    place = f"/lobby/{waiting(room).row.id}"
    assert room.post(ANN, f"{place}/reach", form={}).status == 503
    assert "only work on this computer" in room.get(ANN, place).text


def test_a_server_listens_at_one_more_address(monkeypatch):
    async def app(scope, receive, send):
        assert scope["type"] == "http"
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"here"})

    monkeypatch.setattr(listening, "lan_address", lambda: "127.0.0.2")  # of this machine too, but another
    server = Server(uvicorn.Config(app, log_config=None, lifespan="off"))
    sock = listening.listen("127.0.0.1", 0)
    port = sock.getsockname()[1]
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=lambda: loop.run_until_complete(server.serve([sock])), daemon=True)
    thread.start()
    while not server.started:
        thread.join(0.01)
    with pytest.raises((ConnectionError, TimeoutError)), socket.create_connection(("127.0.0.2", port), 2):
        pass
    found = asyncio.run_coroutine_threadsafe(listening.open_to_network(server, port), loop).result(10)
    assert found == f"http://127.0.0.2:{port}"
    assert urllib.request.urlopen(found, timeout=10).read() == b"here"
    server.should_exit = True
    thread.join(10)
    loop.close()
    assert not thread.is_alive()


@pytest.mark.parametrize(("address", "local"), [("127.0.0.1", True), ("::1", True), ("192.0.2.1", False), ("", False)])
def test_who_sits_at_this_machine(address, local):
    assert is_local(address) is local


def test_a_machine_in_no_network_is_told(monkeypatch):
    monkeypatch.setattr(listening, "lan_address", lambda: "127.0.0.1")
    with pytest.raises(EntrepotError, match="not on a network"):
        asyncio.run(listening.open_to_network(None, 1))


@pytest.mark.parametrize("name", ["x-forwarded-for", "forwarded", "via"])
def test_what_a_proxy_passes_on_does_not_come_from_here(room, name):
    """A proxy on this machine is near, whoever asks it is not."""

    async def opens() -> str:
        raise AssertionError("it was opened")

    room.site.opens = opens
    answer = room.post(ANN, f"/lobby/{waiting(room).row.id}/reach", form={}, headers={name: "203.0.113.7"})
    assert answer.status == 403


@pytest.mark.parametrize(("host", "status"), [("evil.test:8421", 403), ("localhost:8421", 303), ("[::1]:8421", 303)])
def test_a_site_whose_name_leads_here_does_not_open_the_machine(room, host, status):
    """Its visitor's browser is near, and to the browser it is all one origin."""

    async def opens() -> str:
        return "http://192.0.2.7:8421"

    room.site.opens = opens
    told = {"host": host, "origin": f"http://{host}"}
    answer = room.post(ANN, f"/lobby/{waiting(room).row.id}/reach", form={}, headers=told)
    assert answer.status == status
