"""A whole table, read at one moment."""

from __future__ import annotations

from sqlalchemy import BindParameter, bindparam, select

from .database import Database
from .rows import DraftRow, EventRow, ProposalRow, SaidRow, SeatRow, TableRow, Whole
from .schema import drafts, events, proposals, said, seats, snapshots, tables

_OF: BindParameter[str] = bindparam("of")
_TABLE = select(tables).where(tables.c.id == _OF)
_SEATS = select(seats).where(seats.c.table == _OF).order_by(seats.c.seat)
_START = select(snapshots.c.record).where(snapshots.c.table == _OF, snapshots.c.moment == 0)
_EVENTS = select(events).where(events.c.table == _OF).order_by(events.c.moment)
_DRAFTS = select(drafts).where(drafts.c.table == _OF).order_by(drafts.c.seat)
_CHAT = select(said).where(said.c.table == _OF).order_by(said.c.line.desc()).limit(bindparam("lines"))
_PROPOSAL = select(proposals).where(proposals.c.table == _OF)


class Wholes(Database):
    """The chapter of whole tables."""

    def whole(self, table_id: str, chat: int) -> Whole | None:
        """All there is of a table, with so many lines of its chat."""
        of = {"of": table_id}
        with self.steady() as connection:
            row = connection.execute(_TABLE, of).one_or_none()
            if row is None:
                return None
            proposal = connection.execute(_PROPOSAL, of).one_or_none()
            return Whole(
                TableRow(*row),
                [SeatRow(*one) for one in connection.execute(_SEATS, of)],
                bytes(connection.execute(_START, of).scalar_one_or_none() or b""),
                [EventRow(*one) for one in connection.execute(_EVENTS, of)],
                [DraftRow(*one) for one in connection.execute(_DRAFTS, of)],
                [SaidRow(*one) for one in connection.execute(_CHAT, of | {"lines": chat})][::-1],
                ProposalRow(*proposal) if proposal else None,
            )
