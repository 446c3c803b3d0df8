"""A database that is silent for a while: who looks is not disturbed, who acts is told, nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import threading
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass

import pytest

from entrepot.web.house.making import AGAIN
from entrepot.web.people.settings import Settings
from entrepot.web.people.viewer import Subscriber, Viewer
from entrepot.web.problems import Problem
from entrepot.web.storage import Store
from entrepot.web.workers.files import save_bytes
from tests.web import rooms
from tests.web.known import FIRST
from tests.web.rooms import ANN, BOB, CAT, DAN, EVE, HOST, send

pytestmark = pytest.mark.slow  # they wait for time to pass

LIMIT = 0.15  # seconds of patience while a database is silent; a busy machine is not


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        yield found


@pytest.fixture
def table(room):
    """Seat 0 is to place; everybody is known."""
    made = room.seated(ANN, BOB, CAT, options={"first": "0"})
    for seat in range(3):
        made.move(seat, made.match.legal(seat)[0])
    for person in (ANN, BOB, CAT, DAN):
        assert room.get(person, "/settings").status == 200
    return made


@dataclass
class Stall:
    """Store calls of some names that wait until they are let go; then they happen, or fail as a lost line does."""

    go: threading.Event
    fails: bool = False
    begun: int = 0


@contextmanager
def stalled(room, monkeypatch, *names, fails=False, limit=LIMIT):
    patience, room.site.calls.limit = room.site.calls.limit, limit
    found = Stall(threading.Event(), fails)

    def slow(name):
        plain = getattr(Store, name)

        def wait(self, *args, **more):
            found.begun += 1
            found.go.wait(30)
            if found.fails:
                raise OSError("the line is lost")
            return plain(self, *args, **more)

        return wait

    with monkeypatch.context() as patch:
        for name in names:
            patch.setattr(Store, name, slow(name))
        try:
            yield found
        finally:
            room.site.calls.limit = patience
            found.go.set()


WRITES = ("commit", "save_draft", "say", "add_person", "take_back", "set_seat", "add_table", "change_settings")


def step(table, **more):
    return {"seat": 0, "number": table.row.number, "step": table.draft(0).revision, **more}


def settled(room, table):
    """Until nobody doubts any more."""

    async def wait():
        while table.inside.doubt is not None:
            await asyncio.sleep(0.01)

    room.runner.run(asyncio.wait_for(wait(), 20))


def refused(answer):
    assert (answer.status, answer.headers["retry-after"]) == (503, "2"), answer.text
    assert answer.json["error"].startswith("The database isn’t responding")


@pytest.mark.parametrize("fails", [False, True])
@pytest.mark.parametrize("name", ["save_draft", "commit"])
def test_an_act_that_takes_too_long_has_happened_once_or_not_at_all(room, table, monkeypatch, name, fails):
    sent = step(table, actions=["place:bank"])
    if name == "commit":
        record, seat = rooms.moment_of("phase_c")
        table = room.seated(ANN, BOB, CAT, start=record)
        sent = {"seat": seat, "number": 0, "step": 0, "actions": ["done"], "confirm": True}
    who = (ANN, BOB, CAT)[sent["seat"]]
    url = f"/api/tables/{table.row.id}/act"
    before = room.stored()
    with stalled(room, monkeypatch, name, fails=fails):
        refused(room.post(who, url, sent=sent))
        assert room.stored() == before
        refused(room.post(who, url, sent=sent))  # nobody knows yet; it is not done again
        assert room.get(who, f"/t/{table.row.id}").status == 200
    settled(room, table)
    assert (room.stored() == before) is fails
    again = room.post(who, url, sent=sent)
    assert again.status == (200 if fails else 409)
    moves = room.store.moves(table.row.id)
    draft = room.store.draft(table.row.id, sent["seat"])
    if name == "commit":
        assert [move.action for move in moves] == ["done"] and draft is None
    else:
        assert (draft.actions, draft.step) == (["place:bank"], 1)
    assert bytes(room.again().find(table.row.id).match.position.record) == bytes(table.match.position.record)


def test_who_looks_is_not_disturbed(room, table, monkeypatch):
    urls = ("", "?form=phone", "/why?el=area-canal", "/preview?act=place:bank", "/log", "/at/2", "/share", "/text")
    stream = room.get(BOB, f"/t/{table.row.id}/stream", until=b"event: parts")
    with stalled(room, monkeypatch, *WRITES, "whole", "person", "table", "tables_of", "counts"):
        refused(room.post(ANN, f"/t/{table.row.id}/act", sent=step(table, actions=["place:bank"])))
        for person in (ANN, BOB, DAN):
            for url in urls:
                if person != ANN and "preview" in url:
                    continue
                assert room.get(person, f"/t/{table.row.id}{url}").status == 200, url
        assert room.get(BOB, f"/t/{table.row.id}/stream", until=b"event: parts").body == stream.body
        assert room.get(ANN, "/rules/yokohama").status == 200


@asynccontextmanager
async def listening(room, table, person, seat):
    """The events that a page gets meanwhile."""
    heard = []
    subscriber = Subscriber(Viewer(person, seat, Settings()))
    table.inside.subscribers.add(subscriber)

    async def hear():
        while True:
            if await subscriber.change():
                heard.append(table.row.number)

    task = asyncio.ensure_future(hear())
    yield heard
    task.cancel()


def test_pages_hear_of_what_was_stored_after_all(room, table, monkeypatch):
    """They show what was until it is known."""

    async def play():
        async with listening(room, table, BOB, 1) as heard:
            with stalled(room, monkeypatch, "commit") as stall:
                with pytest.raises(Problem) as caught:
                    await room.site.house.do(table.inside, lambda: table.inside.move(0, "place:bank"))
                assert (caught.value.status, table.row.number, heard) == (503, 3, [])
                room.site.calls.limit = 30
                stall.go.set()
                while table.inside.doubt is not None:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.01)
            assert table.row.number == 4 and heard == [4]

    room.runner.run(play())


def test_what_waits_in_line_behind_a_slow_writing_is_called_off(room, table, monkeypatch):
    """It has not begun, so it will not happen either, and nobody has to doubt."""
    other = room.seated(ANN, BOB, options={"first": "0"})
    action = other.match.legal(0)[0]
    with stalled(room, monkeypatch, "save_draft"):
        refused(room.post(ANN, f"/t/{table.row.id}/act", sent=step(table, actions=["place:bank"])))
        before = room.stored()
        refused(room.post(ANN, f"/t/{other.row.id}/act", sent=step(other, actions=[action])))
        assert other.inside.doubt is None
    settled(room, table)
    assert room.store.draft(other.row.id, 0) is None and room.stored() != before
    assert room.post(ANN, f"/t/{other.row.id}/act", sent=step(other, actions=[action])).status == 200


def test_more_than_can_wait_are_refused_at_once(room, table, monkeypatch):
    room.site.calls._writes._most = 3
    tables = [room.seated(ANN, BOB, options={"first": "0"}) for _ in range(5)]

    token = room.token(ANN)

    async def act(one):
        sent = rooms.json.dumps(step(one, actions=[one.match.legal(0)[0]])).encode()
        headers = {"host": HOST, "cookie": f"entrepot={token}"}
        return await send(room.app, "POST", f"/t/{one.row.id}/act", headers, sent)

    async def play(stall):
        acting = [asyncio.ensure_future(act(one)) for one in tables]
        while sum(one.done() for one in acting) < 2 or not stall.begun:
            await asyncio.sleep(0.01)
        done, waiting = ([one for one in acting if one.done() is ended] for ended in (True, False))
        assert [one.result().status for one in done] == [503, 503] and stall.begun == 1
        assert all(one.result().json["error"].startswith("The server is busy") for one in done)
        stall.go.set()
        assert [one.status for one in await asyncio.gather(*waiting)] == [200] * 3

    with stalled(room, monkeypatch, "save_draft", limit=30) as stall:
        room.runner.run(asyncio.wait_for(play(stall), 30))


def test_a_read_that_takes_too_long_is_told(room, table, monkeypatch):
    again = room.again()
    again.inside.calls.limit = LIMIT
    with stalled(room, monkeypatch, "whole", "person", "tables_of", "open_tables"):
        refused(room.get(EVE, "/settings"))
        refused(room.get(ANN, "/"))
        page = room.get(ANN, "/", headers={"accept": "text/html"})
        assert page.status == 503 and page.headers["retry-after"] == "2" and "isn’t responding" in page.text
        with pytest.raises(Problem) as caught:
            again.find(table.row.id)
        assert caught.value.status == 503
    again.inside.calls.limit = 30
    assert again.find(table.row.id).row == table.row


def test_two_who_ask_for_the_same_table_wait_for_the_same_reading(room, table, monkeypatch):
    again = room.again().inside
    read = []
    plain = Store.whole
    monkeypatch.setattr(Store, "whole", lambda self, *args: read.append(args) or plain(self, *args))

    async def find():
        return await asyncio.gather(*(again.find(table.row.id) for _ in range(5)))

    assert len({id(one) for one in room.runner.run(find())}) == 1 and len(read) == 1


def test_acts_at_one_table_wait_for_each_other_and_the_second_is_stale(room, table):
    room.site.calls.limit = 30

    async def both():
        house, one = room.site.house, table.inside
        acts = [house.do(one, lambda a=action: one.act(0, 3, 0, [a])) for action in ("place:bank", "place:church")]
        return await asyncio.gather(*acts, return_exceptions=True)

    first, second = room.runner.run(both())
    assert first.seat == 0 and (second.status, second.id) == (409, "problem-stale")
    assert room.store.draft(table.row.id, 0).actions == ["place:bank"]


def test_settings_that_nobody_knows_the_fate_of_are_read_again(room, table, monkeypatch):
    with stalled(room, monkeypatch, "change_settings"):
        refused(room.post(ANN, "/settings", sent={"lang": "pl"}))
        assert 'lang="en"' in room.get(ANN, f"/t/{table.row.id}").text  # as they were known before
    room.runner.run(asyncio.sleep(0.2))
    assert 'lang="pl"' in room.get(ANN, f"/t/{table.row.id}").text


@pytest.mark.parametrize("fails", [False, True])
def test_a_line_that_is_sent_again_is_said_once(room, table, monkeypatch, fails):
    url = f"/t/{table.row.id}/chat"
    line = room.post(ANN, url, sent={"text": "Good luck", "after": -1}).json["line"]
    sent = {"text": "Well\0 played", "after": line}
    with stalled(room, monkeypatch, "say", fails=fails):
        refused(room.post(ANN, url, sent=sent))
        refused(room.post(ANN, url, sent=sent))
    settled(room, table)
    assert room.post(BOB, url, sent=sent).status == 200  # another's words
    for _ in range(2):
        assert room.post(ANN, url, sent=sent).status == 200
    said = [one.person for one in room.store.chat(table.row.id, 9) if one.text == "Well played"]
    assert sorted(said) == [ANN, BOB] and len(table.chat) == 3
    more = {"text": "Good luck", "after": room.store.chat(table.row.id, 1)[0].line}
    assert room.post(ANN, url, sent=more).status == 200 and len(table.chat) == 4  # the same words, said anew


def wishes(room):
    """All ways to a new table, as requests of the same person."""
    over = room.seated(ANN, ANN)
    for seat in range(2):
        room.leave(over, seat, "left")
    going = room.seated(ANN, BOB)
    file = save_bytes(rooms.walked(2).at(40))
    parts = b'--x\r\ncontent-disposition: form-data; name="file"; filename="a.json"\r\n\r\n' + file + b"\r\n--x--\r\n"
    return {
        "play": ("/play", {"form": {"game": FIRST}}),
        "make": (f"/new/{FIRST}", {"form": {"players": "3", "seating": "random", "seat-1-kind": "link"}}),
        "open": ("/open", {"body": parts, "headers": {"content-type": "multipart/form-data; boundary=x"}}),
        "api": ("/api/tables", {"sent": {"game": FIRST, "seats": [{"kind": "you"}, {"kind": "bot"}]}}),
        "rematch": (f"/t/{over.row.id}/rematch", {"sent": {}}),
        "fork": (f"/t/{going.row.id}/fork", {"sent": {"moment": 0}}),
    }


def tables(room):
    with room.store.read() as connection:
        return [id for (id,) in connection.exec_driver_sql("SELECT id FROM tables ORDER BY id")]


@pytest.mark.parametrize("fails", [False, True])
@pytest.mark.parametrize("way", ["play", "make", "open", "api", "rematch", "fork"])
def test_a_table_that_is_asked_for_again_is_made_once(room, monkeypatch, way, fails):
    url, sent = wishes(room)[way]
    before = tables(room)
    with stalled(room, monkeypatch, "add_table", fails=fails):
        assert room.post(ANN, url, **sent).status == 503
        assert room.post(ANN, url, **sent).status == 503  # nobody knows yet
    again = room.post(ANN, url, **sent)
    assert again.status in (200, 201, 303), again.text
    (made,) = set(tables(room)) - set(before)
    assert f"{made}" in again.text + again.headers.get("location", "")
    assert room.table(made).seats_of(ANN)
    assert room.post(ANN, url, **sent).status == again.status  # and now another one
    assert len(tables(room)) == len(before) + 2


def test_a_wish_is_forgotten_after_a_while(room, monkeypatch):
    url, sent = "/play", {"form": {"game": FIRST}}
    with stalled(room, monkeypatch, "add_table"):
        assert room.post(ANN, url, **sent).status == 503
    room.now[0] += AGAIN + 1
    assert room.post(ANN, url, **sent).status == 303 and len(tables(room)) == 2
