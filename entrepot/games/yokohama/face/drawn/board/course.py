"""The course of a president over the chart: a dashed line through the areas, and what is paid on the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..parts import LAYOUT, amount, at, shape, text

CARD = LAYOUT["card"]
TURN = 7  # the radius of a corner

Point = tuple[float, float]
Toll = tuple[int, float, float, tuple[int, ...]]  # yen, where the pill begins, its middle, who is paid (or the supply)


def bend(points: Sequence[Point]) -> str:
    """A path through points with its right angles rounded."""
    path = [f"M{at(points[0][0])} {at(points[0][1])}"]
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        a, b = toward(here, before), toward(here, after)
        path.append(f"L{at(a[0])} {at(a[1])}Q{at(here[0])} {at(here[1])} {at(b[0])} {at(b[1])}")
    path.append(f"L{at(points[-1][0])} {at(points[-1][1])}")
    return "".join(path)


def toward(here: Point, other: Point) -> Point:
    """The point where a corner begins."""
    dx, dy = other[0] - here[0], other[1] - here[1]
    far = max(abs(dx), abs(dy), 0.1)
    reach = min(TURN, far / 2) / far
    return here[0] + dx * reach, here[1] + dy * reach


def line(corners: Sequence[Point], start: float, scale: float) -> list[Point]:
    """From the president to the edge of the last card: along the row of pieces, changing rows where cards overlap."""
    width, height = CARD["width"] * scale, CARD["height"] * scale
    x, y = corners[0][0] + start * scale, corners[0][1] + CARD["pieces"][1] * scale
    points = [(x, y)]
    for n, (left, top) in enumerate(corners[1:], 1):
        last = n == len(corners) - 1
        before = corners[n - 1]
        row = top + CARD["pieces"][1] * scale
        if abs(top - before[1]) < 1:  # beside it
            x = left - 7 if left > before[0] else left + width + 7
            x = x if last else left + width / 2
            points.append((x, y))
            continue
        low, high = max(left, before[0]), min(left, before[0]) + width
        if high - low < TURN or abs(top - before[1]) > height * 1.5:  # far away: straight there
            x = left + width / 2
        else:
            x = (low + high) / 2
            points.append((x, y))
        y = row if not last else (top - 7 if top > before[1] else top + height + 7)
        points.append((x, y))
    return points


def arrow(points: Sequence[Point]) -> str:
    """The head at the end of the line."""
    (x0, y0), (x, y) = points[-2:]
    if abs(x - x0) > abs(y - y0):
        side = 1 if x > x0 else -1
        return f"M{at(x - 2 * side)} {at(y - 6.5)}v13l{9 * side}-6.5Z"
    side = 1 if y > y0 else -1
    return f"M{at(x - 6.5)} {at(y - 2 * side)}h13l-6.5 {9 * side}Z"


def pill(toll: Toll) -> str:
    """What is paid in an area, and to whom."""
    yen, left, y, paid = toll
    width = 34 + 12 * len(paid)
    shapes = "".join(shape(owner, left + 32 + 12 * n, y - 5.5, 11) for n, owner in enumerate(paid))
    return (
        f'<rect x="{at(left)}" y="{at(y - 10)}" width="{width}" height="20" rx="10" class="toll"/>'
        + text("−", left + 6, y, "num md", "")
        + amount(("yen", yen), left + 14.5, y, 14.5)
        + shapes
    )


@lru_cache(maxsize=2048)
def course(corners: tuple[Point, ...], start: float, scale: float, tolls: tuple[Toll, ...]) -> str:
    """Through cards by their corners, from a president `start` right of the first one's edge."""
    if len(corners) < 2:
        return ""
    points = line(corners, start, scale)
    path = bend(points)
    drawn = f'<path d="{path}" class="casing"/><path d="{path}" class="course"/>'
    return f'{drawn}<path d="{arrow(points)}" class="head"/>{"".join(map(pill, tolls))}'
