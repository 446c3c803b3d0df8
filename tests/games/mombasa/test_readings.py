"""The rulings that can be read in another way: each option in both positions (MB-716, MB-905, MB-1107 and others)."""

import pytest

from entrepot.engine.backends.backend import Position as EnginePosition
from entrepot.engine.backends.plain import Plain
from entrepot.games.mombasa.actions import COMPANIES, DISPLAY, MAJORITIES, SPACES
from entrepot.games.mombasa.game import GAME
from entrepot.games.mombasa.meta import META
from entrepot.games.mombasa.rules import bookkeeper, merchants, tracks
from entrepot.testing import proves
from tests.games.mombasa.expanding import enter, expanding, offered, points
from tests.games.mombasa.position import BLUE, PINK, position

MERCHANTS = ("a09", "b01")


def for_sale(p, **cards):
    """These cards alone are in the display."""
    return p.display(**dict.fromkeys(DISPLAY, None)).display(**cards)


def with_components(p, monkeypatch, module, name):
    """The same reading from a component file; a back end of its own, since the shared one is made before."""
    monkeypatch.setattr(module, name, 1)
    p.inner = EnginePosition(Plain(GAME), p.inner.record)
    p.s = p.inner.s
    return p


def test_the_ruling_of_the_ledger_is_the_first_choice():
    rulings = {name: option for name, option in META.options.items() if option.ruling}
    assert all(option.default == option.choices[0] and len(option.choices) == 2 for option in rulings.values())
    assert [option.ruling for option in rulings.values()] == [716, 905, 1107, 1213, 1619, 1723, 1808]
    assert not any(getattr(position().s, f"option_{name}") for name in rulings)


# --- entries: whether points must be used


@proves("MB-716")
def test_an_expansion_must_go_on_while_an_entry_is_possible():
    free, full = (expanding(5, p=position(entries=choice)) for choice in ("free", "all"))
    assert free.why_not("stop") is None
    assert full.why_not("stop") == "MB-716" and "stop" not in full.legal and offered(full)
    for p in (enter(free, "s2"), enter(full, "s2")):
        assert points(p) == 4
    assert free.why_not("stop") is None and full.why_not("stop") == "MB-716"


@proves("MB-716")
def test_points_that_allow_no_entry_are_given_up_in_both_readings():
    """One point is left behind double borders and foreign posts."""
    for choice in ("free", "all"):
        p = position(entries=choice).post("mombasa", "s1", "i5").post("saint_louis", "s3", "i6")
        p = enter(expanding(2, p=p), "s2")
        assert (p.s.turn, p.owner("s2"), p.owner("s1")) == (PINK, "cape_town", "mombasa")


@proves("MB-716", "MB-738")
def test_a_base_without_posts_ends_an_expansion_in_both_readings():
    for choice in ("free", "all"):
        p = position(entries=choice).base("cape_town", 1, 0, 0)
        p = expanding(5, p=p).take("enter:s2")
        assert (p.s.turn, p.owner("s2")) == (PINK, "cape_town")


# --- starting_book


@proves("MB-905")
def test_the_starting_book_is_turned_for_two_pounds_in_the_other_reading(monkeypatch):
    def walking(**options):
        p = position(**options).money(BLUE, 3).shelf(BLUE, "a01").slots(BLUE, "bookkeeper")
        return p.take("bookkeeper:1")

    assert walking().why_not("turn_over:start") == "MB-905"
    files = with_components(walking(), monkeypatch, bookkeeper, "STARTING_BOOK_TURNS")
    for p in (walking(starting_book="turns"), files):
        p.take("turn_over:start")
        assert p.s.money[BLUE] == 1 and p.s.face_down[BLUE] == 1
        assert p.why_not("turn_over:1") == "MB-903"
        p.take("walk")  # no card in play is needed, and on the next book the jar cannot go; face down, it gives nothing
        assert (p.s.jar[BLUE], p.s.money[BLUE], p.asked) == (1, 1, "books")


# --- idle_markers


@proves("MB-1107")
def test_the_buy_space_is_blocked_without_a_card_to_pay_for():
    def short_of(money, choice):
        return for_sale(position(idle_markers=choice).money(BLUE, money), right_1="a01", left_1="b10")

    assert short_of(3, "off").why_not("mark:buy") == "MB-1107"
    p = short_of(3, "on").take("mark:buy")
    assert (p.s.money[BLUE], p.s.marker[SPACES.index("buy")], p.s.turn) == (2, BLUE, PINK)
    assert p.on_display("right_1") == "a01" and p.why_not("mark:buy") == "MB-1103" and p.sound
    assert short_of(0, "on").why_not("mark:buy") == "MB-1102"  # the £1 is always paid
    for choice in ("off", "on"):
        bought = short_of(4, choice).take("mark:buy")  # who can buy must: one card can be paid for
        assert bought.s.money[BLUE] == 0 and "a01" in bought.holds(BLUE)


