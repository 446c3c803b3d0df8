"""Building, step 5 of an action (YK-801 … YK-810)."""

import random

import pytest

from entrepot.games.yokohama.actions import AREAS
from entrepot.games.yokohama.box.tables import (
    ALL_AREAS,
    GAIN_VP,
    GAIN_WAREHOUSE,
    GAIN_YEN,
    REWARDS,
    SHOP_REWARD,
    TRADING_HOUSE_REWARD,
)
from entrepot.games.yokohama.record import NOBODY
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, PURPLE, position

BANK = AREAS.index("bank")
PIECES = 5  # a tile whose fourth shop space gives pieces from the warehouse


def at_bank(assistants=3, tile=1):
    """Blue about to act at the Bank (power 4), with a trading house in hand and no token in the way."""
    s = position(players=3).president(BLUE, "bank").assistants(BLUE, "bank", assistants).tile("bank", tile)
    return s.token("bank").hand(BLUE, trading_house=1).warehouse(BLUE, trading_house=3).yen(BLUE, 0)


def building(assistants=3, tile=1):
    return at_bank(assistants, tile).acting(BLUE, "bank")


@proves("YK-801")
@pytest.mark.parametrize("assistants, may_build", [(2, False), (3, True), (4, True)])
def test_building_needs_power_4_or_5(assistants, may_build):
    s = building(assistants)
    assert (s.asked == "building") == may_build
    assert (s.s.turn == BLUE) == may_build


@proves("YK-801")
@pytest.mark.parametrize("one", ["shop:1", "trading_house"])
def test_one_action_builds_one_building(one):
    s = building()
    assert s.legal == {"shop:1", "shop:2", "shop:3", "shop:4", "trading_house", "stop"}
    assert s.why_not("place:bank") == "YK-801"  # nothing else in step 5
    s.take(one)
    assert s.s.turn == PINK  # steps 5 and 6 are over
    assert (s.s.hand[BLUE, 1], s.s.hand[BLUE, 2]) == ((1, 1) if one == "shop:1" else (2, 0))


@proves("YK-801")
def test_nothing_need_be_built():
    s = building().take("stop")
    assert (s.s.hand[BLUE, 1], s.s.hand[BLUE, 2]) == (2, 1)


@proves("YK-802", "YK-806")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_a_shop_goes_on_any_empty_space_and_brings_its_reward(space):
    s = building(tile=1).yen(BLUE, 0).imports(BLUE, 0).goods(BLUE).take(f"shop:{space}")
    reward = REWARDS[SHOP_REWARD[0, space - 1]]
    assert s.s.shops[BANK, space - 1] == BLUE
    assert s.s.hand[BLUE, 1] == 1  # it came from hand
    assert [s.s.goods[BLUE, good] for good in range(4)] == list(reward[:4])
    assert [s.s.imports[BLUE], s.s.yen[BLUE], s.s.vp[BLUE]] == list(reward[4:7])  # and nothing was paid
    assert (s.asked == "hiring") == (reward[GAIN_WAREHOUSE] > 0)


@proves("YK-802")
def test_a_shop_needs_an_empty_space():
    s = at_bank().shop(PINK, "bank", 1).shop(PURPLE, "bank", 3).acting(BLUE, "bank")
    assert s.why_not("shop:1") == s.why_not("shop:3") == "YK-802"
    assert s.why_not("shop:2") is s.why_not("shop:4") is None


@proves("YK-802")
def test_nobody_has_two_shops_on_a_tile():
    s = at_bank(2).shop(BLUE, "bank", 1).acting(BLUE, "bank")
    assert s.why_not("shop:2") == "YK-802"
    assert s.legal == {"trading_house", "stop"}


@proves("YK-803", "YK-806")
def test_a_trading_house_brings_its_reward():
    s = building(tile=2).yen(BLUE, 0).take("trading_house")
    assert s.s.trading_house[BANK] == BLUE
    reward = REWARDS[TRADING_HOUSE_REWARD[1]]
    assert (s.s.hand[BLUE, 2], s.s.yen[BLUE], s.s.vp[BLUE]) == (0, reward[GAIN_YEN], reward[GAIN_VP])
    assert reward[GAIN_YEN] > 0  # so that a price would show


