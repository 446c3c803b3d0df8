"""The games of the lab's tests: all three and the toy, with every number of players."""

import importlib
import os
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from entrepot import games

# Where scripts/lab could not install a library, it has said so; under CI its tests fail.
NEEDED = {
    "test_pettingzoo.py": "pettingzoo",
    "test_rendering.py": "resvg_py",
    "test_gymnasium.py": "stable_baselines3",
    "test_gymnasium_vector.py": "gymnasium",
    "test_openspiel.py": "pyspiel",
    "test_export.py": "pyarrow",
    "test_learning.py": "torch",
}
collect_ignore = [] if "CI" in os.environ else [file for file, name in NEEDED.items() if find_spec(name) is None]

TOY = Path(__file__).parents[1] / "toy"
COUNTS = {"yokohama": (2, 3, 4), "nippon": (1, 2, 3, 4), "mombasa": (2, 3, 4), "wharf": (2, 3, 4)}
TABLES = [(name, players) for name, counts in COUNTS.items() for players in counts]


TOY_MODULES = {}


def find(name):
    """A game. The toy is imported once and put back when it is asked for: other tests forget it, but OpenSpiel takes a
    name once, and compiled code names the modules that it comes from."""
    if name != "wharf":
        return games.find(name)
    if not TOY_MODULES:
        sys.path.insert(0, str(TOY))
        try:
            importlib.import_module("wharf.game")
        finally:
            sys.path.remove(str(TOY))
        TOY_MODULES.update({key: module for key, module in sys.modules.items() if key.partition(".")[0] == "wharf"})
    sys.modules.update(TOY_MODULES)
    return TOY_MODULES["wharf.game"].GAME


@pytest.fixture(params=COUNTS)
def game(request):
    return find(request.param)


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request):
    """A game and a number of players."""
    name, players = request.param
    return find(name), players
