"""Action modifiers: which, when, and at most one a turn (NZ-612 … NZ-617, NZ-623, NZ-626 … NZ-632, NX-41)."""

import pytest

from entrepot.testing import proves
from tests.games.nippon.holdings import changes, holdings, tycoon
from tests.games.nippon.position import GREEN, position

# The action with its activations, then the answers after the modifier is applied, and what it alone brings.
# The factory is the first, cotton 2A the second, with goods under both.
MODIFIERS = {
    "cotton_3a": ("science", ("steps:1",), (), {"science": 1}),
    "cotton_3b": ("science", ("steps:1",), (), {"silk": 2}),
    "cotton_4a": ("machines", ("machine:1_left", "stop"), (), {"science": 2}),
    "cotton_4b": ("production", ("produce:1", "stop"), (), {"goods": 1}),
    "paper_3a": ("investment", ("spend:paper", "contract:blue", "stop"), (), {"finance": 2}),
    "paper_4a": ("production", ("produce:1", "stop"), (), {"iron": 2}),
    "paper_4b": ("production", ("produce:1", "produce:2"), (), {"iron": 2}),
    "bento_3a": ("mining", ("steps:1",), (), {"mining": 1, "iron": 1}),
    "bento_3b": ("mining", ("steps:1",), (), {"iron": 2}),
    "bento_4a": ("machines", ("machine:1_left", "stop"), (), {"mining": 3}),
    "lenses_3a": ("trains", ("train:kyushu_3", "stop"), (), {"coal": 2}),
    "lenses_3b": ("trains", ("train:kyushu_3", "stop"), (), {"money": 3}),  # a blue worker is hired
    "lenses_4a": ("machines", ("machine:1_left", "stop"), ("train:kyushu_3",), {"train": 1}),
    "lenses_4b": (
        "investment",
        ("spend:lenses", "contract:blue", "spend:cotton", "contract:grey"),
        ("train:kyushu_3",),
        {"train": 1},
    ),
    "lamps_3a": ("production", ("produce:1", "stop"), (), {"goods": 2}),
    "lamps_3b": ("production", ("produce:1", "produce:2"), (), {"goods": 2}),
    "lamps_4a": ("machines", ("machine:1_left", "stop"), (), {"money": 4}),
    "lamps_4b": ("investment", ("spend:lamps", "contract:blue", "stop"), ("machine:2_left",), {"machine": 1}),
    "clocks_4a": (
        "machines",
        ("machine:1_left", "stop"),
        ("ship:berlin",),
        {"ship": 1, "finance": 3},
    ),  # 1 of them between the first columns
    "clocks_4b": ("investment", ("spend:clocks", "contract:blue", "stop"), ("ship:berlin",), {"ship": 1}),
}
ALL = (*MODIFIERS, "bento_4b")
# What else could be done in the action, and a second modifier that asks for no more than that.
UNMET = {
    "machine_here": (("machine:2_left", "stop"), ("cotton_4a", "bento_4a", "lenses_4a", "lamps_4a", "clocks_4a")),
    "produced_here": (("produce:2", "stop"), ("cotton_4b", "paper_4a", "lamps_3a")),
    "contracts": (("spend:paper", "invest", "stop"), ("lamps_4b", "clocks_4b")),
    "two contracts": (("spend:paper", "contract:blue", "stop"), ("lenses_4b",)),
}
INSTEAD = {"machine_here": ("cotton_4a", "bento_4a"), "produced_here": ("lamps_3b", "paper_4b")}


def modifying(*factories, goods=2, **options):
    """Green's turn with these factories."""
    p = tycoon(**options).factory(GREEN, *factories, goods=goods)
    return p.hiring("machines", "blue").hiring("investment", "blue")


@proves("NZ-612", "NZ-621", "NZ-626")
@pytest.mark.parametrize("factory", MODIFIERS)
def test_every_modifier_changes_the_action_it_names(factory):
    action, activations, answers, gains = MODIFIERS[factory]
    p = modifying(factory, "cotton_2a", goods=0 if action == "production" else 2).acting(action).take(*activations)
    assert p.asked == "modifier"
    assert p.legal == {"modify:1", "stop"}
    before = holdings(p)
    p.take("modify:1", *answers)
    assert changes(p, before) == gains
    assert p.asked == "end"


@proves("NZ-612", "NZ-621")
@pytest.mark.parametrize("factory", ALL)
def test_no_modifier_changes_another_action(factory):
    other = "science" if factory.startswith("bento_3") else "mining"
    p = modifying(factory, "cotton_2a").acting(other).take("steps:1")
    assert p.asked == "end"
    assert p.ask("modifier").why_not("modify:1") == "NZ-612"


