"""The worker column, filled from the bottom, the stacks of favour tokens beside it, and what a consolidation brings."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from entrepot.paper.drawing import moving
from entrepot.paper.face import Scene
from entrepot.paper.places import Spot
from entrepot.paper.words import Words

from ....actions import DESTINATIONS
from ....box.tables import DEPARTMENT_GAIN, DESTINATION_OF, FAVOR_LEVEL, SECOND_BONUS_WORKERS, WHITE, WHITE_STEPS
from ....record import NOBODY
from ....rules.workers import EXPERT
from .. import facts
from ..parts import (
    DEPARTMENTS,
    FAVORS,
    GAIN_ICONS,
    RINGS,
    WORKERS,
    expert_piece,
    fitted,
    framed,
    gain_items,
    hired_cell,
    hired_piece,
    rect,
    ring,
    text,
    use,
)
from ..spots import spot

LOWEST, PITCH, WIDE, HIGH = 211.5, 32.5, 40, 29.5  # the lowest cell of six, from its upper edge
GREY = range(1, int(SECOND_BONUS_WORKERS) - 1)  # cells whose workers never bring a bonus
CONSOLIDATE = (8, 249, 96, 72)


class Column(NamedTuple):
    """Everything the column shows."""

    workers: tuple[int, ...]
    pieces: tuple[str, ...]  # the names under which they move
    drafted: tuple[bool, ...]
    favors: tuple[int, ...]  # left in the stacks, by level
    forecast: facts.Forecast
    spot: Spot


def column_of(s: Any, seat: int, scene: Scene) -> Column:
    workers = facts.workers(s, seat)
    hired = hired_cell(s, seat)
    pieces = [expert_piece(one) if one >= EXPERT else f"worker-{seat}-{n}" for n, one in enumerate(workers)]
    if hired != NOBODY:
        pieces[hired] = hired_piece(s)
    own = scene.viewer == seat
    fresh = any(place.startswith("worker-") for place in scene.drafted)
    drafted = [own and fresh and n == hired for n in range(len(workers))]
    for n, one in enumerate(workers):
        if own and one >= EXPERT:
            drafted[n] = f"destination-{DESTINATIONS[DESTINATION_OF[one - EXPERT]]}" in scene.drafted
    return Column(
        workers,
        tuple(pieces),
        tuple(drafted),
        tuple(s.favors_left[seat, level] for level in range(3)),
        facts.forecast(s, seat),
        spot(scene, "consolidate") if own else Spot(),
    )


@lru_cache(maxsize=2048)
def column(c: Column, words: Words) -> str:
    return _cells(c) + _stacks(c) + forecast(c, words)


def _top(cell: int) -> float:
    return LOWEST - PITCH * cell


def _cells(c: Column) -> str:
    drawn = []
    for cell, worker in enumerate(c.workers):
        y = _top(cell)
        kind = "draftbox" if c.drafted[cell] else "wcell grey" if cell in GREY else "wcell"
        drawn.append(rect(8, y, WIDE, HIGH, kind, 5))
        if worker != NOBODY:
            drawn.append(moving(c.pieces[cell], use(WORKERS[worker], 14.5, y + 1.2, 27)))
        elif cell not in GREY:
            drawn.append(use("nz-dept-any", 19, y + 6, 18, "faint"))
    ground = rect(8, _top(len(c.workers) - 1), WIDE, PITCH * len(c.workers), "base")
    return f'<g data-el="crew" class="place">{ground}{"".join(drawn)}</g>'


def stacks() -> list[tuple[int, int, int]]:
    """The level of each stack, and the first and last worker cell beside it."""
    found = []
    for level, cells in groupby(range(6), key=lambda cell: int(FAVOR_LEVEL[cell + 1])):
        beside = list(cells)
        if level:
            found.append((level, beside[0], beside[-1]))
    return found


def _stacks(c: Column) -> str:
    drawn = []
    for level, first, last in stacks():
        y, low = _top(last), _top(first) + HIGH
        middle = (y + low) / 2
        left = c.favors[level - 1]
        drawn.append(rect(54, y, 44, low - y, "fav on" if level == c.forecast.level else "fav", 5))
        drawn.append(use(FAVORS[level], 58, middle - 12, 24, "" if left else "faint"))
        drawn.append(text(f"×{left}", 84, middle + 4.5, "t b" if left else "t soft"))
    return f'<g data-el="favors" class="place">{"".join(drawn)}</g>'


def bonus_item(colour: int, improved: int) -> tuple[str, int]:
    """What a department brings: a symbol and a number; research is told by its own mark."""
    if colour == WHITE:
        return DEPARTMENTS[WHITE], int(WHITE_STEPS[improved])
    kind, count = gain_items(int(DEPARTMENT_GAIN[colour, improved]))[0]
    return kind, count


def _amount(kind: str, count: int, x: float, y: float) -> str:
    """A gain in a column of its own; `y` is the line its number stands on."""
    if kind in RINGS:
        return text("+", x, y, "t b good") + ring(kind, count, x + 17, y - 4, 17.9)
    return text(f"+{count}", x + 13, y, "t b good", "end") + use(GAIN_ICONS.get(kind, kind), x + 15, y - 11, 14)


def forecast(c: Column, words: Words) -> str:
    """What it would bring, and the wages."""
    f = c.forecast
    x, y, width, height = CONSOLIDATE
    inside = rect(x, y, width, height, "bed cons", 4) + use("nz-consolidation", 13, 252, 17)
    inside += fitted(words.text("face-consolidate"), 33, 265, "t b", 11, 68)
    items = [("money", f.money), ("coal", f.coal), *(bonus_item(*bonus) for bonus in f.bonuses)]
    for n, (kind, count) in enumerate(items):
        inside += _amount(kind, count, 16 + 35 * (n % 2), 283 + 16 * (n // 2))
    if f.wages:
        inside += text("−", 16, 315, "t b bad") + ring("money", f.wages, 33, 311, 16)
        inside += fitted(words.text("face-wages"), 50, 315, "t soft", 11, 50, bold=False)
    return framed("consolidate", "cons-place", c.spot, inside, CONSOLIDATE, 4, 8)
