"""Investment and contracts (NZ-1301 … NZ-1320)."""

import itertools

import pytest

from entrepot.games.nippon.actions import COLOURS, CONTRACTS, TYPES
from entrepot.games.nippon.record import NOBODY
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, PINK, position

# What a contract gives, as (money, coal, silk, iron, VP): normal and improved.
BONUS = {
    "blue": ((3, 0, 0, 0, 0), (5, 0, 0, 0, 0)),
    "grey": ((0, 0, 0, 2, 0), (0, 0, 0, 3, 0)),
    "yellow": ((0, 0, 0, 0, 2), (0, 0, 0, 0, 4)),
    "red": ((0, 0, 2, 0, 0), (0, 0, 3, 0, 0)),
    "black": ((0, 2, 0, 0, 0), (0, 3, 0, 0, 0)),
}
CONDITIONS = {"level_2": {"bento", "lenses"}, "level_3": {"lamps", "clocks"}}


def having(players=3, **goods):
    """Green has goods of these types and nothing else."""
    p = position(players).supply(GREEN)
    for type, count in goods.items():
        p.factory(GREEN, f"{type}_4a", goods=count)
    return p


def investing(**goods):
    """Green performs the action; with goods of several types it asks which to spend."""
    return having(**goods).acting("investment")


def goods(p):
    """What is left below the factories, from the left."""
    return [p.s.goods[GREEN, slot] for slot in range(6) if p.s.factory[GREEN, slot] != NOBODY]


def filled(p):
    """The contract area from the left."""
    return [CONTRACTS[c] if c != NOBODY else None for c in (p.s.contract[GREEN, cell] for cell in range(8))]


def gained(p):
    return (*p.supplied(GREEN), p.s.vp[GREEN])


def spendable(p):
    return {type for type in TYPES if p.why_not(f"spend:{type}") is None}


# --- activations


@proves("NZ-1301", "NZ-1302", "NZ-1303", "NZ-1304", "NZ-1319")
def test_three_activations_spend_1_2_and_3_goods():
    p = investing(cotton=4, bento=4, clocks=4, paper=4)
    p.take("spend:clocks", "contract:red")
    assert goods(p) == [4, 4, 3, 4] and p.why_not("stop") is None
    p.take("spend:cotton", "contract:black")
    assert goods(p) == [2, 4, 3, 4] and p.why_not("stop") is None
    p.take("spend:bento", "contract:yellow")
    assert goods(p) == [2, 1, 3, 4]  # six goods of three types
    assert p.asked == "end"  # though there is paper


@proves("NZ-1302")
def test_the_first_activation_takes_goods_of_any_type():
    p = investing(**dict.fromkeys(TYPES, 1))
    assert spendable(p) == set(TYPES)
    p = investing(cotton=1, lamps=1)
    assert {p.why_not(f"spend:{type}") for type in ("paper", "bento", "lenses", "clocks")} == {"NZ-1302"}


@proves("NZ-1303", "NZ-1316")
def test_the_second_activation_takes_two_goods_of_one_type():
    p = investing(cotton=1, paper=1, bento=1, lenses=2, lamps=3).take("spend:cotton", "contract:red")
    assert spendable(p) == {"lenses", "lamps"}
    assert p.why_not("spend:paper") == p.why_not("spend:bento") == "NZ-1303"
    p = investing(cotton=1, paper=1, bento=1).take("spend:cotton", "contract:red")
    assert p.asked == "end"  # one paper and one bento are not two of a type


@proves("NZ-1304", "NZ-1316")
def test_the_third_activation_takes_three_goods_of_one_type():
    p = investing(cotton=1, paper=2, bento=2, lenses=3, lamps=1, clocks=4)
    p.take("spend:cotton", "contract:red", "spend:paper", "contract:black")
    assert spendable(p) == {"lenses", "clocks"}
    assert p.why_not("spend:bento") == p.why_not("spend:lamps") == "NZ-1304"


@proves("NZ-1305")
@pytest.mark.parametrize("first, second", list(itertools.pairwise((*TYPES, TYPES[0]))))
def test_the_types_of_one_action_differ(first, second):
    p = investing(**dict.fromkeys(TYPES, 4)).take(f"spend:{first}", "contract:red")
    assert p.why_not(f"spend:{first}") == "NZ-1305"
    assert spendable(p) == set(TYPES) - {first}
    p.take(f"spend:{second}", "contract:black")
    assert p.why_not(f"spend:{first}") == p.why_not(f"spend:{second}") == "NZ-1305"


@proves("NZ-1305")
def test_two_factories_of_one_type_are_one_type():
    p = having(cotton=2).factory(GREEN, "cotton_3a", goods=4).acting("investment")
    assert p.asked == "source"  # the only type is spent: from which factory?
    p.take("take_from:1", "contract:red")
    assert p.asked == "end"


