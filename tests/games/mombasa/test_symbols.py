"""Symbols: requirements and rewards of books, numbers and letters on cards and spaces (MB-2001 … MB-2025)."""

import pytest

from entrepot.games.mombasa.actions import CARDS, DECK
from entrepot.games.mombasa.box.tables import BOOK_NEEDS, STARTING_BOOK
from entrepot.testing import proves
from tests.games.mombasa.expanding import pool
from tests.games.mombasa.position import BLUE, NOBODY, PINK, position

NEEDS = ("coffee", "banana", "cotton", "any", "expansion", "person")  # columns of BOOK_NEEDS
NAMES = [f"{letter}{n:02}" for letter in "abc" for n in range(1, 25)] + [f"st{n}" for n in range(1, 11)]
# Active cards that amount to a number of something.
COFFEE = {0: (), 1: ("coffee_1",), 2: ("coffee_2",), 3: ("a04",), 4: ("b08",), 5: ("coffee_1", "b08")}
BANANA = {0: (), 1: ("banana_1",), 2: ("banana_2",), 3: ("a05",), 4: ("b09",), 5: ("banana_1", "b09")}
COTTON = {0: (), 1: ("cotton_1",), 2: ("cotton_2",), 3: ("a06",), 4: ("b10",), 5: ("cotton_1", "b10")}
HELMETS = {0: (), 1: ("one_expansion",), 2: ("a07",), 3: ("c07",), 4: ("a07", "expansion_2a"), 5: ("a07", "c07")}
AMOUNTS = {
    "coffee": COFFEE | {6: ("coffee_2", "b08")},
    "banana": BANANA | {6: ("banana_2", "b09")},
    "cotton": COTTON | {6: ("cotton_2", "b10")},
    "expansion": HELMETS,
    "person": {0: (), 1: ("a09",)},
}


def active(**amounts):
    """Cards with these totals, such as coffee=6."""
    return [card for kind, amount in amounts.items() for card in AMOUNTS[kind][amount]]


def before(book, *cards):
    """Blue's jar stands before a book with these active cards, moved by the bookkeeper tile.

    A book far ahead and the money to turn it keep a choice open.
    """
    p = position().bonus_tile(BLUE, "bookkeeper").money(BLUE, 2).slots(BLUE, *cards).shelf(BLUE, *[None] * 14, "c24")
    if book.startswith("st"):
        p.tile(BLUE, book).jar(BLUE, 0)
    else:
        p.shelf(BLUE, book).jar(BLUE, 1)
    return p.take("bookkeeper:tile")


def meets(book, **amounts):
    refused = before(book, *active(**amounts)).why_not("walk")
    assert refused in (None, "MB-907")
    return refused is None


# --- requirements


@proves("MB-2001", "MB-2002", "MX-19")
def test_four_of_one_kind():
    assert meets("b20", cotton=4) and meets("b20", banana=4) and meets("b20", coffee=4)
    assert meets("b20", coffee=5)
    assert not meets("b20", cotton=3, coffee=1)
    assert not meets("b20", cotton=3, coffee=3, banana=3)


@proves("MB-2003")
@pytest.mark.parametrize("book, good, number", [("a11", "cotton", 1), ("a03", "coffee", 2), ("b08", "banana", 4)])
def test_a_good_with_a_number(book, good, number):
    assert meets(book, **{good: number}) and meets(book, **{good: number + 1})
    assert not meets(book, **{good: number - 1})
    assert not meets(book, **{other: 4 for other in ("coffee", "banana", "cotton") if other != good})


@proves("MB-2003", "MB-911")
def test_several_cards_of_a_good_add_up():
    assert before("a05", "coffee_1", "coffee_2").why_not("walk") is None
    assert before("a05", "coffee_2", "banana_1").why_not("walk") == "MB-907"


@proves("MB-2011", "MB-913", "MX-20")
def test_three_coffee_and_three_of_one_kind():
    assert meets("c01", coffee=3, cotton=3) and meets("c01", coffee=3, banana=3) and meets("c01", coffee=6)
    assert not meets("c01", coffee=5)
    assert not meets("c01", coffee=3, cotton=2, banana=1)
    assert not meets("c01", coffee=2, cotton=6)


