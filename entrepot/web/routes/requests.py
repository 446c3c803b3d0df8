"""What requests begin and end with: which table, who asks, from which seat, what they send; a page, a way on."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ..pages.models import Visitor
from ..people.viewer import Viewer
from ..problems import Problem
from ..seen.updates import Update
from ..tables.table import Table, own_seat
from . import bodies
from .site import Site, Who


class Body(msgspec.Struct):
    """What a page sends; each kind of request reads what it needs."""

    seat: int | None = None
    form: str = "desk"
    number: int = -1
    step: int = -1
    actions: list[str] = []
    text: str = ""
    after: int | None = None  # the last line of the chat that was known when the text was first sent
    bot: str | None = None  # a level
    moment: int = -1
    yes: bool = False
    proposal: str = ""
    target: int | None = None
    lesson: str = ""


async def looks(site: Site, request: Request) -> tuple[Table, Who, Viewer]:
    """The table, the person and from where they look."""
    table = await site.house.find(request.path_params["id"])
    who = await site.who(request)
    query = request.query_params
    return table, who, site.viewer(request, table, who, query.get("seat"), query.get("form"))


async def sends(site: Site, request: Request) -> tuple[Table, Who, Body]:
    """The table, the person and what they send, whether they play or not."""
    table = await site.house.find(request.path_params["id"])
    return table, await site.who(request), await bodies.read(request, Body)


async def sits(site: Site, request: Request) -> tuple[Table, Who, Body, int]:
    """The table, the person, what they send and the seat they play; others are refused."""
    table, who, body = await sends(site, request)
    return table, who, body, own_seat(table, who.id, body.seat)


def begun(table: Table) -> None:
    if table.match is None:
        raise Problem(409, "problem-not-begun")


def done(table: Table) -> Response:
    """Where the table stands after something that is no action of the game."""
    return bodies.answer(Update(table.row.number, -1))


async def visits(site: Site, request: Request) -> tuple[Who, Visitor]:
    """Who looks at a page that belongs to no table."""
    who = await site.who(request)
    return who, site.visitor(request, who)


def html(page: str, status: int = 200) -> Response:
    return HTMLResponse(page, status, {"cache-control": "no-store"})


def go(url: str) -> Response:
    return RedirectResponse(url, 303)
