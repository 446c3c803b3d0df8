"""The five action slots of the board, each under the stack of its recovery area."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.paper.face import Scene
from entrepot.paper.places import PLAIN, Spot, Spots, attrs
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ....actions import SLOTS
from ....box.tables import BOOK_SLOT_NUMBER, DIAMOND_SLOT, DIAMOND_SLOT_NUMBER, SHELF_SLOT
from .. import holdings
from ..cards import hole, strip, whole
from ..holdings import Slot
from ..parts import ic
from ..reading import asked_of
from ..spots import spots_of

PLACES = (*(f"slot-{name}" for name in SLOTS), *(f"recovery-{name}" for name in SLOTS))
FULL = 4  # strips of a stack one under the other; more lie two by two


class Slots(NamedTuple):
    """Everything the slots show."""

    slots: tuple[Slot, ...]
    next: int  # the slot, or the recovery area at the start, that is asked for, or -1
    planning: bool
    resting: bool
    spots: Spots


def slots_of(s: Any, seat: int, scene: Scene) -> Slots:
    kind = asked_of(scene.view)
    own = scene.viewer == seat
    waits = own and kind in ("planning", "resting") and not (s.ready >> seat) & 1
    asks = int(s.planned[seat]) + (1 if kind == "resting" else 0)
    return Slots(
        holdings.slots(s, seat),
        asks if waits else -1,
        kind == "planning",
        kind == "resting",
        spots_of(scene, PLACES) if own else (),
    )


@lru_cache(maxsize=2048)
def slots(b: Slots, words: Words) -> Markup:
    spots = dict(b.spots)
    return Markup(f'<div class="slots">{"".join(_slot(b, n, spots, words) for n in range(len(SLOTS)))}</div>')


def _slot(b: Slots, n: int, spots: dict[str, Spot], words: Words) -> str:
    name = SLOTS[n]
    here = spots.get(f"slot-{name}", PLAIN)
    label = escape(words.noun(f"slot-{name}"))
    inside = _stack(b, n, spots, words) + _card(b, n, here, words)
    return f'<div class="slot" role="group" aria-label="{label}">{inside}</div>'


def sign(n: int) -> str:
    """What tells a slot: its number, or what opens it."""
    if n == DIAMOND_SLOT_NUMBER:
        return ic("mb-diamond", 14)
    return ic("mb-book", 14) if n == BOOK_SLOT_NUMBER else f"<b>{SLOTS[n]}</b>"


def _stack(b: Slots, n: int, spots: dict[str, Spot], words: Words) -> str:
    """The cards of a recovery area, the last one lowest."""
    slot, place = b.slots[n], f"recovery-{SLOTS[n]}"
    count = len(slot.recovery)
    kind = "rst" + (" pairs" if count > FULL else " full" if count == FULL else "")
    kind += " next" if b.resting and b.next == n else ""
    strips = "".join(strip(card, words) for card in slot.recovery)
    inside = strips or (f'<span class="nor">{ic("mb-recovery", 20)}</span>' if slot.open else "")
    return f'<div {attrs(place, kind, spots.get(place, PLAIN))}><span class="sg">{sign(n)}</span>{inside}</div>'


def _card(b: Slots, n: int, here: Spot, words: Words) -> str:
    slot, place = b.slots[n], f"slot-{SLOTS[n]}"
    if not slot.open:
        opens = _opens(n, words)
        return hole(place, "shut", here, f"{ic('mb-lock', 20)}<small>{escape(opens)}</small>")
    if slot.card is None:
        asked_for = b.planning and b.next == n and not here.acts
        skipped = b.planning and b.next > n
        return hole(place, "hole next" if asked_for else "hole left" if skipped else "hole", here)
    state = "planned" if b.planning else "used" if slot.used else "inuse" if slot.in_use else ""
    over = f'<span class="usedm">{escape(words.text("panel-used"))}</span>' if slot.used else ""
    over += f'<span class="plus">{ic("mb-plus-good", 20)}</span>' if slot.plus else ""
    return whole(slot.card, place, state, here, words, over)


def _opens(n: int, words: Words) -> str:
    """Where the track has to be for an extra slot."""
    if n == DIAMOND_SLOT_NUMBER:
        return words.text("panel-opens-diamond", number=int(DIAMOND_SLOT))
    return words.text("panel-opens-book", number=int(SHELF_SLOT))
