"""Special track bonuses: from when they count, and those of A and B (MB-1618 … MB-1627, MB-1701 … MB-1734)."""

import pytest

from entrepot.games.mombasa.actions import COMPANIES, DISPLAY, FACES
from entrepot.games.mombasa.box.tables import BONUS_AMOUNT, FIELD_SPACE
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, position

# Blue's space at Mombasa with no bonus of a face, the first, and both.
SPACES = {face: (0, *(int(space) for space in FIELD_SPACE[n])) for n, face in enumerate(FACES)}


def level(face, number, *cards, company="mombasa"):
    """Blue has that many bonuses of a face available, and cards in the slots."""
    p = position().face(**{company: face}) if face[0] in "ab" else position()
    return p.track(BLUE, company, SPACES[face][number]).slots(BLUE, *cards)


def with_a2_and_b1(a2, b1, *cards):
    """Both permanent bonuses that lower prices, at these levels."""
    p = position().face(mombasa="a2", cape_town="b1").slots(BLUE, *cards)
    return p.track(BLUE, "mombasa", SPACES["a2"][a2]).track(BLUE, "cape_town", SPACES["b1"][b1])


def for_sale(p, **cards):
    """These cards alone are in the display."""
    return p.display(**dict.fromkeys(DISPLAY, None)).display(**cards)


def points(p):
    """What an expansion action of Blue has to spend."""
    p = p.copy().to_move(BLUE).take("expand:cairo")
    return p.s.agenda[p.s.depth - 1, 1]


def left(p):
    """Units for steps after a purchase."""
    return p.s.agenda[p.s.depth - 1, 1] if p.asked == "steps" else 0


def units(p, *slots):
    """What these goods cards of Blue amount to, without a purchase."""
    return 1 + left(p.copy().to_move(BLUE).take(*(f"goods:{slot}" for slot in slots), "step:cairo"))


def next_turn(p):
    """All the others end their turn without anything; then it is Blue's."""
    for player in range(1, p.s.players):
        assert p.s.turn == player
        p.take("mark:first" if player == 1 else "mark:sell", "cash" if player == 1 else "sell:coffee_1")
    assert p.s.turn == BLUE
    return p


# --- from when a bonus counts


@proves("MB-1618", "MB-1619", "MB-1707", "MX-40")
def test_a_marker_of_b2_is_there_from_the_next_turn_on():
    p = position().face(cape_town="b2").track(BLUE, "cape_town", 5).money(BLUE, 9).slots(BLUE, "coffee_1", "cotton_1")
    p.marker(BLUE, "good_tile").marker(BLUE, "sell").turn_start(BLUE)
    assert p.s.markers[BLUE] == 0
    p.take("goods:1", "step:cape_town")
    assert p.at(BLUE, "cape_town") == 6 and p.s.turn == PINK
    assert (p.s.markers[BLUE], p.s.bonus[BLUE, 1]) == (0, 0)  # not in the turn that unlocks it
    p.take("end", "end")
    assert p.s.turn == BLUE and p.s.markers[BLUE] == 1
    assert p.why_not("mark:merchant_tile") is None and p.sound


@proves("MB-1618", "MB-1619")
def test_a_special_field_passed_in_a_turn_is_of_no_use_in_it():
    p = position().track(BLUE, "mombasa", 4).slots(BLUE, "coffee_1", "expansion_2a")
    p.turn_start(BLUE).take("goods:1", "step:mombasa")
    assert p.at(BLUE, "mombasa") == 5 and points(p) == 2
    assert points(next_turn(p)) == 3
    p = position(2).track(BLUE, "saint_louis", 4).money(BLUE, 9).slots(BLUE, "coffee_1", "cotton_1").turn_start(BLUE)
    p.take("goods:1", "step:saint_louis", "end")
    assert p.s.turn == BLUE and p.why_not("mark:c_1") is None


@proves("MB-1620")
def test_until_then_it_does_not_count_for_comparisons_either():
    p = position(2).track(BLUE, "mombasa", 4).slots(BLUE, "coffee_1", "expansion_2a").slots(PINK, "expansion_2a")
    p.turn_start(BLUE).take("goods:1", "step:mombasa")
    assert p.s.turn == PINK and p.why_not("mark:expansion") is None  # 2 and 2
    p.take("mark:sell", "sell:coffee_1", "mark:first", "cash")
    assert p.s.turn == PINK and p.why_not("mark:expansion") == "MB-1124"  # 2 and 3


