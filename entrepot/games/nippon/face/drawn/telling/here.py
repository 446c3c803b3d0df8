"""What is done at a place, and when: for whoever clicks there at another moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper import refusals
from entrepot.paper.words import Words

from ....actions import ACTIONS, CELLS, CONTRACTS, DESTINATIONS, FACTORIES, FLEETS, GOALS, STATIONS
from ....box.tables import (
    ABILITY_ACTION,
    ABILITY_CLASS,
    CITY_OF_CELL,
    HIRING_CELL,
    MODIFIER,
    MOST_TRAIN_CELLS,
    PIECES,
    TYPE_OF,
)
from ....record import NOBODY, OLD
from ....rules.hiring import refusal_to_act
from ....rules.markets import is_full
from ....rules.production import side_of
from ....rules.ships import refusal_of_destination
from ....rules.trains import refusal_of_station
from ...refusals import is_built
from .. import facts

NO_FACTORY, NO_WORKER_CELL, NO_EXPERT, NO_SHIP_CELL = 602, 406, 907, 912
NO_SILK, NO_PIECE, NO_PRODUCTION, NO_MACHINE_CELL, FULFILLED, HAS_FAVOR = 320, 316, 224, 705, 1314, 1406
# kinds of places where something is done only by an action
ACTED = frozenset(
    "action worker factory slot machine goods destination station cell region contract track fleet".split()
)

Telling = Callable[[Any, int, str, Words], str]  # the record, the seat, the rest of the place's name


def here(view: View, place: str, words: Words) -> str:
    """What is taken, empty or used up says so."""
    kind, _, rest = place.partition("-")
    s = facts.position(view)
    if kind in ACTED and "finish" in facts.kinds(s):
        return words.text("here-last")
    special = TELLINGS[kind](s, view.viewer, rest, words) if kind in TELLINGS else ""
    return special or refusals.here(view, place, words)


def _action(s: Any, seat: int, name: str, words: Words) -> str:
    return words.text("here-action-now") if s.action == ACTIONS.index(name) else ""


def _worker(s: Any, seat: int, rest: str, words: Words) -> str:
    """Who chooses an action is told why none below that cell can be chosen."""
    if facts.asked(s) != "turn":
        return ""
    cell = int(rest.partition("-")[0]) - 1
    refused = {int(refusal_to_act(s, seat, n)) for n in range(len(ACTIONS)) if HIRING_CELL[n] == cell}
    if NO_WORKER_CELL in refused:
        return words.rule(NO_WORKER_CELL)
    return "" if 0 in refused else words.text("here-worker-stuck")


def _factory(s: Any, seat: int, name: str, words: Words) -> str:
    factory = FACTORIES.index(name)
    if (s.available >> factory) & 1:
        return ""
    return words.rule(NO_FACTORY, "built" if is_built(s, factory) else "")


def _slot(s: Any, seat: int, number: str, words: Words) -> str:
    token = s.factory[seat, int(number) - 1]
    if token == NOBODY:
        return words.text("here-slot-empty")
    if token >= OLD:
        return words.rule(NO_PRODUCTION)
    side = int(side_of(s, token))
    if ABILITY_CLASS[token, side] != MODIFIER:
        return ""
    return words.text("here-slot-modifier", action=words.noun(f"action-{ACTIONS[ABILITY_ACTION[token, side]]}"))


def _machine(s: Any, seat: int, rest: str, words: Words) -> str:
    slot, _, side = rest.partition("_")
    built = (s.machines[seat, int(slot) - 1] >> ("left", "right").index(side)) & 1
    return words.rule(NO_MACHINE_CELL) if built else ""


def _goods(s: Any, seat: int, number: str, words: Words) -> str:
    slot = int(number) - 1
    if s.factory[seat, slot] == NOBODY:
        return words.text("here-slot-empty")
    if s.goods[seat, slot] == 0:
        return words.rule(NO_PRODUCTION) if s.factory[seat, slot] >= OLD else words.text("here-goods-empty")
    same = (TYPE_OF[s.factory[seat, n]] == TYPE_OF[s.factory[seat, slot]] and s.goods[seat, n] for n in range(slot))
    return words.text("here-goods-first") if facts.asked(s) == "investment" and any(same) else ""


def _destination(s: Any, seat: int, name: str, words: Words) -> str:
    refused = int(refusal_of_destination(s, seat, DESTINATIONS.index(name), 0))
    if refused == NO_EXPERT:
        return words.text("here-destination-closed")
    return words.rule(refused) if refused == NO_SHIP_CELL else ""


def _station(s: Any, seat: int, name: str, words: Words) -> str:
    refused = int(refusal_of_station(s, seat, *divmod(STATIONS.index(name), int(MOST_TRAIN_CELLS))))
    return words.rule(refused) if refused and refused != NO_PIECE else ""


def _cell(s: Any, seat: int, name: str, words: Words) -> str:
    cell = CELLS.index(name)
    if s.token[cell]:
        return words.text("here-cell-taken")
    return words.text("here-cell-full") if is_full(s, CITY_OF_CELL[cell]) else ""


def _contract(s: Any, seat: int, name: str, words: Words) -> str:
    return words.rule(FULFILLED) if (s.fulfilled[seat] >> CONTRACTS.index(name)) & 1 else ""


def _fleet(s: Any, seat: int, name: str, words: Words) -> str:
    return words.rule(NO_PIECE) if s.taken[seat, FLEETS.index(name)] == PIECES else ""


def _goal(s: Any, seat: int, name: str, words: Words) -> str:
    return words.rule(HAS_FAVOR) if s.favor[seat, GOALS.index(name)] else ""


def _supply(s: Any, seat: int, kind: str, words: Words) -> str:
    return words.rule(NO_SILK) if kind == "silk" and s.silk[seat] == 0 else ""


def _tile(s: Any, seat: int, rest: str, words: Words) -> str:
    return words.text("here-tile-kept") if s.kept_coal[seat] else words.text("here-tile")


def _consolidate(s: Any, seat: int, rest: str, words: Words) -> str:
    return words.text("here-consolidate-now") if "consolidation" in facts.kinds(s) else ""


TELLINGS: dict[str, Telling] = {
    "action": _action,
    "worker": _worker,
    "factory": _factory,
    "slot": _slot,
    "machine": _machine,
    "goods": _goods,
    "destination": _destination,
    "station": _station,
    "cell": _cell,
    "contract": _contract,
    "fleet": _fleet,
    "goal": _goal,
    "supply": _supply,
    "tile": _tile,
    "consolidate": _consolidate,
}
