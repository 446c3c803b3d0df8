"""The pages away from a table: the start, set-up, lobby, rules, account and settings."""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from entrepot.bots import BOTS
from entrepot.engine.errors import EntrepotError

from ..guard.reach import is_local
from ..pages import about, claim, lobby, rules, settings, setup, start
from ..pages import setup_form as entered
from ..pages.models import Lobby, LobbyQuestion, LobbySeat, Visitor
from ..problems import Problem
from ..seen.cards import GameCard
from ..seen.listing import Listing
from ..storage import Listed, Store
from ..tables.opening import Opening, SeatChoice
from ..tables.proposals import answer, bot_for, name_of
from ..tables.seats import PEOPLE, is_open
from ..tables.table import own_seat
from .bodies import fields
from .site import Site, Who, whole

LEVELS = tuple(BOTS)  # weakest first
LISTED = 12  # tables on the start page
ON_OFF = ("sound", "notify", "confirm", "steps", "guided")


class PageRoutes:
    """The routes that lead to a table."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.house = site.house

    def routes(self) -> list[Route]:
        gets: dict[str, Callable[[Request], Coroutine[Any, Any, Response]]] = {
            "/": self.start,
            "/new/{game}": self.new,
            "/s/{link}": self.link,
            "/lobby/{id}": self.lobby,
            "/rules": self.shelf,
            "/rules/{game}": self.rules,
            "/about/{game}": self.about,
            "/credits": self.credits,
            "/settings": self.settings,
        }
        posts: dict[str, Callable[[Request], Coroutine[Any, Any, Response]]] = {
            "/play": self.play,
            "/new/{game}": self.make,
            "/join": self.join,
            "/open": self.open,
            "/s/{link}": self.take_seat,
            "/lobby/{id}/bot": self.lobby_bot,
            "/lobby/{id}/answer": self.lobby_answer,
            "/lobby/{id}/reach": self.reach,
            "/t/{id}/start": self.begin,
            "/t/{id}/sit": self.sit,
            "/settings": self.change,
        }
        return [
            *(Route(path, handler) for path, handler in gets.items()),
            *(Route(path, handler, methods=["POST"]) for path, handler in posts.items()),
        ]

    async def _visit(self, request: Request) -> tuple[Who, Visitor]:
        who = await self.site.who(request)
        return who, self.site.visitor(request, who)

    def _html(self, page: str, status: int = 200) -> Response:
        return HTMLResponse(page, status, {"cache-control": "no-store"})

    def _go(self, url: str) -> Response:
        return RedirectResponse(url, 303)

    def card(self, name: str) -> GameCard:
        meta = next((meta for meta in self.house.library.metas() if meta.name == name), None)
        if meta is None:
            raise Problem(404, "problem-no-game")
        try:
            return GameCard(meta, self.house.library.face(name))
        except Problem:
            return GameCard(meta)

    def cards(self) -> list[GameCard]:
        return [self.card(meta.name) for meta in self.house.library.metas()]

    # --- the start

    async def start(self, request: Request) -> Response:
        who, visitor = await self._visit(request)
        return self._html(await self._start(who, visitor))

    async def _start(self, who: Who, visitor: Visitor, problem: str = "", of: str = "") -> str:
        cards = self.cards()
        own, watch = await self.site.calls.read(lambda store: _lists(store, "" if who.new else who.id))
        listing = Listing(self.house.library, cards, self.house.clock(), who.settings.lang)
        return start.start(visitor, cards, listing.own(own, who.id), listing.open(watch), problem, of)

    async def play(self, request: Request) -> Response:
        """One click: you against bots, everything else as the game suggests."""
        who, _ = await self._visit(request)
        form = await fields(request)
        card = self.card(form.get("game", ""))
        usual = entered.defaults(card.meta, LEVELS)
        choices = tuple(
            SeatChoice(s.kind, "", s.level if s.kind == "bot" else "") for s in usual.seats[: usual.players]
        )
        self.site.spend("tables", request, who)
        who = await self.site.enter(request)
        if form.get("guided") == "on":
            await self.site.change_settings(request, {"guided": True})
        table = await self.house.create(Opening(card.meta.name, choices, usual.options), who.id)
        return self._go(f"/t/{table.row.id}")

    async def join(self, request: Request) -> Response:
        """A pasted link, whole or only its end."""
        who, visitor = await self._visit(request)
        pasted = (await fields(request)).get("link", "").strip()
        parts = pasted.split("?")[0].rstrip("/").split("/")
        if len(parts) >= 2 and parts[-2] in ("t", "s", "lobby"):
            return self._go(f"/{parts[-2]}/{parts[-1]}")
        return self._html(await self._start(who, visitor, visitor.words.text("problem-no-link"), "link"), 422)

    async def open(self, request: Request) -> Response:
        """Go on with a saved game: the people in it are you and bots."""
        who, visitor = await self._visit(request)
        self.site.spend("uploads", request, who)
        form = await request.form(max_files=1, max_fields=10)
        upload = form.get("file")
        data = b"" if upload is None or isinstance(upload, str) else await upload.read()
        name = "" if upload is None or isinstance(upload, str) else upload.filename or ""
        await form.close()
        try:
            match = await self.site.reader.read(data, name)
            who = await self.site.enter(request)
            table = await self.house.open(match, who.id)
        except Problem as problem:
            if problem.status != 422:
                raise
            sentence = problem.sentence(visitor.words)
            return self._html(await self._start(who, visitor, sentence, "file"), 422)
        return self._go(f"/t/{table.row.id}")

    # --- set-up and lobby

    async def new(self, request: Request) -> Response:
        who, visitor = await self._visit(request)
        card = self.card(request.path_params["game"])
        usual = entered.defaults(card.meta, LEVELS, who.name or "")
        return self._html(setup.setup(visitor, card, usual, LEVELS))

    async def make(self, request: Request) -> Response:
        who, visitor = await self._visit(request)
        card = self.card(request.path_params["game"])
        wanted = entered.read(card.meta, await fields(request), LEVELS)
        game = card.face.words(visitor.words.lang) if card.face else None
        wrong = entered.problems(card.meta, wanted, LEVELS, visitor.words, game)
        if wrong:
            return self._html(setup.setup(visitor, card, wanted, LEVELS, wrong), 422)
        order = list(range(wanted.players))
        if wanted.seating == "random":
            random.SystemRandom().shuffle(order)
        choices = [
            SeatChoice(one.kind, one.name if one.kind != "bot" else "", one.level if one.kind == "bot" else "")
            for one in (wanted.seats[seat] for seat in order)
        ]
        options = dict(wanted.options)
        if options.get("first", "").isdigit():  # who was named begins, wherever they sit now
            options["first"] = str(order.index(int(options["first"])))
        self.site.spend("tables", request, who)
        if not any(one.kind in PEOPLE for one in choices):
            self.site.spend("bots", request, who)
        who = await self.site.enter(request)
        opening = Opening(card.meta.name, tuple(choices), options, wanted.public, wanted.spectators, wanted.pace)
        table = await self.house.create(opening, who.id, wish=(card.meta.name, wanted))
        return self._go(f"/t/{table.row.id}")

    async def lobby(self, request: Request) -> Response:
        who, visitor = await self._visit(request)
        table = await self.house.find(request.path_params["id"])
        if table.match is not None:
            return self._go(f"/t/{table.row.id}")
        card = self.card(table.row.game)
        base = self.site.base_url(request)
        host = table.row.host == who.id
        words = card.face.words(visitor.words.lang) if card.face else visitor.words
        seats = tuple(
            LobbySeat(
                row.seat,
                row.name or words.noun(f"player-{card.meta.colours[row.seat]}"),
                "you" if row.person == who.id and row.kind != "screen" else row.kind,
                not is_open(row),
                row.level or "",
                f"{base}/s/{row.link_plain}" if host and row.link_plain else "",
            )
            for row in table.seats
        )
        watch = f"{base}/t/{table.row.id}" if table.row.spectators else ""
        own = table.seats_of(who.id)
        table.here(who.id)
        asked = None
        if table.proposal is not None and table.proposal.target is not None:
            waits = any(seat in table.proposal.waiting for seat in own)
            about = seats[table.proposal.seat].name, seats[table.proposal.target].name
            asked = LobbyQuestion(name_of(table.proposal), *about, waits)
        opens = host and self.site.opens is not None and self._here(request)
        shown = Lobby(
            table.row.id, card, seats, host, table.row.pace, watch, table.row.commitment, opens, bool(own), asked
        )
        return self._html(lobby.lobby(visitor, shown))

    async def lobby_bot(self, request: Request) -> Response:
        """A bot for a seat that nobody takes: the host decides where it is free, those who play together otherwise."""
        who = await self.site.who(request)
        table = await self.house.find(request.path_params["id"])
        target = whole((await fields(request)).get("target", ""))
        self.site.spend_for_bot(request, who, table, target)
        await self.house.do(table, lambda: bot_for(table, who.id, target, "greedy", self.house.seating))
        return self._go(f"/t/{table.row.id}")

    async def lobby_answer(self, request: Request) -> Response:
        who = await self.site.who(request)
        table = await self.house.find(request.path_params["id"])
        form = await fields(request)
        yes, name = form.get("yes") == "1", form.get("proposal", "")
        seat = own_seat(table, who.id)
        await self.house.do(table, lambda: answer(table, seat, name, yes, self.house.seating))
        return self._go(f"/t/{table.row.id}")

    async def reach(self, request: Request) -> Response:
        """Open this machine to the network; only who sits at it may."""
        who = await self.site.who(request)
        table = await self.house.find(request.path_params["id"])
        if table.row.host != who.id or not self._here(request):
            raise Problem(403, "problem-not-here")
        if self.site.opens is not None:
            try:
                self.site.public_url = await self.site.opens()
            except EntrepotError as error:
                raise Problem(503, "problem-said", sentence=str(error)) from None
            self.site.opens = None
        return self._go(f"/lobby/{table.row.id}")

    def _here(self, request: Request) -> bool:
        told = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))  # a proxy, for another
        # a site whose name was made to lead here is no page of ours, though its browser is near and its origin the same
        own = request.url.hostname == "localhost" or is_local(request.url.hostname or "")
        return request.client is not None and is_local(request.client.host) and own and not told

    async def begin(self, request: Request) -> Response:
        who = await self.site.who(request)
        table = await self.house.find(request.path_params["id"])
        if table.row.host != who.id:
            raise Problem(403, "problem-only-host")
        await self.house.begin(table)
        return self._go(f"/t/{table.row.id}")

    async def sit(self, request: Request) -> Response:
        """Take a free seat of a public table, without a link."""
        who = await self.site.who(request)
        table = await self.house.find(request.path_params["id"])
        free = [row for row in table.seats if is_open(row) and row.link_plain]
        if not table.row.public or not free:
            raise Problem(409, "problem-seat-taken")
        who = await self.site.enter(request)
        if not table.seats_of(who.id):
            await self.house.claim(str(free[0].link_plain), who.id)
        return self._go(f"/t/{table.row.id}")

    async def link(self, request: Request) -> Response:
        """A seat's link only shows a button: programs that look at links must not sit down by it."""
        who, visitor = await self._visit(request)
        return self._html(claim.claim(visitor, request.path_params["link"]))

    async def take_seat(self, request: Request) -> Response:
        who = await self.site.who(request)
        who = await self.site.enter(request)
        table, seat = await self.house.claim(request.path_params["link"], who.id)
        return self._go(f"/t/{table.row.id}?seat={seat}" if table.match else f"/lobby/{table.row.id}")

    # --- rules and words about the games

    async def shelf(self, request: Request) -> Response:
        who, visitor = await self._visit(request)
        return self._html(rules.shelf(visitor, self.cards()))

    async def rules(self, request: Request) -> Response:
        who, visitor = await self._visit(request)
        return self._html(rules.rules(visitor, self.card(request.path_params["game"])))

    async def about(self, request: Request) -> Response:
        who, visitor = await self._visit(request)
        card = self.card(request.path_params["game"])
        folder = self.house.library.game(card.meta.name).box
        return self._html(about.about(visitor, card, about.sureness(folder)))

    async def credits(self, request: Request) -> Response:
        who, visitor = await self._visit(request)
        return self._html(about.credits(visitor, self.cards()))

    # --- people

    async def settings(self, request: Request) -> Response:
        who, visitor = await self._visit(request)
        return self._html(settings.settings(visitor, request.query_params.get("saved") == "1"))

    async def change(self, request: Request) -> Response:
        """Settings from a form, which leads back to where it was, or from a script."""
        if request.headers.get("content-type", "").startswith("application/json"):
            try:
                sent = msgspec.json.decode(await request.body(), type=dict[str, Any])
            except (msgspec.DecodeError, RecursionError):
                raise Problem(400, "problem-body", reason="JSON") from None
            await self.site.change_settings(request, sent)
            return JSONResponse({"ok": True})
        form = dict(await fields(request))
        back = form.pop("back", "/")
        if form.pop("all", ""):  # the page with everything: a box that is not ticked is not sent
            form = {**dict.fromkeys(ON_OFF, "off"), **form}
        await self.site.change_settings(
            request, {name: value == "on" if name in ON_OFF else value for name, value in form.items()}
        )
        local = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
        return self._go(local)


def _lists(store: Store, person: str) -> tuple[list[Listed], list[Listed]]:
    return store.tables_of(person, LISTED) if person else [], store.open_tables(LISTED)
