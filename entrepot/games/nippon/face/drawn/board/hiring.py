"""The hiring area: five cells with workers and the actions below them; then the queue, and the bag by colour."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.drawing import moving
from entrepot.paper.face import Scene
from entrepot.paper.places import PLAIN, Spot, Spots
from entrepot.paper.words import Words

from ....actions import ACTIONS, COLOURS
from ....box.tables import (
    A_FACTORY,
    A_INVESTMENT,
    A_MACHINES,
    A_MARKETS,
    A_PRODUCTION,
    A_SHIPS,
    A_TRAINS,
    CELL_WORKERS,
    COAL_PRICE,
    COMPONENTS,
    FACTORY_PRICE,
    HIRING_CELL,
    HIRING_CELLS,
    INFLUENCE_VALUE,
    LEVEL,
    MACHINE_PRICE,
    MOST_ACTIVATIONS,
    PIECE_IRON,
    PIECE_MONEY,
    PIECE_MONEY_IRON,
    QUEUE_ROWS,
    STEP_PRICE,
)
from ....record import NOBODY
from ..parts import ACTION_TILES, GOODS, centred, circle, coin, fitted, framed, hire_piece, rect, text, use, worker
from ..reading import position
from ..spots import spots_of

WIDE, NARROW, HEIGHT = 133, 108, 98  # of a cell with two actions, with one; all are as high
ACTIONS_OF = tuple(tuple(a for a in range(len(ACTIONS)) if HIRING_CELL[a] == n) for n in range(HIRING_CELLS))
WIDTHS = tuple(WIDE if len(actions) > 1 else NARROW for actions in ACTIONS_OF)
LEFT = tuple(sum(WIDTHS[:n]) for n in range(HIRING_CELLS))
ZONES = tuple(COMPONENTS["board"]["queue"]["zones"])
QUEUE_LEFT, QUEUE_WIDTH = 648, 152

PLACES = tuple(
    (*(f"action-{ACTIONS[action]}" for action in ACTIONS_OF[n]), *(f"worker-{n + 1}-{colour}" for colour in COLOURS))
    for n in range(HIRING_CELLS)
)
BAG = tuple(f"bag-{colour}" for colour in COLOURS)


class Cell(NamedTuple):
    """What the drawing of a hiring cell depends on."""

    number: int  # from 0
    workers: tuple[int, ...]  # by colour
    hired: int  # the colour that has left it in this turn, or NOBODY
    chosen: bool
    spots: Spots


class Queue(NamedTuple):
    """What the drawing of the queue and the bag depends on."""

    rows: tuple[tuple[int, ...], ...]
    used: int  # rows of the zones in use
    names: tuple[tuple[str, ...], ...]  # under which the workers of a row will move up
    bag: tuple[int, ...]
    spots: Spots


def cell_of(scene: Scene, number: int) -> Cell:
    s = position(scene.view)
    chosen = s.action != NOBODY and HIRING_CELL[s.action] == number
    return Cell(
        number,
        tuple(s.hiring.tolist()[number]),
        s.hired if chosen else NOBODY,
        bool(chosen),
        spots_of(scene, PLACES[number]),
    )


def queue_of(scene: Scene) -> Queue:
    s = position(scene.view)
    rows = tuple(tuple(row) for row in s.queue.tolist())
    return Queue(rows, int(QUEUE_ROWS[s.players]), moving_up(s), tuple(s.bag), spots_of(scene, BAG))


def moving_up(s: Any) -> tuple[tuple[str, ...], ...]:
    """Rows go into empty cells at the end of the turn: they have the names of those cells' workers already."""
    empty = [n for n, workers in enumerate(s.hiring.tolist()) if not any(workers)]
    found = []
    for colours in s.queue.tolist():
        if empty and any(colour != NOBODY for colour in colours):
            cell = empty.pop(0)
            found.append(tuple(hire_piece(cell, c, colours[:n].count(c)) for n, c in enumerate(colours)))
        else:
            found.append(("",) * len(colours))
    return tuple(found)


# --- a cell


