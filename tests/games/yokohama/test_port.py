"""Port (YK-1207 … YK-1222), and paying in yen and imports (YK-213, YK-221)."""

import pytest

from entrepot.games.yokohama.box.tables import ORDERS_RETURNED
from entrepot.games.yokohama.record import NOBODY
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, position

A1, A2, A3, A4, A5, A6 = SLOTS = [f"take:a{n}" for n in range(1, 7)]


def at_port(power):
    """Blue at Port A with some power and one order in hand, the choice of orders open."""
    return position().orders(BLUE, 36).power(BLUE, "port_a", power).acting(BLUE, "port_a")


def asked(strength, taken=0):
    """The bare question at Port A, with so many orders taken already."""
    return position().orders(BLUE, 36).ask("port", 0, strength, taken)


def row(s, board=0):
    return [s.s.port[board, slot] for slot in range(6)]


def hand(s):
    return [s.s.orders[BLUE, n] for n in range(3) if s.s.orders[BLUE, n] != NOBODY]


def next_orders(s, count):
    """The top cards of the order deck, the next one first."""
    top = ORDERS_RETURNED[s.s.players] + s.s.orders_left
    return [s.s.order_deck[top - 1 - n] for n in range(count)]


@proves("YK-1207")
def test_while_a_port_asks_nothing_else_is_possible():
    s = at_port(2)
    assert s.asked == "port"
    assert s.why_not("done") == "YK-1207"


@proves("YK-1207", "YK-1221")
def test_one_order_is_free():
    s = at_port(2).yen(BLUE, 2).imports(BLUE, 1)
    card = row(s)[1]
    s.take(A2, "stop")
    assert hand(s) == [35, card]
    assert (s.s.yen[BLUE], s.s.imports[BLUE]) == (2, 1)


@proves("YK-1207", "YK-221")
@pytest.mark.parametrize("imports, left", [("imports:0", (0, 1)), ("imports:1", (2, 0))])
def test_two_orders_cost_2_yen_or_1_import_in_all(imports, left):
    s = at_port(2).yen(BLUE, 2).imports(BLUE, 1)
    cards = row(s)[:2]
    s.take(A1, A2)
    assert s.legal == {"imports:0", "imports:1"}
    s.take(imports)
    assert hand(s) == [35, *cards]
    assert (s.s.yen[BLUE], s.s.imports[BLUE]) == left


@proves("YK-1207")
def test_there_is_no_third_order():
    s = at_port(4).orders(BLUE).yen(BLUE, 9).take(A1, A2)
    assert s.asked == "building"
    assert len(hand(s)) == 2


@proves("YK-1207")
def test_without_2_yen_or_an_import_there_is_no_second_order():
    s = asked(4, taken=1).yen(BLUE, 1)
    assert s.why_not(A2) == "YK-1207"
    assert s.yen(BLUE, 2).why_not(A2) is None
    assert s.yen(BLUE, 0).imports(BLUE, 1).why_not(A2) is None


@proves("YK-1208")
@pytest.mark.parametrize("own, other", [("a", "b"), ("b", "a")])
def test_a_port_gives_orders_of_its_own_board_only(own, other):
    s = position().power(BLUE, f"port_{own}", 4).acting(BLUE, f"port_{own}")
    assert s.why_not(f"take:{other}1") == "YK-1208"
    assert s.legal == {"stop", *(f"take:{own}{n}" for n in range(1, 7))}
    there = row(s, "ab".index(other))
    s.take(f"take:{own}1", "stop")
    assert row(s, "ab".index(other)) == there


@proves("YK-1209")
def test_power_1_opens_no_order():
    assert asked(1).legal == {"stop"}
    assert asked(1).why_not(A1) == "YK-1209"


@proves("YK-1209")
def test_an_agent_alone_with_one_assistant_takes_no_order():
    s = position().agents(BLUE, britain=1).assistants(BLUE, "port_a").to_move(BLUE)
    before = row(s)
    s.take("agent:port_a")
    assert s.asked != "port"
    assert row(s) == before
    assert s.standing(BLUE, "port_a") == 0  # the action was made all the same


@proves("YK-1210")
def test_power_2_opens_the_low_slots():
    s = at_port(2)
    assert s.legal == {A1, A2, "stop"}
    assert s.why_not(A3) == s.why_not(A6) == "YK-1210"


@proves("YK-1211")
def test_power_3_opens_low_and_mid_slots():
    s = at_port(3)
    assert s.legal == {A1, A2, A3, A4, "stop"}
    assert s.why_not(A5) == s.why_not(A6) == "YK-1211"


