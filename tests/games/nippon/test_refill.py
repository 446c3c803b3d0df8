"""The end of a turn: hiring cells are filled from the queue, or the round ends (NZ-420 … NZ-422, NZ-425, NZ-426)."""

import pytest

from entrepot.games.nippon.actions import COLOURS
from entrepot.games.nippon.record import NOBODY
from entrepot.testing import proves
from tests.games.nippon.position import GREEN, PINK, position

TOP, SECOND = ("white", "blue", "blue"), ("red", "black", "grey")


def queued(*rows, players=3):
    """This queue, three workers in every cell, and an opponent who can act."""
    s = position(players).queue(*rows)
    if players > 1:
        s.supply(PINK, money=9)
    return s


def cell(s, n):
    """The workers in a hiring cell (1 to 5)."""
    return sorted(COLOURS[colour] for colour in range(6) for _ in range(s.s.hiring[n - 1, colour]))


def rows(s):
    """Workers in each row of the queue."""
    return [sum(s.s.queue[row, n] != NOBODY for n in range(3)) for row in range(5)]


@proves("NZ-420")
def test_the_topmost_row_moves_into_an_empty_hiring_cell():
    s = queued(TOP, SECOND).hiring(1, "yellow").supply(GREEN, money=3).acting("science").take("steps:1")
    assert cell(s, 1) == []  # until the turn ends
    s.take("done")
    assert cell(s, 1) == sorted(TOP)
    assert (rows(s), s.s.round, s.s.turn) == ([0, 3, 0, 0, 0], 1, PINK)


@proves("NZ-420")
def test_the_topmost_row_that_is_filled():
    s = queued((), (), SECOND).hiring(4).ending().take("done")
    assert cell(s, 4) == sorted(SECOND) and rows(s) == [0] * 5


@proves("NZ-420")
def test_a_row_that_is_not_full_moves_as_it_is():
    s = queued(("grey",), SECOND).hiring(4).ending().take("done")
    assert cell(s, 4) == ["grey"] and rows(s) == [0, 3, 0, 0, 0]


@proves("NZ-421")
def test_with_an_empty_queue_the_round_ends():
    s = queued().hiring(1, "yellow").supply(GREEN, money=3).acting("science").take("steps:1", "done")
    assert (s.s.round, s.s.turn) == (2, PINK)
    s = queued().hiring(1, "yellow", "red").supply(GREEN, money=3).acting("science", "red").take("steps:1", "done")
    assert (s.s.round, rows(s)) == (1, [0] * 5)  # no cell is empty


@proves("NZ-422")
def test_several_empty_cells_are_served_from_left_to_right():
    s = queued(TOP, SECOND).hiring(4).hiring(2).ending().take("done")
    assert (cell(s, 2), cell(s, 4)) == (sorted(TOP), sorted(SECOND))
    assert s.s.round == 1


@proves("NZ-422")
def test_where_one_of_them_cannot_be_served_the_round_ends():
    s = queued(TOP).hiring(4).hiring(2).ending().take("done")
    assert s.s.round == 2
    assert cell(s, 2) == sorted(TOP)
    assert len(cell(s, 4)) == 1  # from the bag, at the end of the round


@proves("NZ-425", "NZ-421")
@pytest.mark.parametrize("way", ["action", "consolidation", "skipped"])
@pytest.mark.parametrize("filled", [True, False])
def test_the_check_is_made_at_the_end_of_every_turn(way, filled):
    s = queued(*([TOP] if filled else [])).hiring(5)
    if way == "action":
        s.supply(GREEN, money=3).acting("science").take("steps:1")
    elif way == "consolidation":
        s.workers(GREEN, "black").take("consolidate", "favor:ships_1")
    else:
        s.take("skip")
    assert (cell(s, 5), s.s.round) == ([], 1)
    s.take("done")
    assert s.s.round == (1 if filled else 2)
    assert cell(s, 5) == sorted(TOP) if filled else len(cell(s, 5)) == 1


@proves("NZ-425")
@pytest.mark.parametrize("filled", [True, False])
def test_the_check_is_made_at_the_end_of_a_turn_of_the_automa(filled):
    s = queued(*([TOP] if filled else []), players=1).supply(GREEN, money=9).hiring(3, "grey").automa(3)
    assert s.s.round == (1 if filled else 2)
    assert cell(s, 3) == sorted(TOP) if filled else len(cell(s, 3)) == 1
    assert s.s.turn == GREEN


@proves("NZ-426")
def test_a_cell_with_a_worker_is_not_topped_up():
    s = queued(TOP, SECOND).hiring(1, "yellow").hiring(2, "red", "grey").hiring(3).ending().take("done")
    assert [cell(s, n) for n in (1, 2, 3)] == [["yellow"], ["grey", "red"], sorted(TOP)]
    assert rows(s) == [0, 3, 0, 0, 0]  # one row into one cell