@proves("NZ-612")
def test_only_a_modifier_of_this_action_can_be_chosen():
    p = modifying("cotton_3a", "bento_3a", "cotton_2a").acting("science").take("steps:1")
    assert p.why_not("modify:1") is None
    assert p.why_not("modify:2") == "NZ-612"  # of the mining action
    assert p.why_not("modify:3") == "NZ-612"  # an immediate ability
    assert p.why_not("modify:4") == "NZ-612"  # no factory


@proves("NZ-627")
@pytest.mark.parametrize("condition, factory", [(c, factory) for c in UNMET for factory in UNMET[c][1]])
def test_a_modifier_whose_condition_is_not_met_is_refused(condition, factory):
    activations = UNMET[condition][0]
    other = next(other for other in INSTEAD.get(condition, ("paper_3a",)) if other[:-1] != factory[:-1])
    action = MODIFIERS[factory][0]
    p = modifying(factory, other).acting(action).take(*activations)
    assert p.legal == {"modify:2", "stop"}
    assert p.why_not("modify:1") == "NZ-627"
    p = modifying(factory, "paper_2a").acting(action).take(*activations)
    assert p.asked == "end"  # nothing to ask for


# --- at most one


@proves("NZ-614", "NZ-615")
def test_of_several_modifiers_one_is_chosen():
    p = (
        modifying("lamps_4a", "bento_4a", "cotton_2a")
        .acting("machines")
        .take("machine:1_left", "machine:2_left", "stop")
    )
    assert p.legal == {"modify:1", "modify:2", "stop"}
    before = holdings(p)
    assert changes(p.take("modify:2"), before) == {"mining": 3}
    assert p.asked == "end"


@proves("NZ-614")
def test_once_a_turn_not_once_an_activation():
    p = modifying("paper_3a", "cotton_2a", "bento_2a", goods=3).marker(GREEN, "finance", 3)
    p.acting("investment")
    p.take("spend:paper", "invest", "spend:cotton", "contract:blue", "spend:bento", "contract:grey")
    before = holdings(p)
    assert changes(p.take("modify:1"), before) == {"finance": 2}
    assert p.asked == "end"


@proves("NZ-614")
def test_after_a_lower_price_no_other_modifier_is_left():
    p = modifying("bento_4b", "paper_4b", "cotton_2a").acting("production").take("modify:1")
    assert p.why_not("modify:1") == "NZ-614"
    p.take("produce:1", "produce:2", "produce:3")
    assert p.asked == "end"


@proves("NZ-615")
def test_a_modifier_need_not_be_applied():
    p = modifying("cotton_3a").acting("science").take("steps:1")
    assert p.why_not("done") == "NZ-615"  # while it is asked for nothing else is possible
    before = holdings(p)
    assert changes(p.take("stop"), before) == {}
    assert (p.asked, p.s.modified) == ("end", 0)


# --- when


@proves("NZ-626", "NZ-632")
def test_the_gain_of_a_modifier_after_the_last_activation_pays_for_none():
    p = (
        modifying("lamps_4a", "cotton_2a", modifier="last")
        .supply(GREEN, money=6)
        .acting("machines")
        .take("machine:1_left")
    )
    assert p.asked == "modifier"  # 1 money is not enough for another machine
    p.take("modify:1")
    assert (p.asked, p.s.money[GREEN]) == ("end", 5)


@proves("NZ-632")
def test_a_lower_price_comes_before_the_first_activation_and_all_else_after_it():
    p = modifying("paper_4b", "bento_4b", "cotton_2a").acting("production")
    assert p.why_not("modify:1") == "NZ-632"
    assert p.why_not("modify:2") is None
    p.take("produce:1")
    assert p.why_not("modify:2") == "NZ-632"  # the first activation has been paid
    p.take("stop")
    assert p.legal == {"modify:1", "stop"}
    assert p.why_not("modify:2") == "NZ-632"


@proves("NZ-626", "NZ-632", "NZ-612", "NZ-621")
def test_bento_4b_makes_every_production_of_the_action_cheaper_by_1_coal():
    p = modifying("bento_4b", "cotton_2a", "lamps_2a", goods=0).supply(GREEN, coal=6).acting("production")
    p.take("modify:1", "produce:1")
    assert p.s.coal[GREEN] == 6 - 2
    p.take("produce:2")
    assert p.s.coal[GREEN] == 4 - 1
    p.take("produce:3")
    assert (p.s.coal[GREEN], holdings(p)["goods"], p.asked) == (0, 3, "end")
    p.take("done").to_move(GREEN).supply(GREEN, coal=5).hiring("production", "blue").acting("production")
    p.take("produce:1")  # without it the next time
    assert p.s.coal[GREEN] == 2


