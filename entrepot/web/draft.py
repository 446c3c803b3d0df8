"""A turn until it is confirmed: private to its seat, a match of its own on top of the one that everybody shares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from entrepot.engine.errors import EntrepotError
from entrepot.engine.match import Match, Move


@dataclass
class Draft:
    """What a seat has done since the last commit. `step` counts every change, so that a stale click is noticed."""

    seat: int
    match: Match  # the shared match with the draft's actions
    base: int  # moves of the shared match
    step: int = 0

    @classmethod
    def on(cls, shared: Match, seat: int, step: int = 0) -> Draft:
        return cls(seat, shared.copy(), shared.count, step)

    @property
    def actions(self) -> list[str]:
        return [self.match.move(number, self.seat).action for number in range(self.base, self.match.count)]

    @property
    def future(self) -> list[str]:
        """What was taken back, the next to be taken again last."""
        return [move.action for move in self.match.undone]

    @property
    def finished(self) -> bool:
        """The seat has nothing more to decide."""
        return self.seat not in self.match.actors

    def reveals(self, shared: Match) -> bool:
        """It has shown something new, so it cannot be taken back any more."""
        return bool(self.match.position.s.revealed != shared.position.s.revealed)

    def take(self, actions: Sequence[str]) -> None:
        self.match.take(self.seat, actions)
        self.step += 1

    def undo(self) -> Move:
        if self.match.count == self.base:
            raise EntrepotError("There is nothing of this turn to take back; what was shown or confirmed stays.")
        move = self.match.undo(self.seat)
        self.step += 1
        return move

    def redo(self) -> Move:
        move = self.match.redo()
        self.step += 1
        return move

    def restart(self) -> None:
        if self.match.count == self.base:
            raise EntrepotError("There is nothing of this turn to take back; what was shown or confirmed stays.")
        while self.match.count > self.base:
            self.match.undo(self.seat)
        self.step += 1

    def restore(self, actions: Sequence[str], future: Sequence[str]) -> None:
        """As it was stored: what was taken back was taken once, so it is taken and taken back again."""
        revealed = self.match.position.s.revealed
        self.match.take(self.seat, [*actions, *reversed(future)])
        for _ in future:
            self.match.undo(self.seat)
        if not self.finished and self.match.position.s.revealed != revealed:
            raise EntrepotError("This draft shows something now, and could not be taken back; decide again.")
