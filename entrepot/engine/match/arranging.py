"""Arranges a position by name, to study it. The result is checked, and refused if it is impossible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..backends.backend import Position
from ..errors import EntrepotError, nearest
from ..language.fields import SEAT, Axis
from ..language.game import Game
from ..language.record import ENGINE_FIELDS, NOBODY
from .carry import Unfit, doubt


def arranged(position: Position, changes: Mapping[str, Any]) -> Position:
    """The position with other values in some fields, after whatever then follows by itself.

    A value is what `view.named` shows of its field, or a dictionary of the parts that differ.
    """
    game = position.back.game
    record = np.frombuffer(bytearray(position.record), game.layout.dtype)
    free = [name for name in game.layout.declared if _is_free(name)]
    for name, value in changes.items():
        if name not in free:
            raise EntrepotError(f"{game.meta.title} has no field {name!r} to arrange; {nearest(name, free)}")
        reader = _Reader(game, name, record.tobytes())
        record[name] = reader.numbers(game.layout.value(record.tobytes(), name), value, reader.declared.by)
    found = Position(position.back, record.tobytes())
    _check(found)
    while found.tick():
        pass
    return found


def _is_free(name: str) -> bool:
    """The engine's own fields and the options stay as they are."""
    return name not in ENGINE_FIELDS and not name.startswith("option_")


def _check(position: Position) -> None:
    game = position.back.game
    wrong = "; ".join(game.conserved(position.s))
    if not wrong:
        try:
            doubt(game, bytes(position.record))
        except Unfit as why:
            wrong = why.about
    if wrong:
        raise EntrepotError(f"This position is impossible: {wrong}.")


class _Reader:
    """Turns the values of one field into its numbers."""

    def __init__(self, game: Game, name: str, record: bytes) -> None:
        self.name = name
        self.declared = game.layout.declared[name]
        self.players = game.layout.value(record, "players")
        self.of = self.declared.of
        if self.declared.meaning == "either":
            self.of = self.declared.axes.get(game.layout.value(record, self.declared.depends))

    def numbers(self, old: Any, value: Any, axes: tuple[Axis, ...]) -> Any:
        """Those that stood there, with what is given in their place."""
        if not axes:
            return self.number(value)
        axis, rest = axes[0], axes[1:]
        found = list(old)
        if isinstance(value, Mapping):
            for key, part in value.items():
                place = self.place(axis, key)
                found[place] = self.numbers(old[place], part, rest)
            return found
        most = self.players if axis is SEAT else len(axis)
        if isinstance(value, str) or not isinstance(value, Sequence) or len(value) > most:
            raise self.wrong(value, f"a list of up to {most}, or a dictionary by {axis.name}")
        if self.declared.meaning == "deck":
            found = [NOBODY] * len(axis)
        for place, part in enumerate(value):
            found[place] = self.numbers(old[place], part, rest)
        return found

    def place(self, axis: Axis, key: Any) -> int:
        names = axis.names[: self.players] if axis is SEAT else axis.names
        if str(key) not in names:
            raise EntrepotError(f"{self.name} has no {axis.name} {key!r}; {nearest(str(key), names)}")
        return names.index(str(key))

    def number(self, value: Any) -> int:
        """What stands in the record for one value."""
        meaning = self.declared.meaning
        if meaning in ("many", "either", "seats"):
            if isinstance(value, str) or not isinstance(value, Sequence | set | frozenset):
                raise self.wrong(value, "a list")
            return sum(1 << self.thing(one) for one in set(value))
        if meaning in ("one", "deck", "seat"):
            return NOBODY if value is None else self.thing(value)
        if meaning == "space" and value is None:
            return NOBODY
        limits = np.iinfo(np.dtype(self.declared.width))
        if not isinstance(value, int) or not limits.min <= value <= limits.max:
            raise self.wrong(value, f"a whole number from {limits.min} to {limits.max}")
        return int(value)

    def thing(self, value: Any) -> int:
        """One of the things that the field is about, by its name; a seat by its number."""
        beyond = [number for number, name in self.declared.also.items() if name == value]
        if beyond:
            return beyond[0]
        names = self.of.names if self.of else SEAT.names[: self.players]
        if str(value) not in names:
            raise EntrepotError(f"{self.name} cannot be {value!r}; {nearest(str(value), names)}")
        return names.index(str(value))

    def wrong(self, value: Any, wanted: str) -> EntrepotError:
        return EntrepotError(f"{self.name} cannot be {value!r}; give {wanted}.")
