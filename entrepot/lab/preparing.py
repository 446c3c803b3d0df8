"""Compiles everything that programs need for a game, in one process, so that its rules are compiled only once."""

from __future__ import annotations

from entrepot.bots.mcts.searching import Search
from entrepot.bots.network import compiled
from entrepot.bots.search.preparing import prepare_search
from entrepot.engine.backends.compiled import cache_folder
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
    state = State.new(game, players, seed=1)
    state.observation()
    view = state.position().view(state.actor)
    Search(view, state.actor, 1).run(1)
    prepare_search(game)
    compiled.prepare(cache_folder(game).parent)
