"""Final scoring and winner (YK-1701 … YK-1722)."""

import functools
import itertools

import pytest

from entrepot.games.yokohama.box.tables import CARD_VALUE
from entrepot.games.yokohama.rules.scoring import country_sets
from entrepot.testing import proves
from tests.games.yokohama.position import BLUE, PINK, PURPLE, YELLOW, position

CHURCH, CUSTOMS, TECHNOLOGY, COUNTRIES, LEFTOVERS = range(1, 6)
ORDERS = {"britain": 1, "usa": 12, "france": 19, "germany": 26, "netherlands": 33}  # the first of each country


def bare(players=4, **options):
    """Nobody has goods, money or orders in hand, so nothing scores but what a test lays out."""
    s = position(players, **options)
    for player in range(players):
        s.goods(player).yen(player, 0).orders(player)
    return s


def column(s, n):
    """What every seat scored in a column of the sheet."""
    return [s.s.sheet[player, n] for player in range(s.s.players)]


def flags(s, player, *counts):
    """So many flags of Britain, USA, France, Germany and the Netherlands, on completed orders."""
    for first, count in zip(ORDERS.values(), counts, strict=True):
        s.completed(player, *range(first, first + count))
    return s


def church(*owners):
    s = bare()
    for space, owner in enumerate(owners, 1):
        s.church(space, owner)
    return column(s.finish(), CHURCH)


def customs(*owners):
    s = bare()
    for space, owner in enumerate(owners, 1):
        s.customs(space, owner)
    return column(s.finish(), CUSTOMS)


def sets(*counts):
    return flags(bare(), BLUE, *counts).finish().s.sheet[BLUE, COUNTRIES]


def left_over(s):
    return s.finish().s.sheet[BLUE, LEFTOVERS]


@proves("YK-1701")
def test_all_five_scorings_are_added_to_the_vp_of_play():
    s = bare().vp(BLUE, 7).church(1, BLUE).customs(1, BLUE).imports(BLUE, 3)
    s.technologies(BLUE, "stagecoach", "patent_system")  # flags of Britain and of the USA
    s.finish()
    assert [s.s.sheet[BLUE, n] for n in range(6)] == [7, 6, 8, 10, 2, 3]
    assert s.s.vp[BLUE] == 7 + 6 + 8 + 10 + 2 + 3


@proves("YK-1702")
def test_most_and_second_most_assistants_on_the_church_board():
    assert church(YELLOW, YELLOW, YELLOW, PINK, PINK, BLUE) == [0, 3, 0, 6]


@proves("YK-1703")
def test_most_and_second_most_assistants_on_the_customs_board():
    assert customs(YELLOW, YELLOW, YELLOW, PINK, PINK, BLUE) == [0, 4, 0, 8]


@proves("YK-1704", "YK-1705")
def test_a_tie_goes_to_the_assistant_furthest_right_and_the_loser_is_second():
    assert church(BLUE, PINK, PINK, BLUE) == [6, 3, 0, 0]
    assert customs(BLUE, BLUE, PINK, PINK) == [4, 8, 0, 0]


@proves("YK-1704", "YK-1705")
def test_a_tie_for_second_place():
    assert church(PINK, PURPLE, BLUE, BLUE) == [6, 0, 3, 0]


@proves("YX-08", "YK-1702", "YK-1704", "YK-1705")
def test_church_board_of_the_example():
    assert church(YELLOW, PURPLE, BLUE, PURPLE, BLUE) == [6, 0, 3, 0]


@proves("YX-09", "YK-1703", "YK-1704")
def test_customs_board_of_the_example():
    assert customs(BLUE, PURPLE, YELLOW, BLUE, BLUE) == [8, 0, 0, 4]


@proves("YK-1706")
def test_ties_of_three_are_ranked_by_position_and_nothing_is_shared():
    assert church(BLUE, PINK, PURPLE, YELLOW) == [0, 0, 3, 6]
    assert customs(PURPLE, BLUE, PINK) == [4, 8, 0, 0]


