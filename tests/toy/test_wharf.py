"""The toy game holds to everything that is asked of a game."""

import sys
from pathlib import Path

import pytest

from entrepot.engine.proof.walk import walk

SETTINGS = [(2, {}), (2, {"rounds": "8"}), (3, {}), (4, {})]


@pytest.fixture
def wharf(monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    from wharf.game import GAME

    yield GAME
    for name in [name for name in sys.modules if name.partition(".")[0] == "wharf"]:
        del sys.modules[name]


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_random_games_are_sound(wharf, players, options):
    found = walk(wharf, 10, players, options, 1, back="plain", every=1)
    assert found.sound and found.moves > 10 * 10
