"""Who plays. A bot gets a *view*, never the record, and answers with the number of an action."""

from __future__ import annotations

import difflib
import random
from collections.abc import Callable, Mapping
from typing import Protocol

from entrepot.engine.backends.backend import Position
from entrepot.engine.errors import EntrepotError

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
        near = difflib.get_close_matches(name, BOTS, 1)
        remedy = f"did you mean {near[0]!r}?" if near else f"the bots are {', '.join(BOTS)}."
        raise EntrepotError(f"There is no bot {name!r}; {remedy}")
    return BOTS[name]()
