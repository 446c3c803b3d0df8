"""Previews: what some actions would change for the viewer, one line per change, and one closing note."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from markupsafe import Markup

from entrepot.engine.language.record import NOBODY
from entrepot.engine.match.view import View

from .face import Row
from .phrases import MINUS
from .reading import Reader
from .svg import el
from .then import with_then
from .words import Words

MOST = 6  # lines of a preview
Change = TypeVar("Change")


class Trial(NamedTuple, Generic[Change]):
    """The two positions, what differs for the viewer, and the last action."""

    a: Any
    b: Any
    player: int
    done: Change
    verb: str
    noun: str


def trial(
    before: View, after: View, actions: Sequence[str], read: Reader, change: Callable[[Any, Any, int], Change]
) -> Trial[Change] | None:
    """What was tried; nothing for a spectator, or where there is no action."""
    viewer = before.viewer
    if viewer == NOBODY or not actions:
        return None
    a, b = read.position(before), read.position(after)
    verb, _, noun = actions[-1].partition(":")
    return Trial(a, b, viewer, change(a, b, viewer), verb, noun)


def row(id: str, amount: Markup | str, words: Words, kind: str = "sure", **args: str | int) -> Row:
    """A line whose label is `face-row-` and the id."""
    return Row(Markup.escape(words.text(f"face-row-{id}", **args)), Markup.escape(amount), kind)


def sentence(text: str, kind: str = "note") -> Row:
    """A line of words alone."""
    return Row(Markup.escape(text), Markup(""), kind)


def closed(before: View, after: View, found: Sequence[Row], notes: Sequence[Row], words: Words) -> tuple[Row, ...]:
    """At most six lines: the notes always, of what else was found as much as there is room for; and what follows."""
    return with_then(before, after, (*found[: MOST - len(notes)], *notes), words)


def coloured(count: int, drawn: Callable[[int, str], Markup]) -> Markup:
    """A gain or a cost in its colour, drawn with its sign."""
    if count < 0:
        return el("span", drawn(-count, MINUS), class_="loss")
    return el("span", drawn(count, "+"), class_="gain")
