"""What a factory can do as a few icons: its mark (once, with an action, lasting), then lines of amounts.

The words of an ability say everything; this is what is printed on its tile, in the shop and on a zaibatsu.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from ...actions import COLOURS, GOALS
from ...box.tables import (
    ABILITIES,
    ABILITY,
    ABILITY_ACTION,
    ABILITY_CLASS,
    ABILITY_COLOURS,
    ABILITY_COLUMNS,
    ABILITY_COUNT,
    ABILITY_FINANCE,
    ABILITY_GAIN,
    ABILITY_GOAL,
    ABILITY_GOALS,
    ABILITY_IRON,
    ABILITY_MONEY,
    IMMEDIATE,
    MODIFIER,
    SPECIAL,
    TRAIN_INFLUENCE,
)
from .parts import ACTION_TILES, DEPARTMENTS, GOAL_ICONS, RINGS, STEPS, gain_items, ring, text, use
from .parts import GAIN_ICONS as GAINED

FACTORY, MACHINE, SHIP, TRAIN = "nz-factory", "nz-machine", "nz-ship", "nz-train"
GOODS, ANY, WORKER = "nz-goods", "nz-dept-any", "nz-worker"
RING = 1.28  # a coin or ring beside an icon
MARKS = {IMMEDIATE: "nz-class-immediate", SPECIAL: "nz-class-special"}


class Sign(NamedTuple):
    """Words and an icon after them; in a coin or ring the words stand inside."""

    words: str
    icon: str = ""


Line = tuple[Sign, ...]


@lru_cache(maxsize=64)
def mark(token: int, side: int) -> str:
    """The icon of an ability's class: the action tile for what changes an action; nothing without an ability."""
    kind = ABILITY_CLASS[token, side]
    if kind == MODIFIER:
        return ACTION_TILES[int(ABILITY_ACTION[token, side])]
    return MARKS.get(kind, "")


def _gains(token: int, side: int) -> Line:
    return tuple(Sign(str(n) if n > 1 or kind in RINGS else "", GAINED[kind]) for kind, n in gain_of(token, side))


def gain_of(token: int, side: int) -> tuple[tuple[str, int], ...]:
    return gain_items(int(ABILITY_GAIN[token, side]))


def _each(token: int, side: int) -> tuple[Line, ...]:
    """Every gain on a line of its own."""
    return tuple((sign,) for sign in _gains(token, side))


def _count(token: int, side: int, sign: str = "") -> str:
    return f"{sign}{ABILITY_COUNT[token, side]}"


def _departments(token: int, side: int) -> Line:
    found = [DEPARTMENTS[n] for n in range(len(COLOURS)) if (ABILITY_COLOURS[token, side] >> n) & 1]
    return tuple(Sign("/" if n else "", icon) for n, icon in enumerate(found))


def _price(token: int, side: int) -> Line:
    """What one more costs."""
    money, iron, finance = (int(table[token, side]) for table in (ABILITY_MONEY, ABILITY_IRON, ABILITY_FINANCE))
    found = [Sign(str(money), GAINED["money"])] if money else []
    found += [Sign(str(iron) if iron > 1 else "", GAINED["iron"])] if iron else []
    found += [Sign(f"−{finance}", STEPS[2])] if finance else []
    return tuple(found)


def _another(icon: str) -> Callable[[int, int], tuple[Line, ...]]:
    """A piece, and one more for a price."""

    def lines(token: int, side: int) -> tuple[Line, ...]:
        return (Sign("", icon),), (*_price(token, side), Sign("+", icon))

    return lines


def _columns(token: int, side: int) -> tuple[Line, ...]:
    goals = [GOAL_ICONS[n] for n in range(len(GOALS)) if (ABILITY_GOALS[token, side] >> n) & 1]
    most = int(ABILITY_COLUMNS[token, side])
    half = (len(goals) + 1) // 2
    rows = [goals] if len(goals) < 4 else [goals[:half], goals[half:]]
    price = Sign(_count(token, side), GAINED["vp"])
    first: Line = (price, Sign("×" if most > 1 else "/"))
    return (first, *(tuple(Sign("", icon) for icon in row) for row in rows))


