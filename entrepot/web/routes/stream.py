"""Server-sent events: after every change each page gets the parts that differ from what it has."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import msgspec

from ..house.house import House
from ..people.viewer import Subscriber
from ..seen.updates import Parts, Update
from ..tables.table import Table

RETRY = 1500  # milliseconds until a browser tries again


async def updates(
    house: House,
    table: Table,
    subscriber: Subscriber,
    draw: Callable[[], tuple[Update, Parts]],
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
            update, parts = draw()
            if known and update.digest == known:
                last, stood = parts, (update.commit, update.revision)
            known = ""
            update.parts = {name: str(html) for name, html in parts.items() if last.get(name) != html}
            if update.parts or stood != (update.commit, update.revision):
                yield (
                    b"event: parts\nid: %d.%d\ndata: " % (update.commit, update.revision)
                    + msgspec.json.encode(update)
                    + b"\n\n"
                )
            last, stood = parts, (update.commit, update.revision)
            while not await subscriber.change():
                yield b": here\n\n"
        yield b"event: gone\ndata: {}\n\n"
    finally:
        table.subscribers.discard(subscriber)
        table.here(subscriber.person)
        house.changed(table)
