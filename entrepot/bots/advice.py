"""What to do, and why: the best actions of a position, and what each does to the points and the chance to win.

It is made from a view, so it knows no more than the seat it advises.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from pathlib import Path
from statistics import fmean
from time import monotonic

from entrepot.engine.backends.backend import Position
from entrepot.engine.errors import EntrepotError
from entrepot.observing.elements import sheet_headings

from .network.bot import needed_mind
from .search.halving import Halving
from .search.lookahead import Lookahead
from .search.tree import NONE

BEST = 3  # actions that are told
LONGEST = 8  # actions of a line
ENOUGH = 4  # simulations that make an action worth telling as part of a line
LAST = 0.25  # of the simulations are for the best ones alone, so that what they lead to is known better


@dataclass(frozen=True)
class Expected:
    """How a game is expected to end for a seat."""

    wins: float  # how likely it is to win
    rows: dict[str, float]  # the points in each row of the final score sheet

    @property
    def points(self) -> float:
        return sum(self.rows.values())


@dataclass(frozen=True)
class Suggestion:
    """An action, and what is expected after it."""

    action: str
    chance: float  # how likely the network alone would take it
    expected: Expected
    change: Expected  # how that differs from what is expected after the other suggestions, on average
    line: tuple[tuple[int, str], ...]  # what is expected to follow: seats and actions


@dataclass(frozen=True)
class Advice:
    """What a seat had best do, the best first."""

    seat: int
    best: tuple[Suggestion, ...]


@dataclass(frozen=True)
class Weighed:
    """What was done, and what would have been better."""

    better: str
    cost: float  # what can be expected less; 0 if there was nothing better
    change: Expected  # how the better one differs from what was done
    line: tuple[tuple[int, str], ...]


def advise(
    view: Position,
    seat: int,
    *,
    simulations: int = 400,
    seconds: float | None = None,
    seed: int = 0,
    path: Path | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Advice:
    """The best actions of a seat that is asked, best first.

    The same view, simulations and seed get the same advice. With `seconds` it thinks no longer than that.
    """
    asked = view.actors()
    if seat not in asked:
        whom = "nobody is" if not asked else f"{', '.join(map(str, asked))} {'is' if len(asked) == 1 else 'are'}"
        raise EntrepotError(f"Seat {seat} is not asked anything now, {whom}; ask for advice where it decides.")
    actions = view.legal(seat)
    look = Lookahead(view, seat, needed_mind(view.back.game, path), seed)
    halving = Halving(look, actions)
    ends = None if seconds is None else monotonic() + seconds  # once the network is read: that is no thinking

    def goes_on() -> bool:
        return not stopped() and (ends is None or monotonic() < ends)

    halving.think(int((1 - LAST) * simulations), goes_on)
    best = halving.ranked()[:BEST]
    for _ in range(int(LAST * simulations) // len(best)):
        if not goes_on():
            break
        look.run(best)
    found = {action: expected for action in best for visits, expected in [look.tried(action)] if visits}
    best = sorted(found, key=lambda action: -found[action]) or best[:1]
    return _told(view, seat, look, actions, best, line_key(seed))


def weigh(view: Position, seat: int, taken: int, *, simulations: int, seed: int, path: Path | None) -> Weighed:
    """An action that was taken against the best one. Both get as many simulations."""
    names = view.back.game.catalogue.names
    look = Lookahead(view, seat, needed_mind(view.back.game, path), seed)
    halving = Halving(look, view.legal(seat))
    best = halving.think(int((1 - LAST) * simulations), lambda: True)
    look.run([best] * (int(LAST * simulations) // 2))
    cost = look.loss(taken, best)
    if best == taken or cost <= 0:
        best, cost = taken, 0.0
    change = _change(_expected(look, best), [_expected(look, taken)])
    return Weighed(names[best], cost, change, _named(names, _line(view, seat, look, best, (seed, seed))))


def line_key(seed: int) -> tuple[int, int]:
    """Of the guess on which the lines of advice are played, so that they can be followed again."""
    dice = random.Random(seed)
    return dice.getrandbits(64), dice.getrandbits(64)


def _named(names: Sequence[str], line: list[tuple[int, int]]) -> tuple[tuple[int, str], ...]:
    return tuple((who, names[taken]) for who, taken in line)


def _told(
    view: Position, seat: int, look: Lookahead, actions: list[int], best: list[int], key: tuple[int, int]
) -> Advice:
    names = view.back.game.catalogue.names
    liked = look.policy(actions)
    parts = {action: exp(one - max(liked)) for action, one in zip(actions, liked, strict=True)}
    after = {action: _expected(look, action) for action in best}
    return Advice(
        seat,
        tuple(
            Suggestion(
                names[action],
                parts[action] / sum(parts.values()),
                after[action],
                _change(after[action], [after[other] for other in best if other != action]),
                _named(names, _line(view, seat, look, action, key)),
            )
            for action in best
        ),
    )


def _expected(look: Lookahead, action: int) -> Expected:
    """After an action; if it was never tried, of the position."""
    node = look.node_of(action)
    wins, rows = look.outcome(look.root if node == NONE else node)
    return Expected(wins, dict(zip(sheet_headings(look.back.game), rows, strict=True)))


def _change(one: Expected, others: list[Expected]) -> Expected:
    """Compared with the mean of the others, if there are any."""
    others = others or [one]
    return Expected(
        one.wins - fmean(other.wins for other in others),
        {row: points - fmean(other.rows[row] for other in others) for row, points in one.rows.items()},
    )


def _line(view: Position, seat: int, look: Lookahead, action: int, key: tuple[int, int]) -> list[tuple[int, int]]:
    """What follows an action on one guess, as far as the tree has tried it often enough. It ends where something is
    revealed: what comes after that depends on it."""
    line: list[tuple[int, int]] = []
    trial = view.guess(seat, key)
    revealed = trial.s.revealed
    trial.take(seat, action)
    node = look.node_of(action)
    while node != NONE and len(line) < LONGEST and len(trial.actors()) == 1 and trial.s.revealed == revealed:
        who = trial.actors()[0]
        legal = trial.legal(who)
        if len(legal) > 1:
            node = look.likely(node)
            if node == NONE or look.tree.visits[node] < ENOUGH or look.tree.action[node] not in legal:
                break
            legal = [int(look.tree.action[node])]
        line.append((who, legal[0]))
        trial.take(who, legal[0])
    return line
