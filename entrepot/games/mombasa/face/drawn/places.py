"""Where on the table an action is done, and the icons of the prompt bar."""

from __future__ import annotations

from entrepot.engine.match.view import View

from ...actions import COMPANIES, SLOTS
from ...box.tables import TILE_GOOD
from ...record import NOBODY
from ...rules.cards import is_active_good
from .parts import EMBLEMS
from .reading import asked_of, position

# Where the noun of a verb is: an element's id around it.
BY_NOUN = {
    "tile": "tile-{}",
    **dict.fromkeys(("rest", "lay", "sell"), "hand-{}"),
    **dict.fromkeys(("goods", "plus"), "slot-{}"),
    "expand": "company-{}",
    "mark": "space-{}",
    **dict.fromkeys(("buy", "buy_cheaper"), "display-{}"),
    **dict.fromkeys(("step", "track"), "track-{}"),
    "enter": "region-{}",
    **dict.fromkeys(("post_from", "post_to", "remove"), "base-{}"),
    **dict.fromkeys(("turn_over", "shelve"), "shelf-{}"),
    "take": "book-{}",
    "book": "taken-{}",
    "recover": "recovery-{}",
}
BY_MEANS = ("bookkeeper", "merchant")  # a card in a slot, or the bonus tile

SEALS = {
    "tile": "mb-slot",
    "resting": "mb-recovery",
    "planning": "mb-cards",
    "turn": "mb-cards",
    "goods": "mb-plus-good",
    "steps": "mb-step",
    "toll": "mb-pay",
    "expanding": "mb-expansion",
    "column": "mb-post",
    "parts": "mb-special",
    "returning": "mb-post",
    "walking": "mb-inkjar",
    "books": "mb-book",
    "buying": "mb-cards",
    "selling": "mb-cards",
    "tier": "mb-bonus-marker",
    "sharing": "mb-bp",
    "either": "mb-diamond",
    "tracks": "mb-step",
    "removing": "mb-remove-post",
    "which_book": "mb-book",
    "shelving": "mb-book",
    "recovering": "mb-recovery",
    "over": "c-end",
}
# By the whole action, or by its verb.
BUTTONS = {
    "collect:bp": "mb-bp",
    "collect:steps": "mb-step",
    "collect:posts": "mb-remove-post",
    "leave": "c-forward",
    "ready": "c-confirm",
    "reconsider": "c-undo",
    "end": "mb-recovery",
    "cash": "mb-pound",
    "tier": "mb-bonus-marker",
    "share": "mb-bp",
    "diamonds": "mb-diamond",
    "stop": "c-confirm",
}


def place(view: View, action: str) -> str | None:
    """The id of the place where an action is done, or None for a button of the prompt bar."""
    verb, _, noun = action.partition(":")
    if verb == "plus" and not _takes_plus(view, SLOTS.index(noun)):
        return None  # a slot is then clicked for something else
    if verb in BY_NOUN:
        return BY_NOUN[verb].format(noun)
    if verb in BY_MEANS:
        return f"bonus-{verb}" if noun == "tile" else f"slot-{noun}"
    if verb == "walk":
        s = position(view)
        return shelf(int(s.jar[s.turn]) + 1)
    if verb == "pay" and asked_of(view) == "toll":
        s = position(view)
        return f"track-{COMPANIES[s.agenda[s.depth - 1, 1]]}"
    return None


def _takes_plus(view: View, slot: int) -> bool:
    """Whether the viewer has a +1 good tile to lay, and a card for it there."""
    s, seat = position(view), view.viewer
    return bool(s.tile[TILE_GOOD] == seat and s.plus == NOBODY and is_active_good(s, seat, slot))


def shelf(jar: int) -> str:
    """The space of the bookkeeping track where the ink jar stands at that position."""
    return "shelf-start" if jar <= 1 else f"shelf-{jar - 1}"


def seal(view: View) -> str:
    """The icon of the thing asked about."""
    s = position(view)
    kind = asked_of(view)
    if kind == "expanding" and s.expanded >= 0:
        return EMBLEMS[int(s.expanded)]
    return SEALS[kind]


def button(action: str) -> str:
    """The icon of an action in the prompt bar, or nothing."""
    return BUTTONS.get(action, BUTTONS.get(action.partition(":")[0], ""))
