"""The figures of a report, against what is worked out by hand."""

import sys
from types import ModuleType, SimpleNamespace

import pytest

from entrepot.arena import counting, shown
from entrepot.arena.counting import bootstrap, report
from entrepot.arena.setting import Played, Setting, Unit

BLUE, PINK = "blue:choose", "pink:choose"


def setting(players, deals, *bots):
    return Setting(1, "wharf", 1, "0" * 16, {}, players, 1, deals, bots or (BLUE, PINK), 20)


def game(seed, seat, scores, ranks, **more):
    count = len(scores)
    seconds = tuple(0.01 * (number + 1) for number in range(count))
    unit = Unit(*more.pop("bots", (0, 1)), seed, seat)
    return Played(unit, scores, ranks, (10,) * count, (5,) * count, seconds, **more)


@pytest.fixture
def two():
    """Two deals of two players: blue wins, shares, wins and loses."""
    games = [
        game(1, 0, (30, 20), (1, 2)), game(1, 1, (25, 25), (1, 1)),
        game(2, 0, (40, 10), (1, 2)), game(2, 1, (50, 20), (1, 2)),
    ]  # fmt: skip
    return report(setting(2, 2), games)


def test_a_pair(two):
    [pair] = two.pairs
    assert pair.bots == (BLUE, PINK) and pair.games == 4
    assert pair.share == (1 + 0.5 + 1 + 0) / 4
    assert pair.margin == (10 + 0 + 30 - 30) / 4
    assert (pair.score, pair.opponent_score) == ((30 + 25 + 40 + 20) / 4, (20 + 25 + 10 + 50) / 4)
    assert pair.seats == ((1 + 0.5 + 1 + 1) / 4 - 0.5, (0 + 0.5 + 0 + 0) / 4 - 0.5)
    assert (pair.low, pair.high) == (0.5, 0.75)  # the blocks' shares
    assert (pair.wilson_low, pair.wilson_high) == pytest.approx((0.2194, 0.9081), abs=1e-4)


def test_two_players_are_alone_against_each_other(two):
    blue, pink = two.bots
    assert (blue.share, pink.share) == (0.625, 0.375) and blue.games == pink.games == 4
    assert (blue.margin, pink.margin) == (2.5, -2.5)


def test_time_is_by_decision_and_by_turn(two):
    """A seat takes 10 ms a game in seat 0 and 20 ms in seat 1, for 10 decisions in 5 turns."""
    for bot in two.bots:
        assert bot.ms_a_decision == pytest.approx(1.5) and bot.ms_a_turn == pytest.approx(3)


def test_of_more_players_only_the_one_against_copies_counts():
    games = [game(1, seat, (9, 6, 3), (1, 2, 3)) for seat in range(3)]
    games += [game(1, seat, (9, 9, 3), (1, 1, 3), bots=(1, 0)) for seat in range(3)]
    found = report(setting(3, 1), games)
    assert [pair.share for pair in found.pairs] == pytest.approx([1 / 3, 1 / 3])
    assert found.pairs[0].margin == pytest.approx((4.5 + 0 - 4.5) / 3)
    assert found.pairs[0].seats == pytest.approx((2 / 3, -1 / 3, -1 / 3))
    assert [bot.games for bot in found.bots] == [3, 3]


def test_points_of_forfeited_games_are_left_out():
    games = [game(1, 0, (30, 20), (1, 2)), game(1, 1, (25, 3), (2, 1), forfeit=1, reason="It slept.")]
    found = report(setting(2, 1), games)
    assert found.pairs[0].share == 1
    assert (found.pairs[0].margin, found.pairs[0].score) == (10, 30)
    assert [(bot.forfeits, bot.reason) for bot in found.bots] == [(0, ""), (1, "It slept.")]


def test_the_order_of_the_games_makes_no_difference(two):
    games = [game(seed, seat, (10 * seed, 15), (1, 2)) for seed in (1, 2) for seat in (0, 1)]
    assert report(setting(2, 2), games) == report(setting(2, 2), reversed(games))


def test_the_bootstrap_is_that_of_a_binomial():
    """Means of 10 draws from five 0 and five 1: 2 or fewer ones have 5.5 %, 1 or fewer 1.1 %."""
    assert bootstrap([0, 1] * 5) == pytest.approx((0.2, 0.8))
    assert bootstrap([0.25]) == (0.25, 0.25)
    assert bootstrap([0, 1]) == (0, 1)
    assert bootstrap([0.1, 0.7, 0.4]) == bootstrap([0.1, 0.7, 0.4])


@pytest.fixture
def model(monkeypatch):
    """In place of OpenSkill: who is ahead of so many seats gains as many points."""

    class Model:
        mu, sigma = 25.0, 8.0

        def rating(self, mu, sigma):
            return SimpleNamespace(mu=mu, sigma=sigma)

        def rate(self, teams, ranks):
            ahead = [sum(other > own for other in ranks) for own in ranks]
            return [
                [self.rating(team[0].mu + more, team[0].sigma - 1)] for team, more in zip(teams, ahead, strict=True)
            ]

    module = ModuleType("openskill.models")
    module.PlackettLuce = Model
    monkeypatch.setitem(sys.modules, "openskill", ModuleType("openskill"))
    monkeypatch.setitem(sys.modules, "openskill.models", module)


def test_what_becomes_of_copies_is_averaged(model):
    games = [game(1, 0, (9, 6, 3), (1, 2, 3)), game(1, 1, (9, 6, 3), (1, 2, 3))]
    assert counting.rated(setting(3, 1), games) == [(25 + 2 + 1, 6), (25 + 0.5 + 1, 6)]


def test_without_openskill_the_report_says_so(monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    found = report(setting(2, 1), [game(1, seat, (3, 2), (1, 2), truncated=True) for seat in (0, 1)])
    assert found.bots[0].rating is None
    assert list(shown.notes(found)) == [
        "2 games cut off and ranked as things stood.",
        "Ratings need OpenSkill: pip install 'entrepot[arena]'.",
    ]


def test_the_picture_has_a_bar_for_each_pair(two):
    drawn = shown.picture(two)
    assert drawn.count('fill="#1f9e8f"') == 1 and "blue:choose – pink:choose" in drawn and "62.5 %" in drawn
    assert f'width="{0.625 * shown.WIDTH}"' in drawn
