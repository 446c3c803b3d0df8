"""A seat's link: one button to sit down."""

from __future__ import annotations

from entrepot.paper.svg import Markup, el, icon

from .layout import game_title, page, seat_colours
from .models import Invitation, Visitor


def claim(visitor: Visitor, to: Invitation) -> Markup:
    words = visitor.words
    title = words.text("claim-title")
    game = game_title(to.card, words.lang)
    host = words.text("claim-host", host=to.host) if to.host else ""
    shape = icon(f"c-seat-{to.seat}", 22, class_=f"p{to.seat}")
    button = el("button", icon("c-person", 18), words.text("claim-sit"), class_="btn main")
    return page(
        visitor,
        title,
        el("h1", title),
        el("p", f"{game}. {host}", class_="lead"),
        el("p", shape, el("b", to.name), class_=f"chair {seat_colours(to.card.meta)}"),
        el("p", words.text("claim-how"), class_="lead"),
        el("form", button, method="post", action=f"/s/{to.link}", class_="do"),
        kind="claim",
        styles=["forms.css"],
    )
