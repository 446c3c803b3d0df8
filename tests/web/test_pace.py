"""Bots at the pace of those who watch: what somebody sets holds at once, and waiting can be skipped."""

from __future__ import annotations

import asyncio

import pytest

from entrepot.web.house import driver
from entrepot.web.people.settings import Settings
from entrepot.web.people.viewer import Subscriber, Viewer
from entrepot.web.tables.opening import Opening, SeatChoice
from tests.web import rooms
from tests.web.rooms import ANN


@pytest.fixture
def room(tmp_path):
    with rooms.opened(tmp_path) as found:
        found.site.house.driver.pace = 1.0
        yield found


def waiting(room):
    """A table at which everybody but a very patient person has chosen; a bot is to move next."""
    bots = (SeatChoice("bot", level="random"), SeatChoice("bot", level="random"))
    table = room.house.create(Opening("yokohama", (SeatChoice("you"), *bots), {"first": "1"}), ANN)
    page = Subscriber(Viewer(ANN, 0, Settings(pace="slow")))
    table.inside.subscribers.add(page)
    table.move(0, table.match.legal(0)[0])
    return table


def later(room, table, number):
    """Whether bots have moved on after a moment."""

    async def look() -> bool:
        for _ in range(400):
            if table.inside.row.number > number:
                return True
            await asyncio.sleep(0.02)
        return False

    return room.runner.run(look())


def thought(room, table):
    """A bot has chosen, or is about to, and waits."""

    async def look() -> None:
        while not table.inside.thinking:
            await asyncio.sleep(0.02)

    room.runner.run(look())


@pytest.mark.parametrize("how", ["pace", "skip"])
def test_bots_hurry_as_soon_as_somebody_wants_it(room, monkeypatch, how):
    monkeypatch.setitem(driver.WAITS, "slow", 3600.0)
    table = waiting(room)
    thought(room, table)
    number = table.row.number
    page = room.get(ANN, f"/t/{table.row.id}").text
    assert 'data-do="skip"' in page
    if how == "pace":
        assert room.post(ANN, "/settings", sent={"pace": "instant"}).status == 200
    else:
        assert room.post(ANN, f"/t/{table.row.id}/skip", sent={}).status == 200
    assert later(room, table, number)


@pytest.mark.slow
def test_what_is_skipped_ends_with_ones_own_turn(room, monkeypatch):
    monkeypatch.setitem(driver.WAITS, "slow", 3600.0)
    table = waiting(room)
    thought(room, table)
    room.post(ANN, f"/t/{table.row.id}/skip", sent={})

    async def turn() -> None:
        while 0 not in table.inside.match.actors:
            await asyncio.sleep(0.02)
        while table.inside.skipping:
            await asyncio.sleep(0.02)

    room.runner.run(asyncio.wait_for(turn(), 60))


def test_a_stranger_hurries_nobody(room):
    table = waiting(room)
    assert room.post(rooms.BOB, f"/t/{table.row.id}/skip", sent={}).status == 403


def test_a_house_that_is_closed_wakes_nobody(room):
    table = waiting(room)
    room.house.close()

    async def wake() -> bool:
        room.site.house.changed(table.inside)
        return bool(table.inside.bots_to_act) and not room.site.house.driver.drives(table.inside)

    assert room.runner.run(wake())


@pytest.mark.parametrize("turns", range(6))
def test_who_goes_at_the_moment_of_a_change_is_gone(turns):
    """Whoever waits hears of a change some turns of the loop after it; to be called off counts in each of them."""

    async def go() -> bool:
        page = Subscriber(Viewer(ANN, 0, Settings()))
        waits = asyncio.create_task(page.change())
        await asyncio.sleep(0)
        page.wake()
        for _ in range(turns):
            await asyncio.sleep(0)
        called_off = waits.cancel()
        await asyncio.wait([waits])
        return waits.cancelled() == called_off

    assert asyncio.run(go())
