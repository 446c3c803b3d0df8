"""Laboratory (YK-1223 … YK-1238), and what a technology brings when it is taken."""

from entrepot.engine.language.agenda import argument, pop, push
from entrepot.engine.language.rule import count_bits, rule

from ..box.tables import (
    CANAL,
    CARD_FLAG,
    CARD_NAME,
    CARD_VALUE,
    EXPOSITION,
    EXPOSITION_VP,
    LETTERPRESS_PRINTING,
    LETTERPRESS_PRINTING_YEN,
    PATENT_SYSTEM,
    PATENT_SYSTEM_VP,
    SLOT_ADDS,
    SLOTS,
    STATION,
    SURCHARGE_FROM,
)
from ..decisions import LEARNT, PAYING, REFILL_LABORATORY, STATION_AT
from ..record import NOBODY, SYNAPSES
from .countries import check_pair
from .placement import refusal_of_area
from .port import can_pay_units
from .technologies import owns


@rule
def deficit(s, noun, strength):
    """Units of a card's value that power does not pay."""
    card = s.laboratory[noun // SLOTS, noun % SLOTS]
    return max(0, CARD_VALUE[card] + SLOT_ADDS[noun % SLOTS] - strength)


@rule
def surcharge(s, player):
    """Units on top of the value from the fourth technology on (Synapses)."""
    if s.option_edition == SYNAPSES and count_bits(s.technologies[player]) + 1 >= SURCHARGE_FROM:
        return 1
    return 0


@rule
def refusal_to_learn(s, player, noun):
    board = noun // SLOTS
    if board != argument(s, 1):
        return 1223
    card = s.laboratory[board, noun % SLOTS]
    if card == NOBODY:
        return 1236
    if owns(s, player, CARD_NAME[card]):
        return 1229
    units = deficit(s, noun, argument(s, 2))
    if not can_pay_units(s, player, units):
        return 1226
    if not can_pay_units(s, player, units + surcharge(s, player)):
        return 1230
    return 0


@rule
def learn(s, player, noun):
    units = deficit(s, noun, argument(s, 2)) + surcharge(s, player)
    pop(s)
    push(s, LEARNT, noun, 0, 0)
    if units > 0:
        push(s, PAYING, units, 0, 0)


@rule
def receive_technology(s, player):
    """After payment: the card with its own effect and the bonuses of earlier ones, the pair check; then the refill."""
    noun = argument(s, 1)
    board = noun // SLOTS
    slot = noun % SLOTS
    card = s.laboratory[board, slot]
    name = CARD_NAME[card]
    pop(s)
    if owns(s, player, LETTERPRESS_PRINTING):
        s.yen[player] += LETTERPRESS_PRINTING_YEN
    if owns(s, player, PATENT_SYSTEM):
        s.vp[player] += PATENT_SYSTEM_VP
    s.laboratory[board, slot] = NOBODY
    s.technologies[player] = s.technologies[player] | (1 << card)
    if name == EXPOSITION:
        s.vp[player] += EXPOSITION_VP
    check_pair(s, player, CARD_FLAG[card])
    push(s, REFILL_LABORATORY, board, slot, 0)
    if name == STATION and s.station == NOBODY:
        push(s, STATION_AT, 0, 0, 0)


@rule
def refill_laboratory(s):
    """Slide the cards left and put a new one into the right-most slot, while the deck lasts."""
    board = argument(s, 1)
    slot = argument(s, 2)
    pop(s)
    for n in range(slot, SLOTS - 1):
        s.laboratory[board, n] = s.laboratory[board, n + 1]
    s.laboratory[board, SLOTS - 1] = NOBODY
    if s.technologies_left > 0:
        s.technologies_left -= 1
        s.laboratory[board, SLOTS - 1] = s.technology_deck[s.technologies_left]
        s.technology_deck[s.technologies_left] = NOBODY
        s.revealed += 1


@rule
def refusal_of_station_at(s, area):
    absent = refusal_of_area(s, area)
    if absent:
        return absent
    if area == CANAL:
        return 1342
    return 0


@rule
def place_station(s, area):
    s.station = area
    pop(s)
