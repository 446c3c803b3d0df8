"""What a table decides together: consent is to what was asked, and nobody who is gone blocks it for ever."""

from __future__ import annotations

import random

import pytest

from entrepot.web.tables.opening import PACES, Opening, SeatChoice
from entrepot.web.tables.presence import LIVE, LOBBY
from entrepot.web.tables.proposals import name_of
from tests.web import rooms
from tests.web.rooms import ANN, BOB, CAT, DAN


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        yield found


def play(table, actions):
    dice = random.Random(1)
    for _ in range(actions):
        seat = table.match.actors[0]
        table.move(seat, dice.choice(table.match.legal(seat)))


def post(room, who, table, verb, **sent):
    return room.post(who, f"/t/{table.row.id}/{verb}", sent=sent)


def back(room, who, table, moment):
    return post(room, who, table, "takeback", number=table.row.number, moment=moment)


def answer(room, who, table, yes, name=None):
    return post(room, who, table, "answer", yes=yes, proposal=name or name_of(table.proposal))


def test_an_answer_is_to_what_was_asked(room):
    table = room.seated(ANN, BOB)
    play(table, 6)
    assert back(room, ANN, table, 5).status == 200
    asked = name_of(table.proposal)
    assert back(room, ANN, table, 1).status == 200  # now they ask for much more
    refused = answer(room, BOB, table, True, asked)
    assert refused.status == 409 and "changed" in refused.json["error"]
    assert table.match.count == 6
    assert post(room, BOB, table, "answer", yes=True).status == 409  # an answer that names nothing
    assert answer(room, BOB, table, True).status == 200 and table.match.count == 1


def test_what_was_asked_is_void_when_the_game_goes_on(room):
    table = room.seated(ANN, BOB)
    play(table, 6)
    back(room, ANN, table, 5)
    asked = name_of(table.proposal)
    play(table, 1)
    assert table.proposal is None and room.store.proposal(table.row.id) is None
    back(room, ANN, table, 5)
    assert answer(room, BOB, table, True, asked).status == 409 and table.match.count == 7


def test_one_question_at_a_time_and_who_asked_may_withdraw_it(room):
    table = room.seated(ANN, BOB)
    play(table, 6)
    back(room, ANN, table, 5)
    assert back(room, BOB, table, 2).status == 409 and table.proposal.moment == 5
    assert answer(room, ANN, table, True).status == 409  # nobody agrees with themselves
    assert answer(room, ANN, table, False).status == 200 and table.proposal is None
    assert back(room, BOB, table, 2).status == 200


def test_who_is_gone_is_not_waited_for(room):
    table = room.seated(ANN, BOB, CAT)
    play(table, 6)
    back(room, ANN, table, 5)
    room.leave(table, 1, "left")
    assert table.proposal is None and room.store.proposal(table.row.id) is None


def acting(table, *people):
    """Whoever is to act, and the others."""
    gone = table.seats[table.match.actors[0]].person
    return table.match.actors[0], [one for one in people if one != gone]


def asked(room, who, table, seat):
    return post(room, who, table, "replace", target=seat)


def test_at_a_live_table_a_bot_is_asked_for_after_ten_minutes_without_a_sign(room):
    table = room.seated(ANN, BOB, CAT)
    play(table, 5)
    seat, (first, second) = acting(table, ANN, BOB, CAT)
    room.now[0] += LIVE - 60
    early = asked(room, first, table, seat)
    assert early.status == 409 and "1 minute" in early.json["error"]
    post(room, second, table, "chat", text="anybody there?")
    room.now[0] += 61
    assert asked(room, DAN, table, seat).status == 403
    assert asked(room, first, table, seat).status == 200
    assert table.proposal.target == seat and table.seats[seat].kind != "bot"
    assert "for a bot to play for" in room.get(second, f"/t/{table.row.id}").text
    assert answer(room, second, table, True).status == 200
    assert table.seats[seat].kind == "bot" and table.proposal is None


