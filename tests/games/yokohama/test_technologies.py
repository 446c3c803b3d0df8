"""Technologies that bring goods, yen, VP or pieces (YK-1301 … YK-1318, YK-1321, YK-1328, YK-1329, YK-1344, YK-1345,
YK-1358 … YK-1360)."""

import pytest

from entrepot.games.yokohama.actions import GOODS, TECHNOLOGIES
from entrepot.games.yokohama.box.tables import ORDER_GOODS, _table
from entrepot.games.yokohama.rules import extras, rewards
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, position

COPPER, SILK = 0, 1


def learning(name, *owned):
    """Blue with power 5 before the Laboratory's first slot, where that card lies; the surcharge is no matter."""
    s = position(edition="original").yen(BLUE, 4).technologies(BLUE, *owned).laboratory("a1", name)
    return s.power(BLUE, "laboratory_a", 5).to_move(BLUE, "placing").ask("laboratory", 0, 5)


def gain_of(s, *actions):
    """VP and yen that some actions bring."""
    vp, yen = s.s.vp[BLUE], s.s.yen[BLUE]
    s.take(*actions)
    return s.s.vp[BLUE] - vp, s.s.yen[BLUE] - yen


def bonus(scene, *owned):
    """VP and yen that technologies add to what a scene brings without them."""
    with_them, without = scene(*owned), scene()
    return with_them[0] - without[0], with_them[1] - without[1]


def an_order(*owned):
    """VP and yen of completing an order."""
    goods = dict(zip(GOODS, ORDER_GOODS[3].tolist(), strict=True))
    s = position().technologies(BLUE, *owned).orders(BLUE, 4).goods(BLUE, **goods).to_move(BLUE)
    return gain_of(s, "order:order_4")


def a_shop(*owned):
    s = position().technologies(BLUE, *owned).tile("bank", 1).power(BLUE, "bank", 4).acting(BLUE, "bank")
    return gain_of(s, "shop:1")


def a_trading_house(*owned):
    s = position().technologies(BLUE, *owned).tile("bank", 1).hand(BLUE, trading_house=1)
    return gain_of(s.power(BLUE, "bank", 4).acting(BLUE, "bank"), "trading_house")


def on_the_church_board(*owned):
    s = position().technologies(BLUE, *owned).power(BLUE, "church", 5).acting(BLUE, "church")
    return gain_of(s, "church:2", "assistant:hand")


def on_the_customs_board(*owned):
    s = position().technologies(BLUE, *owned).imports(BLUE, 1).power(BLUE, "customs_house", 2)
    return gain_of(s.acting(BLUE, "customs_house"), "customs:1", "assistant:hand")


# --- in general


@proves("YK-1301")
def test_a_technology_works_for_its_owner_only():
    s = position().technologies(PINK, "university", "spinning_mill", "tram").goods(BLUE, silk=1).to_move(BLUE)
    assert s.why_not("university") == s.why_not("spinning_mill") == "YK-1301"
    s.president(BLUE, "bank").assistants(BLUE, "church").to_move(BLUE, "moving")
    assert s.why_not("tram:church") == "YK-1301"


@proves("YK-1301")
def test_a_technology_prevails_from_the_moment_it_is_gained():
    s = learning("university").warehouse(BLUE, assistant=12)
    assert s.to_move(BLUE).why_not("university") == "YK-1301"
    s.to_move(BLUE, "moving").ask("laboratory", 0, 5).take("learn:a1")
    assert s.why_not("university") is None


@proves("YK-1302")
@pytest.mark.parametrize("name", [name for name in TECHNOLOGIES if name not in ("exposition", "station")])
def test_no_technology_works_backwards_and_two_alone_react_to_their_own_gaining(name):
    s = learning(name, "station").yen(BLUE, 2).completed(BLUE, 4)
    s.shop(BLUE, "bank").trading_house(BLUE, "bank").church(1, BLUE).customs(1, BLUE)
    goods, pieces = [s.s.goods[BLUE, n] for n in range(4)], s.s.hand[BLUE, 0]
    cost = 2 if name in ("telephone", "telegram") else 0  # power 5 pays all others
    assert gain_of(s, "learn:a1") == (0, -cost)
    assert ([s.s.goods[BLUE, n] for n in range(4)], s.s.hand[BLUE, 0]) == (goods, pieces)
    assert s.asked == "placing"


@proves("YK-1303")
def test_bonuses_for_the_same_event_add_up():
    assert bonus(an_order, "ball", "language_school") == (2, 1)


