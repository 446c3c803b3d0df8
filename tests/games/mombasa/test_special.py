"""Special bonus spaces of the tracks C and D (MB-1622 … MB-1631, MB-1710 … MB-1721, MB-1728 … MB-1735)."""

import pytest

from entrepot.games.mombasa.actions import CARDS, COMPANIES, DISPLAY, SPACES
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, position

SPECIAL = ("c_1", "c_2", "d_1", "d_2")


def on_c1(money=9):
    """Blue has both bonuses of C1, at Saint-Louis."""
    return position().track(BLUE, "saint_louis", 11).money(BLUE, money)


def on_c2(money=9, **cards):
    """Blue has both bonuses of C2, at Saint-Louis; these cards are for sale."""
    p = position().face(saint_louis="c2").track(BLUE, "saint_louis", 9).money(BLUE, money)
    return p.display(**dict.fromkeys(DISPLAY, None)).display(**cards)


def on_d1(*hand, money=1):
    """Blue has both bonuses of D1, at Cairo."""
    return position().track(BLUE, "cairo", 12).hand(BLUE, *hand).money(BLUE, money)


def on_d2(money=9):
    """Blue has both bonuses of D2, at Cairo."""
    return position().face(cairo="d2").track(BLUE, "cairo", 13).money(BLUE, money)


def moved(p):
    return [p.at(BLUE, company) for company in COMPANIES]


# --- spaces of tracks


@proves("MB-1622", "MB-1625")
def test_the_tracks_c_and_d_have_spaces_for_markers_and_a_and_b_have_none():
    assert SPACES[-4:] == SPECIAL
    p = position().money(BLUE, 9)
    assert {p.why_not(f"mark:{space}") for space in SPECIAL} == {"MB-1629"}
    p.track(BLUE, "mombasa", 12).track(BLUE, "cape_town", 10)
    assert {p.why_not(f"mark:{space}") for space in SPECIAL} == {"MB-1629"}
    p.track(BLUE, "saint_louis", 11).track(BLUE, "cairo", 12)
    assert {p.why_not(f"mark:{space}") for space in SPECIAL} == {None}
    p.take("mark:d_1", "sell:coffee_1")
    assert p.s.marker[SPACES.index("d_1")] == BLUE and p.s.markers[BLUE] == 1


@proves("MB-1629")
@pytest.mark.parametrize(("company", "first", "second"), [("saint_louis", "c_1", "c_2"), ("cairo", "d_1", "d_2")])
def test_only_who_has_unlocked_a_space_may_use_it(company, first, second):
    p = position().money(BLUE, 9)
    fields = {"saint_louis": (5, 11), "cairo": (5, 12)}[company]
    for space, refused in ((fields[0] - 1, ("MB-1629", "MB-1629")), (fields[0], (None, "MB-1629")),
                           (fields[1] - 1, (None, "MB-1629")), (fields[1], (None, None))):  # fmt: skip
        p.track(BLUE, company, space)
        assert (p.why_not(f"mark:{first}"), p.why_not(f"mark:{second}")) == refused
    p.marker(PINK, second)
    assert (p.why_not(f"mark:{first}"), p.why_not(f"mark:{second}")) == (None, "MB-1103")  # one marker


@proves("MB-1626", "MB-1628")
@pytest.mark.parametrize(("one", "other"), [("c_1", "c_2"), ("c_2", "c_1"), ("d_1", "d_2"), ("d_2", "d_1")])
def test_one_of_the_two_spaces_of_a_track_in_a_round(one, other):
    p = on_c1().track(BLUE, "cairo", 12)
    assert p.why_not(f"mark:{one}") is p.why_not(f"mark:{other}") is None  # either of them
    p.marker(BLUE, one)
    assert p.why_not(f"mark:{other}") == "MB-1628" and f"mark:{other}" not in p.legal
    p.preparation()
    for player in range(3):
        p.plan(player, None, None, None)
    assert p.s.turn == BLUE and p.why_not(f"mark:{other}") is None


@proves("MB-1630")
@pytest.mark.parametrize(("one", "other"), [("c_1", "c_2"), ("c_2", "c_1"), ("d_1", "d_2"), ("d_2", "d_1")])
def test_two_players_may_use_the_two_spaces_of_a_track(one, other):
    p = on_c1().track(BLUE, "cairo", 12).marker(PINK, one)
    assert p.why_not(f"mark:{other}") is None


