"""New tables are stored once each: if it is unclear whether one was, asking again returns the table that exists."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

from ..problems import Problem
from ..storage import Store
from ..workers.calls import Calls

AGAIN = 60  # seconds in which the same wish is the same table
KEPT = 1000  # tables in doubt that are remembered


@dataclass(frozen=True)
class _Doubt:
    """A table that may have been stored."""

    id: str
    call: Future[Any]
    at: int


class Making:
    """One for the process."""

    def __init__(self, calls: Calls, clock: Callable[[], int]) -> None:
        self._calls = calls
        self._clock = clock
        self._doubts: OrderedDict[str, _Doubt] = OrderedDict()  # by who wished for what

    async def store(self, wish: str, id: str, write: Callable[[Store], None]) -> str:
        """Store a new table; its id, or that of the one that was stored when the same was wished for before."""
        until = self._calls.deadline()
        if earlier := await self._earlier(wish, until):
            return earlier
        call = self._calls.writing(write)
        try:
            await self._calls.outcome(call, until)
        except BaseException:
            if not call.cancelled():
                self._doubts[wish] = _Doubt(id, call, self._clock())
                if len(self._doubts) > KEPT:
                    self._doubts.popitem(last=False)
            raise
        return id

    async def _earlier(self, wish: str, until: float) -> str:
        """The table that was made of the same wish just before, if there is one; 503 while nobody knows."""
        doubt = self._doubts.get(wish)
        if doubt is None or self._clock() > doubt.at + AGAIN:
            return ""
        if not await self._calls.settled(doubt.call, until):
            raise Problem(503, "problem-silent")
        found = await self._calls.read(lambda store: store.table(doubt.id), until)
        self._doubts.pop(wish, None)
        return doubt.id if found else ""
