"""A plan is laid out and changed as a whole: every card into every slot, in one go (MB-401 … MB-418)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

from entrepot.engine.language.record import NOBODY
from entrepot.engine.match.view import View
from entrepot.paper.face import Act, Scene
from entrepot.paper.phrases import capital
from entrepot.paper.reading import opened
from entrepot.paper.words import Words

from ....actions import CARDS, SLOTS
from ....box.tables import KIND, SHARE, TWIN
from ....rules.planning import is_available

PLANNED = frozenset({"lay", "leave"})

ORDER = sorted(range(len(SLOTS)), key=lambda n: not SLOTS[n].isdigit())  # by number, so that a key is a slot
Layout = dict[int, int]  # the card in each available slot, or NOBODY


def plans(view: View, words: Words) -> Mapping[str, tuple[Act, ...]]:
    """At a card in hand: where it could be laid; at a slot: what could be laid there, or that it be empty."""
    seat = view.viewer
    if view.asked != "planning" or seat == NOBODY or (view.ready >> seat) & 1:
        return {}
    s = opened(view)
    layout = {n: s.slot[seat, n] for n in ORDER if is_available(s, seat, n)}
    free = next((slot for slot, card in layout.items() if card == NOBODY), None)
    own = {card for card in range(len(CARDS)) if (s.hand[seat] >> card) & 1} | set(layout.values())
    found: dict[str, list[Act]] = {}
    for card in range(len(CARDS)):
        if not (s.hand[seat] >> card) & 1 or KIND[card] == SHARE:
            continue
        second = _is_second(s.hand[seat], card)  # whichever of two equal cards is taken, the first is laid
        for slot in layout:
            laid = {**layout, slot: int(TWIN[card]) if second else card}
            act = _act(laid, own, _said(words, "plan-lay", card, slot))
            found.setdefault(f"hand-{CARDS[card]}", []).append(replace(act, straight=slot == free))
            if not second:
                found.setdefault(f"slot-{SLOTS[slot]}", []).append(act)
    for slot, card in layout.items():
        if card != NOBODY:
            act = _act({**layout, slot: NOBODY}, own, _said(words, "plan-empty", card, slot))
            found.setdefault(f"slot-{SLOTS[slot]}", []).insert(0, replace(act, straight=True))
    for one, other in combinations(layout, 2):
        if layout[one] != layout[other]:
            swapped = {**layout, one: layout[other], other: layout[one]}
            act = _act(swapped, own, _swap(words, layout, one, other))
            for slot in (one, other):
                found.setdefault(f"slot-{SLOTS[slot]}", []).append(act)
    if s.planned[seat] < len(SLOTS):
        found[""] = [_act(layout, own, words.text("plan-nothing"))]
    return {place: tuple(acts) for place, acts in found.items()}


def left(scene: Scene) -> str:
    """Slots that stay empty though a card in hand could be laid there."""
    view, seat = scene.view, scene.viewer
    if view.asked != "planning" or seat is None:
        return ""
    s = opened(view)
    if not any((s.hand[seat] >> card) & 1 and KIND[card] != SHARE for card in range(len(CARDS))):
        return ""
    empty = sum(is_available(s, seat, n) and s.slot[seat, n] == NOBODY for n in range(len(SLOTS)))
    return scene.words.text("plan-left", number=empty) if empty else ""


def _is_second(cards: int, card: int) -> bool:
    return bool(TWIN[card] >= 0 and (cards >> int(TWIN[card])) & 1)


def _act(layout: Layout, own: set[int], label: str) -> Act:
    """The whole layout, slot by slot; of two equal cards the first one is laid first."""
    order = dict(layout)
    for second, first in enumerate(TWIN):
        if first >= 0:
            at = [slot for slot, card in sorted(layout.items()) if card in (first, second)]
            order.update(zip(at, sorted(own & {int(first), second}), strict=False))
    actions = tuple("leave" if card == NOBODY else f"lay:{CARDS[card]}" for _, card in sorted(order.items()))
    return Act(actions, anew=True, label=label)


def _swap(words: Words, layout: Layout, one: int, other: int) -> str:
    """A card goes to an empty slot, or two change places."""
    if NOBODY in (layout[one], layout[other]):
        card, slot = (layout[one], other) if layout[other] == NOBODY else (layout[other], one)
        return _said(words, "plan-lay", card, slot)
    names = {f"slot{n}": words.noun(f"slot-{SLOTS[slot]}") for n, slot in enumerate((one, other), 1)}
    return capital(words.text("plan-swap", **names))


def _said(words: Words, message: str, card: int, slot: int) -> str:
    return capital(words.text(message, card=words.noun(f"card-{CARDS[card]}"), slot=words.noun(f"slot-{SLOTS[slot]}")))