@proves("NZ-632")
def test_a_lower_price_that_alone_makes_the_action_possible():
    p = modifying("bento_4b", "lamps_2a", goods=0).supply(GREEN, coal=1)
    assert p.why_not("act:production") == "NZ-407"
    p.supply(GREEN, coal=2).acting("production")  # nothing can be done but lower the price and produce
    assert (p.asked, p.s.modified, p.s.coal[GREEN], p.s.goods[GREEN, 0]) == ("end", 1, 0, 1)


@proves("NZ-632", "NZ-803")
@pytest.mark.parametrize("coal, first", [(6, ("produce:1",)), (4, ("modify:1", "produce:1"))])
def test_a_lower_price_is_counted_once_and_not_after_the_first_activation(coal, first):
    p = modifying("bento_4b", "lamps_2a").supply(GREEN, coal=coal, silk=1).acting("production").take(*first)
    assert p.asked == "end"  # 3 coal are left for lamps at 4, or 2 for lamps at 3


# --- conditions and amounts


@proves("NZ-627")
def test_conditions_do_not_count_what_abilities_build():
    p = modifying("bento_4a", "cotton_4a").acting("machines").take("machine:1_left")
    p.ask("free_machine").take("machine:2_left")  # granted by something else in the same turn
    p.take("stop")
    assert p.legal == {"modify:1", "stop"}
    assert p.why_not("modify:2") == "NZ-627"


@proves("NZ-626")
@pytest.mark.parametrize("factory, gain", [("lamps_3b", {"goods": 1}), ("paper_4b", {"iron": 1})])
def test_modifiers_by_production_count_the_factories_that_produced(factory, gain):
    p = modifying(factory, "cotton_2a", "paper_2a", goods=0).acting("production").take("produce:2", "stop")
    before = holdings(p)
    assert changes(p.take("modify:1"), before) == gain
    assert p.s.goods[GREEN, 1] == (2 if factory == "lamps_3b" else 1)


@proves("NZ-810", "NZ-626")
@pytest.mark.parametrize("factory, room", [("cotton_4b", 0), ("lamps_3a", 1), ("lamps_3b", 0)])
def test_goods_of_a_modifier_that_do_not_fit_are_discarded(factory, room):
    p = modifying(factory, "paper_2a", goods=3 - room).acting("production").take("produce:1", "stop", "modify:1")
    assert p.s.goods[GREEN, 0] == 4


@proves("NZ-635", "NZ-621")
def test_lenses_3a_repeats_the_bonus_of_one_region_of_this_action():
    p = modifying("lenses_3a").supply(GREEN, iron=9).acting("trains")
    p.take("train:kansai_3", "train:north_3", "stop", "modify:1")
    assert (p.asked, p.legal) == ("region_bonus", {"region:kansai", "region:north"})
    assert p.why_not("region:kyushu") == "NZ-635"
    assert p.why_not("stop") == "NZ-635"  # while it is asked nothing else is possible
    before = holdings(p)
    assert changes(p.copy().take("region:kansai"), before) == {"silk": 2}
    assert changes(p.take("region:north"), before) == {"money": 3}
    assert p.asked == "end"


@proves("NZ-628")
@pytest.mark.parametrize("colour, gain", [("black", {"coal": 2}), ("grey", {"iron": 2}), ("yellow", {"vp": 2})])
def test_lenses_3b_gives_the_department_of_the_hired_worker(colour, gain):
    p = modifying("lenses_3b").workers(GREEN, "red", "expert white").hiring("trains", colour)
    p.acting("trains").take("train:kyushu_3", "stop")
    before = holdings(p)
    assert changes(p.take("modify:1"), before) == gain


@proves("NZ-623")
def test_paper_3a_gives_2_spaces_for_an_investment_and_two_contracts():
    p = modifying("paper_3a", "cotton_2a", "bento_2a", goods=3).acting("investment")
    p.take("spend:paper", "invest", "spend:cotton", "contract:blue", "spend:bento", "contract:grey", "modify:1")
    assert p.at(GREEN, "finance") == 5 + 2 + 2
    p = modifying("paper_3a", "cotton_2a").acting("investment").take("spend:paper", "contract:blue", "stop", "modify:1")
    assert p.at(GREEN, "finance") == 5 + 2  # no condition: also without an investment


# --- worked example


@proves("NX-41", "NZ-626", "NZ-623")
def test_example_of_when_a_modifier_is_applied():
    p = position().factory(GREEN, "paper_3a", goods=1).hiring("investment", "blue").acting("investment")
    assert p.asked == "fulfilling"  # paper is all there is to spend
    p.take("invest")
    assert (p.at(GREEN, "finance"), p.asked) == (3, "research")  # the white department on the third space
    p.take("research:mining")
    assert p.asked == "modifier"
    p.take("modify:1")
    assert (p.at(GREEN, "finance"), p.s.vp[GREEN], p.asked) == (5, 2, "end")  # the yellow one on the fifth
