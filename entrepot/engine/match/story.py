"""A match as it is stored: its moves, and the segments it was played in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ..language.deal import Deal
from ..language.game import Game
from .legend import Legend
from .moves import Move


@dataclass(frozen=True)
class Segment:
    """A stretch of a match under the same rules and components, and what was stored of it."""

    rules_version: int
    components: str
    legend: Legend
    first: int  # moves of the match before it
    until: int  # and when it ended
    start: bytes | None = None  # the position it began at; None where that was dealt
    records: Mapping[int, bytes] = field(default_factory=dict)  # positions, by the number of moves before them
    hashes: tuple[str, ...] | None = None  # where only they were kept: of the ends of turns, and of the last position

    def up_to(self, moment: int) -> Segment:
        """The part of it before a moment."""
        records = {n: record for n, record in self.records.items() if n <= moment}
        return replace(self, until=moment, records=records, hashes=None if self.hashes is None else ())

    def played_by(self, game: Game) -> bool:
        """Whether these are the rules and components of a game."""
        same = (self.rules_version, self.components) == (game.meta.rules_version, game.components)
        return same and self.legend == Legend.of(game)


@dataclass(frozen=True)
class Story:
    """Everything that is stored about a match."""

    players: int
    options: Mapping[str, str]
    deal: Deal
    seats: tuple[str, ...]
    moves: Sequence[Move]
    segments: tuple[Segment, ...]
    over: bool

    @property
    def base(self) -> int:
        return self.segments[-1].first
