"""Which games can be looked at again with a network: finished ones, played from their deal under these rules."""

from __future__ import annotations

from entrepot.bots import TURNS, offered
from entrepot.bots.network.weights import file_of, fits
from entrepot.engine.match.match import Match

from ..problems import Problem
from .table import Table


def why_not_analysed(table: Table) -> str:
    """The sentence that says why a game cannot be analysed; "" where it can."""
    match, row = table.match, table.row
    if match is None or row.status in ("waiting", "running"):
        return "problem-analysis-running"
    reasons = {
        "problem-analysis-abandoned": row.status == "abandoned",
        "problem-analysis-share": row.status == "shared",
        "problem-analysis-fork": row.forked_from is not None,
        "problem-analysis-rules": bool(match.kept) or match.base > 0,
        "problem-analysis-network": not fits(match.game, file_of(row.game)),
    }
    return next((id for id, holds in reasons.items() if holds), "")


def to_analyse(table: Table) -> Match:
    """The match of a table, if it can be analysed."""
    if id := why_not_analysed(table):
        raise Problem(409, id)
    assert table.match is not None
    return table.match


def quick_levels(game: str) -> tuple[str, ...]:
    """The levels that play a whole game in a moment: those that do not search."""
    return tuple(level for level in offered(game) if level not in TURNS)