@proves("YK-803")
@pytest.mark.parametrize("owner", [BLUE, PINK])
def test_a_tile_has_one_trading_house(owner):
    s = at_bank().trading_house(owner, "bank").hand(BLUE, trading_house=1).acting(BLUE, "bank")
    assert s.why_not("trading_house") == "YK-803"


@proves("YK-804", "YK-808")
def test_shop_and_trading_house_come_by_two_actions_and_each_gives_power():
    s = at_bank(3).yen(BLUE, 0).acting(BLUE, "bank")
    assert s.s.yen[BLUE] == 4
    s.take("shop:1")
    assert s.s.yen[BLUE] == 4  # its power comes too late for this action
    s.assistants(BLUE, "bank", 2).yen(BLUE, 0).acting(BLUE, "bank")
    assert s.s.yen[BLUE] == 4  # president, 2 assistants, shop
    s.take("trading_house")
    assert (s.s.shops[BANK, 0], s.s.trading_house[BANK]) == (BLUE, BLUE)
    s.assistants(BLUE, "bank", 1).yen(BLUE, 0).acting(BLUE, "bank")
    assert s.s.yen[BLUE] == 4  # president, 1 assistant, shop, trading house


@proves("YK-805")
def test_what_is_in_the_warehouse_cannot_be_built():
    s = building().hand(BLUE, shop=0, trading_house=0).warehouse(BLUE, shop=8, trading_house=4)
    assert s.why_not("shop:1") == s.why_not("trading_house") == "YK-805"


@proves("YK-807")
def test_buildings_stay_for_good():
    """Through whole games of random moves: what stands once, stands."""
    for seed in range(3):
        s, chance = position(players=3, seed=seed), random.Random(seed)
        before = [[NOBODY] * 5 for _ in range(ALL_AREAS)]
        while not s.s.over:
            (player,) = s.inner.actors()
            s.inner.take(player, chance.choice(s.inner.legal(player)))
            now = [[*(s.s.shops[area, n] for n in range(4)), s.s.trading_house[area]] for area in range(ALL_AREAS)]
            for was, is_ in zip(sum(before, []), sum(now, []), strict=True):
                assert was in (NOBODY, is_)
            before = now
        assert any(owner != NOBODY for area in before for owner in area)


@proves("YK-808")
def test_a_new_building_does_not_raise_the_power_of_its_own_action():
    s = building(3).token("bank", vp=5).take("shop:1")
    assert s.s.turn == PINK and s.s.tokens[BLUE] == 0  # power 5 would have asked for the token


@proves("YK-809")
def test_agent_and_main_action_each_build():
    s = position(players=3).agents(BLUE, britain=1).token("bank").token("church")
    s.assistants(BLUE, "bank", 4).assistants(BLUE, "church", 3).tile("bank", 1).tile("church", 3)
    s.to_move(BLUE).take("agent:bank", "shop:1", "stop")  # nothing is placed, and the president can only be put there
    assert (s.where(BLUE), s.asked) == ("church", "church")
    s.take("stop", "shop:1")
    assert s.s.shops[BANK, 0] == s.s.shops[AREAS.index("church"), 0] == BLUE
    assert s.s.turn == PINK


@proves("YK-810")
def test_building_is_allowed_though_the_reward_is_of_no_use():
    s = building(tile=PIECES).warehouse(BLUE, assistant=0, shop=0, trading_house=0).take("shop:4")
    assert s.s.shops[BANK, 3] == BLUE
    assert s.s.vp[BLUE] == REWARDS[SHOP_REWARD[PIECES - 1, 3], GAIN_VP]
    assert s.s.turn == PINK


@proves("YX-41", "YK-611", "YK-802", "YK-803")
def test_example_of_a_tile_that_is_closed_to_you():
    s = at_bank(3).shop(BLUE, "bank").trading_house(PINK, "bank").hand(BLUE, shop=1, trading_house=1).yen(PINK, 0)
    s.token("bank", vp=5).acting(BLUE, "bank")
    assert s.asked == "token" and s.s.yen[PINK] == 1  # power 5; the owner was paid in step 3
    before = s.copy().ask("building", BANK)
    assert before.legal == {"stop"}
    assert before.why_not("shop:2") == "YK-802" and before.why_not("trading_house") == "YK-803"
    s.take("stop")
    assert s.s.turn == PINK  # there was nothing to choose in step 5
