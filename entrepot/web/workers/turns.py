"""Who is next when many wait for a few bots: people take turns, however many tables each of them has."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

SOON = 30.0  # seconds after which a table with a person counts as watched, so that it waits for a minute at most


@dataclass(eq=False)
class Waiting:
    """A question at one table. `watched` is asked again when it matters: people come and go."""

    person: str  # who waits for the answer
    watched: Callable[[], bool]
    seated: bool  # a person plays there, even if nobody looks
    since: float
    called: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """Questions by person; who had a turn goes to the end."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._people: OrderedDict[str, list[Waiting]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._people.values()))

    def wait(self, person: str, watched: Callable[[], bool], seated: bool) -> Waiting:
        found = Waiting(person, watched, seated, self._clock())
        self._people.setdefault(person, []).append(found)
        return found

    def leave(self, one: Waiting) -> None:
        """It is called, or waits no longer."""
        own = self._people.get(one.person, [])
        if one in own:
            own.remove(one)
        if not own:
            self._people.pop(one.person, None)

    def next(self) -> Waiting | None:
        """Of the first person whose table is watched, or has waited for long; else of the first person at all."""
        now = self._clock()
        for person, own in self._people.items():
            pressing = [one for one in own if (one.seated and now - one.since >= SOON) or one.watched()]
            if pressing:
                return self._call(person, pressing[0])
        for person, own in self._people.items():
            return self._call(person, next((one for one in own if one.seated), own[0]))
        return None

    def _call(self, person: str, one: Waiting) -> Waiting:
        self._people.move_to_end(person)
        self.leave(one)
        return one
