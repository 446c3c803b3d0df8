"""What everything on the table is and does, with the rules of the ledger behind it."""

from __future__ import annotations

from dataclasses import replace

from entrepot.engine.match.view import View
from entrepot.paper.face import Help
from entrepot.paper.words import Words

from ....actions import AREAS, TECHNOLOGIES
from ....box.tables import AREA_KIND, CANAL, GIVES, KINDS_OF_AREA, PORT_KIND
from ....record import NOBODY, ORIGINAL, SYNAPSES
from ....rules.extras import ACHIEVEMENT_RULES
from ...effects import effect, literal
from .. import facts
from ..parts import named
from .gone import gone
from .labels import achievement, label, order

# By kind of area: the words and the rules.
AREA_HELP: dict[str, tuple[str, tuple[int, ...]]] = {
    "copper_mine": ("help-production", (1201,)),
    "silk_factory": ("help-production", (1202,)),
    "tea_plantation": ("help-production", (1203,)),
    "fishing_ground": ("help-production", (1204,)),
    "bank": ("help-bank", (1205,)),
    "employment_agency": ("help-employment_agency", (1239, 1240, 1241, 1242)),
    "church": ("help-church", (1251, 1252, 1253, 1256)),
    "customs_house": ("help-customs", (1264, 1265)),
    "port": ("help-port", (1207, 1210, 1211, 1212, 1213)),
    "laboratory": ("help-laboratory", (1223, 1224, 1225, 1226)),
    "chinatown": ("help-chinatown", (1245, 1246, 1247, 1248)),
    "canal": ("help-canal", (513, 514, 407)),
}
# By kind of place: the words and the rules; what a card says comes before them.
PLACE_HELP: dict[str, tuple[str, tuple[int, ...]]] = {
    "port": ("help-port", (1207, 1215, 1222)),
    "lab": ("help-laboratory", (1223, 1224, 1226, 1229)),
    "church": ("help-church", (1251, 1253, 1260, 1702)),
    "customs": ("help-customs", (1264, 1267, 1703)),
    "site": ("help-shop", (801, 802, 805)),
    "house": ("help-trading_house", (801, 803, 611)),
    "token": ("help-token", (701, 702, 703)),
    "order": ("help-order", (1028, 1029, 204, 206)),
    "agent": ("help-agent", (1002, 1003, 1004, 1103)),
    "supply": ("help-agent", (1103, 1104)),
    "achievement": ("help-achievement", (1018, 1019, 1020, 1026)),
    "reward": ("help-reward", (1903, 1905, 1907)),
    "panel": ("help-panel", (203, 209)),
}
BOARD_HELP = {"port": "port", "laboratory": "lab", "church": "church", "customs": "customs"}
GOOD_HELP = {"yen": ("help-yen", (213, 408, 508, 1719)), "import": ("help-import", (1226, 1264, 1718))}
PLAIN_GOOD: tuple[str, tuple[int, ...]] = ("help-good", (1028, 1246, 1720))
PIECE_HELP: dict[str, tuple[str, tuple[int, ...]]] = {
    "assistant": ("help-assistant", (401, 408, 602, 901)),
    "shop": ("help-shop", (801, 802, 604, 1241)),
    "trading_house": ("help-trading_house", (801, 803, 605, 611, 1242)),
    "president": ("help-president", (501, 506, 508, 603)),
    "station": ("help-station", (1333, 1334, 1335, 1336)),
}
METER_HELP: dict[str, tuple[str, tuple[int, ...]]] = {
    "church": ("help-ending", (1605, 1606, 1609)),
    "customs": ("help-ending", (1607, 1608, 1609)),
    "shops": ("help-ending", (1602, 1609)),
    "houses": ("help-ending", (1601, 1609)),
    "orders": ("help-ending", (1603, 1609)),
    "technologies": ("help-technologies", (1236, 1235)),
}
TECHNOLOGY_RULES: dict[str, tuple[int, ...]] = {
    "stagecoach": (1330, 1331), "university": (1358, 1359), "ball": (1304,), "postal_system": (1322, 1323),
    "language_school": (1309,), "patent_system": (1321,), "winery": (1360,), "gaslight": (1308,),
    "system_of_stock": (1344,), "letterpress_printing": (1310, 1311), "mining_technology": (1312, 1313, 1316),
    "electrical_light": (1306,), "brickyard": (1305,), "station": (1333, 1336, 1339), "spinning_mill": (1328, 1329),
    "exposition": (1307,), "newspaper": (1319, 1320), "tram": (1352, 1353, 1354), "telephone": (1350,),
    "telegram": (1346, 1347),
}  # fmt: skip
# By edition: rules of the other one.
ELSEWHERE = {ORIGINAL: {1335, 1353, 1606, 1608}, SYNAPSES: {1334, 1354, 1605, 1607}}


