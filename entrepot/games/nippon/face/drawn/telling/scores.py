"""The score sheet: a column a player, a row a category, the tie that decided; or the result of a solo game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from entrepot.engine.match.view import Result, View
from entrepot.paper.phrases import NOTHING, capital
from entrepot.paper.scores import ranked, score_row, score_sheet
from entrepot.paper.svg import Markup, el, icon
from entrepot.paper.words import Words

from ....actions import GOALS
from ....box.check import COMMON_GOALS
from ....meta import META
from ....rules import scoring
from ...score_words import CATEGORIES, named
from .. import facts
from ..parts import GOAL_ICONS
from ..player.automa import goals_of
from . import changes
from .inline import favor, seat
from .labels import player

CATEGORY_RULES = {
    "play": 1715, **dict.fromkeys(GOALS[:6], 1706), "factories": 1710, "contracts": 1710, "leftovers": 1711,
    "money": 1713,
}  # fmt: skip
TIE_RULE, LOST_RULE, RATING_RULE = 1716, 2062, 2064


def rating(vp: int) -> str:
    """The noun of a won solo game's rating: 1 is the best."""
    return f"rating-{1 + scoring.rating(vp)}"


def scores(view: View, result: Result, words: Words) -> Markup:
    """Categories as in the rules, the winner's column first."""
    s, order = facts.position(view), ranked(result)
    rows = [_row(s, column, category, order, words) for column, category in enumerate(CATEGORIES)]
    above, notes = _solo(s, result, words), ties(result, words)
    return score_sheet("nz-scores", result, lambda number: _name(s, number, words), rows, notes, words, above)


# What a verb brings points by.
ORIGINS = {
    "pair": "start", "old": "start", "recruit": "start", "supply_1": "markets", "supply_2": "markets",
    "supply_3": "markets", "gain": "markets", "evict": "markets", "take_from": "markets", "contract": "contracts",
    "invest": "contracts", "spend": "contracts", "build": "factories", "first": "factories", "modify": "factories",
    "department": "departments", "research": "departments", "reward": "goals",
}  # fmt: skip


def points(s: Any, seat: int) -> int:
    """Points gained in play: final scoring is not among them."""
    return int(s.sheet[seat, 0] if s.over else s.vp[seat])


def origin(before: Any, after: Any, action: str) -> str:
    """What the points of an action came from; at the end of a period influence scores for all."""
    if action and changes.round_ended(before, after) and changes.scored(before, after):
        return "origin-influence"
    return f"origin-{ORIGINS.get(action.partition(':')[0], 'actions') if action else 'start'}"


def _name(s: Any, number: int, words: Words) -> tuple[object, ...]:
    return seat(number, 15), " ", player(s, number, words)


def _row(s: Any, column: int, category: str, seats: list[int], words: Words) -> Markup:
    """A goal shows the favour token that it was scored with."""
    sign = icon(GOAL_ICONS[GOALS.index(category)], 15) if category in GOALS else ""
    name = sign, " ", capital(words.noun(f"score-{named(s, category)}"))
    cells = []
    for number in seats:
        level = s.favor[number, GOALS.index(category)] if category in GOALS else 0
        fan = favor(level, words, 15) if level else ""
        points = s.sheet[number, column] if s.over or column else s.vp[number]  # a game may be broken off
        cells.append((fan, " ", points if points or level else NOTHING))
    return score_row(name, _rule(category), cells)


def _rule(category: str) -> str:
    return f"{META.prefix}-{CATEGORY_RULES[category]}"


def ties(result: Result, words: Words) -> Iterator[str]:
    """Who shares the most points, in the order that the rule gives them."""
    best = max(result.scores)
    level = [number for number, points in enumerate(result.scores) if points == best]
    if len(level) > 1:
        ordered = sorted(level, key=lambda number: result.ranks[number])
        names = ", ".join(words.noun(f"player-{META.colours[number]}") for number in ordered)
        yield words.text("face-tie", players=names, rule=str(TIE_RULE))


def _solo(s: Any, result: Result, words: Words) -> Markup:
    """Won with a rating or lost, and every solo goal with how far it came."""
    if not facts.is_solo(s):
        return Markup("")
    won = result.ranks[0] == 1
    lines = []
    for goal, have, need in goals_of(s):
        done = have >= need
        mark = icon("c-confirm" if done else "c-close", 13, class_="ok" if done else "no")
        name = words.noun(f"goal-{COMMON_GOALS[goal]}")
        of = words.text("face-of", have=have, need=need)
        lines.append(el("li", icon(GOAL_ICONS[goal], 16), f" {capital(name)}: {of} ", mark))
    title = words.text("event-solo_won", rating=words.noun(rating(s.vp[0]))) if won else words.text("event-solo_lost")
    rule = f"{META.prefix}-{RATING_RULE if won else LOST_RULE}"
    return el("div", el("p", el("b", title), title=rule), el("ul", *lines), class_="solo-result")
