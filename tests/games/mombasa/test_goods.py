"""The goods action: cards, one purchase, steps (MB-601 … MB-621, MX-06, MX-07, MX-23, MX-31, MX-44)."""

import pytest

from entrepot.games.mombasa.actions import COMPANIES, DISPLAY
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, position

NOTHING = dict.fromkeys(DISPLAY)


def selling(*slots, money=0, used=(), **shown):
    """Blue's turn with these cards in the slots; right_1="a05", … are the only cards for sale."""
    p = position().display(**NOTHING).display(**shown).money(BLUE, money).slots(BLUE, *slots, used=used)
    return p.to_move(BLUE)


def at_the_end(p, *companies):
    """Blue's markers stand on the last space of these tracks; what they unlock is not available."""
    for company in companies:
        p.track(BLUE, company, 20, opened=False)
    return p


def units(p):
    """Left to be used for steps."""
    return p.s.agenda[p.s.depth - 1, 1] if p.asked == "steps" else 0


def bought(p):
    """Deck cards in hand."""
    return {card for card in p.holds(BLUE) if card[0] in "abcde" and card[1:].isdigit()}


# --- cards


@proves("MB-601")
@pytest.mark.parametrize(
    ("card", "value"),
    [("coffee_1", 1), ("banana_2", 2), ("cotton_2", 2), ("a05", 3), ("b06", 3), ("b08", 4), ("c06", 4)],
)
def test_a_goods_card_is_worth_one_to_four_units(card, value):
    p = selling(card).take("goods:1", "step:cairo")
    assert (units(p) if value > 1 else 0) == value - 1


@proves("MB-602", "MB-603", "MB-612", "MX-06")
def test_cards_of_one_type_and_not_all_of_them():
    p = selling("coffee_1", "a04", "cotton_2")
    assert {action for action in p.legal if action.startswith("goods")} == {"goods:1", "goods:2", "goods:3"}
    for slots, total in ((("1",), 1), (("2",), 3), (("1", "2"), 4), (("2", "1"), 4), (("3",), 2)):
        chosen = p.copy().take(*(f"goods:{slot}" for slot in slots), "step:mombasa")
        assert units(chosen) == total - 1
        assert chosen.s.used[BLUE] == sum(1 << int(slot) for slot in slots)
    assert p.copy().take("goods:1").why_not("goods:3") == "MB-612"
    assert p.copy().take("goods:3").why_not("goods:2") == "MB-612"


@proves("MB-602")
def test_a_card_is_chosen_once():
    p = selling("coffee_1", "a04").take("goods:1")
    assert p.why_not("goods:1") == "MB-602"


@proves("MB-509")
def test_only_active_goods_cards_are_chosen():
    p = selling("coffee_1", "bookkeeper", "coffee_2", used=("coffee_2",))
    assert p.why_not("goods:2") == p.why_not("goods:3") == p.why_not("goods:book") == "MB-509"
    p.take("goods:1")
    assert p.why_not("goods:2") == p.why_not("goods:3") == "MB-509"


# --- a purchase


@proves("MB-604")
def test_a_purchase_or_steps_or_both():
    p = selling("b08", right_1="a04", right_2="a05").take("goods:1")
    assert p.asked == "goods"
    assert p.legal == {"buy:right_1", "buy:right_2", *(f"step:{company}" for company in COMPANIES)}
    p.take("buy:right_1")
    assert (p.asked, units(p)) == ("steps", 1)
    assert p.why_not("buy:right_2") == "MB-610"  # one card at most
    p.take("step:cairo")
    assert (p.at(BLUE, "cairo"), bought(p), p.s.turn) == (1, {"a04"}, PINK)


@proves("MB-604")
def test_nothing_else_is_done_with_goods():
    p = selling("b08", "bookkeeper", right_1="a04").take("goods:1")
    for action in ("bookkeeper:2", "end", "mark:first", "expand:cairo", "cash"):
        assert p.why_not(action) == "MB-604"