@lru_cache(maxsize=4096)
def cell(c: Cell, words: Words) -> str:
    """Workers above, the actions they can be hired for below; an indigo edge round the cell of this turn."""
    width = WIDTHS[c.number]
    spots = dict(c.spots)
    actions = ACTIONS_OF[c.number]
    plate = rect(1.5, 0.5, width - 3, HEIGHT - 1, "plate chosen" if c.chosen else "plate", 5)
    drawn = [plate, f'<path d="M8 40.5H{width - 8}" class="rule"/>']
    if len(actions) == 1:
        drawn.append(single(actions[0], width, spots, words))
    else:
        pitch = (width - 3) / len(actions)
        for n, action in enumerate(actions):
            drawn.append(half(action, 1.5 + n * pitch, pitch, spots, words))
            drawn.append(f'<path d="M{1.5 + n * pitch:g} 46V91" class="rule"/>' if n else "")
    drawn.append(crew(c, width / 2, spots))
    return "".join(drawn)


def crew(c: Cell, middle: float, spots: dict[str, Spot]) -> str:
    """The workers of a cell, colour by colour; then where the one hired in this turn stood; then what is empty."""
    standing = [colour for colour, count in enumerate(c.workers) for _ in range(count)]
    room = max(CELL_WORKERS, len(standing))
    places = [middle + 33 * (n - (room - 1) / 2) for n in range(room)]
    drawn, at_cell = [], 0
    for colour, count in enumerate(c.workers):
        if not count:
            continue
        name = f"worker-{c.number + 1}-{COLOURS[colour]}"
        here = spots.get(name, PLAIN)
        mine = places[at_cell : at_cell + count]
        rings = "".join(circle(x, 20, 15, "cell stand") for x in mine)
        people = "".join(
            moving(hire_piece(c.number, colour, n), worker(colour, x - 14, 5, 28)) for n, x in enumerate(mine)
        )
        box = (mine[0] - 15, 5, mine[-1] - mine[0] + 30, 30)
        drawn.append(framed(name, "crew", here, rings + people, box, 15, 7, tight=True))
        at_cell += count
    for n, x in enumerate(places[at_cell:]):
        drawn.append(circle(x, 20, 15, "cell"))
        if n == 0 and c.hired != NOBODY:
            drawn.append(worker(c.hired, x - 14, 5, 28, "shade"))
    return "".join(drawn)


def tile(action: int, x: float) -> str:
    """The tile of an action with a dot for each activation."""
    most = int(MOST_ACTIVATIONS[action])
    dots = "".join(circle(x + 12 + 6 * (n - (most - 1) / 2), 76, 2, "dot") for n in range(most))
    return use(ACTION_TILES[action], x, 46, 24) + dots


def half(action: int, x: float, width: float, spots: dict[str, Spot], words: Words) -> str:
    """One of two actions of a cell."""
    name = fitted(words.text(f"chart-action-{ACTIONS[action]}"), x + width / 2, 92, "t b", 11, width - 2.5, "middle")
    inside = tile(action, x + 4) + price(action, x + 47) + name
    return pressed(action, x + 1.5, width - 3, inside, spots)


def single(action: int, width: float, spots: dict[str, Spot], words: Words) -> str:
    """The only action of a cell; the local markets have the table of goods and tokens beside them."""
    label = words.text(f"chart-action-{ACTIONS[action]}")
    name = fitted(label, width / 2, 92, "t b", 11, width - 8, "middle")
    more = table() if action == A_MARKETS else price(action, width - 40)
    return pressed(action, 3, width - 6, tile(action, 7) + more + name, spots)


def pressed(action: int, x: float, width: float, inside: str, spots: dict[str, Spot]) -> str:
    place = f"action-{ACTIONS[action]}"
    box = (x, 42.5, width, 53)
    return framed(place, "act", spots.get(place, PLAIN), rect(*box, "base", 4) + inside, box, 4, 7, tight=True)


