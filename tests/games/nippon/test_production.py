"""Production, goods cells, and goods that are spent (NZ-801 … NZ-812, NX-05, NX-23)."""

import pytest

from entrepot.testing import proves
from tests.games.nippon.holdings import changes, holdings
from tests.games.nippon.position import GREEN, position

FOUR = ("cotton_1a", "cotton_2a", "paper_1a", "paper_2a")


def factory_owner(*factories, coal=12, machines=0):
    """Green's turn with coal and factories."""
    p = position().supply(GREEN, coal=coal).hiring("production", "blue").hiring("investment", "blue")
    return p.factory(GREEN, *factories, machines=machines)


def producing(*factories, coal=12, machines=0):
    return factory_owner(*factories, coal=coal, machines=machines).acting("production")


def goods(p):
    return [p.s.goods[GREEN, slot] for slot in range(6)]


@proves("NZ-801")
def test_up_to_three_activations_each_on_a_different_factory():
    p = producing(*FOUR).take("produce:1")
    assert p.why_not("produce:1") == "NZ-801"
    p.take("produce:2", "produce:4")
    assert (goods(p), p.s.coal[GREEN], p.asked) == ([1, 1, 0, 1, 0, 0], 6, "end")
    assert producing(*FOUR).take("produce:3", "stop").asked == "end"


@proves("NZ-801")
def test_while_production_is_asked_for_nothing_else_is_possible():
    p = producing(*FOUR)
    assert p.asked == "production"
    assert p.why_not("done") == p.why_not("machine:1_left") == "NZ-801"
    assert p.why_not("stop") == "NZ-416"


@proves("NZ-802")
def test_only_a_factory_of_your_own_can_be_chosen():
    p = producing("cotton_1a", "paper_1a")
    assert p.legal == {"produce:1", "produce:2"}
    assert p.why_not("produce:3") == "NZ-802"


@proves("NZ-224")
def test_the_old_factory_never_produces():
    p = producing("old_cotton", "paper_1a", "paper_2a")
    assert p.legal == {"produce:2", "produce:3"}
    assert p.why_not("produce:1") == "NZ-224"
    assert factory_owner("old_cotton").why_not("act:production") == "NZ-407"


@proves("NZ-803", "NZ-610", "NZ-608")
@pytest.mark.parametrize(
    "factory, coal",
    [("cotton_1a", 2), ("paper_1a", 2), ("bento_1a", 3), ("lenses_1a", 3), ("lamps_1a", 4), ("clocks_1a", 4)],
)
def test_production_costs_2_3_or_4_coal_by_level(factory, coal):
    p = producing(factory, "cotton_2a", "paper_2a")
    assert p.supply(GREEN, coal=coal - 1, money=9, silk=9).why_not("produce:1") == "NZ-803"
    p.supply(GREEN, coal=coal).take("produce:1")
    assert (p.s.coal[GREEN], p.s.goods[GREEN, 0]) == (0, 1)


@proves("NZ-803")
def test_coal_on_a_tile_pays_too():
    p = producing(*FOUR).supply(GREEN, coal=1).kept_coal(GREEN, 3).take("produce:1")
    assert (p.s.coal[GREEN], p.s.kept_coal[GREEN]) == (0, 2)
    p = producing(*FOUR).supply(GREEN, coal=1)
    assert p.why_not("produce:1") == "NZ-803"


@proves("NZ-804")
def test_the_goods_lie_below_the_factory_that_produced():
    p = producing(*FOUR)
    before = holdings(p)
    p.take("produce:3")
    assert goods(p) == [0, 0, 1, 0, 0, 0]
    assert changes(p, before) == {"coal": -2, "goods": 1}


@proves("NZ-805")
@pytest.mark.parametrize("machines, made", [(0, 1), (1, 2), (2, 3)])
def test_one_goods_and_one_more_for_each_machine(machines, made):
    p = factory_owner("cotton_1a", machines=machines).factory(GREEN, "paper_1a").acting("production").take("produce:1")
    assert goods(p)[:2] == [made, 0]


@proves("NZ-806")
@pytest.mark.parametrize("lying, left", [(0, 3), (1, 4), (2, 4), (3, 4), (4, 4)])
def test_four_goods_cells_and_no_more(lying, left):
    p = producing("cotton_1a", "cotton_2a", machines=2).goods(GREEN, lying, 0).take("produce:1")
    assert goods(p)[:2] == [left, 0]


@proves("NZ-809")
def test_a_full_factory_may_produce_for_nothing():
    p = factory_owner("cotton_1a").goods(GREEN, 4)
    assert p.why_not("act:production") is None
    p.acting("production")  # one factory, nothing to choose
    assert (goods(p)[0], p.s.coal[GREEN], p.asked) == (4, 10, "end")