@proves("MB-604")
def test_steps_settle_that_nothing_is_bought():
    p = selling("b08", right_1="a04").take("goods:1", "step:cairo")
    assert (p.asked, units(p), p.why_not("buy:right_1")) == ("steps", 3, "MB-610")


@proves("MB-610")
def test_nothing_else_is_done_with_the_units_left():
    p = selling("b08", "coffee_1", right_1="a04").take("goods:1", "buy:right_1")
    for action in ("goods:2", "end", "plus:2", "pay"):
        assert p.why_not(action) == "MB-610"


@proves("MB-605", "MB-606", "MB-620", "MX-44")
@pytest.mark.parametrize(("column", "price"), [("left", 5), ("middle", 4), ("right", 3)])
def test_the_price_is_crate_number_and_surcharge(column, price):
    """Crate number 3; coffee worth 2 to 6 units pays for it."""
    goods = {2: ("coffee_2",), 3: ("a04",), 4: ("b08",), 5: ("a04", "coffee_2"), 6: ("b08", "coffee_2")}
    for total, cards in goods.items():
        for row in (1, 4):
            space = f"{column}_{row}"
            p = selling(*cards, **{space: "a07"}).take("goods:1", *(["goods:2"] if len(cards) > 1 else []))
            assert p.why_not(f"buy:{space}") == (None if total >= price else "MB-606")
            if total >= price:
                p.take(f"buy:{space}")
                assert (bought(p), units(p)) == ({"a07"}, total - price)


@proves("MB-605", "MB-606", "MB-607", "MB-608", "MB-609", "MB-610", "MB-611", "MX-07")
def test_a_banana_card_for_three_of_four_coffee():
    p = selling("coffee_1", "a04", right_2="a05", right_1="a02").take("goods:1", "goods:2", "buy:right_2")
    assert bought(p) == {"a05"} and p.on_display("right_2") is None
    assert (p.asked, units(p), p.legal) == ("steps", 1, {f"step:{company}" for company in COMPANIES})
    p.take("step:saint_louis")
    assert [p.at(BLUE, company) for company in COMPANIES] == [0, 0, 1, 0]
    assert (p.is_used(BLUE, "1"), p.is_used(BLUE, "2"), p.s.turn) == (True, True, PINK)
    assert p.on_display("right_2") is None and p.on_display("right_1") == "a02"


@proves("MB-609")
def test_a_gap_is_not_filled_and_not_bought():
    p = selling("b08", right_1="a04").take("goods:1")
    assert p.why_not("buy:right_2") == "MB-609"
    p.take("buy:right_1", "step:cairo").slots(PINK, "b09").to_move(PINK).take("goods:1")
    assert p.on_display("right_1") is None and p.why_not("buy:right_1") == "MB-609"


@proves("MB-609")
def test_a_gap_is_not_bought_for_money_either():
    p = selling(money=9, right_1="a04", right_3="a05").take("mark:buy")
    assert p.asked == "buying" and p.why_not("buy:right_2") == "MB-609"


@proves("MB-618")
@pytest.mark.parametrize("card", ["a09", "b14", "c04", "d02", "e03"])
def test_any_card_for_sale_may_be_bought(card):
    p = selling("b08", "c01", right_3=card).take("goods:1", "goods:2", "buy:right_3")
    assert bought(p) == {card}


@proves("MB-619")
def test_a_bought_card_cannot_be_used_in_the_same_round_but_sold():
    p = selling("a04", right_1="a05").take("goods:1", "buy:right_1").to_move(BLUE)
    assert not any(action.startswith("goods") for action in p.legal) and "a05" in p.holds(BLUE)
    p.take("mark:sell", "sell:a05")
    assert p.s.money[BLUE] == 3 + 2 and "a05" not in p.holds(BLUE)


