"""Reading a view: the record as plain numbers, and what its agenda asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, wraps
from typing import Any, NamedTuple, TypeVar

from entrepot.engine.language.record import Layout
from entrepot.engine.match.named import bits_of
from entrepot.engine.match.view import View

KEPT = 64  # records as plain numbers: a page and its previews look at a few
ANSWERS = 4096  # of a kind that follow from a few fields
Answer = TypeVar("Answer")
OfPlayer = Callable[[Any, int], Answer]  # what is read of a record for one player


class Frame(NamedTuple):
    """A frame of the agenda."""

    kind: str
    first: int
    second: int
    third: int


OVER = Frame("over", 0, 0, 0)


class Reader:
    """Reads the records of one game. Its results are shared, so do not write to them."""

    def __init__(self, layout: Layout, kinds: Sequence[str]) -> None:
        self._layout = layout
        self._kinds = kinds
        self.plain = lru_cache(maxsize=KEPT)(self._plain)

    def _plain(self, record: bytes) -> Any:
        """A record as plain numbers, as the rules read it."""
        return self._layout.plain(bytearray(record))

    def position(self, view: View) -> Any:
        """The record of a view."""
        return self.plain(view.record)

    def only(self, s: Any, *fields: str) -> bytes:
        """A record with only some fields filled in: a cache key for whatever depends on these alone."""
        kept = bytearray(self._layout.size)
        for field in fields:
            span = self._layout.span(field)
            kept[span] = s.buffer[span]
        return bytes(kept)

    def agenda(self, s: Any) -> list[Frame]:
        """What is still to be decided or done, the next thing last."""
        return [Frame(self._kinds[s.agenda[n, 0]], *(s.agenda[n, c] for c in (1, 2, 3))) for n in range(s.depth)]

    def kinds(self, s: Any) -> list[str]:
        """Of the frames of the agenda, the next one last."""
        return [self._kinds[s.agenda[n, 0]] for n in range(s.depth)]

    def top(self, s: Any) -> Frame:
        """The decision at hand, with its numbers."""
        return self.agenda(s)[-1] if s.depth and not s.over else OVER

    def asked(self, s: Any) -> str:
        """The kind of decision at hand."""
        return self._kinds[s.agenda[s.depth - 1, 0]] if s.depth and not s.over else OVER.kind

    def asked_of(self, view: View) -> str:
        """As `view.asked`, from the numbers that are at hand."""
        return self.asked(self.position(view))

    def follows(self, own: str = "", common: str = "") -> Callable[[OfPlayer[Answer]], OfPlayer[Answer]]:
        """Caches a function of a record and a player as long as the fields it depends on stay the same.

        `own`: fields of which only that player's row matters; `common`: whole fields.
        """
        rows = [self._rows(name) for name in own.split()]
        spans = [self._layout.span(name) for name in common.split()]

        def keep(read: OfPlayer[Answer]) -> OfPlayer[Answer]:
            known: dict[tuple[int, bytes], Answer] = {}

            @wraps(read)
            def answer(s: Any, player: int) -> Answer:
                buffer = s.buffer
                key = (player, b"".join([buffer[row[player]] for row in rows] + [buffer[span] for span in spans]))
                if key not in known:
                    if len(known) >= ANSWERS:
                        known.clear()
                    known[key] = read(s, player)
                return known[key]

            return answer

        return keep

    def _rows(self, name: str) -> list[slice]:
        """Where the part of each player lies in a field whose first index is the player."""
        span, seats = self._layout.span(name), self._layout.fields[name][1][0]
        step = (span.stop - span.start) // seats
        return [slice(span.start + n * step, span.start + (n + 1) * step) for n in range(seats)]


def opened(view: View) -> Any:
    """The record of a view as plain numbers, for one look: a copy that belongs to the caller."""
    return view.game.layout.plain(bytearray(view.record))


def bits(number: int) -> tuple[int, ...]:
    """The members of a set that is kept as bits."""
    return tuple(bits_of(int(number)))
