"""entrepot test: everything that must hold of any game, tried on one."""

from __future__ import annotations

import argparse
import importlib.util
from pathlib import Path

from entrepot import games
from entrepot.engine.errors import EntrepotError

from .arguments import add_example, add_game

SIZES = {"quick": "not slow and not full", "sampled": "not full", "full": ""}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--size", choices=SIZES, default="sampled", help="how much is tried (sampled)")
    add_example(parser, "test yokohama --size quick")


def run(args: argparse.Namespace) -> int:
    """0 when all of it holds, else what pytest says."""
    games.find(args.game)  # one sentence where it cannot be loaded
    if importlib.util.find_spec("pytest") is None:
        raise EntrepotError("The tests need pytest; install it: pip install 'entrepot[testing]'.")
    import pytest

    from entrepot import testing

    folder = Path(testing.__file__).parent
    chosen = ["--games", args.game, "-m", SIZES[args.size]]
    return int(pytest.main(["-q", "--import-mode=importlib", "-p", "no:cacheprovider", str(folder), *chosen]))
