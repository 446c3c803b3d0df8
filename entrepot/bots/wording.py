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
    """Rows of the score sheet that gain or lose, then the chance to win."""
    found = [f"{points} {row}" for row, points in gains(change, labels, words, own)]
    if abs(100 * change.wins) >= PERCENT:
        found.append(own.text("advice-change-wins", change=signed(100 * change.wins, own)))
    return "; ".join(found)


def gains(change: Expected, labels: Sequence[str], words: Words, own: Words) -> list[tuple[str, str]]:
    """Rows of the score sheet and by how much they change, the largest first. `words` are those of the game, which
    call its rows by labels."""
    rows = sorted(zip(labels or change.rows, change.rows.values(), strict=True), key=lambda row: -abs(row[1]))
    return [(words.get(f"score-{label}"), signed(points, own)) for label, points in rows if abs(points) >= POINTS]


def signed(number: float, own: Words) -> str:
    """With its sign, and a decimal where it is small and not whole."""
    said = f"{abs(number):.{0 if abs(number) >= 9.5 or number == round(number) else 1}f}"
    sign = "" if float(said) == 0 else "+" if number > 0 else MINUS
    return sign + said.replace(".", own.text("decimal-point"))
