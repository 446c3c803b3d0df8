"""One damaged row: its table says so, everything else starts, lists and plays, and the log has a line."""

from __future__ import annotations

import logging
import re

import pytest

from entrepot.web.storage import Damaged
from tests.web import rooms
from tests.web.rooms import ANN, BOB, CAT, DAN

pytestmark = pytest.mark.slow  # many tables

# What is done to the database; "t0" is the table that suffers, "t1" must not.
FATAL = {
    "options": "UPDATE tables SET options = '{' WHERE id = 't0'",
    "options of another type": "UPDATE tables SET options = '[1]' WHERE id = 't0'",
    "nonces": "UPDATE tables SET nonces = 'x' WHERE id = 't0'",
    "a nonce": """UPDATE tables SET nonces = '["zz"]' WHERE id = 't0'""",
    "result": "UPDATE tables SET result = '7' WHERE id = 't0'",
    "a short record": "UPDATE tables SET record = x'00' WHERE id = 't0'",
    "a record of text": "UPDATE tables SET record = 'text' WHERE id = 't0'",
    "a status": "UPDATE tables SET status = 'gone' WHERE id = 't0'",
    "a name of bytes": "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE \"table\" = 't0'",
    "a kind of seat": "UPDATE seats SET kind = 'ghost' WHERE \"table\" = 't0' AND seat = 1",
    "a seat": "DELETE FROM seats WHERE \"table\" = 't0' AND seat = 1",
    "every seat": "DELETE FROM seats WHERE \"table\" = 't0'",
    "an event": "DELETE FROM events WHERE \"table\" = 't0' AND moment = 1",
    "a game": "UPDATE tables SET game = 'go' WHERE id = 't0'",
    "players": "UPDATE tables SET players = 'many' WHERE id = 't0'",
}
RESCUED = {  # the position is there, and the game goes on from it
    "an action": "UPDATE events SET action = 'dance' WHERE \"table\" = 't0' AND moment = 1",
    "a mover": "UPDATE events SET seat = 9 WHERE \"table\" = 't0' AND moment = 1",
}
SLIGHT = {
    "a draft": "UPDATE drafts SET actions = '{' WHERE \"table\" = 't0'",
    "what a draft says": """UPDATE drafts SET actions = '["dance"]' WHERE "table" = 't0'""",
    "a proposal": "UPDATE proposals SET waiting = '[\"x\"]' WHERE \"table\" = 't0'",
    "chat": "UPDATE said SET text = CAST(x'ff' AS TEXT) WHERE \"table\" = 't0'",
    "a person": f"UPDATE people SET settings = 'x' WHERE id = '{ANN}'",
    "a person's name": f"UPDATE people SET name = CAST(x'ff' AS TEXT) WHERE id = '{ANN}'",
}


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        found.site.house.driver.wake = lambda table: None
        for _ in range(2):
            table = found.seated(ANN, BOB, CAT, options={"first": "0"}, public=True)
            for seat in range(3):
                table.move(seat, table.match.legal(seat)[0])
            table.act(0, 3, 0, ["place:bank"])
            table.say(0, "Ann", "hello")
            sent = {"seat": 0, "number": 3, "moment": 1}
            assert found.post(ANN, f"/t/{table.row.id}/takeback", sent=sent).status == 200
        yield found


def damaged(room, statement):
    """As a server that starts anew finds it."""
    with room.store.write() as connection:
        connection.exec_driver_sql("PRAGMA ignore_check_constraints = 1")
        assert connection.exec_driver_sql(statement).rowcount
    room.site.house.tables.clear()
    for person in (ANN, BOB, CAT, DAN):
        room.site.known.forget(person)


def lines(caplog):
    return [one for one in caplog.records if one.levelno >= logging.WARNING]


@pytest.mark.parametrize("what", FATAL)
def test_a_table_that_is_damaged_says_so_and_others_go_on(room, what, caplog):
    damaged(room, FATAL[what])
    for url in ("/t/t0", "/api/tables/t0", "/t/t0/stream"):
        caplog.clear()
        answer = room.get(ANN, url)
        assert answer.status == (404 if what == "a game" else 500)
        assert answer.json["error"] and "Something went wrong" not in answer.json["error"]
        assert len(lines(caplog)) == (what != "a game")
    start = room.get(ANN, "/")
    listed = re.findall(r'href="/t/(t\d)', start.text)
    assert start.status == 200 and "t1" in listed
    if what not in ("an event", "a nonce"):  # a list does not play it again
        assert "t0" not in listed
    sent = {"seat": 0, "number": 3, "step": 1, "actions": ["place:church"]}
    assert room.post(ANN, "/t/t1/act", sent=sent).status == 200
    assert room.get(DAN, "/t/t1").status == 200


@pytest.mark.parametrize("what", RESCUED)
def test_a_game_whose_moves_cannot_be_played_again_goes_on_from_where_it_stands(room, what):
    damaged(room, RESCUED[what])
    assert room.get(ANN, "/t/t0").status == 200
    sent = {"seat": 0, "number": 3, "step": 0, "actions": ["place:church"]}
    assert room.post(ANN, "/t/t0/act", sent=sent).status == 200


@pytest.mark.parametrize("what", SLIGHT)
def test_what_the_game_does_not_need_is_set_aside(room, what, caplog):
    damaged(room, SLIGHT[what])
    assert room.get(ANN, "/t/t0").status == 200
    assert len({one.getMessage() for one in lines(caplog)}) == 1
    assert room.get(ANN, "/").status == 200
    table = room.table("t0")
    sent = {"seat": 0, "number": 3, "step": table.draft(0).revision, "actions": ["place:church"]}
    assert room.post(ANN, "/t/t0/act", sent=sent).status == 200


def test_a_damaged_table_is_named_by_the_store(room):
    damaged(room, FATAL["options"])
    with pytest.raises(Damaged, match="t0"):
        room.store.whole("t0", 10)
    assert [one.table.id for one in room.store.open_tables(9)] == ["t1"]


def test_a_start_opens_what_it_can(room, caplog):
    """Bots are to act at both; one of them cannot be opened."""
    with room.store.write() as connection:
        connection.exec_driver_sql("UPDATE tables SET bots = 1")
    damaged(room, FATAL["an event"])
    again = room.again()
    room.runner.run(again.inside.waking.go_on())
    assert list(again.tables) == ["t1"]
    assert [one.table for one in lines(caplog)] == ["t0", "t0"]  # what it is, and that it was not opened
