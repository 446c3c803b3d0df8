"""Random games in which every position is doubted, on both back ends, and saved and loaded on the way."""

import pytest

from entrepot.engine.proof.walk import walk
from entrepot.games.yokohama.game import GAME

EDITIONS = {
    "original": {"edition": "original"},
    "synapses": {"edition": "synapses"},
    "expansions": {"edition": "synapses", "rewards": "on", "free_agents": "on"},
}
CONFIGURATIONS = [
    pytest.param(players, options, id=f"{players}-{name}")
    for name, options in EDITIONS.items()
    for players in (2, 3, 4)
]
REPLACE = pytest.param(3, {"edition": "original", "agents": "replace"}, id="3-replace")


# A few at once, the others with the longer tests.
QUICK = (*CONFIGURATIONS[:3], REPLACE)
PLAIN = [*QUICK, *(pytest.param(*one.values, id=one.id, marks=pytest.mark.slow) for one in CONFIGURATIONS[3:])]


@pytest.mark.parametrize(("players", "options"), PLAIN)
def test_a_plain_game_is_sound(players, options):
    """One game each, one position in fifty looked at; saved, loaded and gone on with at four moments."""
    found = walk(GAME, 1, players, options, 100, back="plain", every=50, saves=True)
    assert found.faults == []
    assert found.saves >= 2
    assert found.longest_rounds > 5


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), [*CONFIGURATIONS, REPLACE])
def test_compiled_games_are_sound(players, options):
    found = walk(GAME, 40, players, options, 200)
    assert found.faults == []
    assert found.games == 40


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), [*CONFIGURATIONS, REPLACE])
def test_plain_and_compiled_agree(players, options):
    found = walk(GAME, 3, players, options, 300, every=0, compare=True, saves=True)
    assert (found.differences, found.faults) == (0, [])
    assert found.compared == found.moves > 0


@pytest.mark.full
@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_two_thousand_games_are_sound(players, options):
    """Every position, against the whole catalogue, for every seat."""
    found = walk(GAME, 2000, players, options, 1000)
    assert found.faults == []
    assert found.games == 2000


@pytest.mark.full
@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_plain_and_compiled_agree_after_every_action_of_two_hundred_games(players, options):
    found = walk(GAME, 200, players, options, 5000, every=0, compare=True)
    assert (found.differences, found.faults) == (0, [])
    assert found.compared == found.moves > 0