@proves("MB-614", "MB-1901")
def test_a_price_of_0_needs_goods_all_the_same():
    """B1 makes a card with crate number 1 in the right column free for banana."""
    p = selling("coffee_1", "banana_1", right_1="a09").track(BLUE, "cape_town", 4)
    assert p.why_not("buy:right_1") == "MB-502"  # not without goods
    p.take("goods:2", "buy:right_1")
    assert (bought(p), units(p), p.is_used(BLUE, "2")) == ({"a09"}, 1, True)


@proves("MX-23")
def test_a_price_of_0_and_never_less():
    p = selling("banana_2", right_1="a09").track(BLUE, "cape_town", 4).take("goods:1", "buy:right_1")
    assert (bought(p), units(p)) == ({"a09"}, 2)
    p.take("step:cairo", "step:cairo")
    assert p.at(BLUE, "cairo") == 2
    # the second space of C2 lowers the price by 1 as well
    p = selling(money=0, right_1="a09").face(saint_louis="c2").track(BLUE, "saint_louis", 9)
    p.take("mark:c_2", "buy:right_1")
    assert (bought(p), p.s.money[BLUE]) == ({"a09"}, 0)
    # banana and cotton lower the price by 2: of 1 nothing is left, not −1
    p = selling("banana_2", "cotton_1", right_1="a09", right_2="a08").face(mombasa="a2").track(BLUE, "mombasa", 4)
    p.track(BLUE, "cape_town", 10).take("goods:1", "goods:2", "buy:right_1")
    assert (bought(p), units(p)) == ({"a09"}, 3)


# --- steps


@proves("MB-608", "MB-610", "MB-616", "MB-621")
def test_units_are_split_among_tracks_in_any_order():
    p = selling("b08", "coffee_1").take("goods:1", "goods:2", "step:cairo", "step:mombasa", "step:cairo", "step:cairo")
    assert (p.asked, units(p)) == ("steps", 1)
    p.take("step:cape_town")
    assert [p.at(BLUE, company) for company in COMPANIES] == [1, 1, 0, 3]
    assert (p.asked, p.s.turn) == ("turn", PINK)


@proves("MB-621")
@pytest.mark.parametrize(("card", "left"), [("a09", 3), ("a08", 2), ("a04", 1), ("b05", 0)])
def test_each_unit_is_spent_once(card, left):
    """Four units: the price of a card, and steps for the rest."""
    p = selling("b08", right_1=card).take("goods:1", "buy:right_1", *["step:cairo"] * left)
    assert (p.at(BLUE, "cairo"), p.s.turn) == (left, PINK)


@proves("MB-611", "MB-613")
def test_the_cards_are_turned_over_and_no_unit_is_kept():
    p = selling("coffee_1", "coffee_2", "cotton_1").take("goods:1", "step:cairo")
    assert [p.is_used(BLUE, slot) for slot in "123"] == [True, False, False] and p.s.turn == PINK
    p.to_move(BLUE).take("goods:3", "step:cairo")
    assert p.at(BLUE, "cairo") == 2 and p.s.turn == PINK  # one unit more, of the cotton alone


@proves("MB-615")
def test_the_purchase_comes_before_the_steps():
    p = selling("b08", right_1="a08").take("goods:1", "buy:right_1")
    assert bought(p) == {"a08"} and [p.at(BLUE, company) for company in COMPANIES] == [0] * 4


@proves("MB-616")
def test_a_special_field_funds_a_pay_section_of_the_same_action():
    """A1 pays £1 on space 5; B1 asks for £1 after space 7."""
    p = selling("coffee_2", money=0).track(BLUE, "mombasa", 4).track(BLUE, "cape_town", 7).take("goods:1")
    assert p.why_not("step:cape_town") == "MB-1604"
    p.take("step:mombasa")
    assert p.s.money[BLUE] == 1
    p.take("step:cape_town")
    assert (p.at(BLUE, "cape_town"), p.s.money[BLUE]) == (8, 0)


@proves("MB-1608")
def test_no_step_beyond_the_last_space():
    p = at_the_end(selling("coffee_2"), "cairo").take("goods:1")
    assert p.why_not("step:cairo") == "MB-1608" and p.why_not("step:mombasa") is None
    p.take("step:mombasa")
    assert p.why_not("step:cairo") == "MB-1608"


