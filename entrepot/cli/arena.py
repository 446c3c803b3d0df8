"""entrepot arena: bots against each other on the same deals, from every seat."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from entrepot import bots
from entrepot.bots.program import SECONDS
from entrepot.engine.errors import EntrepotError

from .arguments import add_example, add_game, add_json, add_options, add_programs, options_of, whole
from .progress import Bar

if TYPE_CHECKING:
    from entrepot.arena.counting import Report


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, "an id such as Nippon-v2")
    known = f"{', '.join(bots.BOTS)}, the file of a network, a function as module:attribute, or a command in quotes"
    parser.add_argument("bots", metavar="BOT", nargs="*", help=f"who plays, every pair of them: {known}")
    add_programs(parser)
    parser.add_argument("--players", metavar="P", type=whole("--players", 1), default=2, help="number of players (2)")
    parser.add_argument(
        "--deals", metavar="N", type=whole("--deals", 1), default=100, help="deals, each played in every seat (100)"
    )
    parser.add_argument("--jobs", metavar="J", type=whole("--jobs", 1, 1024), default=1, help="processes (1)")
    add_options(parser, "--options")
    first = "the first deal (1000000000: from there on, nobody may train)"
    parser.add_argument("--seed", metavar="S", type=whole("--seed", 0, 10**12), help=first)
    limit = f"seconds a bot may take for a decision ({SECONDS})"
    parser.add_argument("--limit", metavar="SECONDS", type=whole("--limit", 1, 86400), default=SECONDS, help=limit)
    parser.add_argument(
        "--out", metavar="FILE", type=Path, help="a .jsonl file to write each game to, and to go on from"
    )
    parser.add_argument("--ray", metavar="ADDRESS", default="", help="play on the Ray cluster at this address")
    add_json(parser)
    add_example(
        parser,
        "arena mombasa greedy random --deals 50 --jobs 4 --out results.jsonl",
        "arena nippon greedy --bot 'python my_bot.py' --players 3",
        "arena nippon greedy --players 1 --option level=hard",
        "arena mombasa network my-network.safetensors",
    )


def run(args: argparse.Namespace) -> int:
    from entrepot.arena import arena
    from entrepot.arena.setting import setting_of, units
    from entrepot.lab import ids
    from entrepot.lab.table import FIRST_SEED

    sys.path.insert(0, str(Path.cwd()))  # a bot may be a file in this folder
    if args.out and args.out.suffix != ".jsonl":
        raise EntrepotError(f"--out cannot be {str(args.out)!r}; name a file that ends in .jsonl.")
    named = [*args.bots, *args.bot]
    seed = FIRST_SEED if args.seed is None else args.seed
    options = options_of(args.option)
    setting = setting_of(ids.find(args.game), named, args.players, args.deals, seed, options, args.limit)
    with Bar("games", sum(1 for _ in units(setting))) as bar:
        found = arena.run(setting, args.out, args.jobs, args.ray, bar.step)
    print(json.dumps(asdict(found), ensure_ascii=False)) if args.json else _print(found)
    return 0


def _print(found: Report) -> None:
    from rich.console import Console

    from entrepot.arena.shown import notes, tables

    console = Console(width=None if sys.stdout.isatty() else 140, highlight=False)
    for table in tables(found):
        console.print(table)
    for note in notes(found):
        console.print(note, markup=False, soft_wrap=True)
