"""The cell of a personal goal, at the end of the row that it scores: its favour token and what that is worth now."""

from __future__ import annotations

from typing import Any, NamedTuple

from entrepot.paper.places import Spot

from ....actions import GOALS
from ....rules.scoring import favor_vp
from ..parts import FAVORS, framed, points, rect, use


class Goal(NamedTuple):
    """What a goal cell shows."""

    name: str
    level: int  # of the token, 0 for none
    vp: int
    spot: Spot


def goal_of(s: Any, seat: int, number: int, spot: Spot) -> Goal:
    return Goal(GOALS[number], s.favor[seat, number], int(favor_vp(s, seat, number)), spot)


def goal_cell(goal: Goal, x: float, y: float, height: float) -> str:
    """40 wide: the fan and its points in a ring, or a pale fan where a token may come."""
    middle = y + height / 2
    if goal.level:
        inside = rect(x, y, 40, height, "bed goal got", 5)
        inside += use(FAVORS[goal.level], x + 0.5, middle - 11, 21) + points(goal.vp, x + 31, middle, 17.9)
    else:
        inside = rect(x, y, 40, height, "bed goal", 5) + use(FAVORS[1], x + 11, middle - 10, 18, "faint")
    return framed(f"goal-{goal.name}", "goalcell", goal.spot, inside, (x, y, 40, height), 5, 6)
