"""Small pieces of text that all languages share: a capital, a list, from one number to another."""

from __future__ import annotations

from collections.abc import Iterable

MINUS = "−"
NOTHING = "–"


def capital(said: str) -> str:
    """Words at the head of something."""
    return said[:1].upper() + said[1:]


def listed(parts: Iterable[str], between: str = ", ") -> str:
    """Things side by side, or a dash for none."""
    return between.join(parts) or NOTHING


def told(name: str, parts: Iterable[str]) -> str:
    """`name: a; b`, without what is empty."""
    found = "; ".join(part for part in parts if part)
    return f"{name}: {found}" if found else name


def from_to(before: object, after: object) -> str:
    return f"{before} → {after}"