@proves("YK-1707")
def test_alone_on_a_board():
    assert church(PINK, PINK) == [0, 6, 0, 0]
    assert customs(PINK) == [0, 8, 0, 0]


@proves("YK-1708")
def test_nobody_on_a_board():
    assert church() == [0, 0, 0, 0]
    assert customs() == [0, 0, 0, 0]


@proves("YK-1708")
def test_on_one_board_only():
    s = bare().church(8, BLUE).customs(8, PINK).finish()
    assert column(s, CHURCH) == [6, 0, 0, 0]
    assert column(s, CUSTOMS) == [0, 8, 0, 0]


@proves("YK-1709")
def test_highest_and_second_highest_production_values():
    s = bare().technologies(BLUE, "ball", "winery").technologies(PINK, "newspaper").technologies(YELLOW, "stagecoach")
    assert column(s.finish(), TECHNOLOGY) == [10, 5, 0, 0]


@proves("YX-10", "YK-1709", "YK-1711")
def test_technologies_of_the_example():
    s = bare(first="0").technologies(BLUE, "telephone", "telegram")
    s.technologies(PINK, "telephone", "telegram", "brickyard", "station")
    s.technologies(PURPLE, "stagecoach", "winery", "patent_system", "university")
    s.technologies(YELLOW, "exposition", "tram")
    sums = [sum(CARD_VALUE[n] for n in range(30) if (s.s.technologies[p] >> n) & 1) for p in range(4)]
    assert sums == [12, 20, 12, 10]
    assert column(s.finish(), TECHNOLOGY) == [5, 10, 0, 0]


@proves("YK-1710")
def test_additions_of_slots_do_not_count():
    s = bare(edition="original").technologies(PINK, "brickyard")
    s.laboratory("a6", "winery").power(BLUE, "laboratory_a", 5).acting(BLUE, "laboratory_a").take("learn:a6")
    assert s.s.technologies[BLUE]
    assert column(s.finish(), TECHNOLOGY) == [5, 10, 0, 0]  # 3 against 4, whatever the slot added


@proves("YK-1711", "YK-1712")
@pytest.mark.parametrize(("first", "winner", "second"), [("0", BLUE, PINK), ("1", PINK, YELLOW), ("2", YELLOW, BLUE)])
def test_a_tie_in_technology_goes_clockwise_from_the_first_player(first, winner, second):
    s = bare(first=first)
    for player in (BLUE, PINK, YELLOW):
        s.technologies(player, {BLUE: "winery", PINK: "stagecoach", YELLOW: "patent_system"}[player])
    prizes = column(s.finish(), TECHNOLOGY)
    assert (prizes[winner], prizes[second], sum(prizes)) == (10, 5, 15)


@proves("YK-1713")
def test_one_owner_of_technologies_or_none():
    assert column(bare().technologies(PURPLE, "ball").finish(), TECHNOLOGY) == [0, 0, 10, 0]
    assert column(bare().finish(), TECHNOLOGY) == [0, 0, 0, 0]


@proves("YK-1714")
def test_orders_in_hand_cost_nothing_and_score_nothing():
    s = bare().completed(BLUE, 12).orders(BLUE, 1, 19, 26).vp(BLUE, 9).finish()
    assert [s.s.sheet[BLUE, n] for n in range(6)] == [9, 0, 0, 0, 0, 0]
    assert s.s.vp[BLUE] == 9


@proves("YK-1715")
def test_a_set_scores_by_its_size():
    assert [sets(1, 0, 0, 0, 0), sets(1, 1, 0, 0, 0), sets(1, 1, 1, 0, 0)] == [0, 2, 4]
    assert [sets(1, 1, 1, 1, 0), sets(1, 1, 1, 1, 1)] == [8, 12]


@proves("YK-1715")
def test_flags_of_orders_and_technologies_make_sets_together():
    s = bare().completed(BLUE, ORDERS["france"]).technologies(BLUE, "stagecoach", "patent_system", "tram")
    assert s.finish().s.sheet[BLUE, COUNTRIES] == 8