@proves("MB-617")
def test_units_are_not_given_up_while_a_marker_can_step():
    p = selling("coffee_2", right_1="a09", money=9).take("goods:1")
    assert p.why_not("stop") == "MB-617"
    assert p.copy().take("step:cairo").why_not("stop") == "MB-617"
    assert p.take("buy:right_1").why_not("stop") == "MB-617"


@proves("MB-617")
def test_units_that_only_a_pay_section_takes_may_be_given_up():
    p = at_the_end(selling("coffee_2", money=5), *COMPANIES[1:]).track(BLUE, "mombasa", 8).take("goods:1")
    assert p.legal == {"step:mombasa", "stop"}
    paid = p.copy().take("step:mombasa")
    assert (paid.at(BLUE, "mombasa"), paid.s.money[BLUE], paid.s.turn) == (10, 4, PINK)  # the last unit steps by itself
    p.take("stop")
    assert (p.at(BLUE, "mombasa"), p.s.money[BLUE], p.is_used(BLUE, "1"), p.s.turn) == (8, 5, True, PINK)


@proves("MB-617")
def test_units_without_a_possible_step_are_lost():
    p = at_the_end(selling("b08", right_1="a08", money=0), *COMPANIES[1:]).track(BLUE, "mombasa", 7)
    p.take("goods:1", "buy:right_1")  # 2 units: one step, then a pay section without money
    assert (p.asked, p.legal) == ("turn", p.legal_for(PINK))
    assert (p.at(BLUE, "mombasa"), p.s.money[BLUE], p.s.turn) == (8, 0, PINK)


# --- bonuses of the tracks


@proves("MB-1725", "MX-31")
def test_banana_and_coffee_pay_together():
    """The second bonus of B1."""
    p = selling("banana_2", "a04", middle_1="b05", right_1="b08").track(BLUE, "cape_town", 10)
    p.take("goods:1", "goods:2")
    assert p.why_not("step:cairo") == "MB-1725"  # mixed goods are for a purchase
    p.take("buy:right_1")  # price 5
    assert (bought(p), units(p), p.s.used[BLUE]) == ({"b08"}, 1, 0b110)
    p = selling("a04", "cotton_2", right_1="b08").track(BLUE, "cape_town", 10).take("goods:1")
    assert p.why_not("goods:2") == "MB-612"  # without banana


@proves("MB-1725")
def test_a_mixed_purchase_needs_a_banana_card_among_those_used():
    p = selling("a04", "cotton_2", "banana_1", "coffee_1", right_1="b08").track(BLUE, "cape_town", 10)
    p.take("goods:1", "goods:2")
    assert p.why_not("buy:right_1") == "MB-1725"
    assert p.take("goods:3").why_not("buy:right_1") is None


@proves("MB-1725")
def test_mixed_goods_are_not_given_up():
    p = at_the_end(selling("banana_2", "a04", right_1="b08"), *COMPANIES).track(BLUE, "cape_town", 20)
    p.take("goods:1", "goods:2")  # a purchase is the only thing left, and made
    assert bought(p) == {"b08"} and p.s.turn == PINK
    p = at_the_end(selling("banana_2", "a04", right_1="b08", right_2="a08"), *COMPANIES).track(BLUE, "cape_town", 20)
    assert p.take("goods:1", "goods:2").why_not("stop") == "MB-1725"


@proves("MB-1727")
def test_the_lower_price_is_a_choice_only_with_both_bonuses_of_a2():
    for space, cards, refused in (
        (10, ("cotton_2", "a06"), None), (4, ("cotton_2", "a06"), "MB-1727"), (10, ("coffee_2", "a04"), "MB-1727"),
    ):  # fmt: skip
        p = selling(*cards, right_1="b05").face(mombasa="a2").track(BLUE, "mombasa", space).take("goods:1", "goods:2")
        assert p.why_not("buy_cheaper:right_1") == refused
