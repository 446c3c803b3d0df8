"""entrepot games: what can be played here, and what is wrong with the rest."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from entrepot import games
from entrepot.engine.language.game import STAGES

from .arguments import add_example, add_json, print_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)
    add_example(parser, "games")


def run(args: argparse.Namespace) -> int:
    """Games that cannot be loaded are named beside the list, which is still one of games to be played."""
    found, broken = [row(name) for name in games.names()], games.broken()
    if args.json:
        print_json({"games": found, "broken": broken})
        return 0
    width = max((len(one["name"]) for one in found), default=0)
    for one in found:
        players = ", ".join(map(str, one["players"]))
        making = "" if one["stage"] == STAGES[-1] else f"; in development: {one['stage']}"
        print(f"{one['name']:{width}}  {one['title']}, {players} players{making}")
    for sentence in broken.values():
        print(" ".join(sentence.split()), file=sys.stderr)
    return 0


def row(name: str) -> dict[str, Any]:
    meta, package = games.meta(name), games.packages()[name][0]
    return {
        "name": name,
        "title": meta.title,
        "players": list(meta.players),
        "stage": meta.stage,
        "rules_version": meta.rules_version,
        "distribution": package.distribution,
    }
