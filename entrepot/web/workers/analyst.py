"""The process that gives advice and looks at finished games again. It can be killed at any time.

Advice is made from a view and what everybody has seen, so it knows no more than the seat that asks.
"""

from __future__ import annotations

import os

import msgspec

from entrepot import games
from entrepot.bots.advice import Advice, advise
from entrepot.bots.search.lookahead import ready_back
from entrepot.engine.backends.backend import Position
from entrepot.engine.backends.known import NOTHING, Known

from .pool import Pool
from .process import answer_all

SIMULATIONS = 4000  # of a piece of advice, at most
POLITE = 10  # it leaves the processor to the tables where both want it
LARGEST = 1 << 20  # bytes of an answer


class Advise(msgspec.Struct):
    """What had a seat best do?"""

    game: str
    view: bytes
    seat: int
    known: Known = NOTHING
    seconds: float = 1.0


class Answer(msgspec.Struct):
    advice: Advice | None = None
    error: str = ""


Analysts = Pool[Advise, Answer]


def analyst_pool(workers: int = 1) -> Analysts:
    return Pool(__name__, Answer, workers, largest=LARGEST)


def answer(question: Advise) -> Answer:
    position = Position(ready_back(games.find(question.game)), question.view, question.known)
    return Answer(advise(position, question.seat, seconds=question.seconds, simulations=SIMULATIONS))


def main() -> None:
    os.nice(POLITE)
    answer_all(Advise, answer, lambda error: Answer(error=error))


if __name__ == "__main__":
    main()
