"""Bookkeeping points and book tiles: what BP buy, where books are placed, the display (MB-801 … MB-832)."""

import numpy as np
import pytest

from entrepot.engine.backends.backend import Position as EnginePosition
from entrepot.engine.backends.plain import Plain
from entrepot.games.mombasa.actions import COMPANIES, SHELF
from entrepot.games.mombasa.box.tables import CROSSED
from entrepot.games.mombasa.game import GAME
from entrepot.games.mombasa.rules import books
from entrepot.testing import proves
from tests.games.mombasa.expanding import enter, expanding, pool
from tests.games.mombasa.position import BLUE, NOBODY, PINK, position

BOOKS = {f"{letter}{n}": f"{letter}{n:02}" for letter in "abc" for n in range(1, 5)}  # a full display
CARDS = {2: "bookkeeper", 3: "b14"}
END = 16  # position of the jar on the last space


def using(points=2, p=None):
    """Blue's bookkeeper, a card or the tile, cannot move the jar, and gives so many BP."""
    p = (p or position()).books(**BOOKS).money(BLUE, 0)
    if points == 1:
        p.bonus_tile(BLUE, "bookkeeper").take("bookkeeper:tile")
    else:
        p.slots(BLUE, CARDS[points]).take("bookkeeper:1")
    assert pool(p) == points
    return p


def placing(*spaces, p=None):
    """Blue has taken the books of these spaces of the display and places them."""
    points = sum(2 if space[0] == "c" else 1 for space in spaces)
    return using(points, p).take(*(f"take:{space}" for space in spaces))


def places(p):
    return {int(action.partition(":")[2]) for action in p.legal}


def shelf_of(p, player=BLUE):
    return [p.on_shelf(player, space) for space in range(1, 16)]


# --- BP


def by_region(p):
    return enter(expanding(1, p=p), "s1")


def by_card(p):
    return p.slots(BLUE, "bookkeeper").take("bookkeeper:1")


def by_tile(p):
    return p.bonus_tile(BLUE, "bookkeeper").take("bookkeeper:tile")


def by_book(p):
    p.money(BLUE, 0).jar(BLUE, 1).shelf(BLUE, "b03").slots(BLUE, "bookkeeper", "b08")
    return p.take("bookkeeper:1", "walk")


def by_first_space(p):
    return p.take("mark:first")


def by_majority(p):
    return p.slots(BLUE, "cotton_1", "b10").take("mark:cotton", "tier:3", "collect:bp")


@proves("MB-801", "MB-2010")
@pytest.mark.parametrize(
    "source, points",
    [(by_region, 1), (by_card, 2), (by_tile, 1), (by_book, 3), (by_first_space, 1), (by_majority, 2)],
)
def test_where_bp_come_from(source, points):
    p = source(position())
    assert pool(p) == points
    assert {action.partition(":")[0] for action in p.legal} == {"take", "cash"}


@proves("MB-802", "MB-832")
def test_bp_are_used_at_once_for_books_and_money_only():
    p = using(3)
    others = {name for name in GAME.catalogue.names if name.partition(":")[0] not in ("take", "cash")}
    assert {p.why_not(action) for action in others} == {"MB-802"}
    p.take("take:a1", "cash", "take:b1")
    assert p.s.jar[BLUE] == p.s.diamond[BLUE] == 0 and [p.at(BLUE, company) for company in COMPANIES] == [0] * 4


@proves("MB-803", "MB-804", "MB-805", "MB-806", "MB-807")
@pytest.mark.parametrize("use, price", [("take:a3", 1), ("take:b2", 1), ("take:c4", 2), ("cash", 1)])
def test_the_four_uses_of_bp(use, price):
    p = using(3).take(use)
    assert pool(p) == 3 - price
    assert p.s.money[BLUE] == (use == "cash")
    assert p.taken() == ([] if use == "cash" else [BOOKS[use.partition(":")[2]]])


@proves("MB-804", "MB-805", "MB-806")
def test_one_bp_is_enough_for_a_and_b_and_not_for_c():
    p = using(2).take("cash")
    assert [p.why_not(f"take:{space}") for space in ("a1", "b1", "c1")] == [None, None, "MB-806"]


