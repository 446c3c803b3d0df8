"""The expansion action: rewards of the regions, and the worked examples (MB-717 … MB-726, MB-746, MB-747)."""

import pytest

from entrepot.games.mombasa.actions import COMPANIES, REGIONS
from entrepot.testing import proves
from tests.games.mombasa.expanding import enter, expanding, points, pool
from tests.games.mombasa.position import BLUE, PINK, position

# What the regions give.
MONEY = {"n2": 1, "e2": 1, "s2": 1, "w2": 1, "c2": 3}
DIAMONDS = {"i1": 1, "i3": 1, "i5": 1, "i7": 1, "c1": 2, "x1": 3}
STEPS = {"n3": 2, "e3": 2, "s3": 2, "w3": 2, "x2": 3}
BP = {"n1": 1, "e1": 1, "s1": 1, "w1": 1, "i2": 1, "i6": 1}
NOTHING = {"i4", "i8"}  # round the enclaves
# A neighbour of every region over a border of either kind.
BESIDE = {
    "n1": "n2", "n2": "n3", "n3": "i2", "e1": "e2", "e2": "e3", "e3": "i4", "s1": "s2", "s2": "s3", "s3": "i6",
    "w1": "w2", "w2": "w3", "w3": "i8", "i1": "c1", "i2": "n3", "i3": "i4", "i4": "c1", "i5": "c2", "i6": "s3",
    "i7": "i8", "i8": "c2", "c1": "i4", "c2": "i8", "x1": "i8", "x2": "i4",
}  # fmt: skip
BOOKS = {f"{letter}{n}": f"{letter}{n:02}" for letter in "abc" for n in range(1, 5)}  # a full display


# --- rewards


@proves("MB-717", "MB-746")
def test_rewards_then_foreign_posts_then_the_cards():
    p = enter(expanding(2, p=position().post("cairo", "s1").post("cairo", "n2", column=2)), "s1")
    assert pool(p) == 1
    assert (p.owner("s1"), p.is_used(BLUE, "1")) == ("cairo", False)
    p.take("cash")
    assert (p.asked, p.owner("s1"), p.is_used(BLUE, "1")) == ("returning", "cape_town", False)
    p.take("post_to:cairo_1")
    assert (p.is_used(BLUE, "1"), p.s.turn) == (True, PINK)


@proves("MB-719", "MB-720", "MB-721", "MB-722", "MB-723", "MB-726", "MB-747", "MB-1009", "MB-2009", "MB-2012")
@pytest.mark.parametrize("foreign", [False, True])
@pytest.mark.parametrize("region", REGIONS)
def test_every_region_rewards_once_and_the_active_player_only(region, foreign):
    """Pink has more shares and stands on the same track; mine icons change nothing."""
    p = (
        position()
        .base("saint_louis", 4, 5, 4)
        .post("mombasa", BESIDE[region])
        .track(PINK, "mombasa", 3)
        .hand(PINK, "c07", "d01")
    )
    if foreign:
        p.post("saint_louis", region)
    p = enter(expanding(3, "mombasa", p=p), region)
    if p.asked == "expanding":
        p.take("stop")
    assert (p.asked == "books") == (region in BP)
    if region in BP:
        assert pool(p) == 1
        p.books(a1="a01").take("take:a1")
    if foreign:
        p.take("post_to:saint_louis_1")
    assert p.s.money[BLUE] == 1 + MONEY.get(region, 0)
    assert p.s.diamond[BLUE] == DIAMONDS.get(region, 0)
    assert [p.at(BLUE, company) for company in COMPANIES] == [STEPS.get(region, 0), 0, 0, 0]
    assert (p.taken() == ["a01"]) == (region in BP)
    assert (p.s.money[PINK], p.s.diamond[PINK], p.at(PINK, "mombasa")) == (1, 0, 3)
    assert p.owner(region) == "mombasa"
    assert len(MONEY | DIAMONDS | STEPS | BP) + len(NOTHING) == len(REGIONS)


@proves("MB-721")
def test_steps_are_made_on_the_track_of_the_company_that_expands():
    """N3 lies at Cairo; Saint-Louis enters it."""
    p = enter(expanding(1, "saint_louis", p=position().post("saint_louis", "n2")), "n3")
    assert [p.at(BLUE, company) for company in COMPANIES] == [0, 0, 2, 0]


