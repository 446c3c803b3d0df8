"""What an observation consists of: one int16 for each number of a view, every one with a label.

The fields of the record say what their numbers mean, so this is derived: cells of arrays one by one, seats counted from
the viewer, sets as words of 15 bits, and the upper frames of the agenda. What is hidden from everybody, and what only
the engine reads, is left out. With `recall` there is also what has been seen and is hidden again: see `memory`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np

from entrepot.engine.language.fields import ALL, SEAT, SEATS, Axis, Field, many, one, seat
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import FRAMES

WORD = 15  # bits of a set in one element, so that no element of a set is negative
FRAMES_SEEN = 8  # of the agenda, from the top
LEFT_OUT = ("key", "agenda", "fault", "counter", "revealed", "pad")
# How an element is read: as it is, as a seat, as the option that names one, as seats, as part of a set
PLAIN, ONE_SEAT, FIRST_SEAT, SOME_SEATS, PART = range(5)
_READ = {"seat": ONE_SEAT, "first_seat": FIRST_SEAT, "seats": SOME_SEATS, "many": PART, "either": PART}


@dataclass(frozen=True)
class Element:
    """One number of an observation. `cell` is its place in the field's array, with the viewer as seat 0."""

    field: str
    label: str
    declared: Field
    cell: tuple[int, ...] = ()
    shift: int = 0  # of a set: the first thing in this word

    @property
    def width(self) -> int:
        return int(self.declared.width[1])

    @property
    def read(self) -> int:
        return _READ.get(self.declared.meaning, PLAIN)

    @property
    def things(self) -> tuple[str, ...]:
        """Of a word of a set, what its bits stand for."""
        declared = self.declared
        if declared.meaning == "seats":
            return tuple(f"seat {n}" for n in range(SEATS))
        axes = [declared.of] if declared.of else list(declared.axes.values())
        longest = max((len(axis) for axis in axes if axis), default=0)
        names = declared.of.names if declared.of else tuple(map(str, range(longest)))
        return names[self.shift : self.shift + WORD] if self.read == PART else ()


def _cells(axes: tuple[Axis, ...]) -> Iterator[tuple[tuple[int, ...], str]]:
    for cell in np.ndindex(tuple(len(axis) for axis in axes)):
        names = [f"seat {n}" if axis is SEAT else axis.names[n] for axis, n in zip(axes, cell, strict=True)]
        yield cell, f"[{', '.join(names)}]" if names else ""


def _of_field(name: str, declared: Field) -> Iterator[Element]:
    for cell, where in _cells(declared.by):
        if _READ.get(declared.meaning) != PART:
            yield Element(name, name + where, declared, cell)
            continue
        things = len(declared.of) if declared.of else max(len(axis) for axis in declared.axes.values())
        for shift, word in _words(things):
            yield Element(name, name + where + word, declared, cell, shift)


def _words(things: int) -> Iterator[tuple[int, str]]:
    """The first thing in each word of a set, and how the label says so."""
    for shift in range(0, things, WORD):
        yield shift, f" {shift + 1}–{min(shift + WORD, things)}" if things > WORD else ""


def recalled_axes(game: Game) -> tuple[Axis, ...]:
    """The lists of things that lie with a seat where others may not see them."""
    declared = game.layout.declared.values()
    return tuple(dict.fromkeys(field.of for field in declared if field.of and field.is_private))


def _recalled(game: Game) -> Iterator[Element]:
    for place in range(SEATS):
        for axis in recalled_axes(game):
            declared = many(axis, "i8", "seen before, and hidden with a seat now", by=SEAT)
            for shift, word in _words(len(axis)):
                label = f"recalled[seat {place}, {axis.name}]{word}"
                yield Element("recalled", label, declared, (place,), shift)


@dataclass(frozen=True)
class Run:
    """Elements next to one another that are read in the same way."""

    first: int
    last: int
    width: int
    read: int


