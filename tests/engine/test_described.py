"""The pages about records say what the records are."""

from pathlib import Path

import pytest

from entrepot import games
from entrepot.engine.proof.described import described

PAGES = Path(__file__).parents[2] / "docs" / "records"


@pytest.mark.parametrize("name", games.names())
def test_the_page_is_that_of_today(name):
    assert (PAGES / f"{name}.md").read_text(encoding="utf-8") == described(games.find(name)), "run scripts/records"


def test_a_page_names_fields_lists_and_frames():
    page = described(games.find("yokohama"))
    assert "| `assistants` | a count, up to about 8 | seat (4), area (18) | 1 |  | of a player in an area |" in page
    assert "| `orders` | one order | seat (4), card (3) | 1 | others | in hand |" in page
    assert "| good (4) | copper, silk, tea, fish |" in page
    assert (
        "| `port` | take, stop* | YK-1207 | board: one board, strength: a count, up to about 5, taken: a flag |" in page
    )
