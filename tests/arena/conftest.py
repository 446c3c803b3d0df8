"""The toy game, played in this process, and bots that are functions or programs."""

import os
import sys
from importlib.util import find_spec
from types import ModuleType

import pytest

from entrepot.arena import arena
from entrepot.arena.setting import setting_of
from tests.lab.conftest import find

# Where scripts/lab could not install a library, it has said so; under CI its tests fail.
NEEDED = {"test_openskill.py": "openskill", "test_ray.py": "ray"}
collect_ignore = [] if "CI" in os.environ else [file for file, name in NEEDED.items() if find_spec(name) is None]


@pytest.fixture
def wharf(monkeypatch):
    game = find("wharf")
    monkeypatch.setattr("entrepot.games.meta", lambda name: game.meta)
    monkeypatch.setattr("entrepot.games.find", lambda name, components=None: game)
    return game


@pytest.fixture
def bots(monkeypatch):
    """A module whose functions can be named as bots: first, last and whatever a test adds."""
    made = ModuleType("bots_of_a_test")
    made.first = lambda view, player, rng: view.legal(player)[0]
    made.last = lambda view, player, rng: view.legal(player)[-1]
    monkeypatch.setitem(sys.modules, made.__name__, made)
    return made


@pytest.fixture
def program(tmp_path):
    """A command that runs this Python for every line `line` that is read, hello included."""

    def make(*body):
        file = tmp_path / "bot.py"
        lines = "\n".join(f"    {line}" for line in body)
        file.write_text(f"import json, os, sys, time\nfor line in sys.stdin:\n    said = json.loads(line)\n{lines}\n")
        return f"{sys.executable} {file}"

    return make


@pytest.fixture
def played(wharf):
    """The report of an arena of the toy game."""

    def play(*names, out=None, players=2, deals=3, **more):
        return arena.run(setting_of(wharf, names, players, deals, **more), out)

    return play
