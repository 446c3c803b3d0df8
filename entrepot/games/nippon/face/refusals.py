"""Rules that refuse in two cases, and which of them is at hand."""

from __future__ import annotations

from entrepot.engine.match.view import View

from ..actions import DESTINATIONS, STATIONS
from ..box.tables import MOST_TRAIN_CELLS


def case(view: View, action: str, rule: int) -> str:
    """A ship or train goes where none went in this action, and costs iron; when a modifier is used is a ruling."""
    noun = action.partition(":")[2]
    if rule == 632 and view.option_modifier:
        return "any"
    if rule == 901 and not (view.used >> DESTINATIONS.index(noun)) & 1:
        return "iron"
    if rule == 1101 and not (view.used >> (STATIONS.index(noun) // int(MOST_TRAIN_CELLS))) & 1:
        return "iron"
    return view.asked
