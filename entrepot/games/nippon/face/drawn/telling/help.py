"""What everything on the table is and does, with the rules of the ledger behind it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.face import Help
from entrepot.paper.phrases import capital
from entrepot.paper.words import Words

from ....actions import ACTIONS, COLOURS, FACTORIES, SLOTS
from ....record import NOBODY
from ....rules.production import side_of
from ...ability_words import ability_text
from ...automa_words import automa_turn
from .. import facts
from .here import told
from .labels import label, tile

Told = tuple[str, tuple[int, ...]]  # the words and the rules

ACTION_HELP: dict[str, Told] = {
    "science": ("help-science", (501, 503, 504)),
    "production": ("help-production", (801, 803, 805, 806)),
    "investment": ("help-investment", (1301, 1305, 1306, 1308)),
    "factory": ("help-factory", (601, 605, 606, 604)),
    "mining": ("help-mining", (502, 503, 504)),
    "ships": ("help-ships", (901, 905, 906, 907, 908)),
    "machines": ("help-machines", (701, 704, 709)),
    "trains": ("help-trains", (1101, 1105, 1107, 1109)),
    "markets": ("help-markets", (1201, 1205, 1207, 1216, 1220)),
}
# By kind of place: first the rule of what is done there.
PLACE_HELP: dict[str, Told] = {
    "worker": ("help-worker", (405, 409, 1413, 1414, 1421)),
    "bag": ("help-bag", (1504, 1506, 1427)),
    "pair": ("help-pair", (203, 205, 206, 207)),
    "factory": ("help-factory", (601, 605, 609, 611, 612)),
    "slot": ("help-slot", (802, 803, 805, 614)),
    "machine": ("help-machines", (703, 704, 709, 805)),
    "goods": ("help-goods", (812, 806, 808, 1711)),
    "destination": ("help-ships", (904, 905, 906, 907, 912)),
    "station": ("help-station", (1104, 1105, 1107, 1109)),
    "cell": ("help-cell", (1206, 1205, 1216, 1220, 1222)),
    "region": ("help-region", (1207, 1604, 1606, 1609, 1610)),
    "contract": ("help-contract", (1308, 1309, 1310, 1311)),
    "department": ("help-department", (1001, 1009)),
    "fleet": ("help-fleet", (315, 507, 1708)),
    "goal": ("help-goal", (1406, 1404, 1706, 1707, 1710)),
    "tile": ("help-tile", (235, 217, 229, 205)),
    "consolidate": ("help-consolidate", (1401, 1403, 1411, 1413, 1421)),
    "panel": ("help-panel", (301, 306)),
    "rounds": ("help-rounds", (1501, 1502, 1509, 1617)),
    "queue": ("help-queue", (420, 1501, 1506)),
    "crew": ("help-crew", (1427, 405, 409, 1413, 1421)),
    "favors": ("help-favors", (1404, 1432)),
}
TRACK_HELP: dict[str, Told] = {
    "science": ("help-track-science", (501, 504, 605, 1706)),
    "mining": ("help-track-mining", (502, 504, 1415, 1706)),
    "finance": ("help-track-finance", (1306, 504, 506, 1416, 1706)),
}
SUPPLY_HELP: dict[str, Told] = {
    "money": ("help-money", (414, 1411, 1416, 1713)),
    "coal": ("help-coal", (803, 1411, 1415, 1712)),
    "silk": ("help-silk", (320, 317, 1711)),
    "iron": ("help-iron", (901, 1101, 704, 1711)),
    "influence": ("help-influence", (1206, 1213, 1214, 1218)),
}
DEPARTMENT_RULES = {"black": 1002, "red": 1003, "grey": 1004, "blue": 1005, "white": 1006, "yellow": 1008}
# Abilities that the ledger speaks of.
FACTORY_RULES: dict[str, tuple[int, ...]] = {
    "cotton_1": (622,),
    "paper_3": (623,),
    "lamps_1": (624, 633),
    "lamps_2": (633, 708),
    "lenses_2": (634,),
    "lenses_3": (635,),
    "clocks_3": (634,),
}
TABLE_RULES = (403, 405, 412, 1403)
AUTOMA_RULES = (2016, 2018, 2022, 2031, 2062)


def help(view: View, place: str, words: Words) -> Help:
    """About a place; where the position makes something else of it, the rule of that comes first."""
    found = _help(view, place, words)
    first = told(view, place, words)[0] if found.rules != TABLE_RULES else 0
    return replace(found, rules=(first, *(rule for rule in found.rules if rule != first))) if first else found


def _help(view: View, place: str, words: Words) -> Help:
    """Whatever is unknown is answered with how the table is read."""
    kind, _, rest = place.partition("-")
    s = facts.position(view)
    if kind == "action" and rest in ACTIONS:
        return _told(view, place, ACTION_HELP[rest], words)
    if kind == "track" and rest in TRACK_HELP:
        return _told(view, place, TRACK_HELP[rest], words)
    if kind == "supply" and rest in SUPPLY_HELP:
        return _told(view, place, SUPPLY_HELP[rest], words)
    if place == "panel-automa":
        return Help(words.noun("automa"), (*automa_turn(s, words), words.text("help-automa")), AUTOMA_RULES)
    if kind == "department" and rest in COLOURS:
        id, rules = PLACE_HELP[kind]
        return _told(view, place, (id, (DEPARTMENT_RULES[rest], *rules)), words)
    if kind in PLACE_HELP:
        return _card(s, view, place, words)
    return Help(words.text("title"), (words.text("help-table"),), TABLE_RULES)


def _told(view: View, place: str, told: Told, words: Words) -> Help:
    return Help(label(view, place, words), (words.text(told[0]),), told[1])


def _card(s: Any, view: View, place: str, words: Words) -> Help:
    """A place that may hold something with words of its own: a factory, a tile."""
    kind, _, rest = place.partition("-")
    id, rules = PLACE_HELP[kind]
    text = [words.text(id)]
    title = label(view, place, words)
    token = _factory_at(s, max(view.viewer, 0), kind, rest)
    if token != NOBODY:
        text.insert(0, ability_text(words, token, int(side_of(s, token))))
        name = facts.factory_name(token)
        rules = (rules[0], *FACTORY_RULES.get(name, ()), *rules[1:])
        title = title.partition(":")[0]
    elif kind == "tile" and s.tile_a[max(view.viewer, 0)] != NOBODY:
        text.insert(0, tile(s.tile_a[max(view.viewer, 0)], words))
        title = words.text("label-tile")
    return Help(capital(title), tuple(text), rules)


def _factory_at(s: Any, viewer: int, kind: str, rest: str) -> int:
    """The factory that a place is or holds, or NOBODY."""
    if kind == "factory" and rest in FACTORIES:
        return FACTORIES.index(rest)
    if kind == "slot" and rest in SLOTS:
        return int(s.factory[viewer, int(rest) - 1])
    return NOBODY
