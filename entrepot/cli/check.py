"""entrepot check: whether the parts of a game fit one another."""

from __future__ import annotations

import argparse

from entrepot import games
from entrepot.engine.errors import EntrepotError
from entrepot.engine.proof.fitting import faults
from entrepot.paper.words import LANGUAGES

from .arguments import add_example, add_game, add_json, print_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_json(parser)
    add_example(parser, "check yokohama")


def run(args: argparse.Namespace) -> int:
    """0 when everything fits, else 1."""
    several = games.packages().get(args.game, ())
    module = several[0].module if several else ""
    try:
        found = faults(games.find(args.game), LANGUAGES)
    except EntrepotError as error:
        if not module:
            raise
        found = [str(error)]
    if args.json:
        print_json({"game": args.game, "package": module, "faults": found, "sound": not found})
        return 1 if found else 0
    for fault in found:
        print(f"{module}: {fault}")
    if not found:
        print(f"{games.meta(args.game).title}: everything fits.")
    return 1 if found else 0
