"""The factories to build: six types by five numbers; each keeps its place, and the builder's shape stays there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.drawing import moving
from entrepot.paper.face import Scene
from entrepot.paper.phrases import capital
from entrepot.paper.places import PLAIN, Spots
from entrepot.paper.words import Words

from ....actions import FACTORIES, NUMBERS, TYPES
from ....box.tables import COAL_PRICE, FACTORY_CELLS, LEVEL, NEEDS_SCIENCE
from ....rules.production import side_of
from .. import ability
from ..parts import GOODS, fitted, framed, rect, seat, text, use
from ..reading import only, plain, position
from ..spots import spots_of

LEFT, WIDTH, HEIGHT = 808, 284, 264
ROWS_LEFT = 48
GAP = (ability.Sign(""),) * 3  # between what stands side by side
GONE, OPEN, BUILT = range(3)  # of a factory: not in this game, to be built; from BUILT on, the seat that has built it


FIELDS = ("players", "option_late", "factory", "available", "side_b")  # what all rows follow from


class Offer(NamedTuple):
    """What the drawing of a type depends on."""

    type: int
    states: tuple[int, ...]  # by number
    sides: tuple[int, ...]
    columns: int
    spots: Spots
    height: float


def offer_of(scene: Scene, type: int, height: float = HEIGHT) -> Offer:
    row = offered(only(position(scene.view), *FIELDS))[type]
    places = [f"factory-{name}" for name in FACTORIES[type * NUMBERS : type * NUMBERS + row.columns]]
    return row._replace(spots=spots_of(scene, places), height=height)


@lru_cache(maxsize=512)
def offered(record: bytes) -> tuple[Offer, ...]:
    """All types by what was built, without what can be done now."""
    s = plain(record)
    builders = {s.factory[p, n]: p for p in range(s.players) for n in range(FACTORY_CELLS)}
    return tuple(_row(s, type, builders) for type in range(len(TYPES)))


def _row(s: Any, type: int, builders: dict[int, int]) -> Offer:
    columns = NUMBERS if s.option_late else NUMBERS - 1
    tokens = range(type * NUMBERS, type * NUMBERS + columns)
    states = [OPEN if (s.available >> t) & 1 else BUILT + builders[t] if t in builders else GONE for t in tokens]
    return Offer(type, tuple(states), tuple(int(side_of(s, t)) for t in tokens), columns, (), HEIGHT)


def pitch(height: float) -> float:
    return (height - 25.8) / len(TYPES)


def top(type: int, height: float) -> float:
    """Where the row of a type begins."""
    return 25 + type * pitch(height)


@lru_cache(maxsize=32)
def ground(height: float, words: Words) -> str:
    """The title, what the marks mean, and a band for each level with what its types need and cost."""
    once, acting = words.text("chart-once"), words.text("chart-with-action")
    drawn = [
        rect(0, 0, WIDTH, height, "plain"),
        fitted(capital(words.text("label-offer")), 10, 17, "disp", 13, 134),
        use("nz-class-immediate", 152, 6, 12),
        fitted(once, 165, 16.5, "t soft", 11, 33, bold=False),
        use("nz-act-machines", 200, 6, 12),
        fitted(acting, 215, 16.5, "t soft", 11, 66, bold=False),
    ]
    step = pitch(height)
    for level in sorted({int(level) for level in LEVEL}):
        rows = [type for type in range(len(TYPES)) if LEVEL[type] == level]
        drawn.append(rect(3, top(rows[0], height) - 2, WIDTH - 6, step * len(rows) - 0.4, "band", 4))
    for type in range(len(TYPES)):
        y, size = top(type, height), min(22, step - 17)
        below = y + size
        drawn += [use(GOODS[type], 7, y, size), use("nz-science", 5, below, 12), use("nz-coal", 24, below, 12)]
        drawn.append(text(int(NEEDS_SCIENCE[type]), 17, below + 10, "t b"))
        drawn.append(text(int(COAL_PRICE[type]), 37, below + 10, "t b"))
    drawn.append(rect(0.5, 0.5, WIDTH - 1, height - 1, "frame"))
    return "".join(drawn)


@lru_cache(maxsize=2048)
def row(o: Offer) -> str:
    """The factories of a type, from the upper left corner of its row."""
    spots = dict(o.spots)
    step = (WIDTH - 6.9 - ROWS_LEFT) / o.columns + 0.72
    width, high = round(step - 3), pitch(o.height) - 3.7
    drawn = []
    for n, state in enumerate(o.states):
        number = o.type * NUMBERS + n
        x = ROWS_LEFT + step * n
        place = f"factory-{FACTORIES[number]}"
        box = (x, 0, width, high)
        if state == OPEN:
            inside = rect(*box, "ftile", 3) + moving(place, face(number, o.sides[n], x, width, high))
        else:
            inside = rect(*box, "gone", 3)
            inside += seat(state - BUILT, x + width / 2, high / 2, 13, class_="dim") if state >= BUILT else ""
        drawn.append(framed(place, "offer", spots.get(place, PLAIN), inside, box, 3, 7, tight=True))
    return "".join(drawn)


@lru_cache(maxsize=512)
def face(number: int, side: int, x: float, width: float, high: float) -> str:
    """Number and side in the corner, the mark of the ability below it, what it gives at the right."""
    name = text(f"{number % NUMBERS + 1}{'AB'[side]}", x + 4, 12, "t soft")
    found, mark = ability.lines(number, side), ability.mark(number, side)
    beside = width - 23  # room beside the name or the mark
    if all(ability.line_width(line, 12) <= beside for line in found) and len(found) < 3:
        return name + use(mark, x + 4, high - 19, 15) + at_right(found, x + width - 3, high, beside)
    return name + use(mark, x + 20, 2, 12) + below(found, x, width, high)


def at_right(found: tuple[ability.Line, ...], right: float, high: float, room: float) -> str:
    """One or two lines that end at the right edge."""
    drawn = []
    for n, line in enumerate(found):
        size = 14 if ability.line_width(line, 14) <= room + 3 else 12
        y = high / 2 if len(found) == 1 else high / 2 + (n - 0.5) * (high / 2 - 2)
        drawn.append(ability.draw_line(line, right - ability.line_width(line, size), y, size))
    return "".join(drawn)


def below(found: tuple[ability.Line, ...], x: float, width: float, high: float) -> str:
    """Long lines: the first beside the name where it fits, the others under it, in rows that leave them largest."""
    short = ability.line_width(found[0], 12) <= width - 35
    drawn = ""
    if short:
        drawn = ability.draw_line(found[0], x + width - 2 - ability.line_width(found[0], 12), 8.5, 12)
        found = found[1:]
    room = (width - 4, high - 16)
    found = max(joined(found), key=lambda rows: (scale_of(rows, *room), len(rows)))
    y, step = (16.0, room[1] / max(1, len(found)))
    for line in found:
        wide = ability.line_width(line, 12)
        scale = scale_of((line,), room[0], step)
        where = f"translate({x + width - 2 - wide * scale:.4g} {y + step / 2 - 0.5:.4g}) scale({scale:.3g})"
        drawn += f'<g transform="{where}">{ability.draw_line(line, 0, 0, 12)}</g>'
        y += step
    return drawn


def joined(found: tuple[ability.Line, ...]) -> Iterator[tuple[ability.Line, ...]]:
    """Every way to write lines in rows: a line goes on beside the one before it, or begins a row."""
    if len(found) < 2:
        yield found
        return
    for rows in joined(found[1:]):
        yield (found[0], *rows)
        yield ((*found[0], *GAP, *rows[0]), *rows[1:])


def scale_of(rows: tuple[ability.Line, ...], width: float, high: float) -> float:
    """How large rows can be drawn that share a room."""
    return min([1.0, *(min(width / ability.line_width(row, 12), high / len(rows) / 11) for row in rows)])