@proves("YX-11", "YK-1715", "YK-1716")
def test_flags_of_the_example():
    assert sets(3, 2, 2, 1, 1) == 12 + 4 + 0


@proves("YX-39", "YK-1715", "YK-1716")
def test_country_sets_of_the_example():
    assert sets(4, 0, 0, 0, 0) == 0
    assert sets(2, 2, 2, 2, 0) == 8 + 8
    assert sets(1, 1, 0, 1, 1) == 8
    assert sets(1, 1, 0, 0, 0) == 2


@functools.cache
def best_division(counts):
    """The most VP any division of flags into sets scores, found by trying all."""
    best = 0
    for size in range(1, 6):
        for chosen in itertools.combinations([c for c in range(5) if counts[c]], size):
            rest = tuple(n - (c in chosen) for c, n in enumerate(counts))
            best = max(best, (0, 0, 2, 4, 8, 12)[size] + best_division(rest))
    return best


@proves("YK-1716")
def test_no_division_into_sets_scores_more():
    for counts in itertools.combinations_with_replacement(range(4), 5):
        assert country_sets(flags(bare(), BLUE, *counts).s, BLUE) == best_division(counts), counts


@proves("YK-1717")
def test_one_vp_for_an_unused_agent():
    assert left_over(bare().agents(BLUE, britain=2, france=1)) == 3


@proves("YK-1718")
def test_one_vp_for_an_import():
    assert left_over(bare().imports(BLUE, 4)) == 4


@proves("YK-1719")
@pytest.mark.parametrize(("yen", "vp"), [(1, 0), (2, 1), (7, 3)])
def test_one_vp_for_two_yen(yen, vp):
    assert left_over(bare().yen(BLUE, yen)) == vp


@proves("YK-1720")
@pytest.mark.parametrize(("goods", "vp"), [((1, 1, 0, 0), 0), ((1, 1, 0, 1), 1), ((2, 2, 2, 2), 2)])
def test_one_vp_for_three_goods_of_any_kinds(goods, vp):
    s = bare().goods(BLUE, **dict(zip(("copper", "silk", "tea", "fish"), goods, strict=True)))
    assert left_over(s) == vp


@proves("YX-12", "YK-1717", "YK-1718", "YK-1719", "YK-1720")
def test_leftovers_of_the_example():
    assert left_over(bare().imports(BLUE, 1).yen(BLUE, 3).goods(BLUE, copper=2, silk=1, tea=1, fish=3)) == 4


@proves("YK-1721")
def test_everything_else_is_worth_nothing():
    s = bare().shop(BLUE, "bank").trading_house(BLUE, "bank").assistants(BLUE, "bank", 3)
    s.s.used_agents[BLUE, 0], s.s.tokens[BLUE] = 2, 0b111
    assert s.s.hand[BLUE, 0] and s.s.warehouse[BLUE, 0]
    assert left_over(s) == 0
    assert s.s.vp[BLUE] == 0


@proves("YK-1722")
def test_most_vp_win():
    s = bare().vp(BLUE, 50).vp(PINK, 80).vp(PURPLE, 20).vp(YELLOW, 60).finish()
    assert list(s.s.rank) == [3, 1, 4, 2]


@proves("YX-40", "YK-1722")
def test_a_tie_at_112():
    s = bare(first="0").vp(BLUE, 90).vp(PINK, 112).vp(PURPLE, 80).vp(YELLOW, 112).finish()
    assert list(s.s.rank) == [3, 1, 4, 2]


@proves("YK-1722")
@pytest.mark.parametrize(("first", "ranks"), [("0", [1, 2, 3, 4]), ("2", [3, 4, 1, 2])])
def test_a_tie_is_won_clockwise_from_the_first_player(first, ranks):
    assert list(bare(first=first).finish().s.rank) == ranks
