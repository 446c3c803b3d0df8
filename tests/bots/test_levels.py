"""Levels: six where there are networks, the lower ones weaker players within a guard."""

import random
from types import SimpleNamespace

import pytest

from entrepot import bots, games
from entrepot.bots import levels
from entrepot.bots.levels import LEVELS, LOWER, Lower, Manner
from entrepot.bots.network import bot as network
from entrepot.bots.network.weights import file_of, load
from entrepot.bots.search.lookahead import Lookahead
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


class Saying:
    """Stands for a network: how much it likes each action."""

    def __init__(self, likes):
        self.likes = likes

    def say(self, view, player):
        return self.likes


class Foreseen:
    """Stands for a lookahead of a judge: what can be expected after each action."""

    after: dict = {}

    def __init__(self, view, player, judge, seed):
        self.likes, self.seen, self.back = judge.likes, [], view.back

    def policy(self, actions):
        return [self.likes[action] for action in actions]

    def run(self, actions):
        self.seen += actions

    def tried(self, action):
        return self.seen.count(action), self.after[action]

    def loss(self, action, best):
        return self.after[best] - self.after[action]


def drawn(monkeypatch, likes, judged, after, guards, players=2):
    """What a level plays, asked often."""
    back = SimpleNamespace(name="plain", game=games.find("yokohama"))
    view = SimpleNamespace(back=back, legal=lambda player: list(likes), s=SimpleNamespace(players=players))
    own = levels.network_of("yokohama", "casual")
    monkeypatch.setattr(levels, "mind_of", lambda game, path=None: Saying(likes if path == own else judged))
    monkeypatch.setattr(levels, "manners", lambda: {"yokohama": {"casual": Manner("early", 1.0, guards)}})
    monkeypatch.setattr(levels, "Lookahead", Foreseen)
    monkeypatch.setattr(Foreseen, "after", after)
    dice = random.Random(1)
    return {Lower("casual").choose(view, 0, dice) for _ in range(80)}


def test_nothing_beyond_the_guard_is_played(monkeypatch):
    after, likes = {3: 0.5, 5: 0.31, 8: 0.29, 9: -0.9}, {3: 0.0, 5: 0.0, 8: 2.0, 9: 4.0}
    assert drawn(monkeypatch, likes, {3: 1.0, 5: -9.0, 8: 0.9, 9: 0.0}, after, [0.2 / levels.CAUTION]) == {3, 5}


def test_the_guard_is_that_of_the_number_of_players(monkeypatch):
    after, likes = {3: 0.5, 5: 0.31, 8: 0.29}, dict.fromkeys((3, 5, 8), 0.0)
    guards = [allowed / levels.CAUTION for allowed in (0.4, 0.2, 0.1)]
    for players, kept in ((1, {3, 5, 8}), (2, {3, 5, 8}), (3, {3, 5}), (4, {3})):
        assert drawn(monkeypatch, likes, likes, after, guards, players) == kept


def test_the_best_of_what_the_judge_likes_is_allowed_though_it_would_play_another(monkeypatch):
    after = {action: -0.1 * action for action in range(8)}
    judged = {action: float(action) for action in range(8)}  # it would play 7; of its first four, 4 is the best
    assert drawn(monkeypatch, dict.fromkeys(after, 0.0), judged, after, [0.0]) == {0, 1, 2, 3, 4}


@pytest.mark.slow
def test_a_strict_guard_makes_a_better_player(monkeypatch):
    """What hot temperatures lose, judged by the same network on other guesses."""
    name, lost = "yokohama", {}
    game = games.find(name)
    for guard in (9.0, 0.02):
        manner = Manner("early", 5.0, [guard] * 3)
        monkeypatch.setattr(levels, "manners", lambda manner=manner: {name: {"casual": manner}})
        dice, lost[guard] = random.Random(3), 0.0
        for position, player in sampled(name, 25):
            look = Lookahead(position.view(player), player, network.needed_mind(game), 7)
            taken = Lower("casual").choose(position.view(player), player, dice)
            best = bots.make("network").choose(position.view(player), player, dice)
            look.run([taken, best] * 8)
            lost[guard] += look.tried(best)[1] - look.tried(taken)[1]
    assert lost[0.02] < lost[9.0] / 2


@pytest.mark.slow
def test_it_draws_more_freely_the_hotter_it_is(monkeypatch):
    found = {}
    for temperature in (0.01, 3.0):
        manner = Manner("early", temperature, [9.0] * 3)
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
