"""What somebody with bad intentions asks too often, or should not ask at all."""

from __future__ import annotations

import asyncio
import re
from itertools import count

import pytest

from entrepot import games
from entrepot.web.guard.quotas import QUOTAS, Attempts, Quota, Quotas
from entrepot.web.house import driver
from entrepot.web.routes import around_table
from entrepot.web.tables.opening import Opening, SeatChoice
from tests.web import rooms
from tests.web.known import FIRST, KNOWN
from tests.web.rooms import ANN, BOB, CAT, EVE
from tests.web.test_files import some_save, swollen

pytestmark = pytest.mark.slow  # many requests

PLAN = {"game": FIRST, "seats": [{"kind": "you"}, {"kind": "bot"}]}
BOTS = {"game": FIRST, "seats": [{"kind": "bot"}, {"kind": "bot"}]}
MULTIPART = {"content-type": "multipart/form-data; boundary=x"}


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        yield found


def few(room, **most: int) -> None:
    """So many of these for a person, one more for an address; of others as usual."""
    room.site.quotas = Quotas({**QUOTAS, **{kind: Quota(n, n + 1, QUOTAS[kind].seconds) for kind, n in most.items()}})


def upload(room, who, data: bytes):
    body = b'--x\r\nContent-Disposition: form-data; name="file"; filename="g.json"\r\n\r\n' + data + b"\r\n--x--\r\n"
    return room.post(who, "/open", body=body, headers=MULTIPART)


def refused(answer) -> bool:
    """In one sentence, and with the time to come back."""
    if answer.status != 429:
        return False
    assert int(answer.headers["retry-after"]) >= 1 and answer.headers["cache-control"] == "no-store"
    return True


# --- quotas at the routes


TAKEN = "Eve"


MOMENTS = count()


def asked(room, kind: str, who: str, table):
    """One more of a kind, by each of its routes; `table` runs, and t1 is over."""
    wish = {"moment": next(MOMENTS) % 300, "seat": 0, "level": "beginner", "others": "casual"}
    form = {"name": f"Name {who[0]}", "password": "wrong horse"}
    return {
        "tables": lambda: [
            room.post(who, "/api/tables", sent=PLAN),
            room.post(who, "/play", form={"game": FIRST}),
            room.post(who, f"/t/{table.row.id}/fork", sent={"moment": 0}),
        ],
        "bots": lambda: [room.post(who, "/api/tables", sent=BOTS)],
        "uploads": lambda: [upload(room, who, b"{")],
        "analyses": lambda: [room.post(who, "/t/t1/playout", sent=wish)],
        "names": lambda: [room.post(who, "/account/new", form={**form, "name": TAKEN})],
        "signins": lambda: [room.post(who, "/account/in", form=form)],
        "lines": lambda: [room.post(who, f"/t/{table.row.id}/chat", sent={"text": "hello"})],
    }[kind]()


@pytest.mark.parametrize("kind", [kind for kind in QUOTAS if kind != "streams"])
def test_every_quota_is_asked(room, kind):
    table = room.seated(ANN, ANN)
    assert room.house.open(rooms.walked(2), EVE).row.id == "t1"
    assert room.post(EVE, "/account/new", form={"name": TAKEN, "password": "evening star"}).status == 200
    few(room, **{kind: 3})
    found = [answer for _ in range(4) for answer in asked(room, kind, ANN, table)]
    assert [refused(answer) for answer in found] == [False] * 3 + [True] * (len(found) - 3)
    before = room.stored()
    assert all(refused(answer) for answer in asked(room, kind, ANN, table)) and room.stored() == before
    assert next(refused(answer) for answer in asked(room, kind, BOB, table)) is False, "the address has one more"
    assert all(refused(answer) for answer in asked(room, kind, CAT, table)), "and no other"


def test_a_host_who_puts_a_bot_on_the_last_free_seat_has_a_table_of_bots(room):
    few(room, bots=1)
    assert room.post(ANN, "/api/tables", sent=BOTS).status == 200
    table = room.house.create(Opening(FIRST, (SeatChoice("link"), SeatChoice("bot", level="random"))), ANN)
    assert refused(room.post(ANN, f"/t/{table.row.id}/replace", sent={"target": 0}))
    assert refused(room.post(ANN, f"/lobby/{table.row.id}/bot", form={"target": "0"}))
    assert table.seats[0].kind == "link"


