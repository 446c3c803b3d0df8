"""What there is to show of a position, in sections of rows, from the record's own declaration."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from entrepot.engine.language.fields import ALL, OTHERS, SEAT
from entrepot.engine.language.record import ENGINE_FIELDS
from entrepot.engine.match.named import UNSEEN
from entrepot.engine.match.view import View

from ..phrases import NOTHING, capital
from ..words import Words
from .words import spelt

BLANKED = ("count", "level", "many", "seats", "flag", "either")  # written over with 0 where they are hidden
END = ("rank",)  # what is told by the score sheet


@dataclass(frozen=True)
class Section:
    """A table: its heading, the heads of its columns, and rows of which the first cell is a head."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def shared(view: View, words: Words) -> tuple[Section, ...]:
    """What lies on the table: single facts, then a table for every list that fields are counted by."""
    named, lists = _with_players(view, words), _by_list(view)
    single = [(capital(spelt(name)), _seen(view, name, None, named[name])) for name in lists.pop("", ())]
    found = [Section("", ("", ""), tuple(single))] if single else []
    for title, names in lists.items():
        rows = tuple(_rows(named, names))
        if rows:
            found.append(Section(capital(title), ("", *(spelt(name) for name in names)), rows))
    return tuple(found)


def of_players(view: View) -> tuple[Section, ...]:
    """What each player has: a column a seat."""
    named = view.named
    names = [name for name, one in view.game.layout.declared.items() if one.by[:1] == (SEAT,) and name not in END]
    rows = [
        (capital(spelt(name)), *(_seen(view, name, seat, one) for seat, one in enumerate(named[name])))
        for name in names
    ]
    return (Section("", ("", *(str(seat) for seat in range(view.players))), tuple(rows)),)


def _seen(view: View, name: str, seat: int | None, value: Any) -> str:
    """A value, or that it is hidden: a count or a set that nobody may see reads as nothing in the record.

    What is a secret at some moments only, such as cards that are laid in secret, is shown where it says something.
    """
    declared, told = view.game.layout.declared[name], said(value)
    secret = declared.hidden == ALL or (declared.hidden == OTHERS and seat != view.viewer)
    blank = declared.meaning in BLANKED and told in (NOTHING, "0")
    return UNSEEN if secret and blank and not view.over else told


def player(view: View, seat: int, words: Words) -> str:
    return words.noun(f"player-{view.game.meta.colours[seat]}")


def _with_players(view: View, words: Words) -> dict[str, Any]:
    """The view by names, with players where it has seats."""

    def called(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: called(one) for key, one in value.items()}
        if isinstance(value, list):
            return [called(one) for one in value]
        known = isinstance(value, int) and value < len(view.game.meta.colours)
        return player(view, value, words) if known else value

    named = view.named
    seats = [name for name, one in view.game.layout.declared.items() if one.meaning in ("seat", "seats")]
    return {**named, **{name: called(named[name]) for name in seats}}


def _by_list(view: View) -> dict[str, list[str]]:
    """Fields of the table, by the name of the list they are counted by; "" for single ones."""
    found: dict[str, list[str]] = {}
    for name, one in view.game.layout.declared.items():
        if name in ENGINE_FIELDS or name.startswith("option_") or one.by[:1] == (SEAT,):
            continue
        found.setdefault(one.by[0].name if one.by and one.meaning != "deck" else "", []).append(name)
    return found


def _rows(named: Mapping[str, Any], names: list[str]) -> Iterator[tuple[str, ...]]:
    """A row for each entry of the list that says anything."""
    columns = [_entries(named[name]) for name in names]
    for entry in dict.fromkeys(entry for column in columns for entry in column):
        cells = [said(column.get(entry)) for column in columns]
        if any(cell not in ("", NOTHING, "0") for cell in cells):
            yield (capital(spelt(entry)), *cells)


def _entries(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {str(n + 1): one for n, one in enumerate(value)}


def said(value: Any) -> str:
    """A value by names in a few words; zeros and nobody are left out of lists."""
    if value is None or value == []:
        return NOTHING
    if isinstance(value, bool):
        return "✓" if value else NOTHING
    if isinstance(value, dict):
        return ", ".join(f"{spelt(name)} {said(one)}" for name, one in value.items() if _tells(one)) or NOTHING
    if isinstance(value, list):
        runs = groupby(said(one) for one in value if _tells(one))  # of a deck face down one card is like another
        return ", ".join(told if (n := len(list(run))) == 1 else f"{told} × {n}" for told, run in runs) or NOTHING
    return spelt(value) if isinstance(value, str) else str(value)


def _tells(value: Any) -> bool:
    return value not in (None, 0, False, [], {}) and said(value) != NOTHING
