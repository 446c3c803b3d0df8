"""Taking back what was committed: one asks, everybody has to agree; bots always do."""

from __future__ import annotations

from dataclasses import replace

from .problems import Problem, stale
from .seats import PEOPLE
from .storage import ProposalRow
from .table import Deed, Table


def propose(table: Table, seat: int, number: int, moment: int) -> Deed:
    """Ask to go back to a moment; alone among bots it is done at once."""
    if number != table.row.number:
        raise stale()
    if not table.running or table.match is None:
        raise Problem(409, "problem-over" if table.match else "problem-not-begun")
    if not 0 <= moment < table.match.count:
        raise Problem(422, "problem-no-moment")
    asker = table.seats[seat].person
    others = [row.seat for row in table.seats if row.kind in PEOPLE and row.person not in (None, asker)]
    if not others:
        return table.take_back(moment)
    return _ask(table, ProposalRow(table.row.id, seat, moment, others, table.clock()))


def answer(table: Table, seat: int, yes: bool) -> Deed:
    """Agree or not; the last to agree does it, the first not to agree ends it."""
    proposal = table.proposal
    if proposal is None or seat not in proposal.waiting:
        raise Problem(409, "problem-no-proposal")
    waiting = [other for other in proposal.waiting if table.seats[other].person != table.seats[seat].person]
    if yes and waiting:
        return _ask(table, replace(proposal, waiting=waiting))
    if yes:
        return table.take_back(proposal.moment)

    def remember(_: object) -> None:
        table.proposal = None

    return Deed(lambda store: store.drop_proposal(table.row.id), remember)


def _ask(table: Table, proposal: ProposalRow) -> Deed:
    def remember(_: object) -> None:
        table.proposal = proposal

    return Deed(lambda store: store.set_proposal(proposal), remember)
