"""What followed from a move: events that ran, and questions with one answer, which are answered automatically."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..backends.backend import Position
from ..language.game import Game
from .moves import Move
from .view import Step

if TYPE_CHECKING:
    from ..backends.compiled import Compiled
    from ..backends.plain import Plain

KEPT = 4096  # moves: those of a long match, whose list is asked for again and again

Following = tuple[bytes, bytes, int | None, int]  # before and after; who answered what, None and -1 of an event


def log(back: Plain | Compiled, record: bytes, player: int, action: int) -> list[Step]:
    """A move and what followed, step by step: frame kind, arguments, changed fields."""
    game, steps = back.game, []
    for before, after, who, answer in _steps(back, record, player, action):
        changed = tuple(game.layout.changed(before, after))
        steps.append(Step(*_frame(game, before), changed, who, "" if who is None else game.catalogue.names[answer]))
    return steps


@lru_cache(maxsize=KEPT)
def forced(back: Plain | Compiled, record: bytes, player: int, action: int) -> tuple[Move, ...]:
    """The forced answers after a move, and who gave them."""
    names = back.game.catalogue.names
    _, *following = _steps(back, record, player, action)
    return tuple(Move(who, names[answer]) for _, _, who, answer in following if who is not None)


def _steps(back: Plain | Compiled, record: bytes, player: int, action: int) -> Iterator[Following]:
    """The move itself, and step by step what followed."""
    position = Position(back, record)
    position.do(player, action)
    yield record, bytes(position.record), player, action
    while True:
        before = bytes(position.record)
        answer = _only_answer(position)
        if not position.tick():
            return
        yield before, bytes(position.record), *answer


def _frame(game: Game, record: bytes) -> tuple[str, tuple[int, ...]]:
    s: Any = game.layout.plain(bytearray(record))
    kind, *arguments = (s.agenda[s.depth - 1, column] for column in range(4))
    return game.kinds[kind], tuple(arguments)


def _only_answer(position: Position) -> tuple[int | None, int]:
    """The player who is asked and the only answer, if that is the next step."""
    s, asks = position.s, position.back.game.asks
    if s.over or position.back.game.kinds[s.agenda[s.depth - 1, 0]] not in asks:
        return None, -1
    player = position.actors()[0]
    legal = position.legal(player)
    return (player, legal[0]) if len(legal) == 1 else (None, -1)
