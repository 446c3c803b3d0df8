"""Factories are built: price, science, place, and what waits for the first one (NZ-601 … NZ-611, NZ-618 … NZ-630)."""

import pytest

from entrepot.games.nippon.actions import FACTORIES, TYPES
from entrepot.games.nippon.box.tables import ABILITY, ABILITY_CLASS, COMPONENTS, FACTORY_CELLS, LEVEL
from entrepot.games.nippon.decisions import AGENDA
from entrepot.games.nippon.record import NOBODY
from entrepot.testing import proves
from tests.games.nippon.holdings import built, changes, holdings, tycoon
from tests.games.nippon.position import GREEN, PINK, position
from tests.games.nippon.test_abilities import IMMEDIATE, SPECIAL
from tests.games.nippon.test_late_factories import LATE
from tests.games.nippon.test_modifiers import MODIFIERS


def building(*factories, money=6, silk=0, science=2):
    """The question which of these factories to build."""
    p = position().supply(GREEN, money=money, silk=silk).marker(GREEN, "science", science).available(*factories)
    return p.ask("factory")


def owned(p, player=GREEN):
    """The names of a player's factories from the left, without the empty cells."""
    return [FACTORIES[n] for n in (p.s.factory[player, slot] for slot in range(6)) if n != NOBODY]


# --- the action


@proves("NZ-601")
def test_a_factory_costs_6_money():
    assert building("cotton_2a", "paper_2a", money=5).why_not("build:cotton_2") == "NZ-601"
    p = building("cotton_2a", "paper_2a", money=6).take("build:cotton_2")
    assert (p.s.money[GREEN], owned(p)) == (0, ["cotton_2"])


@proves("NZ-601")
def test_one_activation_builds_one_factory():
    p = tycoon().available("cotton_2a", "paper_2a", "paper_1a").acting("factory").take("build:cotton_2")
    assert p.asked == "end"
    assert owned(p) == ["cotton_2"]


@proves("NZ-601")
def test_while_a_factory_is_to_be_built_nothing_else_is_possible():
    p = tycoon().available("cotton_2a", "paper_2a").acting("factory")
    assert p.asked == "factory"
    assert p.why_not("stop") == p.why_not("machine:1_left") == p.why_not("done") == "NZ-601"


@proves("NZ-602")
def test_only_an_available_factory_can_be_chosen():
    p = building("cotton_2a", "paper_2a")
    assert p.legal == {"build:cotton_2", "build:paper_2"}
    assert p.why_not("build:cotton_1") == "NZ-602"


@proves("NZ-603")
def test_it_goes_to_the_leftmost_empty_cell():
    p = tycoon().factory(GREEN, "old_cotton", "paper_3a")
    built(p, "cotton_2a")
    assert [p.s.factory[GREEN, slot] == FACTORIES.index("cotton_2") for slot in range(6)] == [0, 0, 1, 0, 0, 0]


@proves("NZ-604", "NZ-611")
def test_an_immediate_ability_is_applied_at_once_and_only_once():
    p = tycoon()
    assert built(p, "cotton_2a") == {"silk": 3}
    p.take("done").to_move(GREEN).supply(GREEN, money=20)
    assert built(p, "paper_2a") == {"money": 5}  # and no silk again


@proves("NZ-607")
def test_several_factories_of_a_type_may_be_owned():
    p = tycoon().factory(GREEN, "cotton_3a", "cotton_4a")
    built(p, "cotton_2a")
    assert owned(p) == ["cotton_3", "cotton_4", "cotton_2"]


@proves("NZ-618", "NZ-630")
def test_a_built_factory_is_gone_for_everybody_and_not_replaced():
    p = tycoon().hiring("factory", "blue", "grey").supply(PINK, money=6).marker(PINK, "science", 2)
    p.available("cotton_2a", "paper_2a", "paper_3a").acting("factory").take("build:cotton_2", "done")
    p.acting("factory")
    assert p.s.actor == PINK
    assert p.legal == {"build:paper_2", "build:paper_3"}
    assert p.why_not("build:cotton_2") == "NZ-602"


