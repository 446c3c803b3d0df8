"""A commit: a draft that becomes part of the shared match, in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from entrepot.engine.errors import EntrepotError
from entrepot.engine.match.legend import Legend
from entrepot.engine.match.match import Match

from ..storage import MoveRow, SeatRow, Store, TableRow
from .draft import Draft
from .seats import bots_among
from .standing import as_stored, final
from .versions import keep


@dataclass(frozen=True)
class Commit:
    """What is to be written, and then remembered: the moves, the record they lead to, the other seats' drafts."""

    seat: int
    was: TableRow
    row: TableRow
    match: Match
    moves: Sequence[MoveRow]
    drafts: Mapping[int, Draft | None]  # of the other seats, put on top of it; None where one is void
    void: bool  # what the table was asked

    def write(self, store: Store) -> None:
        """All of it; the seat's own draft is gone."""
        with store.write():
            if self.was.legend != self.row.legend:  # stored by version 1
                keep(store, Legend.of(self.match.game))
            store.commit(
                self.row.id,
                self.was.number,
                self.moves,
                self.row.record,
                draft_of=self.seat,
                status=self.row.status,
                result=self.row.result,
                now=self.row.updated,
                bots=self.row.bots,
                legend=self.row.legend,
            )
            if self.void:
                store.drop_proposal(self.row.id)
            for seat, draft in self.drafts.items():
                if draft is None:
                    store.drop_draft(self.row.id, seat)
                else:
                    save_draft(store, self.row.id, self.row.number, draft)


def row_after(row: TableRow, match: Match, seats: Sequence[SeatRow], now: int) -> TableRow:
    """The row of a table that has come to this match."""
    result = final(match, seats)
    return replace(
        row,
        number=row.number + 1,
        record=bytes(match.position.record),
        status="over" if result else "running",
        result=as_stored(result),
        updated=now,
        bots=bool(bots_among(seats, match.actors)),
        legend=Legend.of(match.game).digest,
    )


def still_asked(before: Match, after: Match, seat: int) -> list[int]:
    """Where several decide at once, another's answer changes no question: the other seats whose question stands."""
    return [other for other in range(after.players) if other != seat and _asks_alike(before, after, other)]


def _asks_alike(before: Match, after: Match, seat: int) -> bool:
    """Whether a seat is asked the same, with the same answers."""
    if seat not in before.actors or seat not in after.actors:
        return False
    same = before.view(seat).asked == after.view(seat).asked
    return same and before.legal(seat) == after.legal(seat)


def rebased(match: Match, drafts: Iterable[Draft], standing: Iterable[int]) -> dict[int, Draft | None]:
    """What other seats have drafted, on top of what is committed; None where it is void."""
    stand = set(standing)
    return {old.seat: _rebased(match, old, old.seat in stand) for old in drafts}


def _rebased(match: Match, old: Draft, stands: bool) -> Draft | None:
    draft = Draft.on(match, old.seat, old.revision if stands else old.revision + 1)
    try:
        draft.restore(old.entries, old.future)
    except EntrepotError:
        return None
    return draft


def save_draft(store: Store, table: str, commit: int, draft: Draft) -> None:
    store.save_draft(table, draft.seat, commit, draft.revision, draft.entries, draft.future)