@proves("MB-804", "MB-805", "MB-806")
def test_what_is_too_dear_is_refused_by_the_rule_of_its_letter(monkeypatch):
    """An overlay may change the prices. A back end of its own; the shared one is made before."""
    p = using(2).take("cash")
    monkeypatch.setattr(books, "BOOK_PRICE", np.array([2, 2, 2]))
    p.inner = EnginePosition(Plain(GAME), p.inner.record)
    assert [p.why_not(f"take:{space}") for space in ("a1", "b1", "c1")] == ["MB-804", "MB-805", "MB-806"]


@proves("MB-808")
def test_every_use_may_be_repeated_and_nothing_is_left():
    for uses in (["cash"] * 3, ["take:a1", "take:a2", "take:a3"], ["take:b1", "take:b4", "cash"]):
        p = using(3)
        for n, use in enumerate(uses):
            assert pool(p) == 3 - n and p.why_not("stop") == "MB-802"
            p.take(use)
        assert p.asked != "books"


@proves("MB-809", "MB-810")
@pytest.mark.parametrize("space", ["a1", "b3", "c2"])
def test_the_coin_below_a_book_comes_with_it_at_once(space):
    p = using(3, position().coin(space).coin("a4")).take(f"take:{space}")
    assert p.asked == "books" and p.s.money[BLUE] == 1
    assert (p.s.coins[list(BOOKS).index(space)], p.s.coins[list(BOOKS).index("a4")]) == (0, 1)


@proves("MB-811")
def test_a_gap_is_not_refilled_before_the_end_of_the_turn():
    p = using(3).take("take:b2")
    assert p.why_not("take:b2") == "MB-811" and "take:b2" not in p.legal
    p = position().books(**BOOKS).ask("books", 6).take("take:b1", "take:b2", "take:b3", "take:b4")
    assert not any(action.startswith("take:b") for action in p.legal) and pool(p) == 2


@proves("MB-829", "MB-1806")
@pytest.mark.parametrize("source, points", [(by_region, 1), (by_card, 2), (by_tile, 1), (by_first_space, 1)])
def test_at_the_end_of_the_track_bp_are_money_only(source, points):
    p = source(position().jar(BLUE, END).money(BLUE, 5))
    assert (p.s.turn, p.s.money[BLUE], p.taken()) == (PINK, 5 + 2 * points, [])


# --- placing


@proves("MB-812")
def test_books_are_placed_first_then_the_display_is_refilled():
    p = placing("b1")
    assert (p.asked, p.s.turn, p.shown("b1")) == ("shelving", BLUE, None)
    assert p.why_not("end") == p.why_not("cash") == "MB-812"
    p.take("shelve:1")
    assert p.s.turn == PINK and p.shown("b1") not in (None, "b01") and p.sound


@proves("MB-813", "MB-830", "MB-816")
@pytest.mark.parametrize("space", SHELF)
def test_a_book_goes_to_any_space_for_nothing_and_gaps_are_allowed(space):
    p = placing("c1")
    assert places(p) == set(range(1, 16)) and p.s.money[BLUE] == 0
    p.take(f"shelve:{space}")
    assert shelf_of(p) == ["c01" if n == space else None for n in SHELF] and p.s.money[BLUE] == 0


@proves("MB-814", "MB-831", "MB-2018")
@pytest.mark.parametrize("space, places_of", [("a1", 7), ("b1", 15), ("c1", 15)])
def test_no_a_book_on_a_crossed_space(space, places_of):
    p = placing(space)
    assert places(p) == set(range(1, places_of + 1))
    refused = {n for n in range(1, 16) if p.why_not(f"shelve:{n}") == "MB-814"}
    assert refused == set(range(places_of + 1, 16))
    assert CROSSED == sum(1 << (n - 1) for n in range(8, 16))


