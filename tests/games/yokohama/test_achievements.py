"""Achievements: completing them (YK-1018 … YK-1027) and what they ask for (YK-1401 … YK-1418)."""

import pytest

from entrepot.games.yokohama.actions import AREAS
from entrepot.testing import proves
from tests.games.yokohama.position import ACHIEVEMENTS, BLUE, PINK, PURPLE, position

EDITIONS = pytest.mark.parametrize("edition", ["original", "synapses"])
FIRST, LATER = 10, 6  # VP of every achievement


def copper(count=5, **options):
    """The achievement "5 copper" in play, and blue with some copper."""
    return position(**options).achievement("a1").goods(BLUE, copper=count)


def tokens(s, count, player=BLUE):
    """So many 5-power tokens are a player's, the first ones of the box."""
    s.s.tokens[player] = (1 << count) - 1
    return s


def built(achievement, *areas, players=4):
    """An achievement in play, and blue with a shop in each of these areas."""
    s = position(players).achievement(achievement)
    for area in areas:
        s.shop(BLUE, area)
    return s


@proves("YK-1018")
def test_an_assistant_goes_on_the_achievement_and_the_vp_are_gained():
    s = copper().take("achieve:a")
    assert (s.s.hand[BLUE, 0], s.s.achieved[0], s.s.vp[BLUE]) == (7, 1 << BLUE, FIRST)


@proves("YK-1019")
def test_the_first_gains_the_higher_value_and_every_later_one_the_lower():
    s = copper().goods(PINK, copper=5).goods(PURPLE, copper=5)
    for player in (PINK, BLUE, PURPLE):
        s.to_move(player).take("achieve:a")
    assert (s.s.vp[PINK], s.s.vp[BLUE], s.s.vp[PURPLE]) == (FIRST, LATER, LATER)


@proves("YK-1020")
def test_each_achievement_once_a_player():
    s = copper().goods(PINK, copper=5).achievement("b1").yen(BLUE, 10).take("achieve:a")
    assert s.why_not("achieve:a") == "YK-1020"
    assert s.why_not("achieve:b") is None
    assert s.to_move(PINK).why_not("achieve:a") is None


@proves("YK-1021", "YK-1022")
@EDITIONS
def test_the_assistant_comes_from_hand(edition):
    s = copper(edition=edition).assistants(BLUE, "bank", 2)
    before = (s.s.hand[BLUE, 0], s.s.warehouse[BLUE, 0], s.standing(BLUE, "bank"))
    s.take("achieve:a")
    assert (s.s.hand[BLUE, 0] + 1, s.s.warehouse[BLUE, 0], s.standing(BLUE, "bank")) == before


@proves("YK-1023")
def test_without_an_assistant_in_hand_it_cannot_be_completed():
    s = copper().assistants(BLUE, "bank", 8)
    assert (s.s.hand[BLUE, 0], s.s.warehouse[BLUE, 0]) == (0, 12)
    assert s.why_not("achieve:a") == "YK-1023"
    assert s.hand(BLUE, assistant=1).why_not("achieve:a") is None


@proves("YK-1024", "YK-1025")
@EDITIONS
def test_an_assistant_on_an_achievement_stays_to_the_end(edition):
    s = copper(edition=edition).president(BLUE, "bank").assistants(BLUE, "bank").assistants(BLUE, "church")
    s.to_move(BLUE, at="phase_a").take("achieve:a")
    s.to_move(BLUE, at="moving").take("recall", "take_back:bank", "take_back:church")
    assert (s.s.hand[BLUE, 0], s.s.achieved[0]) == (7, 1 << BLUE)
    assert s.finish().s.achieved[0] == 1 << BLUE


@proves("YX-06", "YK-1018", "YK-1019", "YK-1026")
def test_five_copper_after_two_others():
    s = copper(5).achieved(PINK, "a").achieved(PURPLE, "a").take("achieve:a")
    assert (s.s.hand[BLUE, 0], s.s.vp[BLUE], s.s.goods[BLUE, 0]) == (7, 6, 5)


