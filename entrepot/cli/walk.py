"""entrepot walk: random games in which every position is checked."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from entrepot import games
from entrepot.engine.proof.walk import Walk, walk

from .arguments import (
    add_components,
    add_example,
    add_game,
    add_json,
    add_options,
    options_of,
    print_json,
    whole,
)
from .progress import Bar, prepare


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", metavar="N", type=whole("--games", 1), default=100, help="number of games (100)")
    parser.add_argument("--players", metavar="P", type=whole("--players", 1), default=2, help="number of players (2)")
    parser.add_argument("--seed", metavar="S", type=whole("--seed", 0), default=1, help="seed of the first game (1)")
    add_options(parser)
    parser.add_argument("--backend", choices=("compiled", "plain"), default="compiled", help="the back end (compiled)")
    parser.add_argument(
        "--every", metavar="N", type=whole("--every", 0), default=1, help="check every Nth position, 0 for none (1)"
    )
    parser.add_argument("--compare", action="store_true", help="play on plain too, and compare after every action")
    parser.add_argument("--saves", action="store_true", help="save, load and continue at random moments")
    add_components(parser)
    add_json(parser)
    add_example(
        parser,
        "walk yokohama --games 2000 --players 4 --seed 1 --option edition=original",
        "walk yokohama --games 20 --compare --saves --option rewards=on --option free_agents=on",
    )


def run(args: argparse.Namespace) -> int:
    game = games.find(args.game, args.components)
    options = options_of(args.option)
    game.meta.check(args.players, options)  # before a minute of compiling
    prepare(game, args.backend, "walk")
    with Bar("games", args.games) as bar:
        found = walk(
            game,
            args.games,
            args.players,
            options,
            args.seed,
            back=args.backend,
            every=args.every,
            compare=args.compare,
            saves=args.saves,
            progress=bar.step,
        )
    if args.json:
        print_json(asdict(found))
    else:
        _print(found, args)
    return 0 if found.sound else 1


def _print(found: Walk, args: argparse.Namespace) -> None:
    checked = {0: "no position checked", 1: "every position checked"}.get(
        args.every, f"1 position in {args.every} checked"
    )
    print(f"games    {found.games}")
    print(f"moves    {found.moves}, {checked}")
    print(f"longest  {found.longest_moves} moves, {found.longest_rounds} rounds")
    if args.compare:
        print(f"compared {found.compared} moves with plain, {found.differences} differences")
    if args.saves:
        print(f"saves    {found.saves}, each loaded and continued")
    print(f"digest   {found.digest}")
    print(f"faults   {len(found.faults)}")
    for fault in found.faults:
        print(f"  {fault}")
