"""Moves, as they are told and as they are remembered."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Move:
    """An action somebody took, by its stable name. A question with one answer answers itself: that is `forced`."""

    player: int
    action: str
    forced: tuple[Move, ...] = field(default=(), compare=False)  # what followed from it for want of a choice

    def __str__(self) -> str:
        return f"{self.player} {self.action}"


@dataclass(frozen=True)
class Done:
    """A move of the past. Of one made under other rules there is only what was kept of it."""

    player: int
    action: int
    before: bytes  # the last position that was kept before it; nothing where none was
    simultaneous: bool
    name: str = ""  # of an action that need not be in the catalogue
    revealed: int | None = None  # no less than when it was made, where that is not in `before`
