"""Who is told that a table has changed: the pages that look on, and the bots."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ..people.settings import Settings
from ..people.viewer import Listeners
from ..tables.table import Table
from ..workers.library import Library
from .driver import Driver


class Telling:
    """One for the process."""

    def __init__(self, library: Library, driver: Driver) -> None:
        self._library = library
        self._driver = driver
        self.listeners = Listeners()

    def changed(self, table: Table, seat: int | None = None) -> None:
        """Tell everybody who looks on, and let bots think; a draft concerns only those who look from its seat."""
        table.version += 1
        if seat is None and table.match is not None:
            self._library.quicken(table.match)
        for subscriber in table.subscribers:
            if subscriber.seat is not None and subscriber.seat not in table.seats_of(subscriber.person):
                subscriber.end()
            elif seat in (None, subscriber.seat):
                subscriber.wake()
        self._driver.wake(table)

    def prefer(self, tables: Iterable[Table], person: str, settings: Settings) -> None:
        """What somebody has just set holds at once for the pages they have open."""
        for table in tables:
            for subscriber in table.subscribers:
                if subscriber.person == person:
                    subscriber.viewer = replace(subscriber.viewer, settings=settings)
                    subscriber.wake()
                    table.paced.set()