@proves("MB-2025", "MX-45")
def test_two_requirements_in_general():
    assert meets("c11", cotton=3, banana=3) and meets("c11", cotton=6)
    assert not meets("c11", cotton=5)
    assert not meets("c05", coffee=4) and not meets("c05", banana=4) and meets("c05", coffee=2, banana=2)


@proves("MB-2025")
def test_other_pairs_are_tested_independently():
    """One good never takes from another, from expansion points or from a person."""
    assert meets("c10", banana=2, cotton=2)
    assert meets("c19", coffee=2, expansion=4) and not meets("c19", coffee=1, banana=1, expansion=4)
    assert meets("c14", cotton=3, person=1) and not meets("c14", cotton=3) and not meets("c14", cotton=2, person=1)


@proves("MB-2007", "MB-2008", "MB-924", "MX-22")
def test_a_person_besides_the_bookkeeper_at_work():
    def acting(*others, used=()):
        p = position().jar(BLUE, 1).money(BLUE, 2).shelf(BLUE, "b23").slots(BLUE, "bookkeeper", *others, used=used)
        return p.take("bookkeeper:1").why_not("walk")

    assert acting() == "MB-907"
    assert acting("a08") is None
    assert acting("a09") is None and acting("b04") is None
    assert acting("a08", used=("a08",)) == "MB-907"
    assert acting("a09", used=("a09",)) == "MB-907"
    assert acting("c07", "b08") == "MB-907"


@proves("MB-2016")
def test_expansion_with_a_number_is_the_total_expansion_value():
    """With the tile, and with the first bonus of A1."""
    assert meets("c16", expansion=5) and not meets("c16", expansion=4)
    p = before("c16", "c07")
    assert p.why_not("walk") == "MB-907"
    assert p.copy().bonus_tile(BLUE, "expansion").why_not("walk") is None
    assert before("b18", "c07").track(BLUE, "mombasa", 5).why_not("walk") is None
    assert before("a16").track(BLUE, "mombasa", 12).why_not("walk") == "MB-907"  # no card: nothing to add to


@proves("MB-2024", "MB-912", "MB-2025")
@pytest.mark.parametrize("number, name", list(enumerate(NAMES)))
def test_every_book_asks_for_what_it_shows_and_for_nothing_less(number, name):
    assert NAMES.index("st1") == STARTING_BOOK
    needs = {need: int(BOOK_NEEDS[number, n]) for n, need in enumerate(NEEDS) if BOOK_NEEDS[number, n]}
    if "any" in needs:
        needs[next(good for good in ("banana", "cotton") if good not in needs)] = needs.pop("any")
    assert meets(name, **needs)
    for need in needs:
        assert not meets(name, **needs | {need: needs[need] - 1})


# --- rewards of books


@proves("MB-2009", "MB-2010", "MB-2012")
@pytest.mark.parametrize(
    "book, coffee, money, diamonds, bp", [("b01", 3, 3, 0, 0), ("b21", 4, 0, 2, 0), ("a05", 3, 0, 0, 2)]
)
def test_pounds_diamonds_and_bp(book, coffee, money, diamonds, bp):
    p = before(book, *active(coffee=coffee)).money(BLUE, 0).take("walk")
    assert (p.s.money[BLUE], p.s.diamond[BLUE]) == (money, diamonds)
    if bp:
        assert pool(p) == bp
        p.take(*["cash"] * bp)
    assert pool(p) == 1  # that of the tile


@proves("MB-2014", "MX-21")
@pytest.mark.parametrize("total, money", [(6, 5), (4, 3), (2, 1), (1, 0)])
@pytest.mark.parametrize("book, good", [("b15", "cotton"), ("b05", "coffee"), ("b10", "banana")])
def test_a_total_less_1(book, good, total, money):
    p = before(book, *active(**{good: total})).money(BLUE, 0).take("walk")
    assert p.s.jar[BLUE] == 2 and p.s.money[BLUE] == money


