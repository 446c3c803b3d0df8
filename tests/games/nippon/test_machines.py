"""Machines: price, cells and limits (NZ-701 … NZ-710, NX-04)."""

import pytest

from entrepot.testing import proves
from tests.games.nippon.holdings import changes, holdings, tycoon
from tests.games.nippon.position import GREEN, position


def engineering(*factories, money=20, iron=5, silk=0, machines=0):
    """The machines action, with a worker hired."""
    p = position().supply(GREEN, money=money, iron=iron, silk=silk).hiring("machines", "blue")
    return p.factory(GREEN, *factories, machines=machines).acting("machines")


FOUR = ("cotton_1a", "cotton_2a", "paper_1a", "paper_2a")


@proves("NZ-701")
def test_a_machine_costs_5_money():
    p = engineering(*FOUR, money=9).take("machine:1_left")
    assert (p.s.money[GREEN], p.asked) == (4, "end")
    assert position().factory(GREEN, *FOUR).supply(GREEN, money=4, iron=1).why_not("act:machines") == "NZ-407"
    p = engineering(*FOUR).supply(GREEN, money=4, iron=1)
    assert p.why_not("machine:1_left") == p.why_not("machine:1_right") == "NZ-701"


@proves("NZ-701")
def test_silk_stands_in_for_money():
    p = engineering(*FOUR, money=3, silk=2).take("machine:1_left")
    assert p.supplied(GREEN) == (0, 0, 0, 5)
    p = engineering(*FOUR, money=3, silk=2).take("silk", "silk")  # or is turned into it before
    assert p.supplied(GREEN) == (5, 0, 0, 5)


@proves("NZ-701")
def test_up_to_three_activations():
    p = engineering(*FOUR).take("machine:1_left", "machine:2_left")
    assert p.asked == "machines"
    p.take("machine:4_left")
    assert (p.asked, p.s.money[GREEN]) == ("end", 5)
    p = engineering(*FOUR)
    assert p.why_not("stop") == "NZ-416"
    assert p.take("machine:1_left", "stop").asked == "end"


@proves("NZ-701")
def test_while_machines_are_asked_for_nothing_else_is_possible():
    p = engineering(*FOUR)
    assert p.asked == "machines"
    assert p.why_not("done") == p.why_not("produce:1") == "NZ-701"


@proves("NZ-702")
def test_only_a_factory_of_your_own_can_be_chosen():
    p = engineering("cotton_1a", "paper_1a")
    assert p.legal == {"machine:1_left", "machine:1_right", "machine:2_left", "machine:2_right"}
    assert p.why_not("machine:3_left") == "NZ-702"


@proves("NZ-227")
def test_the_old_factory_has_no_machine_cells():
    p = engineering("old_cotton", "paper_1a")
    assert p.why_not("machine:1_left") == p.why_not("machine:1_right") == "NZ-227"
    assert p.legal == {"machine:2_left", "machine:2_right"}


@proves("NZ-703", "NZ-704")
def test_the_left_cell_is_free_of_extra_cost_and_the_right_one_costs_1_iron():
    p = engineering(*FOUR)
    before = holdings(p)
    left = p.copy().take("machine:2_left")
    assert changes(left, before) == {"money": -5, "machine": 1}
    assert left.s.machines[GREEN, 1] == 0b01
    right = p.copy().take("machine:2_right")
    assert changes(right, before) == {"money": -5, "iron": -1, "machine": 1}
    assert right.s.machines[GREEN, 1] == 0b10


@proves("NZ-704", "NZ-705")
def test_a_factory_has_two_machine_cells_and_a_full_one_cannot_be_chosen():
    p = position().supply(GREEN, money=20, iron=5).factory(GREEN, "cotton_1a", machines=2).hiring("machines", "blue")
    assert p.why_not("act:machines") == "NZ-407"
    p.factory(GREEN, "paper_1a").acting("machines")
    assert p.legal == {"machine:2_left", "machine:2_right"}
    assert p.why_not("machine:1_left") == p.why_not("machine:1_right") == "NZ-705"


