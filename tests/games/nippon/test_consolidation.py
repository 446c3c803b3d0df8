"""Consolidation (NZ-1401 … NZ-1434)."""

import pytest

from entrepot.games.nippon.actions import COLOURS, DESTINATIONS, GOALS
from entrepot.games.nippon.box.tables import COAL_INCOME, MONEY_INCOME
from entrepot.games.nippon.record import NOBODY
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, position

SIX = ("black", "black", "black", "black", "black", "black")


def area(*workers, players=3):
    """Green's turn, with these workers from the bottom and nothing in supply."""
    return position(players).empty_queue().workers(GREEN, *workers)


def consolidating(*workers):
    """At the choice of the favour token."""
    s = area(*workers).take("consolidate")
    assert s.asked == "favor"
    return s


def paying(*workers, silk=1, vp=0):
    """At the salaries, which a player with silk is asked about."""
    s = area(*workers).supply(GREEN, silk=silk).vp(GREEN, vp).take("consolidate", "favor:ships_1")
    if s.asked == "research":
        s.take("research:science")
    assert s.asked == "salary"
    return s


def levels(s):
    """The levels of the favour tokens that are offered."""
    return sorted({int(action[-1]) for action in s.legal if action.startswith("favor")})


def money_after(money, *workers):
    """VP lost and money left after salaries, with so much money in step D."""
    s = paying(*workers, vp=50).supply(GREEN, money=money, silk=1).take("pay")
    return 50 - s.s.vp[GREEN], s.s.money[GREEN]


# --- the four steps


@proves("NZ-1401")
def test_without_a_worker_there_is_no_consolidation():
    s = area().supply(GREEN, money=1)
    assert s.why_not("consolidate") == "NZ-1401"
    assert s.workers(GREEN, "red").why_not("consolidate") is None


@proves("NZ-1402")
def test_an_expert_alone_is_enough():
    s = area("expert grey").take("consolidate", "favor:ships_1")
    assert s.asked == "end" and s.s.iron[GREEN] == 2


@proves("NZ-1403")
def test_favor_discard_income_and_salaries_come_in_this_order():
    s = area("white", "red").supply(GREEN, money=5, coal=4, silk=1).take("consolidate")
    assert s.asked == "favor" and s.supplied(GREEN) == (5, 4, 1, 0)
    s.take("favor:ships_1")  # then B, and C1 asks for a track
    assert s.asked == "research" and s.supplied(GREEN) == (0, 0, 1, 0)
    s.take("research:science")  # then C3, C4, and D asks about silk
    assert s.asked == "salary" and s.supplied(GREEN) == (12, 2, 1, 0)
    assert s.s.workers[GREEN, 1] != NOBODY
    s.take("pay")
    assert s.asked == "end" and s.supplied(GREEN) == (6, 2, 1, 0)
    assert s.s.workers[GREEN, 0] == NOBODY and s.sound


# --- step A: favour tokens


@proves("NZ-1404", "NZ-1405", "NZ-1431", "NZ-1432")
@pytest.mark.parametrize("workers, level", [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 3)])
def test_the_stack_beside_the_topmost_worker_or_a_lower_one(workers, level):
    s = consolidating(*SIX[:workers])
    assert levels(s) == list(range(1, level + 1))
    for higher in range(level + 1, 4):
        assert s.why_not(f"favor:ships_{higher}") == "NZ-1432"
    s.take(f"favor:ships_{level}")
    assert s.s.favor[GREEN, 0] == level and s.s.favors_left[GREEN, level - 1] == 2


@proves("NZ-1404", "NZ-1409")
def test_a_token_that_can_be_taken_must_be_taken():
    s = consolidating("red").supply(GREEN, silk=1)
    assert all(action.startswith("favor:") for action in s.legal)
    assert s.why_not("stop") == s.why_not("done") == s.why_not("silk") == "NZ-1404"


@proves("NZ-1405")
def test_an_empty_stack_gives_no_token_but_a_lower_one_does():
    s = area(*SIX[:5]).favor(GREEN, "ships", 2).favor(GREEN, "machines", 2).favor(GREEN, "trains", 2)
    s.take("consolidate")
    assert s.why_not("favor:science_2") == "NZ-1405"
    assert levels(s) == [1]


@proves("NZ-1430")
def test_a_lower_stack_is_any_stack_below():
    s = area(*SIX)
    for goal, level in zip(GOALS[:6], (3, 3, 3, 2, 2, 2), strict=True):
        s.favor(GREEN, goal, level)
    s.take("consolidate", "favor:factories_1")
    assert s.s.favor[GREEN, GOALS.index("factories")] == 1 and s.sound
    assert levels(consolidating(*SIX)) == [1, 2, 3]  # and the lowest may be taken while all are there


