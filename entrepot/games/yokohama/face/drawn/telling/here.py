"""What is done at a place, and when: for whoever clicks there at another moment."""

from __future__ import annotations

from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper import refusals
from entrepot.paper.words import Words

from ....actions import AREAS, SLOTS, TECHNOLOGIES
from ....record import NOBODY
from .. import facts

BOARDS = len(SLOTS) // 2


def here(view: View, place: str, words: Words) -> str:
    """What is taken or empty says so."""
    kind, _, rest = place.partition("-")
    if _gone(facts.position(view), view.viewer, kind, rest):
        return words.text(f"taken-{kind}")
    if kind == "technology":  # somebody's, or one's own
        name = rest.rpartition("-")[2]
        return refusals.here(view, f"technology-{name}" if name in TECHNOLOGIES else place, words)
    return refusals.here(view, place, words)


def _gone(s: Any, seat: int, kind: str, rest: str) -> bool:
    if kind == "site":
        area, _, space = rest.rpartition("-")
        return bool(s.shops[AREAS.index(area), int(space) - 1] != NOBODY)
    if kind in ("house", "token"):
        field = s.trading_house if kind == "house" else s.token
        return bool((field[AREAS.index(rest)] == NOBODY) == (kind == "token"))
    if kind in ("church", "customs"):
        return bool(getattr(s, kind)[int(rest) - 1] != NOBODY)
    if kind in ("port", "lab"):
        board, slot = divmod(SLOTS.index(rest), BOARDS)
        return bool((s.port if kind == "port" else s.laboratory)[board, slot] == NOBODY)
    return kind == "achievement" and bool((s.achieved["abc".index(rest)] >> seat) & 1)
