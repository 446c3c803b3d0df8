"""The agenda: a small stack inside the record of what must still be decided or done."""

from __future__ import annotations

from typing import Any

from .record import FRAMES
from .rule import rule


@rule
def push(s: Any, kind: int, a: int, b: int, c: int) -> None:
    """Push a frame. Nothing may raise, so an overflow sets the fault, which every walk requires to be 0."""
    if s.depth >= FRAMES:
        s.fault = 1
    else:
        s.agenda[s.depth, 0] = kind
        s.agenda[s.depth, 1] = a
        s.agenda[s.depth, 2] = b
        s.agenda[s.depth, 3] = c
        s.depth += 1


@rule
def pop(s: Any) -> None:
    """Remove the top frame, leaving zeros, so that equal positions have equal bytes."""
    if s.depth <= 0:
        s.fault = 1
    else:
        s.depth -= 1
        for column in range(4):
            s.agenda[s.depth, column] = 0


@rule
def top(s: Any) -> int:
    """The kind of the current decision."""
    return s.agenda[s.depth - 1, 0]  # type: ignore[no-any-return]


@rule
def argument(s: Any, n: int) -> int:
    """The n-th argument (1 to 3) of the top frame."""
    return s.agenda[s.depth - 1, n]  # type: ignore[no-any-return]


@rule
def set_argument(s: Any, n: int, value: int) -> None:
    s.agenda[s.depth - 1, n] = value
