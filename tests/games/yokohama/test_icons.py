"""Icons (YK-1501 … YK-1514)."""

import pytest

from entrepot.games.yokohama.actions import GOODS
from entrepot.games.yokohama.record import NOBODY
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, position


def token_at_bank(**reward):
    """Blue has just acted at the Bank with power 5; a 5-power token with this reward may be taken."""
    s = position().goods(BLUE).token("bank", **reward).assistants(BLUE, "bank", 5).acting(BLUE, "bank")
    return s.yen(BLUE, 0)


def moving(count):
    """Blue has gained so many assistant moves, with placing to follow; one assistant stands in the Bank."""
    return position().assistants(BLUE, "bank").to_move(BLUE, "placing").ask("lifting", count)


def goods(s):
    return {good: s.s.goods[BLUE, n] for n, good in enumerate(GOODS) if s.s.goods[BLUE, n]}


@proves("YK-1501", "YK-1502")
def test_yen_and_vp_icons_give_as_many():
    s = token_at_bank(yen=5, vp=1).take("token")
    assert (s.s.yen[BLUE], s.s.vp[BLUE], goods(s)) == (5, 1, {})


@proves("YK-1501")
def test_yen_on_a_cost_are_paid():
    s = position().yen(BLUE, 5).ask("hiring", 1).take("hire:shop")
    assert s.s.yen[BLUE] == 3


@proves("YK-1503")
@pytest.mark.parametrize("reward", [{"copper": 2, "vp": 1}, {"silk": 3}, {"tea": 4, "vp": 1}, {"fish": 4, "vp": 1}])
def test_a_good_icon_gives_as_many_of_that_good(reward):
    s = token_at_bank(**reward).take("token")
    assert goods(s) == {good: n for good, n in reward.items() if good != "vp"}


@proves("YK-1504")
def test_any_goods_are_chosen_one_by_one():
    s = token_at_bank(any=3).take("token")
    assert s.legal == {f"gain:{good}" for good in GOODS}
    assert s.why_not("stop") == "YK-1504"
    s.take("gain:copper", "gain:fish", "gain:fish")
    assert goods(s) == {"copper": 1, "fish": 2}
    assert s.asked == "building"


@proves("YK-1505")
def test_an_import_icon_gives_an_import():
    s = token_at_bank(**{"import": 1, "vp": 2}).take("token")
    assert s.s.imports[BLUE] == 1


@proves("YK-1505")
def test_an_import_icon_with_a_number_gives_as_many():
    s = position().orders(BLUE, 1).goods(BLUE, silk=2, tea=1).to_move(BLUE).take("order:order_1")
    assert s.s.imports[BLUE] == 2


@proves("YK-1506", "YK-1507")
@pytest.mark.parametrize("piece, n, price", [("assistant", 0, 0), ("shop", 1, 2), ("trading_house", 2, 4)])
def test_a_warehouse_icon_moves_the_piece_of_ones_choice_at_its_price(piece, n, price):
    s = token_at_bank(warehouse=2, vp=2).yen(BLUE, 9).take("token")
    stock, in_hand = s.s.warehouse[BLUE, n], s.s.hand[BLUE, n]
    s.take(f"hire:{piece}")
    assert (s.s.warehouse[BLUE, n], s.s.hand[BLUE, n], s.s.yen[BLUE]) == (stock - 1, in_hand + 1, 9 - price)
    assert s.asked == "hiring"  # one piece an icon, and there are two
    s.take("hire:assistant")
    assert s.asked == "building"


@proves("YK-1507")
def test_a_warehouse_icon_may_be_declined():
    s = token_at_bank(warehouse=2, vp=2).take("token", "stop")
    assert s.s.warehouse[BLUE, 0] == 12
    assert s.asked == "building"


