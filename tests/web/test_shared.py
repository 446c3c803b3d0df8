"""A share can be opened and looked at, moment by moment, and nothing else: its positions are somebody's word."""

from __future__ import annotations

import json

import msgspec
import pytest

from entrepot.engine.match.packing import pack
from entrepot.engine.match.writing import Saved, digest_of
from entrepot.web.problems import Problem
from entrepot.web.workers.files import read_game, share_bytes
from tests.web import rooms
from tests.web.known import KNOWN
from tests.web.rooms import ANN, BOB

pytestmark = pytest.mark.slow  # whole games at tables

MULTIPART = {"content-type": "multipart/form-data; boundary=x"}
HEAD = b'--x\r\nContent-Disposition: form-data; name="file"; filename="share.json"\r\n\r\n'


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        yield found


def opened(room, who, data):
    answer = room.post(who, "/open", body=HEAD + data + b"\r\n--x--\r\n", headers=MULTIPART)
    assert answer.status == 303, answer.text[-300:]
    return room.table(answer.headers["location"].rpartition("/")[2])


@pytest.mark.parametrize("game", KNOWN)
@pytest.mark.parametrize("seat", [1, None])
def test_a_share_shows_what_its_seat_saw_at_every_moment(room, game, seat):
    match = rooms.walked(2, 1, game).at(40)
    table = opened(room, ANN, share_bytes(match, seat))
    place = f"/t/{table.row.id}"
    for house in (room.house, room.again()):
        found = house.find(table.row.id)
        assert [found.match.view(seat, at=n).record for n in (0, 20, 40)] == [
            match.view(seat, at=n).record for n in (0, 20, 40)
        ]
        assert found.match.position.back.name == "plain"  # compiled rules would trust its numbers
    page = room.get(ANN, place)
    assert page.status == 200 and "shared game" in page.text
    assert room.get(ANN, f"{place}/at/20").status == 200
    assert "Shared game" in room.get(ANN, "/").text
    assert room.get(BOB, place).status == 200


def test_nothing_can_be_done_with_it(room):
    match = rooms.walked(2, 1).at(40)
    table = opened(room, ANN, share_bytes(match, 1))
    before = room.stored()
    legal = match.legal(match.actors[0])[0]
    acts = {
        "act": {"number": 1, "step": 0, "actions": [legal]},
        "confirm": {"number": 1, "step": 0},
        "takeback": {"number": 1, "moment": 3},
        "fork": {"moment": 10},
        "rematch": {},
        "resign": {},
    }
    for verb, sent in acts.items():
        assert room.post(ANN, f"/t/{table.row.id}/{verb}", sent=sent).status == 409, verb
    assert room.get(ANN, f"/t/{table.row.id}/save").status == 409
    assert room.post(ANN, f"/t/{table.row.id}/save", form={}).status == 409
    assert room.stored() == before


def test_a_share_of_a_finished_game_shows_how_it_ended(room):
    match = rooms.walked(2)
    table = opened(room, ANN, share_bytes(match, 0))
    page = room.get(ANN, f"/t/{table.row.id}").text
    assert "end-sheet" in page and str(match.result.scores[0]) in page
    assert 'data-do="rematch"' not in page


def test_nothing_is_offered_that_a_share_refuses(room):
    table = opened(room, ANN, share_bytes(rooms.walked(2, 1).at(40), 1))
    page = room.get(ANN, f"/t/{table.row.id}?at=20").text
    assert 'data-do="now"' in page and 'data-do="fork"' not in page


def changed(change, data):
    """A share that somebody has made up, with a digest that fits."""
    saved = msgspec.json.decode(data, type=Saved)
    change(saved)
    saved.digest = digest_of(saved)
    return msgspec.json.encode(saved)


def wild(saved):
    """Positions of nothing but large numbers."""
    size, count = rooms.walked(2).game.layout.size, len(saved.moves) + 1
    records = [b"\x7f" * size] * count
    saved.views = pack(records)
    saved.hashes = [rooms.walked(2).game.layout.hash(records[-1])]


def crowd(saved):
    saved.moves = ["7 stop" for _ in saved.moves]


def endless(saved):
    saved.moves = saved.moves * 1000


@pytest.mark.parametrize("change", [wild, crowd, endless])
def test_a_share_that_somebody_made_up_is_refused_in_one_sentence(change):
    data = changed(change, share_bytes(rooms.walked(2).at(30), 0))
    with pytest.raises(Problem) as caught:
        read_game(data, "share.json")
    assert caught.value.status == 422
    json.dumps(caught.value.args_)
