"""Ratings by OpenSkill itself."""

import pytest
from openskill.models import PlackettLuce

from entrepot.arena.counting import rated

from .test_counting import game, setting


def test_two_games_are_rated_as_openskill_rates_them():
    """Blue wins from both seats."""
    model = PlackettLuce()
    blue, pink = model.rating(), model.rating()
    for _ in range(2):
        [[blue], [pink]] = model.rate([[blue], [pink]], ranks=[1, 2])
    found = rated(setting(2, 1), [game(1, 0, (9, 3), (1, 2)), game(1, 1, (3, 9), (2, 1))])
    assert found == [pytest.approx((blue.mu, blue.sigma)), pytest.approx((pink.mu, pink.sigma))]


def test_one_that_beats_copies_of_another_is_rated_higher():
    games = [game(1, seat, (3, 3, 3), tuple(1 if n == seat else 2 for n in range(3))) for seat in range(3)]
    [blue, pink] = rated(setting(3, 1), games)
    assert blue[0] > 25 > pink[0] and blue[1] < 25 / 3


def test_nobody_is_rated_alone():
    assert rated(setting(1, 1, "blue:choose"), [game(1, 0, (3,), (1,), bots=(0, 0))]) == []
