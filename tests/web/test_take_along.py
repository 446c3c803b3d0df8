"""A running game against bots can be taken elsewhere; it holds what is hidden, and both tables say so."""

from __future__ import annotations

import json

import msgspec
import pytest

from entrepot.engine.match.writing import Saved, digest_of
from entrepot.web.tables.opening import Opening, SeatChoice
from entrepot.web.workers.files import read_game
from tests.web import rooms
from tests.web.known import KNOWN
from tests.web.rooms import ANN, BOB

pytestmark = pytest.mark.slow  # whole games at tables

SAYS = "hidden cards of this game were saved"


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        found.site.house.driver.wake = lambda table: None
        yield found


def against_bots(room, game="yokohama"):
    chairs = (SeatChoice("you"), *(SeatChoice("bot", level="random") for _ in range(2)))
    table = room.house.create(Opening(game, chairs), ANN)
    for _ in range(9):
        seat = table.match.actors[0]
        table.move(seat, table.match.legal(seat)[0])
    return table


def saved(room, who, table):
    return room.post(who, f"/t/{table.row.id}/save", form={})


@pytest.mark.parametrize("game", KNOWN)
def test_it_goes_on_elsewhere_where_it_was_left(room, game):
    table = against_bots(room, game)
    place = f"/t/{table.row.id}"
    assert f'action="{place}/save"' in room.get(ANN, place).text
    assert SAYS not in room.get(ANN, place).text and SAYS not in room.get(BOB, place).text
    file = saved(room, ANN, table)
    assert file.status == 200 and json.loads(file.body)["deal"]["secret"] == table.row.secret.hex()
    for who in (ANN, BOB):
        assert SAYS in room.get(who, place).text
    assert room.again().find(table.row.id).row.disclosed
    head = b'--x\r\nContent-Disposition: form-data; name="file"; filename="g.json"\r\n\r\n'
    multipart = {"content-type": "multipart/form-data; boundary=x"}
    opened = room.post(BOB, "/open", body=head + file.body + b"\r\n--x--\r\n", headers=multipart)
    made = room.table(opened.headers["location"].rpartition("/")[2])
    assert bytes(made.match.position.record) == bytes(table.match.position.record) and made.running
    assert SAYS in room.get(BOB, f"/t/{made.row.id}").text


@pytest.mark.parametrize("own", [0, 2])
def test_its_owner_goes_on_at_the_same_seat_whoever_is_to_move(room, own):
    chairs = tuple(SeatChoice("you") if seat == own else SeatChoice("bot", level="random") for seat in range(3))
    table = room.house.create(Opening("yokohama", chairs, {"first": "1"}), ANN)
    while table.match.actors != (1,):
        seat = table.match.actors[0]
        table.move(seat, table.match.legal(seat)[0])
    file = saved(room, ANN, table).body
    opened = room.house.open(read_game(file, "game.json"), BOB)
    assert opened.seats_of(BOB) == (own,) and opened.match.actors == (1,)
    older = {**json.loads(file), "seat": -1}  # as saves were before they said it
    older["digest"] = digest_of(msgspec.convert(older, Saved))
    assert room.house.open(read_game(json.dumps(older).encode(), "old.json"), BOB).seats_of(BOB) == (1,)


@pytest.mark.parametrize("seat", [3, 99, -7])
def test_a_seat_that_there_is_not_is_nobodys(room, seat):
    made_up = {**json.loads(saved(room, ANN, against_bots(room)).body), "seat": seat}
    made_up["digest"] = digest_of(msgspec.convert(made_up, Saved))
    match = read_game(json.dumps(made_up).encode(), "game.json")
    assert room.house.open(match, BOB).seats_of(BOB) == (match.actors[0],)


def test_among_people_the_secret_stays(room):
    table = room.seated(ANN, BOB)
    place = f"/t/{table.row.id}"
    assert saved(room, ANN, table).status == 409 and not table.row.disclosed
    assert f'action="{place}/save"' not in room.get(ANN, place).text


def test_only_who_plays_takes_it_along(room):
    table = against_bots(room)
    for who in (BOB, None):
        assert saved(room, who, table).status == 403
    assert not table.row.disclosed


def test_somebody_who_left_wrongs_nobody_any_more(room):
    table = room.seated(ANN, BOB)
    room.leave(table, 1, "left")
    assert saved(room, ANN, table).status == 200
    assert saved(room, ANN, table).status == 200 and table.row.disclosed