@proves("YK-1026", "YK-1417")
def test_what_an_achievement_asks_for_is_not_spent():
    s = copper(7).achievement("b1").yen(BLUE, 12).take("achieve:a", "achieve:b")
    assert (s.s.goods[BLUE, 0], s.s.yen[BLUE]) == (7, 12)


@proves("YK-1027")
def test_losing_the_condition_later_changes_nothing():
    s = copper(5).orders(BLUE, 26).take("achieve:a", "order:order_26")
    assert s.s.goods[BLUE, 0] == 2
    assert s.s.achieved[0] == 1 << BLUE
    assert s.finish().s.sheet[BLUE, 0] >= FIRST


@proves("YK-1027", "YK-1417")
def test_a_condition_met_earlier_but_not_claimed_gives_nothing():
    s = copper(5).orders(BLUE, 26, 29)
    assert s.why_not("achieve:a") is None
    s.take("order:order_26").to_move(BLUE, at="phase_c")
    assert s.why_not("achieve:a") == "YK-1401"
    assert s.s.achieved[0] == 0


@proves("YK-1401", "YK-1402", "YK-1403", "YK-1404", "YK-1414")
@pytest.mark.parametrize(
    ("achievement", "good", "count", "rule"),
    [
        ("a1", "copper", 5, "YK-1401"),
        ("a2", "silk", 6, "YK-1402"),
        ("a3", "tea", 7, "YK-1403"),
        ("a4", "fish", 7, "YK-1404"),
    ],
)
@EDITIONS
def test_goods(edition, achievement, good, count, rule):
    s = position(edition=edition).achievement(achievement)
    others = {"copper": 20, "silk": 20, "tea": 20, "fish": 20}
    assert s.goods(BLUE, **{**others, good: count - 1}).why_not("achieve:a") == rule
    assert s.goods(BLUE, **{good: count}).why_not("achieve:a") is None


@proves("YK-1405", "YK-1414")
@EDITIONS
def test_yen(edition):
    s = position(edition=edition).achievement("b1")
    assert s.yen(BLUE, 9).why_not("achieve:b") == "YK-1405"
    assert s.yen(BLUE, 10).why_not("achieve:b") is None


@proves("YK-1406", "YK-1414")
@EDITIONS
def test_five_power_tokens_and_agents_together(edition):
    s = position(edition=edition).achievement("b2").agents(BLUE, britain=1, germany=1)
    assert tokens(s, 2).why_not("achieve:b") == "YK-1406"
    assert tokens(s, 3).why_not("achieve:b") is None


@proves("YK-1406", "YK-1415")
def test_used_agents_count_as_unused_ones_do():
    s = tokens(position(), 3).achievement("b2").agents(BLUE, britain=2).assistants(BLUE, "bank")
    s.take("agent:bank").to_move(BLUE, at="phase_c")
    assert (s.s.agents[BLUE, 0], s.s.used_agents[BLUE, 0]) == (1, 1)
    assert s.why_not("achieve:b") is None


@proves("YK-1407", "YK-1414")
@EDITIONS
def test_completed_orders(edition):
    s = position(edition=edition).achievement("b3").completed(BLUE, 1, 2, 3, 4).orders(BLUE, 12).goods(BLUE, tea=4)
    assert s.why_not("achieve:b") == "YK-1407"
    assert s.take("order:order_12").to_move(BLUE).why_not("achieve:b") is None


@proves("YK-1408", "YK-1414")
@EDITIONS
def test_technologies(edition):
    s = position(edition=edition).achievement("b4").technologies(BLUE, "ball", "winery", "tram")
    assert s.why_not("achieve:b") == "YK-1408"
    assert s.technologies(BLUE, "station").why_not("achieve:b") is None


