"""Tables and who sits at them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Select, bindparam, func, insert, literal, or_, select, update

from .database import Database
from .errors import is_damage, set_aside
from .rows import Listed, MoveRow, SeatRow, TableRow, link_digest
from .schema import Flag, events, people, seats, snapshots, tables
from .versions import packed

OPEN = ("waiting", "running")

_ADD_TABLE = insert(tables)
_ADD_SEATS = insert(seats)
_ADD_EVENTS = insert(events)
_ADD_SNAPSHOT = insert(snapshots)
_TABLE = select(tables).where(tables.c.id == bindparam("id"))
_DISCLOSE = update(tables).where(tables.c.id == bindparam("of")).values(disclosed=literal(True, Flag()))
_STATUS = update(tables).where(tables.c.id == bindparam("of"))
_SEATS = select(seats).where(seats.c.table == bindparam("of")).order_by(seats.c.seat)
_SEAT = update(seats).where(seats.c.table == bindparam("of"), seats.c.seat == bindparam("at"))
_SEE = _SEAT.where(seats.c.seen < bindparam("number")).values(seen=bindparam("number"))
_CLAIM = (
    update(seats)
    .where(seats.c.link == bindparam("digest"), seats.c.person.is_(None))
    .values(person=bindparam("by"), link_plain=None)
)
_CLAIMED = select(seats.c.table, seats.c.seat).where(
    seats.c.link == bindparam("digest"), seats.c.person == bindparam("by")
)
_LATEST = select(tables.c.id).order_by(tables.c.updated.desc(), tables.c.id).limit(bindparam("limit"))
_SITS = select(seats.c.table).where(seats.c.person == bindparam("person"))
_OF_PERSON = _LATEST.where(or_(tables.c.id.in_(_SITS), tables.c.host == bindparam("person")))
_OPEN = _LATEST.where(tables.c.status.in_(OPEN), tables.c.public == literal(True, Flag()))
_LINKED = select(seats.c.table).where(seats.c.link == bindparam("digest"))
_LAST_BY = (
    select(events.c.seat)
    .where(events.c.table == tables.c.id)
    .order_by(events.c.moment.desc())
    .limit(1)
    .scalar_subquery()
)


@cache
def _listed(chosen: Select[Any]) -> Select[Any]:
    """All that a list says of some tables, a row a seat."""
    ids = chosen.subquery()
    found = select(_LAST_BY, tables, seats).join(ids, ids.c.id == tables.c.id).join(seats, seats.c.table == tables.c.id)
    return found.order_by(tables.c.updated.desc(), tables.c.id, seats.c.seat)


_LIST_ONE = _listed(select(tables.c.id).where(tables.c.id == bindparam("one")))
_WIDTH = len(tables.columns)


class Tables(Database):
    """The chapter of tables."""

    def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        moves: Sequence[MoveRow] = (),
        records: Sequence[bytes] = (),
    ) -> None:
        """A new table with all its seats; one that goes on with a game brings its moves and their records."""
        kept = [
            {"table": table.id, "moment": moment, "record": packed(record, table.legend), "legend": table.legend}
            for moment, record in enumerate((*records, table.record), len(moves) - len(records))
        ]
        with self.write() as connection:
            connection.execute(_ADD_TABLE, vars(table))
            connection.execute(_ADD_SNAPSHOT, kept)
            connection.execute(_ADD_SEATS, [vars(seat) for seat in seats])
            if moves:
                connection.execute(_ADD_EVENTS, [vars(move) | {"table": table.id} for move in moves])

    def table(self, id: str) -> TableRow | None:
        with self.read() as connection:
            row = connection.execute(_TABLE, {"id": id}).one_or_none()
        return TableRow(*row) if row else None

    def seats(self, table_id: str) -> list[SeatRow]:
        with self.read() as connection:
            return [SeatRow(*row) for row in connection.execute(_SEATS, {"of": table_id})]

    def set_seat(self, seat: SeatRow) -> None:
        """Write a seat anew, all of it."""
        with self.write() as connection:
            connection.execute(_SEAT, vars(seat) | {"of": seat.table, "at": seat.seat})

    def see(self, table_id: str, seat: int, number: int) -> None:
        """Somebody has seen what happened up to a commit, and nothing less than before."""
        with self.write() as connection:
            connection.execute(_SEE, {"of": table_id, "at": seat, "number": number})

    def claim(self, link_secret: str, person: str) -> tuple[str, int] | None:
        """Sit down with a seat's link: the first who does has the seat, and gets it again ever after."""
        who = {"digest": link_digest(link_secret), "by": person}
        with self.write() as connection:
            connection.execute(_CLAIM, who)
            row = connection.execute(_CLAIMED, who).one_or_none()
        return (row[0], row[1]) if row else None

    def table_of_link(self, link_secret: str) -> str | None:
        """Where a seat's link leads."""
        with self.read() as connection:
            return connection.execute(_LINKED, {"digest": link_digest(link_secret)}).scalar_one_or_none()

    def tables_of(self, person: str, limit: int) -> list[Listed]:
        """Where somebody sits or is the host, what moved last first."""
        return self._list(_OF_PERSON, person=person, limit=limit)

    def open_tables(self, limit: int) -> list[Listed]:
        """What anybody may look at and is not over, what moved last first."""
        return self._list(_OPEN, limit=limit)

    def set_status(self, table_id: str, status: str, now: int) -> None:
        """A table that is not played on."""
        with self.write() as connection:
            connection.execute(_STATUS, {"of": table_id, "status": status, "updated": now, "bots": False})

    def disclose(self, table_id: str) -> None:
        """Somebody has the secret of a running game in a file."""
        with self.write() as connection:
            connection.execute(_DISCLOSE, {"of": table_id})

    def counts(self) -> dict[str, int]:
        """How much there is of everything, for metrics."""
        by_status = select(tables.c.status, func.count()).group_by(tables.c.status)
        with self.read() as connection:
            found = {f"tables_{status}": number for status, number in connection.execute(by_status)}
            for name, counted in (("people", people), ("events", events)):
                found[name] = connection.execute(select(func.count()).select_from(counted)).scalar_one()
            found["named"] = connection.execute(select(func.count(people.c.name))).scalar_one()
        return found

    def _list(self, chosen: Select[Any], **args: str | int) -> list[Listed]:
        """In one query; where a row cannot be read, one after another, and that one is set aside."""
        with self.read() as connection:
            try:
                return _grouped(connection.execute(_listed(chosen), args))
            except Exception as error:
                if not is_damage(error):
                    raise
        found: list[Listed] = []
        with self.read() as connection:
            for id in connection.execute(chosen, args).scalars().all():
                try:
                    found += _grouped(connection.execute(_LIST_ONE, {"one": id}))
                except Exception as error:
                    set_aside("a table", error, table=id)
        return found


def _grouped(rows: Iterable[Any]) -> list[Listed]:
    found: dict[str, Listed] = {}
    for last, *row in rows:
        one = found.setdefault(row[0], Listed(TableRow(*row[:_WIDTH]), [], last))
        one.seats.append(SeatRow(*row[_WIDTH:]))
    return list(found.values())
