"""What searches on either back end have in common: memory, functions, and what they expect to see next."""

from __future__ import annotations

from collections.abc import Iterable
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from entrepot.engine.backends.backend import Position
from entrepot.engine.backends.plain import Plain
from entrepot.engine.language.game import Game

if TYPE_CHECKING:
    from entrepot.engine.backends.compiled import Compiled


def as_read(back: Plain | Compiled, values: Any) -> Any:
    """An array as a back end reads it: plain rules need Python's own numbers, and a memoryview gives them."""
    return memoryview(values) if isinstance(back, Plain) else values


def zeros(back: Plain | Compiled, shape: int | tuple[int, int], kind: Any) -> Any:
    return as_read(back, np.zeros(shape, kind))


class PlainRecords:
    """Stands for an array of records: what is assigned to a place is copied."""

    def __init__(self, game: Game, count: int) -> None:
        self._records = [game.layout.plain(bytearray(game.layout.size)) for _ in range(count)]

    def __len__(self) -> int:
        return len(self._records)

    def __getitem__(self, place: int) -> Any:
        return self._records[place]

    def __setitem__(self, place: int, record: Any) -> None:
        self._records[place].buffer[:] = record.buffer


def records_of(back: Plain | Compiled, count: int) -> Any:
    """An array of so many records."""
    return PlainRecords(back.game, count) if isinstance(back, Plain) else np.zeros(count, back.game.layout.dtype)


def as_record(position: Position) -> Any:
    """What can be assigned to a place of such an array."""
    return position.s if isinstance(position.back, Plain) else position._args[0][0]


def plain_functions(module: ModuleType, inner: Iterable[str], scope: dict[str, Any]) -> dict[str, Any]:
    """The names of a module with the functions `inner` (there with an underscore), all of which see the scope."""
    whole = {**vars(module), **scope}
    for name in inner:
        whole[name] = FunctionType(getattr(module, f"_{name}").__code__, whole)
    return whole


def seen_after(view: Position, player: int, action: int) -> Position:
    """What a player expects to see after an action of its own."""
    expected = view.guess(player, (0, 0))
    expected.take(player, action)
    return expected.hide(player)


def is_expected(expected: Position, view: Position) -> bool:
    expected.s.counter = view.s.counter  # a guess draws where the view did not
    return expected.record == view.record
