"""A bot's process: reads questions from its input, writes answers to its output. It can be killed at any time.

It gets a view and what everybody has seen, never the record, so there is nothing it could tell.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from entrepot import bots, games
from entrepot.bots.levels import looks_ahead
from entrepot.bots.search import Search
from entrepot.bots.search.lookahead import ready_back
from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.backends.known import NOTHING, Known
from entrepot.engine.language import components
from entrepot.engine.language.record import NOBODY

from .pool import LIMIT, Pool
from .process import answer_all


class Question(msgspec.Struct):
    game: str
    back: str
    bot: str
    view: bytes
    player: int
    seed: int
    known: Known = NOTHING
    table: str = ""  # whoever thinks for a whole turn remembers it by this,
    seconds: float = 0.0  # and has so long for it; 0 for all others


class Answer(msgspec.Struct):
    action: int = NOBODY
    error: str = ""


Bots = Pool[Question, Answer]


def bot_pool(workers: int, arguments: Sequence[str] = (), limit: float = LIMIT) -> Bots:
    """The bots at work."""
    return Pool(__name__, Answer, workers, arguments, limit)


@lru_cache(maxsize=1)
def searching(table: str, player: int) -> Search:
    """Whoever answered last, if it plays this seat: it knows what it thought and how much of its time is left."""
    return Search()


def answer(question: Question) -> Answer:
    game = games.find(question.game)
    bot = bots.make(question.bot)
    if question.seconds:
        bot = search = searching(question.table, question.player)
        search.seconds = question.seconds
    back = ready_back(game) if looks_ahead(bot) else backend(game, question.back)
    position = Position(back, question.view, question.known)
    return Answer(bot.choose(position, question.player, random.Random(question.seed)))


def main() -> None:
    for overlay in sys.argv[1:]:
        name, _, folder = overlay.partition("=")
        components.overlay(name, Path(folder))
    answer_all(Question, answer, lambda error: Answer(error=error))


if __name__ == "__main__":
    main()