@proves("MB-2014")
def test_only_active_cards_of_the_good_make_that_total():
    p = before("b15", "cotton_2", "b08", "a06").money(BLUE, 0)
    p.s.used[BLUE] = 1 << 3  # the three of cotton
    assert p.take("walk").s.money[BLUE] == 2 - 1


@proves("MB-2015")
def test_that_reward_is_never_below_nothing():
    """The jar has stopped on it, and no cotton is active."""
    p = position().jar(BLUE, 2).money(BLUE, 4).shelf(BLUE, "b15").slots(BLUE, "bookkeeper")
    p.ask("bookkeeping", 0, 2, 1).settle()
    assert pool(p) == 2 and p.s.money[BLUE] == 4


# --- what stands on cards, spaces and tiles


@proves("MB-2013")
def test_pounds_as_a_cost_are_paid():
    p = position().money(BLUE, 5).take("mark:merchant_tile")
    assert (p.s.money[BLUE], p.s.money[PINK]) == (5 - 2, 1)


@proves("MB-2017")
def test_the_tile_of_a_space_comes_in_the_preparation_phase():
    p = position().money(BLUE, 5).take("mark:expansion_tile")
    assert p.s.tile[3] == NOBODY
    p.preparation()
    assert p.s.tile[3] == BLUE and p.s.round == 2


@proves("MB-2018")
def test_a_crossed_a_bars_a_books():
    p = position().books(a1="a01", b1="b01").ask("turn_end").ask("books", 1)
    a, b = p.copy().take("take:a1"), p.copy().take("take:b1")
    assert a.why_not("shelve:8") == "MB-814" and b.why_not("shelve:8") is None


@proves("MB-2019")
@pytest.mark.parametrize("space, surcharge", [("left_2", 2), ("middle_2", 1), ("right_2", 0)])
def test_crate_numbers_and_surcharges(space, surcharge):
    """A04 has the crate number 3."""
    p = position().display(**{space: "a04"}).slots(BLUE, *active(banana=3 + surcharge))
    p.take("goods:1", *["goods:2"] * (surcharge == 2), f"buy:{space}")
    assert "a04" in p.holds(BLUE) and p.s.turn == PINK  # no unit was left
    p.to_move(BLUE).money(BLUE, 0).take("mark:sell", "sell:a04")
    assert p.s.money[BLUE] == 3 + 2


@proves("MB-2020")
@pytest.mark.parametrize("card, points", [("one_expansion", 1), ("b11", 2), ("c08", 3)])
def test_a_helmet_shows_expansion_points(card, points):
    p = position().slots(BLUE, card).take("expand:cape_town")
    assert p.s.agenda[p.s.depth - 1, 1] == points


@proves("MB-2021")
@pytest.mark.parametrize("card, company, shares", [("a01", 1, 1), ("b15", 0, 1), ("d03", 2, 2), ("e04", 3, 3)])
def test_shares_on_a_card_count_in_the_end(card, company, shares):
    p = position().money(BLUE, 0).hand(BLUE, card)
    for name in ("mombasa", "cape_town", "saint_louis", "cairo"):
        p.base(name, 5, 4, 4)  # two coins
    p.finish()
    assert [p.s.sheet[BLUE, 1 + n] for n in range(4)] == [2 * shares * (n == company) for n in range(4)]


@proves("MB-2022")
def test_the_letter_of_a_card_is_its_group_of_the_deck():
    p = position()
    for _ in range(6):
        left = [CARDS[n] for n in range(len(DECK)) if (p.s.deck >> n) & 1]
        shown = [CARDS[n] for n in p.s.display if n != NOBODY]
        assert shown and max(card[0] for card in shown) <= min((card[0] for card in left), default="e")
        p.preparation()


@proves("MB-2022")
def test_in_play_the_letter_means_nothing():
    """B08 and C04 are both coffee 4 with the crate number 5."""
    for card in ("b08", "c04"):
        p = position().display(right_1=card).slots(BLUE, *active(coffee=3), "coffee_2")
        p.take("goods:1", "goods:2", "buy:right_1")
        assert card in p.holds(BLUE)
        assert p.to_move(BLUE).money(BLUE, 0).take("mark:sell", f"sell:{card}").s.money[BLUE] == 5 + 2
