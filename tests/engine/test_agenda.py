"""The agenda: frames laid on top and removed, and the fault of too many or too few."""

import pytest

from entrepot.engine.language.agenda import argument, pop, push, set_argument, top
from entrepot.engine.language.record import FRAME, FRAMES, Layout


@pytest.fixture
def s():
    return Layout().plain(bytearray(Layout().size))


def frames(s):
    return [[s.agenda[n, column] for column in range(len(FRAME))] for n in range(FRAMES)]


def test_the_last_frame_pushed_is_on_top(s):
    push(s, 5, 1, 2, 3)
    push(s, 6, -1, 0, 1)
    assert (s.depth, top(s)) == (2, 6)
    assert [argument(s, n) for n in (1, 2, 3)] == [-1, 0, 1]
    pop(s)
    assert (s.depth, top(s)) == (1, 5)
    assert [argument(s, n) for n in (1, 2, 3)] == [1, 2, 3]
    assert s.fault == 0


def test_an_argument_of_the_top_frame_can_be_changed(s):
    push(s, 5, 1, 2, 3)
    push(s, 6, 1, 2, 3)
    set_argument(s, 2, 9)
    assert frames(s)[:2] == [[5, 1, 2, 3], [6, 1, 9, 3]]


def test_pop_leaves_zeros(s):
    empty = bytes(s.buffer)
    push(s, 5, 1, 2, 3)
    pop(s)
    assert bytes(s.buffer) == empty


def test_pushing_past_the_end_sets_the_fault_and_changes_nothing_else(s):
    for n in range(FRAMES):
        push(s, n + 1, n, n, n)
    assert (s.depth, s.fault) == (FRAMES, 0)
    full = frames(s)
    push(s, 99, 9, 9, 9)
    assert (s.depth, s.fault) == (FRAMES, 1)
    assert frames(s) == full


def test_popping_an_empty_agenda_sets_the_fault_and_changes_nothing_else(s):
    pop(s)
    assert (s.depth, s.fault) == (0, 1)
    s.fault = 0
    assert not any(s.buffer)
