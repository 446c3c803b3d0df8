"""Compiles everything the lab has for a game, in one process, so that its rules are compiled only once."""

from __future__ import annotations

from entrepot.engine.language.game import Game

from .state import State, core_of
from .vector import Vector


def prepare(game: Game) -> None:
    """Call every compiled function once."""
    players = max(game.meta.players)
    env = Vector(game, 2, players=players)
    env.reset()
    env.step(env.sample())
    env.view(0)
    core_of(game)
    State.new(game, players, seed=1).observation()