@proves("NZ-1406", "NZ-1410")
@pytest.mark.parametrize("goal", GOALS)
def test_each_of_the_eight_cells_holds_one_token(goal):
    s = consolidating("red")
    assert {action for action in s.legal if goal in action} == {f"favor:{goal}_1"}
    assert len(s.legal) == 8
    s.take(f"favor:{goal}_1").workers(GREEN, "red").to_move(GREEN).take("consolidate")
    assert s.why_not(f"favor:{goal}_1") == "NZ-1406"
    assert len(s.legal) == 7


@proves("NZ-1407")
def test_a_token_stays_where_it_is():
    s = area("red").favor(GREEN, "ships", 2).take("consolidate", "favor:science_1")
    assert [s.s.favor[GREEN, n] for n in range(8)] == [2, 0, 0, 1, 0, 0, 0, 0]
    assert [s.s.favors_left[GREEN, n] for n in range(3)] == [2, 2, 3]


@proves("NZ-1408")
def test_without_a_token_or_a_cell_for_it_the_step_is_left_out():
    s = area("grey", "grey", "grey", "grey")
    for goal in GOALS[:3]:
        s.favor(GREEN, goal, 1)
    s.take("consolidate")  # tokens of level 2 and 3 are out of reach
    assert s.asked == "end"
    assert [s.s.favors_left[GREEN, n] for n in range(3)] == [0, 3, 3]

    s = area(*SIX)
    for goal, level in zip(GOALS, (1, 1, 1, 2, 2, 2, 3, 3), strict=True):
        s.favor(GREEN, goal, level)
    s.take("consolidate")  # one token of level 3 is left, but no cell
    assert s.asked == "end" and s.s.favors_left[GREEN, 2] == 1


# --- step B: discard


@proves("NZ-1411", "NZ-1412")
def test_coal_and_money_are_discarded_and_the_rest_is_kept():
    s = area("white").supply(GREEN, money=9, coal=8, silk=7, iron=6).kept_coal(GREEN, 3)
    s.factory(GREEN, "cotton_1a", goods=4).take("consolidate", "favor:ships_1")
    assert s.asked == "research"  # step C1
    assert s.supplied(GREEN) == (0, 0, 7, 6)
    assert s.s.kept_coal[GREEN] == 3 and s.s.goods[GREEN, 0] == 4


@proves("NZ-1412")
def test_coal_on_a_factory_is_kept():
    s = area("red").available("bento_2b").marker(GREEN, "science", 4).supply(GREEN, money=6)
    s.acting("factory").to_move(GREEN).supply(GREEN, coal=5).take("consolidate", "favor:ships_1")
    assert (s.s.coal[GREEN], s.s.kept_coal[GREEN]) == (COAL_INCOME[1], 3)


@proves("NZ-1429")
def test_silk_turned_into_money_before_step_b_is_discarded():
    s = area("red").supply(GREEN, silk=5).take("silk", "silk", "silk", "consolidate", "favor:ships_1", "pay")
    assert s.s.silk[GREEN] == 2 + 2 and s.s.money[GREEN] == 12 - 3


@proves("NZ-1433")
def test_a_factory_lets_its_owner_choose_what_to_keep():
    s = area("white").factory(GREEN, "paper_3b").supply(GREEN, money=9, coal=9)
    s.take("consolidate", "favor:ships_1")
    assert s.asked == "keeping" and s.why_not("done") == "NZ-1433"
    assert s.legal == {"keep:0", "keep:1", "keep:2", "keep:3"}
    for coal in range(4):
        kept = s.copy().take(f"keep:{coal}")
        assert kept.asked == "research" and kept.supplied(GREEN) == (3 - coal, coal, 0, 0)


@proves("NZ-1433")
def test_what_one_has_not_got_cannot_be_kept():
    s = area("white").factory(GREEN, "paper_3b").supply(GREEN, money=9, coal=1).take("consolidate", "favor:ships_1")
    assert s.why_not("keep:2") == "NZ-1433"
    assert s.legal == {"keep:0", "keep:1"}


@proves("NZ-1434")
def test_as_much_is_kept_as_the_number_allows():
    s = area("white").factory(GREEN, "paper_3b").supply(GREEN, money=1, coal=9).take("consolidate", "favor:ships_1")
    assert s.why_not("keep:1") == "NZ-1434"
    assert s.legal == {"keep:2", "keep:3"}
    assert s.take("keep:2").supplied(GREEN) == (1, 2, 0, 0)

    few = area("white").factory(GREEN, "paper_3b").supply(GREEN, money=1, coal=1)
    few.take("consolidate", "favor:ships_1")  # everything is kept, nobody is asked
    assert few.asked == "research" and few.supplied(GREEN) == (1, 1, 0, 0)


# --- step C: departments and income

