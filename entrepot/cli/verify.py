"""entrepot verify: whether a saved game is what it says."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from entrepot import games, load
from entrepot.engine.language.game import Game
from entrepot.engine.match import loading
from entrepot.engine.match.loading import Shared
from entrepot.engine.match.match import Match

from .arguments import add_components, add_example, add_json, print_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a save or a share")
    add_components(parser)
    add_json(parser)
    add_example(parser, "verify game.json")


def run(args: argparse.Namespace) -> int:
    """Whatever does not fit is told by whoever finds it, in one sentence."""
    saved = loading.read(args.file)
    game = games.find(saved.game, args.components)
    match = load(args.file)
    others = others_of(match, game)
    whole = isinstance(match, Match) and not others
    replayed = whole or (isinstance(match, Shared) and loading.prove_share(match, args.file))
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
        "other_rules": [vars(one) for one in others],
        "commitment": saved.deal.commitment,
        "hash": saved.hashes[-1] if saved.hashes else "",
    }
    if args.json:
        print_json(found)
        return 0
    state = "finished" if match.over else "not finished"
    print(
        f"{args.file}: a {saved.kind} of {game.meta.title}, {saved.players} players, {len(match.moves)} moves, {state}"
    )
    for one in others:
        print(told(one))
    print(_proven(match, replayed, bool(others)))
    return 0


def _proven(match: Match | Shared, replayed: bool, others: bool) -> str:
    """How much of it is certain."""
    if replayed:
        return f"{PROVEN}, and the shuffle matches its fingerprint"
    if isinstance(match, Shared):
        return "the file is intact" + ("" if others else "; its moves and shuffle can be proven once the game is over")
    if match.kept:
        return f"the file is intact and entrepot replay shows it, but it cannot be continued here: {match.kept}"
    if match.count > match.base:
        return f"from move {match.base + 1} on {PROVEN}"
    return "it continues here from its last position"


PROVEN = "every move is legal and every position matches"


@dataclass(frozen=True)
class Other:
    """Moves, from 1, that were made under other rules or with other components, or after which it was arranged."""

    first: int
    last: int
    rules_version: int
    components: str
    same_rules: bool
    arranged: bool  # under these rules, up to a position that was then arranged by hand


def told(one: Other) -> str:
    if one.arranged:
        return f"the position {f'after move {one.last}' if one.last else 'before the first move'} was arranged by hand"
    under = f"with components {one.components}" if one.same_rules else f"under rules version {one.rules_version}"
    moves = f"moves {one.first} to {one.last} were" if one.last > one.first else f"move {one.first} was"
    return f"{moves} played {under} and cannot be replayed here"


def others_of(match: Match | Shared, game: Game) -> list[Other]:
    if isinstance(match, Match):
        segments = [(one.until, one.rules_version, one.components) for one in match.earlier]
    else:
        saved = match.saved
        segments = [(one.until, one.rules_version, one.components) for one in saved.earlier]
        if (saved.rules_version, saved.components) != (game.meta.rules_version, game.components):
            segments.append((len(match.moves), saved.rules_version, saved.components))
    others, first = [], 1
    for until, version, components in segments:
        same = version == game.meta.rules_version
        arranged = same and components == game.components
        if until >= first or arranged:
            others.append(Other(first, until, version, components, same, arranged))
        first = until + 1
    return others
