"""What is sent: JSON is read into a type, or refused in one sentence; forms are read as text."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..problems import Problem
from ..storage.talk import storable

T = TypeVar("T")


async def read(request: Request, type: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=type)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
        raise Problem(400, "problem-body", reason=str(error)[:120]) from None


async def fields(request: Request) -> dict[str, str]:
    """The text fields of a form, in characters that every database takes."""
    async with request.form(max_files=0, max_fields=100) as form:
        return {name: storable(value) for name, value in form.items() if isinstance(value, str)}


def answer(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json", headers={"cache-control": "no-store"})
