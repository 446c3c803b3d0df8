"""What makes a chart of a drawing: the graduated frame, a rose of winds, a steamer. None of it means anything."""

from __future__ import annotations

from math import cos, pi, sin

from ..parts import LAYOUT, at, text

CARD, SITE = LAYOUT["card"], LAYOUT["site"]

SHIP = (
    '<path class="hull" d="M4 46h96c-2 10-7 15-14 17H24C14 61 7 55 4 46Z"/>'
    '<path class="deck" d="M22 46v-8h54v8M30 38v-6h26v6"/><path class="fun" d="M60 38V20h9v18"/>'
    '<path d="M18 46V6M84 46V8M18 10 60 24M84 12 69 24M18 10 4 46M84 12l14 34M18 6h8l-3 3 3 3h-8"/>'
    '<path d="M64 15c3-7 10-4 12-9 5-5 14-1 18-5"/>'
    '<path d="M-6 68c6-4 11-4 17 0s11 4 17 0 11-4 17 0 11 4 17 0 11-4 17 0 11 4 17 0 11-4 17 0"/>'
)


def definitions(cards: bool = True) -> str:
    """Grounds, washes and, for the board, the outlines that every card shares."""
    waves = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y in ((0, 0), (28, 0), (14, 7), (0, 14), (28, 14), (14, 21))
        for r in (13.2, 9, 4.8)
    )
    washes = "".join(
        f'<linearGradient id="bk-{kind}"><stop offset=".15" stop-color="var(--tint-{kind})"/>'
        '<stop offset="1" stop-color="var(--card)"/></linearGradient>'
        for kind in ("production", "commercial")
    )
    return (
        '<defs><pattern id="bk-seigaiha" width="28" height="14" patternUnits="userSpaceOnUse">'
        f'<g fill="var(--sea)" stroke="var(--canal)" stroke-width=".9">{waves}</g></pattern>'
        '<pattern id="bk-grain" width="70" height="70" patternUnits="userSpaceOnUse">'
        '<path d="M0 35h70M35 0v70" stroke="var(--wave)" stroke-width=".6" stroke-dasharray="2 5" fill="none"/>'
        "</pattern>"
        '<radialGradient id="bk-sea" cx=".5" cy=".45" r=".8"><stop offset=".35" stop-color="var(--sea)"/>'
        f'<stop offset="1" stop-color="var(--sea-deep)"/></radialGradient>{washes}{outlines() if cards else ""}</defs>'
    )


def outlines() -> str:
    halos = "".join(
        f'<path id="bk-{name.replace("_", "-")}" fill-rule="evenodd" d="{CARD[name]}{CARD["outline"]}"/>'
        for name in ("halo", "halo_wide")
    )
    paths = {"card": CARD["outline"], "refused": CARD["refused"], "brackets": CARD["brackets"]}
    paths |= {"plot-shop": SITE["shop"], "plot-house": SITE["house"]}
    return halos + "".join(f'<path id="bk-{name}" d="{path}"/>' for name, path in paths.items())


def sea(top: float, width: float, height: float) -> str:
    """The water inside the frame."""
    w, h = at(width - 13.5), at(height - 12)
    return (
        f'<rect x=".75" y="{at(top)}" width="{at(width - 1.5)}" height="{at(height)}" fill="url(#bk-sea)"/>'
        f'<rect x="6.75" y="{at(top + 6)}" width="{w}" height="{h}" fill="url(#bk-grain)"/>'
    )


def frame(top: float, width: float, height: float, step: float) -> str:
    """Two neat lines with degrees between them."""
    inner_width, inner_height = width - 11.5, height - 10
    across, down = round(inner_width / step), round(inner_height / step)
    a, b = inner_width / across / 2, inner_height / down / 2
    low = top + height - 2.5
    ticks = [f"M{at(5.8 + 2 * a * n)} {at(y)}h{at(a)}" for n in range(across) for y in (top + 2.5, low)]
    ticks += [f"M{at(x)} {at(top + 5 + 2 * b * n)}v{at(b)}" for n in range(down) for x in (3.2, width - 3.2)]
    return (
        f'<rect x=".75" y="{at(top)}" width="{at(width - 1.5)}" height="{at(height)}" class="neat"/>'
        f'<rect x="5.75" y="{at(top + 5)}" width="{at(inner_width)}" height="{at(inner_height)}" class="neat2"/>'
        f'<path d="{"".join(ticks)}" class="grad"/>'
    )


def rose(north: str, x: float, y: float, r: float) -> str:
    """A rose of winds: rings, degrees, four points over four."""

    def point(turn: float, far: float) -> str:
        return f"{at(x + far * cos(turn))} {at(y + far * sin(turn))}"

    ticks = "".join(
        f"M{point(n * pi / 16, r)}L{point(n * pi / 16, r * (0.86 if n % 4 == 0 else 0.93))}" for n in range(32)
    )
    points = []
    for first, far, near in ((pi / 4, 0.66 * r, 0.1475 * r), (0.0, r, 0.2015 * r)):
        for n in range(4):
            turn = first + n * pi / 2
            for side, shade in ((-1, "dark"), (1, "lite")):
                waist = point(turn + side * pi / 4, near)
                points.append(f'<path class="{shade}" d="M{point(turn, far)}L{waist}L{at(x)} {at(y)}Z"/>')
    rings = f'<circle cx="{at(x)}" cy="{at(y)}" r="{at(r)}"/><circle cx="{at(x)}" cy="{at(y)}" r="{at(r * 0.62)}"/>'
    return f'<g class="rose">{rings}<path d="{ticks}"/>{"".join(points)}{text(north, x, y - r - 7, "north")}</g>'


def ship(x: float, y: float, scale: float) -> str:
    return f'<g class="ship" transform="translate({x} {y}) scale({scale})">{SHIP}</g>'
