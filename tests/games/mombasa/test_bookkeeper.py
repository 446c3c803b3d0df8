"""The bookkeeper action: turning a book, the way of the ink jar, its reward, the BP of the card (MB-901 … MB-932)."""

import pytest

from entrepot.games.mombasa.box.tables import BOOK_NEEDS, STARTING_BOOK
from entrepot.testing import proves
from tests.games.mombasa.expanding import pool
from tests.games.mombasa.position import BLUE, PINK, position

ROW = ("a01", "a06", "a11", "a16")  # 1 coffee, 1 banana, 1 cotton, 1 expansion point, for £1 each
ALL_MET = ("coffee_1", "banana_1", "cotton_1", "one_expansion")


def walking(*cards, books=ROW, jar=1, money=2, bookkeeper="bookkeeper", p=None):
    """Blue uses the bookkeeper in slot 1; other cards lie beside it, the jar stands before these books.

    A book far ahead keeps a choice open while there is money to turn it.
    """
    p = (p or position()).jar(BLUE, jar).money(BLUE, money).shelf(BLUE, *books, *[None] * (14 - len(books)), "c24")
    return p.slots(BLUE, bookkeeper, *cards).take("bookkeeper:1")


def used(p):
    return [p.is_used(BLUE, slot) for slot in ("1", "2", "3", "book", "diamond")]


# --- the action


@proves("MB-901", "MB-921", "MB-928")
def test_one_bookkeeper_in_three_steps():
    p = walking("coffee_1", "b14", money=3)
    assert p.asked == "walking" and p.legal == {"walk", "stop", *(f"turn_over:{n}" for n in (1, 2, 3, 4, 15))}
    p.take("turn_over:2", "walk", "stop")
    assert pool(p) == 2 and p.s.money[BLUE] == 1 + 1  # £2 paid, £1 of the first book
    p.take("cash", "cash")
    assert used(p)[:3] == [True, False, False] and p.s.turn == PINK  # the other one needs a turn of its own


@proves("MB-901")
def test_while_the_jar_walks_nothing_else_is_possible():
    p = walking(*ALL_MET)
    assert p.why_not("cash") == p.why_not("end") == p.why_not("bookkeeper:2") == "MB-901"


@proves("MB-509", "MB-928")
def test_a_bookkeeper_must_be_active():
    p = position().slots(BLUE, "bookkeeper", "coffee_1", used=("bookkeeper",)).bonus_tile(PINK, "bookkeeper")
    assert {p.why_not(f"bookkeeper:{means}") for means in ("1", "2", "3", "tile")} == {"MB-509"}
    p.bonus_tile(BLUE, "bookkeeper")
    assert p.why_not("bookkeeper:tile") is None
    p.take("bookkeeper:tile", "cash")
    assert p.to_move(BLUE).why_not("bookkeeper:tile") == "MB-509"  # used


@proves("MB-901", "MB-921")
@pytest.mark.parametrize("card, points", [("bookkeeper", 2), ("a08", 2), ("b14", 3), ("c11", 3)])
def test_every_card_has_its_bp(card, points):
    p = walking(bookkeeper=card, money=0)
    assert pool(p) == points and p.s.jar[BLUE] == 1


@proves("MB-901")
def test_the_tile_does_the_same_with_1_bp():
    p = position().bonus_tile(BLUE, "bookkeeper").jar(BLUE, 1).shelf(BLUE, *ROW).slots(BLUE, "coffee_1", "banana_1")
    p.take("bookkeeper:tile", "walk", "walk")
    assert (p.s.jar[BLUE], p.s.money[BLUE], pool(p)) == (3, 1 + 1, 1)
    assert p.s.tile_used == 0 and p.take("cash").s.tile_used == 1 << 1


# --- turning a book


@proves("MB-902", "MB-916", "MB-919", "MB-2013")
def test_two_pounds_turn_a_book_face_down():
    p = walking()
    assert p.why_not("walk") == "MB-907"
    p.take("turn_over:1")
    assert p.s.money[BLUE] == 0 and p.why_not("walk") is None  # no requirement any more
    p.take("walk")
    assert (p.s.jar[BLUE], p.s.money[BLUE], pool(p)) == (2, 0, 2)  # and no reward


@proves("MB-902")
def test_where_no_book_lies_face_up_nothing_is_turned():
    p = walking("coffee_1", money=4)
    assert p.why_not("turn_over:5") == "MB-902"
    p.take("turn_over:2", "walk", "stop", "cash", "cash")
    p.to_move(BLUE).money(BLUE, 9).slots(BLUE, None, None, "b14").take("bookkeeper:3")
    assert p.why_not("turn_over:2") == "MB-902" and p.why_not("turn_over:3") is None


