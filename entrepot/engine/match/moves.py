"""Moves, as they are told and as they are remembered."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property


@dataclass(frozen=True)
class Move:
    """An action somebody took, by its stable name. A question with one answer answers itself: that is `forced`."""

    player: int
    action: str
    answers: Callable[[], tuple[Move, ...]] = field(default=tuple, compare=False, repr=False)  # finds what is `forced`

    @cached_property
    def forced(self) -> tuple[Move, ...]:
        """What followed from it for want of a choice."""
        return self.answers()

    def __str__(self) -> str:
        return f"{self.player} {self.action}"


def masked(move: Move, player: int | None, secret: Container[str], unshown: Mapping[str, str]) -> Move:
    """A move and what it forced, as somebody may know them: of others' secrets the verb, or the one told instead."""

    def answers() -> tuple[Move, ...]:
        return tuple(masked(one, player, secret, unshown) for one in move.forced)

    verb = move.action.partition(":")[0]
    if move.player != player and verb in secret:
        return Move(move.player, f"{verb}:?", answers)
    if move.player != player and verb in unshown:
        return Move(move.player, f"{unshown[verb]}:?", answers)
    return replace(move, answers=answers)


@dataclass(frozen=True)
class Done:
    """A move of the past. Of one made under other rules there is only what was kept of it."""

    player: int
    action: int
    before: bytes  # the last position that was kept before it; nothing where none was
    simultaneous: bool
    name: str = ""  # of an action that need not be in the catalogue
    revealed: int | None = None  # no less than when it was made, where that is not in `before`
