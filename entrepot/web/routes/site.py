"""What every request needs: the house, the words, and who is asking."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from starlette.requests import Request

from ..guard.quotas import Attempts, Quotas
from ..guard.security import address_of
from ..house.house import House
from ..pages.models import Visitor
from ..people import cookies
from ..people.names import new_person, read_cookie
from ..people.remembered import Remembered
from ..people.sessions import Sessions
from ..people.settings import Settings, checked, settings_from
from ..people.tokens import exchanged, is_token
from ..people.viewer import Viewer
from ..problems import Problem
from ..storage import Person, SessionRow, Store
from ..tables.seats import PEOPLE
from ..tables.table import Table
from ..words import web_words
from ..workers.calls import Lane
from ..workers.files import Reader

PASSWORDS = (2, 16)  # hashed at the same time, 64 MiB each; and under way or in line
FILES = (1, 8)  # the same of games that are written as files
REMEMBERED = 20_000  # people whose settings are kept in memory
DAY = 86_400  # seconds; on each that a browser comes it gets its cookie anew, so that it does not run out


@dataclass(frozen=True)
class Who:
    """Who is asking. Who has no session ("") is somebody new, of whom nothing is kept yet."""

    id: str
    session: str
    settings: Settings
    name: str | None = None

    @property
    def new(self) -> bool:
        return not self.session


class Site:
    """One for the process."""

    def __init__(self, store: Store, house: House, public_url: str = "", quotas: Quotas | None = None) -> None:
        self.house = house
        self.quotas = quotas
        self.attempts = Attempts()
        self.passwords = Lane("password", *PASSWORDS)
        self.files = Lane("file", *FILES)
        self.reader = Reader(offered=house.library.offered)
        self.calls = house.calls
        self.public_url = public_url
        self.opens: Callable[[], Awaitable[str]] | None = None  # to the network; None: it is, or is not ours to open
        self.key = store.key("cookie")
        self.known: Remembered[str, Person] = Remembered(self._person, REMEMBERED)
        self.sessions = Sessions(house.calls, house.clock, house.listeners)

    async def close(self) -> None:
        await self.sessions.close()
        await self.house.close()
        await self.reader.close()

    # --- people

    def spend(self, kind: str, request: Request, who: Who) -> None:
        """One more of something of which there is a most, for who asks and for where they are."""
        if self.quotas is not None:
            self.quotas.spend(kind, who.id, address_of(request.scope))

    def spend_for_bot(self, request: Request, who: Who, table: Table, seat: int) -> None:
        """A bot on the last seat that was kept for a person makes a table of bots alone."""
        if not any(row.kind in PEOPLE for row in table.seats if row.seat != seat):
            self.spend("bots", request, who)

    async def who(self, request: Request) -> Who:
        if (found := getattr(request.state, "who", None)) is None:
            row = await self._session(request)
            found = self._as_known(row, request) if row else Who(new_person(), "", _settings({}, request))
            request.state.who = found
        return found

    async def _session(self, request: Request) -> SessionRow | None:
        """The session of a request; its person is in memory then. Nothing is awaited after it was found to go on."""
        token = self._token(request)
        while is_token(token) and (row := await self.sessions.find(token)):
            if self.known.known(row.person) is not None:
                if self.house.clock() // DAY != row.seen // DAY:
                    self.give(request, token)
                return row
            await self.known.get(row.person)
        return await self._exchanged(request)

    async def _exchanged(self, request: Request) -> SessionRow | None:
        """A session for a cookie of the first kind, which was a signed id."""
        cookie = request.cookies.get(cookies.COOKIE, "")
        id = read_cookie(cookie, self.key)
        if id is None:
            return None
        await self.known.get(id)
        token, row = self.sessions.new(id, request.headers.get("user-agent", ""), exchanged(cookie, self.key))
        if not await self.sessions.exchange(row):
            return None
        self.give(request, token)
        return row

    def _token(self, request: Request) -> str:
        return request.cookies.get(cookies.name(self._secure(request)), "")

    def _secure(self, request: Request) -> bool:
        return request.url.scheme == "https" or self.public_url.startswith("https")

    def give(self, request: Request, token: str) -> None:
        """The answer, whatever it is, gives the browser its token; "" takes it away."""
        request.state.cookies = cookies.written(token, self._secure(request))

    def _as_known(self, row: SessionRow, request: Request) -> Who:
        person = self.known.known(row.person) or Person(row.person)
        return Who(row.person, row.token, _settings(person.settings, request), person.name)

    def supposed(self, request: Request) -> Who:
        """Who is asking as far as it is known without the store: to be told of a failure, no more."""
        row = self.sessions.kept(self._token(request))
        return self._as_known(row, request) if row else Who("", "", _settings({}, request))

    async def _person(self, id: str) -> Person:
        return await self.calls.read(lambda store: store.person(id)) or Person(id)

    async def enter(self, request: Request) -> Who:
        """Who is asking, and does something worth keeping: somebody new gets a session."""
        who = await self.who(request)
        if who.new:
            token, row = self.sessions.new(who.id, request.headers.get("user-agent", ""))
            await self.sessions.first(row)
            self.give(request, token)
            who = request.state.who = replace(who, session=row.token)
        return who

    async def change_settings(self, request: Request, changes: dict[str, Any]) -> Settings:
        """Only known settings with known values; everything or nothing."""
        wanted, now = checked(changes), self.house.clock()
        if wanted.get("guided"):  # who wants to learn again begins with the first lesson
            wanted["learnt"] = ()
        who = await self.enter(request)
        await self.change(who.id, lambda store: store.change_settings(who.id, wanted, now))
        settings = replace(who.settings, **wanted)
        self.house.prefer(who.id, settings)
        return settings

    async def change(self, id: str, write: Callable[[Store], object]) -> None:
        """Write something of a person, whom we know as they were until it is stored, however long that takes."""
        call = self.calls.writing(write)
        loop = asyncio.get_running_loop()
        call.add_done_callback(lambda _: loop.is_closed() or loop.call_soon_threadsafe(self.known.forget, id))
        await self.calls.outcome(call)
        self.known.forget(id)

    # --- looking

    def visitor(self, request: Request, who: Who) -> Visitor:
        query = f"?{request.url.query}" if request.url.query and request.method == "GET" else ""
        return Visitor(web_words(who.settings.lang), who.settings, request.url.path + query, who.name)

    def base_url(self, request: Request) -> str:
        return self.public_url.rstrip("/") or str(request.base_url).rstrip("/")

    def viewer(self, request: Request, table: Table, who: Who, seat: object = None, form: object = None) -> Viewer:
        """From where a person looks: the seat they ask for, if it is theirs, or the one of theirs that is to act."""
        own = table.seats_of(who.id)
        table.here(who.id)
        chosen: int | None = None
        if seat not in (None, "", "-"):
            chosen = whole(seat)
            if chosen not in own:
                raise Problem(403, "problem-not-your-seat")
        elif own and seat != "-":
            acting = [one for one in own if table.match and one in table.match.actors]
            chosen = acting[0] if acting and len(own) == 1 else own[0]
        if chosen is None and not table.played_by(who.id) and not table.row.spectators:
            raise Problem(403, "problem-no-spectators")
        at = request.query_params.get("at")
        return Viewer(
            person=who.id,
            seat=chosen,
            settings=who.settings,
            form="phone" if (form or request.query_params.get("form")) == "phone" else "desk",
            plain=request.query_params.get("face") == "plain",
            at=whole(at) if at not in (None, "") else None,
            base_url=self.base_url(request),
        )


def _settings(chosen: dict[str, Any], request: Request) -> Settings:
    return settings_from(chosen, request.headers.get("accept-language", ""))


def whole(value: object) -> int:
    """A whole number from a request, or the refusal of what is none."""
    text = str(value)
    if isinstance(value, bool) or not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Problem(400, "problem-number", value=text[:20])
    return int(text)
