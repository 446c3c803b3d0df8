"""Observations for networks: each element as several numbers from 0 to 1, by what it means.

One of a list is one-hot, a set its bits, a count a thermometer and its share of the usual maximum. Nobody is all zeros.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.fields import SEATS
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import HIDDEN

from .elements import Element, elements_of

EQUAL, AT_LEAST, BIT, SHARE = range(4)  # how a feature looks at its element
# A thermometer is fine where counts are small and coarse where they are large.
STEPS = (*range(1, 13), 14, 16, 18, 20, 24, 28, 32, 40, 48, 64, 80, 96, 128, 160, 200)
UNKNOWN_MOST = 100  # of a count that states no maximum
MULTIPLE = 8  # of which there are always so many features: what multiplies matrices likes round numbers
NEVER = -32768  # no element is this
FRAMES_EXPANDED = 2  # of the agenda, with their arguments


@dataclass(frozen=True)
class Feature:
    element: int
    test: int
    number: int
    label: str


def _of(game: Game, number: int, element: Element) -> Iterator[Feature]:
    declared, label = element.declared, element.label
    if element.field == "agenda":
        yield from _of_frame(game, number, element)
    elif declared.meaning in ("many", "either", "seats"):
        for bit, thing in enumerate(element.things):
            yield Feature(number, BIT, bit, f"{label}: {thing}")
    elif declared.meaning in ("one", "deck", "seat", "choice", "first_seat", "flag"):
        for value, name in _values(game, element):
            yield Feature(number, EQUAL, value, f"{label} = {name}")
    else:
        most = declared.most or UNKNOWN_MOST
        for step in STEPS:
            if step <= most:
                yield Feature(number, AT_LEAST, step, f"{label} ≥ {step}")
        yield Feature(number, SHARE, most, f"{label} / {most}")


def _values(game: Game, element: Element) -> Iterator[tuple[int, str]]:
    """The numbers that an element can have, with their names; not that for nobody."""
    declared = element.declared
    if declared.meaning == "flag":
        yield 1, "yes"
    elif declared.meaning == "choice":
        yield from enumerate(game.meta.options[element.field.removeprefix("option_")].choices)
    elif declared.meaning == "first_seat":
        yield from enumerate(("random", *(f"seat {n}" for n in range(SEATS))))
    else:
        yield from enumerate(declared.of.names if declared.of else tuple(f"seat {n}" for n in range(SEATS)))
        yield from declared.also.items()
        if declared.hidden:
            yield HIDDEN, "hidden"


def _of_frame(game: Game, number: int, element: Element) -> Iterator[Feature]:
    frame, part = element.cell
    if frame >= FRAMES_EXPANDED:
        return
    if part == 0:
        for kind, name in enumerate(game.kinds[1:], 1):
            yield Feature(number, EQUAL, kind, f"{element.label} = {name}")
    else:
        for value in range(element.declared.most + 1):
            yield Feature(number, EQUAL, value, f"{element.label} = {value}")


class Features:
    """Those of a game, and how they are computed from compact observations."""

    def __init__(self, game: Game, recall: bool = False) -> None:
        self.game, self.elements = game, elements_of(game, recall)
        found = [f for n, element in enumerate(self.elements.all) for f in _of(game, n, element)]
        found += [Feature(0, EQUAL, NEVER, f"padding {n}") for n in range(-len(found) % MULTIPLE)]
        self.all = tuple(found)
        self.element = np.array([feature.element for feature in self.all], dtype=np.int16)
        self.test = np.array([feature.test for feature in self.all], dtype=np.int8)
        self.number = np.array([feature.number for feature in self.all], dtype=np.int16)

    def __len__(self) -> int:
        return len(self.all)

    @property
    def ranges(self) -> np.ndarray[Any, Any]:
        """Of each feature but shares, its element, and the bits of it that lie from the least to the largest where the
        feature is 1: 16 bits for the element, the bits, the least, and how many more there are. Without branches, so
        that threads of a GPU agree."""
        number = self.number.astype(np.int64)
        bit = np.int64(1) << (number & 15)
        whole = np.full_like(number, 0xFFFF)
        bits = np.choose(self.test, [whole, whole, bit, 0 * whole])
        least = np.choose(self.test, [number & 0xFFFF, number, bit, whole])
        more = np.choose(self.test, [0 * whole, 0x7FFF - number, 0 * whole, 0 * whole])
        packed = self.element | (bits << 16) | (least << 32) | (more << 48)
        return packed.astype(np.uint64)

    @property
    def shares(self) -> np.ndarray[Any, Any]:
        """The others: the feature, its element, and what it is divided by."""
        found = np.flatnonzero(self.test == SHARE)
        return np.stack([found, self.element[found], self.number[found]]).astype(np.int32)

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(feature.label for feature in self.all)

    def expand(self, obs: Any, out: np.ndarray[Any, Any] | None = None) -> np.ndarray[Any, Any]:
        """Compact observations [..., elements] as features [..., features] of float32, or of the type of `out`."""
        given = np.asarray(obs)
        elements = len(self.elements)
        if given.dtype != np.int16 or given.shape[-1:] != (elements,):
            raise EntrepotError(
                f"Observations are {given.dtype} of shape {given.shape}; give int16 with {elements} in each row."
            )
        shape = (*given.shape[:-1], len(self))
        made = np.empty(shape, dtype=np.float32) if out is None else out
        if made.shape != shape:
            raise EntrepotError(f"The array to write to has the shape {made.shape}; make it {shape}.")
        if not made.flags.c_contiguous:
            raise EntrepotError("The array to write to must be in one piece; make it with numpy.empty.")
        _expand(
            np.ascontiguousarray(given).reshape(-1, elements), self.element, self.test, self.number,
            made.reshape(-1, len(self)),
        )  # fmt: skip
        return made


def _looked_at(rows, element, test, number, out):  # type: ignore[no-untyped-def]
    for i in range(rows.shape[0]):
        for f in range(out.shape[1]):
            value = rows[i, element[f]]
            how = test[f]
            if how == EQUAL:
                out[i, f] = value == number[f]
            elif how == AT_LEAST:
                out[i, f] = value >= number[f]
            elif how == BIT:
                out[i, f] = (value >> number[f]) & 1
            else:
                out[i, f] = value / number[f]


@cache
def _compiled() -> Any:
    import numba

    return numba.njit(nogil=True, error_model="numpy")(_looked_at)


def _expand(*arguments: Any) -> None:
    _compiled()(*arguments)


def features_of(game: Game, recall: bool = False) -> Features:
    return _kept(game, recall)


@cache
def _kept(game: Game, recall: bool) -> Features:
    return Features(game, recall)