@proves("MB-718", "MB-724")
def test_the_order_of_the_rewards_is_free_and_bp_have_one_moment():
    p = enter(expanding(5, p=position().post("cape_town", "s2")), "s1", "s3", "i6").take("stop")
    assert p.asked == "parts" and p.legal == {"collect:bp", "collect:steps"}
    steps_first, bp_first = p.copy().take("collect:steps"), p.copy().take("collect:bp")
    assert (steps_first.at(BLUE, "cape_town"), pool(steps_first)) == (2, 2)  # the BP of both regions
    assert (bp_first.at(BLUE, "cape_town"), pool(bp_first)) == (0, 2)
    bp_first.take("cash", "cash")
    steps_first.take("cash", "cash")
    assert bp_first.s.turn == steps_first.s.turn == PINK
    assert bp_first.at(BLUE, "cape_town") == 2 and bp_first.s.money[BLUE] == steps_first.s.money[BLUE] == 3


@proves("MB-523")
def test_only_a_part_of_the_reward_can_be_collected():
    p = enter(expanding(2, p=position().post("cape_town", "s2")), "s1", "s3")
    assert p.asked == "parts"
    assert p.why_not("collect:posts") == "MB-523"
    assert p.why_not("stop") == p.why_not("cash") == "MB-523"


@proves("MB-725")
def test_money_of_a_region_pays_for_a_pay_section():
    """B1 has a pay section of £1 behind space 7."""
    p = enter(expanding(2, p=position().money(BLUE, 0).track(BLUE, "cape_town", 7)), "s2", "s3")
    assert (p.asked, p.s.money[BLUE]) == ("toll", 1)
    p.take("pay")
    assert (p.at(BLUE, "cape_town"), p.s.money[BLUE], p.s.turn) == (9, 0, PINK)


@proves("MB-724", "MB-725", "MB-810")
def test_money_of_bp_and_of_a_coin_pays_too():
    p = position().money(BLUE, 0).track(BLUE, "cape_town", 7).post("cape_town", "s2").books(b2="b01").coin("b2")
    p = enter(expanding(2, p=p), "s1", "s3")
    late = p.copy().take("collect:steps")
    assert (late.at(BLUE, "cape_town"), pool(late)) == (7, 1)  # without money the marker stays
    p.take("collect:bp", "take:b2")
    assert p.asked == "toll" and p.s.money[BLUE] == 1
    p.take("pay")
    assert (p.at(BLUE, "cape_town"), p.s.money[BLUE]) == (9, 0)


# --- the worked examples


@proves("MX-08", "MB-707", "MB-709", "MB-710", "MB-711", "MB-713", "MB-727", "MB-732")
def test_five_points_for_cape_town():
    p = position().post("saint_louis", "i4").post("saint_louis", "w2", column=3)
    p = enter(expanding(5, p=p), "s2", "i5")
    assert points(p) == 3
    enter(p, "i4")
    assert (p.asked, p.posts("cape_town"), p.posts("saint_louis")) == ("returning", (2, 5, 5), (4, 5, 4))
    assert (p.s.money[BLUE], p.s.diamond[BLUE]) == (2, 1)  # the rewards came first
    p.take("post_to:saint_louis_1")
    assert [p.owner(region) for region in ("s2", "i5", "i4")] == ["cape_town"] * 3
    assert p.posts("saint_louis") == (5, 5, 4) and p.s.turn == PINK and p.sound


def three_bp():
    """One expansion has entered three regions with 1 BP each."""
    p = position().post("cape_town", "s3").books(**BOOKS)
    return enter(expanding(4, p=p), "s1", "i6", "w1")


@proves("MX-09", "MB-722", "MB-803", "MB-804", "MB-805", "MB-806", "MB-807")
def test_a_pool_of_three_bp():
    p = three_bp()
    assert pool(p) == 3
    for uses in ("take:a1 take:a2 cash", "take:c1 take:a1", "take:c1 take:b1", "take:c1 cash", "cash cash cash"):
        q = p.copy().take(*uses.split())
        assert q.asked != "books" and q.s.money[BLUE] == 1 + uses.count("cash")
    assert p.take("take:c1").why_not("take:c2") == "MB-806"


@proves("MX-10", "MB-812", "MB-817")
def test_the_two_a_books_are_placed_and_two_spaces_refilled():
    p = three_bp()
    supply = [p.s.supply[letter].bit_count() for letter in range(3)]
    others = [p.shown(space) for space in ("a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4")]
    p.take("take:a1", "take:a2", "cash", "book:1", "shelve:1")
    assert (p.shown("a1"), p.shown("a2")) == (None, None)  # not before the second is placed
    p.take("shelve:4")
    assert (p.on_shelf(BLUE, 1), p.on_shelf(BLUE, 4)) == ("a01", "a02")
    assert {p.shown("a1"), p.shown("a2")}.isdisjoint({None, "a01", "a02"})
    assert [p.s.supply[letter].bit_count() for letter in range(3)] == [supply[0] - 2, *supply[1:]]
    assert others == [p.shown(space) for space in ("a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4")]
    assert p.s.turn == PINK and p.sound
