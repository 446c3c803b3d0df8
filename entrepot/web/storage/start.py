"""How a table begins, and where bots are to act."""

from __future__ import annotations

from sqlalchemy import bindparam, literal, select, update

from .database import Database
from .errors import Stale
from .schema import Flag, snapshots, tables

# of two servers that see the last person come, one deals
_BEGIN = update(tables).where(tables.c.id == bindparam("of"), tables.c.status == "waiting")
_FIRST = update(snapshots).where(snapshots.c.table == bindparam("of"), snapshots.c.moment == 0)
_START = select(snapshots.c.record).where(snapshots.c.table == bindparam("of"), snapshots.c.moment == 0)
_BOTS = select(tables.c.id).where(tables.c.bots == literal(True, Flag())).order_by(tables.c.id)
_SET_BOTS = update(tables).where(tables.c.id == bindparam("of"))


class Start(Database):
    """The chapter of beginnings."""

    def begin(self, table: str, nonces: list[str], record: bytes, now: int, bots: bool = False) -> None:
        """Everybody is there: the deal is made, and the position before the first move is kept."""
        new = {"status": "running", "nonces": nonces, "record": record, "updated": now, "bots": bots}
        with self.write() as connection:
            if connection.execute(_BEGIN, {"of": table, **new}).rowcount == 0:
                raise Stale(table, 0)
            connection.execute(_FIRST, {"of": table, "record": record})

    def start(self, table: str) -> bytes:
        """The position before the first move."""
        with self.read() as connection:
            return bytes(connection.execute(_START, {"of": table}).scalar_one_or_none() or b"")

    def with_bots_to_act(self) -> list[str]:
        """The ids of all tables at which a bot is to act."""
        with self.read() as connection:
            return list(connection.execute(_BOTS).scalars())

    def set_bots(self, table: str, bots: bool) -> None:
        """Whether a bot is to act, where it changes without a commit."""
        with self.write() as connection:
            connection.execute(_SET_BOTS, {"of": table, "bots": bots})
