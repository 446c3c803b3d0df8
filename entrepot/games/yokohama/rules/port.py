"""Port (YK-1207 … YK-1222)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import rule

from ..box.tables import GIVES, HAND_LIMIT, PORT_KIND, PORT_LEVEL, SECOND_ORDER_UNITS, SLOTS, UNIT_YEN
from ..decisions import PAYING, REFILL_PORT
from ..record import NOBODY
from .ending import trigger_end
from .setup import draw_order


@rule
def orders_in_hand(s, player):
    count = 0
    for n in range(HAND_LIMIT):
        if s.orders[player, n] != NOBODY:
            count += 1
    return count


@rule
def can_pay_units(s, player, units):
    """Whether a price in units of 2 yen or 1 import can be paid, in any mix."""
    return s.imports[player] + s.yen[player] // UNIT_YEN >= units


@rule
def refusal_to_take_order(s, player, noun):
    board = noun // SLOTS
    slot = noun % SLOTS
    strength = argument(s, 2)
    if board != argument(s, 1):
        return 1208
    if PORT_LEVEL[slot] > GIVES[PORT_KIND, strength]:
        if strength == 1:
            return 1209
        if strength == 2:
            return 1210
        return 1211
    if s.port[board, slot] == NOBODY:
        return 1217
    if orders_in_hand(s, player) >= HAND_LIMIT:
        return 1215
    if argument(s, 3) > 0 and not can_pay_units(s, player, SECOND_ORDER_UNITS):
        return 1207  # the second one costs
    return 0


@rule
def take_order(s, player, noun):
    board = noun // SLOTS
    slot = noun % SLOTS
    n = 0
    while s.orders[player, n] != NOBODY:
        n += 1
    s.orders[player, n] = s.port[board, slot]
    s.port[board, slot] = NOBODY
    if argument(s, 3) == 0:
        set_argument(s, 3, 1)
    else:
        pop(s)
        push(s, REFILL_PORT, board, 0, 0)
        push(s, PAYING, SECOND_ORDER_UNITS, 0, 0)


@rule
def stop_taking_orders(s):
    board = argument(s, 1)
    taken = argument(s, 3)
    pop(s)
    if taken:
        push(s, REFILL_PORT, board, 0, 0)


@rule
def refill_port(s):
    """Slide the cards of a Port board left and fill it from the deck; an empty slot triggers the end."""
    board = argument(s, 1)
    pop(s)
    kept = 0
    for slot in range(SLOTS):
        card = s.port[board, slot]
        if card != NOBODY:
            s.port[board, slot] = NOBODY
            s.port[board, kept] = card
            kept += 1
    for slot in range(kept, SLOTS):
        card = draw_order(s)
        s.port[board, slot] = card
        if card == NOBODY:
            trigger_end(s)
        elif slot == kept:
            s.revealed += 1


@rule
def refusal_to_pay_imports(s, player, imports):
    units = argument(s, 1)
    if imports > units:
        return 1228  # no overpaying
    if imports > s.imports[player]:
        return 213
    if (units - imports) * UNIT_YEN > s.yen[player]:
        return 213
    return 0


@rule
def pay_imports(s, player, imports):
    """Pay a price: so many units in imports, the others in yen."""
    s.imports[player] -= imports
    s.yen[player] -= (argument(s, 1) - imports) * UNIT_YEN
    pop(s)
