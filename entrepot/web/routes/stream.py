"""Server-sent events: after every change each page gets the parts that differ from what it has."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import msgspec

from ..house.house import House
from ..people.viewer import Subscriber
from ..seen.updates import Event, Parts
from ..tables.table import Table

RETRY = 1500  # milliseconds until a browser tries again


async def events(
    house: House,
    table: Table,
    subscriber: Subscriber,
    draw: Callable[[], tuple[Event, Parts]],
    known: str,
) -> AsyncIterator[bytes]:
    """All that is to be told to one page, as long as it listens."""
    table.subscribers.add(subscriber)
    house.changed(table)  # somebody has come
    last: Parts = {}
    stood: tuple[int, int] | None = None
    try:
        yield f"retry: {RETRY}\n\n".encode()
        while not subscriber.gone:
            event, parts = draw()
            if known and event.digest == known:
                last, stood = parts, (event.number, event.step)
            known = ""
            event.parts = {name: str(html) for name, html in parts.items() if last.get(name) != html}
            if event.parts or stood != (event.number, event.step):
                yield (
                    b"event: parts\nid: %d.%d\ndata: " % (event.number, event.step)
                    + msgspec.json.encode(event)
                    + b"\n\n"
                )
            last, stood = parts, (event.number, event.step)
            while not await subscriber.change():
                yield b": here\n\n"
        yield b"event: gone\ndata: {}\n\n"
    finally:
        table.subscribers.discard(subscriber)
        table.here(subscriber.person)
        house.changed(table)
