"""entrepot verify: whether a saved game is what it says."""

from __future__ import annotations

import argparse
from pathlib import Path

from entrepot import load
from entrepot.engine import save
from entrepot.engine.match import Match

from .arguments import add_components, add_example, add_json, find_game, print_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a save or a share")
    add_components(parser)
    add_json(parser)
    add_example(parser, "verify game.json")


def run(args: argparse.Namespace) -> int:
    """Whatever does not fit is told by whoever finds it, in one sentence."""
    saved = save.read(args.file)
    game = find_game(saved.game, args.components)
    match = load(args.file)
    replayed = isinstance(match, Match) or save.prove_share(match, args.file)
    found = {
        "file": str(args.file),
        "kind": saved.kind,
        "game": saved.game,
        "rules_version": saved.rules_version,
        "components": saved.components,
        "players": saved.players,
        "options": saved.options,
        "moves": len(match.moves),
        "over": match.over,
        "replayed": replayed,
        "commitment": saved.deal.commitment,
        "hash": saved.hashes[-1],
    }
    if args.json:
        print_json(found)
        return 0
    state = "finished" if match.over else "not finished"
    print(
        f"{args.file}: a {saved.kind} of {game.meta.title}, {saved.players} players, {len(match.moves)} moves, {state}"
    )
    if replayed:
        print("every move is allowed, every position is the saved one, and the deal is the one committed to")
    else:
        print("the file is whole; its moves and its deal can be proven once the game is over")
    return 0
