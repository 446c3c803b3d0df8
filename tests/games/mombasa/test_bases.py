"""Company bases: posts that leave, return and are removed, coins that show (MB-727 … MB-733, MB-743, MB-2004 …)."""

import pytest

from entrepot.games.mombasa.actions import BASES, COMPANIES
from entrepot.games.mombasa.rules.bases import share_value
from entrepot.testing import proves
from tests.games.mombasa.expanding import enter, expanding
from tests.games.mombasa.position import BLUE, PINK, position

CAPE_TOWN, CAIRO = COMPANIES.index("cape_town"), COMPANIES.index("cairo")


def returning(*columns, opened=()):
    """Cape Town has entered S2, where Cairo had a post; so many posts are in the columns of Cairo's base."""
    p = position().post("cairo", "s2").base("cairo", *columns, opened=opened)
    return enter(expanding(2, p=p), "s2")


def removing(posts, p=None):
    """The ink jar of Blue has stopped on a book that removes so many posts: 4 expansion points, or 5 coffee."""
    book, cards = {1: ("b18", ("expansion_2a", "expansion_2b")), 2: ("c03", ("coffee_1", "b08"))}[posts]
    p = (p or position()).money(BLUE, 0).jar(BLUE, 1).shelf(BLUE, book).slots(BLUE, "bookkeeper", *cards)
    return p.take("bookkeeper:1", "walk")


def open_columns(p, company):
    """Columns whose bottom space was empty once."""
    return {column + 1 for column in range(3) if (p.s.opened >> (3 * COMPANIES.index(company) + column)) & 1}


# --- posts that return


@proves("MB-727", "MB-728")
@pytest.mark.parametrize("column, after", [(1, (4, 2, 4)), (2, (3, 3, 4)), (3, (3, 2, 5))])
def test_a_foreign_post_returns_to_a_column_of_choice_of_its_own_base(column, after):
    p = returning(3, 2, 4)
    assert p.asked == "returning" and p.s.turn == BLUE
    assert p.legal == {"post_to:cairo_1", "post_to:cairo_2", "post_to:cairo_3"}
    before = p.posts("cape_town")
    p.take(f"post_to:cairo_{column}")
    assert (p.posts("cairo"), p.posts("cape_town"), p.owner("s2")) == (after, before, "cape_town")
    assert p.sound


@proves("MB-727")
def test_the_base_of_another_company_takes_no_foreign_post():
    p = returning(3, 2, 4)
    assert {p.why_not(f"post_to:{base}") for base in BASES if not base.startswith("cairo")} == {"MB-727"}


@proves("MB-728")
def test_while_a_post_returns_nothing_else_is_possible():
    p = returning(3, 2, 4)
    assert p.why_not("stop") == p.why_not("remove:cairo_1") == "MB-728"


@proves("MB-728", "MB-743")
def test_a_returned_post_covers_the_lowest_space_that_is_free():
    """Coins of Cairo's second column from the top: 1, 0, 1, 1, 2."""
    p = returning(3, 2, 4)
    values = []
    for column in (1, 2, 3):
        values.append(share_value(p.s, CAIRO) - share_value(p.copy().take(f"post_to:cairo_{column}").s, CAIRO))
    assert values == [1, 1, 1]  # space 2 of the first, space 3 of the second, space 1 of the third
    p = returning(4, 3, 2)
    assert share_value(p.s, CAIRO) == share_value(p.copy().take("post_to:cairo_2").s, CAIRO)  # space 2 has no coin


@proves("MB-729")
def test_a_full_column_takes_no_post():
    p = returning(5, 4, 3)
    assert p.why_not("post_to:cairo_1") == "MB-729"
    assert p.legal == {"post_to:cairo_2", "post_to:cairo_3"}
    p = returning(3, 4, 3, opened=(2,))
    assert p.why_not("post_to:cairo_2") == "MB-729"  # its bottom space stays open
    assert p.legal == {"post_to:cairo_1", "post_to:cairo_3"}


@proves("MB-729")
def test_the_bottom_space_stays_open_for_good():
    p = returning(0, 2, 2)
    value = share_value(p.s, CAIRO)
    for n in range(1, 5):  # from the fourth space upwards
        p.take("post_to:cairo_1")
        assert p.posts("cairo") == (n, 2, 2) and 1 in open_columns(p, "cairo")
        assert share_value(p.s, CAIRO) == value - min(n, 3)  # the first column has no coin on top
        p.to_move(BLUE).ask("returning", CAIRO)
        p.s.ousted[CAIRO] += 1
    assert p.why_not("post_to:cairo_1") == "MB-729" and p.why_not("post_to:cairo_2") is None


@proves("MB-730")
@pytest.mark.parametrize("columns, opened", [((4, 4, 4), (1, 2, 3)), ((5, 4, 5), (2,))])
def test_a_post_without_any_space_is_removed(columns, opened):
    p = position().post("cairo", "s2").base("cairo", *columns, opened=opened)
    out = p.s.removed[CAIRO]
    p = enter(expanding(2, p=p), "s2")
    assert (p.s.turn, p.posts("cairo"), p.s.removed[CAIRO]) == (PINK, columns, out + 1) and p.sound


@proves("MB-731")
def test_a_post_goes_back_while_one_column_has_a_space():
    p = returning(5, 4, 4, opened=(2,))
    assert (p.s.turn, p.posts("cairo")) == (PINK, (5, 4, 5))  # the only answer
    p = returning(0, 4, 4, opened=(2, 3))
    assert (p.s.turn, p.posts("cairo")) == (PINK, (1, 4, 4)) and p.sound


