"""A stored table and the rules of today: the story that its rows tell, and what is stored when it goes on otherwise."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

import msgspec

from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.errors import Shown
from entrepot.engine.language.deal import Deal
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import NOBODY
from entrepot.engine.match.carry import Unfit, carried, fresh, laid
from entrepot.engine.match.legend import Legend
from entrepot.engine.match.match import Match
from entrepot.engine.match.moves import Done, Move
from entrepot.engine.match.resume import replay, resume
from entrepot.engine.match.story import Segment, Story

from ..problems import Problem
from ..storage import SegmentRow, SnapshotRow, Store, TableRow, Whole
from .seats import bots_among

log = logging.getLogger("entrepot.versions")


class Incomplete(Exception):
    """The old positions of a table are needed to take it up."""


@dataclass(frozen=True)
class Adoption:
    """What is to be stored of a table that goes on under the rules of today."""

    was: TableRow
    row: TableRow
    legends: tuple[Legend, ...]
    begun: tuple[SegmentRow, ...] = ()
    records: tuple[SnapshotRow, ...] = ()
    void: bool = False  # drafts, and the question to take something back

    def write(self, store: Store) -> None:
        with store.write():
            for legend in self.legends:
                keep(store, legend)
            store.adopt(self.was, self.row, self.begun, self.records, self.void)


def keep(store: Store, legend: Legend) -> None:
    store.keep_legend(legend.digest, msgspec.to_builtins(legend))


def is_ours(row: TableRow, game: Game) -> bool:
    """Whether a table is played under these very rules; of one that version 1 stored, whether its record is as then."""
    if (row.rules_version, row.components) != (game.meta.rules_version, game.components):
        return False
    legend = Legend.of(game)
    return row.legend == legend.digest or (row.legend is None and Legend.first(game) == legend)


def take_up(game: Game, found: Whole, back: str, now: int) -> tuple[Match, Adoption | None]:
    """The match of a stored table, and what is to be stored because of it; pure, but it takes a while."""
    row = found.table
    if [move.moment for move in found.moves] != list(range(len(found.moves))):
        raise Problem(500, "problem-damaged")
    if row.status == "shared":
        return _shown(game, found), None
    story = _story(game, found)
    if is_ours(row, game):
        replayed = replay(game, story, back)
        if replayed.match is not None and not replayed.why:
            return replayed.match, None
    if found.snapshots is None:
        raise Incomplete
    if any(one.moment > len(found.moves) for one in found.snapshots):
        raise Problem(500, "problem-damaged")
    match = resume(game, story, back)
    return match, None if match.kept else _adoption(row, match, story, found, now)


def _shown(game: Game, found: Whole) -> Match:
    """A share, to be looked at; on plain, because its positions are somebody's word."""
    if found.snapshots is None:
        raise Incomplete
    row, legend, ours = found.table, legend_of(game, found, found.table.legend), Legend.of(game)
    kept = {one.moment: one.record for one in found.snapshots}
    records = {n: laid(record, legend, ours, bytes(game.layout.size)).record for n, record in kept.items()}
    past = [Done(move.seat, NOBODY, records[move.moment], False, move.action) for move in found.moves]
    position = Position(backend(game, "plain"), records[len(past)])
    own = next((seat.seat for seat in found.seats if seat.kind == "you"), NOBODY)
    seats = game.meta.colours[: row.players]
    shown = Shown(own, row.commitment)
    return Match(game, row.players, dict(row.options), Deal(b""), seats, position, past, kept=shown)


def _story(game: Game, found: Whole) -> Story:
    row = found.table
    return Story(
        row.players,
        row.options,
        deal_of(row),
        game.meta.colours[: row.players],
        [Move(move.seat, move.action) for move in found.moves],
        tuple(_segments(game, found)),
        row.status != "running",
    )


def deal_of(row: TableRow) -> Deal:
    return Deal(row.secret, tuple(bytes.fromhex(nonce) for nonce in row.nonces))


