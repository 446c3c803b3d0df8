"""Where rules are written: in whole folders, so that no list of files has to be kept."""

from __future__ import annotations

from pathlib import Path

GAME = (".", "box", "rules", "judge")  # of a game's folder; its face and words have no rules
ENGINE = ("language", "backends")


def files_in(folder: Path, parts: tuple[str, ...] = GAME) -> list[Path]:
    """The source files of those folders, in a fixed order."""
    return [file for part in parts for file in sorted((folder / part).glob("*.py"))]
