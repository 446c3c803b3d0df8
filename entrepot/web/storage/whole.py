"""A whole table, read at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import BindParameter, Connection, Select, bindparam, select

from . import schema
from .database import Database
from .errors import Damaged, is_damage, set_aside
from .rows import ChatRow, DraftRow, MoveRow, ProposalRow, SeatRow, SegmentRow, TableRow, Whole
from .versions import snapshot

_OF: BindParameter[str] = bindparam("of")
_TABLE = select(schema.tables).where(schema.tables.c.id == _OF)
_SEATS = select(schema.seats).where(schema.seats.c.table == _OF).order_by(schema.seats.c.seat)
_SNAPSHOTS = select(schema.snapshots).where(schema.snapshots.c.table == _OF).order_by(schema.snapshots.c.moment)
_START = _SNAPSHOTS.where(schema.snapshots.c.moment == 0)
_SEGMENTS = select(schema.segments).where(schema.segments.c.table == _OF).order_by(schema.segments.c.first)
_LEGENDS = select(schema.legends).where(schema.legends.c.digest.in_(bindparam("digests", expanding=True)))
_EVENTS = select(schema.events).where(schema.events.c.table == _OF).order_by(schema.events.c.moment)
_DRAFT = select(schema.drafts).where(schema.drafts.c.table == _OF, schema.drafts.c.seat == bindparam("by"))
_SAID = select(schema.said).where(schema.said.c.table == _OF)
_CHAT = _SAID.order_by(schema.said.c.line.desc()).limit(bindparam("lines"))
_PROPOSAL = select(schema.proposals).where(schema.proposals.c.table == _OF)


class Wholes(Database):
    """The chapter of whole tables."""

    def whole(self, table_id: str, chat: int, snapshots: bool = False) -> Whole | None:
        """All there is of a table, with so many lines of its chat; its old positions only where they are needed.

        Raises Damaged where what the game is made of cannot be read; of the rest, what cannot be is set aside.
        """
        of = {"of": table_id}
        with self.steady() as connection:
            try:
                found = _game(connection, table_id, snapshots)
            except Exception as error:
                if not is_damage(error):
                    raise
                raise Damaged(table_id, str(error).split("\n")[0]) from None
            if found is None:
                return None
            seats = [of | {"by": seat.seat} for seat in found.seats]
            drafts = [one for by in seats for one in _readable(connection, "a draft", _DRAFT, by)]
            said = _readable(connection, "a chat", _CHAT, of | {"lines": chat})
            proposals = _readable(connection, "a proposal", _PROPOSAL, of)
        return replace(
            found,
            drafts=[DraftRow(*one) for one in drafts],
            chat=[ChatRow(*one) for one in said][::-1],
            proposal=ProposalRow(*proposals[0]) if proposals else None,
        )


def _game(connection: Connection, table_id: str, snapshots: bool) -> Whole | None:
    """What the game is made of."""
    of = {"of": table_id}
    row = connection.execute(_TABLE, of).one_or_none()
    if row is None:
        return None
    begun = [SegmentRow(*one) for one in connection.execute(_SEGMENTS, of)]
    every = snapshots or bool(begun)
    kept = [snapshot(one) for one in connection.execute(_SNAPSHOTS if every else _START, of)]
    digests = {row.legend, *(one.legend for one in begun), *(one.legend for one in kept)} - {None}
    known = connection.execute(_LEGENDS, {"digests": sorted(digests)})
    return Whole(
        TableRow(*row),
        [SeatRow(*one) for one in connection.execute(_SEATS, of)],
        next((one.record for one in kept if one.moment == 0), b""),
        [MoveRow(*one) for one in connection.execute(_EVENTS, of)],
        [],
        [],
        None,
        begun,
        kept if every else None,
        {one.digest: one.legend for one in known},
    )


def _readable(connection: Connection, what: str, chosen: Select[Any], args: dict[str, Any]) -> Sequence[Any]:
    try:
        return connection.execute(chosen, args).all()
    except Exception as error:
        set_aside(what, error, table=args["of"])
        return []
