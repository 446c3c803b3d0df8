"""A line of the log: a sentence with a name in bold, gains and costs, and what happened automatically."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from .svg import el, joined

MARK = "\N{INFORMATION SEPARATOR ONE}"  # stands for a name until the sentence is escaped


def with_name(said: str, name: str) -> Markup:
    """A sentence about MARK with the name in its place, in bold, wherever the language puts it."""
    return Markup(str(Markup.escape(said)).replace(MARK, str(el("b", name))))


def line(told: Markup, details: Sequence[object], also: Sequence[object]) -> Markup:
    """The sentence, its details after a colon, and every event beside it."""
    if details:
        told += Markup(": ") + joined(details, ", ")
    return told + joined([el("span", event, class_="also") for event in also])
