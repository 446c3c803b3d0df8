"""What is done at a table besides playing: talk, seats, proposals, other tables from this one, files."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from entrepot.bots import usual
from entrepot.engine.language.record import NOBODY

from ..problems import Problem
from ..seen.updates import Update
from ..tables.deeds import Deed
from ..tables.proposals import answer, bot_for, propose
from ..tables.table import Table, own_seat
from ..workers.files import save_bytes, share_bytes
from . import bodies
from .requests import Body, begun, done, looks, sends, sits
from .site import Site

LONGEST_CHAT = 500  # characters


class AroundTableRoutes:
    """The routes under /t/<id> around the game."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.house = site.house

    def routes(self) -> list[Route]:
        posts: dict[str, Callable[[Request], Coroutine[Any, Any, Response]]] = {
            "chat": self.chat,
            "resign": self.resign,
            "leave": self.leave,
            "replace": self.replace,
            "takeback": self.takeback,
            "answer": self.answer,
            "fork": self.fork,
            "rematch": self.rematch,
            "skip": self.skip,
            "save": self.take_along,
            "lesson": self.lesson,
        }
        return [
            Route("/t/{id}/save", self.save),
            Route("/t/{id}/share", self.share),
            *(Route(f"/t/{{id}}/{verb}", handler, methods=["POST"]) for verb, handler in posts.items()),
        ]

    async def chat(self, request: Request) -> Response:
        table, who, body = await sends(self.site, request)
        seats = table.seats_of(who.id)
        table.here(who.id)
        if not seats and not table.row.spectators:
            raise Problem(403, "problem-no-spectators")
        text = " ".join(body.text.split())
        if not 0 < len(text) <= LONGEST_CHAT:
            raise Problem(422, "problem-chat", most=LONGEST_CHAT)
        seat = body.seat if body.seat in seats else seats[0] if seats else None
        self.site.spend("lines", request, who)
        who = await self.site.enter(request)
        await self.house.do(table, lambda: table.say(seat, who.name or "", text, who.id, body.after))
        return bodies.answer(Update(table.row.number, -1, line=table.chat[-1].line))

    async def resign(self, request: Request) -> Response:
        return await self._around(request, lambda table, seat, _: self.house.seating.leave(table, seat, "resigned"))

    async def leave(self, request: Request) -> Response:
        return await self._around(request, lambda table, seat, _: self.house.seating.leave(table, seat, "left"))

    async def takeback(self, request: Request) -> Response:
        return await self._around(request, lambda table, seat, body: propose(table, seat, body.number, body.moment))

    async def answer(self, request: Request) -> Response:
        return await self._around(
            request, lambda table, seat, body: answer(table, seat, body.proposal, body.yes, self.house.seating)
        )

    async def _around(self, request: Request, act: Callable[[Table, int, Body], Deed]) -> Response:
        """Something that a seat does, but no action of the game."""
        table, who, body, seat = await sits(self.site, request)
        await self.house.do(table, lambda: act(table, own_seat(table, who.id, seat), body))
        return done(table)

    async def replace(self, request: Request) -> Response:
        """A bot for a seat: the host puts one where nobody sits yet, anybody asks for one where somebody is gone."""
        table, who, body = await sends(self.site, request)
        target = -1 if body.target is None else body.target
        level = usual(table.row.game) if body.bot is None else body.bot
        self.site.spend_for_bot(request, who, table, target)
        await self.house.do(table, lambda: bot_for(table, who.id, target, level, self.house.seating))
        return done(table)

    async def fork(self, request: Request) -> Response:
        table, who, body = await sends(self.site, request)
        viewer = self.site.viewer(request, table, who, body.seat)
        seat = viewer.seat if body.target is None else _any_seat(table, body.target)
        self.site.spend("tables", request, who)
        who = await self.site.enter(request)
        made = await self.house.fork(table, body.moment, seat, who.id, body.bot)
        return JSONResponse({"url": f"/t/{made.row.id}"})

    async def rematch(self, request: Request) -> Response:
        """By whoever plays here, or did until they gave up."""
        table, who, _ = await sends(self.site, request)
        if not table.played_by(who.id):
            raise Problem(403, "problem-not-your-seat")
        if table.row.status not in ("over", "abandoned"):
            raise Problem(409, "problem-still-running")
        self.site.spend("tables", request, who)
        made = await self.house.rematch(table, who.id)
        return JSONResponse({"url": f"/t/{made.row.id}"})

    async def skip(self, request: Request) -> Response:
        """Bots do not wait for this person until it is their turn again."""
        table, who, _, _ = await sits(self.site, request)
        table.skipping.add(who.id)
        table.paced.set()
        self.house.changed(table)
        return done(table)

    async def lesson(self, request: Request) -> Response:
        table, who, body = await sends(self.site, request)
        self.site.viewer(request, table, who, body.seat)  # who may not look here has nothing to learn here
        if body.lesson not in [one.words for one in self.house.library.face(table.row.game).lessons]:
            raise Problem(422, "problem-no-lesson")
        if body.lesson in who.settings.learnt:
            return done(table)
        await self.site.change_settings(request, {"learnt": (*who.settings.learnt, body.lesson)[-99:]})
        return done(table)

    async def save(self, request: Request) -> Response:
        """The whole game with its deal, once it is over; before that its secret stays here."""
        table, _, viewer = await looks(self.site, request)
        begun(table)
        if table.row.status not in ("over", "abandoned"):
            raise Problem(409, "problem-secret")
        if table.row.forked_from is not None:
            raise Problem(409, "problem-forked")
        return await self._saved(table, viewer.seat)

    async def _saved(self, table: Table, seat: int | None) -> Response:
        """A save says whose it is, so that its owner goes on at the same seat."""
        match = table.seen_by(None).copy()  # the table may go on meanwhile
        match.owner = NOBODY if seat is None else seat
        data = await self.site.files.do(lambda: save_bytes(match))
        return _file(data, f"{table.row.game}-{table.row.id}.json")

    async def take_along(self, request: Request) -> Response:
        """A running game against bots, to go on with elsewhere."""
        table = await self.house.find(request.path_params["id"])
        who = await self.site.who(request)
        own_seat(table, who.id)
        await self.house.do(table, lambda: table.disclose(who.id))
        return await self._saved(table, self.site.viewer(request, table, who).seat)

    async def share(self, request: Request) -> Response:
        table, _, viewer = await looks(self.site, request)
        begun(table)
        match = table.seen_by(None).copy()
        data = await self.site.files.do(lambda: share_bytes(match, viewer.seat))
        return _file(data, f"{table.row.game}-{table.row.id}-share.json")


def _any_seat(table: Table, seat: int) -> int:
    """Whoever plays on from a game that is over may do so from any seat: nothing of it is secret."""
    if table.row.status not in ("over", "abandoned"):
        raise Problem(403, "problem-not-your-seat")
    if not 0 <= seat < len(table.seats):
        raise Problem(422, "problem-no-seat")
    return seat


def _file(data: bytes, name: str) -> Response:
    return Response(
        data, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )
