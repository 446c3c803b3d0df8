"""One server per database: two would not know about each other's tables.

PostgreSQL keeps an advisory lock for as long as a connection of its own lives. Beside a SQLite file there is another to
be locked: closing the database's own would drop the locks on it. Both go when the process does, however it ends.
"""

from __future__ import annotations

import fcntl
import logging
import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from entrepot.engine.errors import EntrepotError

from .database import complain, file_of, read_url

log = logging.getLogger("entrepot.lock")

KEY = 0x656E7472  # "entr": among the advisory locks of a database, ours
PATIENCE = 1.0  # seconds for the database to notice that the last server is gone
WATCHED = 5.0  # seconds between looks whether the lock is still ours


def refusal(url: URL, holder: str = "") -> EntrepotError:
    where = file_of(url) or url.render_as_string(hide_password=True)
    by = f" ({holder})" if holder else ""
    return EntrepotError(f"Another server uses {where}{by}; stop it first, or name another --database.")


class FileLock:
    """The lock beside a SQLite file."""

    def __init__(self, url: URL, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.pread(self._file, 200, 0).decode(errors="replace").strip()
            os.close(self._file)
            raise refusal(url, holder) from None
        self.say(f"process {os.getpid()}")

    def say(self, holder: str) -> None:
        """What the next one is told of who has it."""
        with suppress(OSError):  # a full disk does not keep anybody from playing
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, f"{holder}\n".encode(), 0)

    def close(self) -> None:
        os.ftruncate(self._file, 0)
        os.close(self._file)  # the file stays: whoever opened it meanwhile waits for this one, not for another


class DatabaseLock:
    """The lock of a PostgreSQL database; a thread looks after it and takes it again when the connection was lost."""

    def __init__(self, url: URL, lost: Callable[[str], None], seconds: float = WATCHED) -> None:
        self._url, self._lost, self._seconds = url, lost, seconds
        self._engine = create_engine(
            url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3},
        )
        self._connection: Connection | None = None
        end = time.monotonic() + PATIENCE
        try:
            while (found := self._take()) is None and time.monotonic() < end:
                time.sleep(0.1)
        except SQLAlchemyError as error:
            raise complain(url, error) from None
        if found is None:
            raise refusal(url)
        self._connection = found
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="lock", daemon=True)
        self._thread.start()

    def _take(self) -> Connection | None:
        connection = self._engine.connect()
        if connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY}).scalar_one():
            return connection
        connection.close()
        return None

    def _watch(self) -> None:
        while not self._ended.wait(self._seconds):
            try:
                if self._connection is not None:
                    self._connection.execute(text("SELECT 1"))
                    continue
                self._connection = self._take()
            except SQLAlchemyError as error:
                if self._connection is not None:
                    log.error("the lock on the database is lost; it will be taken again", extra={"reason": str(error)})
                    with suppress(SQLAlchemyError):
                        self._connection.invalidate()
                        self._connection.close()
                    self._connection = None
                continue
            if self._connection is None:
                sentence = str(refusal(self._url))
                log.error("the lock on the database is lost to another server", extra={"reason": sentence})
                self._lost(sentence)
                return
            log.warning("the lock on the database is taken again")

    def say(self, holder: str) -> None:
        """The database knows who is connected."""

    def close(self) -> None:
        self._ended.set()
        self._thread.join(self._seconds + 10)
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()


def take_lock(url_text: str, lost: Callable[[str], None] = lambda sentence: None) -> FileLock | DatabaseLock | None:
    """The lock of a database, or one sentence that somebody else has it; None in memory, where nobody else comes."""
    url = read_url(url_text)
    if url.get_backend_name() == "postgresql":
        return DatabaseLock(url, lost)
    path = file_of(url)
    if path is None:
        return None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return FileLock(url, path.resolve().with_name(path.resolve().name + ".lock"))
    except OSError as error:
        raise EntrepotError(f"{path} cannot be used ({error.strerror}); check its folder.") from None
