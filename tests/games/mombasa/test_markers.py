"""Bonus markers, and the first-player, buy, sell and tile spaces (MB-1101 … MB-1117, MB-1132 … MB-1137, MB-1144)."""

import pytest

from entrepot.games.mombasa.actions import BONUS_TILES, CARDS, DISPLAY, SPACES
from entrepot.games.mombasa.record import NOBODY
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, PURPLE, position

TILE_COST = {"good_tile": 1, "bookkeeper_tile": 1, "merchant_tile": 2, "expansion_tile": 2}


def rich(money=9, players=3):
    """Blue with some money, to move."""
    return position(players).money(BLUE, money)


def for_sale(p, **cards):
    """These cards alone are in the display."""
    return p.display(**dict.fromkeys(DISPLAY, None)).display(**cards)


def lies_on(p, space):
    return p.s.marker[SPACES.index(space)]


def tile_of(p, tile):
    """Who has a bonus tile."""
    return p.s.tile[BONUS_TILES.index(tile)]


def all_end(p):
    """Everybody ends the action phase, and recovers the first stack."""
    while p.asked in ("turn", "recovering"):
        p.take("end" if p.asked == "turn" else min(p.legal))
    return p


def begin(p):
    """A round with two cards in everybody's slots."""
    return planned(p.planning(), "coffee_1", "cotton_1", None)


def planned(p, *cards):
    """Everybody plans the same."""
    for player in range(p.s.players):
        p.plan(player, *cards)
    return p


# --- the action


@proves("MB-1101", "MB-1103")
def test_one_marker_on_one_empty_space_then_the_turn_ends():
    p = rich().take("mark:sell", "sell:coffee_1")
    assert (p.s.markers[BLUE], lies_on(p, "sell")) == (1, BLUE)
    assert [n for n, owner in enumerate(p.s.marker) if owner != NOBODY] == [SPACES.index("sell")]
    assert (p.s.turn, p.asked) == (PINK, "turn") and p.sound


@proves("MB-1102", "MB-1132")
@pytest.mark.parametrize(("space", "cost"), TILE_COST.items())
def test_a_space_is_paid_for_when_the_marker_is_placed(space, cost):
    p = rich(cost - 1)
    assert p.why_not(f"mark:{space}") == "MB-1102" and f"mark:{space}" not in p.legal
    p.money(BLUE, cost).take(f"mark:{space}")
    assert p.s.money[BLUE] == 0 and lies_on(p, space) == BLUE


@proves("MB-1102")
def test_a_requirement_is_met_or_the_marker_is_not_placed():
    p = position().slots(BLUE, "coffee_1").slots(PINK, "coffee_2")
    assert p.why_not("mark:coffee") is not None and p.why_not("mark:buy") is not None
    p.money(BLUE, 0)
    assert p.why_not("mark:buy") == "MB-1102"
    assert p.why_not("mark:first") is None and p.why_not("mark:sell") is None  # nothing is asked there


@proves("MB-1103")
@pytest.mark.parametrize("owner", [BLUE, PINK])
def test_a_space_is_blocked_for_all_until_the_preparation_phase(owner):
    p = rich().money(PINK, 9).marker(owner, "good_tile")
    for player in (BLUE, PINK, PURPLE):
        p.to_move(player)
        assert p.why_not("mark:good_tile") == "MB-1103" and "mark:good_tile" not in p.legal
        assert p.why_not("mark:bookkeeper_tile" if player != PURPLE else "mark:sell") is None
    begin(p.preparation())
    assert p.why_not("mark:good_tile") is None


@proves("MB-1104", "MB-1133")
@pytest.mark.parametrize("tile", BONUS_TILES)
def test_some_rewards_come_at_once_and_a_tile_in_the_preparation_phase(tile):
    p = rich().take(f"mark:{tile}_tile")
    assert tile_of(p, tile) == NOBODY and p.s.turn == PINK
    p.take("mark:sell", "sell:coffee_1")
    assert p.s.money[PINK] == 1 + 3  # at once
    all_end(p)
    assert p.asked == "planning"
    assert [tile_of(p, name) for name in BONUS_TILES] == [BLUE if name == tile else NOBODY for name in BONUS_TILES]


