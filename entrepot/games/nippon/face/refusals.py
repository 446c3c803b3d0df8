"""Rules that refuse in several cases, and which of them is at hand."""

from __future__ import annotations

from entrepot.engine.match.view import View
from entrepot.paper.refusals import Case

from ..actions import DESTINATIONS, STATIONS
from ..box.tables import MOST_TRAIN_CELLS

SHIP, TRAIN, MODIFIER = 901, 1101, 632


def case(view: View, action: str, rule: int) -> Case:
    """A ship or train goes where none went in this action, and has its price; when a modifier is used is a ruling."""
    if rule in (SHIP, TRAIN) and not (view.used >> _where(action)) & 1:
        if "_for_money" in action:
            return Case("money")
        return Case("iron")
    if rule == MODIFIER and view.option_modifier:
        return Case("any")
    return Case(view.asked)


def _where(action: str) -> int:
    """The destination or the region of a ship or a train."""
    noun = action.partition(":")[2]
    if noun in DESTINATIONS:
        return DESTINATIONS.index(noun)
    return STATIONS.index(noun) // int(MOST_TRAIN_CELLS)
