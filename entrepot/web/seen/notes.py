"""What players are told of a game whose rules or components have changed since it began."""

from __future__ import annotations

from entrepot.engine.errors import Shown
from entrepot.engine.match.carry import Unfit
from entrepot.engine.match.match import Match
from entrepot.engine.match.story import Segment
from entrepot.paper.words import Words


def note(match: Match, seat: int | None, words: Words) -> str:
    """Nothing where all is as it was; that a game went on under other rules is told until its player moves again."""
    if isinstance(match.kept, Shown):
        return words.text("note-shared")
    if match.kept:
        return _kept(match, words)
    if not match.base or any(seat in (None, match.move(n, seat).player) for n in range(match.base, match.count)):
        return ""
    return words.text(f"note-carried-{_what(match, match.earlier[-1])}", last=match.base)


def _kept(match: Match, words: Words) -> str:
    last = match.earlier[-1]
    kind = "past" if isinstance(match.kept, Unfit) and match.kept.reason == "over" else "kept"
    now = match.game.meta.rules_version
    said = words.text(f"note-{kind}-{_what(match, last)}", version=last.rules_version, now=now)
    if kind == "past" or not isinstance(match.kept, Unfit):
        return said
    return f"{said} {words.text(f'note-why-{match.kept.reason}', about=match.kept.about)}"


def _what(match: Match, last: Segment) -> str:
    same = last.rules_version == match.game.meta.rules_version and last.components != match.game.components
    return "components" if same else "rules"
