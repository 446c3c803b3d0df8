"""The chart with posts of the four companies, for the card of the game on the start page."""

from __future__ import annotations

from functools import cache

from entrepot.paper.svg import Markup

from ....actions import REGIONS
from ....box.tables import CAIRO, CAPE_TOWN, MOMBASA, SAINT_LOUIS
from ..parts import INITIALS, at, centred, emblem, house
from .chart import path
from .geometry import LAYOUT, OUTLINE, RINGS, WATERS
from .ground import PATTERNS, borders, depth, rose

WIDTH, HEIGHT, MARGIN = 408, 212, 10
SCALE, RIGHT, DOWN = 0.45, 41, -9  # of the chart in the picture
HELD = {
    **dict.fromkeys(("n1", "n2", "i1"), CAIRO),
    **dict.fromkeys(("e1", "e2", "i3"), MOMBASA),
    **dict.fromkeys(("s1", "s2", "i5", "c2"), CAPE_TOWN),
    **dict.fromkeys(("w2", "w3", "i7"), SAINT_LOUIS),
}
CORNERS = {CAIRO: (32, 34), MOMBASA: (376, 34), CAPE_TOWN: (376, 178), SAINT_LOUIS: (32, 178)}
GOODS = ("mb-coffee", "mb-banana", "mb-cotton", "mb-diamond")


@cache
def picture() -> Markup:
    """A decoration, so it says nothing."""
    waters = "".join(depth(initial, line) for initial, lines in zip(INITIALS, WATERS, strict=True) for line in lines)
    held = "".join(path(REGIONS.index(name))("held", f"held-{INITIALS[owner]}") for name, owner in HELD.items())
    rings = "".join(ring(*RINGS[n]) for n in RINGS)
    posts = "".join(house(owner, *LAYOUT["region"][name]["at"], 1.5) for name, owner in HELD.items())
    chart = f'{waters}<path d="{OUTLINE}" class="land"/>{held}{borders()}{rings}{posts}'
    marks = "".join(emblem(company, x, y, 30) for company, (x, y) in CORNERS.items())
    goods = "".join(centred(symbol, 338, 66 + 26 * n, 20) for n, symbol in enumerate(GOODS))
    return Markup(
        f'<svg class="emblem mb" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true"><defs>{PATTERNS}</defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" class="sea"/>{rose(74, 106, 26)}'
        f'<g transform="translate({RIGHT} {DOWN}) scale({SCALE})">{chart}</g>{goods}{frame()}{marks}</svg>'
    )


def ring(x: float, y: float, rx: float, ry: float) -> str:
    """An enclave."""
    box = f'cx="{at(x)}" cy="{at(y)}" rx="{at(rx)}" ry="{at(ry)}"'
    return f'<ellipse {box} class="b2"/><ellipse {box} class="b2c soil"/>'


def frame() -> str:
    """Two neat lines with degrees between them."""
    across, down = (WIDTH - 2 * MARGIN) / 19, (HEIGHT - 2 * MARGIN) / 9
    ticks = [f"M{at(MARGIN + 2 * across * n)} {y}h{at(across)}" for n in range(10) for y in (7.5, HEIGHT - 7.5)]
    ticks += [f"M{x} {at(MARGIN + 2 * down * n)}v{at(down)}" for n in range(5) for x in (7.5, WIDTH - 7.5)]
    return (
        f'<rect x="5" y="5" width="{WIDTH - 10}" height="{HEIGHT - 10}" class="edge"/>'
        f'<rect x="{MARGIN}" y="{MARGIN}" width="{WIDTH - 2 * MARGIN}" height="{HEIGHT - 2 * MARGIN}" class="edge2"/>'
        f'<path d="{"".join(ticks)}" class="degrees"/>'
    )
