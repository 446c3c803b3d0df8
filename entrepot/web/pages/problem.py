"""A page that cannot be shown, and why."""

from __future__ import annotations

from entrepot.paper.svg import Markup, el

from .layout import page, say
from .models import Visitor


def problem(visitor: Visitor, status: int, sentence: str = "") -> Markup:
    """`sentence` says what is wrong in this case; without one the status speaks for itself."""
    words = visitor.words
    title = say(words, f"problem-{status}", words.text("problem-other"))
    return page(
        visitor,
        title,
        el("p", words.text("problem-status", status=str(status)), class_="dim"),
        el("h1", title),
        el("p", sentence or words.text("problem-help"), class_="lead"),
        el("p", el("a", words.text("problem-home"), class_="btn", href="/")),
        kind="failed",
        styles=["forms.css"],
    )
