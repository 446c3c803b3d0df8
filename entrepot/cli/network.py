"""entrepot network: what was trained as a small file that bots play by, and what is known about it."""

from __future__ import annotations

import argparse
from pathlib import Path

from entrepot import games
from entrepot.bots.network.weights import file_of, load, told
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Game

from .arguments import add_example, add_game, need_packages, whole


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--from", dest="source", metavar="DIR", type=Path, help="a checkpoint to write as a file")
    parser.add_argument("--out", metavar="FILE", type=Path, help="the file to write")
    parser.add_argument("--file", metavar="FILE", type=Path, help="a file to show the card of (that of the package)")
    parser.add_argument("--options", metavar="TEXT", default="usual", help="the options it was trained on (usual)")
    parser.add_argument("--ladder", metavar="TEXT", default="not measured", help="how strong it is (not measured)")
    parser.add_argument(
        "--positions",
        metavar="N",
        type=whole("--positions", 1),
        default=1000,
        help="choices by which file and checkpoint are compared (1000)",
    )
    add_example(parser, "network mombasa", "network mombasa --from mombasa-2 --out mombasa.safetensors")


def run(args: argparse.Namespace) -> int:
    game = games.find(args.game)
    if (args.source is None) != (args.out is None) or (args.source and args.file):
        raise EntrepotError("A file is written with --from and --out, and shown with --file or neither; give these.")
    if args.source:
        return _write(game, args)
    print(told(load(game, args.file or file_of(args.game)).card))
    return 0


def _write(game: Game, args: argparse.Namespace) -> int:
    need_packages("Writing a network")
    from entrepot.training import checkpoint
    from entrepot.training.agreement import agreement
    from entrepot.training.export import export

    stage = checkpoint.load(game, args.source, "cpu")
    print(told(export(stage, args.out, options=args.options, ladder=args.ladder)))
    same = agreement(game, stage.network, args.out, args.positions)
    size = args.out.stat().st_size / 1e6
    print(f"{args.out}: {size:.1f} MB; chooses as the checkpoint does in {same:.1%} of {args.positions} positions")
    return 0
