"""What is done at a place, and when: for whoever clicks there at another moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper import refusals
from entrepot.paper.words import Words

from ....actions import BONUS_TILES, BOOK_SPACES, CARDS, COMPANIES, DISPLAY, REGIONS, SHELF, SLOTS, SPACES
from ....box.tables import BOOKKEEPER, COTTON, EXPANSION, KIND, SP_C, TILE_GOOD, TRACK_END
from ....record import NOBODY
from ....rules.bases import base_posts
from ....rules.bookkeeper import TILE
from ....rules.books import refusal_to_shelve_book
from ....rules.cards import has_expansion, is_share
from ....rules.goods import active_goods
from ....rules.planning import is_available
from ....rules.special import MOVED, refusal_of_special
from ...refusals import CASES
from .. import facts
from ..holdings import in_use

ENDED = "recovering"  # whoever has ended their action phase is asked this
Standing = tuple[int, str]  # a rule that refuses, and the case of its sentence
IN_USE = (602, "")
NOTHING_TO_EXPAND_WITH = (509, "expand")

NAMES = {
    "region": REGIONS,
    "company": COMPANIES,
    "track": COMPANIES,
    "display": DISPLAY,
    "book": BOOK_SPACES,
    "space": SPACES,
    "shelf": SHELF,
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
# The same by what the words call a place.
NAMED_RULES = {
    "ended-slot": 1304,
    "ended-bonus": 1304,
    "idle-bonus": 1210,
    "expanding-region": 715,
    "entered-region": 717,
    "resting-recovery": 136,
    "either-diamonds": 1716,
}


def here(view: View, place: str, words: Words) -> str:
    """What is taken, empty or used up says so; of a card, what it is for."""
    found = stands(view, place)
    return words.rule(*found) if found else refusals.here(view, _named(view, place), words)


def cited(view: View, place: str) -> tuple[int, ...]:
    """The rule that stands against using a place at whatever moment, or that tells what becomes of it now."""
    found = stands(view, place)
    if found and found != IN_USE:  # of a card in use its own rules come first
        return (CITED.get(found, found[0]),)
    rule = NAMED_RULES.get(_named(view, place))
    return (rule,) if rule else ()


def stands(view: View, place: str) -> Standing | None:
    """Why a place is of no use to the viewer now, whatever is asked."""
    kind, _, rest = place.partition("-")
    if kind not in STANDS or rest not in NAMES[kind] or view.viewer < 0:
        return None
    return STANDS[kind](facts.position(view), view.viewer, NAMES[kind].index(rest))


def _region(s: Any, seat: int, region: int) -> Standing | None:
    return NOTHING_TO_EXPAND_WITH if _is_acting(s, seat) and not has_expansion(s, seat) else None


def _company(s: Any, seat: int, company: int) -> Standing | None:
    if base_posts(s, company) == 0:
        return 738, ""
    return NOTHING_TO_EXPAND_WITH if _is_acting(s, seat) and not has_expansion(s, seat) else None


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


def _shelf(s: Any, seat: int, space: int) -> Standing | None:
    """None of the books that are to be placed fits there."""
    if facts.asked(s) != "which_book":
        return None
    rules = [int(refusal_to_shelve_book(s, seat, s.taken[n], space)) for n in range(s.taken_count)]
    return (rules[0], "") if all(rules) else None


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
    "region": _region,
    "company": _company,
    "track": _track,
    "display": _display,
    "book": _book,
    "space": _space,
    "shelf": _shelf,
    "slot": _slot,
    "recovery": _recovery,
    "bonus": _bonus,
}


def _named(view: View, place: str) -> str:
    """What the words call it: cards by what they are for, and what an action at hand, or its end, has made of it."""
    kind, _, rest = place.partition("-")
    found = NAMED[kind](facts.position(view), view, rest) if kind in NAMED else ""
    return found or place


def _name_of_slot(s: Any, view: View, slot: str) -> str:
    if view.asked == ENDED:
        return "ended-slot"
    if slot not in SLOTS or view.viewer < 0:
        return ""
    if view.asked in facts.TOGETHER:
        cards = [card for card in facts.hand(s, view.viewer) if not is_share(card)]
        return "" if cards or view.asked != "planning" else "idle-slot"
    return f"card-{_use(int(s.slot[view.viewer, SLOTS.index(slot)]))}"


def _name_of_bonus(s: Any, view: View, tile: str) -> str:
    if view.asked == ENDED:
        return "ended-bonus"
    if _is_busy(s, tile):
        return "busy-bonus"
    if tile == "good" and _is_acting(s, view.viewer) and not active_goods(s, view.viewer):
        return "idle-bonus"
    later = _is_busy_turn(view) and not (tile == "good" and "plus" in view.game.asks[view.asked])
    return f"later-bonus-{tile}" if later and tile in BONUS_TILES else ""


def _name_of_company(s: Any, view: View, company: str) -> str:
    if s.expanded != NOBODY:
        return "expanding-company"
    return "later-company" if _is_busy_turn(view) else ""


def _name_of_region(s: Any, view: View, region: str) -> str:
    """Regions are entered before everything else of an expansion."""
    if view.asked == "expanding":
        return ""
    if s.expanded != NOBODY:
        return "expanding-region" if view.asked == "column" else "entered-region"
    return "later-region" if _is_busy_turn(view) else ""


def _name_of_card(s: Any, view: View, card: str) -> str:
    return "hand-share" if card in CARDS and is_share(CARDS.index(card)) else ""


def _name_of_taken(s: Any, view: View, number: str) -> str:
    if view.asked != "shelving":
        return ""
    return "placing-taken" if number == str(facts.top(s).first + 1) else "waiting-taken"


def _name_of_area(s: Any, view: View, area: str) -> str:
    return "resting-recovery" if view.asked == "resting" and area.isdigit() else ""


def _name_of_diamonds(s: Any, view: View, rest: str) -> str:
    """Where diamond steps can be chosen, they are not there yet."""
    return "either-diamonds" if view.asked == "either" and not facts.top(s).first & MOVED else ""


NAMED: dict[str, Callable[[Any, View, str], str]] = {
    "slot": _name_of_slot,
    "bonus": _name_of_bonus,
    "company": _name_of_company,
    "region": _name_of_region,
    "hand": _name_of_card,
    "taken": _name_of_taken,
    "recovery": _name_of_area,
    "diamonds": _name_of_diamonds,
}


def _is_busy_turn(view: View) -> bool:
    """Whether the action of this turn is already chosen."""
    return view.asked not in facts.TOGETHER and view.asked not in ("turn", ENDED, "over")


def _is_acting(s: Any, seat: int) -> bool:
    """Whether it is this player's turn, and not yet the end of their action phase."""
    return s.turn == seat and facts.asked(s) not in facts.TOGETHER and facts.asked(s) != ENDED


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
