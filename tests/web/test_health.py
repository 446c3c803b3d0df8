"""Whether anything can be stored: probed now and then, answered from memory, and said plainly to who wants to store."""

from __future__ import annotations

import asyncio
import logging

import pytest
from sqlalchemy import event

from entrepot.web.house import driver
from entrepot.web.storage import Store
from entrepot.web.tables.opening import Opening, SeatChoice
from entrepot.web.workers import calls
from tests.web import rooms
from tests.web.rooms import ANN, BOB
from tests.web.test_stall import stalled

pytestmark = pytest.mark.slow  # they wait for time to pass


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        yield found


def afflict(room, pragma):
    """Every connection from now on is so."""
    room.store._engine.dispose()
    event.listen(room.store._engine, "connect", lambda connection, _: connection.execute(f"PRAGMA {pragma}"))


def probe(room):
    """One look, as the server takes it every few seconds."""

    async def once():
        with pytest.MonkeyPatch.context() as patch:
            looked = asyncio.Event()

            async def sleep(seconds):
                looked.set()
                await asyncio.Event().wait()

            patch.setattr(calls, "sleep", sleep)
            task = asyncio.ensure_future(room.site.calls.probe())
            await looked.wait()
            task.cancel()

    room.runner.run(asyncio.wait_for(once(), 20))


def healthz(room):
    answer = room.get(None, "/healthz")
    return answer.status, answer.json["status"]


def test_all_is_well(room):
    before = room.stored()
    probe(room)
    assert healthz(room) == (200, "ok") and room.stored() == before
    with room.store.read() as connection:
        assert connection.exec_driver_sql("SELECT name FROM keys").scalars().all() == ["cookie"]


SAYS = {"read-only": "is read-only", "full": "disk is full"}
PRAGMAS = {"read-only": "query_only = 1", "full": "max_page_count = 1"}


@pytest.mark.parametrize("trouble", PRAGMAS)
def test_what_cannot_be_stored_is_told_to_who_asks_and_to_who_acts(room, trouble):
    table = room.seated(ANN, BOB)
    action = table.match.legal(0)[0]
    assert room.get(ANN, f"/t/{table.row.id}").status == 200  # and is known from now on
    afflict(room, PRAGMAS[trouble])
    probe(room)
    assert healthz(room) == (503, trouble)
    sent = {"seat": 0, "number": 0, "step": 0, "actions": [action]}
    if trouble == "full":  # something may still fit into the pages that are there
        statuses = []
        while statuses[-1:] != [503] and len(statuses) < 50:
            answer = room.post(ANN, "/play", form={"game": "yokohama"})
            statuses.append(answer.status)
        assert SAYS[trouble] in answer.text
    else:
        answer = room.post(ANN, f"/t/{table.row.id}/act", sent=sent)
        assert SAYS[trouble] in answer.json["error"]
    assert (answer.status, answer.headers["retry-after"]) == (503, "2")
    assert room.get(ANN, f"/t/{table.row.id}").status == 200


def test_a_database_that_is_silent_is_noticed_and_noticed_again_when_it_speaks(room, monkeypatch):
    with stalled(room, monkeypatch, "probe"):
        probe(room)
        assert healthz(room) == (503, "silent")
    probe(room)
    assert healthz(room) == (200, "ok")


def test_whoever_stores_something_shows_that_it_can_be(room, monkeypatch):
    room.site.calls.trouble = "full"
    assert room.post(ANN, "/settings", sent={"lang": "en"}).status == 200
    assert healthz(room) == (200, "ok")


def test_the_server_probes_by_itself(room, monkeypatch):
    """From its start on."""
    found = []
    plain = Store.probe
    monkeypatch.setattr(Store, "probe", lambda self: found.append(1) or plain(self))
    monkeypatch.setattr(calls, "PROBED", 0.01)

    async def serve():
        async with room.app.router.lifespan_context(room.app):
            while len(found) < 3:
                await asyncio.sleep(0.01)

    room.runner.run(asyncio.wait_for(serve(), 20))


@pytest.mark.parametrize("fault", [OSError("the line is lost"), RuntimeError("a bug")])
def test_bots_go_on_after_the_database_failed(room, monkeypatch, caplog, fault):
    """However often, and whatever it was."""
    monkeypatch.setattr(driver, "FIRST", 0.01)
    plain, failed = Store.commit, []

    def commit(self, *args, **more):
        if len(failed) < 4:
            failed.append(args)
            raise fault
        return plain(self, *args, **more)

    monkeypatch.setattr(Store, "commit", commit)
    chairs = (SeatChoice("bot", level="random"), SeatChoice("bot", level="random"))

    async def play():
        table = await room.site.house.create(Opening("yokohama", chairs), ANN)
        while table.row.number < 3:
            await asyncio.sleep(0.01)
        return table

    table = room.runner.run(asyncio.wait_for(play(), 60))
    said = [one for one in caplog.records if one.getMessage() == "a bot could not play and tries again"]
    assert len(said) >= 4 and all(one.levelno == logging.ERROR and one.table == table.row.id for one in said)
    assert room.store.table(table.row.id).number >= 3


def test_what_is_tried_again_is_tried_later_and_later(room, monkeypatch):
    monkeypatch.setattr(driver, "FIRST", 1.0)
    monkeypatch.setattr(driver, "LONGEST", 5.0)
    waited = []

    async def sleep(seconds):
        if seconds:
            waited.append(seconds)
        if len(waited) == 5:
            raise asyncio.CancelledError
        await asyncio.sleep(0)

    def broken(self, *args, **more):
        raise OSError("the line is lost")

    async def play():
        monkeypatch.setattr(Store, "commit", broken)
        monkeypatch.setattr(driver, "sleep", sleep)
        await room.site.house.create(Opening("yokohama", (SeatChoice("bot", level="random"),) * 2), ANN)
        tasks = list(room.site.house.driver._tasks.values())
        await asyncio.gather(*tasks, return_exceptions=True)

    room.runner.run(asyncio.wait_for(play(), 60))
    assert waited == [1.0, 2.0, 4.0, 5.0, 5.0]


def test_only_tables_where_bots_are_to_act_are_opened_at_the_start(room, monkeypatch):
    room.site.house.driver.wake = lambda table: None
    for seats in ((ANN, BOB), (ANN, ANN), (ANN, BOB)):
        room.seated(*seats)
    with_bot = room.house.create(Opening("yokohama", (SeatChoice("bot", level="random"), SeatChoice("you"))), ANN)
    assert room.store.with_bots_to_act() == [with_bot.row.id]
    again = room.again()
    room.runner.run(again.inside.waking.go_on())
    assert list(again.tables) == [with_bot.row.id]


def test_where_no_bot_is_to_act_after_all_is_noted(room):
    """An update of the database only supposes it."""
    table = room.seated(ANN, BOB)
    room.store.set_bots(table.row.id, True)
    room.runner.run(room.again().inside.waking.go_on())
    assert room.store.with_bots_to_act() == []
