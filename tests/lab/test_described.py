"""The pages about elements and actions say what the lab gives."""

import re
from pathlib import Path

import pytest

from entrepot import games
from entrepot.lab.described import described, shortened
from entrepot.observing.elements import elements_of
from entrepot.observing.features import features_of
from tests.lab.conftest import find

PAGES = Path(__file__).parents[2] / "docs" / "lab"


def numbers(page, heading):
    """The first column of a table as pairs of first and last."""
    part = page.split(f"## {heading}\n")[1].split("\n## ")[0]
    for first, last in re.findall(r"^\| (\d+)(?:–(\d+))? \|", part, re.MULTILINE):
        yield int(first), int(last or first)


@pytest.mark.parametrize("name", games.names())
def test_the_page_is_that_of_today(name):
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert page == described(games.find(name)), "run scripts/lab-tables"


def test_every_element_action_and_frame_is_in_one_row(game):
    page = described(game)
    for heading, first, count in (
        ("Elements", 0, len(elements_of(game))),
        ("Actions", 0, len(game.catalogue)),
        ("What can be on the agenda", 1, len(game.kinds) - 1),
    ):
        rows = list(numbers(page, heading))
        assert [n for low, high in rows for n in range(low, high + 1)] == list(range(first, first + count))


def test_the_counts_are_those_of_the_game(game):
    said = " ".join(described(game).split("\n\n")[1].split())
    counts = f"{len(elements_of(game)):,} elements, each an int16, or {len(features_of(game)):,} features when expanded"
    assert counts in said and f"There are {len(game.catalogue):,} actions." in said


def test_a_row_says_where_a_field_is_and_what_its_numbers_mean():
    page = described(games.find("yokohama"))
    labels = elements_of(games.find("yokohama")).labels
    orders = labels.index("orders[seat 0, 1]")
    row = (
        f"| {orders}–{orders + 11} | `orders` | seat (4), card (3) | one order | 0–35, -1: none, -2: hidden | in hand |"
    )
    assert row in page
    assert "| `completed` | seat (4) | a set of order | 36 bits in 3 elements | completed orders |" in page
    assert "| `option_edition` |  | an option's choice | 0: original, 1: synapses |  |" in page
    assert "| `church` | space (8) | a seat | 0–3, 4: dummy, -1: none |" in page
    assert "| `yen` | seat (4) | a count | 0 to about 60 |  |" in page
    assert "| `option_first` |  | 0 for random, otherwise a seat plus 1 | 0–4 |  |" in page
    assert "| 0–35 | `keep` | order_1 to order_36 |" in page
    assert "| 9 | `port` | take, stop | board: one board | strength: a count, up to about 5 | taken: a flag |" in page


def test_nouns_that_count_up_are_shortened():
    assert shortened(["a1", "a2", "a3", "a4", "b1", "b2"]) == ["a1 to a4", "b1", "b2"]
    assert shortened(["8", "9", "10", "11"]) == ["8 to 11"]
    assert shortened(["x", "y", "4", "3"]) == ["x", "y", "4", "3"]
    assert shortened([]) == []


def test_the_toy_has_its_page_too():
    assert described(find("wharf")).startswith("# ")
