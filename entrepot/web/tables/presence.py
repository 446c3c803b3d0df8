"""Who is at the table, and how long the others wait for somebody who is not."""

from __future__ import annotations

from .opening import PACES
from .seats import PEOPLE, is_open
from .table import Table

LIVE = 600  # seconds without a stream or an action, where nobody counts the time of a turn
LOBBY = 86_400  # and before the game begins


def present(table: Table, person: str) -> bool:
    """Whether somebody looks on, or did so while others would still wait for them."""
    return table.watched_by(person) or table.clock() - _seen(table, person) <= _limit(table)


def seconds_left(table: Table, seat: int) -> int | None:
    """Until a bot may be asked for in a seat; None where nobody waits for it."""
    row = table.seats[seat]
    waiting = table.row.status == "waiting"
    if row.kind not in PEOPLE or (not waiting and not (table.running and table.match and seat in table.match.actors)):
        return None
    if table.row.pace == "live" or waiting:
        if row.person and table.watched_by(row.person):
            return _limit(table)
        since = table.row.updated if is_open(row) else _seen(table, str(row.person))
    else:
        since = table.row.updated
    return max(0, since + _limit(table) - table.clock())


def _limit(table: Table) -> int:
    return LOBBY if table.row.status == "waiting" else PACES.get(table.row.pace) or LIVE


def _seen(table: Table, person: str) -> int:
    """When somebody was here last. What was before the table was opened is not known, but for their last commit."""
    since = table.row.updated if table.row.status == "waiting" else table.opened
    return table.seen.get(person, since)