@proves("YK-1212")
def test_power_4_opens_every_slot():
    s = at_port(4)
    assert s.legal == {*SLOTS, "stop"}
    assert s.s.vp[BLUE] == 0


@proves("YK-1213")
def test_power_5_opens_every_slot_and_gives_3_vp():
    s = at_port(5)
    assert s.legal == {*SLOTS, "stop"}
    assert s.s.vp[BLUE] == 3


@proves("YK-1214")
def test_the_second_order_too_lies_in_an_open_slot():
    s = at_port(3).yen(BLUE, 2).take(A4)
    assert s.legal == {A1, A2, A3, "stop"}
    assert s.why_not(A5) == "YK-1211"


@proves("YK-1215")
def test_with_three_orders_in_hand_none_can_be_taken():
    s = asked(4).orders(BLUE, 34, 35, 36)
    assert s.why_not(A1) == "YK-1215"
    assert s.legal == {"stop"}


@proves("YK-1216")
def test_the_cards_slide_left_and_the_deck_fills_the_right():
    s = at_port(2)
    cards, new = row(s), next_orders(s, 1)
    s.take(A2, "stop")
    assert row(s) == [cards[0], *cards[2:], *new]


@proves("YK-1216", "YK-1218")
def test_two_orders_leave_the_display_before_it_is_refilled():
    s = at_port(4).yen(BLUE, 2)
    cards, new = row(s), next_orders(s, 2)
    s.take(A1)
    assert row(s) == [NOBODY, *cards[1:]]
    assert s.why_not(A1) == "YK-1217"  # nothing has come in its place
    s.take(A4)
    assert row(s) == [cards[1], cards[2], cards[4], cards[5], *new]


@proves("YK-1217")
def test_without_a_deck_slots_stay_empty():
    s = at_port(4).order_deck(1).yen(BLUE, 2)
    cards, new = row(s), next_orders(s, 1)
    s.take(A1, A2)
    assert row(s) == [*cards[2:], *new, NOBODY]
    s.to_move(BLUE).orders(BLUE).order_deck(0).ask("port", 0, 4, 0)
    assert s.why_not(A6) == "YK-1217"


@proves("YK-1219")
def test_no_order_need_be_taken():
    s = at_port(4)
    cards, left = row(s), s.s.orders_left
    s.take("stop")
    assert (row(s), hand(s), s.s.orders_left) == (cards, [35], left)


@proves("YK-1222")
def test_a_card_that_slides_left_becomes_easier_to_take():
    s = at_port(2)
    card = row(s)[2]
    assert s.why_not(A3) == "YK-1210"
    s.take(A1, "stop")
    s.power(BLUE, "port_a", 2).acting(BLUE, "port_a").take(A2)
    assert hand(s)[-1] == card


@proves("YK-213")
def test_while_a_price_is_open_nothing_else_is_possible():
    s = at_port(2).yen(BLUE, 2).imports(BLUE, 1).take(A1, A2)
    assert s.asked == "paying"
    assert s.why_not("stop") == "YK-213"


@proves("YX-16", "YK-1207", "YK-1208", "YK-1211", "YK-1214", "YK-1216")
def test_two_orders_of_level_low_and_mid_for_2_yen():
    s = at_port(3).yen(BLUE, 2)
    cards, new = row(s), next_orders(s, 2)
    s.take(A1, A3)
    assert hand(s) == [35, cards[0], cards[2]]
    assert s.s.yen[BLUE] == 0
    assert row(s) == [cards[1], cards[3], cards[4], cards[5], *new]


@proves("YX-27", "YK-1213", "YK-1215", "YK-1220")
def test_power_5_with_three_orders_in_hand():
    s = position().orders(BLUE, 34, 35, 36).power(BLUE, "port_a", 5)
    cards = row(s)
    s.acting(BLUE, "port_a")
    assert (row(s), hand(s)) == (cards, [33, 34, 35])
    assert s.s.vp[BLUE] == 3
    assert s.asked == "token"
    s.take("stop")
    assert s.asked == "building"
    s.take("stop")
    assert s.standing(BLUE, "port_a") == 0


@proves("YK-1220")
def test_the_3_vp_do_not_depend_on_taking_an_order():
    assert at_port(5).take("stop").s.vp[BLUE] == 3


@proves("YX-28", "YK-1215", "YK-1221")
def test_power_4_with_two_orders_in_hand():
    s = position().orders(BLUE, 35, 36).yen(BLUE, 2).power(BLUE, "port_a", 4).acting(BLUE, "port_a")
    card = row(s)[0]
    s.take(A1)
    assert s.asked == "building"  # a second one is not offered
    assert hand(s) == [34, 35, card]
    assert s.s.yen[BLUE] == 2
