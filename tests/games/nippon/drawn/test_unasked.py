"""A free machine that would cost iron by itself: what leads to it asks first, and its preview says what it costs."""

import pytest

from entrepot.engine.match.view import View
from entrepot.games.nippon.face.drawn.face import FACE
from entrepot.games.nippon.face.text import TEXT
from entrepot.games.nippon.game import GAME
from entrepot.games.nippon.words import words
from entrepot.paper.face import Act, unmarked, written
from entrepot.web.seen.courses import acts
from tests.games.nippon.holdings import tycoon
from tests.games.nippon.position import GREEN

EN = words("en")
TOLD = "Only a right machine cell is left for the free machine: it costs 1 iron."


def view(p):
    return View(GAME, bytes(p.s.buffer), GREEN)


def offered(p, steps=False):
    """All acts by their last action."""
    found = acts(GAME, FACE, p.inner, GREEN, EN, steps)
    return {act.actions[-1]: act for here in found.values() for act in here}


def warned(p, *actions):
    rows = FACE.rows(view(p), view(p.copy().take(*actions)), actions, EN)
    return TOLD in [row.label for row in rows if row.kind == "warning"]


def two_machines():
    """The first of two free machines is asked for; of the other factory only the right cell is free."""
    p = tycoon().factory(GREEN, "cotton_3a", machines=1).available("lamps_2a", "cotton_1a").acting("factory")
    return p.take("build:lamps_2")


def modifying(iron=5):
    """A modifier gives a free machine, and one cell is left for it."""
    p = tycoon().factory(GREEN, "lamps_4b", goods=1, machines=1).supply(GREEN, money=9, iron=iron)
    return p.hiring("investment", "blue").acting("investment").take("contract:blue")


def first_factory():
    p = tycoon().available("lamps_2b", "cotton_1a").acting("factory")
    p.s.waiting_machine[GREEN] = 1
    return p.take("build:lamps_2")


@pytest.mark.parametrize("steps", [False, True])
def test_the_cell_of_the_second_machine_is_asked_about_with_the_first(steps):
    found = offered(two_machines(), steps)
    assert {name for name, act in found.items() if act.asks} == {"machine:2_left", "machine:2_right"}
    assert not any(act.straight for act in found.values() if act.asks)
    assert found["machine:1_right"].straight == (not steps)  # it names its cell, and the next is asked for
    assert warned(two_machines(), "machine:2_left") and not warned(two_machines(), "machine:1_right")


def test_a_modifier_that_would_cost_iron_asks_first():
    p = modifying()
    assert p.asked == "modifier"
    assert offered(p)["modify:1"].asks and warned(p, "modify:1")
    assert not offered(p)["stop"].asks  # to decline it
    assert p.take("modify:1").s.iron[GREEN] == 4


def test_without_iron_nothing_is_built_and_nothing_asked():
    p = modifying(iron=0)
    assert not offered(p)["modify:1"].asks and not warned(p, "modify:1")
    assert p.take("modify:1").s.taken[GREEN, 1] == 1


def test_a_machine_that_waited_costs_nothing():
    found = offered(first_factory())
    assert found["first:tile"].asks and not found["first:ability"].asks
    p = first_factory().take("first:ability")
    assert not offered(p)["machine:1_left"].asks  # then the machine that waited goes to the right cell
    assert p.take("machine:1_left").s.iron[GREEN] == 5


def test_a_list_of_actions_says_so_too():
    p = modifying()
    assert TOLD in TEXT.remark(view(p), "modify:1", EN)
    assert TOLD not in TEXT.remark(view(modifying(iron=0)), "modify:1", EN)
    assert TOLD not in TEXT.remark(view(two_machines()), "machine:1_right", EN)


def test_the_page_knows_which_acts_ask():
    acts = Act(("modify:1",), asks=True), Act(("machine:1_left",), straight=True), Act(("stop",), far=True, asks=True)
    assert written(acts) == "?modify:1|!machine:1_left|~?stop"
    assert unmarked(written(acts)) == [("modify:1",), ("machine:1_left",), ("stop",)]
