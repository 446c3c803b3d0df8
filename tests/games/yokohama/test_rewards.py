"""Every printed reward is what a player gains: building tiles, 5-power tokens, Church and Customs spaces."""

import pytest

from entrepot.games.yokohama.actions import GOODS
from entrepot.games.yokohama.box.tables import COMPONENTS, ICONS
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, position

# how the test answers what a reward asks
ANSWERS = {"any_goods": ("gain:tea",), "hiring": ("hire:assistant",), "lifting": ("lift:hand", "drop:silk_factory_1")}


def shown(reward):
    """What the icons of a reward must bring, with those answers."""
    wanted = {icon: reward.get(icon, 0) for icon in ICONS}
    wanted["tea"] += wanted.pop("any")
    return wanted


def gained(s, action):
    """What an action brings in goods, imports, yen and VP, pieces from the warehouse and assistants moved."""

    def holdings():
        return {
            **{good: s.s.goods[BLUE, n] for n, good in enumerate(GOODS)},
            "import": s.s.imports[BLUE],
            "yen": s.s.yen[BLUE],
            "vp": s.s.vp[BLUE],
            "warehouse": -s.s.warehouse[BLUE, 0],
            "move": s.standing(BLUE, "silk_factory_1"),
        }

    before = holdings()
    s.take(action)
    while s.asked in ANSWERS:
        s.take(*ANSWERS[s.asked])
    return {icon: count - before[icon] for icon, count in holdings().items()}


def at_power_5(area):
    s = position().goods(BLUE, copper=3, silk=3, tea=3, fish=3).yen(BLUE, 9).imports(BLUE, 9)
    return s.hand(BLUE, trading_house=1).warehouse(BLUE, trading_house=3).power(BLUE, area, 5)


TILES = COMPONENTS["building_tiles"]["tile"]
SHOPS = [(tile, space) for tile in range(24) for space in range(4)]


@proves("YK-113", "YK-802", "YK-1501", "YK-1502", "YK-1503", "YK-1504", "YK-1505", "YK-1506", "YK-1508")
@pytest.mark.parametrize("tile, space", SHOPS, ids=[f"tile_{t + 1}-shop_{s + 1}" for t, s in SHOPS])
def test_the_reward_of_a_shop_space(tile, space):
    s = at_power_5("bank").tile("bank", tile + 1).token("bank").acting(BLUE, "bank")
    assert gained(s, f"shop:{space + 1}") == shown(TILES[tile]["shops"][space])


@proves("YK-113", "YK-803", "YK-1501", "YK-1502", "YK-1504", "YK-1505", "YK-1506", "YK-1508")
@pytest.mark.parametrize("tile", range(24), ids=lambda tile: f"tile_{tile + 1}")
def test_the_reward_of_a_trading_house_space(tile):
    s = at_power_5("bank").tile("bank", tile + 1).token("bank").acting(BLUE, "bank")
    assert gained(s, "trading_house") == shown(TILES[tile]["trading_house"])


@proves("YK-701", "YK-1501", "YK-1502", "YK-1503", "YK-1504", "YK-1505", "YK-1506", "YK-1508")
@pytest.mark.parametrize("reward", [kind["reward"] for kind in COMPONENTS["tokens"]["token"]], ids=str)
def test_the_reward_of_a_5_power_token(reward):
    s = at_power_5("bank").token("bank", **reward).acting(BLUE, "bank")
    assert gained(s, "token") == shown(reward)


@proves("YK-1251")
@pytest.mark.parametrize("space", range(8), ids=lambda space: f"church_{space + 1}")
def test_the_reward_of_a_church_space(space):
    s = at_power_5("church").acting(BLUE, "church").take(f"church:{space + 1}")
    while s.asked == "spending":
        s.take(min(s.legal))
    assert gained(s, "assistant:hand") == shown(COMPONENTS["boards"]["church"][space]["reward"])


@proves("YK-1264")
@pytest.mark.parametrize("space", range(8), ids=lambda space: f"customs_{space + 1}")
def test_the_reward_of_a_customs_space(space):
    s = at_power_5("customs_house").acting(BLUE, "customs_house").take(f"customs:{space + 1}")
    assert gained(s, "assistant:hand") == shown(COMPONENTS["boards"]["customs"][space]["reward"])
