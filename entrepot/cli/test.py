"""entrepot test: everything that must hold of any game, tried on one."""

from __future__ import annotations

import argparse
import importlib.util
from pathlib import Path

from entrepot import games
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Game
from entrepot.engine.proof.fitting import faults
from entrepot.engine.proof.walk import walk
from entrepot.paper.words import LANGUAGES

from .arguments import add_example, add_game

SIZES = {"quick": "not slow and not full", "sampled": "not full", "full": ""}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--size", choices=SIZES, default="sampled", help="how thorough to be (sampled)")
    add_example(parser, "test yokohama --size quick")


def run(args: argparse.Namespace) -> int:
    """0 when all of it holds, else what pytest says."""
    game = games.find(args.game)
    if told := [*faults(game, LANGUAGES), *_first_games(game)]:  # else one mistake would fail in dozens of places
        print("\n".join(told))
        return 1
    if importlib.util.find_spec("pytest") is None:
        raise EntrepotError("The tests need pytest; install it: pip install 'entrepot[testing]'.")
    import pytest

    from entrepot import testing

    folder = Path(testing.__file__).parent
    chosen = ["--games", args.game, "-m", SIZES[args.size]]
    return int(pytest.main(["-q", "--import-mode=importlib", "-p", "no:cacheprovider", str(folder), *chosen]))


def _first_games(game: Game) -> list[str]:
    """What one random game of each number of players finds."""
    return [fault for players in game.meta.players for fault in walk(game, 1, players, {}, 1, back="plain").faults]