@proves("MB-815")
@pytest.mark.parametrize("space, on", [("a1", {1}), ("b1", {2, 9}), ("c1", {3, 10})])
def test_a_book_covers_only_one_of_the_same_letter(space, on):
    p = placing(space, p=position().shelf(BLUE, "a20", "b20", "c20", *[None] * 5, "b21", "c21"))
    taken = {1, 2, 3, 9, 10}
    assert {n for n in taken if p.why_not(f"shelve:{n}") is None} == on
    assert {p.why_not(f"shelve:{n}") for n in taken - on} <= {"MB-815"} and places(p) & taken == on


@proves("MB-816")
def test_a_placed_book_stays_where_it_is():
    p = placing("b1", p=position().shelf(BLUE, "a20", "b20", None, "c20"))
    for space in places(p):
        q = p.copy().take(f"shelve:{space}")
        expected = ["a20", "b20", None, "c20", *[None] * 11]
        expected[space - 1] = "b01"
        assert shelf_of(q) == expected


@proves("MB-821", "MB-815")
def test_only_the_uppermost_book_counts_and_the_other_is_out_of_play():
    """B03 needs 4 coffee; what lay there needed expansion points."""
    p = placing("b3", p=position().jar(BLUE, 1).shelf(BLUE, None, "b16")).take("shelve:2")
    assert p.on_shelf(BLUE, 2) == "b03" and p.s.covered[1] == 1 << 15 and p.sound
    p.to_move(BLUE).jar(BLUE, 2).slots(BLUE, None, "b15", "b08").take("bookkeeper:2", "walk")
    assert pool(p) == 3 and p.s.money[BLUE] == 0


@proves("MB-822")
def test_a_book_on_one_that_is_face_down_lies_face_up():
    p = position().jar(BLUE, 1).shelf(BLUE, "b20", "b16").money(BLUE, 2).slots(BLUE, "b14")
    p.books(**BOOKS).take("bookkeeper:1", "turn_over:1", "stop", "take:b1", "cash", "cash")
    assert p.s.face_down[BLUE] == 1 << 1
    assert p.why_not("shelve:1") is None and p.why_not("shelve:2") is None
    other = p.copy().take("shelve:2")
    assert other.s.face_down[BLUE] == 1 << 1
    p.take("shelve:1")
    assert p.s.face_down[BLUE] == 0
    p.to_move(BLUE).money(BLUE, 2).slots(BLUE, None, "b15").take("bookkeeper:2")
    assert p.why_not("walk") == "MB-907"  # the new book asks for 3 coffee


@proves("MB-823")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_a_book_under_or_behind_the_jar_gives_nothing(space):
    p = placing("b1", p=position().jar(BLUE, 4)).take(f"shelve:{space}")
    assert (p.s.jar[BLUE], p.s.money[BLUE], p.on_shelf(BLUE, space), p.s.turn) == (4, 0, "b01", PINK)


@proves("MB-824")
def test_nothing_is_placed_on_the_starting_book():
    """Blue's asks for 1 cotton, the book on the first space for 3 coffee."""
    p = placing("b1").take("shelve:1")
    assert not {name for name in GAME.catalogue.names if name.startswith("shelve")} - {f"shelve:{n}" for n in SHELF}
    p.to_move(BLUE).money(BLUE, 2).slots(BLUE, "b15", "a04").take("bookkeeper:1")
    assert p.why_not("walk") == "MB-907"
    p = placing("b1").take("shelve:1").to_move(BLUE).slots(BLUE, "b15", "cotton_1").take("bookkeeper:1", "walk")
    assert p.s.jar[BLUE] == 1


@proves("MB-825")
def test_a_book_without_a_place_is_removed_though_it_may_be_taken():
    full = ("b14", "b15", "b16", "b17", "c14", "c15", "c16")
    p = using(2, position().shelf(BLUE, *full))
    assert "take:a1" in p.legal
    p.take("take:a1", "take:b1")
    assert (p.asked, p.s.covered[0], p.taken()) == ("shelving", 1 << 0, ["b01"])
    p.take("shelve:8")
    assert "a01" not in shelf_of(p) and p.s.turn == PINK and p.sound


