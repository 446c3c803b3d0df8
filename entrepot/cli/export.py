"""entrepot export: games as a dataset."""

from __future__ import annotations

import argparse
from pathlib import Path

from entrepot import bots

from .arguments import add_example, add_game, add_options, options_of, whole
from .progress import Bar


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, "an id such as Nippon-v2")
    parser.add_argument("--games", metavar="N", type=whole("--games", 1), default=100, help="number of games (100)")
    parser.add_argument("--players", metavar="P", type=whole("--players", 1), default=2, help="number of players (2)")
    parser.add_argument(
        "--out", metavar="DIR", type=Path, required=True, help="the folder to write, empty or not there"
    )
    names = f"who plays, by seat: {', '.join(bots.BOTS)}; the last takes all remaining seats (random)"
    parser.add_argument("--bots", metavar="NAMES", default="random", help=names)
    parser.add_argument("--seed", metavar="S", type=whole("--seed", 0), default=1, help="seed of the first game (1)")
    add_options(parser)
    add_example(parser, "export nippon --games 1000 --players 3 --bots random,greedy --out games")


def run(args: argparse.Namespace) -> int:
    from entrepot.lab import ids
    from entrepot.lab.export import export

    seated = [name.strip() for name in args.bots.split(",")]
    with Bar("games", args.games) as bar:
        rows = export(
            ids.find(args.game),
            args.out,
            games=args.games,
            players=args.players,
            bots=seated,
            seed=args.seed,
            progress=bar.step,
            **options_of(args.option),
        )
    print(f"{args.out}: {args.games} games, {rows} decisions")
    return 0
