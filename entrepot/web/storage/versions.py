"""What records mean, and which rules played which part of a table."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import bindparam, delete, select, tuple_, update

from .database import Database
from .errors import Stale
from .rows import SegmentRow, SnapshotRow, TableRow
from .schema import drafts, legends, proposals, segments, snapshots, tables

_LEGENDS = select(legends).where(legends.c.digest.in_(bindparam("digests", expanding=True)))
_ADOPT = update(tables).where(
    tables.c.id == bindparam("of"),
    tables.c.number == bindparam("was_number"),
    tables.c.rules_version == bindparam("was_version"),
    tables.c.components == bindparam("was_components"),
)
_DROP_DRAFTS = delete(drafts).where(drafts.c.table == bindparam("of"))
_DROP_PROPOSAL = delete(proposals).where(proposals.c.table == bindparam("of"))
_RUNNING = select(tables.c.id).where(tables.c.status == "running").order_by(tables.c.id)


def packed(record: bytes, legend: str | None) -> bytes:
    """A record as it is stored: without a legend as version 1 did."""
    return record if legend is None else zlib.compress(record)


def snapshot(row: Any) -> SnapshotRow:
    """A row as it is read."""
    table, moment, record, legend = row
    return SnapshotRow(table, moment, record if legend is None else zlib.decompress(record), legend)


class Versions(Database):
    """The chapter of versions."""

    def keep_legend(self, digest: str, legend: Any) -> None:
        """Before anything refers to it."""
        with self.write() as connection:
            connection.execute(self.upsert(legends, replace=False), {"digest": digest, "legend": legend})

    def legends(self, digests: Iterable[str | None]) -> dict[str, Any]:
        wanted = sorted({digest for digest in digests if digest is not None})
        with self.read() as connection:
            return {row.digest: row.legend for row in connection.execute(_LEGENDS, {"digests": wanted})}

    def adopt(
        self,
        was: TableRow,
        row: TableRow,
        begun: Sequence[SegmentRow] = (),
        records: Sequence[SnapshotRow] = (),
        void: bool = False,
    ) -> None:
        """A table goes on under other rules, if nobody else has done anything there: raises Stale where they have.

        `begun`: the segments as they are now known; `records` in place of those stored so far; drafts may be void.
        """
        guard = {"was_number": was.number, "was_version": was.rules_version, "was_components": was.components}
        new = {name: getattr(row, name) for name in ("rules_version", "components", "options", "record", "bots")}
        with self.write() as connection:
            done = connection.execute(_ADOPT, {"of": was.id, **guard, **new, "legend": row.legend})
            if done.rowcount != 1:
                raise Stale(was.id, was.number)
            for one in begun:
                connection.execute(self.upsert(segments), vars(one))
            for kept in records:
                stored = vars(kept) | {"record": packed(kept.record, kept.legend)}
                connection.execute(self.upsert(snapshots), stored)
            if void:
                connection.execute(_DROP_DRAFTS, {"of": was.id})
                connection.execute(_DROP_PROPOSAL, {"of": was.id})

    def of_other_rules(self, ours: Sequence[tuple[str, int, str]]) -> list[str]:
        """The ids of the tables that run under other rules than these: game, rules version and components."""
        theirs = tuple_(tables.c.game, tables.c.rules_version, tables.c.components).not_in(list(ours))
        with self.read() as connection:
            return list(connection.execute(_RUNNING.where(theirs)).scalars())
