"""Opening a database: where it is, which schema it has, and what is refused."""

import sqlite3
import stat
import subprocess
import sys
import threading
from dataclasses import fields

import pytest
from sqlalchemy import MetaData, create_engine, text

from entrepot.engine.errors import EntrepotError
from entrepot.web.storage import Store, migrations, rows, schema
from entrepot.web.storage.backup import write_backup
from entrepot.web.storage.database import read_url
from entrepot.web.storage.restore import restore_backup
from tests.web.storage.rows import seated

ROWS = {
    "tables": rows.TableRow, "seats": rows.SeatRow, "events": rows.MoveRow, "snapshots": rows.SnapshotRow,
    "drafts": rows.DraftRow, "said": rows.ChatRow, "proposals": rows.ProposalRow, "segments": rows.SegmentRow,
    "sessions": rows.SessionRow,
}  # fmt: skip


def run_sql(url, *statements):
    engine = create_engine(read_url(url))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def described(metadata):
    """What two descriptions of one schema have to agree on; the types by family only."""
    return {
        table.name: {
            column.name: (
                column.nullable and not column.primary_key,
                column.primary_key,
                sorted(key.target_fullname for key in column.foreign_keys),
                getattr(column.type, "impl_instance", column.type).python_type,
            )
            for column in table.columns
        }
        for table in metadata.sorted_tables
        if table.name != "version"
    }


def unique_columns(table):
    """However a database says it: by a constraint, or by an index."""
    constraints = [list(one.columns) for one in table.constraints if type(one).__name__ == "UniqueConstraint"]
    return {columns[0].name for columns in constraints if len(columns) == 1}


@pytest.mark.parametrize("name", ROWS)
def test_the_fields_of_a_row_are_its_columns(name):
    assert [field.name for field in fields(ROWS[name])] == list(schema.metadata.tables[name].columns.keys())


def test_the_migrations_make_the_schema(store, url):
    engine = create_engine(read_url(url))
    found = MetaData()
    found.reflect(engine)
    engine.dispose()
    assert described(found) == described(schema.metadata)
    for name, columns in {"people": {"folded"}, "seats": {"link"}}.items():
        assert unique_columns(found.tables[name]) == columns == unique_columns(schema.metadata.tables[name])


def test_the_steps_are_numbered_without_gaps():
    assert list(migrations.STEPS) == list(range(1, migrations.NEWEST + 1))


def test_opening_again_keeps_everything(store, url):
    seated(store)
    store.close()
    again = Store.open(url)
    assert again.table("t1").host and again.dialect == url.split(":")[0]
    again.close()


@pytest.fixture
def next_step(monkeypatch):
    """Entrepôt gets a schema that is one step newer; called, it does."""

    def step(*added):
        newest, before = migrations.NEWEST, migrations.statements
        monkeypatch.setattr(migrations, "NEWEST", newest + 1)
        monkeypatch.setattr(migrations, "statements", lambda n, at: before(n, at) if n <= newest else list(added))

    return step


MOTTO = "ALTER TABLE people ADD COLUMN motto TEXT DEFAULT 'ahoy' NOT NULL"


def test_an_older_database_is_brought_up_to_date(store, url, next_step):
    seated(store)
    store.close()
    next_step(MOTTO)
    for _ in range(2):
        again = Store.open(url)
        with again.read() as connection:
            assert connection.execute(text("SELECT motto FROM people")).scalars().all() == ["ahoy"] * 3
            assert migrations.version(connection) == migrations.NEWEST
        again.close()


def test_a_step_that_fails_leaves_the_older_schema(store, url, next_step):
    seated(store)
    store.close()
    next_step(MOTTO, "ALTER TABLE nothing ADD COLUMN motto TEXT")
    with pytest.raises(EntrepotError, match="cannot be used"):
        Store.open(url)
    engine = create_engine(read_url(url))
    with engine.begin() as connection:
        assert connection.execute(text("SELECT entrepot FROM version")).scalars().all() == [migrations.NEWEST - 1]
        columns = connection.execute(text("SELECT * FROM people")).keys()
        assert "motto" not in columns
    engine.dispose()


def test_a_backup_of_an_older_schema_is_restored_into_the_newest(store, url, next_step, tmp_path):
    seated(store)
    write_backup(store, tmp_path / "old.gz")
    store.close()
    next_step(MOTTO)
    new = f"sqlite:///{tmp_path}/new.db"
    Store.open(new).close()  # with the newest schema, and empty
    restore_backup(new, tmp_path / "old.gz")
    restored = Store.open(new)
    with restored.read() as connection:
        assert connection.execute(text("SELECT motto FROM people")).scalars().all() == ["ahoy"] * 3
    assert restored.table("t1") is not None
    restored.close()


