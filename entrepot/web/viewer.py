"""Who looks at a table, and a page of theirs that listens."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from .live import Settings

KEEP_ALIVE = 15.0  # seconds; proxies close what is silent for longer


@dataclass(frozen=True)
class Viewer:
    """Who looks: a person, the seat they look from (or None), and how they like it."""

    person: str
    seat: int | None
    settings: Settings
    form: str = "desk"
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
            await asyncio.wait_for(self._changed.wait(), KEEP_ALIVE)
        except TimeoutError:
            return False
        self._changed.clear()
        return True
