"""A seat's link and the lobby behind it, as those read them who come by it."""

from __future__ import annotations

import re

import pytest

from entrepot.web.tables.opening import Opening, SeatChoice
from tests.web import rooms
from tests.web.rooms import ANN, BOB, CAT

pytestmark = pytest.mark.slow  # a house with its database


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        yield found


@pytest.fixture
def table(room):
    seats = (SeatChoice("you", "Anna"), SeatChoice("screen"), SeatChoice("link"), SeatChoice("link", "Olek"))
    return room.house.create(Opening("yokohama", seats), ANN)


def test_a_link_says_which_seat_of_which_game_it_is_for(room, table):
    pages = [room.get(BOB, f"/s/{table.seats[seat].link_plain}").text for seat in (2, 3)]
    assert "<b>Purple</b>" in pages[0] and "<b>Olek</b>" in pages[1]
    assert all("Yokohama" in page and "Host: Anna" in page for page in pages)


def test_a_link_that_leads_nowhere_offers_no_seat(room, table):
    link = f"/s/{table.seats[2].link_plain}"
    assert room.get(CAT, "/s/madeup").status == 404
    assert room.post(BOB, link).status == 303
    assert room.get(BOB, link).status == 200  # it is theirs
    assert room.get(CAT, link).status == 404


def test_only_the_host_reads_you_at_the_seat_of_the_host(room, table):
    assert room.post(BOB, f"/s/{table.seats[2].link_plain}").status == 303

    def kinds(person):
        return re.findall(r'<span class="kind">([^<]*)<', room.get(person, f"/lobby/{table.row.id}").text)

    assert kinds(ANN) == ["You", "A friend on this device", "A friend by link", "A friend by link"]
    assert kinds(BOB) == ["The host", "On the host’s device", "You", "A friend by link"]
