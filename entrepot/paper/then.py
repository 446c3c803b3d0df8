"""What comes after an act, as the closing note of its preview: the end of the turn, or the next question."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.match.view import View

from .face import Row
from .words import Words


def with_then(before: View, after: View, rows: Sequence[Row], words: Words) -> tuple[Row, ...]:
    """The rows of a preview, and that it ends the turn or the game; without any rows, what it leads to.

    A trial may have stopped before a reveal: what follows is then tried on a guess.
    """
    position = Position(backend(before.game, "plain"), after.record).guess(before.viewer, (0, 0))
    stopped = False
    while position.tick():
        stopped = True
    ends = _ends(before, position, words)
    if ends:
        return (*rows, Row(Markup.escape(ends), Markup(""), "ends"))
    if rows or stopped:
        return tuple(rows)
    waits = before.viewer not in position.actors()
    said = words.text("then-waits") if waits else words.text("then-asked", asked=words.prompt(after.asked))
    return (Row(Markup.escape(said), Markup(""), "note"),)


def _ends(before: View, after: Position, words: Words) -> str:
    if after.s.over:
        return words.text("then-over")
    together = len(Position(after.back, before.record).actors()) > 1  # all are asked at once
    if not together and (before.viewer not in after.actors() or after.s.turns != before.turns):
        return words.text("then-ends")
    return ""
