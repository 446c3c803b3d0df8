"""One bot in all seats of many games: what seats are worth, and what those who win have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.fields import SEAT
from entrepot.engine.language.game import Game
from entrepot.lab.shares import victory, wilson
from entrepot.observing.elements import Element, elements_of, sheet_headings
from entrepot.observing.features import BIT, EQUAL, Feature, features_of

from .playing import Room
from .running import here
from .setting import Setting, Unit

Array = np.ndarray[Any, Any]

RESULT = ("rank", "sheet", "vp")  # fields that say who wins
FEW = 20  # seats tell nothing
NUMBERS = ("count", "level", "space")  # meanings of fields whose mean makes sense


class Seen(NamedTuple):
    """A game that is over, by seat."""

    unit: Unit
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    turns: int
    decisions: int
    end: Array  # [seat, element]: what each saw at the end
    taken: Array  # [seat, action]: how often


def see(room: Room, unit: Unit) -> Seen:
    played, state = room.play(unit), room.table.state
    if played.reason:
        raise EntrepotError(f"A game could not be played: {played.reason}")
    seats, actions = range(state.players), state.core.actions
    return Seen(
        unit,
        played.scores,
        tuple(victory(played.ranks, seat) for seat in seats),
        int(state.turns),
        sum(played.decisions),
        np.stack([state.observation(seat) for seat in seats]),
        np.stack([np.bincount(room.clocks[0][seat].answers, minlength=actions) for seat in seats]),
    )


@dataclass(frozen=True)
class Seat:
    wins: float
    low: float
    high: float
    score: float


@dataclass(frozen=True)
class Had:
    """Something that a seat had at the end, or did: how often, and how often such seats won."""

    name: str
    seats: int
    share: float
    wins: float
    low: float
    high: float


@dataclass(frozen=True)
class Mean:
    """Some number of a seat's, for those who won and for the others; `apart` is the difference in deviations."""

    name: str
    winners: float
    others: float
    apart: float


@dataclass(frozen=True)
class Balance:
    game: str
    bot: str
    players: int
    options: dict[str, str]
    seed: int
    games: int
    turns: float  # of each player
    decisions: float
    score: float
    winner: float
    seats: list[Seat]
    sheet: list[Mean]
    numbers: list[Mean]
    things: list[Had]
    actions: list[Had]


def balance(game: Game, setting: Setting, jobs: int = 1, progress: Callable[[], None] = lambda: None) -> Balance:
    """Play each deal of a setting once, with its first bot in every seat."""
    seen: list[Seen] = []
    deals = range(setting.seed, setting.seed + setting.deals)
    for one in here(setting, (Unit(0, 0, seed, 0) for seed in deals), jobs, see):
        seen.append(one)
        progress()
    return counted(game, setting, sorted(seen, key=lambda one: one.unit))


def counted(game: Game, setting: Setting, seen: Sequence[Seen]) -> Balance:
    scores, wins = np.array([one.scores for one in seen]), np.array([one.wins for one in seen])
    end, taken = (np.concatenate([getattr(one, name) for one in seen]) for name in ("end", "taken"))
    of_seat = wins.ravel()
    own, features = list(own_features(game)), features_of(game)
    had = features.expand(end)[:, own] > 0
    return Balance(
        game=setting.game,
        bot=setting.bots[0],
        players=setting.players,
        options=setting.options,
        seed=setting.seed,
        games=len(seen),
        turns=float(np.mean([one.turns for one in seen])) / setting.players,
        decisions=float(np.mean([one.decisions for one in seen])),
        score=float(scores.mean()),
        winner=float(scores.max(axis=1).mean()),
        seats=[_seat(wins[:, seat], scores[:, seat]) for seat in range(setting.players)],
        sheet=list(_sheet(game, end, of_seat)),
        numbers=list(_numbers(game, end, of_seat)),
        things=list(_had((name_of(game, features.all[n]) for n in own), had, of_seat)),
        actions=list(_had(game.catalogue.names, taken > 0, of_seat)),
    )


def _seat(wins: Array, scores: Array) -> Seat:
    share = float(wins.mean())
    return Seat(share, *wilson(share, len(wins)), float(scores.mean()))


def _had(names: Any, had: Array, wins: Array) -> Iterator[Had]:
    """The most successful first."""
    found = []
    for name, who in zip(names, had.T, strict=True):
        count = int(who.sum())
        if count >= FEW:
            share = float(wins[who].mean())
            found.append(Had(name, count, count / len(wins), share, *wilson(share, count)))
    yield from sorted(found, key=lambda one: -one.wins)


# --- numbers


def _sheet(game: Game, end: Array, wins: Array) -> Iterator[Mean]:
    """In the order of the sheet."""
    found = {name: n for n, name in _own_numbers(game, lambda element: element.field == "sheet")}
    for heading in sheet_headings(game):
        yield _mean(heading, end[:, found[f"sheet: {heading}"]], wins)


def _numbers(game: Game, end: Array, wins: Array) -> Iterator[Mean]:
    """Those furthest apart first."""
    chosen = _own_numbers(game, lambda element: element.field not in RESULT)
    found = [_mean(name, end[:, n], wins) for n, name in chosen]
    yield from sorted(found, key=lambda one: -abs(one.apart))


def _own_numbers(game: Game, wanted: Callable[[Element], bool]) -> Iterator[tuple[int, str]]:
    for n, element in enumerate(elements_of(game).all):
        if wanted(element) and element.declared.meaning in NUMBERS and _is_of_viewer(element):
            yield n, _named(element)


def _mean(name: str, values: Array, wins: Array) -> Mean:
    """A shared victory counts in part on both sides."""
    whole = values.astype(float)
    winners, others = (float(np.average(whole, weights=part)) if part.any() else 0.0 for part in (wins, 1 - wins))
    deviation = float(whole.std())
    return Mean(name, winners, others, (winners - others) / deviation if deviation else 0.0)


# --- what belongs to the viewer


def own_features(game: Game) -> Iterator[int]:
    """What a seat has or has not: things of its own, and places where it stands. A seat that is no place's, such as
    whose turn it is, only says how far the game has come."""
    elements = elements_of(game).all
    for n, feature in enumerate(features_of(game).all):
        element = elements[feature.element]
        declared = element.declared
        stands = declared.by and declared.meaning in ("seat", "seats") and feature.number == 0
        if element.field not in RESULT and feature.test in (BIT, EQUAL) and (stands or _is_of_viewer(element)):
            yield n


def _is_of_viewer(element: Element) -> bool:
    return any(axis is SEAT and n == 0 for axis, n in zip(element.declared.by, element.cell, strict=False))


def _named(element: Element) -> str:
    """A field and where in it, without the seat."""
    by = zip(element.declared.by, element.cell, strict=False)
    where = [axis.names[n] for axis, n in by if axis is not SEAT]
    return f"{element.field}: {', '.join(where)}" if where else element.field


def name_of(game: Game, feature: Feature) -> str:
    element = elements_of(game).all[feature.element]
    declared, named = element.declared, _named(element)
    if declared.meaning in ("seat", "seats"):
        return named
    thing = feature.label.rpartition(": " if feature.test == BIT else " = ")[2]
    return f"{named} = {thing}" if ":" in named else f"{named}: {thing}"
