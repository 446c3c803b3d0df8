"""Places as the viewer finds them, by their names: what a screen reader says is made from the whole table."""

from __future__ import annotations

from functools import partial

from entrepot.paper import places

from .telling.labels import label

spot = partial(places.spot, label=label)
spots_of = partial(places.spots_of, label=label)
