"""One game for interfaces that ask seat by seat: rewards, limits and observations around a `State`."""

from __future__ import annotations

from typing import Any

import numpy as np

from entrepot.engine.backends.backend import Position
from entrepot.engine.backends.known import NOTHING
from entrepot.engine.errors import EntrepotError, nearest
from entrepot.engine.language.game import Game
from entrepot.engine.match.memory import Memory
from entrepot.observing.elements import elements_of

from . import ids, memory
from .state import State
from .vector import MOST_DECISIONS, MOST_ROUNDS, REWARDS, Array

FIRST_SEED = 10**9  # of those for evaluation; whoever deals games to learn from draws from those below
LIMITS = ("most_decisions", "most_rounds")


class Table:
    """A game being played: what each seat is paid for a transition, and when the game is cut off.

    With `bots`, it follows what everybody sees, so that the guesses of bots agree with it.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        reward: str = "place",
        most_decisions: int = MOST_DECISIONS,
        most_rounds: int = MOST_ROUNDS,
        recall: bool = False,
        bots: bool = False,
    ) -> None:
        if reward not in REWARDS:
            raise EntrepotError(f"There is no reward {reward!r}; {nearest(reward, REWARDS)}")
        self.game, self.players, self.options, self.reward = game, players, options, reward
        self.most_decisions, self.most_rounds = most_decisions, most_rounds
        self.recall = memory.checked(recall)
        self.memory = memory.memory_for(game, 1, recall)
        self.seen = Memory() if bots else None
        self.state: State

    @classmethod
    def of(
        cls, game: str | Game, players: int, reward: str, options: dict[str, Any], recall: bool = False,
        bots: bool = False,
    ) -> Table:  # fmt: skip
        """By a game's name or id; the limits may stand among its options."""
        found = ids.find(game) if isinstance(game, str) else game
        limits = {name: value for name, value in options.items() if name in LIMITS}
        chosen = {name: value for name, value in options.items() if name not in LIMITS}
        return cls(found, players, found.meta.check(players, chosen), reward, recall=recall, bots=bots, **limits)

    def begin(self, seed: int) -> None:
        self.begin_from(State.new(self.game, self.players, seed, **self.options))

    def begin_from(self, state: State) -> None:
        """From a position, of which nothing has been seen before."""
        self.state = state
        self.decisions = 0
        self.truncated = False
        self._result: dict[str, Any] | None = None
        self._points = self.state.scores() if self.reward == "points" else ()
        if self.memory is not None:
            self.memory.known[:] = self.memory.shown[:] = 0
            self._remember()
        if self.seen is not None:
            self.seen = Memory().after(state.position())

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
        if self.memory is not None and not self.ended:
            self._remember()
        if self.seen is not None and not self.ended:
            self.seen = self.seen.after(state.position())
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

    def _remember(self) -> None:
        """Look at the game as a spectator."""
        record, view = np.frombuffer(self.state.record, np.int64)[None], self.state.observation(-1)[None]
        self._recall("remember", self.players, record, view)

    def _recall(self, name: str, *arguments: Any) -> None:
        whole = (memory.tables_of(self.game), self.memory, 0, *arguments)
        memory.ready(name, *whole)(*whole)

    def observation(self, seat: int) -> Array:
        """With recall also what has been seen; of a game that has ended, before its last action."""
        seen = self.state.observation(seat)
        if self.memory is None:
            return seen
        wide = np.zeros((1, len(elements_of(self.game, self.recall))), dtype=np.int16)
        wide[0, : len(seen)] = seen
        self._recall("write_words", seat, self.players, wide)
        return wide[0]  # type: ignore[no-any-return]

    def bot_view(self) -> Position:
        """What a bot gets that is asked now."""
        position = self.state.position()
        position.known = self.seen.known if self.seen is not None else NOTHING
        return position.hide(self.state.actor)

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
