"""One game for interfaces that ask seat by seat: rewards, limits and observations around a `State`."""

from __future__ import annotations

from typing import Any

import numpy as np

from entrepot.engine.errors import EntrepotError, nearest
from entrepot.engine.language.game import Game

from . import ids
from .state import State
from .vector import MOST_DECISIONS, MOST_ROUNDS, REWARDS, Array

FIRST_SEED = 10**9  # of those for evaluation; whoever deals games to learn from draws from those below
LIMITS = ("most_decisions", "most_rounds")


class Table:
    """A game being played: what each seat is paid for a transition, and when the game is cut off."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        reward: str = "place",
        most_decisions: int = MOST_DECISIONS,
        most_rounds: int = MOST_ROUNDS,
    ) -> None:
        if reward not in REWARDS:
            raise EntrepotError(f"There is no reward {reward!r}; {nearest(reward, REWARDS)}")
        self.game, self.players, self.options, self.reward = game, players, options, reward
        self.most_decisions, self.most_rounds = most_decisions, most_rounds
        self.state: State

    @classmethod
    def of(cls, game: str | Game, players: int, reward: str, options: dict[str, Any]) -> Table:
        """By a game's name or id; the limits may stand among its options."""
        found = ids.find(game) if isinstance(game, str) else game
        limits = {name: value for name, value in options.items() if name in LIMITS}
        chosen = {name: value for name, value in options.items() if name not in LIMITS}
        return cls(found, players, found.meta.check(players, chosen), reward, **limits)

    def begin(self, seed: int) -> None:
        self.state = State.new(self.game, self.players, seed, **self.options)
        self.decisions = 0
        self.truncated = False
        self._result: dict[str, Any] | None = None
        self._points = self.state.scores() if self.reward == "points" else ()

    @property
    def ended(self) -> bool:
        return self.truncated or self.state.actor < 0

    def take(self, action: int) -> tuple[float, ...]:
        """Take an action for the seat that is asked; what each seat is paid. Nothing changes if it is refused."""
        state = self.state
        state.step(action)
        self.decisions += 1
        if state.actor >= 0 and self._too_long():
            self.truncated = True
        if self.reward == "points":
            before, self._points = self._points, state.scores()
            return tuple(float(now - then) for now, then in zip(self._points, before, strict=True))
        if not self.ended:
            return ()
        result = self.result()
        return paid(self.reward, result["scores"], result["ranks"])

    def _too_long(self) -> bool:
        if self.decisions >= self.most_decisions:
            return True
        return self.state.turns >= self.most_rounds * self.players

    def observation(self, seat: int) -> Array:
        return self.state.observation(seat)

    def mask(self, seat: int) -> Array:
        """What a seat may do: nothing unless it is asked."""
        state = self.state
        if seat == state.actor and not self.truncated:
            return state.mask.copy()
        return np.zeros(state.core.actions, dtype=np.int8)

    def result(self) -> dict[str, Any]:
        """Points and places by seat; worked out once for a game that has ended."""
        if self._result is not None:
            return self._result
        result = {"scores": self.state.scores(), "ranks": self.state.ranks()}
        self._result = result if self.ended else None
        return result


def paid(reward: str, scores: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[float, ...]:
    """What each seat is paid at the end. Places run from 1 for the first to -1 for the last and sum to 0."""
    players = len(scores)
    if reward == "score":
        return tuple(map(float, scores))
    if reward == "margin":
        return tuple(own - (sum(scores) - own) / (players - 1) if players > 1 else float(own) for own in scores)
    if players == 1:
        return (1.0 if ranks[0] == 1 else -1.0,)
    behind = [sum(other >= own for other in ranks) - 1 + sum(other > own for other in ranks) for own in ranks]
    return tuple(twice / (players - 1) - 1 for twice in behind)
