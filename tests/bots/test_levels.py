"""Levels: six where there are networks, the lower ones weaker players within a guard."""

import random
from math import exp

import pytest

from entrepot import bots, games
from entrepot.bots import levels
from entrepot.bots.levels import LEVELS, LOWER, Lower, Manner
from entrepot.bots.network import bot as network
from entrepot.bots.network.weights import file_of, load
from entrepot.engine.errors import EntrepotError
from tests.toy.test_wharf import wharf  # noqa: F401

from .test_fairness import sampled

GAMES = [name for name in games.names() if file_of(name).exists()]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_with_networks_has_six_levels_and_their_networks_fit(name):
    assert bots.offered(name) == LEVELS == levels.levels_of(name) and bots.usual(name) == "casual"
    for level in LEVELS:
        load(games.find(name), levels.network_of(name, level))
    assert set(levels.manners()[name]) == set(LOWER)
    assert {"random", "greedy", "network", "search", *LEVELS} == set(bots.accepted(name))


def test_a_game_without_networks_has_what_needs_none(wharf):  # noqa: F811
    assert bots.offered("wharf") == bots.accepted("wharf") == ("random", "greedy") and bots.usual("wharf") == "greedy"


def test_who_searches_has_a_time(monkeypatch):
    assert bots.TURNS == {"search": 1.0, "expert": 1.0, "master": 5.0}
    assert [bots.make(level).seconds for level in ("expert", "master")] == [1.0, 5.0]
    assert isinstance(bots.make("strong"), network.Network)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_beyond_the_guard_is_played(name, monkeypatch):
    game, dice, seen = games.find(name), random.Random(1), 0
    judge = network.needed_mind(game)
    monkeypatch.setattr(levels, "manners", lambda: {name: {level: Manner("early", 5.0, 0.1) for level in LOWER}})
    for position, player in sampled(name, 30):
        view = position.view(player)
        said = judge.say(view, player)
        best = max(said[action] for action in view.legal(player))
        allowed = {action for action in view.legal(player) if exp(said[action] - best) >= 0.1}
        chosen = {Lower("casual").choose(view, player, dice) for _ in range(8)}
        assert chosen <= allowed
        seen += len(allowed) < len(view.legal(player)) and len(chosen) > 1
    assert seen > 1


def test_it_draws_more_freely_the_hotter_it_is(monkeypatch):
    found = {}
    for temperature in (0.01, 3.0):
        manner = Manner("early", temperature, 0.0)
        monkeypatch.setattr(levels, "manners", lambda manner=manner: {"yokohama": {"casual": manner}})
        dice = random.Random(2)
        found[temperature] = sum(
            len({Lower("casual").choose(position.view(player), player, dice) for _ in range(6)})
            for position, player in sampled("yokohama", 12)
        )
    assert found[0.01] < 16 < 24 < found[3.0]


def test_greedy_plays_where_a_network_is_missing(monkeypatch, tmp_path):
    monkeypatch.setattr(levels, "network_of", lambda game, level: tmp_path / "none.safetensors")
    position, player = next(sampled("yokohama", 1))
    assert bots.make("casual").choose(position.view(player), player, random.Random(1)) in position.legal(player)


def test_networks_are_told_apart_by_what_is_played(tmp_path):
    game = games.find("yokohama")
    found = levels.networks_of(game, ["random", "greedy", "network", "search:8", "strong", "casual", "beginner"])
    assert set(found) == {"network", "search:8", "strong", "casual", "beginner"}
    assert found["network"] == found["search:8"] == found["strong"]
    assert len({found["strong"], found["casual"], found["beginner"]}) == 3
    with pytest.raises(EntrepotError, match="There is no network"):
        levels.networks_of(game, [str(tmp_path / "none.safetensors")])