@proves("NZ-619")
def test_without_an_empty_cell_nothing_can_be_built():
    p = tycoon().factory(GREEN, "cotton_3a", "cotton_4a", "paper_3a", "paper_4a", "bento_3a").available("cotton_2a")
    assert p.why_not("act:factory") is None
    p.factory(GREEN, "bento_4a")
    assert len(owned(p)) == FACTORY_CELLS
    assert p.why_not("act:factory") == "NZ-407"
    assert p.ask("factory").why_not("build:cotton_2") == "NZ-619"


@proves("NZ-620")
def test_nothing_but_the_factory_action_asks_for_a_factory_to_be_built():
    assert [kind for kind, verbs in AGENDA.asks.items() if "build" in verbs] == ["factory"]
    p = position(drafted=False)  # the old factory is laid, not built: no price and no science level
    p.s.pair_a[0], p.s.pair_b[0] = 4, 4
    before = holdings(p, p.s.actor)
    player = p.s.actor
    p.take("pair:1", "old:cotton")
    assert changes(p, before, player) == {"vp": 12, "money": 7, "silk": 2, "iron": 3, "goods": 1}  # both tiles


# --- science


@proves("NZ-608", "NZ-609", "NZ-605")
@pytest.mark.parametrize(
    "type, level, science",
    [("cotton", 1, 2), ("paper", 1, 2), ("bento", 2, 4), ("lenses", 2, 4), ("lamps", 3, 6), ("clocks", 3, 6)],
)
def test_each_type_has_its_level_and_needs_its_science(type, level, science):
    assert LEVEL[TYPES.index(type)] == level
    pair = (f"{type}_3a", f"{type}_4a")
    assert building(*pair, science=science).why_not(f"build:{type}_4") is None
    assert building(*pair, science=science + 1).why_not(f"build:{type}_4") is None
    assert building(*pair, science=science - 1).why_not(f"build:{type}_4") == "NZ-606"  # silk would do


@proves("NZ-606")
@pytest.mark.parametrize("science, silk", [(5, 1), (4, 3), (3, 6)])
def test_silk_lends_up_to_three_levels(science, silk):
    p = building("clocks_4a", "lamps_4a", science=science, silk=silk - 1, money=20)
    assert p.why_not("build:clocks_4") == "NZ-606"
    p = building("clocks_4a", "lamps_4a", science=science, silk=silk, money=6).take("build:clocks_4")
    assert (p.s.silk[GREEN], p.s.money[GREEN], p.at(GREEN, "science")) == (0, 0, science)


@proves("NZ-605")
@pytest.mark.parametrize("science", [1, 2])
def test_what_is_four_levels_short_cannot_be_built(science):
    p = building("lamps_4a", "clocks_4a", science=science, silk=30, money=20)
    assert p.why_not("build:lamps_4") == "NZ-605"


@proves("NZ-606", "NZ-601")
def test_silk_that_lends_science_is_not_money_too():
    p = building("cotton_3a", "paper_3a", science=1, silk=2, money=4)
    assert p.why_not("build:cotton_3") == "NZ-601"  # 1 silk for the level leaves 1 for 2 money
    p.supply(GREEN, money=4, silk=3).take("build:cotton_3")
    assert p.supplied(GREEN) == (0, 0, 0, 0)


@proves("NZ-407", "NZ-320")
def test_silk_the_factory_needs_cannot_be_turned_into_money():
    p = building("cotton_3a", "paper_3a", science=1, silk=2)
    p.take("silk")
    assert p.why_not("silk") == "NZ-407"
    assert p.supplied(GREEN) == (7, 0, 1, 0)  # asking costs nothing
    p = building("cotton_3a", "paper_3a", money=5, silk=1).take("silk")  # here it is needed as money
    assert p.supplied(GREEN) == (6, 0, 0, 0)
    p = building("cotton_3a", "paper_3a")
    assert p.why_not("silk") == "NZ-320"


# --- what waits for the first factory


def first(tile, factory):
    """Green builds its first factory with a machine or two goods waiting for it."""
    p = tycoon().available(factory, "paper_1b").tile(GREEN, tile)
    if tile == "machine":
        p.s.waiting_machine[GREEN] = 1
        p.taken(GREEN, "machine", 1)
    else:
        p.s.waiting_goods[GREEN] = 2
    return p.acting("factory").take(f"build:{factory[:-1]}")


