"""axe finds no fault of access on any page: light and dark, at a desk and with a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.places import EVERYWHERE, lead
from tests.browser.table import DESK, PHONE

SAMPLED = (("light", DESK), ("dark", PHONE))
OTHERS = (("dark", DESK), ("light", PHONE))


def faults(found):
    """What is wrong, in short: the fault, and the elements that have it."""
    said = Axe().run(found.page).response["violations"]
    return [(one["id"], [node["html"][:160] for node in one["nodes"]][:4]) for one in said]


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "size"), SAMPLED, ids=["light-desk", "dark-phone"])
@pytest.mark.parametrize("name", EVERYWHERE)
def test_axe_finds_nothing(visit, server, name, theme, size):
    assert faults(lead(name, visit, server, size, theme)) == []


@pytest.mark.full
@pytest.mark.parametrize(("theme", "size"), OTHERS, ids=["dark-desk", "light-phone"])
@pytest.mark.parametrize("name", EVERYWHERE)
def test_axe_finds_nothing_the_other_way(visit, server, name, theme, size):
    assert faults(lead(name, visit, server, size, theme, lang="uk")) == []
