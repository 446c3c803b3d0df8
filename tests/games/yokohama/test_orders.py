"""Completing orders (YK-1028 … YK-1032)."""

import pytest

from entrepot.games.yokohama.box.tables import (
    BALL_VP,
    GAIN_IMPORT,
    GAIN_VP,
    GAIN_YEN,
    LANGUAGE_SCHOOL_YEN,
    ORDER_GOODS,
    ORDER_REWARD,
    REWARDS,
)
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, position

USA = 1


def goods(s):
    return [s.s.goods[BLUE, n] for n in range(4)]


def hand(s):
    """Orders in hand, by their numbers from 1."""
    return [s.s.orders[BLUE, n] + 1 for n in range(3) if s.s.orders[BLUE, n] >= 0]


def gained(before, after):
    """VP, imports and yen that blue has got."""
    return tuple(getattr(after.s, what)[BLUE] - getattr(before.s, what)[BLUE] for what in ("vp", "imports", "yen"))


@proves("YK-1028")
@pytest.mark.parametrize("number", range(1, 37))
def test_a_completed_order_costs_its_goods_and_pays_its_rewards(number):
    s = position().orders(BLUE, number).goods(BLUE, copper=9, silk=9, tea=9, fish=9)
    before = s.copy()
    s.take(f"order:order_{number}")
    assert goods(s) == [9 - ORDER_GOODS[number - 1, n] for n in range(4)]
    reward = REWARDS[ORDER_REWARD[number - 1]]
    assert gained(before, s) == (reward[GAIN_VP], reward[GAIN_IMPORT], reward[GAIN_YEN])
    assert (hand(s), s.s.completed[BLUE]) == ([], 1 << (number - 1))


@proves("YK-1028")
def test_only_an_order_in_hand_can_be_completed():
    s = position().orders(BLUE, 12).completed(BLUE, 17).port("a1", 29).goods(BLUE, copper=9, silk=9, tea=9, fish=9)
    assert s.why_not("order:order_12") is None
    assert s.why_not("order:order_17") == "YK-1028"
    assert s.why_not("order:order_29") == "YK-1028"


@proves("YK-1028")
def test_the_other_orders_stay_in_hand():
    s = position().orders(BLUE, 12, 29, 19).goods(BLUE, silk=3, tea=4, fish=4).take("order:order_29")
    assert hand(s) == [12, 19]


@proves("YK-1029")
def test_a_completed_order_stays_and_its_flag_makes_a_pair_at_once():
    s = position().orders(BLUE, 12, 14).goods(BLUE, silk=2, tea=4, fish=2)
    s.take("order:order_12")
    assert s.s.agents[BLUE, USA] == 0
    s.take("order:order_14")
    assert s.s.agents[BLUE, USA] == 1
    s.finish()
    assert s.s.completed[BLUE] == (1 << 11) | (1 << 13)


@proves("YK-1030")
def test_nothing_replaces_a_good_of_an_order():
    s = position().orders(BLUE, 12).goods(BLUE, copper=9, silk=9, tea=3, fish=9).imports(BLUE, 9).yen(BLUE, 9)
    assert s.why_not("order:order_12") == "YK-1030"
    s.goods(BLUE, tea=4)
    assert s.why_not("order:order_12") is None


@proves("YK-1030")
def test_each_kind_of_good_is_asked_for():
    s = position().orders(BLUE, 21).goods(BLUE, copper=2, silk=2, tea=1)
    assert s.why_not("order:order_21") is None
    assert s.goods(BLUE, copper=1, silk=2, tea=1).why_not("order:order_21") == "YK-1030"
    assert s.goods(BLUE, copper=2, silk=1, tea=1).why_not("order:order_21") == "YK-1030"
    assert s.goods(BLUE, copper=2, silk=2, tea=0).why_not("order:order_21") == "YK-1030"
    assert s.orders(BLUE, 29).goods(BLUE, fish=3).why_not("order:order_29") == "YK-1030"


@proves("YK-1031")
def test_goods_rewards_bonuses_and_the_pair_check():
    s = position().technologies(BLUE, "ball", "language_school")  # one British flag and one American
    s.orders(BLUE, 14).goods(BLUE, silk=2, fish=2)
    before = s.copy()
    s.take("order:order_14")
    reward = REWARDS[ORDER_REWARD[13]]
    assert goods(s) == [0, 0, 0, 0]
    assert gained(before, s) == (reward[GAIN_VP] + BALL_VP, 0, reward[GAIN_YEN] + LANGUAGE_SCHOOL_YEN)
    assert s.s.agents[BLUE, USA] == 1


@proves("YK-1032")
def test_what_one_extra_action_brings_the_next_may_use():
    s = position().achievement("b1").yen(BLUE, 8).orders(BLUE, 14).goods(BLUE, silk=2, fish=2)
    assert s.why_not("achieve:b") == "YK-1405"
    s.take("order:order_14", "achieve:b")
    assert s.s.achieved[1] == 1 << BLUE


@proves("YX-48", "YK-1002", "YK-1032")
def test_tea_of_an_agent_completes_an_order_that_brings_the_next_agent():
    s = position().agents(BLUE, usa=1).assistants(BLUE, "tea_plantation_1").assistants(BLUE, "bank")
    s.completed(BLUE, 2).orders(BLUE, 7, 29).goods(BLUE, tea=2, fish=5)  # the last order keeps the phase open
    assert s.why_not("order:order_7") == "YK-1030"
    s.take("agent:tea_plantation_1", "order:order_7")
    assert s.s.agents[BLUE, 0] == 1
    assert s.why_not("agent:bank") == "YK-1002"
