"""Who plays. A bot gets a *view*, never the record, and answers with the number of an action."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Protocol

from entrepot.engine.backends.backend import Position
from entrepot.engine.errors import EntrepotError, nearest

from .greedy import Greedy
from .random import Random

__all__ = ["BOTS", "Bot", "make"]


class Bot(Protocol):
    def choose(self, view: Position, player: int, rng: random.Random) -> int:
        """One of `view.legal(player)`; the same for the same view and the same state of `rng`."""


BOTS: Mapping[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy}


def make(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise EntrepotError(f"There is no bot {name!r}; {nearest(name, BOTS, 'the bots are')}")
    return BOTS[name]()
