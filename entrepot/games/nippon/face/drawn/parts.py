"""Small things drawn in many places: amounts, pieces by owner, workers, goods, and what makes an element a place.

Everything here is markup for the inside of an SVG whose root has the class `nz`; a number stands on its base line.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.drawing import Pen
from entrepot.paper.places import Spot, open_place

from ...actions import ACTIONS, COLOURS, FLEETS, GOALS, TRACKS, TYPES
from ...box.tables import GAIN_KINDS, GAINS, HIRING_CELL
from ...record import AUTOMA, NOBODY
from ...rules.workers import EXPERT

# --- the symbols of the sprite, by the number of the thing in the catalogue
GOODS = tuple("nz-paper-good" if type == "paper" else f"nz-{type}" for type in TYPES)
WORKERS = (*(f"nz-worker-{colour}" for colour in COLOURS), *(f"nz-expert-{colour}" for colour in COLOURS))
DEPARTMENTS = tuple(f"nz-dept-{colour}" for colour in COLOURS)
ACTION_TILES = tuple("nz-act-invest" if action == "investment" else f"nz-act-{action}" for action in ACTIONS)
FLEET_ICONS = tuple(f"nz-{fleet}" for fleet in FLEETS)
TRACK_ICONS = tuple(f"nz-{track}" for track in TRACKS)
STEPS = tuple(f"nz-step-{track}" for track in TRACKS)
FAVORS = ("", "nz-favour-1", "nz-favour-2", "nz-favour-3")  # by level
GOAL_ICONS = (*FLEET_ICONS, *TRACK_ICONS, "nz-factory", "nz-contract", "nz-influence")  # GOALS, then influence
GAIN_ICONS = {
    **{kind: f"nz-{kind}" for kind in ("coal", "silk", "iron")},
    "money": "c-yen-n",
    "vp": "c-vp-n",
    **{track: f"nz-step-{track}" for track in TRACKS},
}
RINGS = ("money", "vp")  # the number stands inside
assert len(GOAL_ICONS) == len(GOALS) + 1

# --- the layout of the desk: the board over the zaibatsu, both 1092 wide
WIDTH, BOARD_HEIGHT, ZAIBATSU_HEIGHT = 1092, 367, 328

PEN = Pen(decimals=2)
at, use, centred, text, fitted = PEN.at, PEN.use, PEN.centred, PEN.text, PEN.fitted
rect, circle = PEN.rect, PEN.circle
Item = tuple[str, int]  # a kind of gain and how many of it


# --- amounts


@lru_cache(maxsize=256)
def gain_items(number: int) -> tuple[Item, ...]:
    """A printed gain of the tables: what it gives."""
    return tuple((kind, int(n)) for kind, n in zip(GAIN_KINDS, GAINS[number], strict=True) if n)


def ring(kind: str, count: object, x: float, y: float, size: float) -> str:
    """A number in its coin ("money") or ring ("vp"), round its middle."""
    long = " sm" if len(str(count)) > 1 and size < 18 else ""
    number = text(count, x, y + max(3.78, 0.216 * size), f"inn{' yen' if kind == 'money' else ''}{long}", "middle")
    return centred(GAIN_ICONS[kind], x, y, size) + number


def coin(count: object, x: float, y: float, size: float) -> str:
    return ring("money", count, x, y, size)


def points(count: object, x: float, y: float, size: float) -> str:
    return ring("vp", count, x, y, size)


def item_width(item: Item, size: float, sign: str = "") -> float:
    """How wide an amount is when its icon is `size` wide."""
    kind, count = item
    before = len(sign) * 7.0
    if kind in RINGS:
        return before + size * 1.15
    return before + (0 if count == 1 and not sign else 7.5 * len(str(count))) + size


def amount(item: Item, x: float, y: float, size: float, sign: str = "", class_: str = "t b") -> str:
    """An amount from its left edge and its middle: number, then icon; one is the icon alone unless it is signed."""
    kind, count = item
    told = sign if kind in RINGS else f"{sign}{count if count != 1 or sign else ''}"
    drawn = text(told, x, y + 4, class_) if told else ""
    wide = item_width(item, size, sign)
    if kind in RINGS:
        return drawn + ring(kind, count, x + wide - size * 0.575, y, size * 1.15)
    return drawn + use(GAIN_ICONS[kind], x + wide - size, y - size / 2, size)


# --- pieces: a silhouette for what it is, a shape for whose it is


class Form(NamedTuple):
    """How a shape is drawn so that all four look equally large; in parts of the size."""

    size: float
    up: float  # how far its middle lies above the middle
    inside: float  # the size of a silhouette in it,
    down: float  # which lies below the middle


FORMS = (Form(1, 0, 0.62, 0), Form(0.98, 0, 0.62, 0), Form(1.16, 0.05, 0.52, 0.1), Form(1.16, 0, 0.58, 0))


def seat(owner: int, x: float, y: float, size: float, inside: str = "", class_: str = "") -> str:
    """The shape of a seat round its middle, with what stands on it."""
    form = FORMS[owner]
    grown = size * form.size
    shape = use(f"c-seat-{owner}", x - grown / 2, y - size * form.up - grown / 2, grown)
    kind = f" {class_}" if class_ else ""
    return f'<g class="seat s{owner}{kind}">{shape}{inside}</g>'


def piece(owner: int, symbol: str, x: float, y: float, size: float, class_: str = "") -> str:
    """A ship or a train on the shape of its owner."""
    form = FORMS[owner]
    return seat(owner, x, y, size, centred(symbol, x, y + size * form.down, size * form.inside, "onseat"), class_)


def token(owner: int, value: object, x: float, y: float, size: float = 23.24, class_: str = "", font: int = 14) -> str:
    """An influence token, or any number on the shape of its owner; the font is 11, 14 or 22."""
    down = 0.334 * font + (0.12 * size if owner == 2 else 0)
    return seat(owner, x, y, size, text(value, x, y + down, f"val v{font}", "middle"), class_)


def worker(number: int, x: float, y: float, size: float, class_: str = "") -> str:
    """A worker from its upper left corner: a colour, an expert as its colour and 6."""
    return use(WORKERS[number], x, y, size, class_)


def is_automa(s: Any, owner: int) -> bool:
    """Whether a piece belongs to the opponent of a solo game."""
    return bool(s.players == 1 and owner == AUTOMA)


def hire_piece(cell: int, colour: int, number: int) -> str:
    """The name under which a worker in a hiring cell (from 0) moves: the how manyth of its colour there, from 0."""
    return f"hire-{cell + 1}-{COLOURS[colour]}-{number}"


def hired_piece(s: Any) -> str:
    """The name of the worker hired in this turn: it is the one that left its hiring cell. Nothing before that."""
    if s.action == NOBODY or s.hired == NOBODY:
        return ""
    cell = int(HIRING_CELL[s.action])
    return hire_piece(cell, s.hired, s.hiring[cell, s.hired])


def hired_cell(s: Any, player: int) -> int:
    """The worker cell of that player in which the worker hired in this turn stands, or NOBODY."""
    if s.hired == NOBODY or s.turn != player:
        return NOBODY
    found = [n for n in range(6) if s.workers[player, n] == s.hired]
    return found[-1] if found else NOBODY


def expert_piece(colour: int) -> str:
    """The name under which an expert moves between its destination and a worker column."""
    return f"expert-{COLOURS[colour % EXPERT]}"


def token_piece(owner: int, value: int, number: int) -> str:
    """The name of an influence token: of its owner's tokens of that value the how manyth, those in hand first."""
    return f"token-{owner}-{value}-{number}"