class Elements:
    """Those of a game, and the tables by which a view becomes an observation."""

    def __init__(self, game: Game, recall: bool = False) -> None:
        self.game = game
        found = [
            element
            for name, declared in game.layout.declared.items()
            if name not in LEFT_OUT and declared.hidden != ALL and declared.meaning != "raw"
            for element in _of_field(name, declared)
        ]
        found.sort(key=lambda element: (-element.width, element.read))
        self.of_record = len(found)
        kind = one(Axis("kind", game.agenda.kinds), "i2")
        for n in range(FRAMES_SEEN):
            found.append(Element("agenda", f"agenda[{n}, kind]", kind, (n, 0)))
            found += [Element("agenda", f"agenda[{n}, {a}]", _argument(game), (n, 1 + i)) for i, a in enumerate("abc")]
        self.acting = len(found)
        found.append(Element("acting", "acting", seat("i1", "who is asked now; NOBODY once the game is over")))
        if recall:
            found += _recalled(game)
        self.all = tuple(found)

    def __len__(self) -> int:
        return len(self.all)

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(element.label for element in self.all)

    @property
    def runs(self) -> list[Run]:
        made: list[Run] = []
        for number, element in enumerate(self.all[: self.of_record]):
            if made and (made[-1].width, made[-1].read) == (element.width, element.read):
                made[-1] = Run(made[-1].first, number + 1, element.width, element.read)
            else:
                made.append(Run(number, number + 1, element.width, element.read))
        return made

    @cached_property
    def source(self) -> np.ndarray[tuple[int, int], np.dtype[np.int16]]:
        """[players * SEATS + viewer, element]: its place in the record, counted in its own width."""
        table = np.zeros(((SEATS + 1) * SEATS, self.of_record), dtype=np.int16)
        for players in range(1, SEATS + 1):
            for viewer in range(players):
                row = table[players * SEATS + viewer]
                for number, element in enumerate(self.all[: self.of_record]):
                    row[number] = self._place(element, players, viewer)
        return table

    def _place(self, element: Element, players: int, viewer: int) -> int:
        cell = tuple(
            (n + viewer) % players if axis is SEAT and n < players else n
            for axis, n in zip(element.declared.by, element.cell, strict=True)
        )
        shape = element.declared.shape
        flat = int(np.ravel_multi_index(cell, shape)) if shape else 0
        return self.game.layout.offsets[element.field] // element.width + flat

    @cached_property
    def shift(self) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
        return np.array([element.shift for element in self.all], dtype=np.int8)

    @property
    def arguments(self) -> np.ndarray[tuple[int, int], np.dtype[np.int8]]:
        """[kind of frame, n]: how its n-th number is read; 0 is the kind itself."""
        table = np.zeros((len(self.game.kinds), 4), dtype=np.int8)
        for kind, row in enumerate(self.game.agenda.rows):
            for n, declared in enumerate(row.arguments.values(), 1):
                read = _READ.get(declared.meaning, PLAIN)
                table[kind, n] = PLAIN if read == PART else read  # a set in a frame is short
        return table


def _argument(game: Game) -> Field:
    """Any argument of a frame: what it means depends on the kind."""
    return Field("raw", "i2", most=_most(game))


def _most(game: Game) -> int:
    """The largest number that an argument usually has."""
    largest = 1
    for row in game.agenda.rows:
        for declared in row.arguments.values():
            largest = max(largest, declared.most, len(declared.of) if declared.of else 0)
    return largest


def sheet_headings(game: Game) -> tuple[str, ...]:
    """The rows of the score sheet, if the record keeps one."""
    declared = game.layout.declared.get("sheet")
    return declared.by[1].names if declared and declared.width == "i2" else ()


def elements_of(game: Game, recall: bool = False) -> Elements:
    return _kept(game, recall)


@cache
def _kept(game: Game, recall: bool) -> Elements:
    return Elements(game, recall)


assert FRAMES_SEEN <= FRAMES
