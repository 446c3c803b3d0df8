"""Two servers never use one database: real processes, started, refused and killed."""

from __future__ import annotations

import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from entrepot.engine.errors import EntrepotError
from entrepot.web.storage import Store
from entrepot.web.storage.backup import write_backup
from entrepot.web.storage.database import read_url
from entrepot.web.storage.lock import DatabaseLock, FileLock, take_lock

ROOT = Path(__file__).parents[3]
ENTREPOT = (sys.executable, "-m", "entrepot")


def serve(url: str) -> subprocess.Popen[str]:
    command = (*ENTREPOT, "serve", "--plain", "--port", "0", "--database", url)
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@contextmanager
def serving(url: str):
    process = serve(url)
    try:
        assert process.stdout is not None
        assert "http://" in process.stdout.readline()
        yield process
    finally:
        process.kill()
        process.communicate()


def refused(*command: str) -> str:
    done = subprocess.run((*ENTREPOT, *command), cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0 and "Traceback" not in done.stderr
    return done.stderr


@pytest.mark.slow
def test_a_second_server_is_refused_in_one_sentence_and_a_killed_one_is_forgotten(url, tmp_path):
    backup = tmp_path / "a.backup.gz"
    with serving(url) as first:
        said = refused("serve", "--plain", "--port", "0", "--database", url)
        assert said.count("\n") == 1 and "Another server uses " in said and "stop it first" in said
        assert (make_url(url).password or "no password") not in said
        if url.startswith("sqlite"):
            assert f"process {first.pid}, http://127.0.0.1:" in said
        store = Store.open(url, create=False)
        write_backup(store, backup)  # a backup may be made meanwhile
        store.close()
        assert "Another server uses " in refused("restore", "--database", url, str(backup))
        first.kill()
        first.wait()
        with serving(url):
            pass


def test_nothing_comes_into_a_database_under_the_feet_of_a_server(url):
    lock = take_lock(url)
    with pytest.raises(EntrepotError, match="Another server uses"):
        take_lock(url)
    lock.close()
    take_lock(url).close()


def test_in_memory_nobody_else_comes():
    assert take_lock("sqlite://") is None


def test_the_lock_outlives_the_closing_of_the_database(tmp_path):
    """Locks on the database's own file would be gone with the first connection that is closed."""
    url = f"sqlite:///{tmp_path}/a.db"
    lock = take_lock(url)
    assert isinstance(lock, FileLock)
    for _ in range(3):
        Store.open(url).close()
    code = f"from entrepot.web.storage.lock import take_lock; take_lock({url!r})"
    done = subprocess.run((sys.executable, "-c", code), cwd=ROOT, capture_output=True, text=True, check=False)
    assert "Another server uses" in done.stderr
    lock.close()


def test_another_name_of_the_same_file_is_the_same_database(tmp_path):
    (tmp_path / "a.db").touch()
    (tmp_path / "b.db").symlink_to(tmp_path / "a.db")
    lock = take_lock(f"sqlite:///{tmp_path}/a.db")
    with pytest.raises(EntrepotError):
        take_lock(f"sqlite:///{tmp_path}/b.db")
    lock.close()


def test_a_folder_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(EntrepotError, match="cannot be used"):
        take_lock(f"sqlite:///{tmp_path}/file/a.db")


def wait_for(true) -> None:
    end = time.monotonic() + 30
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def end_connections(url: str) -> None:
    """As a restart of the database does."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


@pytest.mark.slow
def test_a_lock_that_is_lost_is_taken_again_and_said(server, caplog):
    url = server.database()
    lost = []
    lock = DatabaseLock(read_url(url), lost.append, seconds=0.05)
    end_connections(url)
    wait_for(lambda: "taken again" in caplog.text and caplog.records[-1].levelname == "WARNING")
    assert "is lost" in caplog.text and not lost
    with pytest.raises(EntrepotError):
        take_lock(url)
    lock.close()


@pytest.mark.slow
def test_who_loses_it_to_another_server_hears_of_it(server, caplog):
    url = server.database()
    lost = []
    lock = DatabaseLock(read_url(url), lost.append, seconds=0.5)
    end_connections(url)
    other = None
    end = time.monotonic() + 10
    while other is None and time.monotonic() < end:
        with suppress(EntrepotError):
            other = take_lock(url)
    assert other is not None
    wait_for(lambda: lost)
    assert "Another server uses" in lost[0]
    lock.close()
    other.close()
