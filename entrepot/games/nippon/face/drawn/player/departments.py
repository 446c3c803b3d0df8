"""The six departments: what each gives now, plain or improved."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.face import Scene
from entrepot.paper.places import Spot
from entrepot.paper.words import Words

from ....actions import COLOURS
from ....box.tables import BLACK, BLUE, DEPARTMENT_GAIN, GREY, RED, WHITE, WHITE_STEPS, YELLOW
from ..parts import DEPARTMENTS, RINGS, STEPS, fitted, framed, gain_items, rect, ring, text, use
from ..parts import GAIN_ICONS as GAINED
from ..spots import spot

ORDER = (BLACK, RED, GREY, BLUE, WHITE, YELLOW)  # as they are printed
LEFT, TOP, WIDE, HIGH, ACROSS, DOWN = 810.0, 48.0, 88.67, 52.0, 92.67, 55.0


class Departments(NamedTuple):
    """Everything they show, by colour."""

    improved: int
    spots: tuple[Spot, ...]


def departments_of(s: Any, seat: int, scene: Scene) -> Departments:
    own = scene.viewer == seat
    here = tuple(spot(scene, f"department-{colour}") if own else Spot() for colour in COLOURS)
    return Departments(s.improved[seat], here)


@lru_cache(maxsize=2048)
def departments(d: Departments, words: Words) -> str:
    return "".join(
        _department(d, colour, LEFT + ACROSS * (n % 3), TOP + DOWN * (n // 3), words) for n, colour in enumerate(ORDER)
    )


def _department(d: Departments, colour: int, x: float, y: float, words: Words) -> str:
    improved = (d.improved >> colour) & 1
    inside = rect(x, y, WIDE, HIGH, "bed dept imp" if improved else "bed dept", 4)
    name = words.noun(f"office-{COLOURS[colour]}")
    inside += fitted(name, x + 6, y + 13.5, "t" if improved else "t soft", 11, WIDE - 8, bold=False)
    inside += use(DEPARTMENTS[colour], x + 5, y + 18, 30)
    inside += use("nz-dept-improved", x + 23, y + 33, 15) if improved else ""
    inside += gives(colour, improved, x + 40, y + 38)
    return framed(f"department-{COLOURS[colour]}", "department", d.spots[colour], inside, (x, y, WIDE, HIGH))


def gives(colour: int, improved: int, x: float, y: float) -> str:
    """Its bonus from the left; `y` is the line its number stands on."""
    if colour == WHITE:
        steps = int(WHITE_STEPS[improved])
        more = 7 if steps > 1 else 0
        number = text(steps, x - 1, y, "n13") if steps > 1 else ""
        science, mining = use(STEPS[0], x + more, y - 13, 18), use(STEPS[1], x + 27 + more * 0.6, y - 13, 18)
        return number + science + text("/", x + 20 + more, y, "t soft") + mining
    kind, count = gain_items(int(DEPARTMENT_GAIN[colour, improved]))[0]
    if kind in RINGS:
        return text("+", x, y, "n13") + ring(kind, count, x + 20, y - 4.5, 20)
    return text(f"+{count}", x, y, "n13") + use(GAINED[kind], x + 19, y - 13, 17)