@proves("MB-1105")
def test_a_marker_uses_no_card():
    p = rich().slots(BLUE, "coffee_2", "bookkeeper", "a09").take("mark:first", "cash")
    assert p.s.used[BLUE] == 0
    assert [p.in_slot(BLUE, slot) for slot in "123"] == ["coffee_2", "bookkeeper", "a09"]


@proves("MB-1106")
def test_without_a_marker_left_none_is_placed():
    p = rich().marker(BLUE, "merchant_tile")
    assert p.why_not("mark:sell") is None
    p.marker(BLUE, "good_tile")
    assert {p.why_not(f"mark:{space}") for space in SPACES} == {"MB-1106"}
    assert not [action for action in p.legal if action.startswith("mark")]


@proves("MB-1106", "MB-1144")
def test_one_marker_a_turn_and_different_spaces_in_one_round():
    p = rich().slots(BLUE, "coffee_2", "a05").money(PINK, 9)
    p.take("mark:coffee")
    assert p.s.turn == PINK
    p.take("end", "end")
    assert p.s.turn == BLUE
    p.take("mark:banana", "tier:2")
    assert [lies_on(p, space) for space in ("coffee", "banana")] == [BLUE, BLUE]
    assert (p.at(BLUE, "cairo"), p.at(BLUE, "cape_town")) == (2, 3)


# --- what cannot be carried out


@proves("MB-1107")
def test_no_marker_on_the_buy_space_without_a_card_to_pay_for():
    p = for_sale(rich(3), right_1="a01", left_1="b10")
    assert p.why_not("mark:buy") == "MB-1107"  # £1 for the space leaves £2
    assert p.money(BLUE, 4).why_not("mark:buy") is None
    assert for_sale(p.money(BLUE, 99)).why_not("mark:buy") == "MB-1107"


@proves("MB-1107")
def test_no_marker_on_the_sell_space_with_an_empty_hand():
    p = rich().slots(BLUE, "coffee_1").recovery(BLUE, "2", "coffee_2").hand(BLUE)
    assert p.why_not("mark:sell") == "MB-1107" and "mark:sell" not in p.legal
    assert p.hand(BLUE, "banana_1").why_not("mark:sell") is None


# --- first player


@proves("MB-1108")
def test_the_first_player_space_gives_the_marker_at_once_and_one_bp():
    p = position().to_move(PINK).books(a1="a05").coin("a1")
    p.take("mark:first")
    assert (p.s.first, p.asked) == (PINK, "books")
    assert p.legal == {"cash", *(f"take:{letter}{n}" for letter in "ab" for n in range(1, 5))}  # 1 BP
    p.take("take:a1", "shelve:1")
    assert p.on_shelf(PINK, 1) == "a05" and p.s.money[PINK] == 2 and p.s.turn == PURPLE


@proves("MB-1109", "MX-25")
def test_not_on_the_first_turn_of_the_first_player():
    p = begin(position(3))
    assert p.s.turn == BLUE and p.why_not("mark:first") == "MB-1109" and "mark:first" not in p.legal
    p.take("goods:1", "step:cairo")
    for player in (PINK, PURPLE):
        assert p.s.turn == player and "mark:first" in p.legal
        p.take("goods:1", "step:cairo")
    assert p.s.turn == BLUE and "mark:first" in p.legal
    p.marker(PINK, "first")
    assert "mark:first" not in p.legal  # no longer empty


@proves("MB-1110")
def test_the_first_player_changes_there_and_nowhere_else():
    p = begin(rich())
    p.money(BLUE, 9).money(PINK, 9).money(PURPLE, 9)
    p.take("mark:sell", "sell:coffee_2", "mark:good_tile", "mark:expansion_tile", "mark:coffee")
    planned(all_end(p), "expansion_2a", "cotton_2", None)
    assert (p.s.round, p.s.first, p.s.turn) == (2, BLUE, BLUE)
    p.take("end", "recover:1", "mark:first", "cash")
    planned(all_end(p), None, None, None)
    assert (p.s.round, p.s.first, p.s.turn) == (3, PINK, PINK)


