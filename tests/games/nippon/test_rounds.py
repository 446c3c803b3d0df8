"""End of a round, and the last rounds (NZ-1501 … NZ-1517)."""

import pytest

from entrepot.games.nippon.actions import COLOURS
from entrepot.games.nippon.box.tables import DARK_SPACES, LAST_TURNS, PERIOD, PERIOD_END, ROUND_SPACES
from entrepot.games.nippon.record import NOBODY
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, ORANGE, PINK, PURPLE, position


def cells(s):
    """How many workers every hiring cell holds."""
    return [sum(s.s.hiring[cell, colour] for colour in range(6)) for cell in range(5)]


def rows(s):
    """How many workers every row of the queue holds."""
    return [sum(s.s.queue[row, n] != NOBODY for n in range(3)) for row in range(5)]


def hold(s, *counts):
    """So many workers in every hiring cell, and none in the queue."""
    s.empty_queue()
    for cell, count in enumerate(counts, 1):
        s.hiring(cell, *(COLOURS[(cell + n) % 6] for n in range(count)))
    return s


def last_round(s, player=GREEN):
    """A player ends the fifth round, and the next one begins the last rounds. Nobody can do anything but be skipped."""
    return hold(s, 0, 3, 3, 3, 3).round(5).ending(player).take("done")


def play_on(s, turns):
    """Whose turns the next ones are, all of them skipped."""
    seen = []
    for _ in range(turns):
        assert s.asked == "end"
        seen.append(s.s.turn)
        s.take("done")
    return seen


# --- a round on a dark space


@proves("NZ-1501")
@pytest.mark.parametrize("space", range(1, 6))
def test_a_round_ends_when_an_empty_cell_cannot_be_refilled(space):
    s = hold(position(), 3, 0, 1, 1, 1).round(space).ending().take("done")
    assert s.s.round == space + 1


@proves("NZ-1501")
def test_a_round_goes_on_while_no_cell_is_empty_or_the_queue_serves_it():
    s = hold(position(), 3, 1, 1, 1, 1).ending().take("done")
    assert (s.s.round, cells(s)) == (1, [3, 1, 1, 1, 1])
    s = hold(position(), 3, 0, 1, 1, 1).queue(("red", "red", "blue")).ending().take("done")
    assert (s.s.round, cells(s)) == (1, [3, 3, 1, 1, 1])


@proves("NZ-1501")
def test_only_the_end_of_a_turn_ends_the_round():
    s = hold(position(), 1, 3, 3, 3, 3).supply(GREEN, money=1).acting("science")
    assert (s.asked, cells(s)[0], s.s.round) == ("end", 0, 1)
    assert s.take("done").s.round == 2


@proves("NZ-1502")
@pytest.mark.parametrize("space, vp", [(1, 0), (2, 10), (3, 0), (4, 18), (5, 0), (6, 0), (7, 0)])
def test_the_last_space_of_a_period_brings_a_scoring(space, vp):
    s = position().influence(GREEN, "nagasaki_n", 7).influence(GREEN, "fukuoka_w", 6).round(space)
    s.empty_queue().round_end()
    assert s.s.vp[GREEN] == vp


@proves("NZ-1503")
@pytest.mark.parametrize("space", range(1, 8))
def test_the_marker_advances_by_one_space(space):
    assert hold(position(), 0, 1, 2, 3, 3).round(space).round_end().s.round == space + 1


@proves("NX-29", "NZ-1504", "NZ-1505")
def test_example_of_one_worker_for_each_cell_with_fewer_than_three():
    s = hold(position(), 0, 1, 2, 3, 3).round_end()
    assert cells(s) == [1, 2, 3, 3, 3]
    assert s.sound


@proves("NZ-1504")
def test_the_workers_come_at_random_from_the_bag():
    drawn = set()
    for seed in range(30):
        s = hold(position(seed=seed), 0, 3, 3, 3, 3)
        for colour in range(6):
            s.s.bag[colour] = 2 * (COLOURS[colour] in ("red", "grey"))
        s.round_end()
        drawn |= {COLOURS[colour] for colour in range(6) if s.s.hiring[0, colour]}
    assert drawn == {"red", "grey"}


@proves("NZ-1506")
@pytest.mark.parametrize("players, filled", [(2, [3, 3, 0, 0, 0]), (3, [3, 3, 3, 0, 0]), (4, [3, 3, 3, 3, 3])])
def test_the_queue_is_filled_as_at_set_up(players, filled):
    assert rows(position(players)) == filled
    s = hold(position(players), 0, 1, 1, 1, 1).round_end()
    assert rows(s) == filled
    assert s.sound


@proves("NZ-1507")
@pytest.mark.parametrize("active, following", [(GREEN, PINK), (PINK, PURPLE), (PURPLE, ORANGE), (ORANGE, GREEN)])
def test_the_player_to_the_left_goes_on(active, following):
    s = hold(position(4), 0, 3, 3, 3, 3).ending(active).take("done")
    assert (s.s.round, s.s.turn, s.s.actor) == (2, following, following)


