"""The rulings of this ledger on what is not asked for (MB-748, MB-749, MB-1221, MB-1736)."""

from entrepot.games.mombasa.rules.cards import expansion_of
from entrepot.testing import proves
from tests.games.mombasa.position import BLUE, position


def into_two_regions(money):
    """Blue has entered two regions of two Cairo steps each; the pay section of D1 lies two steps ahead."""
    found = position().post("cairo", "n2", "w2").slots(BLUE, "expansion_2a").track(BLUE, "cairo", 6).money(BLUE, money)
    return found.take("expand:cairo", "enter:n3", "post_from:cairo_1", "enter:w3", "post_from:cairo_1")


@proves("MB-748")
def test_the_steps_of_all_regions_are_one_move():
    declined = into_two_regions(money=1)
    assert declined.asked == "toll"
    declined.take("stop")
    assert (declined.at(BLUE, "cairo"), declined.s.money[BLUE], declined.s.turn) == (8, 1, 1)
    paid = into_two_regions(money=1).take("pay")
    assert (paid.at(BLUE, "cairo"), paid.s.money[BLUE]) == (10, 0)


@proves("MB-749")
def test_foreign_posts_go_back_company_by_company():
    """Cairo's region was entered first; Cape Town's post is asked for before it all the same."""
    found = position().post("cairo", "i7").post("cape_town", "w1").post("saint_louis", "w2")
    found.base("cairo", 4, 4, 4).base("cape_town", 4, 4, 4).slots(BLUE, "expansion_2a", "expansion_2b")
    found.take("expand:saint_louis", "enter:i7", "post_from:saint_louis_1", "enter:w1", "post_from:saint_louis_1")
    found.take("cash")  # the BP of the second region
    assert found.legal == {"post_to:cape_town_1", "post_to:cape_town_2", "post_to:cape_town_3"}
    found.take("post_to:cape_town_2")
    assert found.legal == {"post_to:cairo_1", "post_to:cairo_2", "post_to:cairo_3"}


@proves("MB-1221")
def test_the_good_tile_is_laid_at_the_beginning_with_goods_and_while_the_jar_moves():
    found = position().bonus_tile(BLUE, "good").slots(BLUE, "coffee_2", "banana_1", "bookkeeper")
    assert "plus:1" in found.legal
    assert "plus:1" in found.copy().take("goods:2").legal
    assert "plus:1" in found.copy().money(BLUE, 2).shelf(BLUE, "a01").take("bookkeeper:3").legal
    stepping = found.copy().take("goods:1", "step:cairo")
    assert stepping.asked == "steps" and stepping.why_not("plus:2") == "MB-610"


@proves("MB-1736")
def test_the_second_of_two_bonuses_counts():
    found = position().slots(BLUE, "expansion_2a").track(BLUE, "mombasa", 5)
    assert expansion_of(found.s, BLUE) == 3
    assert expansion_of(found.track(BLUE, "mombasa", 12).s, BLUE) == 4
    markers = position().face(cape_town="b2").track(BLUE, "cape_town", 13, opened=False).turn_start(BLUE)
    assert (markers.s.markers[BLUE], markers.s.extra[BLUE]) == (4, 2)
    bananas = position().slots(BLUE, "banana_2").display(right_1="a02").track(BLUE, "cape_town", 10).take("goods:1")
    assert "buy:right_1" in bananas.legal
