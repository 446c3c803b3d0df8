"""The score sheet: a column a player, a row a category, and the ties that decided something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from entrepot.engine.match.view import Result, View
from entrepot.paper.phrases import NOTHING, capital
from entrepot.paper.scores import ranked, score_row, score_sheet
from entrepot.paper.svg import Markup
from entrepot.paper.words import Noun, Words

from ....box.tables import SPACES
from ....meta import META
from ....record import DUMMY, SYNAPSES
from ....rules.scoring import CHURCH, CUSTOMS, IN_PLAY, TECHNOLOGY, strength
from ...text import CATEGORIES
from .. import facts
from .inline import seat_icon
from .labels import player

MAJORITIES = {"church": (CHURCH, 1704), "customs": (CUSTOMS, 1704), "technology": (TECHNOLOGY, 1711)}
TOTAL_TIE = 1722
CATEGORY_RULES = {
    "play": 1701, "church": 1702, "customs": 1703, "technology": 1709, "countries": 1715, "leftovers": 1717,
}  # fmt: skip


def scores(view: View, result: Result, words: Words) -> Markup:
    """Categories as in the rules, the winner's column first."""
    s, order = facts.position(view), ranked(result)
    rows = [_row(s, column, category, order, words) for column, category in enumerate(CATEGORIES)]
    return score_sheet("yk-scores", result, lambda seat: _name(seat, words), rows, ties(s, result, words), words)


# What a verb brings points by.
ORIGINS = {
    "order": "orders", "achieve": "achievements", "token": "tokens", "shop": "buildings", "trading_house": "buildings",
    "learn": "technologies", "imports": "technologies", "station_at": "technologies", "church": "boards",
    "customs": "boards", "assistant": "boards", "spend": "boards",
}  # fmt: skip


def points(s: Any, seat: int) -> int:
    """Points gained in play: final scoring is not among them."""
    return int(s.sheet[seat, IN_PLAY] if s.over else s.vp[seat])


def origin(before: Any, after: Any, action: str) -> str:
    """What the points of an action came from; areas give them to who acts there."""
    return f"origin-{ORIGINS.get(action.partition(':')[0], 'areas')}"


def _name(seat: int, words: Words) -> tuple[object, ...]:
    return seat_icon(seat, 15), " ", player(seat, words)


def _row(s: Any, column: int, category: str, seats: list[int], words: Words) -> Markup:
    name = capital(words.noun(f"score-{category}"))
    cells = [(s.sheet[seat, column] or NOTHING,) for seat in seats]
    return score_row((name,), f"{META.prefix}-{CATEGORY_RULES[category]}", cells)


def ties(s: Any, result: Result, words: Words) -> Iterator[str]:
    """Each tie that a rule has broken, and the ranks that the dummy took."""
    for category, (column, rule) in MAJORITIES.items():
        equal = _equal(s, column)
        if equal:
            names = ", ".join(player(seat, words) for seat in equal)
            how = "face-tie-value" if column == TECHNOLOGY else "face-tie-board"
            yield capital(words.text(how, category=Noun(f"score-{category}"), players=names, rule=str(rule)))
        if _dummy_takes(s, column):
            yield capital(words.text("event-dummy", category=Noun(f"score-{category}")))
    best = max(result.scores)
    level = [seat for seat in range(s.players) if result.scores[seat] == best]
    if len(level) > 1:
        names = ", ".join(player(seat, words) for seat in sorted(level, key=lambda seat: result.ranks[seat]))
        yield words.text("face-tie-total", players=names, rule=str(TOTAL_TIE))


def _size(s: Any, column: int, who: int) -> int:
    """What is compared before a tie is broken: assistants on the board, or the sum of values."""
    whole = int(strength(s, column, who))
    return whole // 8 if column == TECHNOLOGY else whole // (int(SPACES) + 1)


def _contenders(s: Any, column: int) -> list[int]:
    """Whoever has anything there, the strongest first."""
    dummy = [DUMMY] if s.players == 2 and s.option_edition == SYNAPSES else []
    seats = [seat for seat in (*range(s.players), *dummy) if strength(s, column, seat) > 0]
    return sorted(seats, key=lambda seat: -int(strength(s, column, seat)))


def _equal(s: Any, column: int) -> list[int]:
    """Those level at a place that scores, in the order the rule gives them."""
    found = _contenders(s, column)
    sizes = [_size(s, column, seat) for seat in found]
    for place in (0, 1):
        level = [seat for seat, size in zip(found, sizes, strict=True) if place < len(sizes) and size == sizes[place]]
        if len(level) > 1:
            return level
    return []


def _dummy_takes(s: Any, column: int) -> bool:
    return DUMMY in _contenders(s, column)[:2]