@proves("MB-732", "MB-733")
def test_several_posts_return_one_by_one():
    p = position().post("cairo", "s1", "s2").post("mombasa", "s3").base("cairo", 3, 3, 3).base("mombasa", 3, 3, 3)
    p = enter(expanding(8, p=p), "s2", "s3", "s1").take("stop", "collect:steps", "cash")
    asked = []
    while p.asked == "returning":
        company = next(iter(p.legal)).partition(":")[2][:-2]
        asked.append(company)
        p.take(f"post_to:{company}_{len(asked)}")
    assert sorted(asked) == ["cairo", "cairo", "mombasa"]
    assert sum(p.posts("cairo")) == 9 + 2 and sum(p.posts("mombasa")) == 9 + 1
    assert max(p.posts("cairo")) == 4  # the two of Cairo went to different columns
    assert [p.owner(region) for region in ("s1", "s2", "s3")] == ["cape_town"] * 3 and p.sound
    assert sum(p.s.region[n] == CAPE_TOWN for n in range(24)) + sum(p.posts("cape_town")) == 15


# --- coins


@proves("MB-743")
def test_coins_show_at_once_and_are_hidden_again():
    p = enter(expanding(5, p=position().base("cairo", 5, 5, 4).post("cairo", "s1", column=2)), "s2", column=3)
    assert p.asked == "expanding" and share_value(p.s, CAPE_TOWN) == 1
    enter(p, "s3", column=3)
    assert share_value(p.s, CAPE_TOWN) == 2
    assert share_value(p.s, CAIRO) == 2
    enter(p, "s1", column=1).take("stop", "collect:steps", "cash")
    assert (p.asked, share_value(p.s, CAPE_TOWN)) == ("returning", 2)  # the top of the first column has no coin
    p.take("post_to:cairo_2")
    assert share_value(p.s, CAIRO) == 1


# --- posts that are removed


@proves("MB-2004")
def test_one_post_of_any_column_of_any_base():
    p = removing(1)
    assert p.asked == "removing" and p.legal == {f"remove:{base}" for base in BASES}
    for base in BASES:
        q = p.copy().take(f"remove:{base}")
        company, column = base[:-2], int(base[-1])
        assert q.posts(company) == tuple(5 - (n == column) for n in (1, 2, 3))
        assert [q.s.removed[n] for n in range(4)] == [int(name == company) for name in COMPANIES]
        assert q.asked == "books" and q.sound  # the reward is complete


@proves("MB-2004", "MB-2006")
def test_a_column_without_posts_and_a_refusal_to_remove():
    p = removing(1, position().base("cairo", 0, 3, 3))
    assert p.why_not("remove:cairo_1") == "MB-2004" and "remove:cairo_1" not in p.legal
    assert p.why_not("stop") == p.why_not("cash") == "MB-2004"  # it is compulsory


@proves("MB-2005")
@pytest.mark.parametrize("one, other", [("cairo_1", "cairo_1"), ("cairo_1", "cairo_3"), ("cairo_2", "mombasa_2")])
def test_two_posts_of_one_company_or_of_two(one, other):
    p = removing(2).take(f"remove:{one}")
    assert p.asked == "removing" and f"remove:{other}" in p.legal
    p.take(f"remove:{other}")
    assert p.asked == "books" and p.sound
    assert sum(p.s.removed[n] for n in range(4)) == 2
    assert 15 - sum(p.posts(other[:-2])) == (2 if one[:-2] == other[:-2] else 1)


@proves("MB-2006")
@pytest.mark.parametrize("left", [0, 1])
def test_if_fewer_posts_are_left_these_are_removed(left):
    p = position()
    for company in COMPANIES:
        p.base(company, 0, left if company == "cairo" else 0, 0)
    removed = sum(p.s.removed[n] for n in range(4))
    p = removing(2, p)
    assert p.asked == "books"  # nothing to choose
    assert sum(p.s.removed[n] for n in range(4)) == removed + left and p.posts("cairo") == (0, 0, 0)


@proves("MB-2023")
def test_a_bottom_space_opened_by_removal_stays_open():
    p = removing(1, position().base("cairo", 1, 5, 5)).take("remove:cairo_1")
    assert open_columns(p, "cairo") == {1} and share_value(p.s, CAIRO) == 5
    p.to_move(BLUE).ask("returning", CAIRO)
    p.s.ousted[CAIRO] += 1
    p.take("post_to:cairo_1")
    assert p.posts("cairo") == (1, 5, 5) and open_columns(p, "cairo") == {1}
    assert share_value(p.s, CAIRO) == 5 - 1  # the fourth space is covered, not the fifth


# --- the worked example


@proves("MX-28", "MB-728", "MB-729", "MB-730")
def test_where_a_returned_post_goes():
    """The first column of Cairo has the coins 0, 1, 1, 1, 2."""
    p = returning(2, 5, 4)
    before = share_value(p.s, CAIRO)
    assert share_value(p.take("post_to:cairo_1").s, CAIRO) == before - 1 and p.posts("cairo") == (3, 5, 4)
    p = returning(0, 5, 4)
    assert share_value(p.s, CAIRO) == 5 + 1
    assert share_value(p.take("post_to:cairo_1").s, CAIRO) == 6 - 1  # space 4, not space 5 with its two coins
    p = position().post("cairo", "s2").base("cairo", 4, 4, 4, opened=(1, 2, 3))
    out = p.s.removed[CAIRO]
    p = enter(expanding(2, p=p), "s2")
    assert (p.posts("cairo"), p.s.removed[CAIRO]) == ((4, 4, 4), out + 1)
