"""Special places on the player board: extra slots, the ends of the two tracks, their values (MB-1801 … MB-1812)."""

import pytest

from entrepot.testing import proves
from tests.games.mombasa.expanding import enter, expanding
from tests.games.mombasa.position import BLUE, PINK, position

DIAMONDS, BOOKS = 5, 6  # columns of the sheet
DIAMOND_VALUES = {6: 10, 9: 15, 13: 25, 16: 30, 20: 40, 23: 45, 25: 50, 28: 60}
BOOK_VALUES = {3: 10, 5: 15, 7: 20, 9: 30, 11: 40, 13: 50, 15: 60}
CARDS = ("coffee_1", "coffee_2", "banana_1", "banana_2", "cotton_1")


def slots_of(p, player=BLUE):
    """The slots that a player can fill now."""
    p = p.copy().planning()
    while cards := sorted(action for action in p.legal_for(player) if action.startswith("lay:")):
        p.take(cards[0], player=player)
    return {slot for slot in ("diamond", "1", "2", "3", "book") if p.in_slot(player, slot)}


def worth(values, space):
    return max((value for at, value in values.items() if at <= space), default=0)


# --- extra slots


@proves("MB-1801", "MB-1810")
@pytest.mark.parametrize("player", range(4))
@pytest.mark.parametrize("space, unlocked", [(0, False), (7, False), (8, True), (9, True), (28, True)])
def test_the_diamond_track_unlocks_a_slot(player, space, unlocked):
    p = position(4).diamond(player, space)
    assert slots_of(p, player) == {"1", "2", "3"} | ({"diamond"} if unlocked else set())
    assert slots_of(p, (player + 1) % 4) == {"1", "2", "3"}


@proves("MB-1804", "MB-1810", "MB-932")
@pytest.mark.parametrize("player", range(4))
@pytest.mark.parametrize("jar, unlocked", [(0, False), (4, False), (5, True), (6, True), (16, True)])
def test_the_bookkeeping_track_unlocks_a_slot(player, jar, unlocked):
    p = position(4).jar(player, jar)
    assert slots_of(p, player) == {"1", "2", "3"} | ({"book"} if unlocked else set())
    assert slots_of(p, (player + 1) % 4) == {"1", "2", "3"}


@proves("MB-1807")
def test_unlocked_slots_are_filled_while_planning_and_stay():
    p = position(2).diamond(BLUE, 8).jar(BLUE, 5).planning()
    p.plan(BLUE, *CARDS).plan(PINK, None, None, None)
    assert [p.in_slot(BLUE, slot) for slot in ("diamond", "1", "2", "3", "book")] == list(CARDS)
    p.take("goods:diamond").take("step:cairo")
    assert p.is_used(BLUE, "diamond")
    p.take("end", player=PINK)
    p.take("end")
    assert p.s.round == 2 and p.in_recovery(BLUE, "diamond") == {"coffee_1"}
    assert slots_of(p) == {"diamond", "1", "2", "3", "book"}


# --- the ends


@proves("MB-1802", "MB-1803")
@pytest.mark.parametrize("start, steps, end, money", [(24, 3, 27, 0), (25, 3, 28, 0), (28, 1, 28, 2), (28, 3, 28, 6)])
def test_a_diamond_marker_stays_on_the_last_space(start, steps, end, money):
    """Steps of a region: I1 has one, X1 three."""
    p = position().money(BLUE, 0).diamond(BLUE, start).post("cairo", "n2" if steps == 1 else "i8")
    p = enter(expanding(2, "cairo", p=p), {1: "i1", 3: "x1"}[steps])
    if p.asked == "expanding":
        p.take("stop")
    assert (p.s.diamond[BLUE], p.s.money[BLUE]) == (end, money)


