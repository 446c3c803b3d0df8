"""JSON in and out: what is sent is read into a type, or refused in one sentence."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .problems import Problem

T = TypeVar("T")


async def read(request: Request, type: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=type)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
        raise Problem(400, "problem-body", reason=str(error)[:120]) from None


def answer(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json", headers={"cache-control": "no-store"})
