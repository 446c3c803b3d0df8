"""The words of the prompt bar find room: the sentence grows smaller, steps lose names, buttons are stacked."""

from entrepot.paper.face import Stage
from entrepot.web.pages import fit
from tests.web.pages.tables import button, table

STAGES = (
    Stage("A", "Extra", "done"),
    Stage("1", "Place", "now"),
    Stage("2", "Move", "next"),
    Stage("3", "Act", "next"),
)


def test_a_long_sentence_is_set_smaller():
    assert [fit.sentence("x" * 40, room) for room in (400, 290, 200, 120)] == ["", "tight", "tall", "dense"]
    assert fit.sentence("ж" * 40, 320) != fit.sentence("x" * 40, 320) == ""


def test_steps_lose_their_names_from_the_far_end():
    assert [fit.steps(STAGES, room) for room in (300, 180, 120)] == ["", "short", "marks"]


def test_buttons_that_are_too_long_for_a_row_are_stacked():
    short, long = (button("a"), button("b")), (button("a" * 30), button("b" * 30))
    assert not fit.stacked(table(buttons=short)) and fit.stacked(table(buttons=long))
    assert not fit.stacked(table(buttons=long[:1]))


def test_what_stands_beside_the_sentence_takes_room():
    free = fit.room(table(), [], False)
    assert free == fit.BAR > fit.room(table(), [], True) > fit.room(table(buttons=(button("stop"),)), [], True)
    assert fit.room(table(), ["Play on from here"], False) < free
