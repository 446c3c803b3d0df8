"""What scripts that measure have in common: the options, and tables that they write into a page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

PAGES = Path(__file__).resolve().parents[1] / "docs"
ALONE = {"nippon": {"level": "hard"}}


def options_of(game: str, players: int) -> dict[str, str]:
    """The default ones; alone, the hardest."""
    return ALONE.get(game, {}) if players == 1 else {}


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = (head, ["---"] * len(head), *rows)
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def rows_of(page: str, name: str) -> list[list[str]]:
    """Of the table that a page has between the lines that have a name."""
    text = (PAGES / page).read_text(encoding="utf-8")
    between = text.split(f"<!-- {name} -->")[1].split(f"<!-- end of {name} -->")[0]
    lines = [line for line in between.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def write(page: str, name: str, text: str) -> None:
    """Put a text in place of what a page has between the lines that have a name."""
    file, begin, end = PAGES / page, f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, rest = file.read_text(encoding="utf-8").split(begin)
    file.write_text(f"{before}{begin}\n{text}\n{end}{rest.split(end)[1]}", encoding="utf-8")