def test_the_bot_plays_as_well_as_was_asked_for(room):
    table = room.seated(ANN, BOB, CAT)
    play(table, 5)
    seat, (first, second) = acting(table, ANN, BOB, CAT)
    room.now[0] += LIVE + 1
    room.get(second, f"/t/{table.row.id}")
    wrong = post(room, first, table, "replace", target=seat, bot="god")
    assert wrong.status == 422 and "god" in wrong.json["error"] and table.proposal is None
    assert post(room, first, table, "replace", target=seat, bot="strong").status == 200
    assert table.proposal.level == room.again().find(table.row.id).proposal.level == "strong"
    assert "a bot (strong)" in room.get(second, f"/t/{table.row.id}").text
    assert answer(room, second, table, True).status == 200
    assert (table.seats[seat].kind, table.seats[seat].level) == ("bot", "strong")


def test_who_leaves_is_followed_by_the_usual_level(room):
    table = room.seated(ANN, BOB)
    room.leave(table, 1, "left")
    assert table.seats[1].level == "casual"


def test_who_comes_back_keeps_the_seat(room):
    table = room.seated(ANN, BOB, CAT)
    play(table, 5)
    seat, (first, second) = acting(table, ANN, BOB, CAT)
    room.now[0] += LIVE + 1
    for one in (first, second):
        room.get(one, f"/t/{table.row.id}")
    asked(room, first, table, seat)
    room.get(table.seats[seat].person, f"/t/{table.row.id}")
    assert answer(room, second, table, True).status == 200
    assert table.seats[seat].kind != "bot" and table.proposal is None


def test_only_those_present_are_counted_and_half_is_no_majority(room):
    table = room.seated(ANN, BOB, CAT, DAN)
    play(table, 5)
    seat, (first, second, third) = acting(table, ANN, BOB, CAT, DAN)
    room.now[0] += LIVE + 1
    assert asked(room, first, table, seat).status == 200  # nobody else is here
    assert table.seats[seat].kind == "bot"

    table = room.seated(ANN, BOB, CAT, DAN)
    play(table, 5)
    seat, (first, second, third) = acting(table, ANN, BOB, CAT, DAN)
    room.now[0] += LIVE + 1
    for one in (first, second, third):
        room.get(one, f"/t/{table.row.id}")
    assert asked(room, first, table, seat).status == 200
    assert answer(room, second, table, False).status == 200 and table.proposal is not None
    assert answer(room, third, table, True).status == 200 and table.seats[seat].kind == "bot"


def test_nobody_is_replaced_who_is_not_waited_for(room):
    table = room.seated(ANN, BOB, CAT)
    play(table, 5)
    seat, (first, _) = acting(table, ANN, BOB, CAT)
    other = next(one for one in range(3) if one != seat and table.seats[one].person != first)
    room.now[0] += 10 * LIVE
    assert asked(room, first, table, other).status == 409


def test_the_pace_of_the_table_is_what_others_wait(room):
    table = room.seated(ANN, BOB, pace="day")
    play(table, 4)
    seat, (first,) = acting(table, ANN, BOB)
    room.now[0] += PACES["day"] - 1
    assert asked(room, first, table, seat).status == 409
    room.now[0] += 1
    assert asked(room, first, table, seat).status == 200 and table.seats[seat].kind == "bot"


def test_a_host_who_is_gone_does_not_block_the_lobby(room):
    plan = Opening("yokohama", (SeatChoice("you"), SeatChoice("link"), SeatChoice("link")))
    table = room.house.create(plan, ANN)
    room.house.claim(table.seats[1].link_plain, BOB)
    assert asked(room, BOB, table, 2).status == 409
    room.now[0] += LOBBY + 1
    assert asked(room, BOB, table, 2).status == 200
    assert table.seats[2].kind == "bot" and table.row.status == "running"


def test_the_host_fills_a_free_seat_at_once_but_takes_none_away(room):
    plan = Opening("yokohama", (SeatChoice("you"), SeatChoice("link"), SeatChoice("link")))
    table = room.house.create(plan, ANN)
    room.house.claim(table.seats[1].link_plain, BOB)
    assert asked(room, ANN, table, 1).status == 409
    assert post(room, ANN, table, "replace", target=2, bot="random").status == 200
    assert table.seats[2].level == "random" and table.running
    play(table, 1)
    seat = 1
    assert asked(room, ANN, table, seat).status == 409 and table.seats[seat].person == BOB
