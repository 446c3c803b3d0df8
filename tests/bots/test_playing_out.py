"""A position played out: to its end, by the bots that are named, and alike for the same seed."""

import random

import pytest

from entrepot.bots.playing_out import play_out
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.deal import Deal
from entrepot.engine.match.match import Match
from tests.toy.test_wharf import wharf  # noqa: F401


def begun(game, moves=4, players=3):
    match = Match.begin(game, players, {}, Deal.seeded(1))
    dice = random.Random(1)
    for _ in range(moves):
        match.take(match.actors[0], dice.choice(match.legal(match.actors[0])))
    return match.position


def test_the_same_seed_ends_alike_and_another_does_not(wharf):  # noqa: F811
    start = begun(wharf)
    before = bytes(start.record)
    found = [play_out(start, ["random"] * 3, seed) for seed in range(6)]
    assert [play_out(start, ["random"] * 3, seed) for seed in range(6)] == found and len(set(found)) > 1
    assert bytes(start.record) == before
    for one in found:
        assert len(one.scores) == 3 and min(one.ranks) == 1
        assert one.scores[one.ranks.index(1)] == max(one.scores)


def test_draws_come_from_the_seed_and_not_from_the_deal(wharf):  # noqa: F811
    one, other = begun(wharf), begun(wharf)
    other.s.key[0] += 1
    assert play_out(one, ["random"] * 3, 5) == play_out(other, ["random"] * 3, 5)


def test_each_seat_is_played_by_its_own_level(wharf, monkeypatch):  # noqa: F811
    asked = []

    class First:
        def __init__(self, name):
            self.name = name

        def choose(self, view, player, rng):
            asked.append((self.name, player))
            assert bytes(view.record) == bytes(view.copy().hide(player).record)  # a view, and not the record
            return view.legal(player)[0]

    monkeypatch.setattr("entrepot.bots.playing_out.make", First)
    play_out(begun(wharf), ["a", "b", "c"], 1)
    assert set(asked) == {("a", 0), ("b", 1), ("c", 2)}


def test_a_game_that_is_over_stays_as_it_ended(wharf):  # noqa: F811
    match = Match.begin(wharf, 2, {}, Deal.seeded(2))
    while match.actors:
        match.take(match.actors[0], match.legal(match.actors[0])[0])
    found = play_out(match.position, ["random"] * 2, 1)
    assert (found.scores, found.ranks) == (match.result.scores, match.result.ranks)


def test_an_unknown_level_is_told(wharf):  # noqa: F811
    with pytest.raises(EntrepotError, match="There is no bot 'clever'"):
        play_out(begun(wharf), ["clever"] * 3, 1)