@proves("MB-1107")
@pytest.mark.parametrize("choice", ["off", "on"])
def test_a_discard_is_a_requirement_in_both_readings(choice):
    p = position(idle_markers=choice).track(BLUE, "cairo", 12).hand(BLUE)
    assert {p.why_not(f"mark:{space}") for space in ("sell", "d_1", "d_2")} == {"MB-1107"}
    p.hand(BLUE, "banana_1")
    assert [p.why_not(f"mark:{space}") for space in ("sell", "d_1", "d_2")] == [None, None, "MB-1107"]


@proves("MB-1107", "MB-1128")
@pytest.mark.parametrize("majority", MAJORITIES)
def test_a_majority_space_is_blocked_with_a_total_of_zero(majority):
    assert position().why_not(f"mark:{majority}") == "MB-1128"
    p = position(idle_markers="on")
    p.take(f"mark:{majority}")
    assert p.s.marker[SPACES.index(majority)] == BLUE and p.s.turn == PINK and p.sound
    assert [p.at(BLUE, company) for company in COMPANIES] == [0] * 4
    assert (p.s.diamond[BLUE], p.s.money[BLUE]) == (0, 1)


@proves("MB-1107", "MB-1120")
def test_a_total_of_zero_is_not_enough_against_a_rival():
    p = position(idle_markers="on").slots(PINK, "coffee_1")
    assert p.why_not("mark:coffee") == "MB-1120"
    p = position(idle_markers="on").slots(BLUE, "coffee_1")
    assert p.take("mark:coffee").at(BLUE, "cairo") == 2  # with a total the reward is taken as ever


# --- merchant_tile


@proves("MB-1213")
def test_used_merchants_count_for_the_tile_in_the_other_reading(monkeypatch):
    def with_tile(**options):
        p = position(**options).bonus_tile(BLUE, "merchant")
        return p.slots(BLUE, *MERCHANTS, "coffee_1", used=MERCHANTS[:1])

    files = with_components(with_tile(), monkeypatch, merchants, "USED_MERCHANTS_COUNT")
    for p, steps in ((with_tile(), 3), (with_tile(merchant_tile="all"), 4), (files, 4)):
        assert p.take("merchant:tile").s.diamond[BLUE] == steps


# --- bonus_from


@proves("MB-1619")
def test_permanent_bonuses_wait_for_the_next_round_in_the_other_reading(monkeypatch):
    def stepping(**options):
        p = position(2, **options).track(BLUE, "mombasa", 4).slots(PINK, "coffee_1")
        return p.slots(BLUE, "coffee_1", "expansion_2a")

    files = with_components(stepping(), monkeypatch, tracks, "BONUS_NEXT_ROUND")
    for p, waits in ((stepping(), False), (stepping(bonus_from="round"), True), (files, True)):
        p.take("goods:1", "step:mombasa", "end")
        assert p.s.turn == BLUE and p.s.bonus[BLUE, 0] == (0 if waits else 1)
        p.take("end")
        assert p.asked == "planning" and p.s.bonus[BLUE, 0] == 1


@proves("MB-1619", "MB-1618")
@pytest.mark.parametrize("choice", ["turn", "round"])
def test_special_bonus_spaces_open_with_the_next_turn_in_both_readings(choice):
    p = position(2, bonus_from=choice).track(BLUE, "saint_louis", 4).money(BLUE, 9).slots(BLUE, "coffee_1", "cotton_1")
    p.turn_start(BLUE).take("goods:1", "step:saint_louis", "end")
    assert p.s.turn == BLUE and p.why_not("mark:c_1") is None


@proves("MB-1619", "MB-1709")
def test_the_markers_of_b2_wait_with_their_bonus():
    for choice, more in (("turn", 1), ("round", 0)):
        p = position(2, bonus_from=choice).face(cape_town="b2").track(BLUE, "cape_town", 6, opened=False)
        p.turn_start(BLUE)
        assert (p.s.markers[BLUE], p.s.extra[BLUE]) == (3 + more, more)
        p.preparation()
        p.plan(BLUE, None, None, None).plan(PINK, None, None, None)
        assert (p.s.markers[BLUE], p.s.extra[BLUE]) == (4, 1) and p.sound


