"""What is asked and done at a table: its page, its stream, its drafts and everything small around them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from copy import copy
from dataclasses import replace
from typing import Any

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from entrepot.engine.errors import EntrepotError, Refused
from entrepot.paper.face import Act, Row

from . import bodies
from .bodies import read
from .files import save_bytes, share_bytes
from .live import Live
from .noted import note
from .pages import kept, log, tips
from .pages import table as page
from .problems import Problem
from .proposals import answer, bot_for, propose
from .reasons import act_named, on_course, reason
from .scenes import alike, all_lines, live
from .security import address_of
from .site import Site, Who, web_words, whole
from .stream import Event, Parts, digest, events
from .table import LONGEST_COURSE, Deed, Table, own_seat
from .viewer import Viewer

LONGEST_CHAT = 500  # characters


class Body(msgspec.Struct):
    """What a page sends; each kind of request reads what it needs."""

    seat: int | None = None
    form: str = "desk"
    number: int = -1
    step: int = -1
    actions: list[str] = []
    text: str = ""
    bot: str = "greedy"
    moment: int = -1
    yes: bool = False
    proposal: str = ""
    target: int | None = None
    lesson: str = ""


class AtTable:
    """The routes under /t/<id>."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.house = site.house

    def routes(self) -> list[Route]:
        gets: dict[str, Callable[[Request], Coroutine[Any, Any, Response]]] = {
            "": self.page,
            "/stream": self.stream,
            "/preview": self.preview,
            "/why": self.why,
            "/help": self.help,
            "/choices": self.choices,
            "/sheet": self.sheet,
            "/log": self.log,
            "/at/{moment}": self.at,
            "/save": self.save,
            "/share": self.share,
            "/text": self.text,
        }
        posts: dict[str, Callable[[Request], Coroutine[Any, Any, Response]]] = {
            "act": self.act,
            "undo": self.undo,
            "redo": self.redo,
            "restart": self.restart,
            "confirm": self.confirm,
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
            *(Route("/t/{id}" + path, handler) for path, handler in gets.items()),
            *(Route(f"/t/{{id}}/{verb}", handler, methods=["POST"]) for verb, handler in posts.items()),
        ]

    # --- who and where

    async def _looks(self, request: Request) -> tuple[Table, Who, Viewer]:
        table = await self.house.find(request.path_params["id"])
        who = await self.site.who(request)
        query = request.query_params
        return table, who, self.site.viewer(request, table, who, query.get("seat"), query.get("form"))

    def _live(self, table: Table, viewer: Viewer) -> Live:
        return live(self.house.library, table, viewer, web_words)

    def draw(self, table: Table, viewer: Viewer) -> tuple[Event, Parts]:
        """An event with everything that one viewer sees now, drawn once for all who see the same."""
        if viewer.at is not None:
            return self._draw(table, viewer)
        key = alike(table, viewer)
        if table.drawn.get("version") != table.version:
            table.drawn = {"version": table.version}
        if key not in table.drawn:
            table.drawn[key] = self._draw(table, viewer)
        event, parts = table.drawn[key]
        return copy(event), parts

    def _draw(self, table: Table, viewer: Viewer) -> tuple[Event, Parts]:
        seen = self._live(table, viewer)
        parts = page.parts(seen)
        mine = viewer.seat is not None and viewer.seat in seen.scene.actors and table.running
        return Event(seen.number, seen.step, digest(parts), turn=mine, title=page.title(seen), at=seen.at), parts

    def _begun(self, table: Table) -> None:
        if table.match is None:
            raise Problem(409, "problem-not-begun")

    # --- pages and streams

    async def page(self, request: Request) -> Response:
        table, who, viewer = await self._looks(request)
        if table.match is None:
            return RedirectResponse(f"/lobby/{table.row.id}", 303)
        html = self._page(request, table, who, viewer)
        return HTMLResponse(html, headers={"cache-control": "no-store"})

    def _page(self, request: Request, table: Table, who: Who, viewer: Viewer) -> Markup:
        assert table.match is not None
        try:
            return page.page(self._live(table, viewer))
        except Exception:
            if not table.match.kept:
                raise
        # it was played under rules whose positions ours cannot draw; it is told instead
        words = self.house.library.face(table.row.game).words(viewer.settings.lang)
        colours = table.match.game.meta.colours
        names = [row.name or words.noun(f"player-{colours[row.seat]}") for row in table.seats]
        points = table.row.result["scores"] if table.row.result else ()
        visitor = self.site.visitor(request, who)
        said = note(table.match, viewer.seat, visitor.words)
        return kept.kept(visitor, table.match.game.meta.title, said, names, points, table.match.history(viewer.seat))

    async def stream(self, request: Request) -> Response:
        table, who, viewer = await self._looks(request)
        self._begun(table)
        subscriber = self.house.listeners.add(table.row.id, replace(viewer, at=None), who.session)
        known = request.query_params.get("digest", "")
        told = events(self.house, table, subscriber, lambda: self.draw(table, subscriber.viewer), known)
        if self.site.quotas is not None:
            self.site.quotas.check("streams", viewer.person, address_of(request.scope))
            told = self.site.quotas.holding("streams", viewer.person, address_of(request.scope), told)
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(told, media_type="text/event-stream", headers=headers)

    async def at(self, request: Request) -> Response:
        table, _, viewer = await self._looks(request)
        self._begun(table)
        moment = whole(request.path_params["moment"])
        if table.match is not None and 0 <= moment < table.match.count and not table.match.knows(moment):
            raise Problem(409, "problem-not-kept")
        event, parts = self.draw(table, replace(viewer, at=moment))
        event.parts = {name: str(part) for name, part in parts.items()}
        return bodies.answer(event)

    # --- fragments

    async def preview(self, request: Request) -> Response:
        """What an act would change, computed on a copy; a stale question is told so."""
        table, _, viewer = await self._looks(request)
        self._begun(table)
        seat = self._playing(viewer)
        if self._stale(request, table, seat):
            return Response(status_code=204)
        seen = self._live(table, viewer)
        act = act_named(seen, request.query_params.get("act", ""))
        rows, stopped = self._rows(table, seat, seen, act)
        seen = on_course(seen, act.actions)
        return HTMLResponse(tips.preview(seen, replace(act, reveals=stopped), rows, stopped))

    def _stale(self, request: Request, table: Table, seat: int) -> bool:
        """A pointer may rest on what is gone already; that is no fault of anybody's."""
        asked = request.query_params.get("number"), request.query_params.get("step")
        draft = table.drafts.get(seat)
        now = str(table.row.number), str(draft.step if draft else 0)
        return None not in asked and asked != now

    def _rows(self, table: Table, seat: int, seen: Live, act: Act) -> tuple[tuple[Row, ...], bool]:
        if not 0 < len(act.actions) <= LONGEST_COURSE:
            raise Problem(422, "problem-course", most=LONGEST_COURSE)
        try:
            before, after, stopped = table.seen_by(None if act.anew else seat).trial(seat, act.actions)
        except Refused as refused:
            raise Problem(422, "problem-refused", rule=refused.rule, action=refused.action) from None
        except EntrepotError as error:
            raise Problem(422, "problem-said", sentence=str(error)) from None
        return seen.face.rows(before, after, act.actions, seen.scene.words), stopped

    async def why(self, request: Request) -> Response:
        """Why nothing can be done at a place: the rule that refuses what the decision considers there."""
        table, _, viewer = await self._looks(request)
        self._begun(table)
        seen = self._live(table, viewer)
        place = request.query_params.get("el", "")[:60]
        rule, sentence = reason(table, viewer, seen, place)
        return HTMLResponse(tips.why(seen, place, rule, sentence, ""))

    async def help(self, request: Request) -> Response:
        table, _, viewer = await self._looks(request)
        self._begun(table)
        seen = self._live(table, viewer)
        place = request.query_params.get("el", "")[:60]
        return HTMLResponse(tips.help(seen, seen.face.help(seen.scene.view, place, seen.scene.words)))

    async def choices(self, request: Request) -> Response:
        table, _, viewer = await self._looks(request)
        self._begun(table)
        return HTMLResponse(tips.choices(self._live(table, viewer), request.query_params.get("el", "")[:60]))

    async def sheet(self, request: Request) -> Response:
        table, _, viewer = await self._looks(request)
        self._begun(table)
        seen = self._live(table, viewer)
        place = request.query_params.get("el", "")[:60]
        named = request.query_params.get("act", "")
        acts = (act_named(seen, named),) if named else seen.scene.acts.get(place, ())
        tried = [(act, *self._rows(table, viewer.seat, seen, act)) for act in acts if viewer.seat is not None]
        if len(acts) == 1:
            seen = on_course(seen, acts[0].actions)
        because = () if acts else reason(table, viewer, seen, place)
        offered = [(replace(act, reveals=stop), rows, stop) for act, rows, stop in tried]
        return HTMLResponse(tips.sheet(seen, place, offered, because))

    async def log(self, request: Request) -> Response:
        """The lines of the log that the page has no room for."""
        table, _, viewer = await self._looks(request)
        self._begun(table)
        seen = self._live(table, viewer)
        viewer = replace(viewer, seat=seen.scene.viewer)  # behind a curtain it is nobody's
        return HTMLResponse(log.earlier(seen, all_lines(table, viewer, seen.face)))

    async def text(self, request: Request) -> Response:
        table, _, viewer = await self._looks(request)
        self._begun(table)
        return HTMLResponse(tips.text(self._live(table, viewer)))

    # --- acting

    async def act(self, request: Request) -> Response:
        return await self._play(
            request,
            lambda table, seat, body, who: table.act(seat, body.number, body.step, body.actions, who.settings.confirm),
        )

    async def undo(self, request: Request) -> Response:
        return await self._play(request, lambda table, seat, body, _: table.undo(seat, body.number, body.step))

    async def redo(self, request: Request) -> Response:
        return await self._play(request, lambda table, seat, body, _: table.redo(seat, body.number, body.step))

    async def restart(self, request: Request) -> Response:
        return await self._play(request, lambda table, seat, body, _: table.restart(seat, body.number, body.step))

    async def confirm(self, request: Request) -> Response:
        return await self._play(request, lambda table, seat, body, _: table.confirm(seat, body.number, body.step))

    async def _play(self, request: Request, act: Callable[[Table, int, Body, Who], Deed]) -> Response:
        table, who, body, seat = await self._sits(request)
        await self.house.do(table, lambda: act(table, own_seat(table, who.id, seat), body, who))
        draft = table.drafts.get(seat)
        return bodies.answer(Event(table.row.number, draft.step if draft else 0))

    async def _sits(self, request: Request) -> tuple[Table, Who, Body, int]:
        """The table, the person, what they send and the seat they play; others are refused."""
        table = await self.house.find(request.path_params["id"])
        who = await self.site.who(request)
        body = await read(request, Body)
        return table, who, body, own_seat(table, who.id, body.seat)

    def _playing(self, viewer: Viewer) -> int:
        if viewer.seat is None:
            raise Problem(403, "problem-not-your-seat")
        return viewer.seat

    # --- around the game

    async def chat(self, request: Request) -> Response:
        table = await self.house.find(request.path_params["id"])
        who = await self.site.who(request)
        body = await read(request, Body)
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
        await self.house.do(table, lambda: table.say(seat, who.name or "", text, who.id))
        return _done(table)

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
        table, who, body, seat = await self._sits(request)
        await self.house.do(table, lambda: act(table, own_seat(table, who.id, seat), body))
        return _done(table)

    async def replace(self, request: Request) -> Response:
        """A bot for a seat: the host puts one where nobody sits yet, anybody asks for one where somebody is gone."""
        table = await self.house.find(request.path_params["id"])
        who = await self.site.who(request)
        body = await read(request, Body)
        target = -1 if body.target is None else body.target
        self.site.spend_for_bot(request, who, table, target)
        await self.house.do(table, lambda: bot_for(table, who.id, target, body.bot, self.house.seating))
        return _done(table)

    async def fork(self, request: Request) -> Response:
        table = await self.house.find(request.path_params["id"])
        who = await self.site.who(request)
        body = await read(request, Body)
        viewer = self.site.viewer(request, table, who, body.seat)
        self.site.spend("tables", request, who)
        who = await self.site.enter(request)
        made = await self.house.fork(table, body.moment, viewer.seat, who.id)
        return JSONResponse({"url": f"/t/{made.row.id}"})

    async def rematch(self, request: Request) -> Response:
        """By whoever plays here, or did until they gave up."""
        table = await self.house.find(request.path_params["id"])
        who = await self.site.who(request)
        await read(request, Body)
        if not table.played_by(who.id):
            raise Problem(403, "problem-not-your-seat")
        if table.row.status not in ("over", "abandoned"):
            raise Problem(409, "problem-still-running")
        self.site.spend("tables", request, who)
        made = await self.house.rematch(table, who.id)
        return JSONResponse({"url": f"/t/{made.row.id}"})

    async def skip(self, request: Request) -> Response:
        """Bots do not wait for this person until it is their turn again."""
        table, who, _, _ = await self._sits(request)
        table.skipping.add(who.id)
        table.paced.set()
        self.house.changed(table)
        return _done(table)

    async def lesson(self, request: Request) -> Response:
        table = await self.house.find(request.path_params["id"])
        who = await self.site.who(request)
        body = await read(request, Body)
        self.site.viewer(request, table, who, body.seat)  # who may not look here has nothing to learn here
        if body.lesson not in [one.words for one in self.house.library.face(table.row.game).lessons]:
            raise Problem(422, "problem-no-lesson")
        if body.lesson in who.settings.learnt:
            return _done(table)
        await self.site.change_settings(request, {"learnt": (*who.settings.learnt, body.lesson)[-99:]})
        return _done(table)

    async def save(self, request: Request) -> Response:
        """The whole game with its deal, once it is over; before that its secret stays here."""
        table, _, viewer = await self._looks(request)
        self._begun(table)
        if table.row.status not in ("over", "abandoned"):
            raise Problem(409, "problem-secret")
        if table.row.forked_from is not None:
            raise Problem(409, "problem-forked")
        return await self._saved(table)

    async def _saved(self, table: Table) -> Response:
        match = table.seen_by(None).copy()  # the table may go on meanwhile
        data = await self.site.files.do(lambda: save_bytes(match))
        return _file(data, f"{table.row.game}-{table.row.id}.json")

    async def take_along(self, request: Request) -> Response:
        """A running game against bots, to go on with elsewhere."""
        table = await self.house.find(request.path_params["id"])
        who = await self.site.who(request)
        own_seat(table, who.id)
        await self.house.do(table, lambda: table.disclose(who.id))
        return await self._saved(table)

    async def share(self, request: Request) -> Response:
        table, _, viewer = await self._looks(request)
        self._begun(table)
        match = table.seen_by(None).copy()
        data = await self.site.files.do(lambda: share_bytes(match, viewer.seat))
        return _file(data, f"{table.row.game}-{table.row.id}-share.json")


def _done(table: Table) -> Response:
    return bodies.answer(Event(table.row.number, -1))


def _file(data: bytes, name: str) -> Response:
    return Response(
        data, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )
