"""The score sheet: a column a player, a row a category, and who shares the victory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from entrepot.engine.match.view import Result, View
from entrepot.paper.phrases import NOTHING, capital
from entrepot.paper.scores import ranked, score_row, score_sheet
from entrepot.paper.svg import Markup, el
from entrepot.paper.words import Words

from ....actions import COMPANIES
from ....meta import META
from ....rules.scoring import score, shares_of
from .. import facts
from ..parts import EMBLEMS
from . import inline
from .labels import player

CATEGORIES = ("cash", *COMPANIES, "diamonds", "books")  # the columns of the record's sheet
CATEGORY_RULES = {"cash": 1504, **dict.fromkeys(COMPANIES, 1505), "diamonds": 1506, "books": 1507}
SIGNS = ("mb-pound", *EMBLEMS, "mb-diamond", "mb-inkjar")
TIE_RULE = 1510


def scores(view: View, result: Result, words: Words) -> Markup:
    """Categories as in the rules, the winner's column first."""
    s, order = facts.position(view), ranked(result)
    rows = [_row(s, column, category, order, words) for column, category in enumerate(CATEGORIES)]
    return score_sheet("mb-scores", result, lambda seat: _name(seat, words), rows, ties(result, words), words)


def _name(seat: int, words: Words) -> tuple[object, ...]:
    return inline.seat(seat, words, 15), " ", player(seat, words)


# What a verb moves money by.
ORIGINS = {
    "tile": "start", "rest": "start", "enter": "regions", "post_from": "regions", "collect": "regions",
    "merchant": "merchants", "diamonds": "merchants", "sell": "sales", "cash": "books", "take": "books",
    "step": "tracks", "pay": "tracks", "track": "tracks", "buy": "cards", "buy_cheaper": "cards", "mark": "markers",
    "tier": "markers", "share": "markers",
}  # fmt: skip


def points(s: Any, seat: int) -> int:
    """Money: all else is counted in the end."""
    return int(s.money[seat])


def origin(before: Any, after: Any, action: str) -> str:
    """What an action brought money by, or cost it for."""
    return f"origin-{ORIGINS.get(action.partition(':')[0], 'others') if action else 'start'}"


def _row(s: Any, column: int, category: str, seats: list[int], words: Words) -> Markup:
    """A company shows the shares and what each is worth; a game that was broken off is counted as it stands."""
    rule = f"{META.prefix}-{CATEGORY_RULES[category]}"
    name = inline.sign(SIGNS[column]), " ", capital(words.noun(f"score-{category}"))
    cells = []
    for seat in seats:
        points = int(score(s, seat, column))
        how: object = ""
        if category in COMPANIES:
            company = COMPANIES.index(category)
            how = el("small", f"{int(shares_of(s, seat, company))} × £{facts.value(s, company)} ")
        cells.append((how, points or NOTHING))
    return score_row(name, rule, cells)


def ties(result: Result, words: Words) -> Iterator[str]:
    """Who shares the victory."""
    best = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if len(best) > 1:
        names = ", ".join(player(seat, words) for seat in best)
        yield words.text("face-tie", players=names, rule=str(TIE_RULE))
