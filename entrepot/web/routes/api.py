"""The JSON API: the same views, actions and refusals for other clients and bots. Documented in docs/api.md."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entrepot.engine.errors import EntrepotError, Refused
from entrepot.paper.refusals import refusal

from ..people.names import clean_name
from ..problems import Problem
from ..tables.deeds import Deed
from ..tables.opening import Opening, SeatChoice
from ..tables.seats import PEOPLE
from ..tables.table import LONGEST_COURSE, Table, own_seat
from .bodies import answer, read
from .site import Site, Who


class SeatIn(msgspec.Struct):
    kind: str = "bot"
    name: str = ""
    level: str = "greedy"


class TableIn(msgspec.Struct):
    """POST /api/tables"""

    game: str
    seats: list[SeatIn]
    options: dict[str, str] = {}
    public: bool = False
    spectators: bool = True
    hints: bool = False
    pace: str = "live"


class SeatOut(msgspec.Struct):
    seat: int
    kind: str
    name: str
    level: str
    open: bool
    link: str = ""


class TableOut(msgspec.Struct):
    """GET /api/tables/{id}"""

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    status: str
    number: int
    actors: list[int]
    seats: list[SeatOut]
    commitment: str
    result: dict[str, Any] | None = None
    secret: str = ""
    earlier: int = 0
    kept: str = ""


class ViewOut(msgspec.Struct):
    """GET /api/tables/{id}/view"""

    seat: int | None
    number: int
    step: int
    asked: str
    actors: list[int]
    legal: list[str]
    view: dict[str, Any]
    history: list[str]
    named: dict[str, Any]


class ActIn(msgspec.Struct):
    """POST /api/tables/{id}/act; `confirm` commits the turn where it is finished by it."""

    seat: int
    number: int
    step: int
    actions: list[str]
    confirm: bool = False


class StepIn(msgspec.Struct):
    """POST /api/tables/{id}/undo, redo, restart, confirm"""

    seat: int
    number: int
    step: int


class StandOut(msgspec.Struct):
    """The answer to every act: where the table stands now."""

    number: int
    step: int


class PreviewOut(msgspec.Struct):
    changes: dict[str, list[Any]]
    stopped: bool


class WhyOut(msgspec.Struct):
    allowed: bool
    rule: str = ""
    sentence: str = ""


SCHEMAS = (TableIn, TableOut, ViewOut, ActIn, StepIn, StandOut, PreviewOut, WhyOut)


def _result(table: Table) -> dict[str, Any] | None:
    """What is stored of it, and of a game that was played to its end where the points come from."""
    stored, match = table.row.result, table.match
    if not stored or match is None or match.kept or match.result is None:
        return stored
    return {**stored, "sheet": match.result.sheet, "rating": match.result.rating}


class Api:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.house = site.house

    def routes(self) -> list[Route]:
        steps = [
            Route(f"/api/tables/{{id}}/{verb}", self.step, methods=["POST"], name=f"api-{verb}")
            for verb in ("undo", "redo", "restart", "confirm")
        ]
        return [
            Route("/api", self.schema),
            Route("/api/games", self.games),
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables/{id}", self.table),
            Route("/api/tables/{id}/view", self.view),
            Route("/api/tables/{id}/preview", self.preview),
            Route("/api/tables/{id}/why", self.why),
            Route("/api/tables/{id}/act", self.act, methods=["POST"]),
            *steps,
        ]

    async def schema(self, request: Request) -> Response:
        """What can be sent and what comes back, as JSON Schema."""
        _, parts = msgspec.json.schema_components(SCHEMAS, ref_template="#/$defs/{name}")
        return answer({"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": parts})

    async def games(self, request: Request) -> Response:
        return answer(
            [
                {
                    "name": meta.name,
                    "title": meta.title,
                    "players": list(meta.players),
                    "rules_version": meta.rules_version,
                    "options": {
                        name: {"choices": list(one.choices), "default": one.default}
                        | ({"ruling": f"{meta.prefix}-{one.ruling}"} if one.ruling else {})
                        for name, one in meta.options.items()
                    },
                }
                for meta in self.house.library.metas()
            ]
        )

    async def create(self, request: Request) -> Response:
        who = await self.site.who(request)
        sent = await read(request, TableIn)
        if not sent.seats:
            raise Problem(422, "problem-no-seat")
        self.site.spend("tables", request, who)
        if not any(one.kind in PEOPLE for one in sent.seats):
            self.site.spend("bots", request, who)
        who = await self.site.enter(request)
        choices = tuple(
            SeatChoice(one.kind, clean_name(one.name), one.level if one.kind == "bot" else "") for one in sent.seats
        )
        opening = Opening(sent.game, choices, sent.options, sent.public, sent.spectators, sent.pace, sent.hints)
        table = await self.house.create(opening, who.id)
        return self._table(table, who, request)

    async def table(self, request: Request) -> Response:
        table, who, _ = await self._find(request)
        return self._table(table, who, request)

    def _table(self, table: Table, who: Who, request: Request) -> Response:
        host = table.row.host == who.id
        base = self.site.base_url(request)
        seats = [
            SeatOut(
                row.seat,
                row.kind,
                row.name,
                row.level or "",
                row.kind == "link" and row.person is None,
                f"{base}/s/{row.link_plain}" if host and row.link_plain else "",
            )
            for row in table.seats
        ]
        actors = list(table.match.actors) if table.match and table.running else []
        over = table.row.status in ("over", "abandoned")
        return answer(
            TableOut(
                table.row.id,
                table.row.game,
                table.row.rules_version,
                dict(table.row.options),
                table.row.status,
                table.row.number,
                actors,
                seats,
                table.row.commitment,
                _result(table),
                table.row.secret.hex() if over else "",
                table.match.base if table.match else 0,
                str(table.match.kept or "") if table.match else "",
            )
        )

    async def view(self, request: Request) -> Response:
        table, _, seat = await self._find(request)
        match = self._match(table, seat)
        view = match.view(seat)
        legal = match.legal(seat) if seat is not None and table.may_act(seat) else []
        return answer(
            ViewOut(
                seat,
                table.row.number,
                table.revision(seat),
                view.asked,
                list(match.actors) if table.running else [],
                legal,
                view.as_dict(),
                [str(move) for move in match.history(seat)],
                view.named,
            )
        )

    async def preview(self, request: Request) -> Response:
        table, _, seat = await self._find(request)
        match = self._match(table, seat)
        if seat is None:
            raise Problem(403, "problem-not-your-seat")
        actions = request.query_params.get("act", "").split()
        if not 0 < len(actions) <= LONGEST_COURSE:
            raise Problem(422, "problem-course", most=LONGEST_COURSE)
        try:
            found = match.preview(seat, actions)
        except Refused as refused:
            raise Problem(422, "problem-refused", rule=refused.rule, action=refused.action) from None
        except EntrepotError as error:
            raise Problem(422, "problem-said", sentence=str(error)) from None
        return answer(PreviewOut({name: list(pair) for name, pair in found.changes.items()}, found.stopped))

    async def why(self, request: Request) -> Response:
        table, who, seat = await self._find(request)
        match = self._match(table, seat)
        if seat is None:
            raise Problem(403, "problem-not-your-seat")
        try:
            reason = match.why_not(seat, request.query_params.get("action", ""))
        except EntrepotError as error:
            raise Problem(422, "problem-said", sentence=str(error)) from None
        if reason is None:
            return answer(WhyOut(True))
        face, view = self.house.library.face(table.row.game), match.view(seat)
        action, number = request.query_params.get("action", ""), match.game.rule_number(reason.rule)
        said = refusal(view, action, number, face.words(who.settings.lang), face.case)
        return answer(WhyOut(False, reason.rule, said))

    async def act(self, request: Request) -> Response:
        table, who = await self.house.find(request.path_params["id"]), await self.site.who(request)
        sent = await read(request, ActIn)

        def act() -> Deed:
            seat = own_seat(table, who.id, sent.seat)
            return table.act(seat, sent.number, sent.step, sent.actions, at_once=sent.confirm)

        await self.house.do(table, act)
        return _stand(table, sent.seat)

    async def step(self, request: Request) -> Response:
        table, who = await self.house.find(request.path_params["id"]), await self.site.who(request)
        sent = await read(request, StepIn)
        verb = request.url.path.rpartition("/")[2]
        change = {"undo": table.undo, "redo": table.redo, "restart": table.restart, "confirm": table.confirm}[verb]
        await self.house.do(table, lambda: change(own_seat(table, who.id, sent.seat), sent.number, sent.step))
        return _stand(table, sent.seat)

    async def _find(self, request: Request) -> tuple[Table, Who, int | None]:
        table = await self.house.find(request.path_params["id"])
        who = await self.site.who(request)
        return table, who, self.site.viewer(request, table, who, request.query_params.get("seat")).seat

    def _match(self, table: Table, seat: int | None) -> Any:
        if table.match is None:
            raise Problem(409, "problem-not-begun")
        return table.seen_by(seat)


def _stand(table: Table, seat: int) -> Response:
    return answer(StandOut(table.row.number, table.revision(seat)))
