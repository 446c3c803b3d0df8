"""A database by its URL: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, Insert, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from entrepot.engine.errors import EntrepotError

from . import migrations

SQLITE, POSTGRESQL = "sqlite+pysqlite", "postgresql+psycopg"
DRIVERS = {"sqlite": SQLITE, SQLITE: SQLITE, "postgresql": POSTGRESQL, "postgres": POSTGRESQL, POSTGRESQL: POSTGRESQL}
BUSY = 10  # seconds that a writer of SQLite waits for another
# Of PostgreSQL: seconds until nobody listens there, and milliseconds until what was sent counts as lost.
PATIENCE = {"connect_timeout": 3, "keepalives_idle": 10, "keepalives_interval": 3, "tcp_user_timeout": 10_000}

# NORMAL may lose the last commits when the power fails, never half a commit; a killed server loses nothing.
PRAGMAS = ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON")


def read_url(text: str) -> URL:
    """The URL with our driver; everything else is refused."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = None
    driver = DRIVERS.get(url.drivername) if url else None
    if url is None or driver is None:
        # What was written is not repeated: it may hold a password.
        raise EntrepotError("This is not a database URL; write sqlite:///entrepot.db or postgresql://user@host/name.")
    return url.set(drivername=driver)


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database; None in memory or elsewhere."""
    in_memory = url.database in (None, "", ":memory:")
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" and not in_memory else None


def make_file(path: Path) -> bool:
    """An empty file where there is none, for its owner alone: a database holds secrets. Whether there was none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        return False
    return True


def connect(url: URL) -> Engine:
    """An engine for either database; nothing is opened yet."""
    if url.get_backend_name() == "postgresql":
        try:
            # A server may have been restarted since a connection was last used, or may have vanished without a word.
            return create_engine(url, pool_pre_ping=True, connect_args=PATIENCE)
        except ModuleNotFoundError:
            raise EntrepotError("PostgreSQL needs its driver; run pip install 'entrepot[postgresql]' first.") from None
    # Within memory every connection would be a database of its own, so there is one, and users of it wait.
    size = {"pool_size": 5} if file_of(url) else {"pool_size": 1, "max_overflow": 0}
    lent = {"timeout": BUSY, "isolation_level": None, "check_same_thread": False}
    engine = create_engine(url, poolclass=QueuePool, connect_args=lent, **size)
    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "begin", _begin)
    return engine


def _set_pragmas(connection: Any, _: Any) -> None:
    for pragma in PRAGMAS:
        _set(connection, pragma)


def _set(connection: Any, pragma: str) -> None:
    """SQLite does not wait by itself while another process turns a new file to WAL."""
    last = time.monotonic() + BUSY
    while True:
        try:
            connection.execute(f"PRAGMA {pragma}")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > last:
                raise
        time.sleep(0.02)


def _begin(connection: Connection) -> None:
    """The driver begins no transaction by itself. A writer takes its lock at once: later, it could not wait for it."""
    connection.exec_driver_sql(f"BEGIN {connection.get_execution_options().get('begin', 'DEFERRED')}")


def complain(url: URL, error: Exception) -> EntrepotError:
    """One sentence for what a database says, without the password."""
    said = str(getattr(error, "orig", None) or error).strip().split("\n")[0].rstrip(".")
    return EntrepotError(f"{url.render_as_string(hide_password=True)} cannot be used ({said}); fix that first.")


class Database:
    """Transactions for those who read and for those who write."""

    def __init__(self, url: URL, engine: Engine) -> None:
        self.url = url
        self.dialect: str = engine.dialect.name
        self._engine = engine
        self._writer = engine.execution_options(begin="IMMEDIATE")
        self._within = threading.local()

    def close(self) -> None:
        self._engine.dispose()

    def read(self) -> AbstractContextManager[Connection]:
        """A transaction that writes nothing, or the one that this thread is writing in."""
        return self._within_or(self._engine)

    def write(self) -> AbstractContextManager[Connection]:
        """A transaction: all of it happens or nothing. Within another of the same thread it is a part of that."""
        return self._within_or(self._writer)

    @contextmanager
    def _within_or(self, engine: Engine) -> Iterator[Connection]:
        connection = getattr(self._within, "connection", None)
        if connection is not None:
            yield connection
            return
        with engine.begin() as connection:
            self._within.connection = connection if engine is self._writer else None
            try:
                yield connection
            finally:
                self._within.connection = None

    @contextmanager
    def steady(self) -> Iterator[Connection]:
        """A transaction that sees one moment of the database however long it reads; others go on writing."""
        options: dict[str, Any] = {}
        if self.dialect == "postgresql":
            options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        with self._engine.connect().execution_options(**options) as connection, connection.begin():
            yield connection

    def upsert(self, table: Table, *, replace: bool = True) -> Insert:
        """A statement that inserts a row; where its key is there already, it is replaced or left as it is."""
        return _upsert(self.dialect, table, replace)


@cache
def _upsert(dialect: str, table: Table, replace: bool) -> Insert:
    statement = (sqlite.insert if dialect == "sqlite" else postgresql.insert)(table)
    keys = [column.name for column in table.primary_key]
    if not replace:
        return statement.on_conflict_do_nothing(index_elements=keys)
    new = {column.name: statement.excluded[column.name] for column in table.columns if column.name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=new)


def open_database(text: str, *, create: bool = True) -> tuple[URL, Engine]:
    """Connect and bring the schema up to date; without `create` it has to be there and up to date already."""
    url = read_url(text)
    path = file_of(url)
    if path and not create and not path.exists():
        raise EntrepotError(f"There is no database {path}; check its name.")
    if path and create:
        make_file(path)
    engine = connect(url)
    try:
        with engine.execution_options(begin="IMMEDIATE").begin() as connection:
            if create:
                migrations.migrate(connection)
            elif migrations.version(connection) != migrations.NEWEST:
                raise EntrepotError("The database has no schema of this Entrepôt; open it with the server first.")
    except SQLAlchemyError as error:
        engine.dispose()
        raise complain(url, error) from None
    except EntrepotError:
        engine.dispose()
        raise
    return url, engine
