"""What the numbers of a record mean.

A field is declared once, on one line: its meaning, its width, the axes of its array, who it is hidden from and a short
description. That yields the layout of the record, the view by name, the rotation of seats and the record pages.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

SEATS = 4  # the most that any game has
OTHERS, ALL = "others", "all"  # who a secret is kept from: the other seats, or everybody


@dataclass(frozen=True)
class Axis:
    """Things that a field counts through, by name."""

    name: str
    names: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.names)

    @property
    def numbers_only(self) -> bool:
        return all(name.isdecimal() for name in self.names)


def numbered(name: str, count: int, first: int = 1) -> Axis:
    """Things that are only numbered."""
    return Axis(name, tuple(str(first + n) for n in range(count)))


SEAT = numbered("seat", SEATS, 0)

By = Axis | tuple[Axis, ...]


@dataclass(frozen=True)
class Field:
    """One field of a record. `meaning` is one of the functions below; the rest says more about it."""

    meaning: str
    width: str  # i1, i2, i4, i8 or u8: bytes, and whether there is a sign
    by: tuple[Axis, ...] = ()
    of: Axis | None = None
    most: int = 0  # the usual maximum, for anyone who needs a scale; 0 if unknown
    also: Mapping[int, str] = field(default_factory=dict)  # numbers beyond those of the axis
    depends: str = ""  # the field whose number says which axis is meant
    axes: Mapping[int, Axis] = field(default_factory=dict)
    hidden: str = ""  # who its numbers may be hidden from
    since: int = 0  # the rules version that added it
    note: str = ""

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis) for axis in self.by)

    @property
    def is_private(self) -> bool:
        """Whether it holds things of seats that may be hidden from the others."""
        return self.hidden == OTHERS and self.meaning in ("one", "many") and SEAT in self.by

    def owner(self, cell: tuple[int, ...]) -> int | None:
        """Whose a cell of its array is, if it is anybody's."""
        return next((n for axis, n in zip(self.by, cell, strict=True) if axis is SEAT), None)


def _field(meaning: str, width: str, by: By, **more: object) -> Field:
    return Field(meaning, width, by if isinstance(by, tuple) else (by,), **more)  # type: ignore[arg-type]


def count(width: str, note: str = "", *, by: By = (), most: int = 0, hidden: str = "", since: int = 0) -> Field:
    """A number of something."""
    return _field("count", width, by, most=most, hidden=hidden, since=since, note=note)


def level(width: str, most: int, note: str = "", *, by: By = (), hidden: str = "", since: int = 0) -> Field:
    """A step of a short scale from 0 to `most`."""
    return _field("level", width, by, most=most, hidden=hidden, since=since, note=note)


def space(width: str, most: int, note: str = "", *, by: By = (), hidden: str = "", since: int = 0) -> Field:
    """Where a marker stands on a track, from 0 to `most`."""
    return _field("space", width, by, most=most, hidden=hidden, since=since, note=note)


def one(
    of: Axis, width: str, note: str = "", *, by: By = (), also: Mapping[int, str] | None = None, hidden: str = "",
    since: int = 0,
) -> Field:  # fmt: skip
    """One thing of a list, or NOBODY where there is none."""
    return _field("one", width, by, of=of, also=also or {}, hidden=hidden, since=since, note=note)


def many(of: Axis, width: str, note: str = "", *, by: By = (), hidden: str = "", since: int = 0) -> Field:
    """Some things of a list, as bits."""
    return _field("many", width, by, of=of, hidden=hidden, since=since, note=note)


def either(
    depends: str, axes: Mapping[int, Axis], width: str, note: str = "", *, by: By = (), hidden: str = "", since: int = 0
) -> Field:
    """Some things, as bits; another field says of which list."""
    return _field("either", width, by, depends=depends, axes=axes, hidden=hidden, since=since, note=note)


def deck(of: Axis, width: str, size: int, note: str = "", *, hidden: str = ALL, since: int = 0) -> Field:
    """Cards in their order, from below, NOBODY where none lies."""
    return _field("deck", width, numbered("card", size, 0), of=of, hidden=hidden, since=since, note=note)


def seat(
    width: str, note: str = "", *, by: By = (), also: Mapping[int, str] | None = None, hidden: str = "", since: int = 0
) -> Field:
    """A player, or NOBODY."""
    return _field("seat", width, by, also=also or {}, hidden=hidden, since=since, note=note)


def seats(width: str, note: str = "", *, by: By = (), hidden: str = "", since: int = 0) -> Field:
    """Some players, as bits."""
    return _field("seats", width, by, hidden=hidden, since=since, note=note)


def flag(width: str, note: str = "", *, by: By = (), hidden: str = "", since: int = 0) -> Field:
    """0 or 1."""
    return _field("flag", width, by, most=1, hidden=hidden, since=since, note=note)


def choice(width: str, note: str = "", *, since: int = 0) -> Field:
    """An option, as the number of the choice that the game's Meta lists."""
    return _field("choice", width, (), since=since, note=note)


def first_seat(width: str, note: str = "") -> Field:
    """The option that says who begins: 0 for random, otherwise the seat plus 1."""
    return _field("first_seat", width, (), note=note)


def raw(width: str, note: str = "", *, by: By = (), hidden: str = "") -> Field:
    """Numbers that mean something only to the engine."""
    return _field("raw", width, by, hidden=hidden, note=note)
