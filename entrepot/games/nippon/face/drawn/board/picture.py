"""The islands with their cities, railway and workers, for the card of the game on the start page."""

from __future__ import annotations

from functools import cache

from entrepot.paper.svg import Markup

from ....actions import COLOURS
from ..parts import at, centred, circle, rect
from .regions import LAYOUT

PICTURE = LAYOUT["picture"]
DEPTHS = ((22, "wl"), (20, "ws"), (13, "wl"), (11.2, "ws"), (6, "wl"), (4.4, "ws"))  # lines of depth round the land
WORKS = (
    '<g class="works" transform="translate(22 34)"><path d="M0 44V22l12-8v8l12-8v8l12-8v30Z"/>'
    '<path d="M38 44 40 4h7l2 40ZM52 44l2-32h6l2 32Z"/>'
    '<path d="M43 1c-3-8 8-8 7-13M57 9c-2-7 8-7 7-12" class="smoke"/>'
    '<path d="M5 30h5v6H5ZM16 30h5v6h-5ZM27 30h5v6h-5Z" class="win"/><path d="M-4 44h70"/></g>'
)


@cache
def picture() -> Markup:
    """A decoration, so it says nothing."""
    layers = "".join(f'<use href="#nz-isles" class="{layer}" stroke-width="{wide}"/>' for wide, layer in DEPTHS)
    rail = "".join(f'<path d="{PICTURE["rail"]}" class="{kind}"/>' for kind in ("rail", "rail ties"))
    cities = "".join(city(*one) for one in PICTURE["cities"])
    people = "".join(worker(x, colour) for x, colour in zip(PICTURE["workers"], COLOURS, strict=True))
    return Markup(
        '<svg class="emblem nz" viewBox="0 0 408 212" aria-hidden="true">'
        f'<defs><path id="nz-isles" d="{PICTURE["isles"]}"/>'
        '<radialGradient id="nz-sea" cx=".5" cy=".45" r=".8"><stop offset=".35" class="from-sea"/>'
        '<stop offset="1" class="to-sea"/></radialGradient></defs>'
        '<rect width="408" height="212" fill="url(#nz-sea)"/>'
        f'{layers}<use href="#nz-isles" class="isles"/>{rail}{cities}{WORKS}{people}{frame()}</svg>'
    )


def city(x: float, y: float, round_: str) -> str:
    """A city and its four cells."""
    drawn = rect(x - 5, y - 5, 10, 10, "town")
    for (dx, dy), owner in zip(((0, -1), (1, 0), (0, 1), (-1, 0)), round_, strict=True):
        cx, cy = x + 9.5 * dx, y + 9.5 * dy
        if owner == ".":
            drawn += circle(cx, cy, 3.2, "free")
        else:
            drawn += centred(f"c-seat-{owner}", cx, cy, 9, f"p{owner}")
    return drawn


def worker(x: float, colour: str) -> str:
    body = f'<path d="M{at(x - 3)} 176.5h6l5 16H{at(x - 8)}Z"/>'
    return f'<g class="wk {colour}">{circle(x, 172, 4.6, "")}{body}</g>'.replace(' class=""', "")


def frame() -> str:
    """Two neat lines with degrees between them."""
    ticks = [f"M{at(5 + 23.412 * n)} {y}h11.7" for n in range(17) for y in (2.5, 209.5)]
    ticks += [f"M{x} {at(5 + 28.857 * n)}v14.4" for n in range(7) for x in (2.5, 405.5)]
    return (
        '<rect x=".75" y=".75" width="406.5" height="210.5" class="edge"/>'
        '<rect x="5" y="5" width="398" height="202" class="edge2"/>'
        f'<path d="{"".join(ticks)}" class="degrees"/>'
    )
