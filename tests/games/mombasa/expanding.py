"""Expansions on their way and BP to be used, for the tests of several chapters."""

from entrepot.games.mombasa.actions import COMPANIES
from tests.games.mombasa.position import BLUE, position

POINTS = {
    1: ("one_expansion",),
    2: ("expansion_2a",),
    3: ("c07",),
    4: ("expansion_2a", "expansion_2b"),
    5: ("expansion_2a", "expansion_2b", "one_expansion"),
    6: ("c07", "c08"),
    8: ("c07", "c08", "expansion_2a"),
}


def expanding(points=8, company="cape_town", p=None):
    """Blue has chosen a company."""
    p = p or position()
    return p.slots(BLUE, *POINTS[points]).take(f"expand:{company}")


def enter(p, *regions, column=1):
    """Enter regions one after the other with posts of a column."""
    for region in regions:
        company = COMPANIES[p.s.expanded]
        p.take(f"enter:{region}", f"post_from:{company}_{column}")
    return p


def points(p):
    """Expansion points not yet spent."""
    assert p.asked == "expanding"
    return p.s.agenda[p.s.depth - 1, 1]


def pool(p):
    """BP to be used."""
    assert p.asked == "books"
    return p.s.agenda[p.s.depth - 1, 1]


def offered(p):
    return {action.partition(":")[2] for action in p.legal if action.startswith("enter:")}
