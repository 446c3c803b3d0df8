"""What everything on the table is and does, with the rules of the ledger behind it."""

from __future__ import annotations

from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.face import Help
from entrepot.paper.phrases import capital
from entrepot.paper.words import Words

from ....actions import CARDS, COMPANIES, DISPLAY, FACES, SLOTS, SPACES
from ....box.tables import (
    BOOKKEEPER,
    COTTON,
    EXPANSION,
    FIELD_MONEY,
    FIELD_SPACE,
    KIND,
    MERCHANT,
    SP_C,
    SP_MAJORITY,
    SP_TILE,
)
from ....record import NOBODY
from .. import facts
from .here import cited
from .labels import ROMAN, bonuses, label, money

Told = tuple[str, tuple[int, ...]]  # the words and the rules

# By kind of place; what lies there may have words of its own.
PLACE_HELP: dict[str, Told] = {
    "hand": ("help-hand", (402, 405, 407, 416, 417)),
    "slot": ("help-slot", (402, 404, 407, 511)),
    "recovery": ("help-recovery", (1303, 408, 1304, 1305)),
    "company": ("help-company", (704, 306, 312, 737)),
    "base": ("help-base", (714, 306, 308, 729)),
    "track": ("help-track", (610, 303, 304, 1604, 1612, 1613)),
    "region": ("help-region", (707, 710, 711, 717, 727)),
    "display": ("help-display", (604, 605, 606, 607, 609, 1408)),
    "book": ("help-book", (804, 805, 806, 809, 812)),
    "bonus": ("help-bonus", (1202, 1203, 1218)),
    "shelf": ("help-shelf", (906, 907, 918, 813, 814, 815)),
    "taken": ("help-taken", (812, 826)),
    "tile": ("help-tile", (206, 134, 136, 140)),
    "panel": ("help-panel", (1905, 410, 1309)),
    "diamonds": ("help-diamonds", (1506,)),
    "purse": ("help-purse", (1504, 1505, 301)),
    "rounds": ("help-rounds", (310, 1402, 1404)),
}
CARD_HELP: dict[str, Told] = {
    "goods": ("help-goods", (602, 604, 608, 610)),
    "expansion": ("help-expansion", (701, 704, 707, 710)),
    "bookkeeper": ("help-bookkeeper", (901, 902, 906, 918, 921)),
    "merchant": ("help-merchant", (1002, 1003, 1004, 1005)),
    "share": ("help-share", (409, 1419, 1512)),
}
SPACE_HELP: dict[str, Told] = {
    "first": ("help-space-first", (1108, 1109, 1110)),
    "buy": ("help-space-buy", (1112, 1107, 1114, 1115)),
    "sell": ("help-space-sell", (1116, 1117)),
    "majority": ("help-space-majority", (1119, 1120, 1128, 1130)),
    "tile": ("help-space-tile", (1132, 1133, 1136)),
    "special": ("help-space-special", (1625, 1628, 1629)),
}
FACE_RULES = {
    "a1": (1701, 1702), "a2": (1703, 1704, 1727), "b1": (1705, 1706, 1723, 1725), "b2": (1707, 1708, 1709),
    "c1": (1710, 1711), "c2": (1714, 1715), "d1": (1717, 1718), "d2": (1719, 1720, 1721),
}  # fmt: skip
MARKER_RULES = (1101, 1103)
# By place, or the beginning of its name.
LEADING: dict[str, tuple[int, ...]] = {
    "book-a": (804,), "book-b": (805,), "book-c": (806,), "shelf-start": (927,),
    "bonus-good": (1204,), "bonus-bookkeeper": (1211,), "bonus-merchant": (1212,), "bonus-expansion": (1215,),
}  # fmt: skip
TABLE_RULES = (302, 309, 401, 502)


def help(view: View, place: str, words: Words) -> Help:
    """About a place; whatever is unknown is answered with how the table is read."""
    kind, _, rest = place.partition("-")
    s, viewer = facts.position(view), max(view.viewer, 0)
    if kind == "space" and rest in SPACES:
        return _space(view, s, place, SPACES.index(rest), words)
    if kind in ("company", "track") and rest in COMPANIES:
        return _company(view, s, place, words)
    if kind not in PLACE_HELP:
        return Help(words.text("title"), (words.text("help-table"),), TABLE_RULES)
    card = _card_at(s, viewer, kind, rest)
    id, rules = PLACE_HELP[kind]
    if card == NOBODY:
        return _told(view, place, (words.text(id),), rules, words)
    own, own_rules = CARD_HELP[_kind(card)]
    in_play = kind == "slot" and facts.asked(s) not in facts.TOGETHER  # else it is planned or bought first
    stays = kind == "hand" and _kind(card) == "share"
    both = (*own_rules, *rules) if in_play or stays else (*rules, *own_rules)
    return _told(view, place, (words.text(own), words.text(id)), both, words)


def _told(view: View, place: str, text: tuple[str, ...], rules: tuple[int, ...], words: Words) -> Help:
    """The name as the title, then how it stands, then what it is for; the rule that matters most now comes first."""
    title, _, stands = label(view, place, words).partition(": ")
    first = cited(view, place) or LEADING.get(place, ()) or LEADING.get(place[: len("book-a")], ())
    return Help(title, (*([f"{capital(stands)}."] if stands else []), *text), tuple(dict.fromkeys((*first, *rules))))


def _kind(card: int) -> str:
    kind = KIND[card]
    named = {EXPANSION: "expansion", BOOKKEEPER: "bookkeeper", MERCHANT: "merchant"}
    return "goods" if kind <= COTTON else named.get(kind, "share")


def _card_at(s: Any, viewer: int, kind: str, rest: str) -> int:
    """The card that a place is or holds, or NOBODY."""
    if kind == "hand" and rest in CARDS:
        return CARDS.index(rest)
    if kind == "slot" and rest in SLOTS:
        return max(int(s.slot[viewer, SLOTS.index(rest)]), NOBODY)
    if kind == "display" and rest in DISPLAY:
        return int(s.display[DISPLAY.index(rest)])
    return NOBODY


def _space(view: View, s: Any, place: str, space: int, words: Words) -> Help:
    """What a marker does there; on a track, what its face says."""
    if space >= SP_C:
        letter = "abcd".index(SPACES[space][0])
        face = next((face for face in s.face if face // 2 == letter), 2 * letter)
        id, rules = SPACE_HELP["special"]
        rules = (*FACE_RULES[FACES[face]], *rules)
    elif space >= SP_TILE:
        id, rules = SPACE_HELP["tile"]
    else:
        id, rules = SPACE_HELP[SPACES[space] if space < SP_MAJORITY else "majority"]
    return _told(view, place, (words.text("help-marker"), words.text(id)), (*MARKER_RULES, *rules), words)


def _company(view: View, s: Any, place: str, words: Words) -> Help:
    """A company or its track: its bonuses in words, and where they are unlocked."""
    kind, _, name = place.partition("-")
    number = COMPANIES.index(name)
    id, rules = PLACE_HELP[kind]
    face = int(s.face[number])
    fields = [
        words.text("help-field", roman=ROMAN[n + 1], space=int(FIELD_SPACE[face, n]),
                   amount=money(int(FIELD_MONEY[face, n]), words))
        for n in range(2)
    ]  # fmt: skip
    text = (words.text(id), *bonuses(s, max(view.viewer, 0), number, words), *fields)
    found = _told(view, place, text, (*rules, *FACE_RULES[FACES[face]]), words)
    return found if kind == "track" else Help(found.title, text, found.rules)