# --- one by one


@proves("YK-1304")
def test_ball_gives_2_vp_for_each_order():
    assert bonus(an_order, "ball") == (2, 0)


@proves("YK-1305")
def test_brickyard_gives_4_vp_for_an_assistant_on_the_customs_board():
    assert bonus(on_the_customs_board, "brickyard") == (4, 0)
    assert bonus(on_the_church_board, "brickyard") == (0, 0)


@proves("YK-1306")
def test_electrical_light_gives_3_vp_for_a_trading_house():
    assert bonus(a_trading_house, "electrical_light") == (3, 0)
    assert bonus(a_shop, "electrical_light") == (0, 0)


@proves("YK-1308")
def test_gaslight_gives_2_vp_for_a_shop():
    assert bonus(a_shop, "gaslight") == (2, 0)
    assert bonus(a_trading_house, "gaslight") == (0, 0)


@proves("YK-1306", "YK-1308")
def test_what_was_built_before_the_lights_does_not_count():
    built = learning("gaslight").shop(BLUE, "bank").trading_house(BLUE, "bank")
    assert gain_of(built, "learn:a1") == (0, 0)
    built = learning("electrical_light").shop(BLUE, "bank").trading_house(BLUE, "bank")
    assert gain_of(built, "learn:a1") == (0, 0)


@proves("YK-1307")
def test_exposition_gives_10_vp_once():
    s = learning("exposition")
    assert gain_of(s, "learn:a1") == (10, 0)
    s.laboratory("a1", "ball").ask("laboratory", 0, 5)
    assert gain_of(s, "learn:a1") == (0, 0)


@proves("YK-1309")
def test_language_school_gives_1_yen_for_each_order():
    assert bonus(an_order, "language_school") == (0, 1)


@proves("YK-1310")
def test_letterpress_printing_gives_1_yen_for_each_later_technology():
    assert gain_of(learning("ball", "letterpress_printing"), "learn:a1") == (0, 1)


@proves("YK-1311")
def test_the_yen_of_letterpress_printing_does_not_help_to_pay():
    s = learning("telegram", "letterpress_printing").yen(BLUE, 1)  # 1 of its value is missing, which is 2 yen
    assert s.why_not("learn:a1") == "YK-1226"
    assert gain_of(s.yen(BLUE, 2), "learn:a1") == (0, -2 + 1)


@proves("YK-1321")
def test_patent_system_gives_2_vp_for_each_later_technology():
    assert gain_of(learning("ball", "patent_system"), "learn:a1") == (2, 0)


@proves("YX-44", "YK-1302", "YK-1303", "YK-1310", "YK-1321")
def test_letterpress_printing_and_patent_system_together():
    assert gain_of(learning("ball", "letterpress_printing", "patent_system"), "learn:a1") == (2, 1)
    assert gain_of(learning("letterpress_printing"), "learn:a1") == (0, 0)
    assert gain_of(learning("patent_system"), "learn:a1") == (0, 0)


# --- Mining Technology


def miner(**options):
    return position(**options).technologies(BLUE, "mining_technology").goods(BLUE)


def mined(s, *actions):
    """Copper gained by some actions."""
    before = s.s.goods[BLUE, COPPER]
    s.take(*actions)
    return s.s.goods[BLUE, COPPER] - before


@proves("YX-20", "YK-1312", "YK-1313", "YK-1318")
@pytest.mark.parametrize("power, copper", [(5, 4), (3, 2), (2, 0)])
def test_mining_technology_at_a_copper_mine(power, copper):
    s = miner().power(BLUE, "copper_mine_1", power).acting(BLUE, "copper_mine_1")
    assert s.s.goods[BLUE, COPPER] == copper


@proves("YX-21", "YK-1313", "YK-1316", "YK-1317", "YK-1318")
def test_mining_technology_in_chinatown():
    s = miner().yen(BLUE, 4).power(BLUE, "chinatown", 3).acting(BLUE, "chinatown")
    s.take("buy:copper", "buy:copper")
    assert (s.s.yen[BLUE], s.s.goods[BLUE, COPPER]) == (0, 4)
    s.take("sell:copper")  # the third exchange: the extra copper used none
    assert (s.s.yen[BLUE], s.s.goods[BLUE, COPPER]) == (2, 3)


