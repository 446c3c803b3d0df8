"""The diamond merchant action (MB-1001 … MB-1011)."""

import pytest

from entrepot.games.mombasa.actions import CARDS, OWN
from entrepot.games.mombasa.box.tables import KIND, MERCHANT, MERCHANT_COMPANY
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, PINK, position

MERCHANTS = {"b01": "mombasa", "b02": "cape_town", "b03": "saint_louis", "b04": "cairo"}
MINES = {"i1": 1, "i3": 1, "i5": 1, "i7": 1, "c1": 2, "x1": 2}


def used(card, p=None):
    """Blue has used a diamond merchant with nothing else in play."""
    return (p or position()).money(BLUE, 0).slots(BLUE, card).take("merchant:1")


def gained(p):
    return p.s.diamond[BLUE], p.s.money[BLUE]


@proves("MB-1001", "MB-1007")
def test_five_cards_and_none_at_the_start():
    cards = [card for n, card in enumerate(CARDS) if KIND[n] == MERCHANT]
    assert cards == ["a09", *MERCHANTS] and not set(cards) & set(OWN)
    assert [int(MERCHANT_COMPANY[CARDS.index(card)]) for card in cards] == [-1, 0, 1, 2, 3]
    p = position(4)
    assert all(p.holds(player) == set(OWN) for player in range(4))


@proves("MB-1002", "MB-1011")
def test_one_merchant_is_used_and_the_turn_ends():
    p = position().slots(BLUE, "a09", "b01", "coffee_1").take("merchant:2")
    assert [p.is_used(BLUE, slot) for slot in "123"] == [False, True, False]
    assert p.s.turn == PINK and p.s.diamond[BLUE] == 2
    assert p.why_not("merchant:1", BLUE) == "MB-501"  # not before Blue's next turn
    assert p.to_move(BLUE).why_not("merchant:1") is None


@proves("MB-509", "MB-1002")
def test_a_merchant_must_be_active():
    p = position().slots(BLUE, "a09", "bookkeeper", used=("a09",)).bonus_tile(PINK, "merchant")
    assert {p.why_not(f"merchant:{means}") for means in ("1", "2", "3", "tile")} == {"MB-509"}
    assert not any(action.startswith("merchant") for action in p.legal)


@proves("MB-509", "MB-1002")
def test_the_tile_is_used_once():
    p = position().bonus_tile(BLUE, "merchant").take("merchant:tile")
    assert p.s.tile_used == 1 << 2 and p.s.turn == PINK and p.s.diamond[BLUE] == 2
    assert p.to_move(BLUE).why_not("merchant:tile") == "MB-509"


@proves("MB-1003")
def test_the_plain_merchant():
    assert gained(used("a09")) == (1, 2)
    assert gained(used("a09", position().post("cairo", "c1", "x1").post("mombasa", "i3", "i5"))) == (1, 2)


@proves("MB-1004", "MB-1005", "MB-1006")
@pytest.mark.parametrize("mines", range(9))
@pytest.mark.parametrize("card, company", MERCHANTS.items())
def test_a_company_merchant_and_the_mine_icons_of_the_company(card, company, mines):
    p, left = position(), mines
    for region, count in sorted(MINES.items(), key=lambda item: -item[1]):
        if count <= left:
            p.post(company, region)
            left -= count
    assert left == 0
    p.post(company, "n2", "i8", "x2")  # without any
    assert gained(used(card, p)) == (2 + mines // 2, 1)


@proves("MB-1005", "MB-1008")
def test_only_posts_of_that_company_count_whoever_placed_them():
    """Pink expands Cairo into C1; then Blue uses the merchant of Cairo, and then that of Mombasa."""
    p = position().post("cairo", "i1").post("mombasa", "i3").slots(BLUE, "b04", "b01").money(BLUE, 0)
    assert gained(p.copy().take("merchant:1")) == (2, 1)  # a single icon
    p.slots(PINK, "one_expansion").to_move(PINK).take("expand:cairo", "enter:c1", "post_from:cairo_2")
    assert (p.owner("c1"), p.s.diamond[PINK]) == ("cairo", 2)
    p.to_move(BLUE).take("merchant:1")
    assert gained(p) == (2 + 1, 1)
    assert gained(p.to_move(BLUE).take("merchant:2")) == (3 + 2, 2)


@proves("MB-1008")
def test_icons_are_counted_when_the_card_is_used():
    """Mombasa drives Cairo out of C1 before."""
    p = position().post("cairo", "c1").post("mombasa", "i4").slots(PINK, "expansion_2a").to_move(PINK)
    p.take("expand:mombasa", "enter:c1", "post_from:mombasa_2")
    assert p.owner("c1") == "mombasa"
    p.to_move(BLUE)
    assert gained(used("b04", p.copy())) == (2, 1)
    assert gained(used("b01", p)) == (3, 1)


@proves("MB-1009")
@pytest.mark.parametrize("regions", [("c1", "x1", "i1"), ("c2", "x2", "i2")])
def test_icons_mean_nothing_to_anybody_else(regions):
    """Neither to other actions nor in the end: the same with and without them."""
    p = position().post("mombasa", *regions).bonus_tile(BLUE, "merchant").money(BLUE, 0)
    p.slots(BLUE, "expansion_2a").hand(BLUE, "d01")
    assert gained(p.copy().take("merchant:tile")) == (2, 0)
    assert gained(p.copy().take("expand:mombasa", "stop")) == (0, 0)
    p.finish()
    assert [p.s.sheet[BLUE, column] for column in range(7)] == [0, 2 * 2, 0, 0, 0, 0, 0]


@proves("MB-1010", "MB-1803", "MB-1808")
def test_steps_beyond_the_end():
    p = position().diamond(BLUE, 28).post("cairo", "c1", "x1")
    assert gained(used("b04", p)) == (28, 4 * 2 + 1)
    assert gained(used("a09", position().diamond(BLUE, 28))) == (28, 2 + 2)
    p = position().diamond(BLUE, 27).post("cairo", "i1", "i3")  # 3 steps, of which one is made
    assert gained(used("b04", p)) == (28, 2 * 2 + 1)


@proves("MX-12", "MB-1004", "MB-1005", "MB-1006")
def test_the_merchant_of_cairo_with_three_icons_and_with_four():
    assert gained(used("b04", position().post("cairo", "c1", "i1"))) == (3, 1)
    assert gained(used("b04", position().post("cairo", "c1", "i1", "i3"))) == (4, 1)
