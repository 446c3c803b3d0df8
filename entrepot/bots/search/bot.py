"""search: looks ahead with a network, over many guesses of what is hidden."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import exp
from pathlib import Path
from time import monotonic

from entrepot.engine.backends.backend import Position

from ..greedy import Greedy
from ..network.bot import mind_of
from .halving import Halving
from .lookahead import Lookahead

CERTAIN = 0.98  # how likely an action is that needs no search
SHARE = 0.5  # of what is left of a turn's time, for each decision

_rates = {"plain": 50.0, "compiled": 2000.0}  # simulations a second, by back end, as they were last time


class Search:
    """Thinks for so many seconds a turn, or so many simulations a decision.

    Only with simulations does the same view always get the same answer. `stopped` is asked now and then: whoever has
    waited long enough gets the best action so far.
    """

    def __init__(
        self,
        seconds: float = 1.0,
        simulations: int | None = None,
        path: Path | None = None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        self.seconds, self.simulations, self.path, self.stopped = seconds, simulations, path, stopped
        self._turn = (-1, -1)  # whose, and how many were over
        self._left = 0.0
        self._look: Lookahead | None = None

    def choose(self, view: Position, player: int, rng: random.Random) -> int:
        actions = view.legal(player)
        if len(actions) == 1:
            return actions[0]
        mind = mind_of(view.back.game, self.path)
        if mind is None:
            return Greedy().choose(view, player, rng)
        if (player, view.s.turns) != self._turn:
            self._turn = player, view.s.turns
            self._left = self.seconds
            self._look = None
        seed = rng.getrandbits(60)
        if self._look is None or not self._look.goes_on(view):
            self._look = Lookahead(view, player, mind, seed)
        action = self._best(self._look, actions)
        self._look.decide(action)
        return action

    def _best(self, look: Lookahead, actions: list[int]) -> int:
        begin, done = monotonic(), look.done
        liked = look.policy(actions)
        if 1 / sum(exp(one - max(liked)) for one in liked) > CERTAIN:
            return actions[liked.index(max(liked))]
        share = SHARE * self._left
        simulations = self.simulations or int(share * _rates[look.back.name])

        def goes_on() -> bool:
            return not self.stopped() and (self.simulations is not None or monotonic() - begin < share)

        best = Halving(look, actions).think(simulations, goes_on)
        spent = max(monotonic() - begin, 1e-6)
        self._left = max(self._left - spent, 0.0)
        _rates[look.back.name] = (look.done - done) / spent
        return best
