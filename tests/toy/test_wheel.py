"""The toy game from a wheel of its own: found, checked, tested by the contract suite, and played in a terminal."""

import json
import re
import sys

import pytest

from tests.cli.test_play import Terminal
from tests.toy.installed import TOY
from tests.toy.wheel import run, wheel  # noqa: F401

SIZES = ("quick", "sampled", "full")
pytestmark = pytest.mark.slow


def entrepot(env, *words):
    return run(sys.executable, "-m", "entrepot", *words, env=env)


def test_it_is_found_and_fits(wheel, tmp_path):  # noqa: F811
    found = json.loads(run(sys.executable, "-m", "entrepot", "games", "--json", env=wheel, cwd=tmp_path))
    (toy,) = [one for one in found["games"] if one["name"] == "wharf"]
    assert (toy["distribution"], found["broken"]) == ("wharf", {})
    assert entrepot(wheel, "check", "wharf") == "Wharf: everything fits.\n"


@pytest.mark.parametrize("size", ["quick", *(pytest.param(size, marks=pytest.mark.full) for size in SIZES[1:])])
def test_it_passes_the_contract_suite(wheel, size):  # noqa: F811
    said = entrepot(wheel, "test", "wharf", "--size", size)
    assert re.search(r"\b\d\d+ passed(, \d+ deselected)? in", said), said


def test_its_own_tests_pass(wheel, tmp_path):  # noqa: F811
    said = run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", TOY / "tests", env=wheel, cwd=tmp_path)
    assert "1 passed" in said


def test_it_is_played_to_its_end_in_a_terminal(wheel):  # noqa: F811
    words = ("wharf", "--players", "2", "--bots", "random", "--seed", "4", "--lang", "en")
    t = Terminal(*words, PYTHONPATH=wheel["PYTHONPATH"])
    text = t.read(r"\n> $")
    while "The game is over." not in text:
        choices = re.findall(r"^ +(\d+)  ", text, re.MULTILINE)
        text = t.type(choices[0], until=r"\n> $|stacked\.")
    assert "Final scores" in text and " wins with " in text
    assert t.end() == 0
