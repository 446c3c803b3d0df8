"""Ships, machines and trains that wait on the zaibatsu, the bonuses between their rows, and their goals."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.face import Scene
from entrepot.paper.places import Spot

from ....actions import FLEETS, GOALS
from ....box.tables import ANY_DEPARTMENT, CELL_BONUS, FINANCE_STEP, FINANCE_TRACK, PIECE_LOWER, PIECE_UPPER, PIECES
from ..parts import DEPARTMENTS, FLEET_ICONS, STEPS, framed, rect, use
from ..spots import spot
from .favors import Goal, goal_cell, goal_of
from .tracks import favor_values, ringed

LEFT, TOP, WIDE, HIGH, ACROSS, DOWN = 554, 47, 29, 26, 33, 42
GOAL_LEFT = 755
ROW = ACROSS * int(PIECES) - 4  # how wide a row is


class Fleets(NamedTuple):
    """Everything the three rows show."""

    seat: int
    taken: tuple[int, ...]
    spots: tuple[Spot, ...]
    goals: tuple[Goal, ...]


def fleets_of(s: Any, seat: int, scene: Scene) -> Fleets:
    own = scene.viewer == seat
    here = tuple(spot(scene, f"fleet-{fleet}") if own else Spot() for fleet in FLEETS)
    goals = tuple(goal_of(s, seat, n, spot(scene, f"goal-{GOALS[n]}") if own else Spot()) for n in range(3))
    return Fleets(seat, tuple(s.taken[seat, n] for n in range(3)), here, goals)


def left_of(column: int) -> float:
    """Columns count from 1."""
    return LEFT + ACROSS * (column - 1)


@lru_cache(maxsize=1)
def ground() -> str:
    drawn = []
    for n, column in enumerate((int(PIECE_LOWER), int(PIECE_UPPER))):
        drawn.append(rect(left_of(column) - 2, 46, ACROSS, 112, "sccol"))
        drawn.append(ringed(favor_values(n), left_of(column) + WIDE / 2, 42.5, "t b"))
    return "".join(drawn)


@lru_cache(maxsize=2048)
def fleets(f: Fleets) -> str:
    rows = "".join(_row(f, n) for n in range(3)) + "".join(_between(f, gap) for gap in range(2))
    goals = [goal_cell(goal, GOAL_LEFT, TOP - 1 + DOWN * n, 28) for n, goal in enumerate(f.goals)]
    return rows + "".join(goals)


def _row(f: Fleets, fleet: int) -> str:
    y = TOP + DOWN * fleet
    inside = rect(LEFT - 2, y - 1, ROW + 4, HIGH + 2, "bed clear", 4)
    for n in range(int(PIECES)):
        x = LEFT + ACROSS * n
        if n < f.taken[fleet]:
            inside += rect(x, y, WIDE, HIGH, "pcell past", 4) + use(FLEET_ICONS[fleet], x + 5.5, y + 4, 18, "outl")
        else:
            inside += rect(x, y, WIDE, HIGH, "pcell", 4) + use(FLEET_ICONS[fleet], x + 3.5, y + 2, 22, f"p{f.seat}")
    return framed(f"fleet-{FLEETS[fleet]}", "fleet", f.spots[fleet], inside, (LEFT - 2, y - 1, ROW + 4, HIGH + 2))


def _between(f: Fleets, gap: int) -> str:
    """Between a row and the next: won when both neighbours are gone."""
    y = TOP + HIGH + 0.5 + DOWN * gap
    drawn = []
    for column in range(1, int(PIECES) + 1):
        bonus = int(CELL_BONUS[gap, column])
        if bonus:
            won = f.taken[gap] >= column and f.taken[gap + 1] >= column
            drawn.append(use(bonus_symbol(bonus), left_of(column) + 7, y, 15, "won" if won else ""))
    return "".join(drawn)


def bonus_symbol(bonus: int) -> str:
    """Of a bonus between cells: a step, any department or one of them."""
    if bonus == FINANCE_STEP:
        return STEPS[FINANCE_TRACK]
    return "nz-dept-any" if bonus == ANY_DEPARTMENT else DEPARTMENTS[bonus - 1]