@proves("MB-1621")
def test_what_a_starting_bonus_unlocks_is_there_in_the_first_turn():
    p = position(begun=False)
    p.track(BLUE, "mombasa", 3, opened=False)  # two steps of ST1 lead to the special field
    for player in range(3):
        for _ in range(2):
            p.take(min(p.legal_for(player)), player=player)
    assert p.at(BLUE, "mombasa") == 5 and p.asked == "planning"
    for player in range(3):
        p.plan(player, "expansion_2b", None, None)
    assert (p.s.round, p.s.turn) == (1, BLUE) and points(p) == 3


# --- two bonuses of a track


@proves("MB-1623", "MB-1722")
def test_every_track_has_two_bonuses_and_the_second_is_stronger():
    assert [points(level("a1", n, "expansion_2a")) for n in range(3)] == [2, 3, 4]
    assert [units(level("a2", n, "cotton_2"), 1) for n in range(3)] == [2, 2, 3]
    mixed = [level("b1", n, "banana_2", "a04", company="cape_town").take("goods:1") for n in range(3)]
    assert [p.why_not("goods:2") for p in mixed] == ["MB-612", "MB-612", None]
    assert {n: list(map(int, BONUS_AMOUNT[FACES.index(n), 1:])) for n in ("a1", "b2")} == {"a1": [1, 2], "b2": [1, 2]}
    for face in FACES:
        assert 0 < SPACES[face][1] < SPACES[face][2]


@proves("MB-1624")
def test_a_permanent_bonus_serves_at_every_fitting_moment():
    p = for_sale(level("b1", 1, "banana_1", "banana_2", company="cape_town"), right_1="a08", right_2="a01")
    p.take("goods:1", "buy:right_1")  # 1 for a price of 2
    p.to_move(BLUE).take("goods:2", "buy:right_2")  # and 2 for a price of 3
    assert {"a08", "a01"} <= p.holds(BLUE)


@proves("MB-1626", "MB-1627", "MB-1701")
def test_the_two_values_of_a_track_are_not_added():
    assert points(level("a1", 2, "expansion_2a")) == 2 + 2
    p = for_sale(level("a2", 2, "cotton_2"), right_1="b05", right_2="a01").take("goods:1")
    assert p.why_not("buy:right_1") == p.why_not("buy_cheaper:right_1") == "MB-606"  # a price of 4 needs both
    assert p.why_not("buy:right_2") is p.why_not("buy_cheaper:right_2") is None  # one of 3 needs either


# --- A1


@proves("MB-1701")
@pytest.mark.parametrize(("number", "more"), [(0, 0), (1, 1), (2, 2)])
def test_a1_counts_for_every_purpose(number, more):
    p = level("a1", number, "one_expansion", "bookkeeper")
    assert points(p) == 1 + more
    tiers = p.copy().take("mark:expansion")
    assert (tiers.asked == "tier") == (more == 2)  # 3 points reach the second tier
    p.tile(BLUE, "st4").take("bookkeeper:2")  # its book asks for 2 points
    assert (p.why_not("walk") is None) == (more > 0)
    rival = level("a1", number, "one_expansion").slots(PINK, "expansion_2a").to_move(PINK)
    assert rival.why_not("mark:expansion") == ("MB-1124" if more == 2 else None)


@proves("MB-1702")
def test_a1_needs_an_active_expansion_card():
    p = level("a1", 2, "bookkeeper", "expansion_2a").tile(BLUE, "st7")
    assert p.copy().take("bookkeeper:1").why_not("walk") is None  # a book that asks for one point
    p.s.used[BLUE] = 0b00100
    assert p.why_not("expand:cairo") == "MB-509" and p.why_not("mark:expansion") == "MB-1128"
    p.hand(BLUE, "expansion_2b").recovery(BLUE, "3", "one_expansion").money(BLUE, 2).shelf(BLUE, "a01")
    assert p.take("bookkeeper:1").why_not("walk") == "MB-907"


# --- A2


@proves("MB-1703", "MB-1724")
def test_the_first_bonus_of_a2_lowers_the_price_for_cotton_once():
    p = for_sale(level("a2", 1, "cotton_2", "cotton_1", "coffee_2"), right_1="a01", middle_1="b05")
    assert p.copy().take("goods:3").why_not("buy:right_1") == "MB-606"  # coffee
    one = p.copy().take("goods:1", "buy:right_1")
    assert left(one) == 0 and "a01" in one.holds(BLUE)  # 2 for a price of 3
    both = p.take("goods:1", "goods:2")
    assert both.why_not("buy:middle_1") == "MB-606"  # 3 for a price of 5, once less
    assert left(both.take("buy:right_1")) == 3 - 2


