"""A table that can neither go on here nor be drawn: what is known of it in words."""

from __future__ import annotations

from collections.abc import Sequence

from entrepot.engine.match.moves import Move
from entrepot.paper.svg import Markup, el

from .layout import page
from .models import Visitor


def kept(
    visitor: Visitor, title: str, note: str, seats: Sequence[str], points: Sequence[int], moves: Sequence[Move]
) -> Markup:
    """Why, who played with how many points, and every move as the viewer may know it, by its name."""
    words = visitor.words
    sat = [
        el("li", name, f": {words.text('kept-points', points=points[seat])}" if points else "")
        for seat, name in enumerate(seats)
    ]
    made = [el("li", el("b", seats[move.player]), " ", el("code", move.action)) for move in moves]
    return page(
        visitor,
        title,
        el("h1", title),
        el("p", note, class_="lead"),
        el("ul", *sat),
        el("h2", words.text("log-title")),
        el("ol", *made),
        el("p", el("a", words.text("problem-home"), class_="btn", href="/")),
        kind="kept",
        styles=["forms.css"],
    )
