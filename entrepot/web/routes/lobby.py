"""How a table comes about: its set-up, its lobby, the links to its seats."""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entrepot.bots import offered, usual
from entrepot.bots.levels import ratings_of
from entrepot.engine.errors import EntrepotError

from ..guard.reach import is_local
from ..pages import claim, lobby, setup
from ..pages.models import Invitation, Lobby, LobbyQuestion, LobbySeat, Visitor
from ..pages.setup_form import defaults, problems, read
from ..problems import Problem
from ..seen.cards import GameCard, card_of, offered_card
from ..storage import SeatRow
from ..tables.opening import Opening, SeatChoice
from ..tables.proposals import answer, bot_for, name_of
from ..tables.seats import PEOPLE, is_open
from ..tables.table import Table, own_seat
from .bodies import fields
from .requests import go, html, visits
from .site import Site, Who, whole


def seat_choices(entered: Iterable[SeatChoice]) -> tuple[SeatChoice, ...]:
    """Who shall sit where: a bot has a level, a person has a name."""
    return tuple(
        SeatChoice(one.kind, level=one.level) if one.kind == "bot" else SeatChoice(one.kind, one.name)
        for one in entered
    )


class LobbyRoutes:
    """The routes that lead to a table."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.house = site.house

    def routes(self) -> list[Route]:
        gets: dict[str, Callable[[Request], Coroutine[Any, Any, Response]]] = {
            "/new/{game}": self.new,
            "/s/{link}": self.link,
            "/lobby/{id}": self.lobby,
        }
        posts: dict[str, Callable[[Request], Coroutine[Any, Any, Response]]] = {
            "/new/{game}": self.make,
            "/s/{link}": self.take_seat,
            "/lobby/{id}/bot": self.lobby_bot,
            "/lobby/{id}/answer": self.lobby_answer,
            "/lobby/{id}/reach": self.reach,
            "/t/{id}/start": self.begin,
            "/t/{id}/sit": self.sit,
        }
        return [
            *(Route(path, handler) for path, handler in gets.items()),
            *(Route(path, handler, methods=["POST"]) for path, handler in posts.items()),
        ]

    # --- set-up

    async def new(self, request: Request) -> Response:
        who, visitor = await visits(self.site, request)
        card = offered_card(self.house.library, request.path_params["game"])
        levels = offered(card.meta.name)
        usual = defaults(card.meta, levels, who.name or "")
        return html(setup.setup(visitor, card, usual, levels, ratings=ratings_of(card.meta.name)))

    async def make(self, request: Request) -> Response:
        who, visitor = await visits(self.site, request)
        card = offered_card(self.house.library, request.path_params["game"])
        levels = offered(card.meta.name)
        wanted = read(card.meta, await fields(request), levels)
        game = card.face.words(visitor.words.lang) if card.face else None
        wrong = problems(card.meta, wanted, levels, visitor.words, game)
        if wrong:
            return html(setup.setup(visitor, card, wanted, levels, wrong, ratings=ratings_of(card.meta.name)), 422)
        order = list(range(wanted.players))
        if wanted.seating == "random":
            random.SystemRandom().shuffle(order)
        choices = seat_choices(wanted.seats[seat] for seat in order)
        options = {  # whoever was named stays named, wherever they sit now
            name: value if (seat := card.meta.options[name].seat(value)) is None else str(order.index(seat))
            for name, value in wanted.options.items()
        }
        self.site.spend("tables", request, who)
        if not any(one.kind in PEOPLE for one in choices):
            self.site.spend("bots", request, who)
        who = await self.site.enter(request)
        opening = Opening(card.meta.name, choices, options, wanted.public, wanted.spectators, wanted.pace, wanted.hints)
        table = await self.house.create(opening, who.id, wish=(card.meta.name, wanted))
        return go(f"/t/{table.row.id}")

    # --- the lobby

    async def lobby(self, request: Request) -> Response:
        who, visitor = await visits(self.site, request)
        table = await self.house.find(request.path_params["id"])
        if table.match is not None:
            return go(f"/t/{table.row.id}")
        table.here(who.id)
        return html(lobby.lobby(visitor, self._seen(request, who, visitor, table)))

    def _seen(self, request: Request, who: Who, visitor: Visitor, table: Table) -> Lobby:
        """The lobby as one person sees it."""
        card = card_of(self.house.library, table.row.game)
        base, host, own = self.site.base_url(request), table.row.host == who.id, table.seats_of(who.id)
        seats = tuple(
            LobbySeat(
                row.seat,
                _called(card, visitor, row),
                _kind(row, who.id),
                not is_open(row),
                row.level or "",
                f"{base}/s/{row.link_plain}" if host and row.link_plain else "",
            )
            for row in table.seats
        )
        return Lobby(
            table.row.id,
            card,
            seats,
            host,
            table.row.pace,
            watch=f"{base}/t/{table.row.id}" if table.row.spectators else "",
            hints=table.row.hints,
            commitment=table.row.commitment,
            opens=host and self.site.opens is not None and self._here(request),
            seated=bool(own),
            asked=_question(table, seats, own),
        )

    async def lobby_bot(self, request: Request) -> Response:
        """A bot for a seat that nobody takes: the host decides where it is free, those who play together otherwise."""
        who = await self.site.who(request)
        table = await self.house.find(request.path_params["id"])
        form = await fields(request)
        target, level = whole(form.get("target", "")), form.get("level") or usual(table.row.game)
        self.site.spend_for_bot(request, who, table, target)
        await self.house.do(table, lambda: bot_for(table, who.id, target, level, self.house.seating))
        return go(f"/t/{table.row.id}")

    async def lobby_answer(self, request: Request) -> Response:
        who = await self.site.who(request)
        table = await self.house.find(request.path_params["id"])
        form = await fields(request)
        yes, name = form.get("yes") == "1", form.get("proposal", "")
        seat = own_seat(table, who.id)
        await self.house.do(table, lambda: answer(table, seat, name, yes, self.house.seating))
        return go(f"/t/{table.row.id}")

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
        return go(f"/lobby/{table.row.id}")

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
        return go(f"/t/{table.row.id}")

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
        return go(f"/t/{table.row.id}")

    async def link(self, request: Request) -> Response:
        """A seat's link only shows a button: programs that look at links must not sit down by it."""
        who, visitor = await visits(self.site, request)
        link = request.path_params["link"]
        table, seat = await self.house.linked(link)
        if seat.person not in (None, who.id):
            raise Problem(404, "problem-no-link")
        card = card_of(self.house.library, table.row.game)
        host = next((row for row in table.seats if row.kind == "you"), None)
        called = _called(card, visitor, host) if host else ""
        return html(claim.claim(visitor, Invitation(link, card, seat.seat, _called(card, visitor, seat), called)))

    async def take_seat(self, request: Request) -> Response:
        who = await self.site.who(request)
        who = await self.site.enter(request)
        table, seat = await self.house.claim(request.path_params["link"], who.id)
        return go(f"/t/{table.row.id}?seat={seat}" if table.match else f"/lobby/{table.row.id}")


def _called(card: GameCard, visitor: Visitor, row: SeatRow) -> str:
    words = card.face.words(visitor.words.lang) if card.face else visitor.words
    return row.name or words.noun(f"player-{card.meta.colours[row.seat]}")


def _kind(row: SeatRow, person: str) -> str:
    """Who plays a seat, as that person would say it: the host's own seats are not everybody's."""
    if row.person == person:
        return "screen" if row.kind == "screen" else "you"
    return {"you": "host", "screen": "host-screen"}.get(row.kind, row.kind)


def _question(table: Table, seats: Sequence[LobbySeat], own: Sequence[int]) -> LobbyQuestion | None:
    """That somebody asks for a bot, if somebody does."""
    proposal = table.proposal
    if proposal is None or proposal.target is None:
        return None
    waits = any(seat in proposal.waiting for seat in own)
    asker, gone = seats[proposal.seat].name, seats[proposal.target].name
    return LobbyQuestion(name_of(proposal), asker, gone, waits, proposal.level or usual(table.row.game))