# money, coal, silk, iron, VP: of the department as it is, and improved
BONUS = {
    "blue": [(3, 0, 0, 0, 0), (5, 0, 0, 0, 0)],
    "grey": [(0, 0, 0, 2, 0), (0, 0, 0, 3, 0)],
    "yellow": [(0, 0, 0, 0, 2), (0, 0, 0, 0, 4)],
    "red": [(0, 0, 2, 0, 0), (0, 0, 3, 0, 0)],
    "black": [(0, 2, 0, 0, 0), (0, 3, 0, 0, 0)],
}


def gained(*workers, improved=()):
    """What step C brings beyond income, seen before salaries are paid."""
    s = area(*workers).supply(GREEN, silk=1)
    for colour in improved:
        s.improve(GREEN, colour)
    s.take("consolidate", "favor:ships_1")
    assert s.asked == "salary"
    money, coal, silk, iron = s.supplied(GREEN)
    return (money - MONEY_INCOME[1], coal - COAL_INCOME[1], silk - 1, iron, s.s.vp[GREEN])


@proves("NZ-1413")
@pytest.mark.parametrize("colour", BONUS)
def test_the_department_of_the_lowest_worker(colour):
    assert gained(colour, "white", "white") == BONUS[colour][0]
    assert gained(colour, "white", "white", improved=[colour]) == BONUS[colour][1]


@proves("NZ-1413")
def test_the_white_department_of_the_lowest_worker():
    s = area("white").take("consolidate", "favor:ships_1", "research:mining")
    assert (s.at(GREEN, "science"), s.at(GREEN, "mining"), s.at(GREEN, "finance")) == (1, 2, 1)


@proves("NZ-1414", "NZ-1418", "NZ-1419")
def test_the_topmost_worker_counts_from_four_on_and_the_grey_cells_never():
    assert gained("red", "grey") == (0, 0, 2, 0, 0)
    assert gained("red", "grey", "grey") == (0, 0, 2, 0, 0)
    assert gained("red", "black", "black", "grey") == (0, 0, 2, 2, 0)
    assert gained("red", "black", "black", "blue", "grey") == (0, 0, 2, 2, 0)
    assert gained("red", "black", "black", "blue", "blue", "grey") == (0, 0, 2, 2, 0)


@proves("NZ-1414")
def test_a_topmost_worker_of_the_lowest_ones_colour_gives_nothing_more():
    assert gained("red", "grey", "grey", "red") == (0, 0, 2, 0, 0)
    assert gained("red", "grey", "grey", "expert red") == (0, 0, 2, 0, 0)


@proves("NZ-1415", "NZ-1416")
@pytest.mark.parametrize("space, coal, money", [(1, 2, 12), (2, 3, 13), (6, 5, 17), (11, 8, 22), (12, 9, 24)])
def test_income_is_read_off_the_markers(space, coal, money):
    s = area("red").marker(GREEN, "mining", space).take("consolidate", "favor:ships_1", "pay")
    assert (s.s.coal[GREEN], s.s.money[GREEN]) == (coal, 12 - 3)
    s = area("red").marker(GREEN, "finance", space).take("consolidate", "favor:ships_1", "pay")
    assert (s.s.coal[GREEN], s.s.money[GREEN]) == (2, money - 3)


@proves("NZ-1417")
def test_steps_of_the_topmost_worker_raise_the_income_too():
    s = area("black", "black", "black", "white").improve(GREEN, "white").marker(GREEN, "mining", 8)
    s.take("consolidate", "favor:ships_1", "research:mining")  # to space 10, past any department on 9
    assert s.asked == "department"
    s.take("department:yellow")
    assert s.s.coal[GREEN] == 2 + 7


@proves("NX-39", "NZ-1417")
def test_example_of_income_after_a_step():
    s = area("white").take("consolidate", "favor:ships_1", "research:mining")
    assert s.s.coal[GREEN] == COAL_INCOME[2] == 3


@proves("NZ-1420")
def test_the_worker_area_has_six_cells():
    s = area(*SIX[:5]).supply(GREEN, money=9)
    assert s.why_not("act:science") is None
    s.workers(GREEN, *SIX)
    assert s.why_not("act:science") == "NZ-406"
    assert s.legal == {"consolidate"}


# --- step D: salaries and the return of workers


@proves("NZ-1421")
def test_while_salaries_are_due_nothing_else_is_possible():
    s = paying("red")
    assert s.legal == {"pay", "silk"}
    assert s.why_not("done") == s.why_not("consolidate") == "NZ-1421"


@proves("NZ-1421")
@pytest.mark.parametrize("colours", range(1, 7))
def test_three_money_for_each_colour(colours):
    workers = ("grey", "white", "black", "red", "yellow", "blue")[:colours]
    s = paying(*workers).supply(GREEN, money=24, silk=1).take("pay")
    assert s.s.money[GREEN] == 24 - 3 * colours