@proves("MB-902", "MB-311")
def test_without_two_pounds_nothing_is_turned():
    p = walking("coffee_1", money=1)
    assert p.why_not("turn_over:1") == "MB-311" and p.legal == {"walk", "stop"}


@proves("MB-903")
def test_one_book_before_the_jar_moves():
    p = walking("coffee_1", "banana_1", money=9)
    assert p.copy().take("turn_over:3").why_not("turn_over:4") == "MB-903"
    assert p.copy().take("walk").why_not("turn_over:3") == "MB-903"


@proves("MB-904")
@pytest.mark.parametrize("space", [1, 2, 3, 15])
def test_any_book_of_the_track_may_be_turned_for_good(space):
    """The jar stands on the second space: behind it, under it, before it, far ahead."""
    p = walking("cotton_1", jar=3).take(f"turn_over:{space}", "stop", "cash", "cash")
    assert p.s.face_down[BLUE] == 1 << space and p.on_shelf(BLUE, space) is not None
    p.take("end", player=PINK).preparation()
    assert p.s.face_down[BLUE] == 1 << space
    p.to_move(BLUE).money(BLUE, 9).slots(BLUE, None, None, "b14").take("bookkeeper:3")
    assert p.why_not(f"turn_over:{space}") == "MB-902"


@proves("MB-905")
@pytest.mark.parametrize("jar", [0, 1, 3])
def test_the_starting_book_is_not_turned(jar):
    p = walking(jar=jar)
    assert p.why_not("turn_over:start") == "MB-905" and "turn_over:start" not in p.legal


# --- the way


@proves("MB-906", "MB-908", "MB-914", "MB-918")
@pytest.mark.parametrize("books", range(5))
def test_the_jar_moves_as_many_books_as_you_like(books):
    """Each asks for a single unit of something else; only the last gives its £1."""
    p = walking(*ALL_MET).take(*["walk"] * books)
    if books < 4:
        assert p.why_not("walk") is None  # on it could go
        p.take("stop")
    assert (p.s.jar[BLUE], p.s.money[BLUE], pool(p)) == (1 + books, 2 + (books > 0), 2)


@proves("MB-914")
def test_requirements_of_different_books_are_not_added():
    p = walking("coffee_2", books=("a03", "a04", "b20")).take("walk", "walk")  # 2 coffee for each
    assert p.s.jar[BLUE] == 3 and pool(p) == 2


@proves("MB-907")
def test_a_book_whose_requirement_is_not_met_stops_the_jar():
    p = walking("banana_1", "cotton_1", "one_expansion")
    assert p.why_not("walk") == "MB-907" and "walk" not in p.legal
    p = walking("coffee_1", "cotton_1", "one_expansion").take("walk")
    assert (p.s.jar[BLUE], p.asked) == (2, "books")  # before the banana book, with the rest of the way met


@proves("MB-917")
def test_an_empty_space_stops_the_jar():
    p = walking(*ALL_MET, books=("a01", None, "a06"))
    assert p.copy().take("walk").s.jar[BLUE] == 2
    assert p.jar(BLUE, 2).why_not("walk") == "MB-917" and "walk" not in p.legal


@proves("MB-918", "MB-2009", "MB-2012")
@pytest.mark.parametrize(
    "book, cards, money, diamonds", [("a03", "a04", 2, 0), ("a04", "a04", 0, 1), ("b21", "b08", 0, 2)]
)
def test_the_reward_is_that_of_the_last_book_alone(book, cards, money, diamonds):
    p = walking(cards, books=("a01", book), money=0).take("walk", "walk")
    assert (p.s.money[BLUE], p.s.diamond[BLUE], pool(p)) == (money, diamonds, 2)


@proves("MB-920", "MB-906", "MB-921")
def test_a_jar_that_does_not_move_has_no_reward():
    p = walking(*ALL_MET, jar=3).take("stop")
    assert (p.s.jar[BLUE], p.s.money[BLUE], pool(p)) == (3, 2, 2)


@proves("MB-922")
def test_the_reward_of_the_book_comes_before_the_bp_of_the_card():
    """A05 gives 2 BP, the card 3: two pools."""
    p = walking("a04", books=("a05",), money=0, bookkeeper="b14").take("walk")
    assert pool(p) == 2
    p.take("cash")
    assert pool(p) == 1 and not p.is_used(BLUE, "1")
    p.take("cash")
    assert pool(p) == 3
    p = walking("coffee_1", "b08", books=("c03",), money=0).take("walk")
    assert p.asked == "removing"
    assert pool(p.take("remove:cairo_1", "remove:cairo_1")) == 2


