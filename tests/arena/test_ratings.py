"""Ratings from games of two."""

from entrepot.arena.ratings import rated


def test_ten_wins_for_each_loss_are_400_points():
    found = rated([("strong", "weak", 1000.0, 1100)], "weak", 1000)
    assert found["weak"] == 1000 and abs(found["strong"] - 1400) <= 1


def test_who_has_not_met_is_compared_by_others():
    met = [("b", "a", 750.0, 1000), ("c", "b", 750.0, 1000), ("x", "y", 5.0, 10)]
    found = rated(met, "a", 500)
    assert set(found) == {"a", "b", "c"}
    assert abs(found["c"] - found["b"] - (found["b"] - 500)) <= 1 and 185 < found["b"] - 500 < 195


def test_more_games_count_more():
    met = [("b", "a", 900.0, 1000), ("b", "a", 0.0, 10)]
    assert 1360 < rated(met, "a", 1000)["b"] < 1382


def test_who_always_wins_is_not_infinitely_strong():
    assert 1000 < rated([("b", "a", 20.0, 20)], "a", 1000)["b"] < 1700


def test_alone_there_is_what_is_known():
    assert rated([], "a", 1000) == {"a": 1000}
