"""entrepot components check: whether component files hold what their game needs."""

from __future__ import annotations

import argparse
from pathlib import Path

from entrepot import games

from .arguments import add_example, add_game, add_json, print_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("verb", metavar="check", choices=("check",), help="check the files")
    add_game(parser)
    parser.add_argument(
        "folder", metavar="DIR", type=Path, nargs="?", help="a folder whose files replace the game's own"
    )
    add_json(parser)
    add_example(parser, "components check yokohama", "components check yokohama my-box")


def run(args: argparse.Namespace) -> int:
    """The game checks its files as it is loaded; what is wrong is told in one sentence, by file and line."""
    game = games.find(args.game, args.folder)
    files = sorted(path.name for path in args.folder.glob("*.toml")) if args.folder else []
    if args.json:
        print_json({"game": game.meta.name, "components": game.components, "overlaid": files, "sound": True})
        return 0
    laid = f" with {', '.join(files)} of {args.folder}" if files else ""
    print(f"The components of {game.meta.title}{laid} are valid; their digest is {game.components}.")
    return 0