@proves("MB-927")
def test_the_starting_book_is_the_first_of_the_way():
    """Blue's asks for 1 cotton and gives £1."""
    p = walking("coffee_1", jar=0)
    assert p.why_not("walk") == "MB-907"
    p = walking("cotton_1", jar=0).take("walk")
    assert (p.s.jar[BLUE], p.s.money[BLUE], pool(p)) == (1, 2 + 1, 2)
    p = walking("cotton_1", "coffee_1", jar=0).take("walk", "walk")
    assert (p.s.jar[BLUE], p.on_shelf(BLUE, p.s.jar[BLUE] - 1)) == (2, "a01")


@proves("MB-929", "MB-1805")
def test_the_last_space_gives_the_reward_of_its_book():
    p = position().jar(BLUE, 15).money(BLUE, 0).shelf(BLUE, *[None] * 14, "b01").slots(BLUE, "bookkeeper", "a04")
    p.take("bookkeeper:1", "walk")
    assert (p.s.jar[BLUE], p.s.money[BLUE]) == (16, 3 + 2 * 2)


@proves("MB-930")
@pytest.mark.parametrize("jar, books", [(0, ()), (1, ()), (1, ("c20",)), (5, ROW)])
def test_the_action_is_allowed_though_the_jar_cannot_move(jar, books):
    p = position().jar(BLUE, jar).shelf(BLUE, *books).slots(BLUE, "bookkeeper")
    assert "bookkeeper:1" in p.legal
    assert pool(p.take("bookkeeper:1")) == 2 and p.s.jar[BLUE] == jar


@proves("MB-930")
def test_at_the_end_of_the_track_the_action_is_for_its_bp():
    p = position().jar(BLUE, 16).money(BLUE, 0).slots(BLUE, "bookkeeper").take("bookkeeper:1")
    assert (p.s.jar[BLUE], p.s.money[BLUE], p.s.turn) == (16, 4, PINK)


@proves("MB-931", "MB-932", "MB-1804", "MB-1812")
def test_a_slot_and_a_value_that_were_passed_count():
    """From the second space (position 3) to the sixth: past space 4 with the slot and space 5 with £15."""
    p = walking(*ALL_MET, jar=3, books=(None, None, *ROW)).take(*["walk"] * 4, "cash", "cash")
    assert p.s.jar[BLUE] == 7
    assert p.copy().finish().s.sheet[BLUE, 6] == 15
    p.planning().plan(BLUE, "coffee_1", "coffee_2", "banana_1", "banana_2")
    assert p.in_slot(BLUE, "book") == "banana_2"


# --- what counts


@proves("MB-909", "MB-912")
def test_every_book_has_one_or_two_requirements():
    counts = [int((BOOK_NEEDS[book] > 0).sum()) for book in range(STARTING_BOOK + 10)]
    assert set(counts) == {1, 2}


@proves("MB-910", "MB-923")
def test_only_active_cards_in_the_action_area_count():
    p = walking("banana_1", p=position().hand(BLUE, "coffee_1", "coffee_2").recovery(BLUE, "1", "a04", "b08"))
    assert p.why_not("walk") == "MB-907"
    p = position().jar(BLUE, 1).money(BLUE, 2).shelf(BLUE, *ROW).slots(BLUE, "bookkeeper", "b08", used=("b08",))
    assert p.take("bookkeeper:1").why_not("walk") == "MB-907"
    p = walking("banana_1", p=position().slots(PINK, "coffee_1"))
    assert p.why_not("walk") == "MB-907"  # those of another player
    assert walking("banana_1", "coffee_1").why_not("walk") is None


@proves("MB-911", "MB-2003", "MB-2016")
@pytest.mark.parametrize(
    "book, less, enough, more",
    [("a03", "coffee_1", "coffee_2", "b08"), ("a15", "cotton_2", "a06", "b10"), ("a18", "one_expansion", "a07", "c07")],
)
def test_a_total_of_at_least_the_number_is_enough(book, less, enough, more):
    assert walking(less, books=(book,)).why_not("walk") == "MB-907"
    assert walking(enough, books=(book,)).why_not("walk") is None
    assert walking(more, books=(book,)).why_not("walk") is None


@proves("MB-912")
@pytest.mark.parametrize("cards", [("coffee_2",), ("expansion_2a",), ("coffee_1", "expansion_2a"), ()])
def test_both_of_two_requirements_must_be_met(cards):
    assert walking(*cards, books=("b02",)).why_not("walk") == "MB-907"  # 2 coffee and 2 expansion points
    assert walking("coffee_2", "expansion_2a", books=("b02",)).why_not("walk") is None
    assert walking("expansion_2a", "coffee_2", books=("b02",)).why_not("walk") is None


