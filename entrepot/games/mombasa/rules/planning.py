"""The planning phase: cards into slots, all at the same time (MB-401 … MB-417)."""

from entrepot.engine.language.agenda import pop, push
from entrepot.engine.language.rule import rule

from ..box.tables import (
    ALL_SLOTS,
    BOOK_SLOT_NUMBER,
    DIAMOND_SLOT,
    DIAMOND_SLOT_NUMBER,
    KIND_CARDS,
    SHARE,
    SHELF_SLOT,
)
from ..decisions import PLANNING, TURN_START
from ..record import NOBODY
from .cards import is_second_twin, is_share, without_twin
from .start import answered
from .tracks import open_bonuses


@rule
def is_available(s, player, slot):
    """The extra slots are unlocked on the diamond track and on the bookkeeping track."""
    if slot == DIAMOND_SLOT_NUMBER:
        return s.diamond[player] >= DIAMOND_SLOT
    if slot == BOOK_SLOT_NUMBER:
        return s.jar[player] > SHELF_SLOT
    return True


@rule
def slot_from(s, player, slot):
    """The first available slot from that one on; ALL_SLOTS when there is none."""
    while slot < ALL_SLOTS and not is_available(s, player, slot):
        slot += 1
    return slot


@rule
def advance_round_start(s):
    """Everybody plans; bonuses that wait for the next round open now."""
    pop(s)
    s.ready = 0
    for player in range(s.players):
        s.planned[player] = slot_from(s, player, 0)
        open_bonuses(s, player, 1)
    push(s, PLANNING, 0, 0, 0)


@rule
def cards_to_lay(s, player):
    if (s.ready >> player) & 1 or s.planned[player] == ALL_SLOTS:
        return 0
    return without_twin(s.hand[player] & ~KIND_CARDS[SHARE])


@rule
def refusal_to_leave(s, player):
    """A plan that stands is taken back first; a card or nothing for each slot, once."""
    if (s.ready >> player) & 1:
        return 411
    if s.planned[player] == ALL_SLOTS:
        return 402
    return 0


@rule
def refusal_to_lay(s, player, card):
    refused = refusal_to_leave(s, player)
    if refused:
        return refused
    if (s.hand[player] >> card) & 1 == 0:
        return 402
    if is_share(card):
        return 409
    if is_second_twin(s.hand[player], card):
        return 147
    return 0


@rule
def refusal_to_be_ready(s, player):
    """Every slot is answered for, so that everybody gives as many answers as there are slots."""
    if (s.ready >> player) & 1:
        return 411
    if s.planned[player] < ALL_SLOTS:
        return 418
    return 0


@rule
def refusal_to_reconsider(s, player):
    """A plan that stands can be taken back while somebody else has none."""
    if (s.ready >> player) & 1 == 0:
        return 411
    return 0


@rule
def go_on_planning(s, player):
    s.planned[player] = slot_from(s, player, s.planned[player] + 1)


@rule
def be_ready(s, player):
    """When everybody is, all cards are turned face up and the first player begins."""
    answered(s, player)
    if s.ready == 0:
        s.starter = s.first
        s.turn = s.first
        s.opening = 1
        s.out = 0
        push(s, TURN_START, 0, 0, 0)


@rule
def lay(s, player, card):
    s.hand[player] = s.hand[player] & ~(1 << card)
    s.slot[player, s.planned[player]] = card
    go_on_planning(s, player)


@rule
def leave(s, player):
    go_on_planning(s, player)


@rule
def take_plan_back(s, player):
    for slot in range(ALL_SLOTS):
        if s.slot[player, slot] >= 0:
            s.hand[player] = s.hand[player] | (1 << s.slot[player, slot])
        s.slot[player, slot] = NOBODY
    s.planned[player] = slot_from(s, player, 0)
    s.ready = s.ready & ~(1 << player)
