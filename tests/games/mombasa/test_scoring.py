"""The end and final scoring in seven categories (MB-1501 … MB-1512)."""

import pytest

from entrepot.games.mombasa.actions import COMPANIES, SLOTS
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, PURPLE, position

CASH, DIAMONDS, BOOKS = 0, 5, 6  # columns of the sheet; the companies lie between
DIAMOND_VALUES = {6: 10, 9: 15, 13: 25, 16: 30, 20: 40, 23: 45, 25: 50, 28: 60}
BOOK_VALUES = {3: 10, 5: 15, 7: 20, 9: 30, 11: 40, 13: 50, 15: 60}


def sheet(p, player=BLUE):
    return [p.s.sheet[player, n] for n in range(7)]


def company(p, name, player=BLUE):
    return p.s.sheet[player, 1 + COMPANIES.index(name)]


def last_reached(values, space):
    return max((value for at, value in values.items() if at <= space), default=0)


# --- when


@proves("MB-1501")
def test_scoring_follows_the_action_phase_of_round_7():
    p = position(2).money(BLUE, 30).slots(PINK, "coffee_1")
    p.s.round = 6
    p.take("end", "end")
    assert p.asked == "planning" and sheet(p) == [0] * 7
    p.plan(BLUE, None, None, None).plan(PINK, "coffee_2", None, None).take("end")
    assert p.asked == "turn" and sheet(p) == [0] * 7
    p.take("goods:1", "step:cairo", "step:cairo")
    p.take("end")
    assert p.asked == "over" and sheet(p) == [30, 0, 0, 0, 0, 0, 0] and p.s.round == 7
    assert p.why_not("end", BLUE) == p.why_not("end", PINK) == "MB-1501" and p.legal == set()


@proves("MB-1502")
def test_all_cards_come_to_hand_first():
    p = position().slots(BLUE, "coffee_1", "a07").recovery(BLUE, "3", "a01", "cotton_1").recovery(BLUE, "book", "b05")
    own = p.holds(BLUE) | {"coffee_1", "a07", "a01", "cotton_1", "b05"}
    p.base("cape_town", 5, 5, 0).base("mombasa", 5, 5, 0).finish()
    assert p.holds(BLUE) == own and not any(p.in_recovery(BLUE, slot) for slot in SLOTS)
    assert (company(p, "cape_town"), company(p, "mombasa")) == (5 * 1, 5 * 2)  # laid out by company
    assert company(p, "cape_town", PINK) == 0 and p.sound


# --- the categories


@proves("MB-1503")
def test_seven_categories_make_the_sum():
    p = position().money(BLUE, 7).diamond(BLUE, 6).jar(BLUE, 4)
    for n, name in enumerate(COMPANIES, 1):
        p.base(name, 5, 5, 0).track(BLUE, name, (2, 5, 6, 9)[n - 1])
    p.finish()
    assert sheet(p) == [7, 5 * 1, 5 * 2, 5 * 3, 5 * 4, 10, 10]
    assert [p.s.rank[player] for player in range(3)] == [1, 2, 2]


@proves("MB-1504")
@pytest.mark.parametrize("money", [0, 1, 42, 300])
def test_every_pound_counts_one(money):
    assert sheet(position().money(BLUE, money).finish()) == [money, 0, 0, 0, 0, 0, 0]


@proves("MB-1505")
@pytest.mark.parametrize(
    ("columns", "value"), [((5, 5, 5), 0), ((5, 4, 5), 1), ((5, 5, 0), 5), ((3, 3, 0), 7), ((0, 0, 0), 15)]
)
def test_a_company_counts_its_share_value_times_all_shares(columns, value):
    p = position().base("cape_town", *columns).track(BLUE, "cape_town", 12).hand(BLUE, "a01", "e02", "d01")
    assert company(p.finish(), "cape_town") == value * (5 + 1 + 3)
    p = position().base("cape_town", *columns).track(BLUE, "cape_town", 12).hand(BLUE)
    assert company(p.finish(), "cape_town") == value * 5
    p = position().base("cape_town", *columns).hand(BLUE, "a01", "e02")
    assert company(p.finish(), "cape_town") == value * 4


