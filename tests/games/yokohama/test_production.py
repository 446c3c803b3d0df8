"""Copper Mine, Silk Factory, Tea Plantation, Fishing Ground and Bank (YK-1201 … YK-1206)."""

import pytest

from entrepot.games.yokohama.record import NOBODY
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, position


def goods_from(area, power):
    """What an action at some power brings: copper, silk, tea, fish."""
    s = position().goods(BLUE).power(BLUE, area, power).acting(BLUE, area)
    return tuple(s.s.goods[BLUE, good] for good in range(4))


@proves("YK-1201")
@pytest.mark.parametrize("power, copper", [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_the_copper_mine(power, copper):
    assert goods_from("copper_mine_1", power) == (copper, 0, 0, 0)


@proves("YK-1202")
@pytest.mark.parametrize("power, silk", [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_silk_factory(power, silk):
    assert goods_from("silk_factory_1", power) == (0, silk, 0, 0)


@proves("YK-1203")
@pytest.mark.parametrize("power, tea", [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_the_tea_plantation(power, tea):
    assert goods_from("tea_plantation_1", power) == (0, 0, tea, 0)


@proves("YK-1204")
@pytest.mark.parametrize("power, fish", [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_the_fishing_ground(power, fish):
    assert goods_from("fishing_ground_1", power) == (0, 0, 0, fish)


@proves("YK-1205")
@pytest.mark.parametrize("power, yen", [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_the_bank(power, yen):
    s = position().yen(BLUE, 0).power(BLUE, "bank", power).acting(BLUE, "bank")
    assert s.s.yen[BLUE] == yen


@proves("YK-1206")
def test_pieces_in_one_copper_mine_give_no_power_in_the_other():
    s = position(players=4).goods(BLUE).shop(BLUE, "copper_mine_1").assistants(BLUE, "copper_mine_1", 2)
    s.power(BLUE, "copper_mine_2", 3).acting(BLUE, "copper_mine_2")
    assert s.s.goods[BLUE, 0] == 1
    assert (s.s.assistants[BLUE, 0], s.s.assistants[BLUE, 1]) == (2, 0)  # recovery empties the second alone


@proves("YK-1206")
def test_each_copper_mine_has_its_own_token_and_tile():
    s = position(players=4).token("copper_mine_1", silk=3).token("copper_mine_2", vp=5)
    s.tile("copper_mine_1", 1).tile("copper_mine_2", 2).power(BLUE, "copper_mine_2", 5).acting(BLUE, "copper_mine_2")
    first, second = s.s.token[0], s.s.token[1]
    s.take("token", "shop:1")
    assert s.s.tokens[BLUE] == 1 << second
    assert (s.s.token[0], s.s.token[1]) == (first, NOBODY)
    assert (s.s.shops[0, 0], s.s.shops[1, 0]) == (NOBODY, BLUE)
