"""Storage: people, tables and what happens at them, in SQLite or PostgreSQL."""

from __future__ import annotations

from .errors import Damaged, Stale, Taken
from .rows import (
    ChatRow,
    DraftRow,
    Listed,
    MoveRow,
    Person,
    ProposalRow,
    SeatRow,
    SegmentRow,
    SessionRow,
    SnapshotRow,
    TableRow,
    Whole,
    link_digest,
)
from .store import Store

__all__ = [
    "ChatRow",
    "Damaged",
    "DraftRow",
    "Listed",
    "MoveRow",
    "Person",
    "ProposalRow",
    "SeatRow",
    "SegmentRow",
    "SessionRow",
    "SnapshotRow",
    "Stale",
    "Store",
    "TableRow",
    "Taken",
    "Whole",
    "link_digest",
]
