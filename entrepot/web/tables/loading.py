"""A table from all that is stored of it: its moves are played again. It takes a while and needs no database."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ..problems import Problem
from ..storage import Whole
from ..workers.library import Library
from .seats import check
from .table import Table
from .versions import Adoption, Incomplete, legend_of, take_up

log = logging.getLogger("entrepot.house")


def load(library: Library, found: Whole, clock: Callable[[], int]) -> tuple[Table, Adoption | None]:
    """Play the stored moves again; what is to be stored first, where the rules have changed since."""
    try:
        return _load(library, found, clock)
    except Incomplete:
        raise
    except Exception as error:
        if isinstance(error, Problem) and error.status != 500:
            raise
        log.error("a table is damaged", extra={"table": found.table.id, "reason": repr(error)[:200]})
        raise Problem(500, "problem-damaged") from None


def _load(library: Library, found: Whole, clock: Callable[[], int]) -> tuple[Table, Adoption | None]:
    row = found.table
    check(row, found.seats)
    table = Table(row, found.seats, clock)
    table.chat, table.proposal = found.chat, found.proposal
    game = library.game(row.game)
    table.legend = legend_of(game, found, row.legend)
    if row.status == "waiting":
        return table, None
    table.match, adoption = take_up(game, found, library.back(row.game), clock())
    table.commits = [move.number for move in found.moves]
    if adoption is not None:
        table.row, table.legend = adoption.row, legend_of(game, found, adoption.row.legend)
    if table.match.kept or (adoption is not None and adoption.void):
        table.proposal = None
        return table, adoption
    for stored in found.drafts:
        if stored.number != row.number:  # it was made before the last commit
            continue
        draft = table.draft(stored.seat)
        try:
            draft.restore(stored.actions, stored.future)
        except Exception as error:
            where = {"table": row.id, "seat": stored.seat}
            log.warning("a draft does not fit and is set aside", extra={**where, "reason": repr(error)[:200]})
            continue
        draft.revision = stored.step
        table.drafts[stored.seat] = draft
    return table, adoption