def _segments(game: Game, found: Whole) -> list[Segment]:
    row, count = found.table, len(found.moves)
    dealt = row.forked_from is None
    begun = found.segments or [
        SegmentRow(row.id, 0, row.rules_version, row.components, row.legend, None if dealt else found.start, 0)
    ]
    made, first = [], Legend.first(game).digest
    for one, after in zip(begun, (*begun[1:], None), strict=True):
        until = count if after is None else after.first
        legend = legend_of(game, found, one.legend if after else row.legend)
        within = [kept for kept in found.snapshots or () if one.first <= kept.moment <= until]
        records = {kept.moment: kept.record for kept in within if (kept.legend or first) == legend.digest}
        if one.start is not None:
            records[one.first] = one.start
        if after is None:
            records[count] = row.record
        version, components = (one.rules_version, one.components) if after else (row.rules_version, row.components)
        made.append(Segment(version, components, legend, one.first, until, one.start, records))
    return made


def legend_of(game: Game, found: Whole, digest: str | None) -> Legend:
    """Of records with that digest; what version 1 stored has none."""
    ours = Legend.of(game)
    if digest == ours.digest:
        return ours
    if digest is None:
        return Legend.first(game)
    return Legend.read(found.legends[digest])


def _adoption(row: TableRow, match: Match, story: Story, found: Whole, now: int) -> Adoption:
    game, legend = match.game, Legend.of(match.game)
    new = replace(
        row,
        rules_version=game.meta.rules_version,
        components=game.components,
        options=match.options,
        record=bytes(match.position.record),
        legend=legend.digest,
        bots=bool(bots_among(found.seats, match.actors)) and row.status == "running",
    )
    if len(match.earlier) == len(story.segments):
        return _carried(row, new, match, legend, now)
    # All was replayed: what is kept of it is kept as these rules have it.
    start = match.record(match.base)
    begun = [SegmentRow(row.id, match.base, new.rules_version, new.components, legend.digest, start, now)]
    moments = [one.moment for one in found.snapshots or () if one.moment > match.base or not match.earlier]
    records = [SnapshotRow(row.id, n, match.record(n), legend.digest) for n in moments]
    other = row.legend != legend.digest
    return Adoption(row, new, (legend,), tuple(begun if match.earlier else ()), tuple(records if other else ()))


def _carried(row: TableRow, new: TableRow, match: Match, legend: Legend, now: int) -> Adoption:
    """What was played so far is a segment now, and another begins."""
    last = match.earlier[-1]
    old = SegmentRow(row.id, last.first, last.rules_version, last.components, last.legend.digest, last.start, now)
    begins = SegmentRow(row.id, match.base, new.rules_version, new.components, legend.digest, new.record, now)
    final = SnapshotRow(row.id, match.base, last.records[match.base], last.legend.digest)
    legends = (legend, *(one.legend for one in match.earlier))
    return Adoption(row, new, legends, (old, begins), (final,), void=True)


def begin(game: Game, row: TableRow, back: str, legend: Legend | None = None) -> tuple[TableRow, Match]:
    """A table that waited begins under the rules of today, whatever they were when it was set up."""
    deal = deal_of(row)
    try:
        options, default = fresh(game, row.players, row.options, deal.key, strict=is_ours(row, game))
        start = row.record
        if row.forked_from is not None and legend is not None and legend != Legend.of(game):
            start = carried(start, legend, game, default, None)
    except Unfit as unfit:
        log.warning("a table cannot begin", extra={"table": row.id, "reason": str(unfit)})
        raise Problem(409, "problem-cannot-begin") from None
    if row.forked_from is None:
        match = Match.begin(game, row.players, options, deal, back)
    else:
        colours = game.meta.colours[: row.players]
        match = Match(game, row.players, options, deal, colours, Position(backend(game, back), start))
    new = replace(
        row,
        rules_version=game.meta.rules_version,
        components=game.components,
        options=options,
        legend=Legend.of(game).digest,
        record=bytes(match.position.record),
    )
    return new, match
