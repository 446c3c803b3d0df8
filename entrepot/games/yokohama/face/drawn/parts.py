"""Small things drawn in many places: amounts, pieces, buildings, cards, and what makes an element a place.

A row of amounts is laid out by one rule: an icon is `u` wide, a number before it half of that, a ring with its number
inside a little more than an icon.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from entrepot.paper.drawing import Pen
from entrepot.paper.places import PLAIN, Spot, attrs
from entrepot.paper.words import Words

from ...box.tables import ICONS, REWARDS
from ...record import DUMMY

LAYOUT: dict[str, Any] = tomllib.loads((Path(__file__).parent / "layout.toml").read_text(encoding="utf-8"))

SYMBOLS = {
    **{icon: f"yk-{icon}" for icon in ICONS},
    "yen": "c-yen-n",
    "vp": "c-vp-n",
    "any": "c-any-good",
}
GOODS_ICONS = ICONS[:4]
FLAGS = ("yk-uk", "yk-us", "yk-fr", "yk-de", "yk-nl")
RINGS = ("yen", "vp")  # the number stands inside

PEN = Pen(decimals=1, anchor="middle")
at, use, text, fitted = PEN.at, PEN.use, PEN.text, PEN.fitted
Item = tuple[str, int]  # an icon and how many of it


# --- amounts


@lru_cache(maxsize=1024)
def reward(number: int) -> tuple[Item, ...]:
    """A printed reward: what it gives, the points last."""
    given = {icon: int(count) for icon, count in zip(ICONS, REWARDS[number], strict=True) if count}
    points = given.pop("vp", 0)
    return (*given.items(), *((("vp", points),) if points else ()))


def wide(item: Item, u: float) -> float:
    """How wide an amount is when an icon is `u` wide."""
    kind, count = item
    if kind in RINGS:
        return u * (1.2 if count > 9 else 1.08)
    return u * 1.5 if count > 1 else u


def row_width(items: Sequence[Item], u: float, gap: float) -> float:
    return sum(wide(item, u) for item in items) + gap * (len(items) - 1)


def fit(items: Sequence[Item], room: float, u: float, gap: float = 2) -> float:
    """The largest size up to `u` at which a row keeps to its room."""
    return min(u, (room - gap * (len(items) - 1)) / row_width(items, 1, 0))


def grade(u: float) -> str:
    """The class of a number beside an icon of that size."""
    return "md" if u >= 15.9 else "sm" if u >= 13.4 else "xs"


def amount(item: Item, x: float, y: float, u: float) -> str:
    """An amount from its left edge and its middle."""
    kind, count = item
    if kind in RINGS:
        size = wide(item, u)
        two = " two" if count > 9 else ""
        number = text(count, x + size / 2, y, f"num {kind} {grade(u)}{two}")
        return use(SYMBOLS[kind], x, y - size / 2, size) + number
    if count > 1:
        number = text(count, x + u / 4, y, f"num {grade(u)}")
        return number + use(SYMBOLS[kind], x + u / 2, y - u / 2, u)
    return use(SYMBOLS[kind], x, y - u / 2, u)


def row(items: Sequence[Item], x: float, y: float, u: float, gap: float = 2) -> str:
    """Amounts side by side round their common middle."""
    drawn = []
    x -= row_width(items, u, gap) / 2
    for item in items:
        drawn.append(amount(item, x, y, u))
        x += wide(item, u) + gap
    return "".join(drawn)


# --- pieces


def shape(owner: int, x: float, y: float, size: float) -> str:
    """Whose it is; the colour nobody plays is grey and has a shape of its own."""
    if owner == DUMMY:
        moved = f"translate({at(x)} {at(y)}) scale({size / 24:.3g})"
        return f'<path d="M6 2h12l5 10-5 10H6L1 12Z" transform="{moved}" class="nobody"/>'
    return use(f"c-seat-{owner}", x, y, size, f"p{owner}")


def president(owner: int, x: float, y: float, class_: str = "president") -> str:
    hx, hy, size = LAYOUT["hat"]["seats"][owner]
    piece = f' data-piece="president-{owner}"' if class_ == "president" else ""
    return f'<g class="{class_}"{piece}>{shape(owner, x, y, 24)}{use("yk-hat", x + hx, y + hy, size)}</g>'


def assistants(owner: int, count: int, x: float, y: float, area: str, draft: bool = False) -> str:
    """The bare shape of a seat and, when there are more, their number; a dashed ring round what a draft has changed."""
    ring = ""
    if draft:
        width = 30.5 if count > 1 else 22
        ring = f'<rect x="{at(x - 3)}" y="{at(y - 2.5)}" width="{width}" height="21" rx="10.5" class="draft"/>'
    number = text(count, x + 21.5, y + 8.4, "num lg") if count > 1 else ""
    return f'<g data-piece="assistants-{owner}-{area}">{ring}{shape(owner, x, y, 16)}{number}</g>'


def shop(owner: int, x: float, y: float) -> str:
    """A shop at the left edge of its space."""
    mark = use(f"c-seat-{owner}", x + 8.2, y + 18.3, 8.8, "mark")
    return use("yk-shop", x + 0.4, y + 6, 24.5, f"p{owner}") + mark


def house(owner: int, x: float, y: float) -> str:
    mark = use(f"c-seat-{owner}", x + 8.6, y + 18.9, 9.7, "mark")
    return use("yk-house", x, y + 4, 27, f"p{owner}") + mark


# --- places


@lru_cache(maxsize=4096)
def named(words: Words, name: str) -> str:
    """A noun on the table."""
    return words.noun(name)


def open_place(place: str, class_: str, here: Spot = PLAIN) -> str:
    """The start of a place, which is an element of that id too."""
    return f'<g id="{place}" {attrs(place, class_, here)}>'
