"""Advice in words, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from entrepot.bots.advice import Advice, advise
from entrepot.bots.search.lookahead import ready_back
from entrepot.bots.wording import changes, followed
from entrepot.engine.backends.backend import Position
from entrepot.engine.language.game import Game
from entrepot.paper.textview import TextFace, name
from entrepot.paper.words import Words

SECONDS = 3.0
SIMULATIONS = 2000  # at most


def advice_for(view: Position, seat: int, seconds: float = SECONDS, simulations: int = SIMULATIONS) -> Advice:
    """On the fastest back end that nobody has to wait for."""
    quick = Position(ready_back(view.back.game), view.record, view.known)
    return advise(quick, seat, seconds=seconds, simulations=simulations)


def told(advice: Advice, game: Game, face: TextFace, words: Words, own: Words) -> Iterator[str]:
    """Line by line; `words` are those of the game, and `own` those of the terminal."""
    names = [name(game.meta, seat, words).plain for seat in range(len(game.meta.colours))]
    for number, one in enumerate(advice.best, 1):
        yield own.text("advice-action", number=number, action=words.action(one.action))
        percent, points = round(100 * one.expected.wins), round(one.expected.points)
        yield f"   {own.text('advice-wins', percent=percent, points=points)}"
        if len(advice.best) > 1:
            change = changes(one.change, face.rows, words, own)
            yield f"   {own.text('advice-change', change=change) if change else own.text('advice-same')}"
        if one.line:
            yield f"   {own.text('advice-line', line=followed(one.line, names, words, own))}"