@proves("YX-22", "YK-1314", "YK-1315", "YK-1316")
@pytest.mark.parametrize("second, goods", [("copper", [3, 0, 0, 0]), ("tea", [2, 0, 1, 0])])
def test_mining_technology_and_two_goods_of_choice(second, goods):
    """The reward is a trading house space."""
    s = miner().tile("bank", 4).hand(BLUE, trading_house=1).power(BLUE, "bank", 4).acting(BLUE, "bank")
    s.take("trading_house", "gain:copper", f"gain:{second}")
    assert [s.s.goods[BLUE, n] for n in range(4)] == goods


@proves("YK-1312", "YK-1313", "YK-1316")
def test_mining_technology_adds_one_to_a_token_of_two_copper():
    s = miner().token("bank", copper=2, vp=1).power(BLUE, "bank", 5).acting(BLUE, "bank")
    assert mined(s, "token") == 3


@proves("YK-1313", "YK-1316")
def test_mining_technology_adds_one_to_a_shop_space_of_two_copper():
    s = miner().tile("bank", 1).power(BLUE, "bank", 4).acting(BLUE, "bank")
    assert mined(s, "shop:2") == 3


@proves("YK-1315")
def test_mining_technology_works_on_church_and_customs_rewards():
    s = miner().power(BLUE, "church", 5).acting(BLUE, "church")
    assert mined(s, "church:1", "assistant:hand", "gain:copper") == 2
    s = miner().imports(BLUE, 4).power(BLUE, "customs_house", 5).acting(BLUE, "customs_house")
    assert mined(s, "customs:8", "assistant:hand", "gain:silk", "gain:copper") == 2


@proves("YK-1315")
def test_mining_technology_as_the_books_list_its_places_leaves_the_boards_out():
    s = miner(mining="listed").power(BLUE, "church", 5).acting(BLUE, "church")
    assert mined(s, "church:1", "assistant:hand", "gain:copper") == 1
    s = miner(mining="listed").imports(BLUE, 4).power(BLUE, "customs_house", 5).acting(BLUE, "customs_house")
    assert mined(s, "customs:8", "assistant:hand", "gain:copper", "gain:copper") == 2


@proves("YK-1315")
@pytest.mark.parametrize("mining, copper", [("anywhere", 3), ("listed", 2)])
def test_mining_technology_and_the_copper_of_an_order(mining, copper, monkeypatch):
    """No printed order gives any."""
    monkeypatch.setattr(rewards, "REWARDS", _table([[2, *[0] * 9]]))
    monkeypatch.setattr(extras, "ORDER_REWARD", _table([0] * 36))
    s = miner(mining=mining).orders(BLUE, 1)
    s.goods(BLUE, **dict(zip(GOODS, map(int, ORDER_GOODS[0]), strict=True)))
    extras.complete_order(s.s, BLUE, 0)
    assert s.s.goods[BLUE, COPPER] == copper


@proves("YK-1313", "YK-1314", "YK-1315")
def test_mining_technology_as_the_books_list_its_places():
    mine = miner(mining="listed").power(BLUE, "copper_mine_1", 3).acting(BLUE, "copper_mine_1")
    assert mine.s.goods[BLUE, COPPER] == 2
    chinatown = miner(mining="listed").yen(BLUE, 2).power(BLUE, "chinatown", 3).acting(BLUE, "chinatown")
    assert mined(chinatown, "buy:copper") == 2
    token = miner(mining="listed").token("bank", copper=2, vp=1).power(BLUE, "bank", 5).acting(BLUE, "bank")
    assert mined(token, "token") == 3
    shop = miner(mining="listed").tile("bank", 1).power(BLUE, "bank", 4).acting(BLUE, "bank")
    assert mined(shop, "shop:2") == 3
    house = miner(mining="listed").tile("bank", 4).hand(BLUE, trading_house=1).power(BLUE, "bank", 4)
    assert mined(house.acting(BLUE, "bank"), "trading_house", "gain:copper", "gain:tea") == 2  # copper of choice too


@proves("YK-1318", "YK-1312")
def test_mining_technology_adds_nothing_to_other_gains():
    s = miner().power(BLUE, "silk_factory_1", 5).acting(BLUE, "silk_factory_1")
    assert [s.s.goods[BLUE, n] for n in range(4)] == [0, 4, 0, 0]


# --- System of Stock