@proves("NZ-625")
def test_what_waited_and_the_ability_come_in_the_order_of_your_choice():
    p = first("machine", "lamps_5a")  # 2 money for each machine
    assert p.asked == "first_factory"
    assert p.why_not("done") == "NZ-625"
    assert p.legal == {"first:ability", "first:tile"}
    money = p.s.money[GREEN]
    assert p.copy().take("first:ability").s.money[GREEN] == money
    assert p.copy().take("first:tile").s.money[GREEN] == money + 2


@proves("NZ-625")
@pytest.mark.parametrize("order", ["ability", "tile"])
def test_goods_that_waited_and_goods_of_the_ability_add_up(order):
    p = first("goods", "lamps_1b").take(f"first:{order}")
    assert (p.s.goods[GREEN, 0], p.s.waiting_goods[GREEN], p.asked) == (4, 0, "end")


@proves("NZ-625")
@pytest.mark.parametrize("tile, machines, goods", [("machine", 1, 0), ("goods", 0, 2)])
def test_without_an_immediate_ability_there_is_nothing_to_order(tile, machines, goods):
    p = first(tile, "cotton_3a")
    assert (p.s.machines[GREEN, 0], p.s.goods[GREEN, 0], p.asked) == (machines, goods, "end")
    assert (p.s.waiting_machine[GREEN], p.s.waiting_goods[GREEN]) == (0, 0)


# --- classes


@proves("NZ-621", "NZ-611", "NZ-612", "NZ-613")
def test_all_sixty_sides_come_from_the_component_data_and_are_proved_by_their_class():
    late = {name for name in LATE if name not in SPECIAL}
    proved = {"immediate": {*IMMEDIATE, *late}, "modifier": {*MODIFIERS, "bento_4b"}, "special": {*SPECIAL}}
    written = {name: set() for name in proved}
    for factory in COMPONENTS["factories"]["factory"]:
        for side in "ab":
            written[factory[side]["class"]].add(factory["id"] + side)
    assert proved == written
    assert sum(map(len, written.values())) == 60
    assert len(ABILITY) == len(ABILITY_CLASS) == 30 + 2  # and the old factory, without any
    assert [int(n) for n in ABILITY[30:].flatten()] == [0] * 4


# --- worked examples


@proves("NX-03", "NZ-601", "NZ-606", "NZ-622")
def test_example_of_the_factory_action():
    p = position().supply(GREEN, money=6, silk=1).marker(GREEN, "science", 1).available("cotton_1a", "paper_3a")
    p.factory(GREEN, "paper_4a").hiring("factory", "red").acting("factory").take("build:cotton_1")
    assert p.supplied(GREEN) == (0, 2, 0, 0)  # the third space gives the bonus of the black department
    assert p.at(GREEN, "science") == 3
    assert owned(p) == ["paper_4", "cotton_1"]


@proves("NX-24")
def test_example_of_temporary_science():
    p = building("bento_3a", "lamps_3a", science=1, silk=6)
    assert p.why_not("build:lamps_3") == "NZ-605"
    p.take("build:bento_3")
    assert (p.s.silk[GREEN], p.at(GREEN, "science"), owned(p)) == (0, 1, ["bento_3"])


@proves("NX-38", "NZ-620")
def test_example_of_the_discount_tile():
    p = building("cotton_3a", "paper_3a", money=3).tile(GREEN, "discount")
    assert p.why_not("build:cotton_3") == "NZ-601"
    p.supply(GREEN, money=4).take("build:cotton_3")
    assert p.s.money[GREEN] == 0
    p = tycoon().tile(GREEN, "discount").factory(GREEN, "paper_3a")
    p.acting("machines").take("machine:1_left")  # no other price is lower
    assert p.s.money[GREEN] == 15
    # and no other effect builds a factory, so there is none to be made cheaper
    assert [kind for kind, verbs in AGENDA.asks.items() if "build" in verbs] == ["factory"]
