"""Starting tiles that stay: the old factory, the coal and the discount (NZ-215, NZ-217, NZ-218, NZ-224 … NZ-236)."""

import pytest

from entrepot.games.nippon.actions import FACTORIES, TILES_A
from entrepot.games.nippon.box.check import ABILITIES
from entrepot.games.nippon.box.tables import ABILITY_CLASS
from entrepot.games.nippon.decisions import AGENDA
from entrepot.games.nippon.record import NOBODY, OLD
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, ORANGE, PINK, PURPLE, position
from tests.games.nippon.test_start import building, drafted, drafting

# --- the old factory


@proves("NZ-215", "NZ-226")
@pytest.mark.parametrize(("side", "number"), [("cotton", OLD), ("paper", OLD + 1)])
def test_the_old_factory_lies_in_the_leftmost_cell_with_either_side_up(side, number):
    s = drafted("old_factory")
    assert s.legal == {"old:cotton", "old:paper"}
    assert s.why_not("pair:2") == "NZ-215"
    s.take(f"old:{side}")
    assert [s.s.factory[PURPLE, slot] for slot in range(2)] == [number, NOBODY]
    assert s.s.goods[PURPLE, 0] == 1
    s.to_move(PURPLE).ask("investment")
    assert {action for action in s.legal if action.startswith("spend")} == {f"spend:{side}"}


@proves("NZ-224")
def test_the_old_factory_never_produces():
    s = position().factory(GREEN, "old_cotton").supply(GREEN, coal=9)
    assert s.why_not("act:production") == "NZ-407"
    s.factory(GREEN, "paper_3a", "bento_3a").acting("production")
    assert s.why_not("produce:1") == "NZ-224"
    assert s.legal == {"produce:2", "produce:3"}


@proves("NZ-225")
def test_goods_may_be_put_on_the_old_factory():
    s = building(position().factory(GREEN, "old_paper", goods=1), "lamps_1a").take("stock:1")
    assert [s.s.goods[GREEN, slot] for slot in range(2)] == [2, 1]


@proves("NZ-227")
def test_the_old_factory_has_four_goods_cells_but_neither_machine_cells_nor_an_ability():
    s = position().factory(GREEN, "old_cotton", goods=4).supply(GREEN, money=9, iron=9)
    assert s.why_not("act:machines") == "NZ-407"
    s.factory(GREEN, "paper_3a", "bento_3a").acting("machines")
    assert s.why_not("machine:1_left") == s.why_not("machine:1_right") == "NZ-227"
    assert ABILITY_CLASS[OLD].tolist() == ABILITY_CLASS[OLD + 1].tolist() == [0, 0]
    s = building(position().factory(GREEN, "old_paper", goods=4), "lamps_1a")
    assert [s.s.goods[GREEN, slot] for slot in range(2)] == [4, 1]


@proves("NZ-228")
def test_the_old_factory_counts_as_a_factory():
    s = position().factory(GREEN, "old_paper").favor(GREEN, "factories", 1).finish()
    assert s.s.sheet[GREEN, 7] == 1
    s = position(3, goals="on").common_goals(1, "factories").factory(PINK, "old_paper").round(2).round_end()
    assert (s.asked, s.s.actor) == ("reward", PINK)


@proves("NZ-234")
def test_the_old_factory_is_not_built():
    s = drafted("old_factory")
    available = s.s.available
    s.s.waiting_goods[PURPLE] = 2  # of another tile, were that possible
    s.take("old:paper")  # at science level 1, without money
    assert (s.s.available, s.s.waiting_goods[PURPLE]) == (available, 2)
    assert s.supplied(PURPLE) == (10, 2, 2, 0)


# --- coal


def with_coal_tile(coal=2, kept=3):
    """Two factories to produce at, and the question where."""
    s = position().tile(GREEN, "coal").kept_coal(GREEN, kept).factory(GREEN, "cotton_3a", "paper_3a")
    return s.supply(GREEN, coal=coal).acting("production")


