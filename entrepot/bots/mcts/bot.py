"""mcts: Monte Carlo tree search over many guesses of what is hidden, with random playouts and no network."""

from __future__ import annotations

import random
from time import monotonic

from entrepot.engine.backends.backend import Position

from .searching import Search

SLICE = {"plain": 1, "compiled": 64}  # simulations between two looks at the clock


class Mcts:
    """Thinks for so many seconds a turn, or so many simulations; half of what is left goes to each decision.

    Only with simulations does the same view always get the same answer.
    """

    def __init__(self, seconds: float = 1.0, simulations: int | None = None) -> None:
        self.budget = seconds if simulations is None else simulations
        self.timed = simulations is None
        self._turn = (-1, -1)  # whose, and how many were over
        self._left = 0.0
        self._search: Search | None = None

    def choose(self, view: Position, player: int, rng: random.Random) -> int:
        actions = view.legal(player)
        if len(actions) == 1:
            return actions[0]
        if (player, view.s.turns) != self._turn:
            self._turn = player, view.s.turns
            self._left = self.budget
            self._search = None
        seed = rng.getrandbits(60)
        if self._search is None or not self._search.goes_on(view):
            self._search = Search(view, player, seed)
        self._think(self._search, self._left / 2, len(actions))
        return self._search.decide(actions)

    def _think(self, search: Search, share: float, least: int) -> None:
        """Search on until the share is spent, but try as many simulations as there are actions."""
        begin, spent, done = monotonic(), 0.0, 0
        while done < least or spent < share:
            count = SLICE[search.back.name] if self.timed else max(int(share), least)
            search.run(count)
            done += count
            spent = monotonic() - begin if self.timed else done
        self._left = max(self._left - spent, 0.0)
