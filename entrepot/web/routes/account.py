"""The pages of an account: signing in and out, sessions, passwords, recovery codes, and one's own data."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ..guard.security import address_of
from ..house.belongings import hand_over, leave_for_good
from ..pages import account, devices
from ..pages.models import Account, AccountEntered, Device, Visitor
from ..people import names as people
from ..people.tokens import code_digest, new_codes
from ..problems import Problem
from ..storage import SessionRow, Taken
from .bodies import fields
from .requests import html
from .site import Site, Who

ASKED = ("/account/sessions", "/account/recover", "/account/delete")  # and sent to as well
SHORT = 16  # letters of a session's digest that name it on a page


class AccountRoutes:
    """The routes under /account."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.house = site.house
        self.calls = site.calls
        self.sessions = site.sessions

    def routes(self) -> list[Route]:
        gets: dict[str, Callable[[Request], Coroutine[Any, Any, Response]]] = {
            "": self.account,
            "/sessions": self.devices,
            "/recover": self.forgotten,
            "/data": self.data,
            "/delete": self.leaving,
        }
        posts: dict[str, Callable[[Request], Coroutine[Any, Any, Response]]] = {
            "/new": self.enrol,
            "/in": self.sign_in,
            "/out": self.sign_out,
            "/sessions": self.revoke,
            "/password": self.change,
            "/codes": self.codes,
            "/recover": self.recover,
            "/delete": self.delete,
        }
        return [
            *(Route(f"/account{path}", handler) for path, handler in gets.items()),
            *(Route(f"/account{path}", handler, methods=["POST"]) for path, handler in posts.items()),
        ]

    async def _visit(self, request: Request) -> tuple[Who, Visitor]:
        who = await self.site.who(request)
        visitor = self.site.visitor(request, who)
        # A page that answers a form leads back to one that can be asked for again, when its language is changed.
        back = request.url.path if request.method == "GET" or request.url.path in ASKED else "/account"
        return who, replace(visitor, path=back)

    async def _named(self, request: Request) -> tuple[Who, Visitor]:
        who, visitor = await self._visit(request)
        if not who.name:
            raise Problem(403, "problem-signed-out")
        return who, visitor

    # --- the page

    async def account(self, request: Request) -> Response:
        who, visitor = await self._visit(request)
        return html(await self._account(who, visitor, done=request.query_params.get("done", "")))

    async def _account(self, who: Who, visitor: Visitor, entered: AccountEntered | None = None, done: str = "") -> str:
        if not who.name:
            told = done if done == "deleted" else ""
            return account.account(visitor, entered, Account(int(not who.new), 0, told))
        sessions, left = await self.calls.read(lambda store: (store.sessions_of(who.id), store.codes_left(who.id)))
        return account.account(visitor, entered, Account(len(sessions), left, done))

    async def _wrong(self, who: Who, visitor: Visitor, entered: AccountEntered, status: int = 422) -> Response:
        return html(await self._account(who, visitor, entered), status)

    # --- in and out

    async def enrol(self, request: Request) -> Response:
        """A guest takes a name. Their browser gets a new token, so anybody who knew the old one is shut out."""
        who, visitor = await self._visit(request)
        if who.name:
            raise Problem(409, "problem-named")
        form = await fields(request)
        name, password = people.clean_name(form.get("name", "")), form.get("password", "")
        wrong = faults(visitor, name=people.name_fault(name), password=people.password_fault(password))
        codes = new_codes()
        if not wrong:
            self.site.spend("names", request, who)
            hashed = await self._hash(password)
            token, row = self._new(request, who.id)
            digests = [code_digest(code, who.id) for code in codes]
            try:
                await self.sessions.begin(lambda store: store.enrol(name, hashed, digests, row), row, who.session)
            except Taken:
                wrong["name"] = visitor.words.text("account-wrong-taken")
        if wrong:
            return await self._wrong(who, visitor, AccountEntered("new", name, wrong))
        self.site.known.forget(who.id)
        self.site.give(request, token)
        return html(account.codes(replace(visitor, name=name), codes))

    async def sign_in(self, request: Request) -> Response:
        who, visitor = await self._visit(request)
        form = await fields(request)
        name, password = form.get("name", "")[:100], form.get("password", "")
        found = await self.calls.read(lambda store: store.person_by_name(name))
        right = await self._right(request, who, name, found[1] if found else None, password)
        if found is None or not right or not await self._come_in(request, who, found[0].id, found[1]):
            wrong = {"password": visitor.words.text("account-wrong-pair")}
            return await self._wrong(who, visitor, AccountEntered("in", name, wrong), 403)
        return RedirectResponse("/account", 303)

    async def _come_in(self, request: Request, who: Who, person: str, hashed: str) -> bool:
        """A new session instead of the one the browser had; what was begun as a guest comes along."""
        token, row = self._new(request, person)
        instead = who.session or None
        if not await self.sessions.begin(lambda store: store.sign_in(hashed, row, instead), row, guest=who.id):
            return False
        self.site.give(request, token)
        await self._bring_along(who, person)
        return True

    async def _bring_along(self, who: Who, person: str) -> None:
        """Somebody who signs in keeps what they began as a guest."""
        if who.session and not who.name and who.id != person:
            await hand_over(self.house, who.id, person)

    async def sign_out(self, request: Request) -> Response:
        """A guest again, about whom nothing is known."""
        who = await self.site.who(request)
        if who.session:
            await self.sessions.revoke(who.id, only=who.session)
        self.site.give(request, "")
        return RedirectResponse("/", 303)

    # --- sessions

    async def devices(self, request: Request) -> Response:
        who, visitor = await self._named(request)
        return await self._devices(who, visitor, done=request.query_params.get("done", ""))

    async def _devices(
        self, who: Who, visitor: Visitor, status: int = 200, done: str = "", problem: str = ""
    ) -> Response:
        now = self.house.clock()
        found = [
            Device(
                one.token[:SHORT],
                one.browser,
                max(0, now - one.begun),
                max(0, now - one.seen),
                one.token == who.session,
            )
            for one in await self._sessions(who)
        ]
        return html(devices.devices(visitor, found, done, problem), status)

    async def _sessions(self, who: Who) -> list[SessionRow]:
        """One's own first; what was seen is written down late, so memory knows better."""
        found = await self.calls.read(lambda store: store.sessions_of(who.id))
        found = [self.sessions.known(one) for one in found]
        return sorted(found, key=lambda one: (one.token != who.session, -one.seen))

    async def revoke(self, request: Request) -> Response:
        """Sign out one device, or all others where none is named."""
        who, visitor = await self._named(request)
        id = (await fields(request)).get("id", "")
        if not id:
            await self.sessions.revoke(who.id, but=who.session)
            return RedirectResponse("/account/sessions?done=others", 303)
        found = [one.token for one in await self._sessions(who) if one.token[:SHORT] == id]
        if not found:
            return await self._devices(who, visitor, 404, problem=visitor.words.text("account-wrong-gone"))
        await self.sessions.revoke(who.id, only=found[0])
        if found[0] == who.session:
            self.site.give(request, "")
            return RedirectResponse("/", 303)
        return RedirectResponse("/account/sessions?done=out", 303)

    # --- passwords and codes

    async def _hash(self, password: str) -> str:
        return await self.site.passwords.do(lambda: people.hash_password(password))

    async def _right(self, request: Request, who: Who, name: str, hashed: str | None, password: str) -> bool:
        """Whether it is the password; after repeated failures the wait grows longer."""
        with self._tried(request, who, name) as tried:
            right = await self.site.passwords.do(lambda: people.verify_password(hashed, password[:1000]))
            tried.append(right)
        return right

    @contextmanager
    def _tried(self, request: Request, who: Who, name: str) -> Iterator[list[bool]]:
        """An attempt to be somebody, refused where too many have failed; it has failed unless it says True."""
        known, address = people.clean_name(name).casefold(), address_of(request.scope)
        self.site.spend("signins", request, who)
        self.site.attempts.check(known, address)
        self.site.attempts.begin(known, address)
        said: list[bool] = []
        yield said
        if any(said):
            self.site.attempts.passed(known, address)

    async def _knows_password(self, request: Request, who: Who, password: str) -> str | None:
        """The hash of the password where it is the right one."""
        hashed = await self.calls.read(lambda store: store.password(who.id))
        return hashed if await self._right(request, who, who.name or "", hashed, password) else None

    async def change(self, request: Request) -> Response:
        who, visitor = await self._named(request)
        form = await fields(request)
        new = form.get("new", "")
        wrong = faults(visitor, new=people.password_fault(new))
        if not wrong:
            old = await self._knows_password(request, who, form.get("old", ""))
            token, row = self._new(request, who.id)
            if old:
                hashed = await self._hash(new)
                if await self.sessions.begin(lambda store: store.change_password(old, hashed, row), row, who.session):
                    self.site.give(request, token)
                    return RedirectResponse("/account?done=changed", 303)
            wrong = {"old": visitor.words.text("account-wrong-old")}
        return await self._wrong(who, visitor, AccountEntered("change", problems=wrong), 422 if "new" in wrong else 403)

    async def codes(self, request: Request) -> Response:
        """A new set of codes, shown this once."""
        who, visitor = await self._named(request)
        if not await self._knows_password(request, who, (await fields(request)).get("old", "")):
            wrong = {"old": visitor.words.text("account-wrong-old")}
            return await self._wrong(who, visitor, AccountEntered("codes", problems=wrong), 403)
        codes = new_codes()
        digests = [code_digest(code, who.id) for code in codes]
        await self.calls.write(lambda store: store.set_codes(who.id, digests))
        return html(account.codes(visitor, codes))

    async def forgotten(self, request: Request) -> Response:
        _, visitor = await self._visit(request)
        return html(account.recover(visitor))

    async def recover(self, request: Request) -> Response:
        """A code instead of the password, and a new one for it."""
        who, visitor = await self._visit(request)
        form = await fields(request)
        name, new = form.get("name", "")[:100], form.get("new", "")
        wrong = faults(visitor, new=people.password_fault(new))
        if not wrong:
            if await self._recover(request, who, name, form.get("code", "")[:100], new):
                return RedirectResponse("/account?done=recovered", 303)
            wrong = {"code": visitor.words.text("account-wrong-code")}
        entered = AccountEntered("recover", name, wrong)
        return html(account.recover(visitor, entered), 422 if "new" in wrong else 403)

    async def _recover(self, request: Request, who: Who, name: str, code: str, new: str) -> bool:
        with self._tried(request, who, name) as tried:
            found = await self.calls.read(lambda store: store.person_by_name(name))
            person = found[0].id if found else ""
            digest = code_digest(code, person)
            tried.append(await self.calls.read(lambda store: store.has_code(person, digest)))
        if not tried[0]:
            return False
        hashed = await self._hash(new)
        token, row = self._new(request, person)
        if not await self.sessions.begin(lambda store: store.recover(digest, hashed, row), row):
            return False
        self.site.give(request, token)
        if who.session and who.id != person:
            await self.sessions.revoke(who.id, only=who.session)
        await self._bring_along(who, person)
        return True

    # --- one's own data

    async def data(self, request: Request) -> Response:
        """Everything stored about the person asking, for download."""
        who = await self.site.who(request)
        if who.new:
            raise Problem(403, "problem-signed-out")
        found = await self.calls.read(lambda store: store.about(who.id))
        headers = {"content-disposition": 'attachment; filename="entrepot-data.json"', "cache-control": "no-store"}
        return Response(msgspec.json.format(msgspec.json.encode(found)), media_type="application/json", headers=headers)

    async def leaving(self, request: Request) -> Response:
        who, visitor = await self._visit(request)
        if who.new:
            return RedirectResponse("/account", 303)
        return html(devices.delete(visitor))

    async def delete(self, request: Request) -> Response:
        """Go for good, with consent and, where there is one, the password."""
        who, visitor = await self._visit(request)
        if who.new:
            raise Problem(403, "problem-signed-out")
        form = await fields(request)
        wrong, status = {}, 422
        if form.get("consent") != "on":
            wrong["consent"] = visitor.words.text("account-wrong-consent")
        elif who.name and not await self._knows_password(request, who, form.get("password", "")):
            wrong["password"], status = visitor.words.text("account-wrong-old"), 403
        if wrong:
            return html(devices.delete(visitor, AccountEntered("delete", problems=wrong)), status)
        await self.sessions.remove(who.id, lambda: leave_for_good(self.house, who.id))
        self.site.known.forget(who.id)
        self.site.give(request, "")
        return RedirectResponse("/account?done=deleted", 303)

    def _new(self, request: Request, person: str) -> tuple[str, SessionRow]:
        return self.sessions.new(person, request.headers.get("user-agent", ""))


LIMITS = {"name": people.NAME, "password": people.PASSWORD, "new": people.PASSWORD}


def faults(visitor: Visitor, **found: str | None) -> dict[str, str]:
    """What is wrong by field, in words."""
    wrong = {}
    for field, fault in found.items():
        if fault:
            number = LIMITS[field].start if fault == "short" else LIMITS[field].stop - 1
            wrong[field] = visitor.words.text(f"account-wrong-{fault}", number=number)
    return wrong
