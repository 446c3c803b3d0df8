"""The last consolidation, final scoring and the winner (NZ-1701 … NZ-1719)."""

import pytest

from entrepot.games.nippon.actions import CONTRACTS, GOALS
from entrepot.games.nippon.box.tables import CONTRACT_VP, FACTORY_VP
from entrepot.games.nippon.record import NOBODY
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, PINK, PURPLE, position

IN_PLAY, FIRST_GOAL, LEFTOVERS, MONEY = 0, 1, 9, 10  # columns of the sheet
FLEETS = ("ships", "machines", "trains")
TRACKS = ("science", "mining", "finance")
FACTORIES = ("cotton_1a", "cotton_2a", "paper_1a", "bento_1a", "lenses_1a", "lamps_1a")


def reaching(s, goal, amount, player=GREEN):
    """So many pieces gone from the zaibatsu, or a marker on that space."""
    if goal in FLEETS:
        return s.taken(player, goal.removesuffix("s"), amount)
    return s.marker(player, goal, amount)


def column(s, goal):
    """What Green's token on a goal scored."""
    return s.s.sheet[GREEN, FIRST_GOAL + GOALS.index(goal)]


def token(goal, level, amount):
    """The VP of a favour token on a fleet or a track, by pieces built or space."""
    s = reaching(position().favor(GREEN, goal, level), goal, amount).finish()
    assert s.asked == "over"
    return column(s, goal)


def supply(s, **left):
    """Green at the end of the last consolidation, with this in supply; then everything is scored."""
    s.supply(GREEN, silk=1).to_move(PURPLE).finish()
    assert (s.asked, s.s.actor) == ("leftover", GREEN)
    s.supply(GREEN, **left).take("done")
    return s.s.sheet[GREEN, LEFTOVERS], s.s.sheet[GREEN, MONEY]


# --- the last consolidation


@proves("NZ-1701")
def test_all_players_consolidate_after_the_third_scoring():
    s = position().workers(GREEN, "grey").workers(PINK, "black").workers(PURPLE, "grey")
    s.influence(PINK, "nagasaki_n", 7).influence(PINK, "fukuoka_w", 6)
    for player in range(3):
        s.supply(player, money=9, coal=9)
    s.round(8).to_move(PURPLE).round_end()
    assert s.s.vp[PINK] == 26 and s.asked == "favor"  # after the scoring of influence
    for _ in range(3):
        s.take("favor:ships_1")
    assert s.asked == "over"
    assert [s.s.favor[player, 0] for player in range(3)] == [1, 1, 1]
    assert [s.supplied(player) for player in range(3)] == [(9, 2, 0, 2), (9, 4, 0, 0), (9, 2, 0, 2)]
    assert [s.s.workers[player, 0] for player in range(3)] == [NOBODY] * 3 and s.sound


@proves("NZ-1702", "NZ-1703")
def test_without_a_worker_one_consolidates_all_the_same():
    s = position().supply(GREEN, money=90, coal=9, iron=1).vp(GREEN, 10).marker(GREEN, "mining", 4).finish()
    assert s.asked == "over"
    assert s.supplied(GREEN) == (12, 4, 0, 1)  # discarded, then income; no department, no salary
    assert [s.s.favor[GREEN, goal] for goal in range(8)] == [0] * 8
    assert [s.s.favors_left[GREEN, level] for level in range(3)] == [3, 3, 3]
    assert s.s.sheet[GREEN, IN_PLAY] == 10


@proves("NZ-1704")
def test_a_token_of_the_last_consolidation_is_scored():
    s = position().workers(GREEN, "grey", "grey", "grey", "grey", "grey").marker(GREEN, "finance", 10)
    s.to_move(PURPLE).finish().take("favor:finance_2")
    assert column(s, "finance") == 16


@proves("NZ-1718")
def test_one_player_after_another_from_the_left_of_the_active_one():
    s = position().to_move(GREEN)
    for player in range(3):
        s.supply(player, silk=5)
    s.finish()
    seen = []
    for _ in range(3):
        assert s.asked == "leftover" and s.legal == {"done", "silk"}
        seen.append(s.s.actor)
        s.take("silk", "done")
    assert seen == [PINK, PURPLE, GREEN] and s.asked == "over"
    assert [s.supplied(player) for player in range(3)] == [(13, 2, 4, 0)] * 3


