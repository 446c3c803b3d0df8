"""greedy: looks to the end of its own turn and takes the action after which the best turn was found."""

from __future__ import annotations

import random

from entrepot.engine.backends.backend import Position
from entrepot.engine.errors import EntrepotError

BUDGET = {"plain": 700, "compiled": 3000}  # positions a decision


class Greedy:
    """Plays the turn out at random many times, on a guess of what is hidden.

    All first actions get their share of the budget, then the better half of them gets as much again, and so on. It
    looks past a reveal, for the guess shows it a card that is as good as any other.
    """

    def __init__(self, budget: int | None = None) -> None:
        self.budget = budget

    def choose(self, view: Position, player: int, rng: random.Random) -> int:
        actions = view.legal(player)
        if len(actions) == 1:
            return actions[0]
        game = view.back.game
        if game.evaluate is None:
            raise EntrepotError(f"{game.meta.title} has no evaluation for the bot greedy; choose the bot random.")
        trial = view.guess(player, (rng.getrandbits(64), rng.getrandbits(64)))
        best = dict.fromkeys(actions, -(10**12))
        share = (self.budget or BUDGET[view.back.name]) // (len(actions).bit_length())
        while len(actions) > 1:
            for action, worth in trial.try_out(player, actions, rng.getrandbits(60), share).items():
                best[action] = max(best[action], worth)
            actions = sorted(actions, key=lambda action: -best[action])[: (len(actions) + 1) // 2]
        return actions[0]
