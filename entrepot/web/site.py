"""What every request needs: the house, the words, and who is asking."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from entrepot.paper.words import HOUSE, LANGUAGES, Words

from .calls import Lane
from .files import Reader
from .house import House
from .live import Settings
from .pages.models import Visitor
from .people import make_cookie, new_person, read_cookie
from .problems import Problem
from .quotas import Attempts, Quotas
from .remembered import Remembered
from .seats import PEOPLE
from .security import address_of
from .storage import Person, Store
from .table import Table
from .viewer import Viewer

WORDS = Path(__file__).parent / "words"
COOKIE = "entrepot"
YEAR = 365 * 24 * 3600
CHOICES: dict[str, tuple[str, ...]] = {
    "lang": LANGUAGES,
    "theme": ("auto", "light", "dark"),
    "palette": ("chart", "contrast", "soft"),
    "motion": ("off", "fast", "normal", "slow"),
    "pace": ("instant", "fast", "normal", "slow"),
}
PASSWORDS = (2, 16)  # hashed at the same time, 64 MiB each; and under way or in line
FILES = (1, 8)  # the same of games that are written as files
REMEMBERED = 10_000  # people whose settings are kept in memory


@cache
def web_words(lang: str) -> Words:
    """The words of the house and of the web."""
    return Words(lang, HOUSE, WORDS)


@dataclass(frozen=True)
class Who:
    """Who is asking: a signed cookie has the id; `new` when there was none, so that the answer sets it."""

    id: str
    new: bool
    settings: Settings
    name: str | None = None


class Site:
    """One for the process."""

    def __init__(self, store: Store, house: House, public_url: str = "", quotas: Quotas | None = None) -> None:
        self.house = house
        self.quotas = quotas
        self.attempts = Attempts()
        self.passwords = Lane("password", *PASSWORDS)
        self.files = Lane("file", *FILES)
        self.reader = Reader()
        self.calls = house.calls
        self.public_url = public_url
        self.opens: Callable[[], Awaitable[str]] | None = None  # to the network; None: it is, or is not ours to open
        self.key = store.key("cookie")
        self.known: Remembered[str, Person] = Remembered(self._person, REMEMBERED)

    async def close(self) -> None:
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
        id = read_cookie(request.cookies.get(COOKIE, ""), self.key)
        if id is None:
            return Who(new_person(), True, settings_from({}, request))
        return _as_known(await self.known.get(id), request)

    def supposed(self, request: Request) -> Who:
        """Who is asking as far as it is known without the store: to be told of a failure, no more."""
        id = read_cookie(request.cookies.get(COOKIE, ""), self.key) or ""
        return _as_known(self.known.known(id) or Person(id), request)

    async def _person(self, id: str) -> Person:
        return await self.calls.read(lambda store: store.person(id)) or Person(id)

    async def enter(self, who: Who) -> None:
        """Keep a person who does something worth keeping."""
        now = self.house.clock()
        await self.calls.write(lambda store: store.add_person(who.id, now))

    async def change_settings(self, who: Who, changes: dict[str, Any]) -> Settings:
        """Only known settings with known values; everything or nothing."""
        wanted, now = checked(changes), self.house.clock()
        if wanted.get("guided"):  # who wants to learn again begins with the first lesson
            wanted["learnt"] = ()
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

    def remember(self, response: Response, who: Who, request: Request) -> Response:
        """Give a new person their cookie."""
        if who.new:
            secure = request.url.scheme == "https" or self.public_url.startswith("https")
            response.set_cookie(
                COOKIE, make_cookie(who.id, self.key), max_age=YEAR, httponly=True, samesite="lax", secure=secure
            )
        return response

    # --- looking

    def visitor(self, request: Request, who: Who) -> Visitor:
        query = f"?{request.url.query}" if request.url.query else ""
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
            at=whole(at) if at not in (None, "") else None,
            base_url=self.base_url(request),
        )


def whole(value: object) -> int:
    """A whole number from a request, or the refusal of what is none."""
    text = str(value)
    if isinstance(value, bool) or not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Problem(400, "problem-number", value=text[:20])
    return int(text)


def _as_known(person: Person, request: Request) -> Who:
    return Who(person.id, False, settings_from(person.settings, request), person.name)


def settings_from(chosen: dict[str, Any], request: Request) -> Settings:
    try:
        known = checked(chosen)
    except Problem:
        known = {}
    known.setdefault("lang", preferred(request.headers.get("accept-language", "")))
    return Settings(**known)


def checked(values: dict[str, Any]) -> dict[str, Any]:
    """Settings with values that they may have."""
    found: dict[str, Any] = {}
    plain = asdict(Settings())
    for name, value in values.items():
        if name not in {one.name for one in fields(Settings)}:
            raise Problem(422, "problem-setting", name=str(name)[:20])
        if name == "learnt":
            good = isinstance(value, (list, tuple)) and len(value) < 100 and all(isinstance(v, str) for v in value)
            value = tuple(str(one)[:40] for one in value) if good else None
        elif name in CHOICES:
            good = value in CHOICES[name]
        else:
            good = isinstance(value, type(plain[name]))
        if not good:
            raise Problem(422, "problem-setting", name=name)
        found[name] = value
    return found


def preferred(accepted: str) -> str:
    """The first language of a browser's list that there are words in."""
    ranked = []
    for place, part in enumerate(accepted.split(",")[:20]):
        code, _, rest = part.strip().partition(";")
        quality = rest.strip().removeprefix("q=") or "1"
        try:
            ranked.append((-float(quality), place, code[:2].lower()))
        except ValueError:
            continue
    return next((code for _, _, code in sorted(ranked) if code in LANGUAGES), "en")
