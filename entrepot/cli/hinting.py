"""Advice in words, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from entrepot.bots.advice import Advice, Expected, advise
from entrepot.bots.search.lookahead import ready_back
from entrepot.engine.backends.backend import Position
from entrepot.engine.language.game import Game
from entrepot.paper.phrases import MINUS
from entrepot.paper.textview import TextFace, name
from entrepot.paper.words import Words

SECONDS = 3.0
SIMULATIONS = 2000  # at most
PERCENT = 0.5  # and so many points: less is not told
POINTS = 0.5


def advice_for(view: Position, seat: int, seconds: float = SECONDS, simulations: int = SIMULATIONS) -> Advice:
    """On the fastest back end that nobody has to wait for."""
    quick = Position(ready_back(view.back.game), view.record, view.known)
    return advise(quick, seat, seconds=seconds, simulations=simulations)


def told(advice: Advice, game: Game, face: TextFace, words: Words, own: Words) -> Iterator[str]:
    """Line by line; `words` are those of the game, and `own` those of the terminal."""
    for number, one in enumerate(advice.best, 1):
        yield own.text("advice-action", number=number, action=words.action(one.action))
        percent, points = round(100 * one.expected.wins), round(one.expected.points)
        yield f"   {own.text('advice-wins', percent=percent, points=points)}"
        if len(advice.best) > 1:
            change = changes(one.change, face, words, own)
            yield f"   {own.text('advice-change', change=change) if change else own.text('advice-same')}"
        if one.line:
            yield f"   {own.text('advice-line', line=followed(one.line, game, words, own))}"


def followed(line: Sequence[tuple[int, str]], game: Game, words: Words, own: Words) -> str:
    """A line in words, each player's part together."""
    return "; ".join(
        own.text(
            "advice-step",
            player=name(game.meta, seat, words).plain,
            actions=", ".join(words.action(action) for _, action in some),
        )
        for seat, some in groupby(line, key=lambda step: step[0])
    )


def changes(change: Expected, face: TextFace, words: Words, own: Words) -> str:
    """Rows of the score sheet that gain or lose, the largest first, then the chance to win."""
    labels = face.rows or tuple(change.rows)
    rows = sorted(zip(labels, change.rows.values(), strict=True), key=lambda row: -abs(row[1]))
    found = [f"{signed(points, own)} {words.get(f'score-{label}')}" for label, points in rows if abs(points) >= POINTS]
    if abs(100 * change.wins) >= PERCENT:
        found.append(own.text("advice-change-wins", change=signed(100 * change.wins, own)))
    return "; ".join(found)


def signed(number: float, own: Words) -> str:
    """With its sign, and a decimal where it is small."""
    digits = 0 if abs(number) >= 9.5 else 1
    return f"{'+' if number > 0 else MINUS}{abs(number):.{digits}f}".replace(".", own.text("decimal-point"))
