"""Bonus tiles: +1 good, bookkeeper, diamond merchant, expansion (MB-1201 … MB-1220)."""

import pytest

from entrepot.games.mombasa.actions import BONUS_TILES, SPACES
from entrepot.games.mombasa.record import NOBODY
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, position

MERCHANTS = ("a09", "b01", "b02")


def with_tile(tile, *cards, players=3):
    """Blue has a tile, and cards in the slots."""
    return position(players).bonus_tile(BLUE, tile).slots(BLUE, *cards)


def holder(p, tile):
    return p.s.tile[BONUS_TILES.index(tile)]


def is_face_down(p, tile):
    return bool((p.s.tile_used >> BONUS_TILES.index(tile)) & 1)


def points(p):
    """What an expansion action of Blue has to spend."""
    p = p.copy().to_move(BLUE).take("expand:cairo")
    return p.s.agenda[p.s.depth - 1, 1]


def units(p, *slots):
    """What a goods action of Blue amounts to, read from the steps it leaves."""
    p = p.copy().to_move(BLUE).take(*(f"goods:{slot}" for slot in slots), "step:cape_town")
    return 1 + (p.s.agenda[p.s.depth - 1, 1] if p.asked == "steps" else 0)


def again(p):
    """Blue's next turn, whoever else would come first."""
    assert p.s.turn == PINK
    return p.to_move(BLUE)


# --- getting them


@proves("MB-1201", "MB-1202")
def test_whoever_reserved_several_tiles_gets_them_all():
    assert BONUS_TILES == ("good", "bookkeeper", "merchant", "expansion")
    p = position().marker(BLUE, "good_tile").marker(PINK, "merchant_tile").marker(BLUE, "expansion_tile")
    assert {holder(p, tile) for tile in BONUS_TILES} == {NOBODY}
    p.preparation()
    assert [holder(p, tile) for tile in BONUS_TILES] == [BLUE, NOBODY, PINK, BLUE]


@proves("MB-1218")
@pytest.mark.parametrize("tile", BONUS_TILES)
@pytest.mark.parametrize("used", [False, True])
def test_every_tile_goes_back_to_the_board_at_the_end(tile, used):
    p = with_tile(tile, "coffee_1", "expansion_2a")
    if used:
        p.s.tile_used = 1 << BONUS_TILES.index(tile)
    p.s.plus = 1 if tile == "good" and used else NOBODY
    p.take("end")
    assert (holder(p, tile), p.s.tile_used, p.s.plus) == (NOBODY, 0, NOBODY)


@proves("MB-1218")
def test_a_tile_goes_back_with_its_holder_and_with_nobody_else():
    p = position().bonus_tile(BLUE, "merchant").bonus_tile(PINK, "expansion").slots(PINK, "coffee_1", "coffee_2")
    p.bonus_tile(PINK, "good").to_move(PINK).take("plus:1", "goods:2", "step:cairo", "step:cairo")
    p.to_move(BLUE).take("end")
    assert [holder(p, tile) for tile in BONUS_TILES] == [PINK, NOBODY, NOBODY, PINK] and p.s.plus == 1


# --- action tiles


@proves("MB-1203", "MB-1211")
def test_the_bookkeeper_tile_is_a_bookkeeper_with_one_bp():
    p = with_tile("bookkeeper", "coffee_1", "coffee_2", "banana_1").tile(BLUE, "st2")  # its book asks for a coffee
    p.take("bookkeeper:tile", "walk")
    assert p.s.jar[BLUE] == 1 and p.s.money[BLUE] == 1 + 1 and p.asked == "books"
    p.take("cash")  # 1 BP
    assert p.s.money[BLUE] == 3 and is_face_down(p, "bookkeeper") and p.s.used[BLUE] == 0
    assert again(p).why_not("bookkeeper:tile") == "MB-509"


@proves("MB-1203", "MB-1215")
def test_the_expansion_tile_is_an_expansion_card_of_two_points():
    p = with_tile("expansion", "one_expansion", "coffee_1", "coffee_2")
    assert points(p) == 3
    p.take("expand:cairo", "enter:n2", "post_from:cairo_1", "stop")
    assert p.owner("n2") == "cairo" and p.s.turn == PINK
    assert is_face_down(p, "expansion") and p.is_used(BLUE, "1") and not p.is_used(BLUE, "2")
    assert again(p).why_not("expand:cairo") == "MB-509"


