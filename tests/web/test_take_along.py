"""A running game against bots can be taken elsewhere; it holds what is hidden, and both tables say so."""

from __future__ import annotations

import json

import pytest

from entrepot.web.plans import Chair, Plan
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
    chairs = (Chair("you"), *(Chair("bot", level="random") for _ in range(2)))
    table = room.house.create(Plan(game, chairs), ANN)
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
