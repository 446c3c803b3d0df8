"""What can be seen of a match: a view of the position, a preview, what happened automatically, the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..language.game import Game
from .named import Named, listing, named


@dataclass(frozen=True)
class Step:
    """One thing that happened automatically, or the decision that triggered it: a frame, and the fields it changed.

    For a decision, who answered what: in the first step the move itself, in later steps the only answer.
    """

    kind: str
    arguments: tuple[int, ...]
    changed: tuple[str, ...]
    player: int | None = None
    action: str = ""


@dataclass(frozen=True)
class Result:
    """How a finished game ended, by seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sheet: tuple[dict[str, int], ...] = ()  # the points by category, if the record keeps them
    rating: int | None = None  # of a game won alone: 1 is the best

    @property
    def winner(self) -> int | None:
        """None if nobody has won: a solo game can be lost."""
        return self.ranks.index(1) if 1 in self.ranks else None

    @property
    def winners(self) -> tuple[int, ...]:
        """Several if the victory is shared."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Reason:
    """Why an action is not allowed: the ledger rule, such as "YK-410", and what that means here in one sentence."""

    def __init__(self, rule: str, tell: Callable[[], str]) -> None:
        self.rule = rule
        self._tell = tell

    @cached_property
    def sentence(self) -> str:
        """Empty if the game has no words of its own."""
        return self._tell()

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}" if self.sentence else self.rule

    def __repr__(self) -> str:
        return f"<Reason {self}>"


@dataclass(frozen=True)
class Preview:
    """What actions would change in a seat's view: field -> (before, after). `stopped`: a reveal comes next."""

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

    def __str__(self) -> str:
        """The position in text; if the game has no text face, its fields by name."""
        face = self.game.faces.text
        return face().board(self) if face is not None else listing(self.named)

    def __repr__(self) -> str:
        seat = f"seat {self.viewer}" if self.viewer >= 0 else "a spectator"
        return f"<View of {self.game.meta.title} for {seat}: {self.asked}>"

    def reason(self, action: str, rule: int) -> str:
        """What a rule that refuses an action means here; empty if the game has no words."""
        face = self.game.faces.text
        return face().reason(self, action, rule) if face is not None else ""

    def as_dict(self) -> dict[str, Any]:
        return {name: self.game.layout.value(self.record, name) for name in self.game.layout.names}

    @property
    def named(self) -> Named:
        """The same by name: `view.named.president[0]` is the area where seat 0 has its president."""
        return named(self.game, self.record)

    @property
    def asked(self) -> str:
        """The kind of the current decision."""
        if self.over:
            return "over"
        return str(self.game.kinds[self.agenda[self.depth - 1][0]])
