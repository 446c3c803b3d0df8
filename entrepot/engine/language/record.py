"""The record: a whole position as one fixed-size, aligned record of integers."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

NOBODY = -1  # no player, no area, no card
HIDDEN = -2  # somebody knows, the viewer does not

FRAMES = 16  # the agenda's depth
AGENDA_WIDTH = 4  # a frame: its kind and three arguments

_FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q"}

# What every game's record has; a game adds its own fields.
ENGINE_FIELDS: dict[str, tuple[str, tuple[int, ...]]] = {
    "key": ("u8", (2,)),  # the deal's key
    "counter": ("i4", ()),  # draws made with it
    "revealed": ("i4", ()),  # moments at which somebody learned something new
    "turns": ("i2", ()),  # turns finished
    "agenda": ("i2", (FRAMES, AGENDA_WIDTH)),  # what must still be decided or done
    "depth": ("i2", ()),  # frames on the agenda
    "players": ("i1", ()),
    "over": ("i1", ()),
    "fault": ("i1", ()),  # not 0: the rules themselves are broken
}


class Layout:
    """The fields of a game's record, ordered by size and padded explicitly, so that no byte is left to chance."""

    def __init__(self, **fields: tuple[str, tuple[int, ...]]) -> None:
        every = {**ENGINE_FIELDS, **fields}
        ordered = sorted(every.items(), key=lambda f: -int(f[1][0][1]))
        size = sum(int(kind[1]) * int(np.prod(shape, dtype=int)) for _, (kind, shape) in ordered)
        if size % 8:
            ordered.append(("pad", ("i1", (8 - size % 8,))))
        self._lay(dict(ordered))

    @classmethod
    def as_stored(cls, fields: dict[str, tuple[str, tuple[int, ...]]]) -> Layout:
        """A layout as it was once written down, field by field, whatever fields the engine has today."""
        layout = cls.__new__(cls)
        layout._lay(fields)
        return layout

    def _lay(self, fields: dict[str, tuple[str, tuple[int, ...]]]) -> None:
        self.fields = fields
        self.dtype = np.dtype([(name, "<" + kind, shape) for name, (kind, shape) in fields.items()], align=True)
        self.size = self.dtype.itemsize
        size = sum(int(kind[1]) * int(np.prod(shape, dtype=int)) for kind, shape in fields.values())
        assert self.size == size, "a record must not have hidden padding"
        self.offsets = {name: int(self.dtype.fields[name][1]) for name in self.fields}  # type: ignore[index]
        self._spans = {name: self._measure(name) for name in self.fields}
        self.names = tuple(sorted(name for name in self.fields if name != "pad"))
        self.plain = _plain_class(self)

    def span(self, name: str) -> slice:
        """Where a field's bytes lie."""
        return self._spans[name]

    def _measure(self, name: str) -> slice:
        kind, shape = self.fields[name]
        start = self.offsets[name]
        return slice(start, start + int(kind[1]) * int(np.prod(shape, dtype=int)))

    def hash(self, record: bytes | bytearray) -> str:
        """SHA-256 over the named fields in name order: a new layout of the same position does not change it."""
        digest = hashlib.sha256()
        for name in self.names:
            digest.update(name.encode())
            digest.update(record[self.span(name)])
        return digest.hexdigest()[:32]

    def changed(self, before: bytes, after: bytes | bytearray) -> list[str]:
        """Names of the fields in which two positions differ."""
        return [name for name in self.names if before[self.span(name)] != after[self.span(name)]]

    def value(self, record: bytes | bytearray, name: str) -> Any:
        """One field as Python integers, nested lists for arrays."""
        kind, shape = self.fields[name]
        part: Any = memoryview(record)[self._spans[name]]
        form = _FORMATS[kind]
        return part.cast(form, shape).tolist() if shape else part.cast(form)[0]


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
        """A field is opened when it is first read: most who look at a position want a few."""
        if name not in fields:
            raise AttributeError(f"the record has no field {name!r}")
        span, form, shape = fields[name]
        part: Any = memoryview(self.buffer)[span]
        opened = part.cast(form, shape) if len(shape) > 1 else part.cast(form)
        setattr(self, name, opened)
        return opened

    def scalar(name: str) -> property:
        slot = "_" + name

        def get(self: Any) -> Any:
            return getattr(self, slot)[0]

        def put(self: Any, value: int) -> None:
            getattr(self, slot)[0] = value

        return property(get, put)

    body: dict[str, Any] = {
        "__slots__": ("buffer", *fields),
        "__init__": open_record,
        "__getattr__": open_field,
        **{name: scalar(name) for name in scalars},
    }
    return type("PlainRecord", (), body)
