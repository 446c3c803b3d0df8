"""Compiles the search of a game ahead of time."""

from __future__ import annotations

from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.language.game import Game

from ..network.bot import mind_of
from .lookahead import Lookahead


def prepare_search(game: Game) -> None:
    """If there is a network to search with."""
    if mind := mind_of(game):
        position = Position(backend(game, "compiled"))
        position.begin(max(game.meta.players), {}, (1, 2))
        seat = position.actors()[0]
        Lookahead(position.view(seat), seat, mind, 1)
