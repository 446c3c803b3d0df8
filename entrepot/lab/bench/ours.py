"""Our side of the benchmark: one game with its maximum number of players, as programs can play it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from itertools import count, repeat

from entrepot.engine.backends import batch
from entrepot.engine.language.game import Game

from .. import pettingzoo
from ..state import State, core_of
from ..vector import Vector
from .timing import Contestant, contestant, cycles

GAMES = 64  # of random play at a time
RECORDED = 8  # games that are replayed from Python
VECTOR = 1024  # games in step
SPREAD = 200  # steps after which those games are no longer all at the same question
COPIES = 10_000


def contestants(game: Game) -> dict[str, Contestant]:
    """By the name of the rate that they measure; of `copy_us` the rate of copies."""
    players = max(game.meta.players)
    return {
        "random_moves_per_s": contestant(_random_play(game, players)),
        "python_steps_per_s": contestant(_python_steps(game, players)),
        "pettingzoo_turns_per_s": contestant(cycles(pettingzoo.raw_env(game, players))),
        "pettingzoo_wrapped_turns_per_s": contestant(cycles(pettingzoo.env(game, players))),
        "vector_steps_per_s": contestant(_vector_steps(game, players), clock=time.perf_counter),
        "copy_us": contestant(_copies(game, players)),
    }


def _random_play(game: Game, players: int) -> Callable[[], int]:
    """Whole games at random in compiled code, on one core."""
    dealt = batch.records(game, GAMES, players, {}, seed=0)
    seeds = count()
    return lambda: int(batch.play(game, dealt.copy(), next(seeds), threads=1).sum())


def _python_steps(game: Game, players: int) -> Callable[[], int]:
    """`step` and `mask`. The actions are those of recorded games: choosing them is not the environment's work."""
    recorded = [_recorded(game, players, seed) for seed in range(RECORDED)]
    total = sum(len(actions) for _, actions in recorded)
    core = core_of(game)

    def replay() -> int:
        for start, actions in recorded:
            state = State.at(core, bytearray(start))
            step = state.step
            for action in actions:
                step(action)
                _ = state.mask
        return total

    return replay


def _recorded(game: Game, players: int, seed: int) -> tuple[bytes, list[int]]:
    """A random game: its beginning and its actions."""
    state, chance = State.new(game, players, seed), random.Random(seed)
    start, actions = bytes(state.record), []
    while not state.over:
        actions.append(chance.choice(state.legal))
        state.step(actions[-1])
    return start, actions


def _vector_steps(game: Game, players: int) -> Callable[[], int]:
    """Masks and compact observations of many games, actions at random among those offered, on all cores."""
    env = Vector(game, VECTOR, players=players)
    env.reset(0)
    for _ in range(SPREAD):
        env.step(env.sample())

    def step() -> int:
        env.step(env.sample())
        return VECTOR

    return step


def _copies(game: Game, players: int) -> Callable[[], int]:
    state = State.new(game, players, 0)

    def copy() -> int:
        for _ in repeat(None, COPIES):
            state.copy()
        return COPIES

    return copy
