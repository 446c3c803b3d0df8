"""What a network says, in numpy: always ready, and the same numbers to the last bit as `kernel`.

All sums are of whole numbers small enough for a float to hold exactly, so their order does not matter. What enters a
layer is rounded to 14 bits and taken as two halves of 7, whose sums a float32 can hold.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .inputs import FINE, Inputs
from .weights import STEPS, Weights

Array = np.ndarray[Any, Any]


class Plain:
    def __init__(self, inputs: Inputs, weights: Weights) -> None:
        self.inputs, self.weights = inputs, weights
        self._middle, self._leave = (part.astype(np.float32) for part in (weights.middle, weights.leave))

    def __call__(self, obs: Array) -> Array:
        """Everything the network says about an observation, in one row."""
        weights = self.weights
        x = np.maximum(self._entered(obs) * weights.enter_scale + weights.enter_bias, 0)
        layers = list(zip(self._middle, weights.middle_scale, weights.middle_bias, strict=True))
        for first, second in zip(layers[::2], layers[1::2], strict=True):
            x = np.maximum(x + _layer(np.maximum(_layer(x, *first), 0), *second), 0)
        return _layer(x, self._leave, weights.leave_scale, weights.leave_bias)

    def _entered(self, obs: Array) -> Array:
        """The sum of the weights of active inputs."""
        table = self.inputs
        active = (obs.view(np.uint16)[table.element] & table.bits) - table.least <= table.more
        shares = np.rint(obs[table.shared] * FINE / table.among) / FINE
        some = np.flatnonzero(shares)
        rows = np.concatenate([np.flatnonzero(active), table.share[some]])
        amounts = np.ones(len(rows))
        amounts[len(rows) - len(some) :] = shares[some]
        return amounts @ self.weights.enter[rows].astype(np.float64)  # type: ignore[no-any-return]


def _layer(x: Array, weight: Array, scale: Array, bias: Array) -> Array:
    most = x.max()
    if most == 0:
        return bias
    whole = (x * (STEPS / most) + 0.5).astype(np.int16)
    high, low = (weight @ np.stack([whole >> 7, whole & 127], axis=1).astype(np.float32)).T.astype(np.float64)
    return (128 * high + low) * (scale * (most / STEPS)) + bias  # type: ignore[no-any-return]
