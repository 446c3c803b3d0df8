"""Advice: the best first, in numbers that add up, from a view alone."""

import random

import pytest

import entrepot
from entrepot import games
from entrepot.bots.advice import BEST, advise, weigh
from entrepot.bots.analysis import expected
from entrepot.bots.network.bot import needed_mind
from entrepot.engine.errors import EntrepotError
from tests.toy.test_wharf import wharf  # noqa: F401

from .making import random_network
from .test_fairness import sampled
from .test_mcts import last_load
from .test_search import in_question


def test_the_action_that_wins_comes_first_and_says_so(wharf, tmp_path):  # noqa: F811
    position, player = last_load(wharf)
    advice = advise(position.view(player), player, simulations=60, path=random_network(wharf, tmp_path))
    assert [one.action for one in advice.best] == ["load", "stop"] and advice.seat == player
    assert [one.expected.wins for one in advice.best] == [1, 0]
    assert [one.change.wins for one in advice.best] == [1, -1]


def test_changes_are_against_the_other_suggestions(tmp_path):
    game = games.find("yokohama")
    position, player = next(one for one in sampled("yokohama", 40) if len(one[0].legal(one[1])) > 4)
    advice = advise(position.view(player), player, simulations=60, path=random_network(game, tmp_path))
    assert len(advice.best) == BEST
    for one in advice.best:
        others = [other.expected for other in advice.best if other is not one]
        assert one.change.wins == pytest.approx(one.expected.wins - sum(other.wins for other in others) / 2)
        for row, points in one.change.rows.items():
            mean = sum(other.rows[row] for other in others) / 2
            assert points == pytest.approx(one.expected.rows[row] - mean)
        assert one.expected.points == pytest.approx(sum(one.expected.rows.values()))
        assert set(one.expected.rows) == set(game.layout.declared["sheet"].by[1].names)


def test_a_line_can_be_played(wharf, tmp_path):  # noqa: F811
    position, player = in_question(wharf)
    advice = advise(position.view(player), player, simulations=300, path=random_network(wharf, tmp_path))
    played = 0
    for one in advice.best:
        trial = position.copy()
        trial.take(player, wharf.catalogue.names.index(one.action))
        for seat, action in one.line:
            number = wharf.catalogue.names.index(action)
            assert seat in trial.actors() and number in trial.legal(seat)
            trial.take(seat, number)
            played += 1
    assert played


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("count", [pytest.param(10, marks=pytest.mark.slow), pytest.param(500, marks=pytest.mark.full)])
def test_other_secrets_do_not_change_it(name, count, tmp_path):
    """Nor what an analysis says of a decision."""
    path = random_network(games.find(name), tmp_path)
    mind = needed_mind(games.find(name), path)
    different = 0
    for number, (position, player) in enumerate(sampled(name, count)):
        other = position.view(player).guess(player, (number, 7))
        other.s.counter = position.s.counter
        different += other.record != position.record
        taken = random.Random(number).choice(position.legal(player))
        asked = {"simulations": 24, "seed": number, "path": path}
        one, two = (
            (advise(view, player, **asked), weigh(view, player, taken, **asked), [*expected(mind, view, player)])
            for view in (position.view(player), other.view(player))
        )
        assert one == two
    assert different > count / 2


def test_it_ends_in_time_and_when_it_is_stopped(wharf, tmp_path, monkeypatch):  # noqa: F811
    path = random_network(wharf, tmp_path)
    position, player = in_question(wharf)
    asked = iter(range(10**6))
    advice = advise(position.view(player), player, simulations=10**9, path=path, stopped=lambda: next(asked) >= 4)
    assert len(advice.best) == BEST
    at_once = advise(position.view(player), player, simulations=10**9, seconds=0, path=path)
    assert len(at_once.best) == 1 and set(at_once.best[0].change.rows.values()) <= {0}


def test_only_who_is_asked_gets_advice(wharf, tmp_path):  # noqa: F811
    path = random_network(wharf, tmp_path)
    position, player = in_question(wharf)
    with pytest.raises(EntrepotError, match=f"Seat {1 - player} is not asked anything now, {player} is; "):
        advise(position.view(1 - player), 1 - player, path=path)
    position.s.over = 1
    with pytest.raises(EntrepotError, match=f"Seat {player} is not asked anything now, nobody is; "):
        advise(position.view(player), player, path=path)


def test_without_a_network_there_is_one_sentence(wharf, tmp_path):  # noqa: F811
    position, player = in_question(wharf)
    with pytest.raises(EntrepotError, match=r"There is no network for Wharf at .*; name another file, or train"):
        advise(position.view(player), player, path=tmp_path / "none.safetensors")


@pytest.mark.slow
def test_a_match_asks_for_it_by_seat_and_move(tmp_path):
    match = entrepot.new("mombasa", players=2, seed=3)
    dice = random.Random(1)
    for _ in range(20):
        match.take(match.actors[0], dice.choice(match.legal(match.actors[0])))
    path = random_network(match.game, tmp_path)
    how = dict(simulations=8, path=path)
    now = entrepot.advise(match, match.actors[0], **how)
    assert {one.action for one in now.best} <= set(match.legal(match.actors[0]))
    match.take(match.actors[0], now.best[0].action)
    assert entrepot.advise(match, now.seat, match.count - 1, **how) == now
