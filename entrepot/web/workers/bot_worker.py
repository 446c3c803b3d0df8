"""A bot's process: reads questions from its input, writes answers to its output. It can be killed at any time.

It gets a view and what everybody has seen, never the record, so there is nothing it could tell.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import msgspec

from entrepot import bots, games
from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.backends.known import NOTHING, Known
from entrepot.engine.language import components
from entrepot.engine.language.record import NOBODY

from .process import answer_all


class Question(msgspec.Struct):
    game: str
    back: str
    bot: str
    view: bytes
    player: int
    seed: int
    known: Known = NOTHING


class Answer(msgspec.Struct):
    action: int = NOBODY
    error: str = ""


def answer(question: Question) -> Answer:
    position = Position(backend(games.find(question.game), question.back), question.view, question.known)
    return Answer(bots.make(question.bot).choose(position, question.player, random.Random(question.seed)))


def main() -> None:
    for overlay in sys.argv[1:]:
        name, _, folder = overlay.partition("=")
        components.overlay(name, Path(folder))
    answer_all(Question, answer, lambda error: Answer(error=error))


if __name__ == "__main__":
    main()