def coal(s):
    return s.s.coal[GREEN], s.s.kept_coal[GREEN]


@proves("NZ-217")
def test_coal_on_the_tile_is_spent_like_any_other():
    assert drafted("coal").s.kept_coal[PURPLE] == 3
    assert coal(with_coal_tile(coal=0).take("produce:1")) == (0, 1)


@proves("NZ-217", "NZ-229", "NZ-235")
@pytest.mark.parametrize("kept", [3, 1])
def test_coal_on_the_tile_outlasts_a_consolidation_and_is_not_replaced(kept):
    s = position().tile(GREEN, "coal").kept_coal(GREEN, kept).supply(GREEN, money=5, coal=5)
    s.workers(GREEN, "black").to_move(GREEN).take("consolidate", "favor:ships_1")
    assert coal(s) == (2 + 2, kept)  # the bonus of the black department and the income


@proves("NZ-230", "NZ-236")
def test_coal_comes_from_the_personal_supply_first_unless_taken_from_the_tile():
    assert coal(with_coal_tile().take("produce:1")) == (0, 3)
    assert coal(with_coal_tile().take("kept", "produce:1")) == (1, 2)
    assert coal(with_coal_tile().take("kept", "kept", "produce:1")) == (2, 1)


@proves("NZ-236")
def test_a_payment_that_is_short_takes_the_rest_from_the_tile():
    assert coal(with_coal_tile(coal=1, kept=3).take("produce:1")) == (0, 2)
    s = building(position(), "bento_2b")  # coal on the token of a factory
    assert coal(s) == (0, 3)
    s.factory(GREEN, "cotton_3a").to_move(GREEN).acting("production")
    assert coal(s.copy().take("kept")) == (1, 2)
    assert coal(s.take("produce:1")) == (0, 0)


@proves("NZ-229")
def test_no_coal_can_be_taken_from_an_empty_tile_nor_laid_on_it():
    s = with_coal_tile(coal=9, kept=0)
    assert s.why_not("kept") == "NZ-229"
    assert s.legal == {"produce:1", "produce:2"}


# --- discount


@proves("NZ-218", "NZ-231")
def test_a_factory_costs_2_money_less_and_no_modifier_is_used_up():
    s = building(position().tile(GREEN, "discount"), "cotton_3a", money=5)
    assert (s.s.money[GREEN], s.s.modified) == (1, 0)
    s.take("done").round(8)
    building(s, "cotton_4a", money=5)  # every time
    assert s.s.money[GREEN] == 1
    s = position().available("cotton_3a").marker(GREEN, "science", 6)
    assert s.copy().tile(GREEN, "discount").supply(GREEN, money=3).why_not("act:factory") == "NZ-407"
    assert s.copy().supply(GREEN, money=5).why_not("act:factory") == "NZ-407"


@proves("NZ-232")
def test_the_discount_is_for_the_factory_action_alone():
    assert [kind for kind, verbs in AGENDA.asks.items() if "build" in verbs] == ["factory"]
    assert not [ability for ability in ABILITIES if "factory" in ability]  # no other effect builds one
    s = position().tile(GREEN, "discount").factory(GREEN, "cotton_3a", "paper_3a").supply(GREEN, money=9)
    assert s.acting("machines").take("machine:1_left").s.money[GREEN] == 4


# --- afterwards


@proves("NZ-235")
def test_the_tiles_stay_with_their_owners():
    s = drafting("old_factory", players=4)
    s.s.pair_a[1], s.s.pair_a[2] = TILES_A.index("coal"), TILES_A.index("discount")
    s.take("pair:1", "old:paper", "pair:2", "pair:3")
    s.inner.play_out(3)
    assert s.s.over and s.s.factory[ORANGE, 0] == OLD + 1
    assert [TILES_A[s.s.tile_a[player]] for player in (ORANGE, PURPLE, PINK)] == ["old_factory", "coal", "discount"]
    assert len(FACTORIES) == OLD  # the old factory is none of those that can be built
