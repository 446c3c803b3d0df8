"""What everybody has seen go where views hide it again, and guesses that agree with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, reduce
from operator import or_
from typing import Any, NamedTuple

import numpy as np

from ..language.deal import draw_one_of
from ..language.fields import SEATS, Axis
from ..language.record import NOBODY, Layout


class Fact(NamedTuple):
    """A thing that is known to lie with a seat, in a field that is hidden from the others."""

    field: str
    seat: int
    thing: int  # its number in the field's list


Known = frozenset[Fact]
NOTHING: Known = frozenset()


class Cells(NamedTuple):
    """Those of a field in which things of a list can lie."""

    field: str
    things: int  # in the list; 0 where a cell is a set of them
    owners: tuple[tuple[int, int], ...]  # the number of each cell, and whose it is


@cache
def cells_of(layout: Layout, axis: Axis, players: int) -> tuple[Cells, ...]:
    """Of a list, all of them; what the record has for seats that nobody plays means nothing."""
    found = []
    for name, declared in layout.declared.items():
        if declared.of == axis and declared.meaning in ("one", "many", "deck"):
            whose = (declared.owner(cell) for cell in np.ndindex(declared.shape))
            owners = enumerate(NOBODY if owner is None else owner for owner in whose)
            things = 0 if declared.meaning == "many" else len(axis)
            found.append(Cells(name, things, tuple(one for one in owners if one[1] < players)))
    return tuple(found)


def lying(layout: Layout, record: bytes | bytearray, cells: Cells) -> list[int]:
    """What each seat has there, as bits, and at the end what lies there with nobody."""
    found = [0] * (SEATS + 1)
    values = layout.cells(record, cells.field)
    for number, owner in cells.owners:
        value = values[number]
        if cells.things == 0:
            found[owner] |= value
        elif 0 <= value < cells.things:
            found[owner] |= 1 << value
    return found


def each(things: int) -> Iterator[int]:
    """The numbers of a set's bits."""
    while things:
        yield (things & -things).bit_length() - 1
        things &= things - 1


def agree(layout: Layout, view: bytes | bytearray, s: Any, known: Known) -> None:
    """Exchange things in a guess of a view until each lies where it is known to.

    A thing that was guessed elsewhere changes places with one of those guessed in its stead, each as likely as the
    other. If the guess could be any world that fits the view, it can now be any of those that also fit what is known.
    """
    settled: dict[Axis, int] = {}  # what is in view, or already where it is known to lie
    for fact in sorted(known):
        axis = layout.declared[fact.field].of
        assert axis is not None
        everywhere = cells_of(layout, axis, s.players)
        if axis not in settled:
            settled[axis] = reduce(or_, (things for cells in everywhere for things in lying(layout, view, cells)))
        [cells] = [cells for cells in everywhere if cells.field == fact.field]
        there = lying(layout, s.buffer, cells)[fact.seat]
        others = there & ~settled[axis]
        if others and not (there | settled[axis]) >> fact.thing & 1:
            _exchange(layout, s.buffer, everywhere, fact.thing, draw_one_of(s, others))
        settled[axis] |= 1 << fact.thing


def _exchange(layout: Layout, record: bytearray, everywhere: Iterable[Cells], one: int, other: int) -> None:
    """Each where the other is."""
    swapped, both = {one: other, other: one}, 1 << one | 1 << other
    for cells in everywhere:
        values = layout.cells(record, cells.field)
        for number, _ in cells.owners:
            value = values[number]
            if cells.things:
                if value in swapped:
                    values[number] = swapped[value]
            elif value & both not in (0, both):
                values[number] = value ^ both
