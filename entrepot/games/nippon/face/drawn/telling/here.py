"""What is done at a place, and when: for whoever clicks there at another moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper import refusals
from entrepot.paper.words import Words

from ....actions import ACTIONS, CELLS, CONTRACTS, DESTINATIONS, FACTORIES, FLEETS, GOALS, STATIONS, TRACKS
from ....box.tables import (
    ABILITY_ACTION,
    ABILITY_CLASS,
    CITY_OF_CELL,
    HIRING_CELL,
    LAST_SPACE,
    MACHINE,
    MODIFIER,
    MOST_TRAIN_CELLS,
    PIECES,
    ROUND_SPACES,
    TYPE_OF,
)
from ....record import NOBODY, OLD
from ....rules.factories import empty_slot
from ....rules.hiring import refusal_to_act
from ....rules.markets import is_full
from ....rules.production import side_of
from ....rules.ships import refusal_of_destination
from ....rules.trains import refusal_of_station
from ...refusals import is_built, is_out_of_reach
from .. import facts
from .moment import ONE_ACTION, UNTOLD, Told, acting, button, done, is_over, no_more_actions, under_way

NOT_CHOSEN, NO_PRODUCTION, KEPT, LAST_TRACK_SPACE, NO_PIECE, NO_SILK = 203, 224, 236, 313, 316, 320
NO_WORKER_CELL, NO_ACTIVATION, NO_FACTORY, LEFTMOST_CELL, AREA_FULL, NO_MACHINE_CELL = 406, 407, 602, 603, 619, 705
PRODUCED, NO_EXPERT, ONLY_HIGHER, TOO_LOW, MARKET_FULL, INVESTING = 804, 907, 1216, 1217, 1222, 1301
FULFILLED, IN_STEPS, FAVOR_STEP, HAS_FAVOR, LAST_CONSOLIDATION = 1314, 1403, 1404, 1406, 1701

Telling = Callable[[Any, int, str, Words], Told]  # the record, the seat, the rest of the place's name


def here(view: View, place: str, words: Words) -> str:
    """What is taken, empty or used up says so, and so does what is part of the action under way."""
    return told(view, place, words)[1] or refusals.here(view, place, words)


def told(view: View, place: str, words: Words) -> Told:
    """What the position makes of a place; nothing where what is done there at any time says it all."""
    s, seat = facts.position(view), view.viewer
    if s.over or seat != s.actor:
        return UNTOLD
    kind, _, rest = place.partition("-")
    found = button(s, place, words)
    found = found if found[1] else no_more_actions(s, seat, place, words)
    if not found[1] and kind in FOR_GOOD:
        found = FOR_GOOD[kind](s, seat, rest, words)
    found = found if found[1] else under_way(s, seat, place, words)
    if not found[1] and kind in FOR_NOW:
        found = FOR_NOW[kind](s, seat, rest, words)
    return found


def _refused(rule: int, words: Words, case: str = "") -> Told:
    return rule, words.rule(rule, case)


# --- what stays so, at least until somebody else changes it


def _factory(s: Any, seat: int, name: str, words: Words) -> Told:
    factory = FACTORIES.index(name)
    if not (s.available >> factory) & 1:
        return _refused(NO_FACTORY, words, "built" if is_built(s, factory) else "")
    return _refused(AREA_FULL, words) if empty_slot(s, seat) == NOBODY else UNTOLD


def _old(s: Any, seat: int, number: str, words: Words) -> Told:
    return _refused(NO_PRODUCTION, words) if s.factory[seat, int(number) - 1] >= OLD else UNTOLD


def _old_goods(s: Any, seat: int, number: str, words: Words) -> Told:
    return UNTOLD if s.goods[seat, int(number) - 1] else _old(s, seat, number, words)


def _machine(s: Any, seat: int, rest: str, words: Words) -> Told:
    slot, _, side = rest.partition("_")
    if (s.machines[seat, int(slot) - 1] >> ("left", "right").index(side)) & 1:
        return _refused(NO_MACHINE_CELL, words)
    return _none_left("machine", words) if s.taken[seat, MACHINE] == PIECES else UNTOLD


def _none_left(piece: str, words: Words) -> Told:
    return NO_PIECE, words.text(f"here-no-{piece}")


def _destination(s: Any, seat: int, name: str, words: Words) -> Told:
    refused = int(refusal_of_destination(s, seat, DESTINATIONS.index(name), -1))  # whatever the worker area holds
    if refused == NO_EXPERT:
        return refused, words.text("here-destination-closed")
    if refused == NO_PIECE:
        return _none_left("ship", words)
    return _refused(refused, words) if refused else UNTOLD


def _station(s: Any, seat: int, name: str, words: Words) -> Told:
    refused = int(refusal_of_station(s, seat, *divmod(STATIONS.index(name), int(MOST_TRAIN_CELLS))))
    if refused == NO_PIECE:
        return _none_left("train", words)
    return _refused(refused, words) if refused else UNTOLD


def _reach(s: Any, seat: int, name: str, words: Words) -> Told:
    cell = CELLS.index(name)
    if not is_out_of_reach(s, cell):
        return UNTOLD
    return _refused(TOO_LOW if s.token[cell] else MARKET_FULL, words, "low")


def _contract(s: Any, seat: int, name: str, words: Words) -> Told:
    return _refused(FULFILLED, words) if (s.fulfilled[seat] >> CONTRACTS.index(name)) & 1 else UNTOLD


def _track(s: Any, seat: int, name: str, words: Words) -> Told:
    ended = s.marker[seat, TRACKS.index(name)] == LAST_SPACE
    return (LAST_TRACK_SPACE, words.text("here-track-end")) if ended else UNTOLD


def _fleet(s: Any, seat: int, name: str, words: Words) -> Told:
    return _refused(NO_PIECE, words) if s.taken[seat, FLEETS.index(name)] == PIECES else UNTOLD


def _goal(s: Any, seat: int, name: str, words: Words) -> Told:
    return _refused(HAS_FAVOR, words) if s.favor[seat, GOALS.index(name)] else _favor_step(s, seat, "", words)


def _favor_step(s: Any, seat: int, rest: str, words: Words) -> Told:
    """The first step of a consolidation."""
    if facts.asked(s) == "favor":
        return FAVOR_STEP, words.text("here-favors-now")
    return (FAVOR_STEP, words.text("here-favor-past")) if _consolidates(s) else UNTOLD


def _consolidates(s: Any) -> bool:
    return bool({"consolidation", "leftover"} & set(facts.kinds(s)))


FOR_GOOD: dict[str, Telling] = {
    "factory": _factory,
    "slot": _old,
    "machine": _machine,
    "goods": _old_goods,
    "destination": _destination,
    "station": _station,
    "cell": _reach,
    "contract": _contract,
    "track": _track,
    "fleet": _fleet,
    "goal": _goal,
    "favors": _favor_step,
}


# --- what lies there now, and what the question at hand makes of it


def _action(s: Any, seat: int, name: str, words: Words) -> Told:
    if acting(s, seat) != ACTIONS.index(name):
        return UNTOLD
    return done(s, words) if is_over(s) else (0, words.text("here-action-now"))


def _worker(s: Any, seat: int, rest: str, words: Words) -> Told:
    """Who chooses an action is told why none below that cell can be chosen."""
    if facts.asked(s) != "turn":
        return UNTOLD
    cell = int(rest.partition("-")[0]) - 1
    refused = {int(refusal_to_act(s, seat, n)) for n in range(len(ACTIONS)) if HIRING_CELL[n] == cell}
    if NO_WORKER_CELL in refused:
        return _refused(NO_WORKER_CELL, words)
    return UNTOLD if 0 in refused else (NO_ACTIVATION, words.text("here-worker-stuck"))


def _slot(s: Any, seat: int, number: str, words: Words) -> Told:
    token = s.factory[seat, int(number) - 1]
    if token == NOBODY:
        return LEFTMOST_CELL, words.text("here-slot-now" if facts.asked(s) == "factory" else "here-slot-empty")
    if facts.asked(s) in ("source", "stocking"):
        return 0, words.text("here-slot-below")
    side = int(side_of(s, token))
    if ABILITY_CLASS[token, side] != MODIFIER:
        return UNTOLD
    return 0, words.text("here-slot-modifier", action=words.noun(f"action-{ACTIONS[ABILITY_ACTION[token, side]]}"))


def _goods(s: Any, seat: int, number: str, words: Words) -> Told:
    slot, asked = int(number) - 1, facts.asked(s)
    if s.factory[seat, slot] == NOBODY:
        return _slot(s, seat, number, words)
    if asked == "production" and s.factory[seat, slot] < OLD:
        return PRODUCED, words.text("here-goods-produce")
    if s.goods[seat, slot] == 0:
        return PRODUCED, words.text("here-goods-empty")
    if asked == "markets":
        return 0, words.text("here-goods-markets")
    same = (TYPE_OF[s.factory[seat, n]] == TYPE_OF[s.factory[seat, slot]] and s.goods[seat, n] for n in range(slot))
    return (0, words.text("here-goods-first")) if asked == "investment" and any(same) else UNTOLD


def _cell(s: Any, seat: int, name: str, words: Words) -> Told:
    cell = CELLS.index(name)
    if s.token[cell]:
        return ONLY_HIGHER, words.text("here-cell-taken")
    return (MARKET_FULL, words.text("here-cell-full")) if is_full(s, CITY_OF_CELL[cell]) else UNTOLD


def _after_goods(s: Any, seat: int, rest: str, words: Words) -> Told:
    """Goods are spent before what they are spent on is chosen."""
    first = facts.asked(s) == "investment" and rest not in ("science", "mining")
    return (INVESTING, words.text("here-contract-now")) if first else UNTOLD


def _piece(s: Any, seat: int, name: str, words: Words) -> Told:
    return (0, words.text("here-fleet-now")) if facts.asked(s) in (f"{name}s", f"free_{name}") else UNTOLD


def _supply(s: Any, seat: int, kind: str, words: Words) -> Told:
    if kind == "silk" and s.silk[seat] == 0:
        return _refused(NO_SILK, words)
    paid = {"coal": "production", "influence": "markets"}
    return (0, words.text(f"here-supply-{kind}-now")) if facts.asked(s) == paid.get(kind) else UNTOLD


def _tile(s: Any, seat: int, rest: str, words: Words) -> Told:
    if s.kept_coal[seat]:
        return KEPT, words.text("here-tile-kept")
    if s.tile_a[seat] == NOBODY and facts.asked(s) == "draft":
        return NOT_CHOSEN, words.text("here-tile-empty")
    return 0, words.text("here-tile")


def _consolidate(s: Any, seat: int, rest: str, words: Words) -> Told:
    if _consolidates(s):
        return IN_STEPS, words.text("here-consolidate-now")
    if s.round == ROUND_SPACES and facts.asked(s) != "turn":
        return LAST_CONSOLIDATION, words.text("here-consolidate-last")
    return ONE_ACTION, words.text("here-consolidate")


FOR_NOW: dict[str, Telling] = {
    "action": _action,
    "worker": _worker,
    "slot": _slot,
    "goods": _goods,
    "cell": _cell,
    "contract": _after_goods,
    "track": _after_goods,
    "fleet": _piece,
    "supply": _supply,
    "tile": _tile,
    "consolidate": _consolidate,
}
