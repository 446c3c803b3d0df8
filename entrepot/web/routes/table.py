"""What is asked and done at a table: its page, its stream, its drafts."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from entrepot.engine.errors import EntrepotError, Refused
from entrepot.paper.face import Act, Row

from ..guard.security import address_of
from ..pages import kept
from ..pages.table import log, page, tips
from ..pages.table.hints import hint
from ..people.viewer import Viewer
from ..problems import Problem, stale
from ..seen.hints import hints
from ..seen.labels import seat_name
from ..seen.live import Live
from ..seen.log import all_lines
from ..seen.notes import note
from ..seen.reasons import act_named, on_course, reason
from ..seen.updates import Update
from ..tables.deeds import Deed
from ..tables.table import LONGEST_COURSE, Table, own_seat
from . import bodies
from .drawing import Drawing
from .requests import Body, begun, looks, sits
from .site import Site, Who, whole
from .stream import updates


class TableRoutes:
    """The routes under /t/<id> that show the game and play it."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.house = site.house
        self.drawing = Drawing(site.house.library)

    def routes(self) -> list[Route]:
        gets: dict[str, Callable[[Request], Coroutine[Any, Any, Response]]] = {
            "": self.page,
            "/stream": self.stream,
            "/preview": self.preview,
            "/why": self.why,
            "/help": self.help,
            "/hint": self.hint,
            "/choices": self.choices,
            "/sheet": self.sheet,
            "/log": self.log,
            "/at/{moment}": self.at,
            "/text": self.text,
        }
        posts: dict[str, Callable[[Request], Coroutine[Any, Any, Response]]] = {
            "act": self.act,
            "undo": self.undo,
            "redo": self.redo,
            "restart": self.restart,
            "confirm": self.confirm,
        }
        return [
            *(Route("/t/{id}" + path, handler) for path, handler in gets.items()),
            *(Route(f"/t/{{id}}/{verb}", handler, methods=["POST"]) for verb, handler in posts.items()),
        ]

    # --- pages and streams

    async def page(self, request: Request) -> Response:
        table, who, viewer = await looks(self.site, request)
        if table.match is None:
            return RedirectResponse(f"/lobby/{table.row.id}", 303)
        html = self._page(request, table, who, viewer)
        return HTMLResponse(html, headers={"cache-control": "no-store"})

    def _page(self, request: Request, table: Table, who: Who, viewer: Viewer) -> Markup:
        assert table.match is not None
        try:
            return page.page(self.drawing.seen(table, viewer))
        except Exception:
            if not table.match.kept:
                raise
        # it was played under rules whose positions ours cannot draw; it is told instead
        words = self.house.library.face(table.row.game).words(viewer.settings.lang)
        names = [seat_name(table.match.game.meta, row, words) for row in table.seats]
        points = table.row.result["scores"] if table.row.result else ()
        visitor = self.site.visitor(request, who)
        said = note(table.match, viewer.seat, visitor.words)
        return kept.kept(visitor, table.match.game.meta.title, said, names, points, table.match.history(viewer.seat))

    async def stream(self, request: Request) -> Response:
        table, who, viewer = await looks(self.site, request)
        begun(table)
        subscriber = self.house.listeners.add(table.row.id, replace(viewer, at=None), who.session)
        known = request.query_params.get("digest", "")
        told = updates(self.house, table, subscriber, lambda: self.drawing.draw(table, subscriber.viewer), known)
        if self.site.quotas is not None:
            self.site.quotas.check("streams", viewer.person, address_of(request.scope))
            told = self.site.quotas.holding("streams", viewer.person, address_of(request.scope), told)
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(told, media_type="text/event-stream", headers=headers)

    async def at(self, request: Request) -> Response:
        table, _, viewer = await looks(self.site, request)
        begun(table)
        moment = whole(request.path_params["moment"])
        if table.match is not None and 0 <= moment < table.match.count and not table.match.knows(moment):
            raise Problem(409, "problem-not-kept")
        update, parts = self.drawing.draw(table, replace(viewer, at=moment))
        update.parts = {name: str(part) for name, part in parts.items()}
        return bodies.answer(update)

    # --- fragments

    async def preview(self, request: Request) -> Response:
        """What an act would change, computed on a copy; a stale question is told so."""
        table, _, viewer = await looks(self.site, request)
        begun(table)
        seat = self._playing(viewer)
        if self._stale(request, table, seat):
            return Response(status_code=204)
        seen = self.drawing.seen(table, viewer)
        act = act_named(seen, request.query_params.get("act", ""))
        rows, stopped = self._rows(table, seat, seen, act)
        seen = on_course(seen, act.actions)
        return HTMLResponse(tips.preview(seen, replace(act, reveals=stopped), rows, stopped))

    def _stale(self, request: Request, table: Table, seat: int) -> bool:
        """A pointer may rest on what is gone already; that is no fault of anybody's."""
        asked = request.query_params.get("number"), request.query_params.get("step")
        now = str(table.row.number), str(table.revision(seat))
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
        table, _, viewer = await looks(self.site, request)
        begun(table)
        seen = self.drawing.seen(table, viewer)
        place = request.query_params.get("el", "")[:60]
        rule, sentence = reason(table, viewer, seen, place)
        return HTMLResponse(tips.why(seen, place, rule, sentence, ""))

    async def help(self, request: Request) -> Response:
        table, _, viewer = await looks(self.site, request)
        begun(table)
        seen = self.drawing.seen(table, viewer)
        place = request.query_params.get("el", "")[:60]
        return HTMLResponse(tips.help(seen, seen.face.help(seen.scene.view, place, seen.scene.words)))

    async def hint(self, request: Request) -> Response:
        """What the viewer had best do, and why. Others may have moved since the page was told, but not the viewer."""
        table, who, viewer = await looks(self.site, request)
        begun(table)
        seat = self._playing(viewer)
        if request.query_params.get("step") not in (None, str(table.revision(seat))):
            raise stale()
        advice = await self.house.advising.advise(table, who.id, seat)
        seen = self.drawing.seen(table, viewer)
        return HTMLResponse(hint(seen, hints(seen, table.seen_by(seat), advice)))

    async def choices(self, request: Request) -> Response:
        table, _, viewer = await looks(self.site, request)
        begun(table)
        return HTMLResponse(tips.choices(self.drawing.seen(table, viewer), request.query_params.get("el", "")[:60]))

    async def sheet(self, request: Request) -> Response:
        table, _, viewer = await looks(self.site, request)
        begun(table)
        seen = self.drawing.seen(table, viewer)
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
        table, _, viewer = await looks(self.site, request)
        begun(table)
        seen = self.drawing.seen(table, viewer)
        viewer = replace(viewer, seat=seen.scene.viewer)  # behind a curtain it is nobody's
        return HTMLResponse(log.earlier(seen, all_lines(table, viewer, seen.face)))

    async def text(self, request: Request) -> Response:
        table, _, viewer = await looks(self.site, request)
        begun(table)
        return HTMLResponse(tips.text(self.drawing.seen(table, viewer)))

    # --- acting

    async def act(self, request: Request) -> Response:
        def act(table: Table, seat: int, body: Body, who: Who) -> Deed:
            return table.act(seat, body.number, body.step, body.actions, at_once=not who.settings.confirm)

        return await self._play(request, act)

    async def undo(self, request: Request) -> Response:
        return await self._play(request, lambda table, seat, body, _: table.undo(seat, body.number, body.step))

    async def redo(self, request: Request) -> Response:
        return await self._play(request, lambda table, seat, body, _: table.redo(seat, body.number, body.step))

    async def restart(self, request: Request) -> Response:
        return await self._play(request, lambda table, seat, body, _: table.restart(seat, body.number, body.step))

    async def confirm(self, request: Request) -> Response:
        return await self._play(request, lambda table, seat, body, _: table.confirm(seat, body.number, body.step))

    async def _play(self, request: Request, act: Callable[[Table, int, Body, Who], Deed]) -> Response:
        table, who, body, seat = await sits(self.site, request)
        await self.house.do(table, lambda: act(table, own_seat(table, who.id, seat), body, who))
        return bodies.answer(Update(table.row.number, table.revision(seat)))

    def _playing(self, viewer: Viewer) -> int:
        if viewer.seat is None:
            raise Problem(403, "problem-not-your-seat")
        return viewer.seat
