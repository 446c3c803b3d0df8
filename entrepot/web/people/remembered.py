"""What was read from the store once and is asked for often."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Remembered(Generic[Key, Value]):
    """Answers from memory, even while the database does not respond; drops what was asked for longest ago.

    Whoever changes what is stored puts what it is now, or has it forgotten.
    """

    def __init__(self, read: Callable[[Key], Awaitable[Value]], most: int) -> None:
        self._read = read
        self._most = most
        self._kept: OrderedDict[Key, Value] = OrderedDict()
        self._changes = 0  # what was read before the last of them may be old

    async def get(self, key: Key) -> Value:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        changes = self._changes
        value = await self._read(key)
        if changes == self._changes:
            self._keep(key, value)
        return value

    def known(self, key: Key) -> Value | None:
        """What is in memory of it; nothing is read."""
        return self._kept.get(key)

    def put(self, key: Key, value: Value) -> None:
        self._changes += 1
        self._keep(key, value)

    def forget(self, key: Key) -> None:
        self._changes += 1
        self._kept.pop(key, None)

    def _keep(self, key: Key, value: Value) -> None:
        self._kept[key] = value
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
