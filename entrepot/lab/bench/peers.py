"""Other libraries' games at random play, each in the fastest way that the library offers from Python.

Every decision of theirs counts as a move, also one with a single answer; of ours only those with at least two.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from itertools import count
from typing import Any

from .timing import Contestant, contestant, cycles

# At once and in one call. 64 and 256 games differed from 128 by no more than noise; 1, 16 and 1,024, and pgx's own
# auto_reset, were slower. No game ends within 64 steps, so only openings and middle games are played.
PGX_GAMES, PGX_STEPS = 128, 64


@dataclass(frozen=True)
class Peer:
    name: str
    title: str
    install: str  # what pip installs
    make: Callable[[], Contestant]
    alike: str = ""  # the one of our rates that is measured in the same way, if random play is not


def _openspiel(name: str) -> Callable[[], Contestant]:
    """Whole games in C++: random bots that OpenSpiel itself lets play."""

    def make() -> Contestant:
        spiel = import_module("pyspiel")
        game = spiel.load_game(name)
        bots = [spiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
        seeds = count()

        def play() -> Any:
            state = game.new_initial_state()
            spiel.evaluate_bots(state, bots, next(seeds))
            return state

        return contestant(play, lambda state: sum(taken.player >= 0 for taken in state.full_history()))

    return make


def _catanatron() -> Contestant:
    catan = import_module("catanatron")
    players = [catan.RandomPlayer(color) for color in catan.Color]

    def play() -> Any:
        game = catan.Game(players)
        game.play()
        return game

    return contestant(play, lambda game: len(game.state.actions))


def _pgx() -> Contestant:
    """New games, and random steps in all of them, as one compiled call on the processor."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env, numbers = pgx.make("backgammon"), jax.numpy

    def one(carried: Any, _: Any) -> Any:
        state, key, moves = carried
        key, choosing, rolling = jax.random.split(key, 3)
        action = jax.random.categorical(choosing, numbers.where(state.legal_action_mask, 0.0, -numbers.inf), axis=-1)
        moves += (~state.terminated).sum()
        state = jax.vmap(env.step)(state, action, jax.random.split(rolling, PGX_GAMES))
        return (state, key, moves), None

    def play(key: Any) -> Any:
        key, dealing = jax.random.split(key)
        state = jax.vmap(env.init)(jax.random.split(dealing, PGX_GAMES))
        return jax.lax.scan(one, (state, key, 0), None, length=PGX_STEPS)[0][2]

    on_processor = jax.jit(play, device=jax.devices("cpu")[0])
    seeds = count()
    return contestant(lambda: int(on_processor(jax.random.PRNGKey(next(seeds)))), clock=time.perf_counter)


def _connect_four() -> Contestant:
    return contestant(cycles(import_module("pettingzoo.classic.connect_four_v3").raw_env()))


PEERS = (
    Peer("openspiel_ludo", "OpenSpiel Ludo, 4 players", "open_spiel", _openspiel("maedn(players=4)")),
    Peer("openspiel_backgammon", "OpenSpiel backgammon", "open_spiel", _openspiel("backgammon")),
    Peer("openspiel_gin_rummy", "OpenSpiel gin rummy", "open_spiel", _openspiel("gin_rummy")),
    Peer("catanatron", "Catanatron, 4 players", "catanatron", _catanatron),
    Peer("pgx_backgammon", "pgx backgammon, all cores", "pgx jax", _pgx, "vector_steps_per_s"),
    Peer(
        "pettingzoo_connect_four", "PettingZoo Connect Four, with observations", "'pettingzoo[classic]'", _connect_four,
        "pettingzoo_turns_per_s",
    ),
)  # fmt: skip


def ready() -> tuple[dict[str, Contestant], list[str]]:
    """The peers that run here, by name, and a sentence about each of the others."""
    found: dict[str, Contestant] = {}
    missing: list[str] = []
    for peer in PEERS:
        try:
            made = peer.make()
            made(0)  # once, so that what is compiled at first is not measured
        except ImportError:
            missing.append(f"{peer.title} is not measured: it is not installed; run pip install {peer.install}.")
        except Exception as error:  # somebody else's library may fail in any way, and the others are still measured
            reason = " ".join(str(error).split())[:200]
            missing.append(f"{peer.title} is not measured: it fails with {type(error).__name__}: {reason}")
        else:
            found[peer.name] = made
    return found, missing