@proves("MB-1506", "MB-1508")
@pytest.mark.parametrize("space", range(29))
def test_the_diamond_track_counts_the_last_value_reached(space):
    p = position().diamond(BLUE, space).finish()
    assert p.s.sheet[BLUE, DIAMONDS] == last_reached(DIAMOND_VALUES, space)


@proves("MB-1507", "MB-1508")
@pytest.mark.parametrize("jar", range(17))
def test_the_bookkeeping_track_counts_the_last_value_reached(jar):
    """Position 1 is the starting book, position 2 book space 1."""
    p = position().jar(BLUE, jar).finish()
    assert p.s.sheet[BLUE, BOOKS] == last_reached(BOOK_VALUES, jar - 1)


@proves("MB-1509")
def test_nothing_else_counts():
    p = position().money(BLUE, 5).shelf(BLUE, "a01", "b01", "c01").marker(BLUE, "first").bonus_tile(BLUE, "good")
    p.hand(BLUE, "c04", "b14", "a09", "expansion_2a").slots(BLUE, "b08").post("cairo", "n1", "n2", "n3")
    p.s.first = BLUE
    assert p.track(BLUE, "mombasa", 1).finish() and sheet(p) == [5, 0, 0, 0, 0, 0, 0]


@proves("MB-1511")
def test_coins_that_nobody_took_belong_to_nobody():
    p = position().coin("a1").coin("c4").money(BLUE, 3)
    assert sum(p.s.round_coins[n] for n in range(8)) == 9
    p.finish()
    assert [p.s.sheet[player, CASH] for player in range(3)] == [3, 1, 1]


@proves("MB-1512")
@pytest.mark.parametrize("place", ["hand", "recovery", "used slot", "slot"])
def test_shares_count_wherever_the_card_is(place):
    p = position().base("cairo", 0, 0, 0)
    if place == "hand":
        p.hand(BLUE, "a03")
    elif place == "recovery":
        p.recovery(BLUE, "2", "a03")
    else:
        p.slots(BLUE, "a03", used=("a03",) if place == "used slot" else ())
    assert company(p.finish(), "cairo") == 15


@proves("MB-1512")
def test_sold_and_discarded_cards_do_not_count():
    p = position().base("cairo", 0, 0, 0).hand(BLUE, "a03", "coffee_1").display(right_1="b06")
    p.take("mark:sell", "sell:a03").preparation().finish()  # and b06 leaves the display
    assert [company(p, "cairo", player) for player in range(3)] == [0, 0, 0]


# --- the winner


@proves("MX-38", "MB-1510")
def test_tied_players_share_the_victory():
    p = position().money(BLUE, 120).money(PINK, 60).diamond(PINK, 28).money(PURPLE, 95).finish()
    assert [sum(sheet(p, player)) for player in range(3)] == [120, 120, 95]
    assert [p.s.rank[player] for player in range(3)] == [1, 1, 3]


@proves("MB-1510")
def test_the_highest_sum_wins():
    p = position().money(BLUE, 119).money(PINK, 61).diamond(PINK, 28).money(PURPLE, 95).finish()
    assert [p.s.rank[player] for player in range(3)] == [2, 1, 3]


@proves("MX-38", "MB-1505")
def test_equal_sums_are_reached_by_shares_too():
    p = position().base("mombasa", 0, 0, 0).hand(BLUE, "d01", "e01", "a07").money(BLUE, 30).money(PINK, 120)
    p.money(PURPLE, 95).finish()
    assert company(p, "mombasa") == 15 * 6 and [p.s.rank[player] for player in range(3)] == [1, 1, 3]
