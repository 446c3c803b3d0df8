"""How a game ends for those at the table: whoever resigned is last, whatever the bot in their seat scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from entrepot.engine.match.match import Match
from entrepot.engine.match.view import Result

from ..storage import SeatRow


def resigned(seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """The seats whose players gave up."""
    return tuple(row.seat for row in seats if row.status == "resigned")


def final(match: Match, seats: Sequence[SeatRow]) -> Result | None:
    """The result of a game that is over."""
    return _last(match.result, resigned(seats)) if match.result else None


def broken_off(match: Match, seats: Sequence[SeatRow]) -> Result:
    """The points as they stood when the last person left."""
    scores = match.game.scores(match.position.s)
    return _last(Result(scores, tuple(1 + sum(other > one for other in scores) for one in scores)), resigned(seats))


def as_stored(result: Result | None) -> dict[str, Any] | None:
    return {"scores": list(result.scores), "ranks": list(result.ranks)} if result else None


def _last(result: Result, gone: Sequence[int]) -> Result:
    """Those who stayed move up past those who gave up; alone, whoever gives up has not won."""
    last = 1 + max(1, len(result.ranks) - len(gone))
    ranks = [
        last if seat in gone else rank - sum(result.ranks[other] < rank for other in gone)
        for seat, rank in enumerate(result.ranks)
    ]
    return replace(result, ranks=tuple(ranks))