@proves("MB-825", "MB-826")
def test_a_book_can_lose_its_last_place_to_another():
    p = placing("a1", "b1", p=position().shelf(BLUE, None, "b15", "b16", "b17", "c14", "c15", "c16"))
    p.take("book:2", "shelve:1")
    assert p.s.covered[0] == 1 << 0 and p.s.turn == PINK and p.sound


@proves("MB-826", "MB-812")
def test_several_books_are_placed_in_any_order():
    p = placing("a1", "b2", "b3")
    assert p.asked == "which_book" and p.legal == {"book:1", "book:2", "book:3"}
    assert p.why_not("book:4") == "MB-826"
    assert p.why_not("shelve:1") == p.why_not("cash") == "MB-826"
    for n, book in enumerate(("a01", "b02", "b03"), 1):
        q = p.copy().take(f"book:{n}", "shelve:5")
        assert q.on_shelf(BLUE, 5) == book and q.s.turn == BLUE
        assert q.taken() == [name for name in ("a01", "b02", "b03") if name != book] and q.sound
    q.take("book:2", "shelve:5", "shelve:1")  # B02 covers B03
    assert shelf_of(q)[:5] == ["a01", None, None, None, "b02"] and q.s.turn == PINK and q.sound


@proves("MB-827")
def test_books_on_player_boards_are_public():
    p = position().shelf(BLUE, "a20", None, "b20")
    p.s.face_down[BLUE] = 1 << 1
    for viewer in (PINK, NOBODY):
        seen = p.view(viewer)
        assert shelf_of(seen) == shelf_of(p) and seen.s.face_down[BLUE] == 1 << 1


# --- the display


@proves("MB-817")
def test_every_gap_is_refilled_from_the_supply_of_its_letter():
    p = placing("a2", "b1", "b4")
    supplies = [p.s.supply[letter] for letter in range(3)]
    p.take("book:1", "shelve:1", "book:1", "shelve:2", "shelve:3")
    drawn = [p.shown(space) for space in ("a2", "b1", "b4")]
    assert [name[0] for name in drawn] == ["a", "b", "b"]
    for name in drawn:
        letter = "abc".index(name[0])
        bit = 1 << (int(name[1:]) - 1)
        assert supplies[letter] & bit and not p.s.supply[letter] & bit
    assert p.s.supply[2] == supplies[2]
    assert [p.shown(space) for space in ("a1", "b2", "c3")] == ["a01", "b02", "c03"] and p.sound


@proves("MB-818")
def test_without_a_supply_the_gap_stays():
    p = placing("a2", "b1")
    p.s.covered[0], p.s.supply[0] = p.s.supply[0], 0
    p.take("book:1", "shelve:1", "shelve:2")
    assert p.shown("a2") is None and p.shown("b1") is not None and p.sound
    p.take("end").preparation()
    assert p.shown("a2") is None and p.to_move(BLUE).ask("books", 1).why_not("take:a2") == "MB-811"


# --- two pools in one turn


@proves("MB-819", "MB-820", "MB-922")
def test_two_pools_use_one_display_and_all_books_are_placed_at_the_end():
    """The jar stops on a book with 3 BP, the card gives 2 more; A01 asks for 1 coffee, which is there."""
    p = position().books(**BOOKS).money(BLUE, 0).jar(BLUE, 1).shelf(BLUE, "b03").slots(BLUE, "bookkeeper", "b08")
    p.take("bookkeeper:1", "walk")
    assert pool(p) == 3
    p.take("take:a1", "cash", "cash")
    assert pool(p) == 2 and p.why_not("take:a1") == "MB-811" and p.shown("a1") is None
    assert p.why_not("walk") == "MB-802" and p.on_shelf(BLUE, 2) is None
    p.take("take:a2", "cash")
    assert p.taken() == ["a01", "a02"] and p.asked == "which_book"
    p.take("book:1", "shelve:2", "shelve:3")
    assert (p.s.turn, p.s.jar[BLUE], shelf_of(p)[:3]) == (PINK, 2, ["b03", "a01", "a02"])
