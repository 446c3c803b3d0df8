"""What a seat is: one that a person plays, one that is still free, one that a bot plays; and whether it can be one."""

from __future__ import annotations

from collections.abc import Sequence

from ..storage import SeatRow, TableRow

STATUSES = ("waiting", "running", "over", "abandoned", "shared")  # of a table; a shared one is only looked at
PEOPLE = ("you", "screen", "link")  # kinds of seat that a person plays


def is_open(seat: SeatRow) -> bool:
    """Nobody has come with the seat's link yet."""
    return seat.kind == "link" and seat.person is None


def seats_of(seats: Sequence[SeatRow], person: str | None) -> tuple[int, ...]:
    """The seats that a person plays."""
    return tuple(seat.seat for seat in seats if person and seat.person == person and seat.kind in PEOPLE)


def bots_among(seats: Sequence[SeatRow], actors: Sequence[int]) -> list[int]:
    """Those of the seats to act that a bot plays."""
    return [seat for seat in actors if seats[seat].kind == "bot"]


def check(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Whether rows are those of a table, as far as no replay would notice."""
    if row.status not in STATUSES:
        raise ValueError(f"no table is {row.status!r}")
    if [seat.seat for seat in seats] != list(range(row.players)):
        raise ValueError("its seats are not those of its players")
    kinds = (*PEOPLE, "left") if row.status == "shared" else (*PEOPLE, "bot")
    for seat in seats:
        if seat.kind not in kinds:
            raise ValueError(f"no seat is {seat.kind!r}")
