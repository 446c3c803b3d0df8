"""A position played to its end by bots, to see how it usually ends."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from entrepot.engine.backends.backend import Position
from entrepot.engine.match.memory import Memory

from . import make
from .levels import HURRIED, LOWER, Lower


@dataclass(frozen=True)
class Ended:
    """How a game ended, by seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def play_out(start: Position, levels: Sequence[str], seed: int) -> Ended:
    """Play a copy of a position to its end, each seat by the bot of its level.

    What is drawn from here on comes from a key of its own, made from the seed. The same position, levels and seed end
    alike. Nothing that was seen before the position is remembered.
    """
    dice = random.Random(seed)
    position, bots = start.copy(), [Lower(name, HURRIED) if name in LOWER else make(name) for name in levels]
    position.s.key[0], position.s.key[1] = dice.getrandbits(64), dice.getrandbits(64)
    memory = Memory().after(position)
    while actors := position.actors():
        seat = actors[0]
        view = Position(position.back, bytes(position.record), memory.known).hide(seat)
        position.take(seat, bots[seat].choose(view, seat, dice))
        memory = memory.after(position)
    game = position.back.game
    return Ended(tuple(game.scores(position.s)), tuple(game.ranks(position.s)))
