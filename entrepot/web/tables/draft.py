"""A turn until it is confirmed: private to its seat, a match of its own on top of the one that everybody shares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from entrepot.engine.errors import EntrepotError
from entrepot.engine.match.match import Match
from entrepot.paper.face import ANEW

MOST = 40  # plans that can be taken back


def is_plan(entry: str) -> bool:
    """Whether it takes the place of all that was drafted before."""
    return entry.partition(" ")[0] == ANEW


@dataclass
class Draft:
    """What a seat has done since the last commit. `revision` counts every change, so that a stale click is noticed."""

    seat: int
    match: Match  # the shared match with the draft's actions
    base: int  # moves of the shared match
    revision: int = 0
    entries: list[str] = field(default_factory=list)  # actions, courses, whole plans: each is taken back as one
    future: list[str] = field(default_factory=list)  # what was taken back, the next to be taken again last
    ending: list[str] = field(default_factory=list)  # its last actions, where they end the game: done when confirmed

    @classmethod
    def on(cls, shared: Match, seat: int, revision: int = 0) -> Draft:
        return cls(seat, shared.copy(), shared.count, revision)

    def copy(self) -> Draft:
        copied = list(self.entries), list(self.future), list(self.ending)
        return Draft(self.seat, self.match.copy(), self.base, self.revision, *copied)

    @property
    def actions(self) -> list[str]:
        done = [self.match.move(number, self.seat).action for number in range(self.base, self.match.count)]
        return done + self.ending

    @property
    def finished(self) -> bool:
        """The seat has nothing more to decide."""
        return bool(self.ending) or self.seat not in self.match.actors

    @property
    def reveals(self) -> bool:
        """It has shown something new, so it cannot be taken back any more."""
        before = self.match.game.layout.value(self.match.record(self.base), "revealed")
        return bool(self.match.position.s.revealed != before)

    def take(self, actions: Sequence[str]) -> None:
        """One action, a course of several, or a plan in place of everything: taken back as one."""
        entry = " ".join(actions)
        self._do(entry)
        self.entries.append(entry)
        if len(self.entries) > MOST:  # what was before a plan can be forgotten
            late = range(len(self.entries) - MOST, len(self.entries))
            del self.entries[: next((n for n in late if is_plan(self.entries[n])), 0)]
        self.future = []
        self.revision += 1

    def undo(self) -> None:
        self._check_taken_back()
        self.future.append(self.entries.pop())
        self._again()
        self.revision += 1

    def redo(self) -> None:
        if not self.future:
            raise EntrepotError("There is nothing to redo; undo first.")
        self._do(self.future[-1])
        self.entries.append(self.future.pop())
        self.revision += 1

    def restart(self) -> None:
        self._check_taken_back()
        self.future += reversed(self.entries)
        self.entries = []
        self._again()
        self.revision += 1

    def restore(self, entries: Sequence[str], future: Sequence[str]) -> None:
        """As it was stored; what would show something now could not be taken back, and is decided again."""
        self.entries = list(entries)
        self._again()
        if not self.finished and self.reveals:
            raise EntrepotError("This draft reveals something now; decide again.")
        trial = self.copy()
        try:
            for one in reversed(future):
                trial._do(one)
        except EntrepotError:  # others moved meanwhile, and it cannot be taken again
            return
        self.future = list(future)

    def _check_taken_back(self) -> None:
        if not self.entries or self.reveals:
            raise EntrepotError("There is nothing to undo in this turn; what was revealed or confirmed stays.")

    def _do(self, entry: str) -> None:
        """Do it, unless it ends the game: final scores cannot be unseen, so they wait for the confirmation."""
        if is_plan(entry):
            self.match, self.ending = self.match.at(self.base), []
        if self.ending:
            raise EntrepotError("This turn ends the game; confirm it, or undo its last step.")
        actions = [action for action in entry.split(" ") if action != ANEW]
        before = self.match.count
        self.match.take(self.seat, actions)
        if self.match.over:
            self.match, self.ending = self.match.at(before), actions

    def _again(self) -> None:
        """From the beginning, or from the last plan on: all before was replaced by it."""
        self.match, self.ending = self.match.at(self.base), []
        last = max((n for n, one in enumerate(self.entries) if is_plan(one)), default=0)
        for one in self.entries[last:]:
            self._do(one)
