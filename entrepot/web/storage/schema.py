"""The tables of the newest schema. `migrations/` makes them; here they are what statements are written with."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator


class Json(TypeDecorator[Any]):
    """A value as JSON text, the same text in every database; one of another type than it should be cannot be read."""

    impl = Text
    cache_ok = True

    def __init__(self, of: Any) -> None:
        super().__init__()
        self.of = of

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value, type=self.of)


class Flag(TypeDecorator[bool]):
    """True or false as 1 or 0: SQLite has no other, and a backup reads alike from both."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: bool | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> bool | None:
        return None if value is None else bool(value)


metadata = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("folded", Text, unique=True),
    Column("password", Text),
    Column("settings", Json(dict[str, Any]), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("old_until", BigInteger),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("browser", Text, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("code", Text, primary_key=True),
)

legends = Table(
    "legends",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("legend", Json(dict[str, Any]), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components", Text, nullable=False),
    Column("options", Json(dict[str, str]), nullable=False),
    Column("players", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Flag, nullable=False),
    Column("spectators", Flag, nullable=False),
    Column("pace", Text, nullable=False),
    Column("host", Text, ForeignKey("people.id")),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("nonces", Json(list[str]), nullable=False),
    Column("commitment", Text, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("result", Json(dict[str, Any])),
    Column("forked_from", Text),
    Column("fork_moment", Integer),
    Column("bots", Flag, nullable=False),
    Column("legend", Text, ForeignKey("legends.digest")),
    Column("disclosed", Flag, nullable=False),
    Column("hints", Flag, nullable=False),
)


def _of_table() -> Column[str]:
    return Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("link", Text, unique=True),
    Column("link_plain", Text),
    Column("level", Text),
    Column("status", Text, nullable=False),
    Column("seen", Integer, nullable=False),
)

events = Table(
    "events",
    metadata,
    _of_table(),
    Column("moment", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("moment", Integer, primary_key=True),
    Column("record", LargeBinary, nullable=False),
    Column("legend", Text, ForeignKey("legends.digest")),
)

segments = Table(
    "segments",
    metadata,
    _of_table(),
    Column("first", Integer, primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("components", Text, nullable=False),
    Column("legend", Text, ForeignKey("legends.digest")),
    Column("start", LargeBinary),
    Column("at", BigInteger, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("actions", Json(list[str]), nullable=False),
    Column("future", Json(list[str]), nullable=False),
)

said = Table(
    "said",
    metadata,
    _of_table(),
    Column("line", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
)

proposals = Table(
    "proposals",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("waiting", Json(list[int]), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("more", Integer, nullable=False),
    Column("target", Integer),
    Column("level", Text, nullable=False),
)
