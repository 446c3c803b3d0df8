"""Who sits where: signs, order, and the row of seats of a phone."""

from types import SimpleNamespace

import pytest
from markupsafe import Markup

from entrepot.engine.language.record import NOBODY
from entrepot.paper.face import Seat
from entrepot.paper.seats import SIGNS, in_turn, is_away, moves, row_of_seats, seat, sign
from entrepot.paper.svg import fill, part


def test_others_have_a_sign_for_who_they_are_and_oneself_has_none():
    assert [sign(Seat(1, "Pink", kind), False) for kind in SIGNS] == list(SIGNS.values())
    assert sign(Seat(1, "Pink", "bot"), True) == sign(Seat(1, "Pink", "ghost"), False) == ""


@pytest.mark.parametrize(
    ("kind", "here", "mine", "away"),
    [
        ("link", False, False, True),
        ("link", True, False, False),
        ("bot", False, False, False),
        ("open", False, True, True),
        ("screen", False, False, True),
    ],
)
def test_only_people_can_be_away(kind, here, mine, away):
    assert is_away(Seat(0, "Blue", kind, here=here), mine) is away


def test_seats_follow_the_viewers_own():
    assert in_turn(2, 4) == [2, 3, 0, 1]
    assert in_turn(NOBODY, 3) == [0, 1, 2]


def test_nobody_moves_in_the_past():
    assert moves(SimpleNamespace(actors=(1,), past=False), 1)
    assert not moves(SimpleNamespace(actors=(1,), past=True), 1)
    assert not moves(SimpleNamespace(actors=(1,), past=False), 0)


def test_a_seat_says_whose_it_is_and_who_moves():
    assert seat(2, ("<", 5), True, True, "tight") == ('<li class="s2 me move tight place" data-el="panel-2">&lt;5</li>')
    assert seat(0, (), False, False) == '<li class="s0 place" data-el="panel-0"></li>'


def test_a_part_has_its_mark_and_is_put_there():
    frame = part("section", "part-a", class_="wide")
    assert frame == '<section id="part-a" class="wide"><!--part-a--></section>'
    assert fill(frame, {"part-a": "<b/>"}) == '<section id="part-a" class="wide"><b/></section>'
    row = row_of_seats(Markup("<li/>"), "players & co", "seats mb")
    assert fill(row.frame, row.parts) == '<ul id="part-seats" class="seats mb" aria-label="players &amp; co"><li/></ul>'
