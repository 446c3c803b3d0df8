"""Work beside the event loop: a few threads, a short queue, and a refusal for whatever does not fit into it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import ParamSpec, TypeVar

from .problems import Problem

P = ParamSpec("P")
T = TypeVar("T")


class Bounded:
    """So many at the same time, and so many that wait."""

    def __init__(self, name: str, workers: int, waiting: int) -> None:
        self._executor = ThreadPoolExecutor(workers, name)
        self._most = workers + waiting
        self._asked = 0
        self._lock = Lock()

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self._lock:
            if self._asked >= self._most:
                raise Problem(503, "problem-busy")
            self._asked += 1
        future = self._executor.submit(work, *args, **kwargs)
        future.add_done_callback(self._done)  # who goes away leaves the work behind, which is counted until it is done
        return await asyncio.wrap_future(future)

    def _done(self, _: object) -> None:
        with self._lock:
            self._asked -= 1

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)
