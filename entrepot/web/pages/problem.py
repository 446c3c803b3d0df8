"""A page that cannot be shown, and why."""

from __future__ import annotations

from entrepot.paper.svg import Markup, el

from .layout import page, say
from .models import Visitor


def problem(visitor: Visitor, status: int, sentence: str = "", again: bool = False) -> Markup:
    """`sentence` says what is wrong in this case; without one the status speaks for itself. `again`: the page was asked
    for, not sent something, so asking once more may help.
    """
    words = visitor.words
    title = say(words, f"problem-{status}", words.text("problem-other"))
    return page(
        visitor,
        title,
        el("p", words.text("problem-status", status=str(status)), class_="dim"),
        el("h1", title),
        el("p", sentence or words.text("problem-help"), class_="lead"),
        el("p", *_ways(visitor, again and status == 503), class_="do"),
        kind="failed",
        styles=["forms.css"],
    )


def _ways(visitor: Visitor, again: bool) -> list[Markup]:
    """Where to go from here: what is not available right now may be in a moment."""
    words = visitor.words
    home = el("a", words.text("problem-home"), class_="btn", href="/")
    if not again:
        return [home]
    retry = el("a", words.text("problem-again"), class_="btn main", href="/" + visitor.path.lstrip("/"))
    return [retry] if visitor.path == "/" else [retry, home]