PRODUCTION = ("copper_mine_1", "silk_factory_1", "tea_plantation_1", "fishing_ground_1")
COMMERCIAL = ("bank", "church", "port_a", "chinatown")


@proves("YK-1409", "YK-1410", "YK-1411", "YK-1412")
@pytest.mark.parametrize(
    ("achievement", "production", "commercial"), [("c1", 4, 0), ("c2", 0, 4), ("c3", 3, 2), ("c4", 2, 3)]
)
def test_enough_buildings(achievement, production, commercial):
    s = built(achievement, *PRODUCTION[:production], *COMMERCIAL[:commercial])
    assert s.why_not("achieve:c") is None


@proves("YK-1409", "YK-1410", "YK-1411", "YK-1412")
@pytest.mark.parametrize(
    ("achievement", "production", "commercial", "rule"),
    [
        ("c1", 3, 4, "YK-1409"),
        ("c2", 4, 3, "YK-1410"),
        ("c3", 2, 4, "YK-1411"),
        ("c3", 4, 1, "YK-1411"),
        ("c4", 1, 4, "YK-1412"),
        ("c4", 4, 2, "YK-1412"),
    ],
)
def test_too_few_buildings(achievement, production, commercial, rule):
    s = built(achievement, *PRODUCTION[:production], *COMMERCIAL[:commercial])
    assert s.why_not("achieve:c") == rule


@proves("YK-1409", "YK-1410")
def test_a_trading_house_is_as_good_as_a_shop():
    s = built("c1", *PRODUCTION[:3])
    assert s.trading_house(BLUE, PRODUCTION[3]).why_not("achieve:c") is None
    s = built("c2", *COMMERCIAL[:3])
    assert s.trading_house(BLUE, COMMERCIAL[3]).why_not("achieve:c") is None


@proves("YK-1413")
def test_an_area_counts_once_with_both_buildings():
    s = built("c1", *PRODUCTION[:3]).trading_house(BLUE, PRODUCTION[0])
    assert s.why_not("achieve:c") == "YK-1409"


@proves("YK-1414")
@EDITIONS
def test_the_editions_ask_for_the_same_buildings(edition):
    s = position(edition=edition).achievement("c4").shop(BLUE, "copper_mine_1").shop(BLUE, "silk_factory_1")
    s.shop(BLUE, "bank").shop(BLUE, "church")
    assert s.why_not("achieve:c") == "YK-1412"
    assert s.shop(BLUE, "customs_house").why_not("achieve:c") is None


@proves("YK-1416")
def test_two_areas_of_one_kind_are_two_areas():
    assert (
        built("c1", "copper_mine_1", "copper_mine_2", "tea_plantation_1", "tea_plantation_2").why_not("achieve:c")
        is None
    )
    assert built("c2", "port_a", "port_b", "laboratory_a", "laboratory_b").why_not("achieve:c") is None


@proves("YK-1409")
def test_buildings_of_opponents_do_not_count():
    s = built("c1", *PRODUCTION[:3], "bank").shop(PINK, PRODUCTION[3])
    assert s.s.shops[AREAS.index(PRODUCTION[3]), 0] == PINK
    assert s.why_not("achieve:c") == "YK-1409"


@proves("YK-1418")
@pytest.mark.parametrize("achievement", ACHIEVEMENTS)
def test_every_achievement_gives_ten_and_six(achievement):
    s = built(achievement, *PRODUCTION, *COMMERCIAL).goods(BLUE, copper=9, silk=9, tea=9, fish=9).yen(BLUE, 20)
    tokens(s, 5).completed(BLUE, 1, 2, 3, 4, 5).technologies(BLUE, "ball", "winery", "tram", "station")
    later = s.copy().achieved(PINK, achievement[0])
    assert s.take(f"achieve:{achievement[0]}").s.vp[BLUE] == 10
    assert later.take(f"achieve:{achievement[0]}").s.vp[BLUE] == 6
