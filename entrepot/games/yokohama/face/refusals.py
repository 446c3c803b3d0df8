"""Which of a rule's sentences says why not, and what is needed where something is short."""

from __future__ import annotations

from typing import Any

from entrepot.engine.language.rule import count_bits
from entrepot.engine.match.view import View
from entrepot.paper.reading import opened
from entrepot.paper.refusals import Case, Short

from ..actions import AREAS, GOODS, ORDERS, PIECES, SLOTS
from ..box.tables import (
    ACHIEVEMENT_NEEDS,
    ASSISTANT,
    CANAL,
    CANAL_YEN,
    CHINATOWN_PRICE,
    COMMERCIAL,
    CUSTOMS_IMPORTS,
    IMPORT,
    NEED_COMMERCIAL,
    NEED_ORDERS,
    NEED_PRODUCTION,
    NEED_TECHNOLOGIES,
    NEED_TOKENS,
    NEED_YEN,
    ORDER_GOODS,
    PRESIDENT_YEN,
    PRODUCTION,
    SECOND_ORDER_UNITS,
    UNIT_YEN,
    UNIVERSITY_PRICE,
)
from ..record import NOBODY
from ..rules.boards import faith_yen
from ..rules.extras import ACHIEVEMENT_RULES, buildings, tokens_owned, unused_agents
from ..rules.laboratory import deficit, surcharge
from ..rules.placement import rivals_at
from ..rules.trade import hire_price

PAYS_RIVALS = (410, 509, 1327, 1356)
ACHIEVEMENTS = tuple(int(rule) for rule in ACHIEVEMENT_RULES)


def case(view: View, action: str, rule: int) -> Case:
    s, seat = opened(view), view.viewer
    verb, _, noun = action.partition(":")
    return Case(_name(s, seat, verb, noun, rule) or view.asked, _short(s, seat, verb, noun, rule))


def _name(s: Any, seat: int, verb: str, noun: str, rule: int) -> str:
    """Of rules that refuse in two cases, the one at hand."""
    area = AREAS.index(noun) if noun in AREAS else NOBODY
    if rule == 505 and s.assistants[seat, area] == 0:
        return "canal" if area == CANAL else "empty"
    if rule == 1004:
        return _no_agent(s, seat, area)
    if rule == 1246 and CHINATOWN_PRICE[GOODS.index(noun)] > s.yen[seat]:
        return "poor"
    if rule == 1357 and area == CANAL:
        return "canal"
    if rule == 1339 and s.president[seat] == s.station:
        return "there"
    if rule == 802 and s.shops[s.agenda[s.depth - 1, 1], int(noun) - 1] != NOBODY:
        return "taken"
    return ""


def _no_agent(s: Any, seat: int, area: int) -> str:
    if area == CANAL:
        return "canal"
    if unused_agents(s, seat) == 0:
        return "none"
    return "president" if s.president[seat] == area else ""


def _short(s: Any, seat: int, verb: str, noun: str, rule: int) -> Short | None:
    """What there is too little of."""
    yen = int(s.yen[seat])
    if rule in PAYS_RIVALS:
        pieces = 2 if verb == "place_two" else 1
        return "yen", int(rivals_at(s, seat, AREAS.index(noun))) * int(PRESIDENT_YEN) * pieces, yen
    if rule == 405:
        return "assistant", 2 if verb == "place_two" else 1, int(s.hand[seat, ASSISTANT])
    if rule == 513:
        return "yen", int(CANAL_YEN), yen
    if rule in (1241, 1242):
        return "yen", int(hire_price(s, seat, PIECES.index(noun))), yen
    if rule in (1246, 1247, 1248):
        price = int(CHINATOWN_PRICE[IMPORT if noun == "import" else GOODS.index(noun)])
        return ("yen", price, yen) if price > yen else None
    if rule in (1254, 1255):
        return "yen", int(faith_yen(s)), yen
    if rule == 1264:
        return "import", int(CUSTOMS_IMPORTS[int(noun) - 1]), int(s.imports[seat])
    if rule in (1207, 1226, 1230):
        return _in_units(s, seat, noun, rule)
    if rule == 1030:
        order = ORDERS.index(noun)
        goods = ((GOODS[n], int(ORDER_GOODS[order, n]), int(s.goods[seat, n])) for n in range(len(GOODS)))
        return next((one for one in goods if one[1] > one[2]), None)
    if rule == 1358:
        return "yen", int(UNIVERSITY_PRICE), yen
    if rule in ACHIEVEMENTS:
        return _achievement(s, seat, int(s.achievement["abc".index(noun)]))
    return None


def _in_units(s: Any, seat: int, noun: str, rule: int) -> Short:
    """Of a price in yen and imports, the yen that are left to pay when every import is spent."""
    if rule == 1207:
        units = int(SECOND_ORDER_UNITS)
    else:
        units = int(deficit(s, SLOTS.index(noun), s.agenda[s.depth - 1, 2]))
        units += int(surcharge(s, seat)) if rule == 1230 else 0
    return "yen", (units - int(s.imports[seat])) * int(UNIT_YEN), int(s.yen[seat])


def _achievement(s: Any, seat: int, achievement: int) -> Short | None:
    """The first of its conditions that is not met."""
    there = {
        **{GOODS[n]: (n, int(s.goods[seat, n])) for n in range(len(GOODS))},
        "yen": (NEED_YEN, int(s.yen[seat])),
        "token": (NEED_TOKENS, int(tokens_owned(s, seat))),
        "order": (NEED_ORDERS, int(count_bits(s.completed[seat]))),
        "technology": (NEED_TECHNOLOGIES, int(count_bits(s.technologies[seat]))),
        "production_area": (NEED_PRODUCTION, int(buildings(s, seat, PRODUCTION))),
        "commercial_area": (NEED_COMMERCIAL, int(buildings(s, seat, COMMERCIAL))),
    }
    needs = ((what, int(ACHIEVEMENT_NEEDS[achievement, need]), has) for what, (need, has) in there.items())
    return next((one for one in needs if one[1] > one[2]), None)
