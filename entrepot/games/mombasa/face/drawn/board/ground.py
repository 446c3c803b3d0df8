"""What of the chart never changes: water, rose, land, borders, patterns and legend."""

from __future__ import annotations

import math
from functools import cache

from ..parts import HOUSE, INITIALS, at, circle, rect, text, use
from .chart import clips
from .geometry import DOUBLE, FRAME, OUTLINE, SINGLE, WATERS

ROSE = (225.0, 403.0)
DEPTHS = (25.0, 16.5, 9.0)  # lines of depth along the shore
LINE = 1.5

PATTERNS = (
    '<pattern id="mb-hm" width="5" height="5" patternUnits="userSpaceOnUse">'
    '<path d="M0 2.5h5M2.5 0v5" class="hl-m"/></pattern>'
    '<pattern id="mb-ht" width="4.5" height="4.5" patternUnits="userSpaceOnUse">'
    '<path d="M2.25 0v4.5" class="hl-t"/></pattern>'
    '<pattern id="mb-hs" width="6" height="6" patternUnits="userSpaceOnUse">'
    '<circle cx="1.5" cy="1.5" r=".8" class="hl-s"/><circle cx="4.5" cy="4.5" r=".8" class="hl-s"/></pattern>'
    '<pattern id="mb-hc" width="5.2" height="5.2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M2.6 0v5.2" class="hl-c"/></pattern>'
)


@cache
def definitions() -> str:
    """Hatchings of the companies, and the clips of the regions."""
    sea = rect(*FRAME, "")
    return f'<defs>{PATTERNS}<clipPath id="mb-sea">{sea}</clipPath>{clips()}</defs>'.replace(' class=""', "")


@cache
def water() -> str:
    """The sea with its rose and the lines of depth, and the land."""
    drawn = "".join(depth(initial, path) for initial, paths in zip(INITIALS, WATERS, strict=True) for path in paths)
    inside = f"{rhumbs()}{rose(*ROSE, 36)}{drawn}"
    return f'{rect(*FRAME, "sea")}<g clip-path="url(#mb-sea)">{inside}</g><path d="{OUTLINE}" class="land"/>'


def depth(initial: str, path: str) -> str:
    """Three lines along a shore, in the colour of the base that it belongs to."""
    lines = ((f"wl-{initial}", "wl-sea")[n % 2] for n in range(6))
    wide = (one for depth in DEPTHS for one in (depth, depth - LINE))
    return "".join(
        f'<path d="{path}" class="wl {k}" stroke-width="{at(w)}"/>' for k, w in zip(lines, wide, strict=True)
    )


def rhumbs() -> str:
    x, y = ROSE
    turns = [math.tau * n / 16 for n in range(16)]
    ways = "".join(f"M{at(x)} {at(y)}l{at(900 * math.cos(a))} {at(900 * math.sin(a))}" for a in turns)
    return f'<path d="{ways}" class="rhumb"/>'


def rose(x: float, y: float, size: float) -> str:
    """A compass rose: four long points over four short ones, each half dark."""
    drawn = [circle(x, y, size * 0.86, "sea"), circle(x, y, size * 0.62, ""), circle(x, y, size * 0.56, "")]
    for turn, long, near in ((45, 0.72, 0.17), (0, 1, 0.2)):
        for quarter in range(4):
            angle = math.radians(turn + 90 * quarter - 90)
            tip = (x + size * long * math.cos(angle), y + size * long * math.sin(angle))
            for side, kind in ((-1, "dark"), (1, "lite")):
                a = angle + side * math.pi / 4
                notch = (x + size * near * math.cos(a), y + size * near * math.sin(a))
                points = "L".join(f"{at(px)} {at(py)}" for px, py in ((x, y), notch, tip))
                drawn.append(f'<path d="M{points}Z" class="{kind}"/>')
    return f'<g class="rose" aria-hidden="true">{"".join(drawn)}</g>'.replace(' class=""', "")


@cache
def borders() -> str:
    """All borders, over the regions: a double one is a wide line with a light one in it."""
    double = "".join(f'<path d="{DOUBLE}" class="{kind}"/>' for kind in ("b2", "b2c"))
    return f'<g class="borders" aria-hidden="true"><path d="{SINGLE}" class="b1"/>{double}</g>'


@cache
def legend() -> str:
    """What it costs to cross a border, and to meet a foreign post."""
    lines = '<path d="M0 6h16" class="b1"/><path d="M1 24h14" class="b2"/><path d="M1 24h14" class="b2c"/>'
    foreign = f'<path d="{HOUSE}" class="bpost lg" transform="translate(8 42) scale(.75)"/>'
    costs = "".join(
        text(cost, x, y + 10, "bt") + use("mb-expansion", 33, y, 12, "inkc")
        for cost, x, y in ((1, 24, 0), (2, 24, 18), ("+1", 19, 36))
    )
    return f'<g class="legend" transform="translate(59 195)" aria-hidden="true">{lines}{foreign}{costs}</g>'


@cache
def neat_line() -> str:
    return rect(*FRAME, "frame")
