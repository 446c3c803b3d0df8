"""The schema's history: a numbered file a step, each with `UP`, the statements that lead to it from the one before.

A step that was ever released is never edited. `{bytes}` stands for the database's own name of that type.
"""

from __future__ import annotations

import importlib
import re
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from entrepot.engine.errors import EntrepotError

from ..schema import metadata

STEPS = {int(file.name[:4]): file.stem for file in sorted(Path(__file__).parent.glob("[0-9][0-9][0-9][0-9]_*.py"))}
NEWEST = max(STEPS)
BYTES = {"sqlite": "BLOB", "postgresql": "BYTEA"}
LOCK = 0x456E7472  # of PostgreSQL's advisory locks, any number of our own


def statements(step: int, dialect: str) -> list[str]:
    """What one step does, in the words of one database."""
    up: str = importlib.import_module(f"{__name__}.{STEPS[step]}").UP
    return [part.format(bytes=BYTES[dialect]) for part in re.split(r";\s*\n", up) if part.strip()]


def version(connection: Connection) -> int:
    """The schema that a database has, 0 for none; a database of something else is refused."""
    names = set(inspect(connection).get_table_names())
    if "version" not in names:
        if names & set(metadata.tables):
            raise EntrepotError("The database has tables of another program; name an empty one or one of Entrepôt's.")
        return 0
    try:
        found = connection.execute(text("SELECT entrepot FROM version")).scalars().all()
    except DBAPIError:
        found = []
    if len(found) != 1 or not isinstance(found[0], int):
        raise EntrepotError("The database belongs to another program; name an empty one or one of Entrepôt's.")
    if found[0] > NEWEST:
        raise EntrepotError(
            f"The database has schema {found[0]}, this Entrepôt knows up to {NEWEST}; update Entrepôt to open it."
        )
    return int(found[0])


def lock(connection: Connection) -> None:
    """Until the transaction ends nobody else migrates; in SQLite a writer is alone anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def migrate(connection: Connection, to: int | None = None) -> None:
    """Bring the schema to a step or to the newest, within the caller's transaction: all of it happens or nothing."""
    to = NEWEST if to is None else to
    lock(connection)
    have = version(connection)
    if have >= to:
        return
    if have == 0:
        connection.execute(text("CREATE TABLE version (entrepot INTEGER NOT NULL)"))
        connection.execute(text("INSERT INTO version VALUES (0)"))
    for step in range(have + 1, to + 1):
        for statement in statements(step, connection.dialect.name):
            connection.exec_driver_sql(statement)
    connection.execute(text("UPDATE version SET entrepot = :to"), {"to": to})
