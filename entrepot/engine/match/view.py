"""What is seen of a match: a view of the position, a preview, what happened by itself, the result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..language.game import Game
from .named import named


@dataclass(frozen=True)
class Step:
    """One thing that happened by itself, or the decision that set it off: a frame, and the fields it changed."""

    kind: str
    arguments: tuple[int, ...]
    changed: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """How a finished game ended, by seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winner(self) -> int | None:
        """None where nobody has won: a game alone can be lost."""
        return self.ranks.index(1) if 1 in self.ranks else None

    @property
    def winners(self) -> tuple[int, ...]:
        """Several where the victory is shared."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True)
class Preview:
    """What actions would change in a seat's view: field -> (before, after). `stopped`: a reveal lies ahead."""

    changes: dict[str, tuple[Any, Any]]
    stopped: bool


class View:
    """The position as one seat (or a spectator) may see it; a field reads as plain numbers, HIDDEN is -2."""

    def __init__(self, game: Game, record: bytes, viewer: int) -> None:
        self.game = game
        self.record = record
        self.viewer = viewer

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self.game.layout.names:
            raise AttributeError(f"{self.game.meta.title}'s record has no field {name!r}")
        return self.game.layout.value(self.record, name)

    def as_dict(self) -> dict[str, Any]:
        return {name: self.game.layout.value(self.record, name) for name in self.game.layout.names}

    @property
    def named(self) -> dict[str, Any]:
        """The same by names: `view.named["president"]` is the area of each player's president."""
        return named(self.game, self.record)

    @property
    def asked(self) -> str:
        """The kind of decision at hand."""
        if self.over:
            return "over"
        return str(self.game.kinds[self.agenda[self.depth - 1][0]])
