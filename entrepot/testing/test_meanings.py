"""The record says what its numbers mean, and that is so: in whole games, for every seat, whoever is first."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from entrepot import games
from entrepot.engine.backends.backend import Position
from entrepot.engine.language.fields import ALL, OTHERS, SEAT, Field
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import HIDDEN, NOBODY
from entrepot.engine.match.legend import Legend
from entrepot.engine.match.named import named
from entrepot.engine.match.rolled import rolled

from .positions import positions

Seats = tuple[str, int]  # a game and its number of players
REMEDY = "does a rule draw, or settle a tie, in the order of seat numbers?"
MAY_BE_NOBODY = ("one", "deck", "seat", "space")


# --- every number has a meaning


def fits(declared: Field, number: int) -> bool:
    """Whether a number can be what its field says that it is."""
    if number in declared.also or (number == NOBODY and declared.meaning in MAY_BE_NOBODY):
        return True
    if number == HIDDEN:
        return bool(declared.hidden)
    sizes = {"one": declared.of, "deck": declared.of, "seat": SEAT, "many": declared.of, "seats": SEAT}
    if declared.meaning in sizes:
        size = len(sizes[declared.meaning] or ())
        return 0 <= number < (1 << size if declared.meaning in ("many", "seats") else size)
    if declared.meaning in ("level", "flag", "space"):
        return 0 <= number <= declared.most
    return declared.meaning not in ("count", "choice", "first_seat", "either") or number >= 0


def flat(value: object) -> list[int]:
    return [one for part in value for one in flat(part)] if isinstance(value, list) else [int(str(value))]


def meaningless(game: Game, record: bytes) -> Iterator[str]:
    """Fields with a number that has no meaning, and arguments of frames likewise."""
    layout = game.layout
    for name, declared in layout.declared.items():
        found = {number for number in flat(layout.value(record, name)) if not fits(declared, number)}
        if found:
            yield f"{name}: {sorted(found)}"
    for kind, *arguments in layout.value(record, "agenda")[: layout.value(record, "depth")]:
        row = game.agenda.rows[kind]
        for (name, declared), number in zip(row.arguments.items(), arguments, strict=False):
            if not fits(declared, number):
                yield f"{row.name}.{name}: {number}"
        if any(arguments[len(row.arguments) :]):
            yield f"{row.name}: an argument without a name"


def look(seats: Seats, count: int, back: str) -> None:
    game, odd = games.find(seats[0]), Counter[str]()
    for position, _ in positions(*seats, count, back):
        for viewer in (NOBODY, 0):
            view = bytes(position.view(viewer).record)
            odd.update(meaningless(game, view))
            named(game, view)
    assert not odd


def test_every_number_has_a_meaning(seats: Seats) -> None:
    look(seats, 8, "plain")


@pytest.mark.slow
def test_every_number_has_a_meaning_through_whole_games(seats: Seats) -> None:
    look(seats, 400, "compiled")


# --- rolling the seats and acting commute


def commutes(game: Game, position: Position, dice: random.Random) -> None:
    """Take any action here and in the rolled position: the same actions are legal, and the same comes of it."""
    players = position.s.players
    first = dice.randrange(players)
    other = Position(position.back, rolled(game, position.record, first))
    assert {(seat - first) % players for seat in position.actors()} == set(other.actors())
    for seat in range(players):
        assert position.legal(seat) == other.legal((seat - first) % players)
    player = dice.choice(position.actors())
    action = dice.choice(position.legal(player))
    done = Position(position.back, position.record)
    done.take(player, action)
    other.take((player - first) % players, action)
    names = game.layout.changed(rolled(game, done.record, first), other.record)
    assert not names, f"{game.catalogue.names[action]} by {player}, seat {first} first: {names} differ; {REMEDY}"


def roll(seats: Seats, count: int, back: str) -> None:
    tried = 0
    for position, dice in positions(*seats, count, back):
        commutes(games.find(seats[0]), position, dice)
        tried += 1
    assert tried == count


def test_rolling_and_acting_commute(seats: Seats) -> None:
    roll(seats, 12, "plain")


@pytest.mark.slow
def test_rolling_and_acting_commute_through_whole_games(seats: Seats) -> None:
    roll(seats, 300, "compiled")


@pytest.mark.full
def test_rolling_and_acting_commute_in_3000_positions(seats: Seats) -> None:
    roll(seats, 3000, "compiled")


def test_rolling_round_the_table_comes_back(seats: Seats) -> None:
    game = games.find(seats[0])
    for position, _ in positions(*seats, 5):
        record = bytes(position.record)
        found = [record]
        for _ in range(seats[1]):
            found.append(rolled(game, found[-1], 1))
        assert found[-1] == record and len(set(found)) == seats[1]
        assert rolled(game, record, 0) == record


# --- what is marked as hidden is hidden, and nothing else


def touched(game: Game, position: Position, viewer: int) -> Iterator[tuple[str, int | None]]:
    """(field, seat or None) for everything that hiding has changed."""
    arrays = Legend.of(game).arrays
    before, after = arrays(bytes(position.record)), arrays(bytes(position.view(viewer).record))
    for name, declared in game.layout.declared.items():
        changed = before[name] != after[name]
        if SEAT in declared.by:
            assert declared.by[0] is SEAT
            yield from ((name, seat) for seat in range(len(SEAT)) if changed[seat].any())
        elif changed.any():
            yield name, None


def hidden(game: Game, count: int, back: str) -> set[str]:
    found = set()
    for position, _ in positions(game.meta.name, game.meta.players[-1], count, back):
        for viewer in (NOBODY, *range(position.s.players)):
            for field, seat in touched(game, position, viewer):
                mark = game.layout.declared[field].hidden
                assert mark == ALL or (mark == OTHERS and seat != viewer), f"{field} of {seat} is hidden from {viewer}"
                found.add(field)
    return found


def test_only_what_is_marked_is_hidden(game: Game) -> None:
    hidden(game, 15, "plain")


@pytest.mark.slow
def test_exactly_what_is_marked_is_hidden(game: Game) -> None:
    assert hidden(game, 600, "compiled") == {name for name, one in game.layout.declared.items() if one.hidden}
