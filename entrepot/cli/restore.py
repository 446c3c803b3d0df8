"""entrepot restore: a backup into an empty database."""

from __future__ import annotations

import argparse
from pathlib import Path

from entrepot.web.storage.lock import take_lock
from entrepot.web.storage.restore import restore_backup

from .arguments import add_example
from .backup import add_database


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_database(parser)
    parser.add_argument("file", metavar="FILE", type=Path, help="a file written by entrepot backup")
    add_example(parser, "restore --database sqlite:///new.db entrepot.backup.gz")


def run(args: argparse.Namespace) -> int:
    """A server that runs would not see what comes into its database under its feet."""
    lock = take_lock(args.database)
    try:
        rows = restore_backup(args.database, args.file)
    finally:
        if lock:
            lock.close()
    print(f"{args.file}: {rows} rows restored")
    return 0