def tokens_on_map(s: Any) -> dict[int, str]:
    """The names of the influence tokens on the map, by cell; those in hand are numbered before them."""
    seen: dict[tuple[int, int], int] = {}
    found = {}
    for cell in range(32):
        value, owner = s.token[cell], s.owner[cell]
        if value:
            number = seen.setdefault((owner, value), 0 if is_automa(s, owner) else s.tokens[owner, value])
            seen[owner, value] = number + 1
            found[cell] = token_piece(owner, value, number)
    return found


# --- places


def brackets(
    x: float, y: float, width: float, height: float, arm: float = 8, out: float = 2.5, class_: str = "brk4"
) -> str:
    """The four corners round a place that can be chosen."""
    left, top, right, low = x - out, y - out, x + width + out, y + height + out
    upper = f"M{at(left)} {at(top + arm)}v-{at(arm)}h{at(arm)}M{at(right - arm)} {at(top)}h{at(arm)}v{at(arm)}"
    lower = f"M{at(right)} {at(low - arm)}v{at(arm)}h-{at(arm)}M{at(left + arm)} {at(low)}h-{at(arm)}v-{at(arm)}"
    return f'<path d="{upper}{lower}" class="{class_}"/>'


def framed(
    place: str,
    class_: str,
    here: Spot,
    inside: str,
    box: tuple[float, float, float, float],
    rx: float = 4,
    arm: float = 8,
    tight: bool = False,
) -> str:
    """A place round what it holds: glow below and brackets above when it can be chosen, dots when it is refused.

    Where neighbours are near, glow and brackets keep tight to the place.
    """
    x, y, width, height = box
    below = ("" if tight else rect(*box, "halo wide", rx)) + rect(*box, "halo", rx) if here.acts else ""
    above = brackets(*box, arm, 0.8 if tight else 2.5, "brk4 fine" if tight else "brk4") if here.acts else ""
    dots = rect(x - 1.5, y - 1.5, width + 3, height + 3, "no", rx + 1)
    return f"{open_place(place, class_, here)}{below}{inside}{above}{dots}</g>"