@proves("NZ-1718")
def test_at_the_end_of_a_last_consolidation_only_silk_is_left():
    s = position().supply(PINK, silk=1).finish()
    assert s.asked == "leftover"
    assert s.why_not("consolidate") == s.why_not("act:science") == s.why_not("stop") == "NZ-1718"


@proves("NZ-1718")
def test_a_last_consolidation_touches_nobody_else():
    s = position().workers(PINK, "grey").supply(PINK, silk=2).supply(PURPLE, money=7, coal=7, silk=7)
    s.finish().take("favor:ships_1", "silk", "pay")
    assert s.s.actor == PINK and s.supplied(PURPLE) == (7, 7, 7, 0)


# --- step A: favour tokens


@proves("NZ-1705")
def test_only_a_goal_with_a_token_scores():
    s = position().favor(GREEN, "science", 1)
    for goal in (*FLEETS, *TRACKS):
        reaching(s, goal, 6)
    s.factory(GREEN, "cotton_1a").contracts(GREEN, "red").finish()
    assert [s.s.sheet[GREEN, n] for n in range(11)] == [0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 17 // 5]


@proves("NZ-1706", "NZ-1707", "NZ-1708", "NZ-1709")
@pytest.mark.parametrize("level, lower, upper", [(1, 5, 10), (2, 8, 16), (3, 10, 20)])
@pytest.mark.parametrize("goal", [*FLEETS, *TRACKS])
def test_a_token_on_a_fleet_or_a_track(goal, level, lower, upper):
    first, second, last = (3, 5, 6) if goal in FLEETS else (6, 10, 12)
    assert token(goal, level, first - 1) == 0
    assert token(goal, level, first) == token(goal, level, second - 1) == lower
    assert token(goal, level, second) == token(goal, level, last) == upper


@proves("NZ-1708")
def test_a_piece_counts_when_its_cell_is_empty_wherever_it_is():
    s = position().favor(GREEN, "machines", 1).taken(GREEN, "machine", 2)
    s.s.waiting_machine[GREEN] = 1  # one of the two waits for a first factory
    assert column(s.copy().finish(), "machines") == 0
    assert column(s.taken(GREEN, "machine", 3).finish(), "machines") == 5


@proves("NX-32", "NZ-1706", "NZ-1707", "NZ-1709")
def test_example_of_favor_tokens():
    s = position().favor(GREEN, "ships", 2).favor(GREEN, "science", 1).favor(GREEN, "mining", 3)
    s.taken(GREEN, "ship", 5).marker(GREEN, "science", 8).marker(GREEN, "mining", 5).finish()
    assert [column(s, goal) for goal in ("ships", "science", "mining")] == [16, 5, 0]


@proves("NZ-1710")
@pytest.mark.parametrize(
    "level, vp", [(1, [0, 1, 3, 5, 8, 10, 12]), (2, [0, 2, 5, 8, 13, 16, 19]), (3, [0, 2, 6, 10, 16, 20, 24])]
)
def test_a_token_on_factories(level, vp):
    for filled in range(7):
        s = position().favor(GREEN, "factories", level).factory(GREEN, *FACTORIES[:filled]).finish()
        assert column(s, "factories") == vp[filled] == FACTORY_VP[filled, level]


@proves("NZ-1710")
@pytest.mark.parametrize(
    "level, vp",
    [
        (1, [0, 1, 2, 3, 5, 7, 9, 10, 12]),
        (2, [0, 2, 3, 5, 8, 11, 14, 16, 19]),
        (3, [0, 2, 4, 6, 10, 14, 18, 20, 24]),
    ],
)
def test_a_token_on_contracts(level, vp):
    for filled in range(9):
        s = position().favor(GREEN, "contracts", level).contracts(GREEN, *CONTRACTS[:filled]).finish()
        assert column(s, "contracts") == vp[filled] == CONTRACT_VP[filled, level]


@proves("NZ-1719")
def test_every_token_counts_for_its_own_goal_and_all_eight_may_have_one():
    s = position().factory(GREEN, *FACTORIES[:3]).contracts(GREEN, *CONTRACTS[:5])
    for goal, level in zip(GOALS, (1, 1, 1, 2, 2, 2, 3, 3), strict=True):
        s.favor(GREEN, goal, level)
    s.taken(GREEN, "ship", 5).taken(GREEN, "train", 3).marker(GREEN, "science", 10).marker(GREEN, "finance", 6)
    s.finish()
    assert [column(s, goal) for goal in GOALS] == [10, 0, 5, 16, 0, 8, 10, 14]


# --- step B: what is left


@proves("NZ-1711", "NZ-1712")
def test_three_silk_iron_and_goods_in_any_mix_are_worth_1_vp():
    assert supply(position(), silk=2) == (0, 0)
    assert supply(position(), silk=3) == supply(position(), iron=3) == (1, 0)
    assert supply(position().factory(GREEN, "cotton_1a", goods=3)) == (1, 0)
    assert supply(position().factory(GREEN, "cotton_1a", goods=1), silk=1, iron=1) == (1, 0)
    assert supply(position(), silk=2, coal=30) == (0, 0)
    assert supply(position().kept_coal(GREEN, 3)) == (0, 0)


@proves("NZ-1713")
@pytest.mark.parametrize("money, vp", [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (26, 5)])
def test_five_money_are_worth_1_vp(money, vp):
    assert supply(position(), money=money) == (0, vp)


@proves("NZ-1714")
def test_both_are_rounded_down_by_themselves_and_all_goods_count():
    assert supply(position(), silk=2, money=4) == (0, 0)
    assert supply(position().factory(GREEN, *FACTORIES[:4], goods=2), iron=1) == (3, 0)
    s = position()
    s.s.waiting_goods[GREEN] = 2  # they never found a factory
    assert supply(s, silk=1) == (1, 0)


@proves("NX-31", "NZ-1711", "NZ-1712", "NZ-1713")
def test_example_of_remaining_items():
    s = position().factory(GREEN, *FACTORIES[:2]).goods(GREEN, 4, 1)
    assert supply(s, money=12, coal=7, silk=5, iron=4) == (4, 2)


# --- the winner


@proves("NZ-1715")
def test_the_most_vp_win():
    s = position().vp(GREEN, 20).vp(PINK, 40).vp(PURPLE, 30).finish()
    assert [s.s.vp[player] for player in range(3)] == [22, 42, 32]
    assert [s.s.rank[player] for player in range(3)] == [3, 1, 2]
    assert s.legal == set()
    assert s.why_not("done", GREEN) == s.why_not("consolidate", PINK) == "NZ-1715"


@proves("NZ-1715", "NZ-1705")
def test_final_scoring_may_turn_the_tables():
    s = position().vp(GREEN, 20).vp(PINK, 40).favor(GREEN, "science", 3).marker(GREEN, "science", 10)
    s.factory(GREEN, "cotton_1a", goods=3).finish()
    assert (s.s.vp[GREEN], s.s.vp[PINK], s.s.rank[GREEN]) == (43, 42, 1)


@proves("NZ-1716", "NZ-1717")
@pytest.mark.parametrize("holder, ranks", [(GREEN, [3, 2, 1]), (PINK, [1, 3, 2]), (PURPLE, [2, 1, 3])])
def test_the_later_last_turn_breaks_a_tie(holder, ranks):
    s = position()
    s.s.holder = holder
    s.finish()
    assert len({s.s.vp[player] for player in range(3)}) == 1
    assert [s.s.rank[player] for player in range(3)] == ranks


@proves("NZ-1716")
def test_a_late_turn_does_not_help_against_more_vp():
    s = position().vp(GREEN, 1)
    s.s.holder = GREEN
    assert s.finish().s.rank[GREEN] == 1


# --- worked example


@proves("NX-15", "NZ-1705", "NZ-1706", "NZ-1707", "NZ-1710", "NZ-1711", "NZ-1713")
def test_example_of_final_scoring():
    s = position().vp(GREEN, 109).supply(GREEN, silk=5, iron=4).factory(GREEN, "cotton_1a", "bento_1a")
    s.goods(GREEN, 3, 2)
    s.favor(GREEN, "ships", 3).favor(GREEN, "machines", 2).favor(GREEN, "trains", 2)
    s.taken(GREEN, "ship", 5).taken(GREEN, "machine", 6).taken(GREEN, "train", 5)
    s.favor(GREEN, "science", 1).favor(GREEN, "mining", 2).favor(GREEN, "factories", 1)
    s.marker(GREEN, "science", 10).marker(GREEN, "mining", 6)
    s.finish().take("done")  # the silk is kept
    assert s.supplied(GREEN) == (12, 5, 5, 4)
    assert [s.s.sheet[GREEN, n] for n in range(11)] == [109, 20, 16, 16, 10, 8, 0, 3, 0, 4, 2]
    assert sum(s.s.sheet[GREEN, FIRST_GOAL + n] for n in range(8)) == 73
    assert s.s.vp[GREEN] == 188
