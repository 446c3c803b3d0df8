"""What is done at a place, and when: for whoever clicks there at another moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper import refusals
from entrepot.paper.words import Words

from ....actions import BONUS_TILES, BOOK_SPACES, CARDS, COMPANIES, DISPLAY, SLOTS, SPACES
from ....box.tables import BOOKKEEPER, COTTON, EXPANSION, KIND, SP_C, TILE_GOOD, TRACK_END
from ....record import NOBODY
from ....rules.bases import base_posts
from ....rules.bookkeeper import TILE
from ....rules.cards import is_share
from ....rules.planning import is_available
from ....rules.special import refusal_of_special
from ...refusals import CASES
from .. import facts
from ..holdings import in_use

ENDED = "recovering"  # whoever has ended their action phase is asked this
Standing = tuple[int, str]  # a rule that refuses, and the case of its sentence
IN_USE = (602, "")

NAMES = {
    "company": COMPANIES,
    "track": COMPANIES,
    "display": DISPLAY,
    "book": BOOK_SPACES,
    "space": SPACES,
    "slot": SLOTS,
    "recovery": SLOTS,
    "bonus": BONUS_TILES,
    "hand": CARDS,
}
# The rule beside such a sentence, where another one says it better than that which refuses.
CITED: dict[Standing, int] = {
    (509, "used"): 511,
    (509, "used_tile"): 1203,
    (509, "locked_diamond"): 404,
    (509, "locked_book"): 404,
    (738, ""): 737,
}


def here(view: View, place: str, words: Words) -> str:
    """What is taken, empty or used up says so; of a card, what it is for."""
    found = stands(view, place)
    return words.rule(*found) if found else refusals.here(view, _named(view, place), words)


def cited(view: View, place: str) -> tuple[int, ...]:
    """The rule that stands against using a place at whatever moment, or that clears it away now."""
    found = stands(view, place)
    if found and found != IN_USE:  # of a card in use its own rules come first
        return (CITED.get(found, found[0]),)
    return (1304,) if _named(view, place).startswith("ended-") else ()


def stands(view: View, place: str) -> Standing | None:
    """Why a place is of no use to the viewer now, whatever is asked."""
    kind, _, rest = place.partition("-")
    if kind not in STANDS or rest not in NAMES[kind] or view.viewer < 0:
        return None
    return STANDS[kind](facts.position(view), view.viewer, NAMES[kind].index(rest))


def _company(s: Any, seat: int, company: int) -> Standing | None:
    return None if base_posts(s, company) else (738, "")


def _track(s: Any, seat: int, company: int) -> Standing | None:
    return (1608, "") if s.track[seat, company] >= TRACK_END else None


def _display(s: Any, seat: int, space: int) -> Standing | None:
    return (609, "") if s.display[space] == NOBODY else None


def _book(s: Any, seat: int, space: int) -> Standing | None:
    return (811, "") if s.books[space] == NOBODY else None


def _space(s: Any, seat: int, space: int) -> Standing | None:
    """Somebody's marker lies there, the bonus is not available, or no marker is left."""
    if s.marker[space] != NOBODY:
        return 1103, ""
    rule = int(refusal_of_special(s, seat, space)) if space >= SP_C else 0
    if rule == 1629:
        return rule, CASES[rule](s, seat, "mark", SPACES[space])
    if rule == 1628:
        return rule, ""
    return (1106, "") if s.markers[seat] == 0 else None


def _slot(s: Any, seat: int, slot: int) -> Standing | None:
    """Locked, empty, used, or in use; an empty one may still be filled before the action phase."""
    if not is_available(s, seat, slot):
        return 509, f"locked_{SLOTS[slot]}"
    if facts.asked(s) in facts.TOGETHER:
        return None
    if s.slot[seat, slot] == NOBODY:
        return 509, "no_card"
    if facts.asked(s) == ENDED:
        return None
    if facts.is_used(s, seat, slot):
        return 509, "used"
    return IN_USE if (in_use(s, seat) >> slot) & 1 else None


def _recovery(s: Any, seat: int, area: int) -> Standing | None:
    return (1307, "") if s.recovery[seat, area] == 0 and not facts.is_set_up(s) else None


def _bonus(s: Any, seat: int, tile: int) -> Standing | None:
    if facts.asked(s) == ENDED:
        return None
    if (s.tile_used >> tile) & 1:
        return 509, "used_tile"
    return (1206, "") if tile == TILE_GOOD and s.plus != NOBODY else None


STANDS: dict[str, Callable[[Any, int, int], Standing | None]] = {
    "company": _company,
    "track": _track,
    "display": _display,
    "book": _book,
    "space": _space,
    "slot": _slot,
    "recovery": _recovery,
    "bonus": _bonus,
}


def _named(view: View, place: str) -> str:
    """What the words call it: cards by what they are for, and what an action at hand, or its end, has made of it."""
    s, (kind, _, rest) = facts.position(view), place.partition("-")
    if kind in ("slot", "bonus") and view.asked == ENDED:
        return f"ended-{kind}"
    if (kind == "company" and s.expanded != NOBODY) or (kind == "region" and view.asked == "column"):
        return f"expanding-{kind}"
    if kind == "bonus" and _is_busy(s, rest):
        return "busy-bonus"
    if kind == "hand" and rest in CARDS and is_share(CARDS.index(rest)):
        return "hand-share"
    if kind == "slot" and rest in SLOTS and view.asked not in facts.TOGETHER:
        return f"card-{_use(int(s.slot[view.viewer, SLOTS.index(rest)]))}"
    return place


def _is_busy(s: Any, tile: str) -> bool:
    """Whether the action at hand uses a bonus tile."""
    if tile == "expansion":
        return bool(s.expanded != NOBODY)
    return tile == "bookkeeper" and any(one.kind == "bookkeeping" and one.third == TILE for one in facts.agenda(s))


def _use(card: int) -> str:
    """What a card in a slot is used for."""
    if KIND[card] <= COTTON:
        return "goods"
    if KIND[card] == EXPANSION:
        return "expansion"
    return "bookkeeper" if KIND[card] == BOOKKEEPER else "merchant"
