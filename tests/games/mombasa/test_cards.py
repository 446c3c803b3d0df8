"""What the cards in play amount to (MB-518, MB-519, MX-29, MX-30)."""

import pytest

from entrepot.engine.backends.backend import backend
from entrepot.games.mombasa.actions import GOODS, SLOTS
from entrepot.games.mombasa.rules import cards
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, GAME, PINK, position

plain = backend(GAME).bind
total_of, expansion_of = plain(cards.total_of), plain(cards.expansion_of)


def total(p, good, player=BLUE):
    return total_of(p.s, player, GOODS.index(good))


def points(p, player=BLUE):
    return expansion_of(p.s, player)


def plus(p, player, slot):
    """The +1 good tile on a card."""
    p.bonus_tile(player, "good").s.plus = SLOTS.index(slot)
    return p


def a2(player=BLUE, space=10):
    """A2 lies at Mombasa, with its special fields on 4 and 10."""
    return position().face(mombasa="a2").track(player, "mombasa", space)


# --- goods


@proves("MB-518")
def test_the_values_of_active_cards_of_a_good_are_added():
    p = position().slots(BLUE, "coffee_1", "a04", "cotton_2").slots(PINK, "coffee_2")
    assert [total(p, good) for good in GOODS] == [4, 0, 2]
    assert [total(p, good, PINK) for good in GOODS] == [2, 0, 0]


@proves("MB-518")
def test_used_cards_and_those_elsewhere_do_not_count():
    p = position().slots(BLUE, "coffee_1", "a04", used=("a04",)).recovery(BLUE, "1", "coffee_2").hand(BLUE, "b05")
    assert total(p, "coffee") == 1


@proves("MB-518")
def test_the_good_tile_counts_for_its_card():
    p = plus(position().slots(BLUE, "coffee_1", "cotton_2"), BLUE, "1")
    assert [total(p, good) for good in GOODS] == [2, 0, 2]
    p = plus(position().slots(BLUE, "coffee_1").slots(PINK, "coffee_1"), PINK, "1")
    assert [total(p, "coffee", player) for player in (BLUE, PINK)] == [1, 2]


@proves("MB-518")
@pytest.mark.parametrize(("space", "cotton"), [(3, 3), (4, 3), (9, 3), (10, 5), (20, 5)])
def test_the_second_bonus_of_a2_counts_for_each_cotton_card(space, cotton):
    p = a2(space=space).slots(BLUE, "cotton_1", "cotton_2", "coffee_2")
    assert (total(p, "cotton"), total(p, "coffee")) == (cotton, 2)


@proves("MB-518")
def test_increases_count_when_others_compare():
    p = a2(PINK).slots(BLUE, "cotton_2", "coffee_1").slots(PINK, "cotton_2", "coffee_1").to_move(BLUE)
    assert p.why_not("mark:cotton") == "MB-1124"  # pink has 3
    assert plus(p.copy(), BLUE, "1").why_not("mark:cotton") is None
    assert p.why_not("mark:coffee") is None
    assert plus(p, PINK, "2").why_not("mark:coffee") == "MB-1120"


@proves("MB-518")
def test_increases_count_for_books():
    """The starting book of st8 needs 2 cotton."""
    p = position().face(mombasa="a2").tile(BLUE, "st8").slots(BLUE, "bookkeeper", "cotton_1")
    assert p.copy().to_move(BLUE).take("bookkeeper:1").asked == "books"  # no walk
    assert p.copy().track(BLUE, "mombasa", 10).to_move(BLUE).take("bookkeeper:1", "walk").s.jar[BLUE] == 1
    assert plus(p, BLUE, "2").to_move(BLUE).take("bookkeeper:1", "walk").s.jar[BLUE] == 1


@proves("MB-518")
def test_the_goods_action_adds_up_the_chosen_cards_only():
    p = plus(a2().slots(BLUE, "cotton_1", "cotton_2"), BLUE, "2").to_move(BLUE).take("goods:2", "step:cairo")
    assert (p.asked, p.s.agenda[p.s.depth - 1, 1]) == ("steps", 3)  # 2 and 1 and 1, one step made


@proves("MX-30")
def test_cotton_2_and_3_with_the_second_bonus_of_a2():
    p = a2().slots(BLUE, "cotton_2", "a06")
    assert total(p, "cotton") == 7
    assert total(plus(p, BLUE, "2"), "cotton") == 8


# --- expansion


@proves("MB-519")
def test_the_points_of_active_expansion_cards_and_of_the_tile_are_added():
    p = position().slots(BLUE, "expansion_2a", "one_expansion", "c07", used=("c07",)).hand(BLUE, "expansion_2b")
    assert points(p) == 3
    assert points(p.bonus_tile(BLUE, "expansion")) == 5
    p.s.tile_used |= 1 << 3
    assert points(p) == 3


@proves("MB-519")
@pytest.mark.parametrize(("space", "more"), [(4, 0), (5, 1), (11, 1), (12, 2), (20, 2)])
def test_the_bonus_of_a1_is_added(space, more):
    p = position().track(BLUE, "mombasa", space).slots(BLUE, "expansion_2a").slots(PINK, "expansion_2a")
    assert (points(p), points(p, PINK)) == (2 + more, 2)
    assert points(position().track(BLUE, "mombasa", space).bonus_tile(BLUE, "expansion")) == 2 + more


@proves("MB-519")
def test_the_bonus_of_a1_alone_is_nothing():
    p = position().track(BLUE, "mombasa", 12).slots(BLUE, "expansion_2a", "coffee_1", used=("expansion_2a",))
    assert points(p) == 0


@proves("MX-29")
def test_expansion_2_and_1_with_the_second_bonus_of_a1():
    p = position().slots(BLUE, "expansion_2a", "one_expansion").track(BLUE, "mombasa", 12)
    assert p.s.bonus[BLUE, 0] == 2  # both are unlocked: 5, not 6
    assert points(p) == 5
    p = position().track(BLUE, "mombasa", 12).slots(BLUE, "coffee_1")
    assert points(p) == 0
