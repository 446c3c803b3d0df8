"""entrepot prepare: compile a game's rules ahead of time.

`entrepot play` runs it in a process of its own: whoever plays meanwhile neither waits for the compiler nor shares a
lock with it.
"""

from __future__ import annotations

import argparse
import os

from entrepot import games
from entrepot.engine.backends.backend import backend
from entrepot.engine.backends.plain import ENTRIES

from .arguments import add_components, add_example, add_game

NICE = 10  # low, but at 19 it gets no time at all on a busy machine


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_components(parser)
    parser.add_argument(
        "--all",
        action="store_true",
        help="also what only programs need: walks, batches, the lab, all bots",
    )
    parser.add_argument("--search", action="store_true", help="also the bot search")
    add_example(parser, "prepare yokohama", "prepare yokohama --all")


def run(args: argparse.Namespace) -> int:
    game = games.find(args.game, args.components)
    os.nice(NICE)
    back = backend(game, "compiled")
    if args.search:
        from entrepot.bots.search.preparing import prepare_search

        prepare_search(game)
    if args.all:
        from entrepot.lab.preparing import prepare  # only here: who plays needs no lab

        for name in (*ENTRIES, "play_games"):
            back.functions[name]
        prepare(game)
    return 0