@proves("NZ-1301")
def test_while_goods_are_to_be_spent_nothing_else_is_possible():
    p = investing(cotton=1, paper=1)
    assert p.asked == "investment"
    assert p.why_not("invest") == p.why_not("done") == "NZ-1301"


@proves("NZ-1301", "NZ-1320")
def test_every_activation_invests_or_fulfils_a_contract():
    p = investing(cotton=1, paper=2).take("spend:cotton")
    assert p.asked == "fulfilling"
    assert p.legal == {"invest", *(f"contract:{colour}" for colour in COLOURS)}
    assert p.why_not("spend:paper") == p.why_not("stop") == "NZ-1320"


@proves("NZ-1320")
@pytest.mark.parametrize("invests", list(itertools.product([True, False], repeat=3)))
def test_investments_and_contracts_may_be_mixed(invests):
    p = investing(cotton=1, paper=2, clocks=3).marker(GREEN, "finance", 3)
    contracts = ["red", "black", "yellow"]
    for type, invest in zip(("cotton", "paper", "clocks"), invests, strict=True):
        p.take(f"spend:{type}", "invest" if invest else f"contract:{contracts.pop(0)}")
    assert p.at(GREEN, "finance") == 3 + 2 * sum(invests)
    assert filled(p)[:3].count(None) == sum(invests)


# --- investing


@proves("NZ-1306", "NZ-504")
def test_an_investment_moves_the_finance_marker_by_two_spaces():
    p = investing(lamps=1).marker(GREEN, "finance", 3).take("invest")
    assert p.at(GREEN, "finance") == 5
    assert gained(p) == (0, 0, 0, 0, 2)  # the yellow department on space 5
    assert filled(p) == [None] * 8


@proves("NZ-1307")
def test_every_investment_gives_two_spaces():
    p = investing(cotton=1, paper=2, bento=3, lenses=4).marker(GREEN, "finance", 3)
    for type, space in (("cotton", 5), ("paper", 7), ("bento", 9)):
        p.take(f"spend:{type}", "invest")
        assert p.at(GREEN, "finance") == space


# --- contracts


@proves("NZ-1308", "NZ-1309")
@pytest.mark.parametrize("colour", BONUS)
def test_the_bonus_of_every_contract(colour):
    for improved in (False, True):
        p = investing(cotton=1)
        if improved:
            p.improve(GREEN, colour)
        p.take(f"contract:{colour}")
        assert gained(p) == BONUS[colour][improved]
        assert filled(p) == [colour, *[None] * 7]
        assert p.at(GREEN, "finance") == 1


@proves("NZ-1308", "NZ-1309")
def test_the_bonus_of_the_white_contract():
    p = investing(cotton=1).take("contract:white")
    assert p.asked == "research" and filled(p)[0] == "white"
    assert p.copy().take("research:mining").at(GREEN, "mining") == 2
    p = investing(cotton=1).improve(GREEN, "white").take("contract:white", "research:science")
    assert p.at(GREEN, "science") == 3


@proves("NZ-1309", "NZ-1311", "NZ-1318")
@pytest.mark.parametrize("contract, type", [("level_2", "bento"), ("level_3", "clocks")])
def test_the_bonus_of_a_contract_with_a_condition_is_any_department(contract, type):
    p = investing(**{type: 1}).take(f"contract:{contract}")
    assert p.legal == {f"department:{colour}" for colour in COLOURS}
    for colour in BONUS:
        assert gained(p.copy().take(f"department:{colour}")) == BONUS[colour][False]
    assert filled(p)[0] == contract


@proves("NZ-1310")
def test_a_fulfilled_contract_lies_in_the_leftmost_empty_cell():
    p = having(cotton=1, paper=2).contracts(GREEN, "level_3", "white").acting("investment")
    p.take("spend:cotton", "contract:grey")
    assert filled(p) == ["level_3", "white", "grey", *[None] * 5]
    p.take("spend:paper", "contract:blue")
    assert filled(p) == ["level_3", "white", "grey", "blue", *[None] * 4]


@proves("NZ-1311", "NZ-1318")
@pytest.mark.parametrize("contract", CONDITIONS)
@pytest.mark.parametrize("type", TYPES)
def test_two_contracts_ask_for_goods_of_a_level(contract, type):
    p = investing(**{type: 1})
    refused = None if type in CONDITIONS[contract] else "NZ-1311"
    assert p.why_not(f"contract:{contract}") == refused
    assert {p.why_not(f"contract:{colour}") for colour in COLOURS} == {None}  # the six others ask for nothing


@proves("NZ-1311", "NZ-1318")
def test_eight_contracts_two_of_them_with_a_condition():
    assert set(CONTRACTS) == {*COLOURS, *CONDITIONS} and len(CONTRACTS) == 8
    p = investing(cotton=1)
    assert p.legal == {"invest", *(f"contract:{c}" for c in set(CONTRACTS) - set(CONDITIONS))}


