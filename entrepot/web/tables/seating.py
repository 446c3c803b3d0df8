"""Who sits down, who goes, and what begins or ends with that: each a deed of a table."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from entrepot import bots as levels
from entrepot.engine.errors import EntrepotError
from entrepot.engine.match.legend import Legend
from entrepot.engine.match.match import Match

from ..problems import Problem
from ..storage import SeatRow, Stale, Store, TableRow, link_digest
from ..workers.library import Library
from .deeds import Deed
from .seats import PEOPLE, bots_among, is_open
from .table import Table
from .versions import begin, keep


def begun(
    library: Library,
    dice: random.Random,
    row: TableRow,
    seats: Sequence[SeatRow],
    now: int,
    legend: Legend | None = None,
) -> tuple[TableRow, Match] | None:
    """A table that waited, dealt and begun under the rules of today; None while somebody is missing."""
    if row.status != "waiting" or any(is_open(seat) for seat in seats):
        return None
    # each seat's number goes into the key, after the house has committed to its secret
    row = replace(row, nonces=[dice.randbytes(16).hex() for _ in seats])
    row, match = begin(library.game(row.game), row, library.back(row.game), legend)
    return replace(row, status="running", bots=bool(bots_among(seats, match.actors)), updated=now), match


class Seating:
    """Changes of seats; with the last who was missing the game begins."""

    def __init__(self, library: Library, dice: random.Random) -> None:
        self._library = library
        self.dice = dice

    def begin(self, table: Table) -> Deed | None:
        """Begin, if nobody is missing."""
        if table.row.status != "waiting" or any(is_open(seat) for seat in table.seats):
            return None
        return self._seated(table, table.seats, lambda store: None)

    def claim(self, table: Table, link: str, person: str) -> Deed | None:
        """Sit down with a link; None for who sits there already."""
        seat = linked(table, link)
        if seat is None or seat.person not in (None, person):
            raise Problem(404, "problem-no-link")
        if seat.person == person:
            return None
        seats = list(table.seats)
        seats[seat.seat] = replace(seat, person=person, link_plain=None)

        def write(store: Store) -> None:
            if store.claim(link, person) is None:  # at another server somebody was quicker
                raise Stale(table.row.id, table.row.number)

        return self._seated(table, seats, write)

    def replace(self, table: Table, seat: int, level: str) -> Deed:
        """A bot takes over a seat."""
        try:
            levels.make(level, levels.accepted(table.row.game))
        except EntrepotError as error:
            raise Problem(422, "problem-said", sentence=str(error)) from None
        return self._given_up(table, seat, level, "taken")

    def leave(self, table: Table, seat: int, status: str) -> Deed:
        """A person goes (left, resigned): a bot plays on, or, when nobody is left, the table is abandoned."""
        if table.row.status not in ("waiting", "running"):
            raise Problem(409, "problem-over")
        others = any(one.kind in PEOPLE and one.seat != seat for one in table.seats)
        return self._given_up(table, seat, levels.usual(table.row.game), status, abandoned=not others)

    def _given_up(self, table: Table, seat: int, level: str, status: str, abandoned: bool = False) -> Deed:
        # who sat there is still known: the game stays among theirs
        row = replace(table.seats[seat], kind="bot", level=level, status=status, link=None, link_plain=None)
        seats = list(table.seats)
        seats[seat] = row

        def write(store: Store) -> None:
            store.set_seat(row)
            store.drop_draft(table.row.id, seat)
            store.drop_proposal(table.row.id)  # it may have waited for who is gone

        return self._seated(table, seats, write, abandoned, void=True)

    def _seated(
        self,
        table: Table,
        seats: list[SeatRow],
        sit: Callable[[Store], None],
        abandoned: bool = False,
        void: bool = False,  # what the table was asked
    ) -> Deed:
        """Other seats, and all that comes of it, in one transaction."""
        now, row, match = table.clock(), table.row, table.match
        dealt = None if abandoned else begun(self._library, self.dice, row, seats, now, table.legend)
        if dealt is not None:
            row, match = dealt
        elif abandoned:
            row = replace(row, status="abandoned", bots=False, updated=now)
        elif match is not None and row.status == "running":
            row = replace(row, bots=bool(bots_among(seats, match.actors)))

        def write(store: Store) -> None:
            with store.write():
                sit(store)
                if dealt is not None:
                    keep(store, Legend.of(dealt[1].game))
                    store.begin(row, now)
                elif abandoned:
                    store.set_status(row.id, row.status, now)
                else:
                    store.set_bots(row.id, row.bots)

        def remember(_: object) -> None:
            table.proposal = None if void else table.proposal
            table.row, table.match, table.seats = row, match, seats
            table.drafts = {seat: draft for seat, draft in table.drafts.items() if seats[seat].kind != "bot"}

        return Deed(write, remember)


def linked(table: Table, link: str) -> SeatRow | None:
    """The seat that a link leads to."""
    digest = link_digest(link)
    return next((seat for seat in table.seats if seat.link == digest), None)
