"""The pages away from a table: the start, the rules, words about the games, settings."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from entrepot.bots import offered

from ..pages import about, rules, settings, start
from ..pages.models import Visitor
from ..pages.setup_form import defaults
from ..problems import Problem
from ..seen.cards import card_of, cards, offered_card
from ..seen.listing import Listing
from ..storage import Listed, Store
from ..tables.opening import Opening
from .bodies import fields
from .lobby import seat_choices
from .requests import go, html, visits
from .site import Site, Who

LISTED = 12  # tables on the start page
ON_OFF = ("sound", "notify", "confirm", "steps", "guided")


class PageRoutes:
    """The routes of pages that belong to no table."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.house = site.house

    def routes(self) -> list[Route]:
        gets: dict[str, Callable[[Request], Coroutine[Any, Any, Response]]] = {
            "/": self.start,
            "/rules": self.shelf,
            "/rules/{game}": self.rules,
            "/about/{game}": self.about,
            "/credits": self.credits,
            "/settings": self.settings,
        }
        posts: dict[str, Callable[[Request], Coroutine[Any, Any, Response]]] = {
            "/play": self.play,
            "/join": self.join,
            "/open": self.open,
            "/settings": self.change,
        }
        return [
            *(Route(path, handler) for path, handler in gets.items()),
            *(Route(path, handler, methods=["POST"]) for path, handler in posts.items()),
        ]

    # --- the start

    async def start(self, request: Request) -> Response:
        who, visitor = await visits(self.site, request)
        return html(await self._start(who, visitor))

    async def _start(self, who: Who, visitor: Visitor, problem: str = "", of: str = "") -> str:
        known = cards(self.house.library)
        own, watch = await self.site.calls.read(lambda store: _lists(store, "" if who.new else who.id))
        listing = Listing(self.house.library, self.house.clock(), who.settings.lang)
        return start.start(visitor, known, listing.own(own, who.id), listing.open(watch), problem, of)

    async def play(self, request: Request) -> Response:
        """One click: you against bots, everything else as the game suggests."""
        who, _ = await visits(self.site, request)
        form = await fields(request)
        card = offered_card(self.house.library, form.get("game", ""))
        usual = defaults(card.meta, offered(card.meta.name))
        choices = seat_choices(usual.seats[: usual.players])
        self.site.spend("tables", request, who)
        who = await self.site.enter(request)
        if form.get("guided") == "on":
            await self.site.change_settings(request, {"guided": True})
        table = await self.house.create(Opening(card.meta.name, choices, usual.options), who.id)
        return go(f"/t/{table.row.id}")

    async def join(self, request: Request) -> Response:
        """A pasted link, whole or only its end."""
        who, visitor = await visits(self.site, request)
        pasted = (await fields(request)).get("link", "").strip()
        parts = pasted.split("?")[0].rstrip("/").split("/")
        if len(parts) >= 2 and parts[-2] in ("t", "s", "lobby"):
            return go(f"/{parts[-2]}/{parts[-1]}")
        return html(await self._start(who, visitor, visitor.words.text("problem-no-link"), "link"), 422)

    async def open(self, request: Request) -> Response:
        """Go on with a saved game: the people in it are you and bots."""
        who, visitor = await visits(self.site, request)
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
            return html(await self._start(who, visitor, sentence, "file"), 422)
        return go(f"/t/{table.row.id}")

    # --- rules and words about the games

    async def shelf(self, request: Request) -> Response:
        who, visitor = await visits(self.site, request)
        return html(rules.shelf(visitor, cards(self.house.library)))

    async def rules(self, request: Request) -> Response:
        who, visitor = await visits(self.site, request)
        return html(rules.rules(visitor, card_of(self.house.library, request.path_params["game"])))

    async def about(self, request: Request) -> Response:
        who, visitor = await visits(self.site, request)
        card = card_of(self.house.library, request.path_params["game"])
        folder = self.house.library.game(card.meta.name).box
        return html(about.about(visitor, card, about.sureness(folder)))

    async def credits(self, request: Request) -> Response:
        who, visitor = await visits(self.site, request)
        return html(about.credits(visitor, cards(self.house.library)))

    # --- people

    async def settings(self, request: Request) -> Response:
        who, visitor = await visits(self.site, request)
        return html(settings.settings(visitor, request.query_params.get("saved") == "1"))

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
        return go(local)


def _lists(store: Store, person: str) -> tuple[list[Listed], list[Listed]]:
    return store.tables_of(person, LISTED) if person else [], store.open_tables(LISTED)