def help(view: View, place: str, words: Words) -> Help:
    """About a place. Where it cannot be used for now, the rule behind that comes first."""
    told, lost = _of(view, place, words), gone(view, place)
    rules = [rule for rule in told.rules if rule not in ELSEWHERE[facts.position(view).option_edition]]
    return replace(told, rules=tuple(dict.fromkeys([lost[0], *rules] if lost else rules)))


def _of(view: View, place: str, words: Words) -> Help:
    """Whatever is unknown is answered with how the table is read."""
    kind, _, rest = place.partition("-")
    if kind == "area" and rest in AREAS:
        return _area(view, AREAS.index(rest), words)
    if kind == "technology":
        name = rest.rpartition("-")[2]
        return technology(view, name, words) if name in TECHNOLOGIES else _unknown(words)
    if kind == "good":
        return _told(view, place, GOOD_HELP.get(rest, PLAIN_GOOD), words)
    if kind == "piece" and rest in PIECE_HELP:
        return _told(view, place, PIECE_HELP[rest], words)
    if kind in ("president", "assistants", "shop", "station"):  # a piece on the table, by its own id
        return _piece(view, {"assistants": "assistant"}.get(kind, kind), words)
    if kind == "meter" and rest in METER_HELP:
        return _told(view, place, METER_HELP[rest], words)
    if kind == "board" and rest.partition("_")[0] in BOARD_HELP:
        return _told(view, place, PLACE_HELP[BOARD_HELP[rest.partition("_")[0]]], words)
    if kind in PLACE_HELP:
        return _card(view, kind, rest, words)
    return _unknown(words)


def technology(view: View, name: str, words: Words) -> Help:
    """A technology by its name."""
    text = (effect(name, literal(facts.position(view)), words), words.text("help-technologies"))
    return Help(words.noun(f"technology-{name}"), text, TECHNOLOGY_RULES[name])


def _piece(view: View, piece: str, words: Words) -> Help:
    id, rules = PIECE_HELP[piece]
    if piece in literal(facts.position(view)):
        id = "help-station-literal"
    return Help(words.noun("token-station" if piece == "station" else f"piece-{piece}"), (words.text(id),), rules)


def _told(view: View, place: str, told: tuple[str, tuple[int, ...]], words: Words) -> Help:
    return Help(label(view, place, words), (words.text(told[0]),), told[1])


def _unknown(words: Words) -> Help:
    return Help(words.text("title"), (words.text("help-table"),), (302, 303, 601))


def _area(view: View, area: int, words: Words) -> Help:
    """What its action gives at each power, then how power is counted."""
    kind = AREA_KIND[area]
    id, rules = AREA_HELP[KINDS_OF_AREA[kind]]
    title = named(words, f"area-{AREAS[area]}")
    if area == CANAL:
        return Help(title, (words.text(id),), rules)
    given = [int(n) for n in GIVES[kind, 1:]]
    if kind == PORT_KIND:
        shown = [words.text(f"level-{n}") if n else "–" for n in given]
    else:
        shown = [str(n) if n else "–" for n in given]
    powers = words.text("help-powers", powers="; ".join(f"{n + 1} → {text}" for n, text in enumerate(shown)))
    return Help(title, (words.text(id), powers, words.text("help-power")), (*rules, 602, 608))


def _card(view: View, kind: str, rest: str, words: Words) -> Help:
    """A card or space: what it is now, then what its kind does."""
    s = facts.position(view)
    id, rules = PLACE_HELP[kind]
    text = [words.text(id)]
    title = label(view, f"{kind}-{rest}", words)
    if kind == "lab":
        card = s.laboratory["ab".index(rest[0]), int(rest[1]) - 1]
        if card != NOBODY:
            name = facts.technology(card)
            title = words.noun(f"technology-{name}")
            text = [effect(name, literal(s), words), *text]
            rules = (*rules, *TECHNOLOGY_RULES[name])
    elif kind == "port":
        card = s.port["ab".index(rest[0]), int(rest[1]) - 1]
        if card != NOBODY:
            title = words.noun(f"order-{card + 1}")
            text = [order(card, words), *text]
    elif kind == "achievement":
        number = s.achievement["abc".index(rest)]
        title = words.noun(f"stack-{rest}")
        text = [achievement(number, words), *text]
        rules = (int(ACHIEVEMENT_RULES[number]), *rules)
    return Help(title, tuple(text), rules)