@proves("NZ-807", "NZ-812")
def test_goods_of_several_factories_of_a_type_are_of_one_type():
    p = producing("cotton_1a", "cotton_2a", "paper_1a").take("produce:1", "produce:2", "produce:3", "done")
    p.to_move(GREEN).acting("investment").take("spend:paper", "contract:blue")
    assert p.asked == "investment"  # for 2 goods of another type: one of each cotton factory
    before = goods(p)
    p.take("spend:cotton")
    assert (before, goods(p)) == ([1, 1, 0, 0, 0, 0], [0] * 6)


@proves("NZ-808")
def test_goods_are_not_moved_to_another_factory_of_the_type():
    p = (
        producing("cotton_1a", "cotton_2a", "cotton_3a", machines=1)
        .goods(GREEN, 4, 0, 0)
        .take("produce:1", "produce:2")
    )
    assert goods(p)[:3] == [4, 2, 0]  # what did not fit below the first is lost
    p.take("stop", "done").to_move(GREEN)
    assert {action.partition(":")[0] for action in p.legal} == {"act", "consolidate"}  # no way to shift them
    assert goods(p)[:3] == [4, 2, 0]


@proves("NZ-810")
def test_other_effects_fill_four_cells_at_most_too():
    p = position().supply(GREEN, money=6).marker(GREEN, "science", 6).available("lamps_1b", "cotton_3a")
    p.s.waiting_goods[GREEN] = 3  # more than any tile leaves
    p.ask("factory").take("build:lamps_1", "first:tile")
    assert (goods(p)[0], p.s.waiting_goods[GREEN]) == (4, 0)


@proves("NZ-811")
def test_goods_stay_at_consolidation():
    p = factory_owner(*FOUR).goods(GREEN, 4, 1, 0, 2).supply(GREEN, money=9, coal=9).workers(GREEN, "yellow")
    p.take("consolidate", "favor:factories_1")
    assert p.s.coal[GREEN] == 2  # all coal gone, the income here
    assert goods(p) == [4, 1, 0, 2, 0, 0]


# --- where spent goods come from


@proves("NZ-812")
def test_goods_come_from_any_factories_of_the_type_mixed_as_you_like():
    p = factory_owner("cotton_1a", "paper_1a", "cotton_2a", "cotton_3a").goods(GREEN, 2, 1, 2)
    p.acting("investment").take("spend:paper", "contract:blue", "spend:cotton")
    assert (p.asked, p.legal) == ("source", {"take_from:1", "take_from:3"})
    assert p.why_not("take_from:2") == "NZ-812"  # another type
    assert p.why_not("take_from:4") == "NZ-812"  # no goods
    assert p.why_not("stop") == p.why_not("invest") == "NZ-812"  # nothing else meanwhile
    mixed = p.copy().take("take_from:1", "take_from:3")
    assert goods(mixed)[:4] == [1, 0, 1, 0]
    assert goods(p.take("take_from:3", "take_from:3"))[:4] == [2, 0, 0, 0]
    assert p.asked == mixed.asked == "fulfilling"


@proves("NZ-812")
@pytest.mark.parametrize("lying, left", [((0, 3), [0, 2]), ((3, 0), [2, 0])])
def test_nothing_is_asked_where_one_factory_has_all_of_the_type(lying, left):
    p = factory_owner("cotton_1a", "cotton_2a", "paper_1a").goods(GREEN, *lying, 1).acting("investment")
    p.take("spend:cotton")
    assert (goods(p)[:2], p.asked) == (left, "fulfilling")


@proves("NZ-812", "NZ-225")
def test_goods_of_the_old_factory_are_spent_with_the_others():
    p = factory_owner("old_paper", "paper_1a", "cotton_1a").goods(GREEN, 1, 1, 1).acting("investment")
    p.take("spend:cotton", "contract:blue", "spend:paper")
    assert goods(p)[:3] == [0, 0, 0]


# --- worked examples


@proves("NX-05", "NZ-803", "NZ-805")
def test_example_of_the_production_action():
    p = producing("cotton_1a", coal=5, machines=1)
    assert (p.s.coal[GREEN], goods(p)[0], p.asked) == (3, 2, "end")


@proves("NX-23", "NZ-806")
def test_example_of_the_goods_limit():
    p = factory_owner("cotton_1a", machines=2).goods(GREEN, 3).acting("production")
    assert (goods(p)[0], p.s.coal[GREEN]) == (4, 10)