@proves("YX-23", "YK-1344")
@pytest.mark.parametrize("before, after", [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_system_of_stock_fills_up_to_2_yen(before, after):
    s = position().technologies(BLUE, "system_of_stock").yen(BLUE, before).yen(PINK, 0)
    s.to_move(BLUE, "start")
    assert (s.s.yen[BLUE], s.s.yen[PINK]) == (after, 0)
    assert position().yen(BLUE, before).to_move(BLUE, "start").s.yen[BLUE] == before


@proves("YK-1345")
def test_system_of_stock_waits_for_the_next_turn():
    s = learning("system_of_stock").yen(BLUE, 0).take("learn:a1")
    assert s.s.yen[BLUE] == 0
    s.to_move(PINK, "start")
    assert s.s.yen[BLUE] == 0
    s.to_move(BLUE, "start")
    assert s.s.yen[BLUE] == 2


# --- Winery


@proves("YK-1360")
def test_winery_gives_3_vp_for_an_assistant_on_the_church_board():
    assert bonus(on_the_church_board, "winery") == (3, 0)
    assert bonus(on_the_customs_board, "winery") == (0, 0)


# --- Spinning Mill and University


def before_movement(name):
    """Blue, who owns a technology, may move the president from the Bank or recall it."""
    s = position().layout("bank", "church").technologies(BLUE, name).president(BLUE, "bank")
    return s.assistants(BLUE, "church").to_move(BLUE, "moving")


@proves("YK-1328", "YK-310")
def test_spinning_mill_turns_1_silk_into_2_yen_once_per_turn():
    s = before_movement("spinning_mill").goods(BLUE, silk=3)
    assert gain_of(s, "spinning_mill") == (0, 2)
    assert s.s.goods[BLUE, SILK] == 2
    assert s.why_not("spinning_mill") == "YK-310"
    assert s.to_move(BLUE, "start").why_not("spinning_mill") is None  # the next turn
    assert s.goods(BLUE).why_not("spinning_mill") == "YK-1328"


@proves("YK-1328")
def test_spinning_mill_may_use_silk_gained_this_turn():
    s = position().technologies(BLUE, "spinning_mill").goods(BLUE)
    s.power(BLUE, "silk_factory_1", 3).acting(BLUE, "silk_factory_1")
    assert s.asked == "pause"
    assert gain_of(s, "spinning_mill") == (0, 2)
    assert s.s.goods[BLUE, SILK] == 1


@proves("YK-1358", "YK-310")
def test_university_takes_an_assistant_from_the_warehouse_for_1_yen_once_per_turn():
    s = before_movement("university").yen(BLUE, 3)
    stock, in_hand = s.s.warehouse[BLUE, 0], s.s.hand[BLUE, 0]
    assert gain_of(s, "university") == (0, -1)
    assert (s.s.warehouse[BLUE, 0], s.s.hand[BLUE, 0]) == (stock - 1, in_hand + 1)
    assert s.why_not("university") == "YK-310"
    assert s.to_move(BLUE, "start").why_not("university") is None  # the next turn
    assert s.yen(BLUE, 0).why_not("university") == "YK-1358"


@proves("YK-1359")
def test_university_needs_an_assistant_in_the_warehouse():
    s = position().technologies(BLUE, "university").warehouse(BLUE, assistant=0).to_move(BLUE)
    assert s.why_not("university") == "YK-1359"


def between_steps(name):
    """Blue, who owns University or Spinning Mill, is about to act at the Fishing Ground."""
    s = position().technologies(BLUE, name).goods(BLUE, silk=9).yen(BLUE, 9)
    return s.power(BLUE, "fishing_ground_1", 5)


@proves("YK-1329", "YK-1359")
@pytest.mark.parametrize("name", ["spinning_mill", "university"])
def test_they_are_used_in_phases_a_and_c_and_before_each_step(name):
    s = between_steps(name)
    for at in ("phase_a", "moving", "phase_c"):
        assert s.to_move(BLUE, at).why_not(name) is None
    steps = []
    s.acting(BLUE, "fishing_ground_1")
    while s.asked != "phase_c":
        steps.append(s.asked)
        s.take("go_on" if s.asked == "pause" else "stop")
    assert steps == ["pause", "pause", "token", "pause", "building", "pause"]


@proves("YK-1329", "YK-1359")
@pytest.mark.parametrize("name", ["spinning_mill", "university"])
def test_they_are_never_used_inside_a_step_or_in_anothers_turn(name):
    s = between_steps(name)
    assert s.to_move(BLUE, "placing").why_not(name) == "YK-303"
    assert s.ask("any_goods", 1).why_not(name) == "YK-1504"
    assert s.ask("paying", 1).why_not(name) == "YK-213"
    assert s.to_move(PINK).why_not(name, BLUE) == "YK-301"