@proves("MB-915")
def test_cards_that_are_only_checked_stay_face_up():
    p = walking(*ALL_MET).take("walk", "walk", "walk", "walk", "cash", "cash")
    assert used(p) == [True, False, False, False, False]
    p.to_move(BLUE)
    assert {"goods:2", "goods:3", "goods:book", "expand:cairo"} <= p.legal


@proves("MB-924", "MB-2008")
def test_the_bookkeeper_at_work_is_no_person():
    p = walking(books=("b23",))
    assert p.why_not("walk") == "MB-907" and not p.is_used(BLUE, "1")


@proves("MB-925", "MB-2007")
@pytest.mark.parametrize("tile, book", [("expansion", "a18"), ("merchant", "b23"), ("bookkeeper", "b23")])
def test_an_unused_tile_counts_like_a_card_of_its_kind(tile, book):
    assert walking(books=(book,)).why_not("walk") == "MB-907"
    assert walking(books=(book,), p=position().bonus_tile(PINK, tile)).why_not("walk") == "MB-907"
    p = walking(books=(book,), p=position().bonus_tile(BLUE, tile))
    assert p.why_not("walk") is None
    p.s.tile_used = 1 << ("good", "bookkeeper", "merchant", "expansion").index(tile)
    assert p.why_not("walk") == "MB-907"


@proves("MB-925", "MB-2008")
def test_the_tile_at_work_is_no_person_either():
    p = position().jar(BLUE, 1).money(BLUE, 2).shelf(BLUE, "b23").bonus_tile(BLUE, "bookkeeper")
    assert p.copy().take("bookkeeper:tile").why_not("walk") == "MB-907"
    assert p.slots(BLUE, "bookkeeper").take("bookkeeper:tile").why_not("walk") is None


@proves("MB-926")
def test_the_good_tile_counts_from_the_moment_it_is_laid():
    p = walking("coffee_1", books=("a01", "a03"), p=position().bonus_tile(BLUE, "good"))
    p.take("walk")
    assert (p.asked, p.why_not("walk")) == ("walking", "MB-907")  # 2 coffee are asked for
    p.take("plus:2")
    assert p.why_not("walk") is None
    assert p.take("walk").s.jar[BLUE] == 3
    p = position().bonus_tile(BLUE, "good").slots(BLUE, None, "coffee_1").take("plus:2")
    assert walking(books=("a03",), p=p).why_not("walk") is None  # laid before


@proves("MB-932")
def test_the_positions_of_the_jar():
    """0 is the picture, 1 the starting book, 2 to 16 are the book spaces 1 to 15."""
    p = position().jar(BLUE, 0).money(BLUE, 2).slots(BLUE, "bookkeeper", "cotton_1", "coffee_1")
    p.shelf(BLUE, *[f"a{n:02}" for n in (1, 2, 11, 12, 13, 14, 15)], *[f"b{n:02}" for n in range(1, 9)])
    p.s.face_down[BLUE] = sum(1 << space for space in range(3, 16))
    p.take("bookkeeper:1", *["walk"] * 15)
    assert p.s.jar[BLUE] == 15 and p.why_not("walk") is None
    assert p.take("walk").s.jar[BLUE] == 16


# --- the worked example


@proves("MX-11", "MB-902", "MB-907", "MB-908", "MB-915", "MB-918", "MB-919", "MB-921", "MB-922")
def test_a_bookkeeper_with_2_bp():
    """1 coffee, 2 expansion points, 2 coffee, 3 coffee for 2 BP, 3 banana."""
    p = walking("a04", "banana_2", books=("a01", "a18", "a03", "a05", "a10")).take("turn_over:2")
    assert p.s.money[BLUE] == 0
    for position_of_jar in (2, 3, 4):
        assert p.take("walk").s.jar[BLUE] == position_of_jar and p.asked == "walking"
    p.take("walk")  # nowhere to go from the fourth
    assert (p.s.jar[BLUE], p.s.money[BLUE], p.s.diamond[BLUE], pool(p)) == (5, 0, 0, 2)
    p.take("cash", "cash")
    assert (p.s.money[BLUE], pool(p), p.is_used(BLUE, "1")) == (2, 2, False)
    p.take("cash", "cash")
    assert p.s.money[BLUE] == 4 and used(p)[:3] == [True, False, False] and p.s.turn == PINK
