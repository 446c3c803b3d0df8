"""A bot's process: reads questions from its input, writes answers to its output. It can be killed at any time.

It gets a view, never the record, so there is nothing it could tell.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import msgspec

from entrepot import bots, games
from entrepot.engine import components
from entrepot.engine.backend import Position, backend
from entrepot.engine.record import NOBODY


class Question(msgspec.Struct):
    game: str
    back: str
    bot: str
    view: bytes
    player: int
    seed: int


class Answer(msgspec.Struct):
    action: int = NOBODY
    error: str = ""


def answer(question: Question) -> Answer:
    position = Position(backend(games.find(question.game), question.back), question.view)
    return Answer(bots.make(question.bot).choose(position, question.player, random.Random(question.seed)))


def main() -> None:
    for overlay in sys.argv[1:]:
        name, _, folder = overlay.partition("=")
        components.overlay(name, Path(folder))
    source = sys.stdin.buffer
    sink = open(sys.stdout.fileno(), "wb", buffering=0, closefd=False)  # nothing is left to be written at the end
    decoder = msgspec.msgpack.Decoder(Question)
    while len(head := source.read(4)) == 4:
        data = source.read(size := int.from_bytes(head, "big"))
        if len(data) < size:
            return  # who asked is gone
        try:
            said = answer(decoder.decode(data))
        except Exception as error:  # whatever it is, the table goes on without this answer
            said = Answer(error=f"{type(error).__name__}: {error}")
        data = msgspec.msgpack.encode(said)
        try:
            sink.write(len(data).to_bytes(4, "big") + data)
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
