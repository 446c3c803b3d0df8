"""Advice in words: what gains, what loses, and what is likely to follow."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from entrepot.paper.phrases import MINUS
from entrepot.paper.words import Words

from .advice import Expected

PERCENT = 0.5  # and so many points: less is not told
POINTS = 0.5


def followed(line: Sequence[tuple[int, str]], players: Sequence[str], words: Words, own: Words) -> str:
    """A line in words, each player's part together."""
    return "; ".join(
        own.text(
            "advice-step",
            player=players[seat],
            actions=", ".join(words.action(action) for _, action in some),
        )
        for seat, some in groupby(line, key=lambda step: step[0])
    )


def changes(change: Expected, labels: Sequence[str], words: Words, own: Words) -> str:
    """Rows of the score sheet that gain or lose, the largest first, then the chance to win. `words` are those of the
    game, which call its rows by labels."""
    labels = labels or tuple(change.rows)
    rows = sorted(zip(labels, change.rows.values(), strict=True), key=lambda row: -abs(row[1]))
    found = [f"{signed(points, own)} {words.get(f'score-{label}')}" for label, points in rows if abs(points) >= POINTS]
    if abs(100 * change.wins) >= PERCENT:
        found.append(own.text("advice-change-wins", change=signed(100 * change.wins, own)))
    return "; ".join(found)


def signed(number: float, own: Words) -> str:
    """With its sign, and a decimal where it is small."""
    said = f"{abs(number):.{0 if abs(number) >= 9.5 else 1}f}"
    sign = "" if float(said) == 0 else "+" if number > 0 else MINUS
    return sign + said.replace(".", own.text("decimal-point"))
