"""How a table begins, and which ones run."""

from __future__ import annotations

from sqlalchemy import bindparam, select, update

from .database import Database
from .errors import Stale
from .schema import snapshots, tables

# of two servers that see the last person come, one deals
_BEGIN = update(tables).where(tables.c.id == bindparam("of"), tables.c.status == "waiting")
_FIRST = update(snapshots).where(snapshots.c.table == bindparam("of"), snapshots.c.moment == 0)
_START = select(snapshots.c.record).where(snapshots.c.table == bindparam("of"), snapshots.c.moment == 0)
_RUNNING = select(tables.c.id).where(tables.c.status == "running").order_by(tables.c.id)


class Start(Database):
    """The chapter of beginnings."""

    def begin(self, table: str, nonces: list[str], record: bytes, now: int) -> None:
        """Everybody is there: the deal is made, and the position before the first move is kept."""
        new = {"status": "running", "nonces": nonces, "record": record, "updated": now}
        with self.write() as connection:
            if connection.execute(_BEGIN, {"of": table, **new}).rowcount == 0:
                raise Stale(table, 0)
            connection.execute(_FIRST, {"of": table, "record": record})

    def start(self, table: str) -> bytes:
        """The position before the first move."""
        with self.read() as connection:
            return bytes(connection.execute(_START, {"of": table}).scalar_one_or_none() or b"")

    def running(self) -> list[str]:
        """The ids of all tables that run."""
        with self.read() as connection:
            return list(connection.execute(_RUNNING).scalars())
