"""Who sits where: the players' icons, the order of seats for a viewer, and the row of seats on a phone."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from .face import Drawing, Scene, Seat
from .svg import el

# By the kind of a seat; the viewer's own needs no icon.
SIGNS = {"link": "c-link", "bot": "c-bot", "screen": "c-screen", "you": "", "open": "c-person", "left": "c-person"}
ROW = "part-seats"


def sign(who: Seat, mine: bool) -> str:
    """The icon of who plays a seat, or nothing."""
    return "" if mine else SIGNS.get(who.kind, "")


def is_away(who: Seat, mine: bool) -> bool:
    """Whether a person who plays here is away."""
    return not who.here and ("you" if mine else who.kind) in ("screen", "link", "you")


def in_turn(first: int, players: int) -> list[int]:
    """All seats as turns pass, from one of them; a spectator, who has none, begins at the first."""
    return [(max(first, 0) + n) % players for n in range(players)]


def moves(scene: Scene, seat: int) -> bool:
    """Whether a seat is to move now."""
    return seat in scene.actors and not scene.past


def seat(number: int, shown: Iterable[object], mine: bool, moving: bool, more: str = "") -> Markup:
    """One seat of the row of a phone."""
    states = (f"s{number}", "me" if mine else "", "move" if moving else "", more, "place")
    return el("li", *shown, class_=" ".join(filter(None, states)), data_el=f"panel-{number}")


def row_of_seats(drawn: Markup, label: str, class_: str = "seats") -> Drawing:
    """The row of seats of a phone."""
    return Drawing(el("ul", Markup(f"<!--{ROW}-->"), id=ROW, class_=class_, aria_label=label), {ROW: drawn})
