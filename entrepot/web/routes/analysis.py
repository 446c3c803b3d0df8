"""Finished games, looked at again: the page of an analysis, how far it is, and positions that are played out."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entrepot.bots import offered
from entrepot.paper.faces import text_face_of

from ..house.analysing import Job, Wish, analysis_in, shares_in
from ..pages import analysis
from ..pages.study import Study, played_out
from ..people.viewer import Viewer
from ..problems import Problem
from ..seen.cards import card_of
from ..seen.labels import seat_name
from ..tables.analysable import quick_levels, to_analyse
from ..tables.table import Table
from ..words import web_words
from . import bodies
from .requests import html
from .site import Site, Who, whole


class PlayOutBody(msgspec.Struct):
    """Play a moment out: a level in a seat, another in all others."""

    moment: int
    seat: int
    level: str
    others: str


class State(msgspec.Struct):
    """How far a job is, and what is to be said of it."""

    done: int
    of: int
    finished: bool
    said: str
    problem: str = ""
    result: str = ""  # as HTML, of a position that was played out


class AnalysisRoutes:
    """The routes under /t/<id> of a game that is over."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.analysing = site.house.analysing

    def routes(self) -> list[Route]:
        return [
            Route("/t/{id}/analysis", self.page),
            Route("/t/{id}/analysis/state", self.state),
            Route("/t/{id}/playout", self.play_out, methods=["POST"]),
            Route("/t/{id}/playout/state", self.playout_state),
        ]

    async def page(self, request: Request) -> Response:
        """The analysis as far as it is; it begins when somebody first looks."""
        table, who, viewer = await self._looks(request)
        job = self.analysing.begin(table, who.id, lambda: self.site.spend("analyses", request, who))
        visitor, played = self.site.visitor(request, who), self._played(table, who)
        if job.result is None:
            return html(analysis.waiting(visitor, played, job.done, job.of))
        seat = _seat(request, viewer, len(played.players))
        # hundreds of moments are drawn several times over: not on the event loop
        return html(await self.site.calls.think(lambda: analysis.shown(visitor, played, analysis_in(job), seat)))

    async def state(self, request: Request) -> Response:
        table, who, _ = await self._looks(request)
        return bodies.answer(self._state(self.analysing.known(table, who.id), who))

    async def play_out(self, request: Request) -> Response:
        table, who, _ = await self._looks(request)
        wish = msgspec.convert(await bodies.read(request, PlayOutBody), Wish, from_attributes=True)
        job = self.analysing.begin(table, who.id, lambda: self.site.spend("analyses", request, who), wish)
        return self._played_out(table, who, wish, job)

    async def playout_state(self, request: Request) -> Response:
        table, who, _ = await self._looks(request)
        query = request.query_params
        moment, seat = whole(query.get("moment", "")), whole(query.get("seat", ""))
        wish = Wish(moment, seat, query.get("level", ""), query.get("others", ""))
        return self._played_out(table, who, wish, self.analysing.known(table, who.id, wish))

    def _played_out(self, table: Table, who: Who, wish: Wish, job: Job) -> Response:
        state = self._state(job, who)
        if job.result is not None:
            players = self._played(table, who).players
            words = web_words(who.settings.lang)
            state.result = str(played_out(words, players, wish, shares_in(job), job.of))
        return bodies.answer(state)

    # --- what these have in common

    async def _looks(self, request: Request) -> tuple[Table, Who, Viewer]:
        """Whoever may look at the table. The address may name another seat than one's own: nothing is secret now."""
        table = await self.site.house.find(request.path_params["id"])
        who = await self.site.who(request)
        viewer = self.site.viewer(request, table, who)
        to_analyse(table)
        return table, who, viewer

    def _state(self, job: Job, who: Who) -> State:
        words = web_words(who.settings.lang)
        said = analysis.progress(words, job.done, job.of)
        problem = job.problem.sentence(words) if job.problem is not None else ""
        return State(job.done, job.of, job.result is not None, said, problem)

    def _played(self, table: Table, who: Who) -> analysis.Played:
        match, library = to_analyse(table), self.site.house.library
        card = card_of(library, table.row.game)
        words = library.face(table.row.game).words(who.settings.lang)
        players = tuple(seat_name(card.meta, row, words) for row in table.seats)
        levels, quick = offered(table.row.game), quick_levels(table.row.game)
        study = Study(table.row.id, players, match.count, levels, quick, self.analysing.games)
        rows = tuple(text_face_of(match.game).rows)
        return analysis.Played(table.row.id, card, words, players, rows, study)


def _seat(request: Request, viewer: Viewer, players: int) -> int:
    """Whose score is shown by category: the one that is asked for, or one's own."""
    asked = request.query_params.get("seat")
    seat = (viewer.seat or 0) if asked in (None, "") else whole(asked)
    if seat >= players:
        raise Problem(422, "problem-no-seat")
    return seat