@proves("MB-1111")
def test_the_holder_may_use_the_space_later_and_keeps_the_marker():
    p = begin(position(2))
    p.take("goods:1", "step:cairo", "goods:1", "step:cairo")
    before = p.s.money[BLUE]
    p.take("mark:first", "cash")
    assert (p.s.first, p.s.money[BLUE]) == (BLUE, before + 1)


# --- the buy space


@proves("MX-13", "MB-1112", "MB-1114")
def test_a_card_for_its_price_and_one_pound_more():
    p = for_sale(rich(9), right_1="a01", right_2="a04")
    p.take("mark:buy")
    assert p.s.money[BLUE] == 8  # the space
    p.take("buy:right_1")
    assert p.s.money[BLUE] == 9 - 1 - 3 and "a01" in p.holds(BLUE)
    assert p.on_display("right_1") is None and p.s.turn == PINK


@proves("MB-1112", "MB-609")
def test_the_purchase_is_made_at_once_and_paid_in_full():
    p = for_sale(rich(5), right_1="a01", middle_1="a04", left_1="a05").take("mark:buy")
    assert p.legal == {"buy:right_1", "buy:middle_1"}
    assert p.why_not("stop") == p.why_not("end") == "MB-1112"
    assert p.why_not("buy:left_1") == "MB-1112"  # £5, and £4 are left
    assert p.why_not("buy:right_2") == "MB-609"


@proves("MB-1113")
def test_goods_do_not_pay_there_and_money_nowhere_else():
    p = for_sale(rich(5), right_1="a01", middle_1="a04", left_1="b08").slots(BLUE, "coffee_2", "a06")
    assert p.why_not("buy:right_1") is not None  # without a marker
    goods = p.copy().take("goods:1")
    assert goods.why_not("buy:right_1") is not None  # 2 units and £5
    p.take("mark:buy")
    assert p.why_not("goods:1") is not None and p.why_not("buy:left_1") is not None
    p.take("buy:middle_1")
    assert p.s.money[BLUE] == 0 and p.s.used[BLUE] == 0


@proves("MB-1115")
def test_a_lower_price_for_bananas_or_cotton_is_not_one_for_money():
    p = for_sale(rich(3), right_1="a01").slots(BLUE, "banana_2", "cotton_2").face(mombasa="a2")
    p.track(BLUE, "cape_town", 10).track(BLUE, "mombasa", 4)
    assert p.copy().take("goods:1").why_not("buy:right_1") is None  # 2 bananas for a price of 3
    assert p.why_not("mark:buy") == "MB-1107"
    p.money(BLUE, 4).take("mark:buy")
    assert p.s.money[BLUE] == 0 and "a01" in p.holds(BLUE)


# --- the sell space


@proves("MX-14", "MB-1116")
def test_a_card_is_sold_for_its_crate_and_two():
    p = position().take("mark:sell")
    assert p.asked == "selling" and p.why_not("stop") == p.why_not("end") == "MB-1116"
    p.take("sell:coffee_1")
    assert p.s.money[BLUE] == 1 + 3 and "coffee_1" not in p.holds(BLUE)
    assert p.s.sold[BLUE] == 1 << CARDS.index("coffee_1") and p.s.turn == PINK


@proves("MB-1116")
@pytest.mark.parametrize(("player", "crate"), [(BLUE, 1), (PINK, 2), (PURPLE, 3)])
def test_the_crate_of_a_deck_card_and_of_the_1_expansion_card(player, crate):
    p = position().hand(player, "one_expansion", "b08").to_move(player)
    one, other = p.copy().take("mark:sell", "sell:one_expansion"), p.take("mark:sell", "sell:b08")
    assert (one.s.money[player], other.s.money[player]) == (1 + crate + 2, 1 + 5 + 2)
    assert other.s.discarded == 1 << CARDS.index("b08") and other.sound


