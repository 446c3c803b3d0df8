"""A backup: the whole database in one portable file.

Gzipped JSON lines: a head (what the file is, its schema, the columns of each table), a line `[table, values]` a row,
and an end with the number of rows and a digest of all lines before it. Values are what the columns hold, JSON as its
text; bytes are `{"base64": …}`. So a file written from one database reads into the other.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from sqlalchemy import Connection, column
from sqlalchemy import table as sketch
from sqlalchemy.exc import SQLAlchemyError

from entrepot.engine.errors import EntrepotError

from . import migrations
from .database import complain
from .schema import metadata
from .store import Store

FORMAT = 1
BATCH = 500  # rows read or written at a time


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    entrepot: str
    format: int
    schema: int
    columns: dict[str, list[str]]


class End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: where anything was lost on the way, it does not fit."""

    rows: int
    digest: str


class Packed(msgspec.Struct, forbid_unknown_fields=True):
    base64: bytes


Whole = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
_ROW = msgspec.json.Decoder(tuple[str, list[Whole | str | Packed | None]])


def write_backup(store: Store, path: Path) -> int:
    """Write a backup while others go on; the file appears when it is whole. The number of rows."""
    # Made for its owner alone, as it holds secrets.
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.absolute().parent)
    try:
        with os.fdopen(handle, "wb") as file:
            with gzip.GzipFile(fileobj=file, mode="wb", filename="", compresslevel=6) as packed:
                rows = _write_lines(store, packed)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except SQLAlchemyError as error:
        raise complain(store.url, error) from None
    finally:
        Path(name).unlink(missing_ok=True)
    return rows


def _write_lines(store: Store, packed: gzip.GzipFile) -> int:
    columns = {str(table.name): [str(one.name) for one in table.columns] for table in metadata.sorted_tables}
    digest = hashlib.sha256()
    rows = 0

    def write(value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        digest.update(line)
        packed.write(line)

    write(Head("backup", FORMAT, migrations.NEWEST, columns))
    with store.steady() as connection:
        for name, names in columns.items():
            for values in _rows_of(connection, name, names):
                write((name, [Packed(value) if isinstance(value, bytes) else value for value in values]))
                rows += 1
    write(End(rows, digest.hexdigest()))
    return rows


def _rows_of(connection: Connection, name: str, names: list[str]) -> Iterator[Any]:
    chosen = sketch(name, *(column(one) for one in names)).select()
    yield from connection.execution_options(yield_per=BATCH).execute(chosen)


def check_backup(path: Path) -> Head:
    """The head of a file that is whole and known; everything else is refused."""
    lines = _lines(path)
    first = next(lines, b"")
    head = _read_head(path, first)
    digest = hashlib.sha256(first)
    rows = 0
    last = next(lines, b"")
    for line in lines:
        _read_row(path, head, last)
        digest.update(last)
        rows += 1
        last = line
    try:
        end = msgspec.json.decode(last, type=End)
    except msgspec.MsgspecError:
        raise _damaged(path, "its end is missing") from None
    if (end.rows, end.digest) != (rows, digest.hexdigest()):
        raise _damaged(path, "its digest differs")
    return head


def rows_in(path: Path, head: Head) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row of a file that was checked, with the name of its table."""
    lines = _lines(path)
    next(lines)
    row = next(lines)
    for line in lines:  # the last one is the end
        yield _read_row(path, head, row)
        row = line


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as packed:
            yield from packed
    except (gzip.BadGzipFile, zlib.error, EOFError) as error:
        raise _damaged(path, str(error)) from None


def _read_head(path: Path, line: bytes) -> Head:
    try:
        found = msgspec.json.decode(line)
    except msgspec.MsgspecError:
        found = None
    if not isinstance(found, dict) or found.get("entrepot") != "backup":
        raise EntrepotError(f"{path} is not a backup; choose a file written by entrepot backup.")
    for name, known in (("format", FORMAT), ("schema", migrations.NEWEST)):
        if isinstance(found.get(name), int) and found[name] > known:
            raise EntrepotError(f"{path} has {name} {found[name]}, newer than {known}; update Entrepôt to restore it.")
    try:
        head = msgspec.convert(found, Head)
    except msgspec.ValidationError as error:
        raise _damaged(path, str(error)) from None
    if head.schema < 1 or head.format < 1:
        raise _damaged(path, "its schema is not a number of ours")
    return head


def _read_row(path: Path, head: Head, line: bytes) -> tuple[str, dict[str, Any]]:
    try:
        name, values = _ROW.decode(line)
    except msgspec.MsgspecError as error:
        raise _damaged(path, str(error)) from None
    names = head.columns.get(name)
    if names is None or len(names) != len(values):
        raise _damaged(path, f"a row of {name!r} does not fit its columns")
    plain = [value.base64 if isinstance(value, Packed) else value for value in values]
    return name, dict(zip(names, plain, strict=True))


def _damaged(path: Path, why: str) -> EntrepotError:
    return EntrepotError(f"{path} is not a complete backup ({why}); use an undamaged file.")
