"""The legend of a record: what is needed to read one that other rules wrote, as a map's legend is to read the map.

It is stored with every record, so that the record can always be read, by the names of its fields.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Annotated, Any

import msgspec
import numpy as np

from ..errors import EntrepotError
from ..language.game import Game
from ..language.record import Layout

Side = Annotated[int, msgspec.Meta(ge=1, le=4096)]
Kind = Annotated[str, msgspec.Meta(pattern="^(i1|i2|i4|i8|u8)$")]
Name = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$", max_length=60)]
Field = tuple[Kind, Annotated[list[Side], msgspec.Meta(max_length=3)], int]  # its type, shape and offset

LARGEST = 1 << 14  # bytes of a record; ours have less than a thousand
ENGINES = {"agenda": 2, "depth": 0, "players": 0, "over": 0, "turns": 0, "revealed": 0, "key": 1}  # and dimensions


class Legend(msgspec.Struct, frozen=True, dict=True):
    """The fields of a record in their order, the kinds of frames by number, and the verbs that others do not learn."""

    fields: dict[Name, Field]
    kinds: list[str]
    secret: list[str] = []
    unshown: dict[str, str] = {}
    later: list[str] | msgspec.UnsetType = msgspec.UNSET  # fields that are left out of the hash while they say nothing

    @classmethod
    def of(cls, game: Game) -> Legend:
        """The game's current legend; always the same object, because every move asks for it."""
        return _legend_of(game)

    @classmethod
    def first(cls, game: Game) -> Legend:
        """The legend of records stored before legends existed."""
        path = game.first_legend
        return cls.read(msgspec.json.decode(path.read_bytes())) if path.exists() else cls.of(game)

    @classmethod
    def read(cls, data: Any) -> Legend:
        """From a file or a database; one that does not describe a record is refused."""
        try:
            legend = msgspec.convert(data, cls)
        except msgspec.ValidationError as error:
            raise EntrepotError(f"The legend of the record cannot be read ({error}); use the original file.") from None
        at = 0
        for name, (kind, shape, offset) in legend.fields.items():
            size = int(kind[1])
            if offset != at or at % size:
                raise EntrepotError(f"The legend puts {name} in the wrong place in the record; use the original file.")
            at += size * int(np.prod(shape, dtype=int))
        if not 0 < at <= LARGEST:
            raise EntrepotError(f"The legend describes a record of {at} bytes; use the original file.")
        for name, dimensions in ENGINES.items():
            if name not in legend.fields or len(legend.fields[name][1]) != dimensions:
                raise EntrepotError(f"The legend lacks the field {name} that every record has; use the original file.")
        return legend

    @cached_property
    def layout(self) -> Layout:
        fields = {name: (kind, tuple(shape)) for name, (kind, shape, _) in self.fields.items()}
        return Layout.as_stored(fields, tuple(self.later or ()))

    @cached_property
    def digest(self) -> str:
        """Its name in a database."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]

    def values(self, record: bytes) -> dict[str, Any]:
        """A record by the names of its fields."""
        return {name: self.layout.value(record, name) for name in self.layout.names}

    def arrays(self, record: bytes | bytearray) -> Mapping[str, np.ndarray[Any, Any]]:
        """The fields of a record as arrays; of a bytearray they can be written to."""
        found = np.frombuffer(record, self.layout.dtype)
        return {name: found[name][0] if shape else found[name] for name, (_, shape, _) in self.fields.items()}


@cache
def _legend_of(game: Game) -> Legend:
    layout, verbs = game.layout, game.catalogue
    fields = {name: (kind, list(shape), layout.offsets[name]) for name, (kind, shape) in layout.fields.items()}
    later = list(layout.later) or msgspec.UNSET
    return Legend(fields, list(game.kinds), sorted(verbs.secret), dict(verbs.unshown), later)
