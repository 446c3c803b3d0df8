"""Where points came from and how they grew, once a game is over."""

from __future__ import annotations

from collections.abc import Mapping

from entrepot.engine.match.match import Match
from entrepot.paper.face import Face


def origins(match: Match, face: Face) -> tuple[Mapping[str, int], ...]:
    """Where the points that were gained in play came from, by seat: each change belongs to what was done."""
    if face.points is None or not all(match.knows(n) for n in range(match.count + 1)):
        return ()
    layout = match.game.layout
    positions = [layout.plain(bytearray(match.record(n))) for n in range(match.count + 1)]
    found: list[dict[str, int]] = [{} for _ in range(match.players)]
    for seat, gained in enumerate(found):
        begun = face.points(positions[0], seat)
        if begun:
            gained[face.origin(positions[0], positions[0], "")] = begun
    for n, move in enumerate(match.moves):
        for seat, gained in enumerate(found):
            more = face.points(positions[n + 1], seat) - face.points(positions[n], seat)
            if more:
                source = face.origin(positions[n], positions[n + 1], move.action)
                gained[source] = gained.get(source, 0) + more
    return tuple(found)


def scores_over_time(match: Match) -> tuple[tuple[int, ...], ...]:
    """The points after every turn, by seat."""
    layout = match.game.layout
    records = [match.record(n) for n in range(match.count + 1) if match.knows(n)]
    turns = [layout.value(record, "turns") for record in records]
    ends = [r for n, r in enumerate(records) if n + 1 == len(records) or turns[n + 1] != turns[n]]
    return tuple(tuple(match.game.scores(layout.plain(bytearray(record)))) for record in ends)
