"""What happens at a table: commits, what they are made of, and drafts of the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, select, update

from .database import Database
from .errors import Stale
from .rows import DraftRow, MoveRow, SnapshotRow
from .schema import drafts, events, proposals, snapshots, tables
from .versions import packed, snapshot

_OF: BindParameter[str] = bindparam("of")
_MOMENT: BindParameter[int] = bindparam("at_moment")

# The guard of every commit: one of two who saw the same number comes too late.
_ADVANCE = (
    update(tables).where(tables.c.id == _OF, tables.c.number == bindparam("was")).values(number=bindparam("was") + 1)
)
_ADD_EVENTS = insert(events)
_DROP_EVENTS = delete(events).where(events.c.table == _OF, events.c.moment >= _MOMENT)
_DROP_SNAPSHOTS = delete(snapshots).where(snapshots.c.table == _OF, snapshots.c.moment > _MOMENT)
_DROP_DRAFTS = delete(drafts).where(drafts.c.table == _OF)
_DROP_DRAFT = _DROP_DRAFTS.where(drafts.c.seat == bindparam("by"))
_DROP_PROPOSAL = delete(proposals).where(proposals.c.table == _OF)

_EVENTS = select(events).where(events.c.table == _OF, events.c.moment >= _MOMENT).order_by(events.c.moment)
_SNAPSHOTS = select(snapshots).where(snapshots.c.table == _OF)
_DRAFT = select(drafts).where(drafts.c.table == _OF, drafts.c.seat == bindparam("by"))


class Play(Database):
    """The chapter of play."""

    def commit(
        self,
        table_id: str,
        number: int,
        moves: Sequence[MoveRow],
        record: bytes,
        *,
        draft_of: int | None,
        status: str,
        result: dict[str, Any] | None,
        now: int,
        bots: bool = False,
        legend: str | None = None,
    ) -> int:
        """Add moves to a table that still is at commit `number`; the new number. Raises Stale where it is not.

        The moves belong to the new number, whatever they say. The record is kept, of the moment after the last of
        them.
        """
        new = {"record": record, "status": status, "result": result, "updated": now, "bots": bots, "legend": legend}
        rows = [vars(move) | {"table": table_id, "number": number + 1} for move in moves]
        with self.write() as connection:
            _advance(connection, table_id, number, new)
            if rows:
                connection.execute(_ADD_EVENTS, rows)
                self._keep(connection, table_id, moves[-1].moment + 1, record, legend)
            if draft_of is not None:
                connection.execute(_DROP_DRAFT, {"of": table_id, "by": draft_of})
        return number + 1

    def _keep(self, connection: Connection, table_id: str, moment: int, record: bytes, legend: str | None) -> None:
        kept = {"table": table_id, "moment": moment, "record": packed(record, legend), "legend": legend}
        connection.execute(self.upsert(snapshots), kept)

    def take_back(
        self,
        table_id: str,
        number: int,
        to_moment: int,
        record: bytes,
        now: int,
        bots: bool = False,
        legend: str | None = None,
    ) -> int:
        """Go back to a moment: what came after it is gone, and so are all drafts. The number goes up all the same."""
        new = {"record": record, "status": "running", "result": None, "updated": now, "bots": bots, "legend": legend}
        with self.write() as connection:
            _advance(connection, table_id, number, new)
            for statement in (_DROP_EVENTS, _DROP_SNAPSHOTS):
                connection.execute(statement, {"of": table_id, "at_moment": to_moment})
            self._keep(connection, table_id, to_moment, record, legend)
            for statement in (_DROP_DRAFTS, _DROP_PROPOSAL):
                connection.execute(statement, {"of": table_id})
        return number + 1

    def moves(self, table_id: str, since: int = 0) -> list[MoveRow]:
        """From the moment `since` on, in order."""
        with self.read() as connection:
            rows = connection.execute(_EVENTS, {"of": table_id, "at_moment": since})
            return [MoveRow(*row) for row in rows]

    def snapshots(self, table_id: str) -> list[SnapshotRow]:
        with self.read() as connection:
            rows = connection.execute(_SNAPSHOTS.order_by(snapshots.c.moment), {"of": table_id})
            return [snapshot(row) for row in rows]

    def save_draft(
        self, table_id: str, seat: int, number: int, step: int, actions: list[str], future: list[str]
    ) -> None:
        row = DraftRow(table_id, seat, number, step, actions, future)
        with self.write() as connection:
            connection.execute(self.upsert(drafts), vars(row))

    def draft(self, table_id: str, seat: int) -> DraftRow | None:
        with self.read() as connection:
            row = connection.execute(_DRAFT, {"of": table_id, "by": seat}).one_or_none()
        return DraftRow(*row) if row else None

    def drop_draft(self, table_id: str, seat: int) -> None:
        with self.write() as connection:
            connection.execute(_DROP_DRAFT, {"of": table_id, "by": seat})


def _advance(connection: Connection, table_id: str, number: int, new: dict[str, Any]) -> None:
    if connection.execute(_ADVANCE, {"of": table_id, "was": number, **new}).rowcount != 1:
        raise Stale(table_id, number)
