"""entrepot replay: a saved game, move by move."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from entrepot import games, load
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Game
from entrepot.engine.match import loading
from entrepot.engine.match.legend import Legend
from entrepot.engine.match.loading import Shared
from entrepot.engine.match.match import Match
from entrepot.engine.match.view import View
from entrepot.paper.faces import text_face_of
from entrepot.paper.words import LANGUAGES

from .arguments import add_components, add_example, add_json, print_json, whole
from .verify import others_of, told


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a save or a share")
    parser.add_argument("--at", metavar="N", type=whole("--at", 0), help="stop after move N")
    parser.add_argument("--show", action="store_true", help="also show the position")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the position (en)")
    add_components(parser)
    add_json(parser)
    add_example(parser, "replay game.json", "replay game.json --at 40 --show")


def run(args: argparse.Namespace) -> int:
    game = games.find(loading.read(args.file).game, args.components)
    match = load(args.file)
    at = len(match.moves) if args.at is None else args.at
    if not 0 <= at <= len(match.moves):
        raise EntrepotError(f"There is no move {at}; this game has moves 0 to {len(match.moves)}.")
    others = [told(one) for one in others_of(match, game) if one.first <= at]
    shown, view = _known(match, at)
    if args.json:
        moves = [str(move) for move in match.moves[:at]]
        print_json({**shown, "moves": moves, "notes": others, "stored": _stored(match, at)})
        return 0
    if args.show:
        if view is None:
            raise EntrepotError(f"The position after move {at} cannot be shown; omit --show.")
        _draw(match.game, view, args.lang)
    width = max(map(len, match.seats))
    for number, move in enumerate(match.moves[:at], 1):
        print(f"{number:5}  {match.seats[move.player]:{width}}  {move.action}")
    for note in others:
        print(note)
    print(f"after move {at} of {len(match.moves)}: {shown['asked']}")
    for seat, score, rank in zip(match.seats, shown["scores"], shown["ranks"], strict=False):
        print(f"       {seat:{width}}  {score} points{f', place {rank}' if rank else ''}")
    return 0


def _known(match: Match | Shared, at: int) -> tuple[dict[str, Any], View | None]:
    """The public facts after a move, and the view, where the rules of today have a place for it."""
    try:
        view = match.view(at) if isinstance(match, Shared) else match.view(at=at)
        return _position(match, view, at), view
    except EntrepotError as error:
        bare = {"game": match.game.meta.name, "seats": list(match.seats), "at": at, "of": len(match.moves)}
        return {**bare, "asked": str(error), "scores": [], "ranks": [], "hash": ""}, None


def _stored(match: Match | Shared, at: int) -> dict[str, Any]:
    """The position by the names of its fields, where other rules stored it."""
    if isinstance(match, Match):
        return match.stored(at)
    return {} if match.legend == Legend.of(match.game) else match.stored(at)


def _draw(game: Game, view: View, lang: str) -> None:
    from rich.console import Console

    face = text_face_of(game)
    for part in face.position(view, face.words(lang)):
        Console().print(part)


def _position(match: Match | Shared, view: View, at: int) -> dict[str, Any]:
    """The public facts after a move."""
    game = match.game
    s = game.layout.plain(bytearray(view.record))
    ranks = game.ranks(s) if view.over else (0,) * match.players
    return {
        "game": game.meta.name,
        "seats": list(match.seats),
        "at": at,
        "of": len(match.moves),
        "asked": view.asked,
        "scores": list(game.scores(s)),
        "ranks": list(ranks),
        "hash": game.layout.hash(view.record),
    }
