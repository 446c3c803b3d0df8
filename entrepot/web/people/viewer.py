"""Who looks at a table, and a page of theirs that listens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from weakref import WeakSet

from .settings import Settings

KEEP_ALIVE = 15.0  # seconds; proxies close what is silent for longer


@dataclass(frozen=True)
class Viewer:
    """Who looks: a person, the seat they look from (or None), and how they like it."""

    person: str
    seat: int | None
    settings: Settings
    form: str = "desk"
    plain: bool = False  # the plain face, also where the game has one of its own
    at: int | None = None
    base_url: str = ""


class Subscriber:
    """A page that looks on, at a table and in a session ("" for who has none)."""

    def __init__(self, viewer: Viewer, table: str = "", session: str = "") -> None:
        self.viewer = viewer
        self.table = table
        self.session = session
        self._changed = asyncio.Event()
        self.gone = False  # it may not look on from there any more

    @property
    def person(self) -> str:
        return self.viewer.person

    @property
    def seat(self) -> int | None:
        return self.viewer.seat

    @property
    def settings(self) -> Settings:
        return self.viewer.settings

    def wake(self) -> None:
        self._changed.set()

    def end(self) -> None:
        """The page is told to come again as whoever it may be now, and nothing else."""
        self.gone = True
        self.wake()

    async def change(self) -> bool:
        """Wait for the next change; False when there was none for a while."""
        try:
            async with asyncio.timeout(KEEP_ALIVE):
                await self._changed.wait()
        except TimeoutError:
            return False
        self._changed.clear()
        return True


class Listeners:
    """All pages that look on, or are about to: one that has not begun yet can be ended too."""

    def __init__(self) -> None:
        self._all: WeakSet[Subscriber] = WeakSet()

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(list(self._all))

    def add(self, table: str, viewer: Viewer, session: str) -> Subscriber:
        subscriber = Subscriber(viewer, table, session)
        self._all.add(subscriber)
        return subscriber

    def end(self, chosen: Callable[[Subscriber], bool]) -> None:
        """Tell some of them nothing more: their session is over, or the seat is theirs no longer."""
        for subscriber in self:
            if chosen(subscriber):
                subscriber.end()
