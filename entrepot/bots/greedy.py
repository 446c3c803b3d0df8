"""greedy: looks to the end of its own turn and takes the action after which the best turn was found."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from entrepot.engine.backends.backend import Position
from entrepot.engine.errors import EntrepotError

Evaluation = Callable[[Any, int], float]

BUDGET = {"plain": 700, "compiled": 3000}  # positions a decision: a tenth of a second or less
LONGEST_TURN = 60  # actions; a turn that wanders on is judged where it stands


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
        evaluate = evaluation_of(view)
        trial = view.guess(player, (rng.getrandbits(64), rng.getrandbits(64)))
        start = bytes(trial.record)
        best = dict.fromkeys(actions, float("-inf"))
        share = (self.budget or BUDGET[view.back.name]) // (len(actions).bit_length())
        while len(actions) > 1:
            left = share
            while left > 0:
                for action in actions:
                    trial.record[:] = start
                    trial.take(player, action)
                    left -= 1 + finish_turn(trial, player, rng)
                    best[action] = max(best[action], evaluate(trial.s, player))
            actions = sorted(actions, key=lambda action: -best[action])[: (len(actions) + 1) // 2]
        return actions[0]


def finish_turn(trial: Position, player: int, rng: random.Random) -> int:
    """Take random actions until somebody else is to act; how many they were."""
    s = trial.s
    turns = s.turns
    for count in range(LONGEST_TURN):
        actions = trial.legal(player) if s.turns == turns and player in trial.actors() else []
        if not actions:
            return count
        trial.take(player, rng.choice(actions))
    return LONGEST_TURN


def evaluation_of(view: Position) -> Evaluation:
    game = view.back.game
    if game.evaluate is None:
        raise EntrepotError(f"{game.meta.title} has no evaluation for the bot greedy; choose the bot random.")
    return game.evaluate
