"""What the moment makes of a place: the action that is under way, the last turn, and questions answered by buttons."""

from __future__ import annotations

from typing import Any

from entrepot.paper.words import Words

from ....actions import ACTIONS, CELLS, DESTINATIONS, STATIONS
from ....box.tables import (
    A_FACTORY,
    A_INVESTMENT,
    A_MACHINES,
    A_MARKETS,
    A_MINING,
    A_PRODUCTION,
    A_SCIENCE,
    A_SHIPS,
    A_TRAINS,
    MOST_ACTIVATIONS,
    MOST_TRAIN_CELLS,
    REGION_OF_CELL,
    ROUND_SPACES,
    TYPE_OF,
)
from ....record import NOBODY
from ....rules.hiring import ACTIVATE, can_activate
from .. import facts

Told = tuple[int, str]  # the rule, 0 for the first one of the place's help, and the sentence
UNTOLD: Told = (0, "")

ONE_ACTION, ONE_BY_ONE, THREE_MORE_TURNS, LAST_CONSOLIDATION = 403, 415, 1514, 1701
# places where something is done only by these actions, but that do not show how far one of them has got
BESIDE: dict[str, tuple[int, ...]] = {
    "worker": (),
    "region": (A_MARKETS,),
    "supply-iron": (A_SHIPS, A_TRAINS, A_MACHINES),
}
# the action of a place or kind of place; of others it depends on what lies there
ACTION_OF = {
    "factory": A_FACTORY,
    "machine": A_MACHINES,
    "destination": A_SHIPS,
    "station": A_TRAINS,
    "cell": A_MARKETS,
    "contract": A_INVESTMENT,
    "track-science": A_SCIENCE,
    "track-mining": A_MINING,
    "track-finance": A_INVESTMENT,
    "fleet-ship": A_SHIPS,
    "fleet-machine": A_MACHINES,
    "fleet-train": A_TRAINS,
    "supply-coal": A_PRODUCTION,
    "supply-influence": A_MARKETS,
}
# what is to be used only once in an action, by the rule that says so
USED_UP = {A_PRODUCTION: 801, A_MACHINES: 709, A_SHIPS: 901, A_TRAINS: 1101, A_INVESTMENT: 1305}
OTHER_REGION = 1201
# questions answered by buttons: their rule, and the places that a button stands for
BY_BUTTON: dict[str, tuple[int, frozenset[str]]] = {
    "reward": (1904, frozenset({"track-science", "track-mining", "track-finance", "supply-silk", "supply-iron"})),
    "keeping": (1433, frozenset({"supply-coal", "supply-money"})),
    "salary": (1421, frozenset({"supply-money"})),
    "old_factory": (215, frozenset({"slot-1", "goods-1"})),
    "first_factory": (625, frozenset({"slot-1", "tile-coal"})),
}


def button(s: Any, place: str, words: Words) -> Told:
    rule, places = BY_BUTTON.get(facts.asked(s), (0, frozenset()))
    return (rule, words.text("here-button")) if place in places else UNTOLD


def acting(s: Any, seat: int) -> int:
    """The action that is under way or done in the turn at hand, or NOBODY."""
    ended = {"round_end", "finish"} & set(facts.kinds(s))
    return NOBODY if ended or seat != s.turn else int(s.action)


def is_over(s: Any) -> bool:
    """Whether nothing more can be activated."""
    going = any(frame.kind == "action" and frame.first == ACTIVATE for frame in facts.agenda(s))
    return not going or bool(s.activations >= MOST_ACTIVATIONS[s.action])


def done(s: Any, words: Words) -> Told:
    return ONE_ACTION, words.text("here-done", action=words.noun(f"action-{ACTIONS[s.action]}"))


def no_more_actions(s: Any, seat: int, place: str, words: Words) -> Told:
    """At a place of another action than the one that is under way, when none follows."""
    own = BESIDE.get(place, BESIDE.get(place.partition("-")[0]))
    actions = _actions_of(s, seat, place) if own is None else own
    if s.round < ROUND_SPACES or facts.asked(s) == "turn" or (own is None and not actions):
        return UNTOLD
    if {"round_end", "finish"} & set(facts.kinds(s)):
        return LAST_CONSOLIDATION, words.text("here-last")
    if acting(s, seat) in actions:
        return UNTOLD
    return THREE_MORE_TURNS, words.text("here-last-turn")


def under_way(s: Any, seat: int, place: str, words: Words) -> Told:
    """At a place of the action that is under way or done."""
    action = acting(s, seat)
    kind, _, rest = place.partition("-")
    if action == NOBODY or kind == "action" or action not in _actions_of(s, seat, place):
        return UNTOLD
    asked = facts.asked(s)
    if asked == ACTIONS[action]:
        return UNTOLD  # what is asked has its own answer
    if is_over(s):
        return done(s, words)
    refused = _used(s, seat, kind, rest)
    if refused:
        return refused, words.rule(refused)
    sure = asked == "hiring" or can_activate(s, seat, action, 0)
    return ONE_BY_ONE, words.text("here-next" if sure else "here-next-if")


def _actions_of(s: Any, seat: int, place: str) -> tuple[int, ...]:
    kind, _, rest = place.partition("-")
    if kind == "action":
        return (ACTIONS.index(rest),)
    if kind in ("slot", "goods"):
        slot = int(rest) - 1
        if s.factory[seat, slot] == NOBODY:
            return (A_FACTORY,)
        return (A_MARKETS, A_INVESTMENT) if kind == "goods" and s.goods[seat, slot] else (A_PRODUCTION,)
    if kind == "tile":
        return (A_PRODUCTION,) if s.kept_coal[seat] else ()
    found = ACTION_OF.get(place, ACTION_OF.get(kind))
    return () if found is None else (found,)


def _used(s: Any, seat: int, kind: str, rest: str) -> int:
    """The rule against using a place in another activation, or 0."""
    if kind == "cell":
        return OTHER_REGION if s.used and not (s.used >> REGION_OF_CELL[CELLS.index(rest)]) & 1 else 0
    if kind == "destination":
        what = DESTINATIONS.index(rest)
    elif kind == "station":
        what = STATIONS.index(rest) // int(MOST_TRAIN_CELLS)
    elif kind in ("slot", "machine") or (kind == "goods" and s.action == A_PRODUCTION):
        what = int(rest[0]) - 1
    elif kind == "goods" and s.action == A_INVESTMENT:
        what = int(TYPE_OF[s.factory[seat, int(rest) - 1]])
    else:
        return 0
    return USED_UP.get(int(s.action), 0) if (s.used >> what) & 1 else 0
