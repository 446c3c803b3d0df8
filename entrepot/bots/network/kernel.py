"""What a network says, as it is compiled; see `plain`. Everything is in this one file, so Numba notices a change."""

from __future__ import annotations

import numba
import numpy as np

from .inputs import FINE
from .weights import STEPS

OPTIONS = {"nogil": True, "error_model": "numpy"}
AT_ONCE = 256  # rows of bytes whose sum has room in 16 bits


@numba.njit(inline="always", **OPTIONS)
def _layer(x, weight, scale, bias, whole, out):  # type: ignore[no-untyped-def]
    most = x.max()
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
def _enter(obs, inputs, weights, rows, x):  # type: ignore[no-untyped-def]
    width = len(x)
    x[:] = 0
    some = np.empty(width, np.int16)
    count = _active(obs, inputs, rows)
    for first in range(0, count, AT_ONCE):
        some[:] = 0
        for n in range(first, min(count, first + AT_ONCE)):
            row = rows[n]
            for i in range(width):
                some[i] += np.int16(weights.enter[row, i])
        for i in range(width):
            x[i] += some[i]
    for n in range(len(inputs.share)):
        value = obs[inputs.shared[n]]
        if value != 0:
            share = np.rint(value * FINE / inputs.among[n]) / FINE
            row = inputs.share[n]
            for i in range(width):
                x[i] += share * weights.enter[row, i]
    for i in range(width):
        x[i] = max(x[i] * weights.enter_scale[i] + weights.enter_bias[i], 0.0)


def say(obs, inputs, weights, out):  # type: ignore[no-untyped-def]
    """Write everything the network says about an observation."""
    width = len(weights.enter_scale)
    x, first, second = np.empty(width), np.empty(width), np.empty(width)
    whole = np.empty(width, np.int16)
    _enter(obs, inputs, weights, np.empty(len(inputs.element), np.int32), x)
    for n in range(0, len(weights.middle), 2):
        _layer(x, weights.middle[n], weights.middle_scale[n], weights.middle_bias[n], whole, first)
        for i in range(width):
            first[i] = max(first[i], 0.0)
        _layer(first, weights.middle[n + 1], weights.middle_scale[n + 1], weights.middle_bias[n + 1], whole, second)
        for i in range(width):
            x[i] = max(x[i] + second[i], 0.0)
    _layer(x, weights.leave, weights.leave_scale, weights.leave_bias, whole, out)
