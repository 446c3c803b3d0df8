"""A deed: an act that may be done, before it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..storage import Store


@dataclass(frozen=True)
class Change:
    """What was changed, for whom: the draft of a seat, which nobody else sees, or the table for everybody (None)."""

    seat: int | None = None


@dataclass(frozen=True)
class Deed:
    """An act that may be done: `write` stores it all or raises; `remember` gets what that returned."""

    write: Callable[[Store], Any]
    remember: Callable[[Any], None]
    change: Change = Change()