@proves("NZ-1312")
@pytest.mark.parametrize("contract, type", [("level_2", "lenses"), ("level_3", "lamps")])
def test_goods_of_earlier_activations_count_and_later_ones_do_not(contract, type):
    p = investing(cotton=1, paper=3, **{type: 2})
    early = p.copy().take(f"spend:{type}", "invest")
    early.take("research:science", "spend:paper")
    assert early.why_not(f"contract:{contract}") is None
    late = p.copy().take("spend:cotton")
    assert late.why_not(f"contract:{contract}") == "NZ-1311"  # the others will be spent next
    late.take("contract:red", f"spend:{type}")
    assert late.why_not(f"contract:{contract}") is None
    late.take("contract:black", "spend:paper")
    assert late.why_not(f"contract:{contract}") is None


@proves("NZ-1312")
def test_goods_of_an_earlier_action_do_not_count():
    p = having(2, cotton=1, lenses=1).supply(PINK, money=9).acting("investment").take("spend:lenses", "contract:black")
    p.take("done").acting("science").take("steps:1", "done").acting("investment")
    assert p.s.turn == GREEN and p.asked == "fulfilling"
    assert p.why_not("contract:level_2") == "NZ-1311"


@proves("NZ-1313")
@pytest.mark.parametrize("before", range(8))
def test_no_factory_need_stand_above_a_contract(before):
    """One factory, and the contract lies in any of the eight cells."""
    p = having(lamps=1).contracts(GREEN, *CONTRACTS[:before]).acting("investment")
    p.take("contract:level_3")
    assert filled(p)[before] == "level_3" and p.asked == "department"


@proves("NZ-1313")
def test_contracts_do_not_stand_in_the_way_of_factories():
    p = having().contracts(GREEN, "white", "red").available("cotton_3a").marker(GREEN, "science", 2)
    p.supply(GREEN, money=6).acting("factory")
    assert p.s.factory[GREEN, 0] != NOBODY and filled(p)[:3] == ["white", "red", None]


@proves("NZ-1314")
@pytest.mark.parametrize("contract", CONTRACTS)
def test_a_fulfilled_contract_cannot_be_fulfilled_again(contract):
    p = having(bento=1, lamps=2).contracts(GREEN, contract).marker(GREEN, "finance", 9).acting("investment")
    p.take("spend:bento", "invest", "spend:lamps")  # every condition is met
    assert p.why_not(f"contract:{contract}") == "NZ-1314"
    assert p.legal == {"invest", *(f"contract:{c}" for c in CONTRACTS if c != contract)}


@proves("NZ-1314")
def test_the_contracts_of_others_do_not_matter():
    assert having(cotton=1).contracts(PINK, "red").acting("investment").why_not("contract:red") is None


@proves("NZ-1315")
def test_without_an_available_contract_only_investing_is_possible():
    p = having(cotton=1, paper=1).contracts(GREEN, *CONTRACTS).marker(GREEN, "finance", 3).acting("investment")
    p.take("spend:cotton")
    assert (p.asked, p.at(GREEN, "finance")) == ("end", 5)  # the only answer is taken
    p = having(lamps=1).contracts(GREEN, *CONTRACTS).ask("fulfilling")
    assert p.legal == {"invest"}


# --- the worked examples


@proves("NX-12", "NZ-1301", "NZ-1305", "NZ-1310", "NZ-1312", "NZ-623", "NZ-1012")
def test_an_investment_two_contracts_and_a_modifier():
    p = position().supply(GREEN).factory(GREEN, "lenses_1a", "paper_3a", "cotton_1a").goods(GREEN, 1, 2, 3)
    p.contracts(GREEN, "grey").improve(GREEN, "blue").marker(GREEN, "finance", 5).acting("investment")
    p.take("spend:lenses", "invest")
    assert p.at(GREEN, "finance") == 7
    p.take("spend:paper", "contract:level_2", "department:blue")
    assert gained(p) == (5, 0, 0, 0, 0)
    p.take("spend:cotton", "contract:yellow")
    assert gained(p) == (5, 0, 0, 0, 2)
    p.take("modify:2")
    assert p.at(GREEN, "finance") == 5 + 4
    assert gained(p) == (5, 0, 0, 0, 2) and goods(p) == [0, 0, 0]
    assert filled(p) == ["grey", "level_2", "yellow", *[None] * 5]


@proves("NX-35", "NZ-1312")
def test_the_condition_of_a_contract():
    p = investing(cotton=1, lenses=2).take("spend:cotton")
    assert p.why_not("contract:level_2") == "NZ-1311"
    p.marker(GREEN, "finance", 3).take("invest", "spend:lenses")
    assert p.why_not("contract:level_2") is None
