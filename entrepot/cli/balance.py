"""entrepot balance: what a bot that plays against itself finds out about a game."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from .arguments import add_example, add_game, add_json, add_options, options_of, whole
from .progress import Bar

if TYPE_CHECKING:
    from entrepot.arena.balance import Balance


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bot", metavar="BOT", default="network", help="who has all seats (network)")
    parser.add_argument("--players", metavar="P", type=whole("--players", 1), default=2, help="number of players (2)")
    parser.add_argument("--deals", metavar="N", type=whole("--deals", 1), default=200, help="games to play (200)")
    parser.add_argument("--seed", metavar="S", type=whole("--seed", 0, 10**12), default=0, help="the first deal (0)")
    parser.add_argument("--jobs", metavar="J", type=whole("--jobs", 1, 1024), default=1, help="processes (1)")
    add_options(parser, "--options")
    add_json(parser)
    add_example(parser, "balance mombasa --players 4 --deals 500 --jobs 4")


def run(args: argparse.Namespace) -> int:
    from entrepot import games
    from entrepot.arena.balance import balance
    from entrepot.arena.setting import setting_of

    game = games.find(args.game)
    bots = [args.bot] * min(2, args.players)
    setting = setting_of(game, bots, args.players, args.deals, args.seed, options_of(args.option))
    with Bar("games", args.deals) as bar:
        found = balance(game, setting, args.jobs, bar.step)
    print(json.dumps(asdict(found), ensure_ascii=False)) if args.json else _print(found)
    return 0


def _print(found: Balance) -> None:
    from rich.console import Console

    from entrepot.arena.shown import tables_of_balance

    console = Console(width=None if sys.stdout.isatty() else 110, highlight=False)
    print(
        f"{found.game}, {found.players} players, {found.games} games of {found.bot}: {found.turns:.1f} turns each, "
        f"{found.score:.1f} points on average, {found.winner:.1f} for the winner"
    )
    for table in tables_of_balance(found):
        if table.row_count:
            console.print(table)
