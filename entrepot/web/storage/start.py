"""How a table begins, and where bots are to act."""

from __future__ import annotations

from sqlalchemy import bindparam, literal, select, update

from .database import Database
from .errors import Stale
from .rows import TableRow
from .schema import Flag, snapshots, tables
from .versions import packed, snapshot

# of two servers that see the last person come, one deals
_BEGIN = update(tables).where(tables.c.id == bindparam("of"), tables.c.status == "waiting")
_START = select(snapshots).where(snapshots.c.table == bindparam("of"), snapshots.c.moment == 0)
_BOTS = select(tables.c.id).where(tables.c.bots == literal(True, Flag())).order_by(tables.c.id)
_SET_BOTS = update(tables).where(tables.c.id == bindparam("of"))


class Start(Database):
    """The chapter of beginnings."""

    def begin(self, row: TableRow, now: int) -> None:
        """Everybody is there: the deal is made, by the rules of today; the position before the first move is kept."""
        names = ("nonces", "record", "bots", "rules_version", "components", "options", "legend")
        new = {"status": "running", "updated": now, **{name: getattr(row, name) for name in names}}
        first = {"table": row.id, "moment": 0, "record": packed(row.record, row.legend), "legend": row.legend}
        with self.write() as connection:
            if connection.execute(_BEGIN, {"of": row.id, **new}).rowcount == 0:
                raise Stale(row.id, 0)
            connection.execute(self.upsert(snapshots), first)

    def start(self, table: str) -> bytes:
        """The position before the first move."""
        with self.read() as connection:
            row = connection.execute(_START, {"of": table}).one_or_none()
        return snapshot(row).record if row else b""

    def with_bots_to_act(self) -> list[str]:
        """The ids of all tables at which a bot is to act."""
        with self.read() as connection:
            return list(connection.execute(_BOTS).scalars())

    def set_bots(self, table: str, bots: bool) -> None:
        """Whether a bot is to act, where it changes without a commit."""
        with self.write() as connection:
            connection.execute(_SET_BOTS, {"of": table, "bots": bots})
