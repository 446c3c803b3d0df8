"""Taking back what was committed: one asks, everybody has to agree; bots always do."""

from __future__ import annotations

from dataclasses import replace

from .house import House
from .problems import Problem
from .storage import ProposalRow
from .table import PEOPLE, Table


def propose(house: House, table: Table, seat: int, moment: int) -> None:
    """Ask to go back to a moment; alone among bots it is done at once."""
    if not table.running or table.match is None:
        raise Problem(409, "problem-over" if table.match else "problem-not-begun")
    if not 0 <= moment < table.match.count:
        raise Problem(422, "problem-no-moment")
    asker = table.seats[seat].person
    others = [row.seat for row in table.seats if row.kind in PEOPLE and row.person not in (None, asker)]
    if not others:
        table.take_back(moment)
        house.store.drop_proposal(table.row.id)
        return
    house.store.set_proposal(ProposalRow(table.row.id, seat, moment, others, house.clock()))


def answer(house: House, table: Table, seat: int, yes: bool) -> None:
    """Agree or not; the last to agree does it, the first not to agree ends it."""
    proposal = house.store.proposal(table.row.id)
    if proposal is None or seat not in proposal.waiting:
        raise Problem(409, "problem-no-proposal")
    waiting = [other for other in proposal.waiting if table.seats[other].person != table.seats[seat].person]
    if yes and waiting:
        house.store.set_proposal(replace(proposal, waiting=waiting))
        return
    if yes:
        table.take_back(proposal.moment)
    house.store.drop_proposal(table.row.id)
