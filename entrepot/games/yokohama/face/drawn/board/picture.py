"""The board in small, for the card of the game on the start page."""

from __future__ import annotations

from functools import cache

from entrepot.paper.svg import Markup

from ....box.tables import COMPONENTS
from ..parts import LAYOUT, at, shape, use
from . import ornaments

PICTURE = LAYOUT["picture"]
TYPES = {area["kind"]: area["type"] for area in COMPONENTS["areas"]["area"]}


@cache
def picture() -> Markup:
    """The pyramid of areas with a few pieces, in its frame; a decoration, so it says nothing."""
    cards = []
    (x0, y0), (across, down) = PICTURE["origin"], PICTURE["pitch"]
    for r, kinds in enumerate(PICTURE["rows"]):
        for n, (kind, seats) in enumerate(kinds):
            cards.append(small(kind, seats, x0 + (n + r / 2) * across, y0 + r * down))
    return Markup(
        '<svg class="emblem" viewBox="0 0 408 212" aria-hidden="true">'
        + ornaments.definitions(cards=False)
        + '<rect width="408" height="212" fill="url(#bk-sea)"/>'
        + '<rect x="5" y="5" width="398" height="202" fill="url(#bk-grain)"/>'
        + "".join(cards)
        + ornaments.rose(PICTURE["north"], *PICTURE["rose"])
        + ornaments.ship(*PICTURE["ship"])
        + ornaments.frame(0.75, 408, 210.5, 24)
        + "</svg>"
    )


def small(kind: str, seats: str, x: float, y: float) -> str:
    """A card with its vignette, and pieces beside it."""
    outline, vignette = PICTURE["outline"], LAYOUT["kind"][kind][1]
    type_ = TYPES[kind]
    ground = f'<path d="{outline}" fill="url(#bk-{type_})"/>{use(vignette, 3.6, 5, 31, "vig")}'
    if type_ == "none":
        ground = f'<path d="{outline}" fill="url(#bk-seigaiha)"/>{use(vignette, 11, 6, 28, "vig")}'
    pieces = "".join(shape(int(seat), 36, 7 + 15 * n, 11) for n, seat in enumerate(seats))
    face, edge = f'<path d="{outline}" class="face"/>', f'<path d="{outline}" class="edge"/>'
    return f'<g transform="translate({at(x)} {at(y)})">{face}{ground}{pieces}{edge}</g>'