@proves("NX-21", "NZ-1421", "NZ-1428")
def test_example_of_colours():
    assert money_after(20, "white", "white", "expert white", "blue") == (0, 14)


@proves("NZ-1422", "NZ-1423", "NZ-1424")
@pytest.mark.parametrize("money, lost, left", [(0, 6, 0), (1, 6, 1), (2, 5, 1), (6, 1, 1), (7, 0, 1), (8, 0, 2)])
def test_the_last_coin_stays_and_what_is_missing_costs_vp(money, lost, left):
    assert money_after(money, "red", "grey") == (lost, left)


@proves("NX-19", "NZ-1422", "NZ-1423", "NZ-1424")
def test_example_of_salaries_with_nine_money():
    assert money_after(9, "red", "grey", "black") == (1, 1)


@proves("NX-20", "NZ-1424")
def test_example_of_salaries_with_little_money():
    assert money_after(7, "red", "grey") == (0, 1)
    assert money_after(4, "red", "grey") == (3, 1)
    assert money_after(0, "red") == (3, 0)


@proves("NZ-1425")
def test_silk_is_turned_into_money_only_if_one_likes():
    s = paying("grey", vp=9).supply(GREEN, money=0, silk=4)
    kept = s.copy().take("pay")
    assert (kept.s.silk[GREEN], kept.s.vp[GREEN]) == (4, 6)
    s.take("silk", "silk", "silk", "silk")  # the fourth pays for the last coin
    assert (s.s.silk[GREEN], s.s.money[GREEN], s.s.vp[GREEN]) == (0, 1, 9)


@proves("NZ-1426", "NZ-1427")
def test_experts_go_to_their_destinations_and_workers_to_the_bag():
    s = area("grey", "expert white", "blue", "grey", "expert black")
    bag = [s.s.bag[colour] for colour in range(6)]
    s.take("consolidate", "favor:ships_1")
    assert [s.s.workers[GREEN, cell] for cell in range(6)] == [NOBODY] * 6
    assert [s.s.expert[n] for n in range(len(DESTINATIONS))] == [NOBODY] * 6
    back = {COLOURS[n]: s.s.bag[n] - bag[n] for n in range(6) if s.s.bag[n] != bag[n]}
    assert back == {"grey": 2, "blue": 1} and s.sound


@proves("NZ-1428")
def test_experts_count_like_workers():
    assert gained("expert red", "black", "black", "expert grey") == (0, 0, 2, 2, 0)
    assert levels(consolidating("expert red", "expert grey", "black", "black", "black", "black")) == [1, 2, 3]


# --- worked examples


@proves("NX-13", "NZ-1403", "NZ-1404", "NZ-1411", "NZ-1413", "NZ-1414", "NZ-1415", "NZ-1416", "NZ-1421", "NZ-1427")
def test_example_of_a_consolidation():
    s = area("white", "blue", "white", "blue").supply(GREEN, money=7, coal=5).vp(GREEN, 30)
    white, blue = s.s.bag[COLOURS.index("white")], s.s.bag[COLOURS.index("blue")]
    s.take("consolidate", "favor:science_1")
    assert s.supplied(GREEN) == (0, 0, 0, 0)
    s.take("research:science")
    assert s.s.favor[GREEN, GOALS.index("science")] == 1 and s.at(GREEN, "science") == 2
    assert s.supplied(GREEN) == (9, 2, 0, 0)
    assert s.s.vp[GREEN] == 30
    assert s.s.bag[COLOURS.index("white")] == white + 2 and s.s.bag[COLOURS.index("blue")] == blue + 2
    assert s.asked == "end" and s.sound


@proves("NX-22", "NZ-1414", "NZ-1418", "NZ-1421")
def test_example_of_department_bonuses():
    s = area("red", "grey", "black").take("consolidate", "favor:ships_1", "pay")
    assert s.supplied(GREEN) == (12 - 9, 2, 2, 0)
    assert gained("red", "grey", "grey", "grey", "red") == (0, 0, 2, 0, 0)


@proves("NX-40", "NZ-1405", "NZ-1431", "NZ-1432")
def test_example_of_favor_tokens_with_few_workers():
    s = consolidating("black").take("favor:mining_1")
    assert s.s.favor[GREEN, GOALS.index("mining")] == 1
    s = area(*SIX[:5]).favor(GREEN, "ships", 2).favor(GREEN, "machines", 2).favor(GREEN, "trains", 2)
    s.take("consolidate")
    assert s.why_not("favor:science_2") == "NZ-1405" and s.why_not("favor:science_3") == "NZ-1432"
    s.take("favor:science_1")
    assert s.s.favor[GREEN, GOALS.index("science")] == 1