@proves("MB-1803", "MB-1808", "MX-35")
def test_steps_left_over_at_the_end_pay_as_well():
    p = position().money(BLUE, 0).diamond(BLUE, 27).post("cairo", "i8")
    p = enter(expanding(2, "cairo", p=p), "x1")  # 3 steps
    assert (p.s.diamond[BLUE], p.s.money[BLUE]) == (28, 4)
    p = position().money(BLUE, 0).diamond(BLUE, 28).post("cairo", "c1", "i1", "i3").slots(BLUE, "b04")
    p.take("merchant:1")
    assert (p.s.diamond[BLUE], p.s.money[BLUE]) == (28, 4 * 2 + 1)


@proves("MB-1805")
def test_an_ink_jar_stays_on_the_last_space():
    p = position().jar(BLUE, 16).money(BLUE, 2).shelf(BLUE, "a01").slots(BLUE, "bookkeeper", "coffee_1")
    p.take("bookkeeper:1")
    assert p.why_not("walk") == "MB-1805" and p.legal == {"turn_over:1", "stop"}
    p.take("stop")
    assert p.s.jar[BLUE] == 16


@proves("MB-1806")
@pytest.mark.parametrize("card, points", [("bookkeeper", 2), ("b14", 3)])
def test_at_the_end_each_bp_is_two_pounds_and_nothing_else(card, points):
    p = position().jar(BLUE, 16).money(BLUE, 0).slots(BLUE, card).take("bookkeeper:1")
    assert (p.s.turn, p.s.money[BLUE], p.taken()) == (PINK, 2 * points, [])
    before = position().jar(BLUE, 15).money(BLUE, 0).slots(BLUE, card).take("bookkeeper:1")
    assert before.asked == "books"  # one space earlier all is as usual


@proves("MX-36", "MB-1806", "MB-1809")
def test_the_last_book_and_the_card_are_converted_at_once():
    p = position().jar(BLUE, 15).money(BLUE, 0).shelf(BLUE, *[None] * 14, "b23").slots(BLUE, "bookkeeper", "a09")
    p.take("bookkeeper:1", "walk")
    assert (p.s.jar[BLUE], p.s.money[BLUE], p.taken(), p.s.turn) == (16, 4 + 4, [], PINK)


# --- values


@proves("MB-1810", "MB-1811")
@pytest.mark.parametrize("space", range(29))
def test_the_value_of_the_diamond_track_is_the_last_one_reached(space):
    p = position(4)
    for player in range(4):
        p.diamond(player, space)
    p.finish()
    assert [p.s.sheet[player, DIAMONDS] for player in range(4)] == [worth(DIAMOND_VALUES, space)] * 4


@proves("MB-1810", "MB-1812", "MB-932")
@pytest.mark.parametrize("jar", range(17))
def test_the_value_of_the_bookkeeping_track_is_the_last_one_reached(jar):
    p = position(4)
    for player in range(4):
        p.jar(player, jar)
    p.finish()
    assert [p.s.sheet[player, BOOKS] for player in range(4)] == [worth(BOOK_VALUES, jar - 1)] * 4


# --- the worked examples


@proves("MX-42", "MB-1801", "MB-1811")
def test_a_diamond_marker_from_7_to_9():
    p = position().diamond(BLUE, 7).slots(BLUE, "b04")
    assert slots_of(p) == {"1", "2", "3"}
    p.take("merchant:1")
    assert p.s.diamond[BLUE] == 9
    assert slots_of(p) == {"diamond", "1", "2", "3"}
    assert p.finish().s.sheet[BLUE, DIAMONDS] == 15


@proves("MX-43", "MB-1804", "MB-932")
def test_an_ink_jar_from_position_3_two_books_on():
    p = position().jar(BLUE, 3).shelf(BLUE, None, None, "a01", "a02").slots(BLUE, "bookkeeper", "coffee_1")
    assert slots_of(p) == {"1", "2", "3"}
    p.take("bookkeeper:1", "walk", "walk", "cash", "cash", "cash")
    assert p.s.jar[BLUE] == 5
    assert slots_of(p) == {"1", "2", "3", "book"}