@proves("MB-1631")
def test_bonuses_of_different_tracks_are_used_together():
    p = on_c1().track(BLUE, "cairo", 12).marker(BLUE, "c_1")
    assert p.why_not("mark:d_1") is p.why_not("mark:d_2") is None
    p = position().face(cape_town="a2", cairo="b1", mombasa="d1").track(BLUE, "cape_town", 4).track(BLUE, "cairo", 10)
    p.slots(BLUE, "banana_2", "cotton_1").display(right_1="b08")  # of price 5: less 1 for each
    assert p.take("goods:1", "goods:2").why_not("buy:right_1") is None


@proves("MB-1735")
@pytest.mark.parametrize("first", ["c1", "c2"])
@pytest.mark.parametrize("second", ["d1", "d2"])
def test_the_spaces_are_those_of_the_faces_in_play(first, second):
    p = position().face(saint_louis=first, cairo=second).money(BLUE, 9)
    p.track(BLUE, "saint_louis", 11).track(BLUE, "cairo", 13)
    asked = {"c1": "sharing", "c2": "either", "d1": "selling", "d2": "tracks"}
    assert p.copy().take("mark:c_1").asked == asked[first]
    assert p.copy().take("mark:d_1").asked == asked[second]


@proves("MB-1735")
def test_the_spaces_lie_wherever_the_track_does():
    p = position().face(mombasa="d2", cairo="a1").money(BLUE, 9).track(BLUE, "mombasa", 6)
    assert p.why_not("mark:d_1") is None and p.why_not("mark:d_2") == "MB-1629"
    p.take("mark:d_1")
    assert p.legal == {"track:cape_town", "track:saint_louis", "track:cairo"}


# --- C1


@proves("MB-1710")
@pytest.mark.parametrize(("space", "cost"), [("c_1", 2), ("c_2", 1)])
def test_c1_is_paid_for(space, cost):
    assert on_c1(cost - 1).why_not(f"mark:{space}") == "MB-1102"
    assert on_c1(cost).take(f"mark:{space}").s.money[BLUE] == 0


@proves("MB-1711", "MB-1712")
@pytest.mark.parametrize("space", ["c_1", "c_2"])
def test_c1_gives_bp_and_diamond_steps_three_in_all(space):
    p = on_c1(2).take(f"mark:{space}")
    assert p.asked == "sharing" and p.legal == {"share:1_bp", "share:2_bp"}
    assert p.why_not("stop") == p.why_not("cash") == "MB-1711"
    money = p.s.money[BLUE]
    one, two = p.copy().take("share:1_bp"), p.take("share:2_bp")
    assert one.asked == two.asked == "books"
    assert (one.s.diamond[BLUE], two.s.diamond[BLUE]) == (2, 1)
    assert one.why_not("take:c1") == "MB-806" and two.why_not("take:c1") is None
    one.take("cash")
    two.take("cash", "cash")
    assert (one.s.money[BLUE], two.s.money[BLUE]) == (money + 1, money + 2)
    assert one.s.turn == two.s.turn == PINK


@proves("MB-1731")
def test_the_order_of_the_parts_of_c1_makes_no_difference():
    """The steps come first here; BP first would end with the same, also where steps or BP are money."""
    first = on_c1(2).diamond(BLUE, 27).coin("a1").take("mark:c_1", "share:1_bp", "take:a1", "shelve:1")
    other = on_c1(0).diamond(BLUE, 27).coin("a1").ask("books", 1).take("take:a1")
    other.ask("either", 1, 2, 0).take("diamonds")
    assert first.s.diamond[BLUE] == other.s.diamond[BLUE] == 28
    assert first.s.money[BLUE] == other.s.money[BLUE] == 1 + 2  # the coin, and a step beyond the end
    end = on_c1(2).diamond(BLUE, 28).jar(BLUE, 16).take("mark:c_1", "share:1_bp")
    assert end.s.money[BLUE] == 2 * 2 + 2 and end.s.turn == PINK


# --- C2


