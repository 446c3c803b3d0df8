"""Breaking things on purpose, for tests of what a game finds out by itself: its component files and its positions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from entrepot.engine.errors import ComponentError
from entrepot.engine.language.components import Components

from .arranged import Arranged

Check = Callable[[Components], object]
Arrange = Callable[[Any], None]

# --- component files, each laid over the game's own from an empty folder


def changed(box: Path, file: str, old: str, new: str, empty: Path) -> Components:
    """With one text in place of another, once."""
    text = _read(box, file)
    assert old in text, f"{file}.toml has no {old!r}"
    return _laid(box, file, text.replace(old, new, 1), empty)


def without(box: Path, file: str, row: str, empty: Path) -> Components:
    """Without the first row of that name."""
    before, _, *others = _read(box, file).split(f"[[{row}]]")
    return _laid(box, file, f"[[{row}]]".join([before, *others]), empty)


def line_of(box: Path, file: str, text: str) -> int:
    """The line of the game's own file where a text begins."""
    whole = _read(box, file)
    return whole[: whole.index(text)].count("\n") + 1


def refused(check: Check, found: Components) -> str:
    """The sentence that a check ends with."""
    try:
        check(found)
    except ComponentError as error:
        return str(error)
    raise AssertionError("The check let it pass.")


def _read(box: Path, file: str) -> str:
    return (box / f"{file}.toml").read_text(encoding="utf-8")


def _laid(box: Path, file: str, text: str, empty: Path) -> Components:
    (empty / f"{file}.toml").write_text(text, encoding="utf-8")
    return Components.load(box, empty)


# --- positions


def change(field: str, index: Any, by: int = 1) -> Arrange:
    def arrange(s: Any) -> None:
        getattr(s, field)[index] += by

    return arrange


def place(field: str, index: Any, value: int) -> Arrange:
    def arrange(s: Any) -> None:
        getattr(s, field)[index] = value

    return arrange


def complaints(found: Arranged, arrange: Arrange) -> list[str]:
    """What is wrong with the pieces of a position after that."""
    arrange(found.s)
    return found.game.conserved(found.s)
