"""A seat's link: one button to sit down."""

from __future__ import annotations

from entrepot.paper.svg import Markup, el, icon

from .layout import page
from .models import Visitor


def claim(visitor: Visitor, link: str) -> Markup:
    words = visitor.words
    title = words.text("claim-title")
    button = el("button", icon("c-person", 18), words.text("claim-sit"), class_="btn main")
    return page(
        visitor,
        title,
        el("h1", title),
        el("p", words.text("claim-how"), class_="lead"),
        el("form", button, method="post", action=f"/s/{link}", class_="do"),
        kind="claim",
        styles=["forms.css"],
    )
