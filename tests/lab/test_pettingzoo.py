"""PettingZoo's own suites."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from entrepot.engine.errors import EntrepotError, Refused
from entrepot.lab.pettingzoo import Entrepot, env

from .conftest import find

CYCLES = 60


@pytest.fixture(autouse=True)
def _quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the suites warn about dictionaries as observations
        yield


def test_api(table):
    game, players = table
    api_test(Entrepot(game, players), num_cycles=CYCLES, verbose_progress=False)


def test_api_of_the_usual_wrappers(table):
    game, players = table
    api_test(env(game, players), num_cycles=CYCLES, verbose_progress=False)


def test_seeds(table):
    game, players = table
    seed_test(lambda **more: Entrepot(game, players, **more), num_cycles=CYCLES)


def test_parallel(table):
    game, players = table
    parallel_api_test(turn_based_aec_to_parallel(env(game, players)), num_cycles=CYCLES)


def test_rendering(game):
    render_test(lambda **more: Entrepot(game, max(game.meta.players), **more))


def test_a_whole_game(table):
    """Rewards, ends and results of a game played to its end."""
    game, players = table
    zoo = env(game, players)
    zoo.reset(seed=4)
    rng = np.random.default_rng(1)
    paid = dict.fromkeys(zoo.agents, 0.0)
    for agent in zoo.agent_iter(20_000):
        seen, reward, ended, cut, info = zoo.last()
        paid[agent] += reward
        if ended or cut:
            zoo.step(None)
            result = info
            continue
        for other in zoo.agents:
            if other != agent:
                assert not zoo.observe(other)["action_mask"].any()
        zoo.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert not zoo.agents
    first = [f"player_{seat}" for seat, rank in enumerate(result["ranks"]) if rank == 1]
    assert all(paid[agent] > 0 for agent in first) or players == 1
    assert players == 1 or abs(sum(paid.values())) < 1e-6


def test_a_wrong_action():
    game = find("wharf")
    zoo = Entrepot(game, 2)
    zoo.reset(seed=1)
    wrong = int(np.flatnonzero(zoo.observe(zoo.agent_selection)["action_mask"] == 0)[0])
    before = zoo.table.state.hash()
    with pytest.raises(Refused):
        zoo.step(wrong)
    assert zoo.table.state.hash() == before
    wrapped = env(game, 2)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(wrong)
    assert wrapped.terminations[agent] and wrapped.rewards[agent] == -1


def test_wrong_settings():
    for wrong, said in [
        ({"players": 9}, "players"),
        ({"render_mode": "3d"}, "render mode"),
        ({"reward": "x"}, "reward"),
    ]:
        with pytest.raises(EntrepotError, match=said):
            Entrepot(find("wharf"), **wrong)
    with pytest.raises(EntrepotError, match="yokohama"):
        Entrepot("yokohame")