@proves("YK-1508")
def test_a_move_takes_an_assistant_from_an_area_or_from_hand():
    s = moving(2)
    assert s.legal == {"lift:bank", "lift:hand", "stop"}
    s.take("lift:bank", "drop:church", "lift:hand", "drop:port_a")
    assert [s.standing(BLUE, area) for area in ("bank", "church", "port_a")] == [0, 1, 1]
    assert s.s.hand[BLUE, 0] == 6


@proves("YK-1508")
def test_a_move_needs_an_assistant_and_another_area():
    s = moving(1).hand(BLUE, assistant=0)
    assert s.why_not("lift:church") == "YK-1508"
    assert s.why_not("lift:hand") == "YK-1508"
    s.take("lift:bank")
    assert s.why_not("drop:bank") == "YK-1508"
    assert s.why_not("stop") == "YK-1508"  # what is lifted goes somewhere


@proves("YK-1508")
def test_an_opponents_assistants_are_not_ones_own():
    assert moving(1).assistants(PINK, "church").why_not("lift:church") == "YK-1508"


@proves("YK-1509")
def test_a_move_costs_nothing_even_to_an_opponents_president():
    s = moving(2).yen(BLUE, 0).yen(PINK, 0).president(PINK, "church")
    s.take("lift:bank", "drop:church", "lift:hand", "drop:church")
    assert s.standing(BLUE, "church") == 2
    assert (s.s.yen[BLUE], s.s.yen[PINK]) == (0, 0)


@proves("YK-1510")
def test_moves_may_go_to_the_same_area_in_any_mix():
    s = moving(3).assistants(BLUE, "port_a")
    s.take("lift:bank", "drop:church", "lift:hand", "drop:church", "lift:port_a", "drop:church")
    assert s.standing(BLUE, "church") == 3
    assert s.asked == "placing"


@proves("YK-1511")
def test_one_move_goes_any_distance_and_the_same_assistant_may_move_again():
    s = moving(2).layout("bank", "church", "customs_house", "port_a", "port_b")
    s.take("lift:bank", "drop:port_b", "lift:port_b", "drop:customs_house")
    assert [s.standing(BLUE, area) for area in ("bank", "port_b", "customs_house")] == [0, 0, 1]


@proves("YK-1512")
def test_moves_are_used_at_once():
    s = position().tile("bank", 2).power(BLUE, "bank", 4).acting(BLUE, "bank").take("shop:4")  # 2 VP and two moves
    assert s.asked == "lifting"
    assert s.why_not("done") == s.why_not("university") == "YK-1512"
    assert s.s.turn == BLUE


@proves("YK-1513")
def test_a_move_may_be_declined_and_is_lost():
    s = moving(3).take("lift:hand", "drop:church", "stop")
    assert (s.asked, s.s.hand[BLUE, 0], s.standing(BLUE, "church")) == ("placing", 6, 1)


@proves("YK-1513")
def test_no_move_to_the_canal():
    s = moving(1).take("lift:bank")
    assert s.why_not("drop:canal") == "YK-1513"
    assert "drop:canal" not in s.legal and "drop:church" in s.legal


@proves("YK-1508", "YK-106")
def test_no_move_to_an_area_that_is_not_in_play():
    assert moving(1).take("lift:bank").why_not("drop:laboratory_b") == "YK-106"


@proves("YK-1513")
def test_assistants_on_boards_on_achievements_and_in_the_warehouse_cannot_move():
    s = position().church(1, BLUE).customs(1, BLUE).achieved(BLUE, "a").hand(BLUE, assistant=0).to_move(BLUE)
    assert s.s.warehouse[BLUE, 0] == 12
    assert s.ask("lifting", 2).legal == {"stop"}


@proves("YK-1514")
@pytest.mark.parametrize("players, edition, blocked", [(2, "synapses", 2), (3, "synapses", 0), (2, "original", 0)])
def test_the_two_player_icon_blocks_a_space_of_each_board(players, edition, blocked):
    s = position(players, edition=edition).s
    assert sum(board[n] != NOBODY for board in (s.church, s.customs) for n in range(8)) == blocked
