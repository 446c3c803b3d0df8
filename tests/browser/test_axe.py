"""axe finds no fault of access on any page: light and dark, at a desk and with a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.places import AT_TABLES, AWAY, HOUSE, NAMED, enrol, lead
from tests.browser.table import DESK, PHONE

SAMPLED = {"light-desk": ("light", DESK), "dark-phone": ("dark", PHONE)}
OTHERS = {"dark-desk": ("dark", DESK), "light-phone": ("light", PHONE)}
# By turns one way and the other; both where everything is tried.
BY_TURNS = [
    pytest.param(game, name, way, marks=pytest.mark.slow if (n + m) % 2 else pytest.mark.full)
    for n, (game, name) in enumerate(AT_TABLES)
    for m, way in enumerate(SAMPLED)
]


def faults(found):
    """What is wrong, in short: the fault, and the elements that have it."""
    said = Axe().run(found.page).response["violations"]
    return [(one["id"], [node["html"][:160] for node in one["nodes"]][:4]) for one in said]


@pytest.mark.parametrize(("game", "name", "way"), BY_TURNS)
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
