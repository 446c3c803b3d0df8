"""Which inputs of a network an observation makes active, without writing them all down."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from entrepot.observing.features import Features

Array = np.ndarray[Any, Any]
FINE = 2.0**20  # parts of a share: sums of such numbers are exact, in whatever order


class Inputs(NamedTuple):
    """Of each input but shares, see `Features.ranges`: 1 if the bits of its element lie from the least on, and so many
    more. Of each share: the input, its element, and what that is divided by."""

    element: Array
    bits: Array
    least: Array
    more: Array
    share: Array
    shared: Array
    among: Array


def inputs_of(features: Features, kept: Array) -> Inputs:
    """The tables for those features that a network kept."""
    packed = features.ranges[kept]
    share, shared, among = features.shares
    place = np.full(len(features), -1)
    place[kept] = np.arange(len(kept))
    has = place[share] >= 0
    element, bits, least, more = ((packed >> np.uint64(16 * n)).astype(np.uint16) for n in range(4))
    return Inputs(element, bits, least, more, place[share[has]].astype(np.int32), shared[has], among[has])