@proves("MB-1703")
def test_the_first_bonus_of_a2_leaves_values_as_they_are():
    assert units(level("a2", 1, "cotton_2", "cotton_1"), 1, 2) == 3


@proves("MB-1704")
def test_the_second_bonus_of_a2_raises_every_cotton_card_for_every_purpose():
    p = level("a2", 2, "cotton_2", "a06", "coffee_2")
    assert units(p, 1, 2) == 3 + 4 and units(p, 1) == 3 and units(p, 3) == 2
    p = level("a2", 2, "cotton_1", "cotton_2", "bookkeeper").tile(BLUE, "st8").shelf(BLUE, "b13")
    assert p.copy().take("mark:cotton").legal == {"tier:1", "tier:2", "tier:3"}  # 5
    assert p.take("bookkeeper:3", "walk").why_not("walk") is None  # to a book that asks for 4 cotton
    p = level("a2", 2, "cotton_1").slots(PINK, "cotton_1").to_move(PINK)
    assert p.why_not("mark:cotton") == "MB-1124"


@proves("MB-1727", "MB-1626")
def test_both_bonuses_of_a2_the_lower_price_or_the_higher_values():
    p = for_sale(level("a2", 2, "cotton_2", "a06", "coffee_2"), right_1="a01")
    assert left(p.copy().take("goods:1", "goods:2", "buy:right_1")) == 7 - 3
    assert left(p.copy().take("goods:1", "goods:2", "buy_cheaper:right_1")) == 5 - 2
    assert p.copy().take("goods:3").why_not("buy_cheaper:right_1") == "MB-1727"  # no cotton
    first = for_sale(level("a2", 1, "cotton_2", "a06"), right_1="a01").take("goods:1")
    assert first.why_not("buy_cheaper:right_1") == "MB-1727" and first.why_not("buy:right_1") is None


# --- B1


@proves("MB-1705", "MB-1723", "MB-1724")
@pytest.mark.parametrize("number", [1, 2])
def test_b1_lowers_the_price_for_bananas_once(number):
    p = for_sale(level("b1", number, "banana_2", "banana_1", "coffee_2", company="cape_town"), right_1="a01")
    p.display(middle_1="b05")
    assert p.copy().take("goods:3").why_not("buy:right_1") == "MB-606"
    assert "a01" in p.copy().take("goods:1", "buy:right_1").holds(BLUE)
    both = p.take("goods:1", "goods:2")
    assert both.why_not("buy:middle_1") == "MB-606"  # 3 for a price of 5
    assert left(both.take("buy:right_1")) == 1


@proves("MB-1706", "MB-1723")
def test_the_second_bonus_of_b1_mixes_goods_and_leaves_the_rest_for_steps():
    p = for_sale(level("b1", 2, "banana_2", "a04", "cotton_1", company="cape_town"), right_1="a01", right_2="a05")
    p.take("goods:2", "goods:1", "goods:3", "buy:right_1")
    assert left(p) == 2 + 3 + 1 - (3 - 1)
    p.take(*["step:cairo"] * 4)
    assert p.s.turn == PINK and p.at(BLUE, "cairo") == 4
    one = level("b1", 1, "banana_2", "a04", company="cape_town").take("goods:1")
    assert one.why_not("goods:2") == "MB-612"  # the first bonus does not mix


@proves("MB-1725")
def test_goods_are_mixed_for_a_purchase_with_a_banana_only():
    cards = ("a04", "cotton_2", "banana_1", "banana_2")
    p = for_sale(level("b1", 2, *cards, company="cape_town"), right_1="a01", right_2="a05").take("goods:1", "goods:2")
    assert p.why_not("buy:right_1") == "MB-1725"  # no banana among them
    assert p.why_not("step:cairo") == "MB-1725" and "step:cairo" not in p.legal  # and no purchase
    assert p.legal == {"goods:3", "goods:book"}
    p.take("goods:3")
    assert p.why_not("step:cairo") == "MB-1725"
    p.take("buy:right_1")
    assert left(p) == 6 - 2
    assert [p.is_used(BLUE, slot) for slot in ("1", "2", "3", "book")] == [True, True, True, False]


@proves("MB-1725")
def test_mixed_goods_are_not_given_up_either():
    p = for_sale(level("b1", 2, "a04", "banana_1", company="cape_town"), right_1="a01", right_2="a05")
    for company in COMPANIES:
        p.track(BLUE, company, 20)
    p.take("goods:1", "goods:2")
    assert p.legal == {"buy:right_1", "buy:right_2"} and p.why_not("stop") == "MB-1725"


