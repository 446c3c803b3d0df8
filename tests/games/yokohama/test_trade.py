"""Employment Agency and Chinatown (YK-1239 … YK-1250)."""

import pytest

from entrepot.games.yokohama.actions import CATALOGUE, GOODS, PIECES
from entrepot.games.yokohama.box.tables import SHOP_PRICE, TRADING_HOUSE_PRICE
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, position


def at_agency(power):
    return position().power(BLUE, "employment_agency", power).acting(BLUE, "employment_agency")


def in_chinatown(power):
    return position().goods(BLUE).power(BLUE, "chinatown", power).acting(BLUE, "chinatown")


def pieces(s):
    """Assistants, shops and trading houses in the warehouse."""
    return tuple(s.s.warehouse[BLUE, piece] for piece in range(3))


def goods(s):
    return tuple(s.s.goods[BLUE, good] for good in range(4))


# --- Employment Agency


@proves("YK-1239")
def test_while_the_agency_asks_nothing_else_is_possible():
    s = at_agency(3)
    assert s.asked == "hiring"
    assert s.why_not("done") == "YK-1239"


@proves("YK-1239", "YK-1240")
@pytest.mark.parametrize("power, most", [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_power_limits_the_pieces_and_assistants_are_free(power, most):
    s = at_agency(power).yen(BLUE, 5)
    before = pieces(s)
    s.take(*["hire:assistant"] * most)
    assert s.asked != "hiring"
    assert pieces(s) == (before[0] - most, *before[1:])
    assert s.s.yen[BLUE] == 5


@proves("YK-1239")
def test_power_1_moves_no_piece():
    s = position().agents(BLUE, britain=1).assistants(BLUE, "employment_agency").to_move(BLUE)
    before = pieces(s)
    s.take("agent:employment_agency")
    assert s.asked != "hiring"
    assert pieces(s) == before


@proves("YK-1239", "YK-1241", "YK-1242")
def test_any_mix_of_pieces():
    s = at_agency(5).yen(BLUE, 20)
    before, in_hand = pieces(s), [s.s.hand[BLUE, piece] for piece in range(3)]
    s.take("hire:trading_house", "hire:shop", "hire:assistant", "hire:trading_house")
    assert [a - b for a, b in zip(before, pieces(s), strict=True)] == [1, 1, 2]
    assert [s.s.hand[BLUE, piece] - in_hand[piece] for piece in range(3)] == [1, 1, 2]
    assert s.s.yen[BLUE] == 20 - SHOP_PRICE - TRADING_HOUSE_PRICE[0] - TRADING_HOUSE_PRICE[1]


@proves("YK-1241")
def test_a_shop_costs_2_yen():
    assert at_agency(3).yen(BLUE, 1).why_not("hire:shop") == "YK-1241"
    assert at_agency(3).yen(BLUE, 2).take("hire:shop").s.yen[BLUE] == 0


@proves("YK-1242", "YK-1243")
@pytest.mark.parametrize("gone, price", list(enumerate([4, 5, 6, 7])))
def test_each_trading_house_costs_more_than_the_one_before(gone, price):
    s = at_agency(3).warehouse(BLUE, trading_house=4 - gone)
    assert s.yen(BLUE, price - 1).why_not("hire:trading_house") == "YK-1242"
    assert s.yen(BLUE, price).take("hire:trading_house").s.yen[BLUE] == 0


@proves("YK-1243")
def test_a_trading_house_taken_by_an_icon_and_built_raises_the_price():
    s = position().yen(BLUE, 4).power(BLUE, "employment_agency", 3).ask("hiring", 1).take("hire:trading_house")
    s.trading_house(BLUE, "bank").yen(BLUE, 9).acting(BLUE, "employment_agency").take("hire:trading_house")
    assert s.s.yen[BLUE] == 9 - 5


@proves("YK-1244")
@pytest.mark.parametrize("piece", PIECES)
def test_what_is_not_in_the_warehouse_cannot_be_taken(piece):
    assert at_agency(3).yen(BLUE, 9).warehouse(BLUE, **{piece: 0}).why_not(f"hire:{piece}") == "YK-1244"


@proves("YK-1244")
def test_fewer_pieces_may_be_taken():
    s = at_agency(5).take("hire:assistant", "stop")
    assert s.s.warehouse[BLUE, 0] == 11
    assert s.asked == "token"


@proves("YX-26", "YK-1239", "YK-1240", "YK-1241", "YK-1242", "YK-1243", "YK-1506")
def test_two_assistants_a_shop_and_a_trading_house_for_6_yen():
    s = at_agency(5).yen(BLUE, 11).take("hire:assistant", "hire:assistant", "hire:shop", "hire:trading_house")
    assert s.s.yen[BLUE] == 11 - 6
    s.to_move(BLUE).ask("hiring", 1).take("hire:trading_house")  # a warehouse icon
    assert s.s.yen[BLUE] == 0


# --- Chinatown


@proves("YK-1245")
def test_while_chinatown_asks_nothing_else_is_possible():
    s = in_chinatown(3)
    assert s.asked == "chinatown"
    assert s.why_not("done") == "YK-1245"


@proves("YK-1245")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_power_limits_the_exchanges(power):
    s = position().goods(BLUE).yen(BLUE, 9).power(BLUE, "chinatown", power).acting(BLUE, "chinatown")
    s.take(*["buy:tea"] * power)
    assert s.asked != "chinatown"
    assert goods(s) == (0, 0, power, 0)


@proves("YK-1245")
def test_a_sale_is_an_exchange_too():
    s = in_chinatown(2).goods(BLUE, tea=3).take("sell:tea", "sell:tea")
    assert s.asked != "chinatown"
    assert goods(s) == (0, 0, 1, 0)


@proves("YK-1246")
@pytest.mark.parametrize("good, yen", [("copper", 2), ("silk", 2), ("tea", 1), ("fish", 1)])
def test_selling_a_good(good, yen):
    s = in_chinatown(2).yen(BLUE, 0).goods(BLUE, **{good: 2}).take(f"sell:{good}")
    assert (s.s.yen[BLUE], s.s.goods[BLUE, GOODS.index(good)]) == (yen, 1)


@proves("YK-1246")
@pytest.mark.parametrize("good", GOODS)
def test_a_good_one_has_not_got_cannot_be_sold(good):
    assert in_chinatown(2).why_not(f"sell:{good}") == "YK-1246"


@proves("YK-1247")
@pytest.mark.parametrize("good, yen", [("copper", 2), ("silk", 2), ("tea", 1), ("fish", 1)])
def test_buying_a_good(good, yen):
    s = in_chinatown(2)
    assert s.yen(BLUE, yen - 1).why_not(f"buy:{good}") == "YK-1247"
    s.yen(BLUE, yen).take(f"buy:{good}")
    assert (s.s.yen[BLUE], s.s.goods[BLUE, GOODS.index(good)]) == (0, 1)


@proves("YK-1248")
def test_buying_an_import():
    s = in_chinatown(2)
    assert s.yen(BLUE, 3).why_not("buy:import") == "YK-1248"
    s.yen(BLUE, 4).take("buy:import")
    assert (s.s.yen[BLUE], s.s.imports[BLUE]) == (0, 1)


@proves("YK-1249")
def test_imports_cannot_be_sold():
    assert "buy:import" in CATALOGUE.names
    assert "sell:import" not in CATALOGUE.names
    s = in_chinatown(2).yen(BLUE, 0).imports(BLUE, 3)
    assert s.legal == {"stop"}


@proves("YK-1250")
def test_exchanges_follow_one_another_and_may_end_early():
    s = in_chinatown(5).yen(BLUE, 0).goods(BLUE, copper=2, tea=1)
    s.take("sell:copper", "sell:copper", "buy:import", "stop")  # the last uses what the others brought
    assert (goods(s), s.s.yen[BLUE], s.s.imports[BLUE]) == ((0, 0, 1, 0), 0, 1)
    assert s.asked == "token"
