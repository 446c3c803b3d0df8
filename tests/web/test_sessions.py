"""Sessions, tried as their owner and as somebody who wants to be them."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from contextlib import contextmanager

import pytest

from entrepot.web.people import sessions
from entrepot.web.people.tokens import token_digest
from entrepot.web.storage.sessions import MOST
from tests.web import rooms
from tests.web.rooms import BOB, EVE, Browser
from tests.web.signed import OTHER, WORD, enrolled, name_of, person, signed_in

pytestmark = pytest.mark.slow  # they wait for time to pass


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        yield found


# --- cookies and sessions


def test_a_visit_leaves_nothing_and_what_is_worth_keeping_begins_a_session(room):
    before, browser = room.stored(), Browser(room)
    for page in ("/", "/rules", "/account", "/settings"):
        assert browser.get(page).status == 200
    assert not browser.token and room.stored() == before
    browser.post("/settings", {"lang": "pl"})
    assert browser.token and '<html lang="pl"' in browser.get("/").text
    with room.store.read() as connection:
        kept = connection.exec_driver_sql("SELECT token FROM sessions").scalars().all()
    assert token_digest(browser.token) in kept and browser.token not in kept


def test_a_session_is_new_at_enrolment_and_the_old_token_is_void(room):
    browser = Browser(room)
    browser.post("/settings", {"theme": "dark"})
    planted = browser.copy()  # somebody who put the cookie there, or read it
    assert browser.post("/account/new", {"name": "Ann", "password": WORD}).status == 200
    assert browser.token != planted.token
    assert name_of(browser) == "Ann" and name_of(planted) is None
    assert 'data-theme="dark"' in browser.get("/").text and 'data-theme="dark"' not in planted.get("/").text


def test_a_session_is_new_at_sign_in_and_the_old_token_is_void(room):
    enrolled(room)
    browser = Browser(room)
    browser.post("/settings", {"theme": "dark"})
    planted = browser.copy()
    assert browser.post("/account/in", {"name": "ann", "password": WORD}).status == 303
    assert browser.token != planted.token and name_of(browser) == "Ann"
    assert name_of(planted) is None and 'data-theme="dark"' not in planted.get("/").text


def test_a_token_that_was_made_up_is_nobodys(room):
    browser = Browser(room)
    for token in ("A" * 43, "", "é", "x" * 5000, "a" * 32 + "." + "0" * 64, token_digest("A" * 43)):
        browser.token = token
        assert browser.get("/").status == 200 and name_of(browser) is None


def test_a_stored_digest_is_no_token(room):
    browser, _ = enrolled(room)
    thief = browser.copy()
    thief.token = token_digest(browser.token)
    assert name_of(thief) is None


def test_signing_out_ends_the_session_for_whoever_has_its_token(room):
    browser, _ = enrolled(room)
    kept = browser.copy()
    assert browser.post("/account/out").status == 303
    assert not browser.token and name_of(kept) is None
    assert room.store.sessions_of(person(room)) == []


def test_devices_are_listed_and_one_is_signed_out(room):
    ann, _ = enrolled(room)
    room.now[0] += 7200
    phone = signed_in(room)
    page = ann.get("/account/sessions").text
    assert "Firefox · Linux" in page and "Safari · iPhone" in page and page.count("this device") == 1
    assert "Signed in: 2 hours ago" in page and ann.token not in page and token_digest(ann.token) not in page
    ids = re.findall(r'name="id" value="(\w+)"', page)
    assert len(ids) == 2 and ids[0] == token_digest(ann.token)[:16]  # one's own first
    assert ann.post("/account/sessions", {"id": ids[1]}).status == 303
    assert name_of(phone) is None and name_of(ann) == "Ann"
    gone = ann.post("/account/sessions", {"id": ids[1]})
    assert gone.status == 404 and "already signed out" in gone.text


def test_nobody_signs_out_another_person(room):
    ann, _ = enrolled(room)
    bob, _ = enrolled(room, "Bob")
    assert bob.post("/account/sessions", {"id": token_digest(ann.token)[:16]}).status == 404
    assert bob.post("/account/sessions").status == 303  # all others: his own
    assert name_of(ann) == "Ann"
    assert Browser(room).post("/account/sessions", {"id": token_digest(ann.token)[:16]}).status == 403


def test_all_other_devices_are_signed_out(room):
    ann, _ = enrolled(room)
    others = [signed_in(room) for _ in range(3)]
    assert ann.post("/account/sessions").status == 303
    assert [name_of(one) for one in (ann, *others)] == ["Ann", None, None, None]


def test_ones_own_device_can_be_signed_out_too(room):
    ann, _ = enrolled(room)
    assert ann.post("/account/sessions", {"id": token_digest(ann.token)[:16]}).headers["location"] == "/"
    assert not ann.token


def test_there_are_so_many_sessions_and_the_oldest_ends(room):
    ann, _ = enrolled(room)
    room.now[0] += 1
    for _ in range(MOST):
        last = signed_in(room)
        room.now[0] += 1
    assert name_of(ann) is None and name_of(last) == "Ann"
    assert len(room.store.sessions_of(person(room))) == MOST


def test_a_session_that_nobody_used_for_a_year_is_over(room):
    ann, _ = enrolled(room)
    room.now[0] += sessions.YEAR
    assert name_of(ann) == "Ann"  # seen in time
    room.now[0] += sessions.YEAR + 1
    assert name_of(ann) is None
    room.runner.run(room.site.sessions.sweep())
    assert room.store.sessions_of(person(room)) == []


def test_when_a_session_was_seen_is_written_seldom_and_not_by_the_request(room):
    ann, _ = enrolled(room)
    began = room.now[0]

    def written():
        return room.store.sessions_of(person(room))[0].seen

    room.now[0] += sessions.SELDOM - 1
    ann.get("/")
    room.runner.run(room.site.sessions.write_seen())
    assert written() == began
    room.now[0] += 1
    ann.get("/")
    assert written() == began
    room.runner.run(room.site.sessions.write_seen())
    assert written() == room.now[0]


def test_a_cookie_in_use_does_not_run_out(room):
    ann, _ = enrolled(room)
    assert "set-cookie" not in ann.get("/").headers
    room.now[0] += 86_400
    again = ann.get("/").headers["set-cookie"]
    assert f"entrepot={ann.token}" in again and "Max-Age=31536000" in again
    assert "set-cookie" not in ann.get("/").headers


def test_over_tls_the_cookie_belongs_to_this_host_alone(tmp_path):
    with rooms.opened(tmp_path, public_url="https://play.example") as room:
        browser = Browser(room, cookie="__Host-entrepot")
        cookies = browser.post("/settings", {"lang": "pl"}).cookies
        given = next(one for one in cookies if one.startswith("__Host-entrepot="))
        flags = {part.strip().lower() for part in given.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/", "secure"} <= flags
        assert not any(flag.startswith("domain") for flag in flags)
        assert '<html lang="pl"' in browser.get("/").text
        plain = Browser(room, cookie="entrepot")  # as another host of the same domain could set it
        plain.token = browser.token
        assert '<html lang="pl"' not in plain.get("/").text


# --- cookies of the first kind


def older(room, person):
    """Somebody who came before there were sessions."""
    with room.store.write() as connection:
        connection.exec_driver_sql("UPDATE people SET old_until = 4102444800 WHERE id = ?", (person,))
    browser = Browser(room)
    browser.token = rooms.old_cookie(person, room.site.key)
    return browser


def test_a_cookie_of_the_first_kind_is_exchanged_and_no_seat_is_lost(room):
    table = room.seated(BOB, EVE)
    bob = older(room, BOB)
    kept = bob.copy()
    assert bob.get(f"/t/{table.row.id}?seat=0").status == 200
    assert re.fullmatch(r"[\w-]{43}", bob.token)
    assert bob.get(f"/t/{table.row.id}?seat=0").status == 200
    late = kept.copy()
    assert kept.get(f"/t/{table.row.id}?seat=0").status == 200 and kept.token == bob.token  # sent at the same time
    room.now[0] += sessions.GRACE + 1
    assert late.get(f"/t/{table.row.id}?seat=0").status == 403
    assert bob.get(f"/t/{table.row.id}?seat=0").status == 200


def test_whatever_is_asked_first_exchanges_the_cookie(room):
    table = room.seated(BOB, EVE)
    bob = older(room, BOB)
    assert bob.ask("POST", f"/t/{table.row.id}/chat", sent={"text": "ahoy"}).status == 200
    assert re.fullmatch(r"[\w-]{43}", bob.token)


def test_a_cookie_of_the_first_kind_does_not_outlive_a_session_that_was_ended(room):
    room.seated(BOB, EVE)
    bob = older(room, BOB)
    kept = bob.copy()
    bob.get("/")
    assert bob.post("/account/out").status == 303
    assert kept.get("/t/t0?seat=0").status == 403


def test_who_came_later_is_not_known_by_a_cookie_of_the_first_kind(room):
    room.seated(BOB, EVE)
    browser = Browser(room)
    browser.token = rooms.old_cookie(BOB, room.site.key)
    assert browser.get("/t/t0?seat=0").status == 403


# --- streams


class Ear:
    """A page that listens, within the loop."""

    def __init__(self, browser, table, seat):
        self.heard = b""
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._listen(browser, f"/t/{table}/stream", f"seat={seat}"))

    @property
    def ended(self):
        return self._task.done()

    async def _listen(self, browser, path, query):
        headers = [(name.encode(), value.encode()) for name, value in {"host": rooms.HOST, **browser.says()}.items()]
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
            "path": path, "raw_path": path.encode(), "root_path": "", "query_string": query.encode(),
            "headers": headers, "client": ("127.0.0.1", 1), "server": (rooms.HOST, 80),
        }  # fmt: skip

        async def tell(message):
            self.heard += message.get("body", b"")
            self._news.set()

        await browser.room.app(scope, asyncio.Event().wait, tell)

    async def until(self, text):
        while text not in self.heard:
            await asyncio.wait_for(self._news.wait(), 10)
            self._news.clear()

    async def over(self):
        await asyncio.wait_for(self._task, 10)

    def leave(self):
        self._task.cancel()


def known_as(room, person):
    browser = Browser(room)
    browser.token = room.token(person)
    return browser


def test_whose_session_is_over_hears_nothing_more(room):
    ann, _ = enrolled(room)
    id, table, phone, bob = person(room), room.seated(person(room), BOB), signed_in(room), known_as(room, BOB)

    async def scene():
        mine, hers, his = Ear(ann, table.row.id, 0), Ear(phone, table.row.id, 0), Ear(bob, table.row.id, 1)
        for one in (mine, hers, his):
            await one.until(b"event: parts")
        await room.site.sessions.revoke(id, but=token_digest(ann.token))
        await hers.over()
        assert b"event: gone" in hers.heard and not mine.ended and not his.ended
        mine.leave()
        his.leave()

    room.runner.run(scene())


def test_another_password_leaves_ones_own_page_listening(room):
    ann, _ = enrolled(room)
    table, phone = room.seated(person(room), BOB), signed_in(room)

    async def scene():
        mine, hers = Ear(ann, table.row.id, 0), Ear(phone, table.row.id, 0)
        await mine.until(b"event: parts")
        await hers.until(b"event: parts")
        assert (await ann.asks("POST", "/account/password", form={"old": WORD, "new": OTHER})).status == 303
        await hers.over()
        assert not mine.ended
        assert (await ann.asks("POST", "/account/out")).status == 303
        await mine.over()

    room.runner.run(scene())


def test_who_goes_for_good_hears_nothing_more(room):
    ann, _ = enrolled(room)
    table = room.seated(person(room), BOB)

    async def scene():
        mine = Ear(ann, table.row.id, 0)
        await mine.until(b"event: parts")
        assert (await ann.asks("POST", "/account/delete", form={"password": WORD, "consent": "on"})).status == 303
        await mine.over()

    room.runner.run(scene())


def test_a_stream_that_is_only_about_to_begin_is_ended_too(room):
    """Between finding who asks and the first event a session may end."""
    ann, _ = enrolled(room)
    table = room.seated(person(room), BOB)

    async def scene():
        mine = Ear(ann, table.row.id, 0)
        while not list(room.site.house.listeners):
            await asyncio.sleep(0)
        room.site.sessions.end([token_digest(ann.token)])
        await mine.over()
        assert b"event: parts" not in mine.heard

    room.runner.run(scene())


# --- a silent database


@contextmanager
def silent(room, limit=0.3):
    """Whatever is asked of the database waits until the end, and is answered then, when nobody waits any longer."""
    calls, said = room.site.calls, threading.Event()
    store, usual = calls.store, calls.limit

    class Silent:
        def __getattr__(self, name):
            said.wait(20)
            return getattr(store, name)

    calls.store, calls.limit = Silent(), limit
    yield
    said.set()
    calls.store, calls.limit = store, usual


def test_known_sessions_are_honoured_while_the_database_is_silent(room):
    ann, _ = enrolled(room)
    table = room.seated(person(room), BOB)
    url = f"/t/{table.row.id}?seat=0"
    stranger = ann.copy()
    stranger.token = "A" * 43
    assert ann.get(url).status == 200
    with silent(room):
        assert ann.get(url).status == 200
        assert stranger.get(url).status == 503
        assert ann.post("/account/sessions").status == 503


def test_what_is_revoked_is_forgotten_at_once_even_where_the_database_is_silent(room):
    ann, _ = enrolled(room)
    phone = signed_in(room)
    assert name_of(phone) == "Ann"
    with silent(room):
        assert ann.post("/account/sessions").status == 503
        assert phone.get("/rules").status == 503  # nobody knows
        assert ann.get("/rules").status == 200
    for _ in range(1000):
        if len(room.store.sessions_of(person(room))) == 1:
            break
        time.sleep(0.01)
    assert (name_of(ann), name_of(phone)) == ("Ann", None)  # it was done in the end, and is not forgotten again
