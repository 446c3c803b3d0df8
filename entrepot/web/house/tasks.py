"""What happens by itself, each thing a task of the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

FIRST, LONGEST = 0.5, 30.0  # seconds until what failed is tried again: twice as long each time


class Tasks:
    """Tasks that nobody waits for; they are held here, and cancelled when the house closes."""

    def __init__(self) -> None:
        self._all: set[asyncio.Task[None]] = set()

    def spawn(self, what: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(what)
        self._all.add(task)
        task.add_done_callback(self._all.discard)
        return task

    async def close(self) -> None:
        tasks = list(self._all)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Patience:
    """How long to wait before what failed is tried again."""

    def __init__(self) -> None:
        self._next = FIRST

    async def wait(self) -> None:
        await asyncio.sleep(self._next)
        self._next = min(2 * self._next, LONGEST)
