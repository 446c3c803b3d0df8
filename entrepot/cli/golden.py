"""entrepot golden: write down how random games of a game go today."""

from __future__ import annotations

import argparse

from entrepot import games
from entrepot.engine.proof.golden import file_of, renewed

from .arguments import add_example, add_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    unreleased = "also under the same rules version: only before that has been released"
    parser.add_argument("--force", action="store_true", help=unreleased)
    add_example(parser, "golden yokohama")


def run(args: argparse.Namespace) -> int:
    game = games.find(args.game)
    changed = renewed(game, args.force)
    print(f"{file_of(game).name} of {game.meta.title}: {changed} digests changed")
    return 0
