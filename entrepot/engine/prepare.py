"""python -m entrepot.engine.prepare GAME [DIR]: compile a game into the cache, quietly and at low priority.

A process of its own: whoever plays meanwhile neither waits for the compiler nor shares a lock with it.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from .backend import backend
from .components import overlay
from .errors import EntrepotError
from .game import Game


def prepare(name: str, folder: Path | None = None) -> None:
    """Leave the compiled back end of a game (with an overlay on its components) ready on disk."""
    if folder is not None:
        overlay(name, folder)
    try:
        game: Game = importlib.import_module(f"entrepot.games.{name}").GAME
    except ModuleNotFoundError as error:
        if error.name != f"entrepot.games.{name}":
            raise
        raise EntrepotError(f"There is no game {name!r} to prepare; name one that is there.") from None
    backend(game, "compiled")


def main(argv: Sequence[str]) -> int:
    if not 1 <= len(argv) <= 2:
        print("Preparing takes a game and, if need be, a folder of components; name them.", file=sys.stderr)
        return 2
    try:
        prepare(argv[0], Path(argv[1]) if argv[1:] else None)
    except EntrepotError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    os.nice(10)
    sys.exit(main(sys.argv[1:]))