@proves("MB-1216")
def test_the_expansion_tile_alone_is_enough_also_for_the_bonus_of_a1():
    p = with_tile("expansion")
    assert p.why_not("expand:cairo") is None and points(p) == 2
    assert points(p.track(BLUE, "mombasa", 5)) == 3
    assert position().track(BLUE, "mombasa", 5).why_not("expand:cairo") == "MB-509"


@proves("MX-37", "MB-1212", "MB-1213", "MB-1214")
def test_the_merchant_tile_gives_two_steps_and_one_for_every_other_merchant():
    for cards, used, steps in (
        ((), (), 2), (MERCHANTS[:1], (), 3), (MERCHANTS[:2], (), 4), (MERCHANTS, (), 5),
        (MERCHANTS[:2], MERCHANTS[:2], 2), (MERCHANTS[:2], MERCHANTS[:1], 3),
    ):  # fmt: skip
        p = with_tile("merchant", *cards)
        p.slots(BLUE, *cards, used=used).slots(PINK, "b03").take("merchant:tile")
        assert (p.s.diamond[BLUE], p.s.money[BLUE]) == (steps, 1)
        assert is_face_down(p, "merchant") and p.s.turn == PINK


@proves("MB-1203", "MB-1220")
def test_a_used_tile_counts_for_nothing():
    p = with_tile("expansion", "one_expansion").bonus_tile(BLUE, "merchant").bonus_tile(BLUE, "bookkeeper")
    p.tile(BLUE, "st7").shelf(BLUE, "a23")  # books that ask for expansion 1 and for a person
    fresh = p.copy().slots(BLUE, None, "bookkeeper").take("bookkeeper:2")
    assert fresh.why_not("walk") is None and fresh.take("walk").why_not("walk") is None
    p.s.tile_used = 0b1110
    assert points(p) == 1
    assert {p.why_not(action) for action in ("merchant:tile", "bookkeeper:tile")} == {"MB-509"}
    p.slots(BLUE, None, "bookkeeper").take("bookkeeper:2", "walk")
    assert p.s.jar[BLUE] == 1 and p.asked == "books"  # nobody but the bookkeeper at work: the jar stopped
    p = with_tile("expansion")
    p.s.tile_used = 0b1000
    assert p.why_not("expand:cairo") == "MB-509" and p.why_not("mark:expansion") == "MB-1128"


@proves("MB-1203")
@pytest.mark.parametrize(
    ("tile", "action"),
    [("bookkeeper", "bookkeeper:tile"), ("merchant", "merchant:tile"), ("expansion", "expand:cairo")],
)
def test_an_action_tile_takes_no_slot_and_serves_its_holder_alone(tile, action):
    p = with_tile(tile, "coffee_1", "coffee_2", "banana_1")
    assert p.why_not(action) is None
    assert p.to_move(PINK).why_not(action) == "MB-509"


@proves("MB-1217")
def test_tiles_are_neither_sold_nor_recovered():
    p = position().hand(BLUE).slots(BLUE, "coffee_1")
    for tile in BONUS_TILES:
        p.bonus_tile(BLUE, tile)
    assert p.why_not("mark:sell") == "MB-1107"  # no card in hand
    p.hand(BLUE, "banana_1", "banana_2")
    assert p.copy().take("mark:sell").legal == {"sell:banana_1", "sell:banana_2"}
    p.take("end")
    assert [p.in_recovery(BLUE, slot) for slot in ("diamond", "1", "2", "3", "book")] == [
        set(), {"coffee_1"}, set(), set(), set(),
    ]  # fmt: skip
    assert p.holds(BLUE) == {"banana_1", "banana_2"} and {holder(p, tile) for tile in BONUS_TILES} == {NOBODY}


# --- the +1 good tile


@proves("MB-1204", "MB-1209")
def test_the_tile_is_laid_during_any_turn_and_the_turn_goes_on():
    p = with_tile("good", "coffee_1", "banana_2", players=2)
    p.take("mark:first", "cash", "end")  # a turn without it
    assert p.s.turn == BLUE and {"plus:1", "plus:2"} <= p.legal
    p.take("plus:2")
    assert (p.asked, p.s.turn, p.s.plus) == ("turn", BLUE, 2)
    p.take("goods:1", "step:cairo")
    assert p.s.turn == BLUE and p.s.plus == 2