@proves("MB-1117")
def test_only_a_card_from_hand():
    p = position().slots(BLUE, "coffee_1", "coffee_2", used=("coffee_2",)).recovery(BLUE, "3", "banana_1")
    p.display(right_1="a05").hand(PINK, "a04").hand(BLUE, "cotton_1", "cotton_2").take("mark:sell")
    assert p.legal == {"sell:cotton_1", "sell:cotton_2"}
    refused = ("coffee_1", "coffee_2", "banana_1", "a05", "a04")
    assert {p.why_not(f"sell:{card}") for card in refused} == {"MB-1117"}


@proves("MB-1117")
def test_any_card_from_hand_and_its_shares_are_lost():
    p = for_sale(rich(), right_1="d01", right_2="a04").base("mombasa", 0, 0, 0)
    p.take("mark:buy", "buy:right_1", "end", "end")
    kept = p.copy().finish()
    p.take("mark:sell", "sell:d01")  # bought this round
    assert p.s.money[BLUE] == 9 - 1 - 4 + 4 + 2
    assert (kept.s.sheet[BLUE, 1], p.finish().s.sheet[BLUE, 1]) == (2 * 15, 0)


@proves("MB-147")
def test_of_two_equal_cards_the_first_is_sold():
    p = position().take("mark:sell")
    assert p.why_not("sell:expansion_2b") == "MB-147" and p.why_not("sell:expansion_2a") is None
    p.take("sell:expansion_2a").to_move(PINK).take("end").to_move(PURPLE).take("end")
    p.s.marker[SPACES.index("sell")] = NOBODY
    assert p.to_move(BLUE).take("mark:sell").why_not("sell:expansion_2b") is None


# --- tile spaces


@proves("MB-1134")
def test_eleven_bonus_spaces_on_the_board():
    board = [space for space in SPACES if space[1] != "_"]
    assert len(board) == 11 and set(TILE_COST) == {f"{tile}_tile" for tile in BONUS_TILES} <= set(board)
    cards = ("coffee_1", "banana_1", "cotton_1", "expansion_2a")
    for space in board:  # each takes a marker of its own
        p = rich().slots(BLUE, *cards).take(f"mark:{space}")
        assert [name for name in SPACES if lies_on(p, name) == BLUE] == [space]


@proves("MB-1135")
@pytest.mark.parametrize("reserver", [BLUE, PINK])
def test_a_tile_in_use_may_be_reserved(reserver):
    p = rich().money(PINK, 9).bonus_tile(PINK, "merchant").to_move(reserver)
    p.take("mark:merchant_tile")
    assert tile_of(p, "merchant") == PINK  # still in use
    all_end(p)
    assert (p.asked, tile_of(p, "merchant")) == ("planning", reserver)


@proves("MB-1136")
def test_in_round_7_a_tile_space_gives_nothing():
    p = rich()
    p.s.round = 7
    p.take("mark:good_tile")
    assert p.s.money[BLUE] == 8
    all_end(p)
    assert p.asked == "over" and tile_of(p, "good") == NOBODY


@proves("MB-1137")
def test_the_spaces_of_the_tracks_follow_the_same_rules():
    p = rich().track(BLUE, "saint_louis", 11).track(PINK, "saint_louis", 5).slots(BLUE, "coffee_1")
    assert p.copy().money(BLUE, 0).why_not("mark:c_2") == "MB-1102"
    assert p.copy().marker(BLUE, "first").marker(BLUE, "sell").why_not("mark:c_2") == "MB-1106"
    assert p.copy().marker(PINK, "c_2").why_not("mark:c_2") == "MB-1103"
    p.take("mark:c_2", "share:1_bp", "cash")
    assert (p.s.markers[BLUE], p.s.used[BLUE], p.s.turn, lies_on(p, "c_2")) == (1, 0, PINK, BLUE)
    p.preparation()
    assert (p.s.markers[BLUE], lies_on(p, "c_2")) == (2, NOBODY)
