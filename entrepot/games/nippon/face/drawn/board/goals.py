"""The common goals: a strip under the hiring area with the goals of each period, who leads them, and the rewards."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import escape

from entrepot.paper.face import Scene
from entrepot.paper.words import Words

from ....actions import TRACKS
from ....box.check import COMMON_GOALS
from ....box.tables import GOAL_VP, GOALS_SHOWN, PERIOD, REWARD_GAIN
from ....rules.goals import leads, standing
from ..parts import (
    GOAL_ICONS,
    STEPS,
    WIDTH,
    Item,
    amount,
    fitted,
    gain_items,
    item_width,
    points,
    rect,
    seat,
    text,
    use,
)
from ..reading import position
from .rounds import ROMAN

HEIGHT = 21
PITCH = (WIDTH - 4) / 3
LAST = 2  # the period whose rewards are points


class Strip(NamedTuple):
    """What the drawing depends on."""

    goals: tuple[tuple[int, ...], ...]  # by period and place
    leaders: tuple[tuple[tuple[int, ...], ...], ...]  # the seats that lead each of them
    best: tuple[tuple[int, ...], ...]  # and how much they have
    period: int  # that is scored next; 3 after the last


def strip_of(scene: Scene) -> Strip | None:
    """The goals on the table, or nothing when they are not played with."""
    s = position(scene.view)
    if not s.option_goals or s.players == 1:
        return None
    shown = int(GOALS_SHOWN[s.players])
    goals = tuple(tuple(s.goal[period, place] for place in range(shown)) for period in range(len(ROMAN)))
    leaders, best = [], []
    for row in goals:
        leaders.append(tuple(tuple(p for p in range(s.players) if leads(s, p, goal)) for goal in row))
        best.append(tuple(max(int(standing(s, p, goal)) for p in range(s.players)) for goal in row))
    return Strip(goals, tuple(leaders), tuple(best), len(ROMAN) if s.over else int(PERIOD[s.round]))


@lru_cache(maxsize=512)
def strip(g: Strip, words: Words) -> str:
    """Three boxes, a period each; the one that is scored next is tinted."""
    return "".join(goals_of_period(g, period, period * (PITCH + 2), words) for period in range(len(ROMAN)))


def goals_of_period(g: Strip, period: int, x: float, words: Words) -> str:
    chosen = " on" if period == g.period else ""
    drawn = [
        rect(x + 0.5, 0.5, PITCH - 1, HEIGHT - 1, f"plate goals{chosen}", 4),
        fitted(ROMAN[period], x + 14, 15, "disp c", 12, 22, "middle"),
    ]
    wide = 0 if period == LAST else sum(item_width(item, 12) + 3 for item in _resources(period)) + 46
    room = (PITCH - 32 - wide) / max(1, len(g.goals[period]))
    for place in range(len(g.goals[period])):
        drawn.append(_goal(g, period, place, x + 28 + room * place, words))
    drawn.append(_rewards(period, x + PITCH - wide) if wide else "")
    past = ' class="past"' if period < g.period else ""
    return f"<g{past}>{''.join(drawn)}</g>"


@lru_cache(maxsize=4)
def _resources(period: int) -> tuple[Item, ...]:
    """What can be chosen for a goal, steps left out."""
    return tuple(gain_items(int(gain))[0] for gain in REWARD_GAIN[period][: -len(TRACKS)])


@lru_cache(maxsize=4)
def _rewards(period: int, x: float) -> str:
    """What can be chosen for a goal: points, iron, silk, or steps on one of the tracks."""
    drawn = [f'<path d="M{x - 2:g} 4V17" class="rule"/>']
    x += 3
    for item in _resources(period):
        drawn.append(amount(item, x, 10.5, 12))
        x += item_width(item, 12) + 3
    steps = gain_items(int(REWARD_GAIN[period][-1]))[0][1]
    drawn.append(text(steps, x, 14.5, "t b") if steps > 1 else "")
    return "".join(drawn) + "".join(use(symbol, x + 7 + 10.5 * n, 5, 11) for n, symbol in enumerate(STEPS))


def _goal(g: Strip, period: int, place: int, x: float, words: Words) -> str:
    """A goal: its icon, the shapes of those who lead, how much they have; in the last period what it is worth."""
    goal, leaders = g.goals[period][place], g.leaders[period][place]
    drawn = use(GOAL_ICONS[goal], x, 3, 15, "inkc")
    worth = period == LAST
    drawn += points(int(GOAL_VP[place]), x + 25, 10.5, 17) if worth else ""
    at = x + (37 if worth else 19)
    for owner in leaders:
        drawn += seat(owner, at + 5, 10.5, 9.5)
        at += 12
    drawn += text(g.best[period][place] if leaders else "–", at + 1, 14.5, "t b" if leaders else "t soft")
    label = escape(words.noun(f"common-{COMMON_GOALS[goal]}"))
    return f'<g role="img" aria-label="{label}"><title>{label}</title>{drawn}</g>'