@proves("MB-1713", "MB-1730")
@pytest.mark.parametrize(("space", "steps"), [("c_1", 1), ("c_2", 2)])
def test_c2_asks_for_nothing_and_serves_for_the_steps_alone(space, steps):
    p = on_c2(0, right_1="a01").take(f"mark:{space}")  # no card can be paid for: there is one answer
    assert (p.s.diamond[BLUE], p.s.money[BLUE], p.s.turn) == (steps, 0, PINK)
    p = on_c2(9, right_1="a01").take(f"mark:{space}", "diamonds", "stop")
    assert (p.s.diamond[BLUE], p.s.money[BLUE], p.on_display("right_1")) == (steps, 9, "a01")


@proves("MB-1714")
def test_the_first_space_of_c2_a_card_for_its_price_or_a_step_or_both():
    p = on_c2(5, right_1="a01", left_1="a04", left_2="b05").take("mark:c_1")
    assert p.legal == {"buy:right_1", "buy:left_1", "diamonds"}
    assert p.why_not("end") == p.why_not("cash") == "MB-1714"
    assert p.why_not("buy:left_2") == "MB-1714"  # of price 6
    p.take("buy:left_1")
    assert p.s.money[BLUE] == 0 and "a04" in p.holds(BLUE)
    assert p.money(BLUE, 9).why_not("buy:right_1") == "MB-1714"  # one card
    assert p.copy().take("stop").s.diamond[BLUE] == 0
    p.take("diamonds")
    assert (p.s.diamond[BLUE], p.s.turn) == (1, PINK)


@proves("MB-1714", "MB-609")
def test_the_parts_of_c2_are_done_once():
    p = on_c2(9, right_1="a01", right_2="a04").take("mark:c_1", "diamonds")
    assert p.why_not("diamonds") == "MB-1714" and p.legal == {"buy:right_1", "buy:right_2", "stop"}
    assert p.why_not("buy:right_3") == "MB-609"


@proves("MB-1715")
def test_the_second_space_of_c2_a_card_for_one_pound_less_or_two_steps_or_both():
    p = on_c2(5, right_1="a01", left_2="b05", left_3="b08").take("mark:c_2")
    assert p.legal == {"buy:right_1", "buy:left_2", "diamonds"}  # of price 3, 6 and 7
    p.take("buy:left_2")
    assert p.s.money[BLUE] == 0 and "b05" in p.holds(BLUE)
    p.take("diamonds")
    assert (p.s.diamond[BLUE], p.s.turn) == (2, PINK)


@proves("MB-1716")
@pytest.mark.parametrize("space", ["c_1", "c_2"])
def test_one_part_of_c2_at_least_and_in_any_order(space):
    p = on_c2(9, right_1="a01", right_2="a04").take(f"mark:{space}")
    assert p.why_not("stop") == "MB-1716"
    one, other = p.copy().take("buy:right_1", "diamonds"), p.take("diamonds", "buy:right_1")
    assert one.s.diamond[BLUE] == other.s.diamond[BLUE] > 0 and one.s.money[BLUE] == other.s.money[BLUE]
    assert one.s.turn == other.s.turn == PINK


@proves("MB-1716")
def test_steps_beyond_the_end_may_pay_for_the_card():
    p = on_c2(1, right_1="a01", right_2="a09").diamond(BLUE, 28).take("mark:c_1")
    assert p.why_not("buy:right_1") == "MB-1714"
    p.take("diamonds", "buy:right_1")
    assert p.s.money[BLUE] == 0 and "a01" in p.holds(BLUE)


# --- D1


@proves("MX-33", "MB-1717", "MB-1718")
def test_d1_a_card_for_its_crate_and_three_or_a_coffee_card_for_its_crate_and_eight():
    assert on_d1("coffee_1", "banana_1").take("mark:d_1", "sell:coffee_1").s.money[BLUE] == 1 + 4
    p = on_d1("coffee_1", "coffee_2", "banana_1").take("mark:d_2")
    assert p.legal == {"sell:coffee_1", "sell:coffee_2"} and p.why_not("sell:banana_1") == "MB-1718"
    p.take("sell:coffee_1")
    assert p.s.money[BLUE] == 1 + 9 and p.s.turn == PINK


