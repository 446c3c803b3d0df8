"""A view as an observation without compiled code: what `encoding` does, in numpy, one run of elements at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from entrepot.engine.language.fields import SEATS
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import NOBODY

from .elements import FRAMES_SEEN, PART, PLAIN, WORD, elements_of
from .encoding import read

Array = np.ndarray[Any, Any]
ALL_BITS = np.int16((1 << WORD) - 1)


def observation(game: Game, view: bytes | bytearray, viewer: int, actor: int) -> Array:
    """What a seat sees while `actor` is asked, from the record of its view; NOBODY as viewer is a spectator."""
    return _observer(game)(view, viewer, actor)


class Observer:
    """The tables of a game, and what is read by them."""

    def __init__(self, game: Game) -> None:
        self.elements = elements_of(game)
        self._source = self.elements.source.astype(np.intp)
        self._shift = self.elements.shift
        self._arguments = self.elements.arguments.tolist()
        offsets = game.layout.offsets
        self._players, self._depth, self._agenda = offsets["players"], offsets["depth"] // 2, offsets["agenda"] // 2
        self._runs = cache(self._runs_for)

    def __call__(self, view: bytes | bytearray, viewer: int, actor: int) -> Array:
        players, first_seat = view[self._players], max(viewer, 0)
        numbers = {width: np.frombuffer(view, f"<i{width}") for width in (1, 2, 4, 8)}
        out = np.empty(len(self.elements), dtype=np.int16)
        for part, width, source, made in self._runs(players, first_seat):
            out[part] = made(numbers[width][source])
        out[self.elements.of_record : self.elements.acting] = self._frames(numbers[2], players, first_seat)
        out[self.elements.acting] = (actor - first_seat) % players if actor >= 0 else NOBODY
        return out

    def _runs_for(self, players: int, viewer: int) -> list[tuple[slice, int, Array, Callable[[Array], Any]]]:
        """Of each run where its numbers go, their width, where they are, and what is made of them."""
        row = self._source[players * SEATS + viewer]
        return [
            (slice(run.first, run.last), run.width, row[run.first : run.last], self._way(run, players, viewer))
            for run in self.elements.runs
        ]

    def _way(self, run: Any, players: int, viewer: int) -> Callable[[Array], Any]:
        """How numbers of a run are read: the same as `encoding.read`, for many at once."""
        if run.read == PART:
            shift = self._shift[run.first : run.last].astype(f"i{run.width}")
            return lambda values: (values >> shift) & ALL_BITS
        if run.read == PLAIN:
            return (lambda values: values) if run.width <= 2 else (lambda values: values.clip(-32768, 32767))
        if run.width > 1:
            return lambda values: [read(value, run.read, 0, players, viewer) for value in values.tolist()]
        table = np.array([read(value, run.read, 0, players, viewer) for value in (*range(128), *range(-128, 0))])
        return table.astype(np.int16).take  # a negative number counts from the end, as numpy does

    def _frames(self, numbers: Array, players: int, viewer: int) -> list[int]:
        """The upper frames of the agenda, and nothing where it has fewer."""
        depth = int(numbers[self._depth])
        seen = max(depth - FRAMES_SEEN, 0)
        frames = numbers[self._agenda + 4 * seen : self._agenda + 4 * depth].tolist()
        made: list[int] = []
        for first in range(len(frames) - 4, -1, -4):
            for value, how in zip(frames[first : first + 4], self._arguments[frames[first]], strict=True):
                made.append(value if how == PLAIN else read(value, how, 0, players, viewer))
        return made + [0] * (4 * FRAMES_SEEN - len(made))


@cache
def _observer(game: Game) -> Observer:
    return Observer(game)
