"""A table as it is set up, afresh or after another, and the rows that are stored of it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from entrepot.bots import usual
from entrepot.engine.backends.backend import Position
from entrepot.engine.errors import Shown
from entrepot.engine.language.deal import Deal
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import NOBODY
from entrepot.engine.match.legend import Legend
from entrepot.engine.match.match import Match

from ..people.names import new_link
from ..problems import Problem
from ..storage import SeatRow, TableRow, link_digest
from .seats import PEOPLE, bots_among
from .standing import as_stored
from .table import Table

# How long a player may think about a turn, in seconds; nobody counts at a live table.
PACES: Mapping[str, int] = {"live": 0, "hour": 3600, "day": 86_400, "three_days": 259_200, "week": 604_800}


@dataclass(frozen=True)
class SeatChoice:
    """Who shall sit at a seat: you, screen, link or bot."""

    kind: str = "bot"
    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class Opening:
    """A table as it is set up."""

    game: str
    seats: tuple[SeatChoice, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    public: bool = False
    spectators: bool = True
    pace: str = "live"
    hints: bool = False


def fork(
    table: Table, moment: int, seat: int | None, dice: random.Random, level: str | None = None
) -> tuple[Opening, bytes]:
    """A table from a moment of another, and the position it begins at. Bots of one level take all other seats; where
    none is given, they are those of the other table.

    Of a game that is over the position is taken as it was; of one that runs only what the seat may see, the rest
    guessed, so that nobody looks into the decks of a game by playing it on elsewhere.
    """
    match = table.match
    if match is None or not 0 <= moment <= match.count:
        raise Problem(422, "problem-no-moment")
    if match.kept:
        raise Problem(409, "problem-kept")
    if moment < match.base:
        raise Problem(409, "problem-earlier-rules", first=match.base)
    position = Position(match.position.back, match.record(moment))
    key = (dice.getrandbits(64), dice.getrandbits(64))
    viewer = NOBODY if seat is None else seat
    if table.row.status == "running":
        position = match.bot_view(seat, moment).guess(viewer, key)
    else:
        position.s.key[0], position.s.key[1] = key
    own = 0 if seat is None else seat
    choices = tuple(
        SeatChoice("you")
        if one.seat == own
        else SeatChoice("bot", level=one.level or usual(table.row.game) if level is None else level)
        for one in table.seats
    )
    return Opening(table.row.game, choices, table.row.options), bytes(position.record)


def rematch(table: Table, host: str) -> Opening:
    """The same seats again, one further on; other people than the host come by their links."""

    def kind(row: SeatRow) -> str:
        if row.person == host:  # also who gave the seat up to a bot
            return row.kind if row.kind == "screen" else "you"
        return "link" if row.kind in PEOPLE else row.kind

    choices = [SeatChoice(kind(row), row.name, row.level or "") for row in table.seats]
    old = table.row
    return Opening(old.game, (*choices[1:], choices[0]), old.options, old.public, old.spectators, old.pace, old.hints)


def new_row(
    id: str,
    opening: Opening,
    game: Game,
    options: Mapping[str, str],
    host: str,
    deal: Deal,
    now: int,
    start: bytes = b"",
    forked: tuple[str, int] | None = None,
) -> TableRow:
    """A table that waits for its people."""
    return TableRow(
        id=id,
        game=opening.game,
        rules_version=game.meta.rules_version,
        components=game.components,
        options=dict(options),
        players=len(opening.seats),
        status="waiting",
        public=opening.public,
        spectators=opening.spectators,
        hints=opening.hints,
        pace=opening.pace,
        host=host,
        created=now,
        updated=now,
        number=0,
        secret=deal.secret,
        nonces=[],
        commitment=deal.commitment,
        record=start,
        forked_from=forked[0] if forked else None,
        fork_moment=forked[1] if forked else None,
        legend=Legend.of(game).digest,
    )


def played_row(row: TableRow, match: Match, seats: Sequence[SeatRow]) -> TableRow:
    """A table that goes on with a game played so far elsewhere."""
    result = match.result
    return replace(
        row,
        status="over" if result else "running",
        number=1,
        nonces=[nonce.hex() for nonce in match.deal.nonces],
        record=bytes(match.position.record),
        result=as_stored(result),
        bots=bool(bots_among(seats, match.actors)),
    )


def reopened(id: str, match: Match, game: Game, host: str, now: int) -> tuple[TableRow, list[SeatRow]]:
    """A table that goes on with a saved game, and its seats: the host sits where the save's owner did, or, where it
    does not say, at the seat to act; bots sit at the others. A share is looked at from the seat that it is for.
    """
    shown = match.kept if isinstance(match.kept, Shown) else None
    acting = match.actors[0] if match.actors else 0
    own = shown.seat if shown else acting if match.owner == NOBODY else match.owner
    choices = tuple(
        SeatChoice("you") if seat == own else SeatChoice("bot", level=usual(game.meta.name))
        for seat in range(match.players)
    )
    opening = Opening(game.meta.name, choices, match.options)
    seats = [seat_row(id, number, choice, host) for number, choice in enumerate(choices)]
    row = played_row(new_row(id, opening, game, match.options, host, match.deal, now), match, seats)
    if shown is None:  # whoever has the file can look at what is hidden
        return replace(row, disclosed=not match.over), seats
    gone = [replace(seat, kind="left", person=None, level=None) for seat in seats]
    seats = [seat if seat.seat == own else gone[seat.seat] for seat in seats]
    return replace(row, status="shared", commitment=shown.commitment, secret=b""), seats


def seat_row(table: str, number: int, choice: SeatChoice, host: str) -> SeatRow:
    """A seat as it is stored: the host's own, a bot's, or one that waits for whoever has its link."""
    if choice.kind not in (*PEOPLE, "bot"):
        raise Problem(422, "problem-seat-kind", kind=choice.kind)
    own = choice.kind in ("you", "screen")
    link = new_link() if choice.kind == "link" else None
    return SeatRow(
        table=table,
        seat=number,
        kind=choice.kind,
        name=choice.name,
        person=host if own else None,
        link=link_digest(link) if link else None,
        link_plain=link,
        level=choice.level,
        status="open" if link else "taken",
    )