@proves("MB-1204")
def test_only_the_holder_lays_the_tile():
    p = with_tile("good", "coffee_1").slots(PINK, "coffee_1").to_move(PINK)
    assert p.why_not("plus:1") == "MB-1204" and "plus:1" not in p.legal
    assert p.to_move(BLUE).why_not("plus:1") is None


@proves("MB-1209")
def test_the_tile_is_laid_during_an_action_too():
    p = with_tile("good", "coffee_1", "banana_1").take("goods:1")
    assert {"plus:1", "plus:2"} <= p.legal
    p.take("plus:1", "step:cairo")
    assert p.asked == "steps"  # a second unit
    p = with_tile("good", "bookkeeper", "coffee_1").tile(BLUE, "st6").take("bookkeeper:1")  # asks for 2 coffee
    assert p.why_not("walk") == "MB-907"
    assert p.take("plus:2").why_not("walk") is None


@proves("MB-1205", "MB-1219")
def test_the_unit_value_is_one_higher_for_every_purpose():
    p = with_tile("good", "coffee_1", "banana_2").display(right_1="a08").slots(PINK, "coffee_2")  # of price 2
    assert units(p, 1) == 1 and p.copy().take("goods:1").why_not("buy:right_1") == "MB-606"
    assert p.why_not("mark:coffee") == "MB-1120"
    laid = p.copy().take("plus:1")
    assert units(laid, 1) == 2 and laid.copy().take("goods:1").why_not("buy:right_1") is None
    assert laid.why_not("mark:coffee") is None
    assert units(laid, 2) == 2  # the other card is as before


@proves("MB-1219", "MB-1205")
def test_for_the_others_too_the_tile_counts_from_when_it_is_laid():
    p = with_tile("good", "coffee_2").slots(PINK, "coffee_2").to_move(PINK)
    assert p.why_not("mark:coffee") is None
    p.to_move(BLUE).take("plus:1").to_move(PINK)
    assert p.why_not("mark:coffee") == "MB-1120"


@proves("MB-1206")
def test_once_laid_the_tile_stays():
    p = with_tile("good", "coffee_1", "banana_2").take("plus:1")
    assert {p.why_not(f"plus:{slot}") for slot in "123"} == {"MB-1206"}
    p.take("goods:2", "step:cairo", "step:cairo")
    assert again(p).why_not("plus:2") == "MB-1206"


@proves("MB-1207")
def test_card_and_tile_are_turned_face_down_together():
    p = with_tile("good", "coffee_1", "banana_2").take("plus:1")
    other = p.copy().take("goods:2", "step:cairo", "step:cairo")
    assert not is_face_down(other, "good") and other.is_used(BLUE, "2")
    p.take("goods:1", "step:cairo", "step:cairo")
    assert is_face_down(p, "good") and p.is_used(BLUE, "1") and p.s.turn == PINK
    assert again(p).why_not("plus:2") == "MB-1206"


@proves("MB-1208", "MB-1210")
def test_the_tile_needs_an_active_goods_card():
    p = with_tile("good", "coffee_1", "bookkeeper", "expansion_2a")
    p.slots(BLUE, None, None, None, "banana_1", used=("banana_1",))
    assert {slot: p.why_not(f"plus:{slot}") for slot in ("1", "2", "3", "book", "diamond")} == {
        "1": None, "2": "MB-1210", "3": "MB-1210", "book": "MB-1210", "diamond": "MB-1210",
    }  # fmt: skip
    bare = with_tile("good")
    assert bare.why_not("goods:1") == "MB-509" and not [a for a in bare.legal if a.startswith("plus")]
    assert bare.why_not("mark:coffee") == "MB-1128"


@proves("MB-1202", "MB-1204")
def test_a_tile_received_serves_the_next_round():
    p = position(2).marker(BLUE, "good_tile").preparation()
    assert SPACES.index("good_tile") not in [n for n, owner in enumerate(p.s.marker) if owner != NOBODY]
    p.plan(BLUE, "coffee_1", None, None).plan(PINK, None, None, None)
    assert p.s.turn == BLUE and "plus:1" in p.legal
    assert units(p.take("plus:1"), 1) == 2