@proves("MB-1619", "MB-1621")
def test_bonuses_of_the_start_are_there_in_the_first_round_in_both_readings():
    for choice in ("turn", "round"):
        p = position(2, bonus_from=choice).track(BLUE, "mombasa", 5, opened=False)
        p.planning().plan(BLUE, None, None, None).plan(PINK, None, None, None)
        assert p.s.turn == BLUE and p.s.bonus[BLUE, 0] == 1


# --- banana_bonus


@proves("MB-1723", "MB-1706")
def test_the_first_bonus_of_b1_mixes_goods_where_it_is_not_split():
    for choice, refused in (("split", ("MB-612", "MB-612", None)), ("whole", ("MB-612", None, None))):
        found = []
        for space in (0, 5, 10):  # no bonus, the first, both
            p = for_sale(position(banana_bonus=choice), right_1="b08").track(BLUE, "cape_town", space)
            found.append(p.slots(BLUE, "banana_2", "a04").take("goods:1").why_not("goods:2"))
        assert tuple(found) == refused


@proves("MB-1723", "MB-1725")
def test_with_the_first_bonus_a_mixed_purchase_costs_one_less_and_needs_a_banana():
    p = for_sale(position(banana_bonus="whole"), right_1="b08", right_2="a05").track(BLUE, "cape_town", 5)
    p.slots(BLUE, "banana_2", "a04", "cotton_1", "banana_1").take("goods:2", "goods:3")
    assert p.why_not("buy:right_2") == "MB-1725"
    p.take("goods:1", "buy:right_1")
    assert "b08" in p.holds(BLUE) and p.s.agenda[p.s.depth - 1, 1] == 2 + 3 + 1 - (5 - 1)


# --- diamond_end


def at_the_end(space, choice):
    return position(diamond_end=choice).money(BLUE, 0).diamond(BLUE, space)


@proves("MB-1808")
def test_steps_left_over_from_the_move_that_reaches_the_end():
    for choice, money in (("paid", 4), ("lost", 0)):
        p = enter(expanding(2, "cairo", p=at_the_end(27, choice).post("cairo", "i8")), "x1")  # 3 steps
        assert (p.s.diamond[BLUE], p.s.money[BLUE]) == (28, money)


@proves("MB-1803", "MB-1808")
@pytest.mark.parametrize("choice", ["paid", "lost"])
def test_a_move_that_begins_at_the_end_is_paid_in_both_readings(choice):
    p = at_the_end(28, choice).slots(BLUE, "a09").take("merchant:1")
    assert (p.s.diamond[BLUE], p.s.money[BLUE]) == (28, 2 + 2)


@proves("MB-1808", "MB-1005")
def test_the_steps_for_mines_are_a_move_of_their_own():
    """Two steps, of which one is left over, then one more for two mines."""
    for choice, money in (("paid", 1 + 2 * 2), ("lost", 1 + 2)):
        p = at_the_end(27, choice).post("cairo", "i1", "i3").slots(BLUE, "b04").take("merchant:1")
        assert (p.s.diamond[BLUE], p.s.money[BLUE]) == (28, money)


@proves("MB-1808", "MB-718")
@pytest.mark.parametrize(("space", "regions", "paid", "lost"), [
    (26, ("i1", "c1"), 2, 2),  # 2 steps reach the end, 1 comes after it
    (27, ("i1", "c1"), 4, 4),  # first 1, then 2
    (24, ("i1", "c1"), 0, 0),  # never there
    (28, ("i1", "c1"), 6, 6),
    (26, ("i1", "i8", "x1"), 4, 2),  # 3 reach the end, and one of them is left over
    (27, ("i8", "x1"), 4, 0),
])  # fmt: skip
def test_the_diamonds_of_regions_come_in_the_order_that_loses_least(space, regions, paid, lost):
    for choice, money in (("paid", paid), ("lost", lost)):
        p = enter(expanding(6, "cairo", p=at_the_end(space, choice).post("cairo", "n2", "w3")), *regions)
        if p.asked == "expanding":
            p.take("stop")
        made = sum({"i1": 1, "c1": 2, "x1": 3}.get(region, 0) for region in regions)
        assert (p.s.diamond[BLUE], p.s.money[BLUE]) == (min(28, space + made), money)