@proves("MB-1725")
def test_goods_are_not_mixed_where_nothing_can_be_bought():
    p = for_sale(level("b1", 2, "a04", "banana_1", company="cape_town"), right_1="c01").take("goods:1")  # of price 6
    assert p.why_not("goods:2") == "MB-612"
    assert for_sale(p, right_1="b08").why_not("goods:2") is None  # of price 5


@proves("MB-1726", "MB-1724")
def test_a_mixed_purchase_with_cotton_takes_both_tracks():
    def buying(a2, *cards):
        p = for_sale(with_a2_and_b1(a2, 2, *cards), right_1="c01", right_2="a08", right_3="a09")  # of price 6, 2, 1
        return p.take("goods:1", "goods:2")

    first = buying(1, "banana_2", "cotton_2")
    assert left(first.take("buy:right_2")) == 4 and "a08" in first.holds(BLUE)  # for nothing
    assert buying(1, "banana_2", "cotton_2").why_not("buy:right_1") is None  # 4
    second = buying(2, "banana_2", "cotton_2")
    assert second.why_not("buy:right_1") is second.why_not("buy_cheaper:right_1") is None  # 5, or 4 for a lower price
    assert (left(second.copy().take("buy:right_2")), left(second.take("buy_cheaper:right_2"))) == (5 - 1, 4 - 0)
    assert buying(1, "banana_2", "coffee_2").why_not("buy:right_1") == "MB-606"  # 4 for a price of 5


@proves("MB-1733")
@pytest.mark.parametrize("buy", ["buy", "buy_cheaper"])
def test_one_card_an_action_all_the_same(buy):
    p = for_sale(with_a2_and_b1(2, 2, "b09", "b10"), right_1="a08", right_2="a09")
    p.take("goods:1", "goods:2", f"{buy}:right_1")
    assert p.asked == "steps" and left(p) >= 6
    assert p.why_not("buy:right_2") is not None and p.why_not("buy_cheaper:right_2") is not None


@proves("MB-1734")
def test_the_plus_tile_and_a2_count_in_a_mixed_purchase():
    p = for_sale(with_a2_and_b1(2, 2, "banana_1", "cotton_1"), right_1="b05", right_2="a08").bonus_tile(BLUE, "good")
    p.take("goods:1", "goods:2")
    assert left(p.copy().take("buy:right_2")) == 1 + 2 - 1
    p.take("plus:1")
    assert left(p.copy().take("buy:right_2")) == 2 + 2 - 1
    p.take("buy:right_1")
    assert left(p) == 4 - 3


# --- B2


@proves("MX-32", "MB-1707", "MB-1708")
@pytest.mark.parametrize(("players", "markers"), [(2, (3, 4, 5)), (3, (2, 3, 4)), (4, (2, 3, 4))])
def test_b2_adds_one_marker_or_two(players, markers):
    found = []
    for number in range(3):
        p = position(players).face(cape_town="b2").track(BLUE, "cape_town", SPACES["b2"][number]).turn_start(BLUE)
        found.append(p.s.markers[BLUE])
        assert [p.s.markers[player] for player in range(1, players)] == [markers[0]] * (players - 1) and p.sound
    assert tuple(found) == markers


@proves("MB-1708", "MB-1709")
def test_the_second_bonus_of_b2_adds_one_to_the_first():
    p = position().face(cape_town="b2").track(BLUE, "cape_town", 6).turn_start(BLUE)
    assert p.s.markers[BLUE] == 3
    assert p.turn_start(BLUE).s.markers[BLUE] == 3  # not once a turn
    p.track(BLUE, "cape_town", 13, opened=False)
    assert p.s.markers[BLUE] == 3
    assert p.turn_start(BLUE).s.markers[BLUE] == 4


@proves("MB-1709", "MB-1707")
def test_the_markers_of_b2_are_used_like_the_others_and_come_back_every_round():
    p = position(2).face(cape_town="b2").track(BLUE, "cape_town", 13).money(BLUE, 9).turn_start(BLUE)
    for space in ("good_tile", "bookkeeper_tile", "merchant_tile", "expansion_tile"):
        p.take(f"mark:{space}").to_move(BLUE)
    assert p.s.markers[BLUE] == 1
    p.take("mark:sell", "sell:coffee_1").to_move(BLUE)
    assert p.why_not("mark:first") == "MB-1106"
    assert p.preparation().s.markers[BLUE] == 5 and p.sound