def test_streams_are_bounded_and_come_back_when_they_end(room):
    table = room.seated(ANN, ANN)
    few(room, streams=1)
    url = f"/t/{table.row.id}/stream"

    cookie = {"host": rooms.HOST, "cookie": f"entrepot={room.token(ANN)}"}

    async def run():
        open_one = asyncio.create_task(rooms.send(room.app, "GET", url, cookie, b"", until=b"never"))
        while not room.site.quotas._held["streams"]:
            await asyncio.sleep(0.01)
        second = await rooms.send(room.app, "GET", url, cookie, b"")
        open_one.cancel()
        await asyncio.gather(open_one, return_exceptions=True)
        return second

    assert refused(room.runner.run(run()))
    assert not room.site.quotas._held["streams"]
    assert room.get(ANN, url, until=b"data").status == 200


def test_no_quota_no_refusal(room):
    table = room.seated(ANN, ANN)
    for _ in range(40):
        assert room.post(ANN, f"/t/{table.row.id}/chat", sent={"text": "hello"}).status == 200


# --- sign-in


def test_sign_in_is_slower_after_failures(room):
    now = [0.0]
    room.site.attempts = Attempts(lambda: now[0])
    assert room.post(ANN, "/account/new", form={"name": "Ann", "password": "correct horse"}).status == 200
    wrong, right = ({"name": "Ann", "password": one} for one in ("wrong horse", "correct horse"))
    assert [room.post(None, "/account/in", form=wrong).status for _ in range(5)] == [403, 403, 403, 429, 429]
    late = room.post(None, "/account/in", form=right)
    assert refused(late) and "set-cookie" not in late.headers, "not even with the right one"
    assert refused(room.post(None, "/account/in", form={**right, "name": "  ANN "})), "however it is written"
    now[0] = 2.0
    assert room.post(None, "/account/in", form=right).status == 303
    assert [room.post(None, "/account/in", form=wrong).status for _ in range(3)] == [403, 403, 403]


def test_a_full_line_of_passwords_is_told_to_come_back(room, monkeypatch):
    monkeypatch.setattr(room.site.passwords, "_most", 0)
    answer = room.post(None, "/account/in", form={"name": "Ann", "password": "correct horse"})
    assert answer.status == 503 and answer.headers["retry-after"]


# --- lessons


def test_lessons_are_those_of_the_game_for_those_who_may_look(room):
    table = room.seated(ANN, BOB, spectators=False)
    url = f"/t/{table.row.id}/lesson"
    known = [one.words for one in room.site.house.library.face(FIRST).lessons]
    before = room.stored()
    for lesson in ("", "made-up", "x" * 5000, known[0] + " "):
        assert room.post(ANN, url, sent={"lesson": lesson}).status == 422
    assert room.post(CAT, url, sent={"lesson": known[0]}).status == 403
    assert room.post(None, url, sent={"lesson": known[0]}).status == 403
    assert room.stored() == before
    for _ in range(3):
        for lesson in known:
            assert room.post(ANN, url, sent={"lesson": lesson}).status == 200
    with room.store.read() as connection:
        stored = connection.exec_driver_sql(f"SELECT settings FROM people WHERE id = '{ANN}'").scalar_one()
    assert all(str(stored).count(f'"{lesson}"') == 1 for lesson in known)


# --- uploads and downloads


@pytest.mark.slow
@pytest.mark.parametrize("game", KNOWN)
def test_a_save_of_too_many_moves_is_refused_in_one_sentence(room, game):
    before = room.stored()
    answer = upload(room, ANN, swollen(some_save(game), games.meta(game).longest + 1))
    assert answer.status == 422 and str(games.meta(game).longest + 1) in re.sub(r"[\s\u2068\u2069,]", "", answer.text)
    assert room.stored() == before


@pytest.mark.slow
def test_an_upload_is_read_elsewhere_and_goes_on_here(room, monkeypatch):
    monkeypatch.setattr("entrepot.web.workers.reader.reading", None)  # not in this process
    answer = upload(room, ANN, some_save())
    assert answer.status == 303
    assert room.table(answer.headers["location"].rpartition("/")[2]).match.count >= 10


def test_files_are_written_beside_the_loop(room, monkeypatch):
    table = room.seated(ANN, ANN)
    loop = []

    def noted(match, seat):
        loop.append(asyncio._get_running_loop())
        return b"{}"

    monkeypatch.setattr(around_table, "share_bytes", noted)
    assert room.get(ANN, f"/t/{table.row.id}/share").status == 200
    assert loop == [None]


# --- bots


def test_bots_are_asked_for_by_those_who_wait(room, monkeypatch):
    made = room.house.create(Opening(FIRST, (SeatChoice("bot", level="random"), SeatChoice("link"))), ANN)
    table = made.inside
    assert (driver._waits(table), driver._seated(table)) == (ANN, False)
    room.house.claim(table.seats[1].link_plain, BOB)
    assert (driver._waits(table), driver._seated(table)) == (BOB, True)
    own = room.seated(ANN, BOB).inside
    assert driver._waits(own) == ANN