@proves("MB-1718", "MB-1729")
@pytest.mark.parametrize("card", ["banana_2", "cotton_1", "expansion_2a", "bookkeeper", "a09", "d01"])
def test_the_first_space_of_d1_takes_any_card_and_the_second_only_coffee(card):
    p = on_d1(card, "coffee_1", "coffee_2")
    assert p.copy().take("mark:d_1").why_not(f"sell:{card}") is None
    assert p.take("mark:d_2").why_not(f"sell:{card}") == "MB-1718"


@proves("MB-1728")
@pytest.mark.parametrize("space", ["d_1", "d_2"])
def test_only_hand_cards_are_discarded_and_they_are_out_of_the_game(space):
    p = on_d1("coffee_1", "b08").slots(BLUE, "coffee_2").recovery(BLUE, "2", "a04").display(right_1="a01")
    p.take(f"mark:{space}")
    assert {p.why_not(f"sell:{card}") for card in ("coffee_2", "a04", "a01")} == {"MB-1117"}
    own = p.copy().take("sell:coffee_1")
    assert own.s.sold[BLUE] & (1 << CARDS.index("coffee_1")) and own.holds(BLUE) == {"b08"}
    p.take("sell:b08")
    assert p.s.discarded == 1 << CARDS.index("b08") and p.holds(BLUE) == {"coffee_1"} and p.sound


@proves("MB-1107")
def test_no_marker_on_d1_without_a_card_for_it():
    p = on_d1().slots(BLUE, "coffee_1")
    assert p.why_not("mark:d_1") == p.why_not("mark:d_2") == "MB-1107"
    p.hand(BLUE, "banana_1")
    assert (p.why_not("mark:d_1"), p.why_not("mark:d_2")) == (None, "MB-1107")
    assert p.hand(BLUE, "coffee_2").why_not("mark:d_2") is None


# --- D2


@proves("MB-1719")
@pytest.mark.parametrize("space", ["d_1", "d_2"])
def test_d2_costs_a_pound(space):
    assert on_d2(0).why_not(f"mark:{space}") == "MB-1102"
    assert on_d2(1).take(f"mark:{space}").s.money[BLUE] == 0


@proves("MB-1720")
def test_the_first_space_of_d2_two_steps_on_two_other_tracks():
    p = on_d2().take("mark:d_1")
    assert p.legal == {"track:mombasa", "track:cape_town", "track:saint_louis"}
    assert p.why_not("track:cairo") == "MB-1720"
    assert p.why_not("stop") == p.why_not("step:mombasa") == "MB-1720"
    p.take("track:saint_louis")
    assert p.why_not("track:saint_louis") == "MB-1720" and p.legal == {"track:mombasa", "track:cape_town"}
    p.take("track:mombasa")
    assert moved(p) == [2, 0, 2, 13] and p.s.turn == PINK


@proves("MB-1721")
def test_the_second_space_of_d2_two_steps_on_the_three_other_tracks():
    p = on_d2().take("mark:d_2", "track:cape_town", "track:saint_louis")
    assert moved(p) == [2, 2, 2, 13] and p.s.turn == PINK


@proves("MB-1732")
def test_the_order_of_d2_is_free_and_may_pay_for_a_pay_section():
    p = on_d2(1).track(BLUE, "mombasa", 8).track(BLUE, "saint_louis", 4)  # a pay section here, a special field there
    one = p.copy().take("mark:d_1", "track:mombasa", "track:saint_louis")
    assert moved(one) == [8, 0, 6, 13] and one.s.money[BLUE] == 1  # no money yet: two steps are lost
    p.take("mark:d_1", "track:saint_louis", "track:mombasa")
    assert p.asked == "toll"
    p.take("pay")
    assert moved(p) == [10, 0, 6, 13] and p.s.money[BLUE] == 0


@proves("MB-1732")
def test_a_track_without_a_step_may_be_chosen_for_d2():
    p = on_d2().track(BLUE, "mombasa", 20).track(BLUE, "cape_town", 19).take("mark:d_1")
    assert p.why_not("track:mombasa") is None
    p.take("track:mombasa", "track:cape_town")
    assert moved(p) == [20, 20, 0, 13] and p.s.turn == PINK
