"""Reading a record and keeping what was read: as long as the fields it follows from are the same, so is the answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from ...record import LAYOUT

KEPT = 4096  # answers of a kind
Answer = TypeVar("Answer")


def follows(own: str = "", common: str = "") -> Callable[[Callable[[Any, int], Answer]], Callable[[Any, int], Answer]]:
    """For a function of a record and a player: fields of which that player's row counts, then fields as a whole."""
    rows = [_rows(name) for name in own.split()]
    spans = [LAYOUT.span(name) for name in common.split()]

    def keep(read: Callable[[Any, int], Answer]) -> Callable[[Any, int], Answer]:
        known: dict[tuple[int, bytes], Answer] = {}

        @wraps(read)
        def answer(s: Any, player: int) -> Answer:
            buffer = s.buffer
            key = (player, b"".join([buffer[row[player]] for row in rows] + [buffer[span] for span in spans]))
            if key not in known:
                if len(known) >= KEPT:
                    known.clear()
                known[key] = read(s, player)
            return known[key]

        return answer

    return keep


def _rows(name: str) -> list[slice]:
    """Where the part of each player lies in a field whose first index is the player."""
    span = LAYOUT.span(name)
    step = (span.stop - span.start) // 4
    return [slice(span.start + n * step, span.start + (n + 1) * step) for n in range(4)]
