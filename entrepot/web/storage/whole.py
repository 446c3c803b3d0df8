"""A whole table, read at one moment."""

from __future__ import annotations

from sqlalchemy import BindParameter, bindparam, select

from .database import Database
from .rows import DraftRow, EventRow, ProposalRow, SaidRow, SeatRow, SegmentRow, TableRow, Whole
from .schema import drafts, events, legends, proposals, said, seats, segments, snapshots, tables
from .versions import snapshot

_OF: BindParameter[str] = bindparam("of")
_TABLE = select(tables).where(tables.c.id == _OF)
_SEATS = select(seats).where(seats.c.table == _OF).order_by(seats.c.seat)
_SNAPSHOTS = select(snapshots).where(snapshots.c.table == _OF).order_by(snapshots.c.moment)
_START = _SNAPSHOTS.where(snapshots.c.moment == 0)
_SEGMENTS = select(segments).where(segments.c.table == _OF).order_by(segments.c.first)
_LEGENDS = select(legends).where(legends.c.digest.in_(bindparam("digests", expanding=True)))
_EVENTS = select(events).where(events.c.table == _OF).order_by(events.c.moment)
_DRAFTS = select(drafts).where(drafts.c.table == _OF).order_by(drafts.c.seat)
_CHAT = select(said).where(said.c.table == _OF).order_by(said.c.line.desc()).limit(bindparam("lines"))
_PROPOSAL = select(proposals).where(proposals.c.table == _OF)


class Wholes(Database):
    """The chapter of whole tables."""

    def whole(self, table_id: str, chat: int, snapshots: bool = False) -> Whole | None:
        """All there is of a table, with so many lines of its chat; its old positions only where they are needed."""
        of = {"of": table_id}
        with self.steady() as connection:
            row = connection.execute(_TABLE, of).one_or_none()
            if row is None:
                return None
            proposal = connection.execute(_PROPOSAL, of).one_or_none()
            begun = [SegmentRow(*one) for one in connection.execute(_SEGMENTS, of)]
            every = snapshots or bool(begun)
            kept = [snapshot(one) for one in connection.execute(_SNAPSHOTS if every else _START, of)]
            digests = {row.legend, *(one.legend for one in begun), *(one.legend for one in kept)} - {None}
            known = connection.execute(_LEGENDS, {"digests": sorted(digests)})
            return Whole(
                TableRow(*row),
                [SeatRow(*one) for one in connection.execute(_SEATS, of)],
                next((one.record for one in kept if one.moment == 0), b""),
                [EventRow(*one) for one in connection.execute(_EVENTS, of)],
                [DraftRow(*one) for one in connection.execute(_DRAFTS, of)],
                [SaidRow(*one) for one in connection.execute(_CHAT, of | {"lines": chat})][::-1],
                ProposalRow(*proposal) if proposal else None,
                begun,
                kept if every else None,
                {one.digest: one.legend for one in known},
            )
