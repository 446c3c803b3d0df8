"""Moves, as they are shown and as they are stored."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property


@dataclass(frozen=True)
class Move:
    """An action somebody took, by its stable name. `forced` lists the answers then given automatically."""

    player: int
    action: str
    answers: Callable[[], tuple[Move, ...]] = field(default=tuple, compare=False, repr=False)  # finds what is `forced`

    @cached_property
    def forced(self) -> tuple[Move, ...]:
        """The forced answers that followed it."""
        return self.answers()

    def __str__(self) -> str:
        return f"{self.player} {self.action}"


def masked(move: Move, player: int | None, secret: Container[str], unshown: Mapping[str, str]) -> Move:
    """A move and what it forced, as a seat may know them: of others' secrets only the verb, or its stand-in."""

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
    """A past move. Of one made under other rules, only what was stored is known."""

    player: int
    action: int
    before: bytes  # the last position that was kept before it; nothing where none was
    simultaneous: bool
    name: str = ""  # of an action that need not be in the catalogue
    revealed: int | None = None  # no less than when it was made, where that is not in `before`