def test_a_newer_schema_is_refused(store, url):
    store.close()
    run_sql(url, f"UPDATE version SET entrepot = {migrations.NEWEST + 1}")
    with pytest.raises(EntrepotError, match=rf"has schema {migrations.NEWEST + 1}, .* update Entrepôt"):
        Store.open(url)


@pytest.mark.parametrize("statement", ["CREATE TABLE people (x INTEGER)", "CREATE TABLE version (x INTEGER)"])
def test_a_database_of_something_else_is_refused_and_left_alone(url, statement):
    if url.startswith("sqlite"):
        Store.open(url).close()  # makes the folder
        run_sql(url, *(f"DROP TABLE {table.name}" for table in reversed(schema.metadata.sorted_tables)))
        run_sql(url, "DROP TABLE version")
    run_sql(url, statement)
    with pytest.raises(EntrepotError, match="another program; name an empty one"):
        Store.open(url)
    run_sql(url, f"INSERT INTO {statement.split()[2]} (x) VALUES (1)")
    engine = create_engine(read_url(url))
    found = MetaData()
    found.reflect(engine)
    engine.dispose()
    assert len(found.tables) == 1


def test_without_creating_a_database_has_to_be_there(url, tmp_path):
    with pytest.raises(EntrepotError, match=r"There is no database|no schema of this Entrepôt"):
        Store.open(url, create=False)
    assert list(tmp_path.iterdir()) == []
    Store.open(url).close()
    Store.open(url, create=False).close()


@pytest.mark.slow
def test_many_open_a_new_database_at_once(url):
    """As when several servers start on it."""
    code = f"from entrepot.web.storage import Store; print(Store.open({url!r}).key('cookie').hex())"
    started = [subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) for _ in range(4)]
    answers = {process.communicate(timeout=60)[0].strip() for process in started}
    assert len(answers) == 1 and len(answers.pop()) == 64


# --- SQLite


def test_who_writes_to_a_new_file_is_waited_for(tmp_path):
    """SQLite itself would not wait: a file in use cannot be turned to WAL."""
    file = tmp_path / "entrepot.db"
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    threading.Timer(0.3, lambda: other.execute("ROLLBACK")).start()
    Store.open(f"sqlite:///{file}").close()
    other.close()


def test_a_new_file_is_for_its_owner_alone(tmp_path):
    file = tmp_path / "deep" / "er" / "entrepot.db"
    store = Store.open(f"sqlite:///{file}")
    seated(store)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    store.close()
    assert modes == {"entrepot.db": 0o600, "entrepot.db-wal": 0o600, "entrepot.db-shm": 0o600}


def test_sqlite_is_set_up_on_every_connection(tmp_path):
    store = Store.open(f"sqlite:///{tmp_path}/entrepot.db")
    with store.read() as one, store.read() as two:
        for connection in (one, two):
            values = [connection.execute(text(f"PRAGMA {name}")).scalar_one()
                      for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")]  # fmt: skip
            assert values == ["wal", 1, 1, 10_000]
    store.close()


def test_a_database_in_memory_is_one_for_all_its_users():
    store = Store.open("sqlite://")
    seated(store)
    assert store.table("t1") is not None
    store.close()


@pytest.mark.parametrize(
    "url", ["", "entrepot.db", "mysql://u:hush@h/d", "sqlite+aiosqlite:///x", "postgresql://u:hush@h:x/d"]
)
def test_what_is_no_database_gets_one_sentence(url):
    with pytest.raises(EntrepotError, match=r"write sqlite:///entrepot\.db or postgresql://user@host/name") as caught:
        Store.open(url)
    assert "hush" not in str(caught.value)


def test_without_the_driver_there_is_one_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(EntrepotError, match=r"pip install 'entrepot\[postgresql\]'"):
        Store.open("postgresql://u:hush@127.0.0.1:1/d")


def test_a_server_that_is_not_there_gets_one_sentence():
    with pytest.raises(EntrepotError, match=r"cannot be used .*refused") as caught:
        Store.open("postgresql://u:hush@127.0.0.1:1/d")
    assert "hush" not in str(caught.value) and "\n" not in str(caught.value)


def test_a_file_that_is_no_database_gets_one_sentence(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 100)
    with pytest.raises(EntrepotError, match=r"letter\.txt cannot be used \(file is not a database\)"):
        Store.open(f"sqlite:///{file}")
    assert file.read_text() == "Dear Ann, " * 100
