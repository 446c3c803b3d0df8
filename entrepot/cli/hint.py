"""entrepot hint: what a seat had best do in a saved game, and why."""

from __future__ import annotations

import argparse
import os
from dataclasses import asdict
from pathlib import Path

from entrepot import games, load
from entrepot.engine.backends.backend import Position
from entrepot.engine.errors import EntrepotError
from entrepot.engine.match import loading
from entrepot.engine.match.match import Match
from entrepot.paper.faces import text_face_of
from entrepot.paper.words import LANGUAGES

from .arguments import add_components, add_example, add_json, print_json, whole
from .hinting import SECONDS, SIMULATIONS, advice_for, told
from .play import language, own_words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a save")
    parser.add_argument("--seat", metavar="N", type=whole("--seat", 0, 9), help="the seat to advise (who is asked)")
    parser.add_argument("--at", metavar="N", type=whole("--at", 0), help="after move N (the last one)")
    seconds = f"how long to think at most ({SECONDS:g})"
    parser.add_argument("--seconds", metavar="S", type=whole("--seconds", 1, 3600), default=int(SECONDS), help=seconds)
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the hint (the system language)")
    add_components(parser)
    add_json(parser)
    add_example(parser, "hint game.json", "hint game.json --at 40 --seat 1 --seconds 10")


def run(args: argparse.Namespace) -> int:
    games.find(loading.read(args.file).game, args.components)
    match = load(args.file)
    if not isinstance(match, Match):
        raise EntrepotError(f"{args.file} is a share, which can only be viewed; ask for a hint in a save.")
    if match.kept:
        raise EntrepotError(f"There is no hint for {args.file}: {match.kept}; view it with entrepot replay.")
    at = match.count if args.at is None else args.at
    if not match.base <= at <= match.count:
        raise EntrepotError(f"There is no hint after move {at}; choose a move from {match.base} to {match.count}.")
    seat = asked(match, at) if args.seat is None else args.seat
    if seat >= match.players:
        raise EntrepotError(f"There is no seat {seat} among {match.players} players; count them from 0.")
    advice = advice_for(match.bot_view(seat, at), seat, args.seconds, SIMULATIONS)
    if args.json:
        print_json({"move": at, **asdict(advice)})
        return 0
    lang = args.lang or language(os.environ)
    face = text_face_of(match.game)
    for line in told(advice, match.game, face, face.words(lang), own_words(lang)):
        print(line)
    return 0


def asked(match: Match, at: int) -> int:
    """The first seat that is asked after a move."""
    actors = Position(match.position.back, match.record(at)).actors()
    if not actors:
        raise EntrepotError(f"Nobody is asked anything after move {at}; choose an earlier one with --at.")
    return actors[0]
