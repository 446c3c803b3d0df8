"""What the table decides together: to take moves back, which all must agree to, or to let a bot play for somebody who
is gone, which the majority of those present settles. Bots agree to everything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from entrepot.bots import usual

from ..problems import Problem, stale
from ..storage import ProposalRow
from .deeds import Deed
from .presence import present, seconds_left
from .seating import Seating
from .seats import PEOPLE, is_open, seats_of
from .table import Table, own_seat


def name_of(proposal: ProposalRow) -> str:
    """An answer is to what was asked: whatever is asked anew has another name."""
    about = f"back.{proposal.moment}" if proposal.target is None else f"bot.{proposal.target}.{proposal.level}"
    return f"{proposal.number}.{proposal.seat}.{about}"


def propose(table: Table, seat: int, commit: int, moment: int) -> Deed:
    """Ask to go back to a moment; alone among bots it is done at once."""
    if commit != table.row.number:
        raise stale()
    if not table.running or table.match is None:
        raise Problem(409, "problem-over" if table.match else "problem-not-begun")
    if not 0 <= moment < table.match.count:
        raise Problem(422, "problem-no-moment")
    if moment < table.match.base:
        raise Problem(409, "problem-earlier-rules", first=table.match.base)
    others = _people(table, table.seats[seat].person)
    if not others:
        return table.take_back(moment)
    return _ask(table, seat, moment, None, others, len(others))


def ask_for_bot(table: Table, seat: int, target: int, level: str, seating: Seating) -> Deed:
    """Ask for a bot in the seat of somebody who is gone; alone with them it is done at once."""
    left = seconds_left(table, target)
    if left is None:
        raise Problem(409, "problem-not-awaited")
    if left:
        raise Problem(409, "problem-still-time", minutes=-(-left // 60))
    asker, gone = table.seats[seat].person, table.seats[target].person
    others = [person for person in _people(table, asker) if person != gone and present(table, person)]
    more = (len(others) + 1) // 2  # with the asker, more than half
    deed = seating.replace(table, target, level)  # refused at once where there is no such level
    return _ask(table, seat, 0, target, others, more, level) if more else deed


def bot_for(table: Table, person: str, target: int, level: str, seating: Seating) -> Deed:
    """A bot for a seat: the host puts one where nobody sits yet, anybody asks for one where somebody is gone."""
    if not 0 <= target < len(table.seats):
        raise Problem(422, "problem-no-seat")
    if table.row.host == person and is_open(table.seats[target]):
        return seating.replace(table, target, level)
    return ask_for_bot(table, own_seat(table, person), target, level, seating)


def answer(table: Table, seat: int, name: str, yes: bool, seating: Seating) -> Deed:
    """Agree or not; whoever asked may take the question back."""
    proposal = table.proposal
    if proposal is None:
        raise Problem(409, "problem-no-proposal")
    if name != name_of(proposal):
        raise Problem(409, "problem-proposal-changed")
    person = table.seats[seat].person
    if not yes and person == table.seats[proposal.seat].person:
        return _drop(table)
    if seat not in proposal.waiting:
        raise Problem(409, "problem-no-proposal")
    if proposal.target is not None and seconds_left(table, proposal.target) != 0:
        return _drop(table)  # they are back
    waiting = [other for other in proposal.waiting if table.seats[other].person != person]
    more = proposal.more - yes
    if more == 0:
        if proposal.target is None:
            return table.take_back(proposal.moment)
        return seating.replace(table, proposal.target, proposal.level or usual(table.row.game))
    if len({table.seats[other].person for other in waiting}) < more:
        return _drop(table)
    return _keep(table, replace(proposal, waiting=waiting, more=more))


def _people(table: Table, asker: str | None) -> list[str]:
    """Everybody else who plays here."""
    return sorted({row.person for row in table.seats if row.kind in PEOPLE and row.person and row.person != asker})


def _ask(
    table: Table, seat: int, moment: int, target: int | None, others: Sequence[str], more: int, level: str = ""
) -> Deed:
    """One question at a time; who asked may ask something else instead."""
    if table.proposal is not None and table.seats[table.proposal.seat].person != table.seats[seat].person:
        raise Problem(409, "problem-asked-already")
    waiting = [other for person in others for other in seats_of(table.seats, person)]
    now, commit = table.clock(), table.row.number
    return _keep(table, ProposalRow(table.row.id, seat, moment, sorted(waiting), now, commit, more, target, level))


def _keep(table: Table, proposal: ProposalRow) -> Deed:
    def remember(_: object) -> None:
        table.proposal = proposal

    return Deed(lambda store: store.set_proposal(proposal), remember)


def _drop(table: Table) -> Deed:
    def remember(_: object) -> None:
        table.proposal = None

    return Deed(lambda store: store.drop_proposal(table.row.id), remember)
