"""Reading a record: plain numbers, the agenda, and answers that are kept while what they follow from is the same."""

from types import SimpleNamespace

import pytest

from entrepot.engine.language.fields import SEAT, count, numbered
from entrepot.engine.language.record import Layout
from entrepot.paper.reading import OVER, Frame, Reader, bits, opened

LAYOUT = Layout(money=count("i2", by=SEAT), card=count("i1", by=(SEAT, numbered("slot", 3))), round=count("i1"))
READ = Reader(LAYOUT, ("none", "turn", "buying"))


@pytest.fixture
def s():
    return LAYOUT.plain(bytearray(LAYOUT.size))


def lay(s, *frames):
    for n, frame in enumerate(frames):
        for column, value in enumerate(frame):
            s.agenda[n, column] = value
    s.depth = len(frames)


def test_a_view_is_read_once(s):
    s.money[2] = 7
    view = SimpleNamespace(record=bytes(s.buffer))
    assert READ.position(view).money[2] == 7
    assert READ.position(view) is READ.position(SimpleNamespace(record=bytes(s.buffer)))


def test_the_agenda_ends_with_what_is_asked(s):
    lay(s, (1, 4, 5, 6), (2, 7, 8, 9))
    assert READ.agenda(s) == [Frame("turn", 4, 5, 6), Frame("buying", 7, 8, 9)]
    assert READ.kinds(s) == ["turn", "buying"]
    assert READ.top(s) == Frame("buying", 7, 8, 9)
    assert READ.asked(s) == READ.asked_of(SimpleNamespace(record=bytes(s.buffer))) == "buying"


def test_nothing_is_asked_when_the_game_is_over(s):
    lay(s, (1, 0, 0, 0))
    s.over = 1
    assert READ.top(s) == OVER and READ.asked(s) == "over"


def test_only_some_fields_are_the_key_of_what_follows_from_them(s):
    s.money[0], s.round = 3, 2
    kept = READ.plain(READ.only(s, "money"))
    assert (kept.money[0], kept.round) == (3, 0)
    before = READ.only(s, "money")
    s.round = 5
    assert READ.only(s, "money") == before
    s.money[1] = 1
    assert READ.only(s, "money") != before


def test_an_answer_is_kept_until_a_field_it_follows_from_changes(s):
    read = []

    @READ.follows(own="card", common="round")
    def total(s, player):
        read.append(player)
        return sum(s.card[player, n] for n in range(3)) + s.round

    s.card[1, 2], s.round = 4, 2
    assert (total(s, 1), total(s, 1), read) == (6, 6, [1])
    s.money[1], s.card[0, 0] = 9, 9  # another field, another player's row
    assert (total(s, 1), read) == (6, [1])
    s.card[1, 0] = 1
    assert (total(s, 1), read) == (7, [1, 1])
    s.round = 3
    assert (total(s, 1), read) == (8, [1, 1, 1])


def test_what_is_opened_belongs_to_who_asked(s):
    view = SimpleNamespace(record=bytes(s.buffer), game=SimpleNamespace(layout=LAYOUT))
    one = opened(view)
    one.money[0] = 5
    assert (opened(view).money[0], READ.position(view).money[0]) == (0, 0)


def test_bits_are_members_of_a_set():
    assert bits(0) == ()
    assert bits(0b10110) == (1, 2, 4)