@proves("NZ-1508")
@pytest.mark.parametrize(
    "left, filled, queue",
    [(2, [1, 2, 1, 3, 2], [0, 0, 0]), (4, [1, 2, 2, 3, 3], [0, 0, 0]), (8, [1, 2, 2, 3, 3], [3, 1, 0])],
)
def test_a_bag_that_runs_out_serves_the_cells_first_then_the_queue(left, filled, queue):
    s = hold(position(), 0, 1, 1, 3, 2)
    for colour in range(6):
        s.s.bag[colour] = left if colour == 0 else 0
    s.round_end()
    assert cells(s) == filled
    assert rows(s)[:3] == queue
    assert sum(s.s.bag[colour] for colour in range(6)) == 0


@proves("NZ-1509")
def test_five_dark_spaces_and_three_light_ones():
    assert (DARK_SPACES, LAST_TURNS, ROUND_SPACES) == (5, 3, 8)
    s = position()
    seen = []
    while s.asked != "over":
        seen.append(s.s.round)
        s.empty_queue().round_end()
    assert seen == [1, 2, 3, 4, 5, 6, 7, 8]


# --- the last rounds


@proves("NZ-1510")
def test_workers_come_once_more_at_the_end_of_the_fifth_round():
    s = hold(position(), 0, 1, 2, 3, 3).round(5).round_end()
    assert s.s.round == 6
    assert (cells(s), rows(s)) == ([1, 2, 3, 3, 3], [3, 3, 3, 0, 0])


@proves("NZ-1511")
@pytest.mark.parametrize("active, holder", [(GREEN, PINK), (PINK, PURPLE), (PURPLE, GREEN)])
def test_the_next_player_takes_the_second_marker(active, holder):
    s = position()
    assert s.s.holder == NOBODY
    last_round(s, active)
    assert (s.s.round, s.s.holder, s.s.turn) == (6, holder, holder)


@proves("NZ-1512", "NZ-1514")
def test_a_last_round_is_one_turn_of_everybody_and_there_are_three():
    s = last_round(position(4), PINK)
    assert play_on(s, 4) == [PURPLE, ORANGE, GREEN, PINK] and s.s.round == 7
    assert play_on(s, 3) == [PURPLE, ORANGE, GREEN] and s.s.round == 7
    assert play_on(s, 1) == [PINK] and s.s.round == 8
    assert play_on(s, 4) == [PURPLE, ORANGE, GREEN, PINK] and s.asked == "over"


@proves("NZ-1513")
@pytest.mark.parametrize("space", [6, 7])
def test_no_workers_come_at_the_end_of_a_last_round(space):
    s = hold(position(), 2, 1, 2, 3, 1).queue(("red", "blue")).round(space).round_end()
    assert s.s.round == space + 1
    assert (cells(s), rows(s)) == ([2, 1, 2, 3, 1], [2, 0, 0, 0, 0])
    assert s.sound


@proves("NZ-1515")
def test_in_a_last_round_an_empty_cell_is_refilled_or_stays_empty():
    s = last_round(position())
    hold(s, 3, 0, 3, 0, 3).queue(("red", "blue", "grey")).take("done")
    assert (s.s.round, cells(s), rows(s)) == (6, [3, 3, 3, 0, 3], [0, 0, 0, 0, 0])
    assert s.s.turn == PURPLE
    s.take("done")
    assert (s.s.round, cells(s), s.s.turn) == (6, [3, 3, 3, 0, 3], GREEN)


@proves("NZ-1516", "NZ-1502")
def test_the_last_round_of_all_ends_with_a_scoring():
    s = position().influence(GREEN, "nagasaki_n", 7).influence(GREEN, "fukuoka_w", 6)
    play_on(last_round(s), 8)
    assert (s.s.round, s.s.vp[GREEN]) == (8, 0)
    play_on(s, 1)
    assert s.asked == "over" and s.s.sheet[GREEN, 0] == 26


@proves("NZ-1517")
def test_the_periods_are_two_two_and_four_spaces_long():
    assert [PERIOD[space] + 1 for space in range(1, 9)] == [1, 1, 2, 2, 3, 3, 3, 3]
    assert [space for space in range(1, 9) if PERIOD_END[space]] == [2, 4, 8]


# --- worked example


@proves("NX-33", "NZ-1512", "NZ-1716")
def test_example_of_the_last_rounds_and_a_tie():
    s = last_round(position().vp(GREEN, 50).vp(PINK, 50).vp(PURPLE, 40), GREEN)
    assert s.s.holder == PINK
    assert play_on(s, 9) == [PINK, PURPLE, GREEN] * 3
    assert s.asked == "over" and s.s.vp[GREEN] == s.s.vp[PINK]
    assert [s.s.rank[player] for player in range(3)] == [1, 2, 3]
