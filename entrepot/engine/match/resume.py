"""Resumes a stored match under the current rules.

Rules and components change. If a match's moves lead to every stored position under the current ones, it simply
continues. Otherwise it continues from its last position, if that can be carried over; the earlier moves become a
*segment* that can be viewed. A match that cannot be carried over is *kept*: it can be viewed, but not continued.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..backends.backend import Position, backend
from ..errors import EntrepotError
from ..language.game import Game
from .carry import Unfit, alike, carried, doubt, fresh, laid
from .legend import Legend
from .match import Match
from .moves import Done, Move
from .story import Segment, Story


@dataclass(frozen=True)
class Replay:
    """How far the current rules reproduce what was stored."""

    match: Match | None  # None: not even to the beginning
    sure: int  # the last moment whose position equals the stored one; one before the first if there is none
    why: str  # why it goes no further; "" if all of it was replayed


def replay(game: Game, story: Story, back: str = "plain") -> Replay:
    """Replay all moves of the last segment and compare every position that was stored."""
    last, legend = story.segments[-1], Legend.of(game)
    try:
        match = _start(game, story, back)
    except EntrepotError as error:
        return Replay(None, story.base - 1, str(error))
    sure, why = story.base - 1, ""
    for moment in range(story.base, len(story.moves) + 1):
        if moment in last.records:
            if not alike(bytes(match.position.record), legend, last.records[moment], last.legend):
                why = f"the position after move {moment} is not the saved one"
                break
            sure = moment
        if moment < len(story.moves):
            move = story.moves[moment]
            try:
                match.take(move.player, move.action)
            except EntrepotError as error:
                why = f"move {moment + 1} ({move}) cannot be replayed: {error}"
                break
    if last.hashes is not None:
        sure, why = _compare_hashes(match, last, why)
    return Replay(match, sure, why)


def _start(game: Game, story: Story, back: str) -> Match:
    """The match before the first move of the last segment."""
    last = story.segments[-1]
    strict = last.played_by(game)
    chosen, default = fresh(game, story.players, story.options, story.deal.key, strict)
    if last.start is None:
        return Match.begin(game, story.players, chosen, story.deal, back, story.seats)
    found = laid(last.start, last.legend, Legend.of(game), default)
    if found.fields or found.frames:
        raise Unfit("field", (*found.fields, *found.frames)[0])
    earlier = story.segments[:-1]
    past = _past(game, story.moves[: story.base], _positions(game, earlier, default))
    position = Position(backend(game, back), found.record)
    return Match(game, story.players, chosen, story.deal, story.seats, position, past, earlier=earlier)


def _compare_hashes(match: Match, last: Segment, why: str) -> tuple[int, str]:
    """The last end of a turn up to which the hashes equal the stored ones; "" if all do."""
    assert last.hashes is not None
    legend, old = Legend.of(match.game), last.legend
    sure, blank = match.base - 1, bytes(old.layout.size)
    moments = [*match.turn_ends(), match.count]
    for turn, moment in enumerate(moments, 1):
        found = laid(match.record(moment), legend, old, blank)
        missing = set(old.fields) - set(legend.fields) - {"pad"}
        final = turn == len(moments)
        kept = last.hashes[-1 if final and not why else turn - 1] if turn <= len(last.hashes) else ""
        if missing or old.layout.hash(found.record) != kept:
            return sure, why or f"the position after turn {turn} is not the saved one"
        sure = moment
    if not why and len(moments) != len(last.hashes):
        why = f"the position after turn {len(moments)} is not the saved one"
    return sure, why


def resume(game: Game, story: Story, back: str = "plain") -> Match:
    """Resume a story: replay all of it, carry it over from its last position, or keep it for viewing."""
    found = replay(game, story, back)
    last = story.segments[-1]
    try:
        if found.match is not None and not found.why:
            if last.start is not None and not story.over and not last.played_by(game):
                doubt(game, bytes(found.match.position.record))  # nothing says that these rules could lead to its start
            return found.match
        return _carried(game, story, back, found)
    except Unfit as why:
        return keep(game, story, back, found, why)


def _carried(game: Game, story: Story, back: str, found: Replay) -> Match:
    last, count = story.segments[-1], len(story.moves)
    if story.over:
        raise Unfit("over")
    if count not in last.records:
        raise Unfit("unknown")
    chosen, default = fresh(game, story.players, story.options, story.deal.key)
    start = last.start or last.records.get(story.base)
    record = carried(last.records[count], last.legend, game, default, start)
    past = _past(game, story.moves, _positions(game, story.segments, default, found))
    position = Position(backend(game, back), record)
    return Match(game, story.players, chosen, story.deal, story.seats, position, past, earlier=story.segments)


def keep(game: Game, story: Story, back: str, found: Replay, why: EntrepotError) -> Match:
    """A match that can only be viewed: its positions as far as these rules have fields for them."""
    try:
        chosen, default = fresh(game, story.players, story.options, story.deal.key)
    except Unfit:
        chosen, default = dict(story.options), bytes(game.layout.size)
    positions = _positions(game, story.segments, default, found)
    last = max(positions, default=-1)
    past = _past(game, story.moves, positions)
    unknown = len(past) - last
    position = Position(backend(game, back), positions.get(last, default))
    return Match(game, story.players, chosen, story.deal, story.seats, position, past, [], story.segments, why, unknown)


def _positions(
    game: Game, segments: Sequence[Segment], default: bytes, found: Replay | None = None
) -> dict[int, bytes]:
    """The known past positions in the current layout: those stored, and those that could be replayed."""
    new, known = Legend.of(game), {}
    for segment in segments:
        first = {} if segment.start is None else {segment.first: segment.start}
        for moment, record in {**segment.records, **first}.items():
            known[moment] = laid(record, segment.legend, new, default).record
    if found is not None and found.match is not None:
        known |= {moment: found.match.record(moment) for moment in range(found.match.base, found.sure + 1)}
    return known


def _past(game: Game, moves: Sequence[Move], positions: Mapping[int, bytes]) -> list[Done]:
    """Moves that cannot be replayed, each with the last position known before it."""
    last, before, past = max(positions, default=-1), b"", []
    later = {n: int(game.layout.value(record, "revealed")) for n, record in positions.items()}
    for number in range(last - 1, -1, -1):
        later.setdefault(number, later[number + 1])
    for number, move in enumerate(moves):
        before = positions.get(number, before)
        revealed = None if number in positions else later.get(number)
        past.append(Done(move.player, -1, before if number <= last else b"", False, move.action, revealed))
    return past
