"""A table from all that is stored of it: its moves are played again. It takes a while and needs no database."""

from __future__ import annotations

from collections.abc import Callable

from entrepot.engine.errors import EntrepotError

from .library import Library
from .problems import Problem
from .storage import Whole
from .table import Table


def load(library: Library, found: Whole, clock: Callable[[], int]) -> Table:
    """Play the stored events again; what was current must come out."""
    table = Table(found.table, found.seats, clock)
    table.chat, table.proposal = found.chat, found.proposal
    row = found.table
    if row.status == "waiting":
        return table
    library.check_rules(row)
    match = library.begin(row, found.start)
    for event in found.events:
        match.take(event.seat, event.action)
        table.numbers.append(event.number)
    if bytes(match.position.record) != row.record:
        raise Problem(500, "problem-damaged")
    table.match = match
    for stored in found.drafts:
        if stored.number != row.number:  # it was made before the last commit
            continue
        draft = table.draft(stored.seat)
        try:
            draft.restore(stored.actions, stored.future)
        except EntrepotError:
            continue
        draft.step = stored.step
        table.drafts[stored.seat] = draft
    return table
