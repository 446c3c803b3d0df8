"""The rows as Python reads them: one dataclass a table, its fields named like the columns.

A *moment* is a number of actions: event 0 leads from moment 0 to moment 1. Times are seconds since 1970.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Person:
    """Somebody with a browser; a guest until named."""

    id: str
    name: str | None = None
    settings: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class SessionRow:
    """A browser that is known as somebody. `token` is the digest of what its cookie holds."""

    token: str
    person: str
    browser: str
    begun: int
    seen: int


@dataclass(frozen=True)
class TableRow:
    """A table: what was dealt, and how it stands after `number` commits."""

    id: str
    game: str
    rules_version: int
    components: str
    options: dict[str, str]
    players: int
    status: str  # waiting, running, over, abandoned
    public: bool
    spectators: bool
    pace: str
    host: str | None
    created: int
    updated: int
    number: int
    secret: bytes
    nonces: list[str]
    commitment: str
    record: bytes
    result: dict[str, Any] | None = None
    forked_from: str | None = None
    fork_moment: int | None = None
    bots: bool = False  # one of them is to act
    legend: str | None = None  # of its records, by digest; version 1 had none
    disclosed: bool = False  # its secret was given out in a save while it ran
    hints: bool = False  # people who play each other here may ask for them


@dataclass(frozen=True)
class SeatRow:
    """Who sits where. `link` is the digest of the seat's secret; the secret itself stays until it is claimed."""

    table: str
    seat: int
    kind: str
    name: str
    person: str | None = None
    link: str | None = None
    link_plain: str | None = None
    level: str | None = None
    status: str = ""
    seen: int = 0  # commits


@dataclass(frozen=True)
class MoveRow:
    """One action of a commit."""

    table: str
    moment: int
    number: int
    seat: int
    action: str
    at: int


@dataclass(frozen=True)
class SnapshotRow:
    """The record at a moment, after a commit or before the first: it stays, whatever becomes of the rules."""

    table: str
    moment: int
    record: bytes
    legend: str | None = None


@dataclass(frozen=True)
class SegmentRow:
    """From the moment `first` on a table was played under these rules, beginning at `start`, or as dealt."""

    table: str
    first: int
    rules_version: int
    components: str
    legend: str | None
    start: bytes | None
    at: int


@dataclass(frozen=True)
class DraftRow:
    """A turn not confirmed yet: what was done, and what was undone and can be done again."""

    table: str
    seat: int
    number: int
    step: int
    actions: list[str]
    future: list[str]


@dataclass(frozen=True)
class ChatRow:
    """A line of the chat; `line` counts them at one table."""

    table: str
    line: int
    seat: int | None
    name: str
    text: str
    at: int
    person: str | None = None  # who said it; None for somebody who is gone


@dataclass(frozen=True)
class ProposalRow:
    """Somebody asks everybody to go back to a moment, or for a bot in the seat `target`."""

    table: str
    seat: int
    moment: int
    waiting: list[int]
    at: int
    number: int = 0  # commits when it was asked
    more: int = 0  # people who must still agree
    target: int | None = None
    level: str = ""  # of that bot


@dataclass(frozen=True)
class Listed:
    """A table as it stands in a list."""

    table: TableRow
    seats: list[SeatRow]
    last: int | None  # the seat that moved last


@dataclass(frozen=True)
class Whole:
    """All that is stored of a table, at one moment."""

    table: TableRow
    seats: list[SeatRow]
    start: bytes  # the position before the first move
    moves: list[MoveRow]
    drafts: list[DraftRow]
    chat: list[ChatRow]  # its last lines, oldest first
    proposal: ProposalRow | None
    segments: list[SegmentRow] = field(default_factory=list)  # where rules changed; none where they never did
    snapshots: list[SnapshotRow] | None = None  # only where they were asked for, or rules changed
    legends: dict[str, Any] = field(default_factory=dict)  # of all that, by digest


def link_digest(link: str) -> str:
    """What is kept of a secret such as a seat's link: who reads the database cannot use it."""
    return hashlib.sha256(link.encode("utf-8", "replace")).hexdigest()
