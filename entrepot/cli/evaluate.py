"""entrepot evaluate: how often an agent wins on the published deals."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from entrepot import bots
from entrepot.engine.errors import EntrepotError

from .arguments import add_example, add_game, add_json, print_json, whole
from .progress import Bar

if TYPE_CHECKING:
    from entrepot.lab.evaluation import Evaluation


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, "an id such as Nippon-v2")
    agents = f"{', '.join(bots.BOTS)}, the file of a network, or a function as module:attribute"
    parser.add_argument("agent", metavar="AGENT", help=f"who is evaluated: {agents}")
    parser.add_argument("opponent", metavar="OPPONENT", help="who has all the other seats, named in the same way")
    parser.add_argument("--players", metavar="P", type=whole("--players", 2), default=2, help="number of players (2)")
    parser.add_argument(
        "--deals",
        metavar="N",
        type=whole("--deals", 1),
        default=100,
        help="number of deals, each played in every seat (100)",
    )
    parser.add_argument("--leaderboard", metavar="FILE", type=Path, help="write the result to this leaderboard, too")
    parser.add_argument("--table", metavar="FILE", type=Path, help="write the leaderboard into this document, too")
    add_json(parser)
    add_example(
        parser, "evaluate nippon greedy random --players 3 --deals 20", "evaluate Mombasa-v1 my_agent:choose greedy"
    )


def run(args: argparse.Namespace) -> int:
    from entrepot.lab import evaluation, ids

    sys.path.insert(0, str(Path.cwd()))  # an agent may be a file in this folder
    if args.table and not args.leaderboard:
        raise EntrepotError("--table needs a leaderboard; name one with --leaderboard.")
    # What cannot be read is told before the games are played.
    if args.leaderboard:
        evaluation.read(args.leaderboard)
    if args.table:
        evaluation.around_table(args.table)
    with Bar("deals", args.deals) as bar:
        found = evaluation.evaluate(ids.find(args.game), args.agent, args.opponent, args.players, args.deals, bar.step)
    if args.leaderboard:
        evaluation.enter(found, args.leaderboard)
    if args.table:
        evaluation.write_table(args.table, args.leaderboard)
    print_json(asdict(found)) if args.json else _print(found)
    return 0


def _print(found: Evaluation) -> None:
    seats = "every seat" if found.players > 2 else "both seats"
    print(f"game     {found.id}, {found.players} players")
    print(f"games    {found.games}: {found.deals} deals, each from {seats}; {found.truncated} cut off")
    print(f"share    {100 * found.share:.1f} % won by {found.agent}; {100 * found.even:.1f} % would be even")
    print(f"interval {100 * found.low:.1f} to {100 * found.high:.1f} %")
    print(f"margin   {found.margin:+.1f}")
    print(f"scores   {found.agent} {found.score:.1f}, {found.opponent} {found.opponent_score:.1f}")