@proves("NZ-706")
def test_a_cell_whose_extra_cost_cannot_be_paid_stays_empty():
    p = engineering(*FOUR, iron=0)
    assert p.why_not("machine:1_right") == "NZ-706"
    assert p.why_not("machine:1_left") is None
    p = position().supply(GREEN, money=20).factory(GREEN, "cotton_1a", machines=1).hiring("machines", "blue")
    assert p.why_not("act:machines") == "NZ-407"  # only the right cell is left


@proves("NZ-707")
def test_the_right_cell_may_be_filled_before_the_left_one():
    p = engineering(*FOUR).take("machine:1_right", "stop").to_move(GREEN).hiring("machines", "blue")
    assert p.s.machines[GREEN, 0] == 0b10
    p.acting("machines").take("machine:1_left")
    assert p.s.machines[GREEN, 0] == 0b11


@proves("NZ-709", "NZ-701")
def test_each_activation_is_on_a_different_factory():
    p = engineering(*FOUR).take("machine:1_left")
    assert p.why_not("machine:1_right") == "NZ-709"
    assert p.why_not("machine:2_right") is None
    p = engineering("cotton_1a").take("machine:1_left")
    assert p.asked == "end"  # no other factory


@proves("NZ-316", "NZ-703")
def test_without_a_machine_on_the_zaibatsu_none_can_be_built():
    p = engineering(*FOUR).taken(GREEN, "machine", 6)
    assert p.why_not("machine:1_left") == "NZ-316"
    p = engineering(*FOUR).taken(GREEN, "machine", 5).take("machine:1_left")
    assert p.asked == "end"


@proves("NZ-708", "NZ-324")
def test_a_granted_machine_costs_only_the_iron_of_its_cell():
    p = tycoon().factory(GREEN, "cotton_1a", "lamps_4b", goods=1).supply(GREEN, money=5, iron=1)
    p.hiring("investment", "blue").acting("investment").take("spend:lamps", "contract:blue", "modify:2")
    assert p.asked == "free_machine"
    assert p.why_not("stop") == p.why_not("done") == "NZ-324"  # it is due
    before = holdings(p)
    assert changes(p.copy().take("machine:1_left"), before) == {"machine": 1}
    assert changes(p.copy().take("machine:1_right"), before) == {"machine": 1, "iron": -1}
    p.supply(GREEN, money=5)
    assert p.why_not("machine:1_right") == "NZ-706"


@proves("NZ-708")
def test_a_granted_machine_needs_a_cell_that_can_be_paid_for():
    p = tycoon().factory(GREEN, "lamps_4b", "cotton_1a", goods=1, machines=1).supply(GREEN)
    p.hiring("investment", "blue").acting("investment").take("spend:lamps", "contract:blue", "modify:1")
    assert (p.asked, p.s.taken[GREEN, 1]) == ("end", 2)


@proves("NZ-710")
def test_a_machine_stays_on_its_factory():
    p = engineering(*FOUR).take("machine:2_right", "stop", "done").to_move(GREEN)
    p.take("consolidate", "favor:machines_1").to_move(GREEN)
    assert [p.s.machines[GREEN, slot] for slot in range(6)] == [0, 0b10, 0, 0, 0, 0]
    p.supply(GREEN, coal=4).hiring("production", "blue").acting("production").take("produce:2", "produce:1")
    assert [p.s.machines[GREEN, slot] for slot in range(6)] == [0, 0b10, 0, 0, 0, 0]
    assert [p.s.goods[GREEN, slot] for slot in range(2)] == [1, 2]


@proves("NX-04", "NZ-701", "NZ-703")
@pytest.mark.parametrize("taken", [0, 1])
def test_example_of_the_machines_action(taken):
    p = engineering("paper_1a", "cotton_1a").taken(GREEN, "machine", taken)
    before = holdings(p)
    p.take("machine:2_left", "stop")
    assert changes(p, before) == {"money": -5, "machine": 1}
    assert p.s.machines[GREEN, 1] == 0b01
