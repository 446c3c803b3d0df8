"""entrepot golden: write down how random games of a game go today."""

from __future__ import annotations

import argparse

from entrepot import games
from entrepot.engine.proof.golden import file_of, read, renewed

from .arguments import add_example, add_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    unreleased = "replace the digests of the current rules version, if it has not been released yet"
    parser.add_argument("--force", action="store_true", help=unreleased)
    add_example(parser, "golden yokohama")


def run(args: argparse.Namespace) -> int:
    game = games.find(args.game)
    known = file_of(game).exists()
    changed = renewed(game, args.force)
    told = f"{changed} digests changed" if known else f"{len(read(game).walks)} digests written"
    print(f"{file_of(game).name} of {game.meta.title}: {told}")
    return 0
