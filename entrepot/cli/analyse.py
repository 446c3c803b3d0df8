"""entrepot analyse: a finished game, looked at again."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from entrepot import games, load
from entrepot.bots.analysis import SIMULATIONS, Analysis, Decision, analyse
from entrepot.bots.search.lookahead import ready_back
from entrepot.bots.wording import changes, followed, signed
from entrepot.engine.errors import EntrepotError
from entrepot.engine.match import loading
from entrepot.engine.match.match import Match
from entrepot.paper.faces import text_face_of
from entrepot.paper.textview import TextFace, name
from entrepot.paper.words import LANGUAGES, Words

from .arguments import add_components, add_example, add_json, print_json, whole
from .play import language, own_words

TENTHS = 10  # moments of the game at which chances are told, beside its beginning


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a save of a finished game")
    told = f"simulations of each decision ({SIMULATIONS})"
    parser.add_argument(
        "--simulations", metavar="N", type=whole("--simulations", 8, 100_000), default=SIMULATIONS, help=told
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the analysis (the system language)")
    add_components(parser)
    add_json(parser)
    add_example(parser, "analyse game.json", "analyse game.json --simulations 1000 --json")


def run(args: argparse.Namespace) -> int:
    game = games.find(loading.read(args.file).game, args.components)
    match = load(args.file, backend=ready_back(game).name)
    if not isinstance(match, Match):
        raise EntrepotError(f"{args.file} is a share, which can only be viewed; analyse a save.")
    shown = sys.stderr.isatty()
    lang = args.lang or language(os.environ)
    own = own_words(lang)

    def progress(done: int, of: int) -> None:
        if shown:
            print(f"\r{own.text('analysis-progress', done=done, of=of)} ", end="", file=sys.stderr, flush=True)

    found = analyse(match, simulations=args.simulations, progress=progress)
    if shown:
        print(file=sys.stderr)
    if args.json:
        print_json(asdict(found))
        return 0
    face = text_face_of(match.game)
    for line in told(match, found, face, face.words(lang), own):
        print(line)
    return 0


def told(match: Match, found: Analysis, face: TextFace, words: Words, own: Words) -> Iterator[str]:
    """Chances over time, then what each player could have done better."""
    last = len(found.moments) - 1
    moments = [found.moments[round(last * n / TENTHS)] for n in range(TENTHS + 1)]
    players = [name(match.game.meta, seat, words).plain for seat in range(match.players)]
    wide = max(map(len, players))
    yield own.text("analysis-chances")
    yield "  ".join(["", " " * wide, *(f"{one.move:4}" for one in moments)])
    for seat, player in enumerate(players):
        yield "  ".join(["", f"{player:{wide}}", *(f"{100 * one.seats[seat].wins:4.0f}" for one in moments)])
    for seat, player in enumerate(players):
        yield ""
        yield own.text("analysis-player", player=player, luck=signed(100 * found.luck[seat], own))
        for one in found.costliest(seat):
            yield from _better(one, players, face, words, own)


def _better(one: Decision, players: Sequence[str], face: TextFace, words: Words, own: Words) -> Iterator[str]:
    action, better = words.action(one.action), words.action(one.better)
    yield f"  {own.text('analysis-decision', move=one.move, action=action, better=better)}"
    if change := changes(one.change, face.rows, words, own):
        yield f"    {own.text('analysis-change', change=change)}"
    if one.line:
        yield f"    {own.text('advice-line', line=followed(one.line, players, words, own))}"
