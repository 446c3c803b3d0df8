"""What a network says, as it is compiled; see `plain`. Everything is in this one file, so Numba notices a change."""

from __future__ import annotations

from typing import Any, NamedTuple

import numba
import numpy as np

from .inputs import FINE, Inputs
from .weights import STEPS, Weights

OPTIONS = {"nogil": True, "error_model": "numpy"}
AT_ONCE = 256  # rows of bytes whose sum has room in 16 bits
PARTS = int(FINE)


class Work(NamedTuple):
    """Memory to work on."""

    rows: Any  # the inputs that are 1
    total: Any  # by number of the layer, as the following
    some: Any
    whole: Any
    x: Any
    first: Any
    second: Any


def room_to_work(inputs: Inputs, weights: Weights) -> Work:
    """For one thread."""
    width = len(weights.enter_scale)
    kinds = (np.int64, np.int16, np.int16, np.float64, np.float64, np.float64)
    return Work(np.empty(len(inputs.element), np.int32), *(np.empty(width, kind) for kind in kinds))


@numba.njit(inline="always", **OPTIONS)
def _layer(x, weight, scale, bias, whole, out):  # type: ignore[no-untyped-def]
    most = 0.0  # nothing is negative here
    for i in range(len(x)):
        most = max(most, x[i])
    by = STEPS / most if most > 0 else 0.0
    for i in range(len(x)):
        whole[i] = np.int16(x[i] * by + 0.5)
    for row in range(len(out)):
        total = np.int32(0)
        for i in range(len(x)):
            total += np.int32(whole[i]) * np.int32(weight[row, i])
        out[row] = np.int32(total) * (scale[row] * (most / STEPS)) + bias[row]


@numba.njit(inline="always", **OPTIONS)
def _active(obs, inputs, rows):  # type: ignore[no-untyped-def]
    """The inputs that are 1; how many there are."""
    count = 0
    for row in range(len(inputs.element)):
        value = np.uint16(obs[inputs.element[row]])
        rows[count] = row  # without a branch: the next one takes its place if it is not active
        count += np.uint16((value & inputs.bits[row]) - inputs.least[row]) <= inputs.more[row]
    return count


@numba.njit(inline="always", **OPTIONS)
def _enter(obs, inputs, weights, work, x):  # type: ignore[no-untyped-def]
    """The first layer: rows of bytes are added four at a time, shares as whole numbers."""
    width, enter, rows, some, total = len(x), weights.enter, work.rows, work.some, work.total
    count = _active(obs, inputs, rows)
    for i in range(width):
        total[i] = 0
    for first in range(0, count, AT_ONCE):
        for i in range(width):
            some[i] = 0
        last = min(count, first + AT_ONCE)
        n = first
        while n + 4 <= last:
            a, b, c, d = enter[rows[n]], enter[rows[n + 1]], enter[rows[n + 2]], enter[rows[n + 3]]
            for i in range(width):
                two = np.int16(np.int16(a[i]) + np.int16(b[i]))
                some[i] += np.int16(two + np.int16(np.int16(c[i]) + np.int16(d[i])))
            n += 4
        while n < last:
            for i in range(width):
                some[i] += np.int16(enter[rows[n], i])
            n += 1
        for i in range(width):
            total[i] += np.int64(some[i]) * PARTS
    for n in range(len(inputs.share)):
        value = obs[inputs.shared[n]]
        if value != 0:
            parts = np.int32(np.rint(value * FINE / inputs.among[n]))
            row = inputs.share[n]
            for i in range(width):
                total[i] += np.int64(parts * np.int32(enter[row, i]))
    for i in range(width):
        x[i] = max(total[i] / FINE * weights.enter_scale[i] + weights.enter_bias[i], 0.0)


@numba.njit(inline="always", **OPTIONS)
def say_with(obs, inputs, weights, work, out):  # type: ignore[no-untyped-def]
    """Write everything the network says about an observation."""
    width, x, first, second = len(weights.enter_scale), work.x, work.first, work.second
    _enter(obs, inputs, weights, work, x)
    for n in range(0, len(weights.middle), 2):
        _layer(x, weights.middle[n], weights.middle_scale[n], weights.middle_bias[n], work.whole, first)
        for i in range(width):
            first[i] = max(first[i], 0.0)
        _layer(
            first, weights.middle[n + 1], weights.middle_scale[n + 1], weights.middle_bias[n + 1], work.whole, second
        )
        for i in range(width):
            x[i] = max(x[i] + second[i], 0.0)
    _layer(x, weights.leave, weights.leave_scale, weights.leave_bias, work.whole, out)


def say(obs, inputs, weights, out):  # type: ignore[no-untyped-def]
    """The same, in memory of its own."""
    width = len(weights.enter_scale)
    x, first, second = np.empty(width), np.empty(width), np.empty(width)
    total, some, whole = np.empty(width, np.int64), np.empty(width, np.int16), np.empty(width, np.int16)
    work = Work(np.empty(len(inputs.element), np.int32), total, some, whole, x, first, second)
    say_with(obs, inputs, weights, work, out)