@lru_cache(maxsize=16)
def price(action: int, x: float) -> str:
    """What an activation costs, round a middle."""
    if action in (A_FACTORY, A_MACHINES):
        return coin(FACTORY_PRICE if action == A_FACTORY else MACHINE_PRICE, x, 58, 22)
    if action in (A_SHIPS, A_TRAINS):
        iron = text(PIECE_MONEY_IRON, x + 1.5, 71.5, "t b") if PIECE_MONEY_IRON > 1 else ""
        both = coin(PIECE_MONEY, x - 7, 67.5, 16) + iron + use("nz-iron", x + 2 + (6 if iron else 0), 61.5, 12)
        return text(PIECE_IRON, x - 9, 56, "t b") + use("nz-iron", x - 2, 46, 12) + both
    steps = tuple(int(n) for n in STEP_PRICE[1:])
    values, symbol = {
        A_PRODUCTION: (sorted({int(n) for n in COAL_PRICE}), "nz-coal"),
        A_INVESTMENT: (range(1, int(MOST_ACTIVATIONS[action]) + 1), "nz-goods"),
    }.get(action, (steps, "nz-money"))
    return text("·".join(str(n) for n in values), x, 56, "t b", "middle") + centred(symbol, x, 66, 14)


@lru_cache(maxsize=1)
def table() -> str:
    """What one, two and three goods of a level are worth as an influence token."""
    drawn = []
    for n, level in enumerate(sorted({int(level) for level in LEVEL})):
        y = 44.5 + 12.4 * n
        types = [type for type in range(len(LEVEL)) if LEVEL[type] == level]
        drawn += [use(GOODS[type], 37 + 13 * k, y, 12) for k, type in enumerate(types)]
        values = INFLUENCE_VALUE[types[0]][1:]
        drawn += [text(int(value), 73 + 12 * k, y + 10, "t", "middle") for k, value in enumerate(values)]
    return "".join(drawn)


# --- the queue and the bag


@lru_cache(maxsize=2048)
def queue(q: Queue, words: Words) -> str:
    """Rows from the top, a bracket round each zone, an arrow at the row that comes next."""
    drawn = [rect(0.5, 0.5, QUEUE_WIDTH - 1, HEIGHT - 1, "plate", 5)]
    row, coming = 0, True
    for zone, rows in enumerate(ZONES):
        first = 13 + 17 * row + 1.5 * zone
        for n in range(rows):
            y = first + 17 * n
            off = " off" if row >= q.used else ""
            for k, colour in enumerate(q.rows[row]):
                drawn.append(circle(22 + 19 * k, y, 8, f"cell{off}"))
                if colour != NOBODY:
                    one, name = worker(colour, 14 + 19 * k, y - 8.5, 16), q.names[row][k]
                    drawn.append(moving(name, one) if name else one)
            if coming and any(colour != NOBODY for colour in q.rows[row]):
                drawn.append(f'<path d="M4 {y - 5:g}l6 5-6 5z" class="next"/>')
                coming = False
            row += 1
        drawn.append(f'<path d="M73 {first - 7:g}h3v{17 * rows - 3:g}h-3" class="brk"/>')
    return (
        f'<g data-el="queue" class="place">{"".join(drawn)}</g>' + '<path d="M82 8V90" class="rule"/>' + bag(q, words)
    )


def bag(q: Queue, words: Words) -> str:
    """How many workers of each colour are still in the bag."""
    spots = dict(q.spots)
    left = words.text("chart-left", count=sum(q.bag))
    drawn = [use("nz-bag", 88, 5, 18), fitted(left, 109, 18, "t soft", 11, 40, bold=False)]
    for colour, count in enumerate(q.bag):
        x, y = 90 + 30 * (colour % 2), 27 + 22.5 * (colour // 2)
        place = f"bag-{COLOURS[colour]}"
        shade = "" if count else "shade"
        box = (x - 2, y - 1.5, 28, 20)
        inside = rect(*box, "base", 4) + worker(colour, x, y, 17, shade)
        inside += text(count, x + 18, y + 13, "t b" if count else "t soft")
        drawn.append(
            framed(place, "bagged", spots.get(place, PLAIN), inside, (x - 2, y - 1.5, 28, 20), 4, 5, tight=True)
        )
    return "".join(drawn)
