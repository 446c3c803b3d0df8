"""Restoring a backup into an empty database: all of it, or nothing."""

from __future__ import annotations

from itertools import groupby, islice
from pathlib import Path

from sqlalchemy import Connection, Inspector, Table, column, func, insert, inspect, select, text
from sqlalchemy import table as sketch
from sqlalchemy.exc import SQLAlchemyError

from entrepot.engine.errors import EntrepotError

from . import migrations
from .backup import BATCH, Head, check_backup, rows_in
from .database import complain, connect, file_of, make_file, read_url
from .schema import metadata


def restore_backup(url_text: str, path: Path) -> int:
    """Fill an empty database from a file; the number of rows."""
    url = read_url(url_text)
    head = check_backup(path)
    file = file_of(url)
    made = file is not None and make_file(file)
    rows = None
    engine = connect(url)
    try:
        with engine.execution_options(begin="IMMEDIATE").begin() as connection:
            rows = _fill(connection, path, head)
    except SQLAlchemyError as error:
        raise complain(url, error) from None
    finally:
        engine.dispose()
        if rows is None and made and file:
            file.unlink()
    return rows


def _fill(connection: Connection, path: Path, head: Head) -> int:
    """Make the schema of the file, put its rows in, and go on to the newest schema."""
    _clear(connection)
    # A file names tables; only those that the migrations make may be written to.
    others = set(inspect(connection).get_table_names())
    migrations.migrate(connection, head.schema)
    found = inspect(connection)
    made = {name: _columns(found, name) for name in found.get_table_names() if name not in others | {"version"}}
    if made != {name: sorted(names) for name, names in head.columns.items()}:
        raise EntrepotError(f"{path} does not have the tables and columns of its schema; use an undamaged file.")
    rows = 0
    for name, group in groupby(rows_in(path, head), key=lambda row: row[0]):
        statement = insert(sketch(name, *(column(one) for one in head.columns[name])))
        while batch := [values for _, values in islice(group, BATCH)]:
            connection.execute(statement, batch)
            rows += len(batch)
    migrations.migrate(connection)
    return rows


def _columns(inspector: Inspector, name: str) -> list[str]:
    return sorted(column["name"] for column in inspector.get_columns(name))


def _clear(connection: Connection) -> None:
    """Only an empty database is filled; its own schema may be newer than the file's."""
    migrations.lock(connection)
    if migrations.version(connection) == 0:
        return
    ours: list[Table] = [table for table in metadata.sorted_tables if inspect(connection).has_table(table.name)]
    for table in ours:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise EntrepotError("The database is not empty; restore into an empty one.")
    for table in reversed(ours):
        connection.execute(text(f"DROP TABLE {table.name}"))
    connection.execute(text("DROP TABLE version"))
