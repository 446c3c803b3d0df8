"""Factories are built (NZ-601 … NZ-609, NZ-618 … NZ-625, NZ-317 … NZ-319)."""

from entrepot.engine.language.agenda import argument, pop, push, top
from entrepot.engine.language.rule import rule, trailing_zeros

from ..box.tables import (
    ABILITY_CLASS,
    FACTORY_CELLS,
    FACTORY_DISCOUNT,
    FACTORY_PRICE,
    IMMEDIATE,
    MOST_STEPS,
    NEEDS_SCIENCE,
    SCIENCE_SILK,
    SCIENCE_TRACK,
    TILE_DISCOUNT,
    TYPE_OF,
)
from ..decisions import ABILITY_FRAME, FACTORY, FIRST_FACTORY, WAITING
from ..record import NOBODY, OLD
from .payment import pay
from .production import add_goods, side_of

LEFT, RIGHT = 1, 2  # machine cells of a factory
ABILITY_FIRST = 0  # the first answer to what comes first


@rule
def empty_slot(s, player):
    """The leftmost empty cell of the factory area, or NOBODY."""
    for slot in range(FACTORY_CELLS):
        if s.factory[player, slot] == NOBODY:
            return slot
    return NOBODY


@rule
def count_factories(s, player):
    """For the goals: the old factory included, unless only what is built counts. It lies in the first cell."""
    slot = empty_slot(s, player)
    filled = FACTORY_CELLS if slot == NOBODY else slot
    if s.option_old_factory and s.factory[player, 0] >= OLD:
        return filled - 1
    return filled


@rule
def price_of_factory(s, player):
    return FACTORY_PRICE - FACTORY_DISCOUNT if s.tile_a[player] == TILE_DISCOUNT else FACTORY_PRICE


@rule
def levels_short(s, player, factory):
    return max(0, NEEDS_SCIENCE[TYPE_OF[factory]] - s.marker[player, SCIENCE_TRACK])


@rule
def refusal_to_build_factory(s, player, factory):
    if not (s.available >> factory) & 1:
        return 602
    if empty_slot(s, player) == NOBODY:
        return 619
    short = levels_short(s, player, factory)
    if short > MOST_STEPS:
        return 605
    if s.silk[player] < SCIENCE_SILK[short]:
        return 606
    if s.money[player] + s.silk[player] - SCIENCE_SILK[short] < price_of_factory(s, player):
        return 601
    return 0


@rule
def factories_to_build(s):
    return s.available


@rule
def can_build_factory(s, player):
    if s.money[player] + s.silk[player] < price_of_factory(s, player) or empty_slot(s, player) == NOBODY:
        return False
    left = s.available
    while left:
        factory = trailing_zeros(left)
        left = left & (left - 1)
        if refusal_to_build_factory(s, player, factory) == 0:
            return True
    return False


@rule
def refusal_of_silk(s, player):
    """Silk may be needed as science: what has to be built must stay possible."""
    if s.silk[player] == 0:
        return 320
    if top(s) == FACTORY:
        s.silk[player] -= 1
        s.money[player] += 1
        possible = can_build_factory(s, player)
        s.silk[player] += 1
        s.money[player] -= 1
        if not possible:
            return 407
    return 0


@rule
def build_factory(s, player, factory):
    """Pay, lay it into the leftmost empty cell, then its immediate ability and what waited for a first factory."""
    s.silk[player] -= SCIENCE_SILK[levels_short(s, player, factory)]
    pay(s, player, price_of_factory(s, player), 0)
    slot = empty_slot(s, player)
    s.factory[player, slot] = factory
    s.available = s.available & ~(1 << factory)
    s.activations += 1
    pop(s)
    immediate = ABILITY_CLASS[factory, side_of(s, factory)] == IMMEDIATE
    waiting = s.waiting_machine[player] or s.waiting_goods[player]
    if immediate and waiting:
        push(s, FIRST_FACTORY, slot, 0, 0)
    elif immediate:
        push(s, ABILITY_FRAME, slot, 0, 0)
    elif waiting:
        push(s, WAITING, slot, 0, 0)


@rule
def choose_first(s, noun):
    slot = argument(s, 1)
    pop(s)
    if noun == ABILITY_FIRST:
        push(s, WAITING, slot, 0, 0)
        push(s, ABILITY_FRAME, slot, 0, 0)
    else:
        push(s, ABILITY_FRAME, slot, 0, 0)
        push(s, WAITING, slot, 0, 0)


@rule
def advance_waiting(s, player):
    """What a starting tile kept for the first factory; an ability may have filled the left machine cell before."""
    slot = argument(s, 1)
    pop(s)
    if s.waiting_machine[player]:
        s.waiting_machine[player] = 0
        s.machines[player, slot] = s.machines[player, slot] | (RIGHT if s.machines[player, slot] & LEFT else LEFT)
    add_goods(s, player, slot, s.waiting_goods[player])
    s.waiting_goods[player] = 0
