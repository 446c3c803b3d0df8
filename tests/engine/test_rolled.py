"""The roll of seats, which proves what the fields are said to mean: rolling commutes with acting."""

import pytest

from entrepot import games
from entrepot.engine.backends.backend import Position
from entrepot.engine.match.rolled import rolled
from tests.engine.positions import SETTINGS, positions


def commutes(game, position, dice):
    """Take any action here and in the rolled position: the same actions are legal, and the same comes of it."""
    players = position.s.players
    first = dice.randrange(players)
    other = Position(position.back, rolled(game, position.record, first))
    assert {(seat - first) % players for seat in position.actors()} == set(other.actors())
    for seat in range(players):
        legal = position.legal(seat)
        assert legal == other.legal((seat - first) % players)
    player = dice.choice(position.actors())
    action = dice.choice(position.legal(player))
    done = Position(position.back, position.record)
    done.take(player, action)
    other.take((player - first) % players, action)
    names = game.layout.changed(rolled(game, done.record, first), other.record)
    assert not names, f"{game.catalogue.names[action]} by {player}, seat {first} first: {names} differ"


def try_many(name, players, count, back):
    game = games.find(name)
    for position, dice in positions(name, players, count, back):
        commutes(game, position, dice)


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_rolling_and_acting_commute(name, players):
    try_many(name, players, 12, "plain")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_rolling_and_acting_commute_through_whole_games(name, players):
    try_many(name, players, 300, "compiled")


@pytest.mark.full
@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_rolling_and_acting_commute_in_3000_positions(name, players):
    try_many(name, players, 3000, "compiled")


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_rolling_round_the_table_comes_back(name, players):
    game = games.find(name)
    for position, _ in positions(name, players, 5):
        record = bytes(position.record)
        found = [record]
        for _ in range(players):
            found.append(rolled(game, found[-1], 1))
        assert found[-1] == record and len(set(found)) == max(1, players)
        assert rolled(game, record, 0) == record
