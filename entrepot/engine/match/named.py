"""A position by names instead of numbers, as its fields declare them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..errors import nearest
from ..language.fields import SEAT, Axis, Field
from ..language.game import Game
from ..language.record import HIDDEN, NOBODY

UNSEEN = "hidden"
ENGINES = ("key", "agenda", "depth", "fault")  # fields without names of their own; the agenda is shown by its frames


class Named(dict[str, Any]):
    """Fields by their names, to be read as `named["president"]` or `named.president`."""

    def __getattr__(self, name: str) -> Any:
        if name not in self:
            raise AttributeError(f"there is no field {name!r}; {nearest(name, self)}")
        return self[name]


def listing(fields: Named) -> str:
    """One field per line."""
    return "\n".join(f"{name}: {value}" for name, value in fields.items())


def named(game: Game, record: bytes | bytearray) -> Named:
    """Every field by name: a list by seat, a dictionary by other axes; nobody is None, hidden values say "hidden"."""
    layout = game.layout
    values = {name: layout.value(record, name) for name in layout.names}
    told = {
        name: _told(declared, values[name], _reader(game, name, declared, values), values["players"])
        for name, declared in layout.declared.items()
        if name not in ENGINES
    }
    return Named(told, agenda=_frames(game, values))


def one_named(game: Game, record: bytes | bytearray, name: str, value: Any) -> Any:
    """One field by name, with a value other than the one in the record."""
    layout, declared = game.layout, game.layout.declared[name]
    values = {"players": layout.value(record, "players")}
    if declared.depends:
        values[declared.depends] = layout.value(record, declared.depends)
    return _told(declared, value, _reader(game, name, declared, values), values["players"])


def sheet(game: Game, record: bytes | bytearray) -> tuple[dict[str, int], ...]:
    """The points of every seat by category, if the record keeps them."""
    if "sheet" not in game.layout.declared:
        return ()
    return tuple(one_named(game, record, "sheet", game.layout.value(record, "sheet")))


def _told(declared: Field, value: Any, read: Callable[[int], Any], players: int) -> Any:
    if declared.meaning == "deck":
        return [read(card) for card in value if card != NOBODY]
    return _by(declared.by, value, read, players)


def _by(axes: tuple[Axis, ...], value: Any, read: Callable[[int], Any], players: int) -> Any:
    if not axes:
        return read(value)
    axis, rest = axes[0], axes[1:]
    inner = [_by(rest, part, read, players) for part in value]
    if axis is SEAT:
        return inner[:players]
    return inner if axis.numbers_only else dict(zip(axis.names, inner, strict=True))


def _reader(game: Game, name: str, declared: Field, values: dict[str, Any]) -> Callable[[int], Any]:
    """A function that turns one number of a field into its meaning."""
    if declared.meaning == "choice":
        choices = game.meta.options[name.removeprefix("option_")].choices
        return lambda number: choices[number]
    if declared.meaning == "either":
        axis = declared.axes.get(values[declared.depends])
        return lambda bits: [axis.names[n] if axis else n for n in bits_of(bits)]
    return lambda number: meaning_of(declared, number)


def meaning_of(declared: Field, number: int) -> Any:
    """One number of a field by name, if that depends on the field alone."""
    if declared.meaning == "flag":
        return bool(number)
    if declared.meaning == "first_seat":
        return number - 1 if number else "random"
    if declared.meaning == "seats":
        return bits_of(number)
    if declared.meaning == "many":
        assert declared.of is not None
        return [declared.of.names[n] for n in bits_of(number)]
    if declared.meaning in ("one", "deck", "seat"):
        return _of_a_list(declared, number)
    return None if declared.meaning == "space" and number == NOBODY else number


def _of_a_list(declared: Field, number: int) -> Any:
    if number in declared.also:
        return declared.also[number]
    if number < 0:
        return {NOBODY: None, HIDDEN: UNSEEN}[number]
    return declared.of.names[number] if declared.of else number


def bits_of(number: int) -> list[int]:
    return [n for n in range(number.bit_length()) if (number >> n) & 1]


def _frames(game: Game, values: dict[str, Any]) -> list[dict[str, Any]]:
    """What must still be decided or done, the next thing last."""
    told = []
    for kind, *arguments in values["agenda"][: values["depth"]]:
        row = game.agenda.rows[kind]
        read = {
            name: meaning_of(declared, value)
            for (name, declared), value in zip(row.arguments.items(), arguments, strict=False)
        }
        told.append({"kind": row.name, **read})
    return told
