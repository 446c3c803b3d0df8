"""A real PostgreSQL server of our own: a free port of this machine, a temporary folder, gone afterwards."""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "build" / "postgresql"  # where scripts/postgresql puts the package that ships it
FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "unix_socket_directories=", "max_connections=40")

OTHERS_LEAVE = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


class Server:
    """A running server, with databases made on demand."""

    def __init__(self, port: int, password: str) -> None:
        self.port = port
        self._password = password
        self._emptied: list[str] = []

    def url(self, name: str) -> str:
        return f"postgresql://entrepot:{self._password}@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """The URL of an empty database: one that was given back, or a new one."""
        if self._emptied:
            return self._emptied.pop()
        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def give_back(self, url: str) -> None:
        """A database is hundreds of files, which take longer to write and delete than most tests."""
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(OTHERS_LEAVE)
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        self._emptied.append(url)


def binaries() -> Path | None:
    """The folder of `initdb` and `postgres`; None where there is none."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -float(path.parent.name))
    folders += sorted(PACKAGE.glob("**/bin"))
    return next((folder for folder in folders if _complete(folder)), None)


def _complete(folder: Path) -> bool:
    return all((folder / name).exists() for name in ("initdb", "postgres"))


def missing(sentence: str) -> None:
    """Without a server its tests are skipped, but never where everything has to be tested."""
    if os.environ.get("CI") == "true":
        pytest.fail(sentence)
    pytest.skip(sentence)


@contextlib.contextmanager
def serve() -> Iterator[Server]:
    """Start a server and stop it in the end."""
    programs = binaries()
    if programs is None:
        missing("PostgreSQL is not installed; run scripts/postgresql first.")
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="entrepot-postgresql-"))
    try:
        user = _give(folder)
        password = secrets.token_hex(16)
        _initialise(programs, folder, user, password)
        port = _free_port()
        process = _start(programs, folder, user, port)
        try:
            server = Server(port, password)
            _wait(server, process, folder)
            yield server
        finally:
            process.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
            process.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _give(folder: Path) -> dict[str, Any]:
    """Who runs the server: the server refuses to be root, so root gives the folder to somebody else."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    entry = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    os.chown(folder, entry.pw_uid, entry.pw_gid)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def _initialise(programs: Path, folder: Path, user: dict[str, Any], password: str) -> None:
    secret = folder / "password"
    secret.write_text(password)
    secret.chmod(0o644)  # the folder itself is closed to others
    command = [programs / "initdb", "-D", folder / "data", "-U", "entrepot", "-A", "scram-sha-256", "--no-sync"]
    command += ["-E", "UTF8", "--locale=C", f"--pwfile={secret}"]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, **user)
    if ran.returncode:
        raise RuntimeError(f"initdb failed: {ran.stderr}")


def _start(programs: Path, folder: Path, user: dict[str, Any], port: int) -> subprocess.Popen[bytes]:
    command = [programs / "postgres", "-D", folder / "data", "-h", "127.0.0.1", "-p", str(port)]
    for setting in FAST:
        command += ["-c", setting]
    with (folder / "log").open("wb") as log:
        return subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **user)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait(server: Server, process: subprocess.Popen[bytes], folder: Path) -> None:
    deadline = time.monotonic() + 60
    while True:
        try:
            psycopg.connect(server.url("postgres"), connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL did not start: {(folder / 'log').read_text()}") from None
            time.sleep(0.05)


if __name__ == "__main__":
    sys.exit(binaries() is None)
