"""A table as it is set up, and the rows that are stored of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from entrepot.engine.deal import Deal
from entrepot.engine.game import Game
from entrepot.engine.match import Match

from .people import new_link
from .problems import Problem
from .storage import SeatRow, TableRow, link_digest
from .table import PEOPLE

# How long a player may think about a turn, in seconds; nobody counts at a live table.
PACES: Mapping[str, int] = {"live": 0, "hour": 3600, "day": 86_400, "three_days": 259_200, "week": 604_800}


@dataclass(frozen=True)
class Chair:
    """A seat as it is set up: you, screen, link or bot."""

    kind: str
    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class Plan:
    """A table as it is set up."""

    game: str
    seats: tuple[Chair, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    public: bool = False
    spectators: bool = True
    pace: str = "live"


def new_row(
    id: str,
    plan: Plan,
    game: Game,
    options: Mapping[str, str],
    host: str,
    deal: Deal,
    now: int,
    start: bytes = b"",
    forked: tuple[str, int] | None = None,
) -> TableRow:
    """A table that waits for its people."""
    return TableRow(
        id=id,
        game=plan.game,
        rules_version=game.meta.rules_version,
        components=game.components,
        options=dict(options),
        players=len(plan.seats),
        status="waiting",
        public=plan.public,
        spectators=plan.spectators,
        pace=plan.pace,
        host=host,
        created=now,
        updated=now,
        number=0,
        secret=deal.secret,
        nonces=[],
        commitment=deal.commitment,
        record=start,
        forked_from=forked[0] if forked else None,
        fork_moment=forked[1] if forked else None,
    )


def played_row(row: TableRow, match: Match) -> TableRow:
    """A table that goes on with a game played so far elsewhere."""
    result = match.result
    return replace(
        row,
        status="over" if result else "running",
        number=1,
        nonces=[nonce.hex() for nonce in match.deal.nonces],
        record=bytes(match.position.record),
        result={"scores": list(result.scores), "ranks": list(result.ranks)} if result else None,
    )


def seat_row(table: str, number: int, chair: Chair, host: str) -> SeatRow:
    """A seat as it is stored: the host's own, a bot's, or one that waits for whoever has its link."""
    if chair.kind not in (*PEOPLE, "bot"):
        raise Problem(422, "problem-seat-kind", kind=chair.kind)
    own = chair.kind in ("you", "screen")
    link = new_link() if chair.kind == "link" else None
    return SeatRow(
        table=table,
        seat=number,
        kind=chair.kind,
        name=chair.name,
        person=host if own else None,
        link=link_digest(link) if link else None,
        link_plain=link,
        level=chair.level,
        status="open" if link else "taken",
    )
