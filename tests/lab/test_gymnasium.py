"""Gymnasium's own checker and Stable-Baselines3's."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from entrepot.engine.errors import EntrepotError
from entrepot.lab.gymnasium import Entrepot

from .conftest import COUNTS, find


def test_gymnasium_checks_it(table):
    game, players = table
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Entrepot(game, players), skip_render_check=True)
        check_env(Entrepot(game, players, mask=True, render_mode="ansi"), skip_render_check=False)


def test_stable_baselines_checks_it(table):
    from stable_baselines3.common.env_checker import check_env as check

    game, players = table
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check(Entrepot(game, players), warn=True, skip_render_check=True)


def test_a_game_against_bots(game):
    players = COUNTS[game.meta.name][-1]
    env = Entrepot(game, players, bots="random", reward="margin")
    rng = np.random.default_rng(3)
    seats = set()
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = cut = False
        while not (over or cut):
            assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
            seen, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        own, others = info["scores"][info["seat"]], np.delete(info["scores"], info["seat"])
        assert reward == pytest.approx(own - others.mean() if players > 1 else own)
        with pytest.raises(EntrepotError, match="reset"):
            env.step(0)


def test_bots_remember_what_the_learner_took_openly(monkeypatch):
    """Also a card that nobody but the learner was asked about."""
    env, known = Entrepot("yokohama", 2, bots="greedy", seat=0), set()

    class Spy:
        def choose(self, view, player, rng):
            known.update(view.known)
            return view.legal(player)[0]

    monkeypatch.setattr(env, "_bots", [Spy()])
    names, rng = env.table.game.catalogue.names, np.random.default_rng(1)
    _, info = env.reset(seed=2)
    taken = 0
    while taken < 2:
        offered = np.flatnonzero(info["action_mask"])
        orders = [action for action in offered if names[action].startswith("take:")]
        taken += bool(orders)
        _, _, over, cut, info = env.step(rng.choice(orders or offered))
        assert not over and not cut
    while not {fact for fact in known if fact.seat == 0}:
        _, _, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not over and not cut
    assert {fact.field for fact in known} == {"orders"}


def test_a_wrong_action_ends_the_game(game):
    env = Entrepot(game, 2, seat=1)
    _, info = env.reset(seed=1)
    assert info["seat"] == 1
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-1, True, False) and info["refused"].startswith(game.meta.prefix)


def test_wrong_settings():
    game = find("wharf")
    for wrong, said in [({"bots": "gredy"}, "greedy"), ({"bots": ["random"] * 3}, "3 bots"), ({"seat": 4}, "seat")]:
        with pytest.raises(EntrepotError, match=said):
            Entrepot(game, 2, **wrong)
