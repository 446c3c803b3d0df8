"""A finished game, looked at again: what everybody could expect at each moment, which decisions cost most, and luck.

Each moment is judged as whoever had to decide saw it then. The moves are looked at one by one, here or elsewhere, and
what was found is put together at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from entrepot.engine.backends.backend import Position
from entrepot.engine.errors import EntrepotError
from entrepot.engine.match.match import Match

from .advice import Expected, weigh
from .network.bot import Mind, needed_mind

SIMULATIONS = 160  # of a decision
COSTLIEST = 3  # decisions of a player that are told,
SLIGHT = 0.02  # unless they cost less than that, where 2 lies between winning and losing: so much may be chance


@dataclass(frozen=True)
class Moment:
    """After so many moves, what each seat could expect."""

    move: int
    seats: tuple[Expected, ...]


@dataclass(frozen=True)
class Decision:
    """A decision for which there was something better to do."""

    move: int  # how many had been made
    seat: int
    action: str
    better: str
    cost: float  # what the player could expect less than after the better one, places and points together
    change: Expected  # the better one compared with what was done
    line: tuple[tuple[int, str], ...]  # what would have been likely to follow


@dataclass(frozen=True)
class Judged:
    """A move, looked at again: the moment before it and, if there was something better to do, the decision."""

    moment: Moment
    decision: Decision | None = None


@dataclass(frozen=True)
class Analysis:
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    luck: tuple[float, ...]  # by seat: how much of the chance to win came and went with what was revealed

    def costliest(self, seat: int) -> list[Decision]:
        own = [one for one in self.decisions if one.seat == seat and one.cost >= SLIGHT]
        return sorted(own, key=lambda one: (-one.cost, one.move))[:COSTLIEST]


def analyse(
    match: Match,
    *,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    path: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Analysis:
    """Look at every decision of a finished game. The same game, simulations and seed get the same analysis."""
    if match.kept:
        raise EntrepotError(f"This game cannot be analysed: {match.kept}; view it with entrepot replay.")
    if not match.over:
        raise EntrepotError("This game is not over, and only finished games are analysed; ask for a hint instead.")
    if match.base == match.count:
        raise EntrepotError("No move of this game was made under these rules, so there is nothing to analyse.")
    found = []
    for move in range(match.base, match.count):
        if stopped():
            raise EntrepotError("The analysis was stopped; ask for it again.")
        found.append(judge(match, move, simulations=simulations, seed=seed, path=path))
        progress(len(found), match.count - match.base)
    return put_together(match, found)


def judge(
    match: Match, move: int, *, simulations: int = SIMULATIONS, seed: int = 0, path: Path | None = None
) -> Judged:
    """Look at one move of a finished game."""
    done = match.move(move)
    seat, view = done.player, match.bot_view(done.player, move)
    moment = Moment(move, tuple(expected(needed_mind(match.game, path), view, seat)))
    if len(view.legal(seat)) < 2:
        return Judged(moment)
    taken = match.game.catalogue.names.index(done.action)
    weighed = weigh(view, seat, taken, simulations=simulations, seed=seed + move, path=path)
    if weighed.cost <= 0:
        return Judged(moment)
    found = Decision(move, seat, done.action, weighed.better, weighed.cost, weighed.change, weighed.line)
    return Judged(moment, found)


def put_together(match: Match, found: Sequence[Judged]) -> Analysis:
    """The analysis of a finished game, once each of its moves has been looked at."""
    moments = [one.moment for one in found] + [Moment(match.count, tuple(_ended(match)))]
    decisions = [one.decision for one in found if one.decision is not None]
    return Analysis(tuple(moments), tuple(decisions), _luck(match, moments, decisions))


def expected(mind: Mind, view: Position, seat: int) -> Iterator[Expected]:
    outlook = mind.outlook(view, seat)
    # The network looks at each seat by itself; of several, one wins.
    whole = sum(places[0] for places in outlook.places) if len(outlook.places) > 1 else 1.0
    for places, rows in zip(outlook.places, outlook.sheet, strict=True):
        yield Expected(places[0] / whole, dict(rows))


def _ended(match: Match) -> Iterator[Expected]:
    result = match.result
    assert result is not None
    for seat, rank in enumerate(result.ranks):
        rows = result.sheet[seat] if result.sheet else {}
        yield Expected(1 / len(result.winners) if rank == 1 else 0.0, {row: float(one) for row, one in rows.items()})


def _luck(match: Match, moments: Sequence[Moment], decisions: Sequence[Decision]) -> tuple[float, ...]:
    """Where something was revealed, how the chance to win changed, apart from what the decision itself cost."""
    costs = {one.move: one.change.wins for one in decisions}
    revealed = [match.game.layout.value(match.record(one.move), "revealed") for one in moments]
    luck = [0.0] * match.players
    for n in range(len(moments) - 1):
        if revealed[n + 1] != revealed[n]:
            mover = match.past[moments[n].move].player
            for seat in range(match.players):
                luck[seat] += moments[n + 1].seats[seat].wins - moments[n].seats[seat].wins
            luck[mover] += costs.get(moments[n].move, 0.0)
    return tuple(luck)
