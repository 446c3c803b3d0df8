"""entrepot backup: everything a server remembers, in one file."""

from __future__ import annotations

import argparse
from pathlib import Path

from entrepot.web.storage.backup import write_backup
from entrepot.web.storage.store import Store

from .arguments import add_example


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_database(parser)
    parser.add_argument("file", metavar="FILE", type=Path, help="where to write it; an existing file is replaced")
    add_example(parser, "backup --database sqlite:///entrepot.db entrepot.backup.gz")


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        required=True,
        help="the server's database, such as sqlite:///entrepot.db or postgresql://user@host/name",
    )


def run(args: argparse.Namespace) -> int:
    """The server may run meanwhile: the file holds one moment of it."""
    store = Store.open(args.database, create=False)
    try:
        rows = write_backup(store, args.file)
    finally:
        store.close()
    print(f"{args.file}: {rows} rows")
    return 0