Lines = Callable[[int, int], tuple[Line, ...]]
LINES: dict[str, Lines] = {
    "none": lambda t, s: (),
    "gain": _each,
    "choose_department": lambda t, s: (_departments(t, s),),
    "hired_department": lambda t, s: ((Sign("", WORKER), Sign("→", ANY)),),
    "favor_department": lambda t, s: (
        (Sign("", "nz-favour-2"), Sign("", GOAL_ICONS[ABILITY_GOAL[t, s]])),
        _departments(t, s),
    ),
    "per_type": lambda t, s: ((Sign(_count(t, s), GAINED["vp"]), Sign("/", FACTORY)),),
    "keep": lambda t, s: ((Sign(_count(t, s), GAINED["coal"]), Sign("/", "nz-money")),),
    "gain_per_production": lambda t, s: ((*_gains(t, s), Sign("/", ACTION_TILES[1])),),
    "mining_for_finance": lambda t, s: (_gains(t, s), (*_price(t, s), *(Sign(f"+{n}", i) for n, i in _gains(t, s)))),
    "lay_coal": lambda t, s: ((Sign(_count(t, s), GAINED["coal"]),),),
    "cheaper_production": lambda t, s: ((Sign(_count(t, s, "−"), GAINED["coal"]),),),
    "passed_departments": lambda t, s: ((Sign("", "nz-mining"), Sign("→", ANY)),),
    "train_and_gain": lambda t, s: ((Sign("", TRAIN),), *_each(t, s)),
    "train_twice": lambda t, s: ((Sign("", TRAIN),), (Sign("2×", "c-any-good"),)),
    "train_and_another": _another(TRAIN),
    "region_bonus": lambda t, s: ((Sign("+", "c-any-good"),),),
    "stronger_trains": lambda t, s: ((Sign("", TRAIN), Sign(f"{TRAIN_INFLUENCE}→{_count(t, s)}")),),
    "goods_around": lambda t, s: ((Sign(_count(t, s), GOODS),),),
    "goods_here": lambda t, s: ((Sign(_count(t, s), GOODS),),),
    "goods_on_producers": lambda t, s: ((Sign(_count(t, s, "+"), GOODS), Sign("/", ACTION_TILES[1])),),
    "machines": lambda t, s: ((Sign(_count(t, s) if ABILITY_COUNT[t, s] > 1 else "", MACHINE),),),
    "machine_and_production": lambda t, s: ((Sign("", MACHINE),), (Sign("+", ACTION_TILES[1]),)),
    "per_machine": lambda t, s: ((Sign(_count(t, s), GAINED["money"]), Sign("/", MACHINE)),),
    "columns": _columns,
    "ship_and_gain": lambda t, s: ((Sign("", SHIP),), *_each(t, s)),
    "piece_and_gain": lambda t, s: ((Sign("", SHIP), Sign("/", MACHINE), Sign("/", TRAIN)), *_each(t, s)),
    "ship_and_another": _another(SHIP),
    "ship_and_department": lambda t, s: ((Sign("", SHIP),), (Sign("", WORKER), Sign("→", ANY))),
}
assert set(LINES) == set(ABILITIES)


@lru_cache(maxsize=64)
def lines(token: int, side: int) -> tuple[Line, ...]:
    """What an ability gives, line by line; the old factory has none."""
    return LINES[ABILITIES[ABILITY[token, side]]](token, side)


# --- drawing


def sign_width(sign: Sign, size: float) -> float:
    inside = sign.icon in (GAINED["money"], GAINED["vp"])
    letters = 0 if inside else sum(4.0 if c == "/" else 7.4 for c in sign.words)
    return letters + (size * (RING if inside else 1) + 1 if sign.icon else 1)


def line_width(line: Line, size: float) -> float:
    return sum(sign_width(sign, size) for sign in line)


def draw_line(line: Line, x: float, y: float, size: float) -> str:
    """A line from its left edge and its middle."""
    drawn = []
    for sign in line:
        wide = sign_width(sign, size)
        if sign.icon in (GAINED["money"], GAINED["vp"]):
            kind = "money" if sign.icon == GAINED["money"] else "vp"
            drawn.append(ring(kind, sign.words, x + wide / 2 - 0.5, y, size * RING))
        else:
            drawn.append(text(sign.words, x, y + 4, "t b") if sign.words else "")
            drawn.append(use(sign.icon, x + wide - size - 1, y - size / 2, size, "ink") if sign.icon else "")
        x += wide
    return "".join(drawn)


def in_a_row(token: int, side: int, x: float, y: float, size: float, room: float) -> str:
    """All lines one after another from the left, made smaller until they keep to their room; the mark comes first."""
    found = [sign for line in lines(token, side) for sign in line]
    sign = mark(token, side)
    wide = line_width(tuple(found), size) + (size + 2 if sign else 0)
    scale = min(1.0, room / wide) if wide else 1.0
    drawn = (use(sign, 0, -size / 2, size) if sign else "") + draw_line(tuple(found), size + 2, 0, size)
    return f'<g transform="translate({x:g} {y:g}) scale({scale:.3g})">{drawn}</g>'
