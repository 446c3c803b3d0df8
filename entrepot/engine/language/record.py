"""The record: a whole position as one fixed-size, aligned record of integers."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from ..errors import EntrepotError
from .fields import ALL, Axis, Field, count, flag, numbered, raw

NOBODY = -1  # no player, no area, no card
HIDDEN = -2  # somebody knows it, but not the viewer

FRAMES = 16  # the agenda's depth
FRAME = Axis("part", ("kind", "a", "b", "c"))  # of a frame: its kind and three arguments

_FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q"}

# What every game's record has; a game adds its own fields.
ENGINE_FIELDS: dict[str, Field] = {
    "key": raw("u8", "the deal's key", by=numbered("half", 2), hidden=ALL),
    "counter": count("i4", "draws made with it"),
    "revealed": count("i4", "moments at which somebody learned something new"),
    "turns": count("i2", "turns finished"),
    "agenda": raw("i2", "what must still be decided or done", by=(numbered("frame", FRAMES, 0), FRAME)),
    "depth": count("i2", "frames on the agenda", most=FRAMES),
    "players": count("i1", most=4),
    "over": flag("i1"),
    "fault": raw("i1", "not 0: the rules themselves are broken"),
}


class Layout:
    """The fields of a game's record, ordered by size and padded explicitly, so that no byte is left to chance."""

    def __init__(self, **fields: Field) -> None:
        twice = set(ENGINE_FIELDS) & set(fields)
        if twice:
            raise EntrepotError(f"The record declares {min(twice)}, which every record already has; rename it.")
        self.declared = {**ENGINE_FIELDS, **fields}
        for name, one in fields.items():
            _check(name, one)
        ordered = {name: (one.width, one.shape) for name, one in sorted(self.declared.items(), key=_widest_first)}
        size = sum(int(width[1]) * int(np.prod(shape, dtype=int)) for width, shape in ordered.values())
        if size % 8:
            ordered["pad"] = ("i1", (8 - size % 8,))
        self._lay(ordered, tuple(name for name, one in fields.items() if one.since))

    @classmethod
    def as_stored(cls, fields: dict[str, tuple[str, tuple[int, ...]]], later: tuple[str, ...] = ()) -> Layout:
        """A layout as it was once written down, field by field, whatever fields the engine has today."""
        layout = cls.__new__(cls)
        layout.declared = {}
        layout._lay(fields, later)
        return layout

    def _lay(self, fields: dict[str, tuple[str, tuple[int, ...]]], later: tuple[str, ...]) -> None:
        self.fields = fields
        self.later = later  # fields that a later version of the rules has added
        self.dtype = np.dtype([(name, "<" + kind, shape) for name, (kind, shape) in fields.items()], align=True)
        self.size = self.dtype.itemsize
        size = sum(int(kind[1]) * int(np.prod(shape, dtype=int)) for kind, shape in fields.values())
        assert self.size == size, "a record must not have hidden padding"
        self.offsets = {name: int(self.dtype.fields[name][1]) for name in self.fields}  # type: ignore[index]
        self._spans = {name: self._measure(name) for name in self.fields}
        self.names = tuple(sorted(name for name in self.fields if name != "pad"))
        self.plain = _plain_class(self)

    def span(self, name: str) -> slice:
        """Where a field's bytes are."""
        return self._spans[name]

    def _measure(self, name: str) -> slice:
        kind, shape = self.fields[name]
        start = self.offsets[name]
        return slice(start, start + int(kind[1]) * int(np.prod(shape, dtype=int)))

    def hash(self, record: bytes | bytearray) -> str:
        """SHA-256 over the named fields in name order: a new layout of the same position does not change it.

        Nor does a field that was added later, while it is zero, so an option can be added to old games.
        """
        digest = hashlib.sha256()
        for name in self.names:
            if name in self.later and not any(record[self.span(name)]):
                continue
            digest.update(name.encode())
            digest.update(record[self.span(name)])
        return digest.hexdigest()[:32]

    def changed(self, before: bytes, after: bytes | bytearray) -> list[str]:
        """Names of the fields in which two positions differ."""
        return [name for name in self.names if before[self.span(name)] != after[self.span(name)]]

    def cells(self, record: bytes | bytearray, name: str) -> memoryview[int]:
        """One field's numbers, whatever its axes are, one after the other."""
        return memoryview(record)[self._spans[name]].cast(_FORMATS[self.fields[name][0]])  # type: ignore[call-overload, no-any-return]

    def value(self, record: bytes | bytearray, name: str) -> Any:
        """One field as Python integers, nested lists for arrays."""
        kind, shape = self.fields[name]
        part: Any = memoryview(record)[self._spans[name]]
        form = _FORMATS[kind]
        return part.cast(form, shape).tolist() if shape else part.cast(form)[0]


def _check(name: str, one: Field) -> None:
    """Refuse a field whose numbers would not fit into it, or whose names could not be told apart."""
    if one.width not in _FORMATS:
        raise EntrepotError(f"The field {name} is {one.width!r} wide; write one of {', '.join(_FORMATS)}.")
    for axis in (*one.by, *([one.of] if one.of else []), *one.axes.values()):
        if not axis.names or len(set(axis.names)) < len(axis.names):
            raise EntrepotError(
                f"The field {name} uses the list {axis.name}, which is empty or repeats a name; fix it."
            )
    bits = 8 * int(one.width[1]) - 1
    room = {"many": bits, "either": bits, "seats": bits, "one": 1 << bits, "deck": 1 << bits}.get(one.meaning)
    longest = max((len(axis) for axis in (one.of, *one.axes.values()) if axis), default=0)
    if room is not None and longest > room:
        raise EntrepotError(f"The field {name} has room for {room}, but its list has {longest}; make it wider.")


def _widest_first(item: tuple[str, Field]) -> int:
    return -int(item[1].width[1])


def _plain_class(layout: Layout) -> type:
    """A class over a buffer whose arrays are memoryviews and whose scalars are properties.

    Memoryviews give Python integers, so arithmetic is as wide as compiled code's and a store out of range raises;
    numpy scalars are slower and silently wrap.
    """
    scalars = [name for name, (_, shape) in layout.fields.items() if not shape]
    fields = {
        name if shape else "_" + name: (layout.span(name), _FORMATS[kind], shape)
        for name, (kind, shape) in layout.fields.items()
    }

    def open_record(self: Any, buffer: bytearray) -> None:
        self.buffer = buffer

    def open_field(self: Any, name: str) -> Any:
        """A field is opened when it is first read: most readers of a position need only a few."""
        if name not in fields:
            raise AttributeError(f"the record has no field {name!r}")
        span, form, shape = fields[name]
        part: Any = memoryview(self.buffer)[span]
        opened = part.cast(form, shape) if len(shape) > 1 else part.cast(form)
        setattr(self, name, opened)
        return opened

    body: dict[str, Any] = {
        "__slots__": ("buffer", *fields),
        "__init__": open_record,
        "__getattr__": open_field,
        **{name: _scalar(name) for name in scalars},
    }
    return type("PlainRecord", (), body)


def _scalar(name: str) -> property:
    """A field without axes: the one entry of its memoryview."""
    slot = "_" + name

    def get(self: Any) -> Any:
        return getattr(self, slot)[0]

    def put(self: Any, value: int) -> None:
        getattr(self, slot)[0] = value

    return property(get, put)
