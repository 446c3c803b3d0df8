"""Tables that a script writes into a page, between the lines that mark their place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

PAGES = Path(__file__).resolve().parents[1] / "docs"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = (head, ["---"] * len(head), *rows)
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def write(page: str, name: str, text: str) -> None:
    """Put a text in place of what a page has under a name."""
    file, begin, end = PAGES / page, f"<!-- {name} -->", f"<!-- end of {name} -->"
    before, rest = file.read_text(encoding="utf-8").split(begin)
    file.write_text(f"{before}{begin}\n{text}\n{end}{rest.split(end)[1]}", encoding="utf-8")
