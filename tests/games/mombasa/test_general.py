"""General notes: prices of nothing, the bank, what is public, what never happens (MB-1901 … MB-1910)."""

import pytest

from entrepot.engine.backends.play import chance
from entrepot.games.mombasa.actions import CARDS, COMPANIES, DISPLAY
from entrepot.games.mombasa.box.tables import CRATE
from entrepot.games.mombasa.record import NOBODY
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, PURPLE, position


def for_sale(p, **cards):
    """These cards alone are in the display."""
    return p.display(**dict.fromkeys(DISPLAY, None)).display(**cards)


def left(p):
    """Units for steps after a purchase."""
    return p.s.agenda[p.s.depth - 1, 1] if p.asked == "steps" else 0


@pytest.fixture
def free_card():
    """The plain diamond merchant with a crate of 0: no card of the game is as cheap."""
    number = CARDS.index("a09")
    crate = CRATE[number]
    CRATE[number] = 0
    yield "a09"
    CRATE[number] = crate


# --- a price of nothing


@proves("MB-1901")
def test_a_card_for_nothing_asks_for_a_goods_card_all_the_same():
    p = for_sale(position().track(BLUE, "cape_town", 4).slots(BLUE, "banana_2", "coffee_1"), right_1="a09")  # price 1
    assert p.why_not("buy:right_1") is not None  # no card is used yet
    p.take("goods:1", "buy:right_1")
    assert "a09" in p.holds(BLUE) and p.is_used(BLUE, "1") and not p.is_used(BLUE, "2")
    assert left(p) == 2  # all units remain


@proves("MB-1902")
def test_a_price_is_never_below_nothing():
    p = position().face(mombasa="a2").track(BLUE, "mombasa", 4).track(BLUE, "cape_town", 10)
    for_sale(p.slots(BLUE, "banana_1", "cotton_1"), right_1="a09", right_2="a08")
    p.take("goods:1", "goods:2", "buy:right_1")  # of price 1, less 1 for bananas and 1 for cotton
    assert left(p) == 2


def on_c2(money, **cards):
    """Blue may use the second space of C2."""
    p = position().face(saint_louis="c2").track(BLUE, "saint_louis", 9).money(BLUE, money)
    return for_sale(p, **cards).take("mark:c_2")


@proves("MB-1903")
def test_a_card_with_a_price_of_nothing_for_its_buyer_is_free():
    p = on_c2(0, right_1="a09", right_2="a08").take("buy:right_1")  # £1, less 1
    assert p.s.money[BLUE] == 0 and "a09" in p.holds(BLUE)


@proves("MB-1902", "MB-1903")
def test_the_lower_price_of_c2_is_never_below_nothing_either(free_card):
    p = on_c2(5, right_1=free_card, right_2="a08").take("buy:right_1")
    assert p.s.money[BLUE] == 5 and free_card in p.holds(BLUE)


@proves("MB-1903", "MB-1904")
def test_a_card_for_nothing_on_the_buy_space_costs_the_space_alone(free_card):
    p = for_sale(position(), right_1=free_card)
    assert p.money(BLUE, 0).why_not("mark:buy") == "MB-1102"
    p.money(BLUE, 1).take("mark:buy")
    assert free_card in p.holds(BLUE) and p.s.money[BLUE] == 0 and p.s.turn == PINK


# --- money and supplies


@proves("MB-1905")
@pytest.mark.parametrize("viewer", [NOBODY, BLUE, PURPLE])
@pytest.mark.parametrize("moment", ["turn", "planning"])
def test_money_is_public(viewer, moment):
    p = position().money(BLUE, 12).money(PINK, 0).money(PURPLE, 7)
    if moment == "planning":
        p.planning()
    assert [p.view(viewer).s.money[player] for player in range(3)] == [12, 0, 7]


@proves("MB-1906")
def test_the_bank_never_runs_out():
    p = position().money(PINK, 140).money(PURPLE, 140)  # more than all the coins in the box, twice
    p.take("mark:sell", "sell:coffee_2")
    assert p.s.money[BLUE] == 1 + 4
    p.diamond(PINK, 28).slots(PINK, "a09").take("merchant:1")
    assert p.s.money[PINK] == 140 + 2 + 2


@proves("MB-1908")
@pytest.mark.parametrize("money", range(1, 12))
def test_only_amounts_of_money_matter(money):
    p = position().money(BLUE, money).take("mark:good_tile")
    assert p.s.money[BLUE] == money - 1  # with whatever coins


@proves("MB-1907")
@pytest.mark.parametrize(("letter", "points"), [("a", 1), ("b", 1), ("c", 2)])
@pytest.mark.parametrize("exhausted", [False, True])
def test_no_more_books_of_a_letter_when_its_supply_is_exhausted(letter, points, exhausted):
    p = position(2)
    n = "abc".index(letter)
    if exhausted:
        p.s.covered[n], p.s.supply[n] = p.s.supply[n], 0
    p.ask("books", points).take(f"take:{letter}1", "end", "shelve:1")
    assert p.s.turn == PINK and (p.shown(f"{letter}1") is None) == exhausted
    p.take("end")
    assert p.asked == "planning" and (p.shown(f"{letter}1") is None) == exhausted and p.sound


# --- what never happens


def walk(seed):
    """A game at random, Pink far ahead on all tracks: before and after each action, with the player who took it."""
    p = position(seed=seed, begun=False, tracks="random")
    for company in COMPANIES:
        p.track(PINK, company, 13, opened=False)
    for number in range(1000):
        if p.asked == "over":
            return
        player = p.inner.actors()[0]
        legal = p.inner.legal(player)
        before = p.copy()
        p.inner.take(player, legal[chance(seed, number, len(legal))])
        yield before, p, player


def belongings(p, player):
    """Cards wherever they are, books and bonus markers."""
    s = p.s
    cards = s.hand[player] | s.sold[player]
    for slot in range(5):
        cards |= s.recovery[player, slot] | (1 << s.slot[player, slot] if s.slot[player, slot] >= 0 else 0)
    placed = sum(s.marker[space] == player for space in range(15))
    return cards, [s.shelf[player, n] for n in range(15)], s.markers[player] + placed - s.extra[player]


@proves("MB-1909")
def test_nothing_passes_between_players():
    """What others have does not change by one's actions, but for the pounds that special fields pay them."""
    paid = 0
    for before, after, player in walk(1):
        for other in range(3):
            if other != player and before.asked not in ("planning", "resting"):
                assert belongings(after, other) == belongings(before, other)
                more = after.s.money[other] - before.s.money[other]
                assert 0 <= more
                if more:
                    paid += 1
                    moved = [n for n in range(4) if after.s.track[player, n] > before.s.track[player, n]]
                    assert any(after.s.track[other, n] >= 4 for n in moved)
    assert paid > 0


@proves("MB-1910")
def test_nothing_comes_back_from_the_discard_pile_and_all_see_it():
    grown = 0
    for before, after, _ in walk(2):
        old, new = before.s.discarded, after.s.discarded
        assert new & old == old
        assert after.view(NOBODY).s.discarded == after.view(PINK).s.discarded == new
        grown += new != old
    assert grown >= 6  # in every preparation phase
