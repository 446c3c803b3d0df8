"""All that is somebody's, at every table: it goes over to who they turn out to be, or they leave it behind for good."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from dataclasses import replace

from ..tables.table import Table
from .house import House


async def hand_over(house: House, guest: str, person: str) -> None:
    """Somebody who signs in keeps what they began as a guest."""

    def remember(table: Table, _: object) -> None:
        table.row = replace(table.row, host=person if table.row.host == guest else table.row.host)
        table.seats = [replace(one, person=person) if one.person == guest else one for one in table.seats]
        table.chat = [replace(one, person=person) if one.person == guest else one for one in table.chat]

    await house.everywhere(guest, lambda store: store.hand_over(guest, person), remember)


async def leave_for_good(house: House, person: str) -> None:
    """Bots play on for somebody, and nobody else loses anything."""
    now = house.clock()
    reading: list[asyncio.Task[None]] = []

    def remember(table: Table, call: Future[list[str]]) -> None:
        reading.append(house.read_again(table, call))

    left = await house.everywhere(person, lambda store: store.delete_person(person, now), remember)
    if reading:
        await asyncio.wait(reading, timeout=house.calls.limit)
    house.wake_at(left)
