"""axe finds no fault of access on any page: light and dark, at a desk and with a phone."""

from itertools import cycle, product

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.places import AT_TABLES, AWAY, HOUSE, NAMED, TABLES, enrol, lead
from tests.browser.positions import GAMES
from tests.browser.table import DESK, PHONE

SAMPLED = {"light-desk": ("light", DESK), "dark-phone": ("dark", PHONE)}
OTHERS = {"dark-desk": ("dark", DESK), "light-phone": ("light", PHONE)}
# Each page of a table with another game and another way than the one before; all of them where everything is tried.
BY_TURNS = list(zip(cycle(GAMES), TABLES, cycle(SAMPLED), strict=False))
AT_A_TABLE = [
    pytest.param(*one, marks=pytest.mark.slow if one in BY_TURNS else pytest.mark.full)
    for one in product(GAMES, TABLES, SAMPLED)
]


def faults(found):
    """What is wrong, in short: the fault, and the elements that have it."""
    said = Axe().run(found.page).response["violations"]
    return [(one["id"], [node["html"][:160] for node in one["nodes"]][:4]) for one in said]


@pytest.mark.parametrize(("game", "name", "way"), AT_A_TABLE)
def test_axe_finds_nothing_at_a_table(visit, server, game, name, way):
    theme, size = SAMPLED[way]
    assert faults(lead(name, visit, server, size, theme, game=game)) == []


@pytest.mark.full
@pytest.mark.parametrize("way", OTHERS)
@pytest.mark.parametrize(("game", "name"), AT_TABLES)
def test_axe_finds_nothing_the_other_way(visit, server, game, name, way):
    theme, size = OTHERS[way]
    assert faults(lead(name, visit, server, size, theme, lang="uk", game=game)) == []


@pytest.mark.full
@pytest.mark.parametrize("way", [*SAMPLED, *OTHERS])
@pytest.mark.parametrize(("game", "name"), AWAY)
def test_axe_finds_nothing_away_from_a_table(visit, server, game, name, way):
    theme, size = {**SAMPLED, **OTHERS}[way]
    assert faults(lead(name, visit, server, size, theme, game=game)) == []


@pytest.mark.slow
def test_axe_finds_nothing_on_pages_of_a_newcomer(visit, server):
    found = visit("/")
    for path in HOUSE.values():
        assert (path, faults(found.go(path))) == (path, [])


@pytest.mark.slow
def test_axe_finds_nothing_on_the_pages_of_an_account(visit, server):
    found = enrol(visit("/account"), "Anna")
    assert faults(found) == []
    for path in filter(None, NAMED.values()):
        assert (path, faults(found.go(path))) == (path, [])
