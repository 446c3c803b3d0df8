"""entrepot play: a game in the terminal, against bots."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Mapping
from pathlib import Path

from entrepot import bots, games, load
from entrepot.engine.backends.background import BackgroundCompiler
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.deal import Deal
from entrepot.engine.match import loading
from entrepot.engine.match.match import Match
from entrepot.paper.words import HOUSE, LANGUAGES, Words

from .arguments import add_components, add_example, add_options, add_programs, options_of, whole

WORDS = Path(__file__).parent / "words"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    names = ", ".join(games.names())
    parser.add_argument("game", metavar="GAME", nargs="?", default="yokohama", help=f"one of {names} (yokohama)")
    parser.add_argument("--players", metavar="P", type=whole("--players", 1, 9), default=3, help="players in all (3)")
    parser.add_argument(
        "--seat", metavar="N", type=whole("--seat", 0, 9), default=0, help="your seat, counted from 0 (0)"
    )
    others = f"bots for the other seats, in order: {', '.join(bots.BOTS)}; the last takes all remaining seats (greedy)"
    parser.add_argument("--bots", metavar="NAMES", help=others)
    add_programs(parser)
    parser.add_argument("--lang", metavar="LANG", help=f"one of {', '.join(LANGUAGES)} (the system language)")
    parser.add_argument("--seed", metavar="S", type=whole("--seed", 0), help="make the shuffle repeatable")
    add_options(parser)
    parser.add_argument("--load", metavar="FILE", type=Path, help="continue a saved game")
    add_components(parser)
    parser.add_argument("--plain", action="store_true", help="do not compile the rules for the bots")
    add_example(parser, "play", "play yokohama --players 2 --lang uk", "play --load game.json --seat 1")


def own_words(lang: str) -> Words:
    """The words of the house and of the terminal."""
    return Words(lang, HOUSE, WORDS)


def run(args: argparse.Namespace) -> int:
    lang = args.lang or language(os.environ)
    own = own_words(lang)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(own.text("needs-terminal"), file=sys.stderr)
        return 0
    match = continued(args.load, args.components) if args.load else begun(args)
    if args.seat >= match.players:
        raise EntrepotError(f"There is no seat {args.seat} among {match.players} players; count them from 0.")
    named = [*(args.bots.split(",") if args.bots else []), *args.bot]
    alone = match.players == 1 and not named
    seated = seats([] if alone else named or ["greedy"], args.seat, match.players)
    faster = BackgroundCompiler(match.game, args.components, "--search")
    from .table import Table  # rich is loaded only where there is a terminal

    table = Table(match, args.seat, seated, own, random.Random(args.seed), faster)
    if not args.plain:
        faster.start()
    try:
        return table.play()
    finally:
        faster.stop()


def language(environment: Mapping[str, str]) -> str:
    """The language the system speaks, where there are words in it."""
    said = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return said[:2] if said[:2] in LANGUAGES else "en"


def begun(args: argparse.Namespace) -> Match:
    game = games.find(args.game, args.components)
    deal = Deal.fresh() if args.seed is None else Deal.seeded(args.seed)
    return Match.begin(game, args.players, options_of(args.option), deal)


def continued(file: Path, components: Path | None) -> Match:
    games.find(loading.read(file).game, components)
    match = load(file)
    if not isinstance(match, Match):
        raise EntrepotError(f"{file} is a share, which can only be viewed; load a save.")
    if match.kept:
        raise EntrepotError(f"{file} cannot be continued here: {match.kept}; view it with entrepot replay.")
    return match


def seats(names: list[str], seat: int, players: int) -> dict[int, bots.Bot]:
    """A bot for every seat but the person's."""
    others = [player for player in range(players) if player != seat]
    if len(names) > len(others):
        raise EntrepotError(f"{len(names)} bots are named for {len(others)} other seats; name fewer.")
    names += names[-1:] * (len(others) - len(names))
    return {player: bots.named(name.strip()) for player, name in zip(others, names, strict=True)}
