"""Remembers what everybody has seen of a game: whoever looks at every position knows where things went.

A thing that was in sight and now lies in a seat's hidden field went there openly. It is known to lie there until it is
in sight again or the seat no longer has it; where a seat moves its own things unseen is not followed. In sight are a
seat's own fields and those of nobody, as a spectator sees them: several seats may have things of the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from ..backends.backend import Position
from ..backends.known import NOTHING, Cells, Fact, Known, cells_of, each, lying
from ..language.fields import ALL
from ..language.record import NOBODY, Layout


class Memory(NamedTuple):
    """After some positions: what is known, and by list and seat what was in sight in the last of them."""

    known: Known = NOTHING
    shown: tuple[list[int], ...] = ()
    looked_at: bytes = b""  # in the last of them, all that matters here, secrets included

    def after(self, position: Position) -> Memory:
        """Once the next position has been looked at."""
        layout = position.back.game.layout
        lists = _lists(layout, position.s.players)
        if not lists:
            return self
        view = position.view(NOBODY).record
        looked_at = b"".join(record[span] for record in (view, position.record) for span in _spans(layout))
        if looked_at == self.looked_at:
            return self
        known, shown = set(), []
        for which, (sight, private) in enumerate(lists):
            seen = _together(lying(layout, view, cells) for cells in sight)
            seen = [things | seen[NOBODY] for things in seen]
            held = {cells.field: lying(layout, position.record, cells) for cells in private}
            unseen = [things & ~own for things, own in zip(_together(held.values()), seen, strict=True)]
            before = self.shown[which] if self.shown else [0] * len(seen)
            for field, lies in held.items():
                for seat, things in enumerate(lies):
                    known |= {Fact(field, seat, thing) for thing in each(things & unseen[seat] & before[seat])}
            known |= {fact for fact in self.known if fact.field in held and unseen[fact.seat] >> fact.thing & 1}
            shown.append(seen)
        return Memory(frozenset(known), tuple(shown), looked_at)


def known_at(memories: list[Memory], count: int, position: Callable[[int], Position]) -> Known:
    """What is known after so many moves. All positions up to there are looked at, if they have not been so far."""
    while len(memories) <= count:
        before = memories[-1] if memories else Memory()
        memories.append(before.after(position(len(memories))))
    return memories[count].known if count >= 0 else NOTHING


def _together(several: Iterable[list[int]]) -> list[int]:
    """Sets by owner, from all of these."""
    return [reduce(or_, sets) for sets in zip(*several, strict=True)]


@cache
def _spans(layout: Layout) -> tuple[slice, ...]:
    """The bytes of all fields in which such things can lie."""
    axes = {field.of for field in layout.declared.values() if field.is_private}
    return tuple(layout.span(name) for name, field in layout.declared.items() if field.of in axes)


@cache
def _lists(layout: Layout, players: int) -> tuple[tuple[tuple[Cells, ...], tuple[Cells, ...]], ...]:
    """For each list of things that a seat may hide: where they may be in sight, and where they are hidden."""
    declared = layout.declared
    axes = dict.fromkeys(field.of for field in declared.values() if field.of and field.is_private)
    found = []
    for everywhere in (cells_of(layout, axis, players) for axis in axes):
        fields = [(cells, declared[cells.field]) for cells in everywhere]
        sight = tuple(cells for cells, field in fields if field.hidden != ALL and field.meaning != "deck")
        found.append((sight, tuple(cells for cells, field in fields if field.is_private)))
    return tuple(found)
