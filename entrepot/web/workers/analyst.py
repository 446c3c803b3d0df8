"""The processes that give advice and look at finished games again. They can be killed at any time.

Advice is made from a view and what everybody has seen, so it knows no more than the seat that asks. Of a finished game
everything is known, but each move is judged as its player saw it then.
"""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

import msgspec

from entrepot import games
from entrepot.bots.advice import Advice, advise
from entrepot.bots.analysis import Judged, judge
from entrepot.bots.playing_out import Ended, play_out
from entrepot.bots.search.lookahead import ready_back
from entrepot.engine.backends.backend import Position
from entrepot.engine.backends.known import NOTHING, Known
from entrepot.engine.match.loading import load
from entrepot.engine.match.match import Match

from .pool import Pool
from .process import answer_all

SIMULATIONS = 4000  # of a piece of advice, at most
ADVISING, ANALYSING = 5, 19  # nice
LARGEST = 1 << 20  # bytes of an answer
KEPT = 50  # finished games at hand: analyses take turns, and reading one takes longer than judging a move


class Advise(msgspec.Struct, tag=True):
    """What had a seat best do?"""

    game: str
    view: bytes
    seat: int
    known: Known = NOTHING
    seconds: float = 1.0


class Weigh(msgspec.Struct, tag=True):
    """Of a finished game: what could everybody expect before a move, and was there something better to do?"""

    game: str
    save: bytes
    move: int
    simulations: int


class PlayOut(msgspec.Struct, tag=True):
    """How does a game end if bots of these levels play it on from a position?"""

    game: str
    record: bytes
    levels: list[str]
    seed: int


Question = Advise | Weigh | PlayOut


class Answer(msgspec.Struct):
    """To a question, whichever it was."""

    advice: Advice | None = None
    judged: Judged | None = None
    ended: Ended | None = None
    error: str = ""


Analysts = Pool[Question, Answer]


def adviser_pool() -> Analysts:
    """Somebody waits for a hint, but tables go first."""
    return Pool(__name__, Answer, 1, [str(ADVISING)], 60.0, LARGEST)


def analyst_pool() -> Analysts:
    """Nobody waits for a single question, so whatever else runs on the machine goes first."""
    return Pool(__name__, Answer, 1, [str(ANALYSING)], 600.0, LARGEST)


@lru_cache(maxsize=KEPT)
def match_of(save: bytes, back: str) -> Match:
    """A saved game, played again from its deal."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        path.write_bytes(save)
        found = load(path, games.meta, games.find, back, carry=False)
    assert isinstance(found, Match)
    return found


def answer(question: Question) -> Answer:
    back = ready_back(games.find(question.game))
    match question:
        case Advise():
            position = Position(back, question.view, question.known)
            advice = advise(position, question.seat, seconds=question.seconds, simulations=SIMULATIONS)
            return Answer(advice=advice)
        case Weigh():
            saved = match_of(question.save, back.name)
            return Answer(judged=judge(saved, question.move, simulations=question.simulations))
        case PlayOut():
            return Answer(ended=play_out(Position(back, question.record), question.levels, question.seed))


def main(nice: int) -> None:
    os.nice(nice)
    if nice == ANALYSING and hasattr(os, "SCHED_IDLE"):  # Linux: what wakes up at a table does not wait for it at all
        with suppress(OSError):  # some containers forbid it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    answer_all(Question, answer, lambda error: Answer(error=error))


if __name__ == "__main__":
    main(int(sys.argv[1]))
