"""Machines (NZ-701 … NZ-711)."""

from entrepot.engine.language.agenda import argument, pop, push, top
from entrepot.engine.language.rule import rule

from ..box.tables import FACTORY_CELLS, MACHINE, MACHINE_IRON, MACHINE_PRICE, PIECES
from ..decisions import FREE_MACHINE, GRANT, PRODUCED
from ..record import NOBODY, OLD
from .payment import can_pay, pay
from .tracks import take_piece

# How a machine is granted: with production at its factory, twice the number of machines after it, and whether those may
# go to the same factory.
PRODUCE, ANYWHERE = 1, 16


@rule
def refusal_of_machine_cell(s, player, slot, side):
    """What holds whatever pays for the machine."""
    if s.factory[player, slot] == NOBODY:
        return 702
    if s.factory[player, slot] >= OLD and not s.option_old_machines:
        return 227
    if (s.machines[player, slot] >> side) & 1:
        return 705
    if s.taken[player, MACHINE] == PIECES:
        return 316
    if s.iron[player] < MACHINE_IRON[side]:
        return 706
    return 0


@rule
def refusal_to_build_machine(s, player, noun):
    slot = noun // 2
    if top(s) == FREE_MACHINE:
        if (argument(s, 1) >> slot) & 1:
            return 633
        return refusal_of_machine_cell(s, player, slot, noun % 2)
    if (s.used >> slot) & 1:
        return 709
    refused = refusal_of_machine_cell(s, player, slot, noun % 2)
    if refused:
        return refused
    if not can_pay(s, player, MACHINE_PRICE, MACHINE_IRON[noun % 2]):
        return 701
    return 0


@rule
def machine_cells(s, player):
    """The empty machine cells of a player's factories, as bits."""
    cells = 0
    for slot in range(FACTORY_CELLS):
        if s.factory[player, slot] != NOBODY:
            cells = cells | ((~s.machines[player, slot] & 3) << (2 * slot))
    return cells


@rule
def can_build_machine(s, player):
    """For the price of the action."""
    if s.taken[player, MACHINE] == PIECES or s.money[player] + s.silk[player] < MACHINE_PRICE:
        return False
    for slot in range(FACTORY_CELLS):
        if not (s.used >> slot) & 1 and can_take_machine(s, player, slot):
            return True
    return False


@rule
def can_take_machine(s, player, slot):
    return refusal_of_machine_cell(s, player, slot, 0) == 0 or refusal_of_machine_cell(s, player, slot, 1) == 0


@rule
def can_be_granted_machine(s, player, excluded):
    """For nothing but the iron of the right cell."""
    for slot in range(FACTORY_CELLS):
        if not (excluded >> slot) & 1 and can_take_machine(s, player, slot):
            return True
    return False


@rule
def build_machine(s, player, noun):
    slot = noun // 2
    s.machines[player, slot] = s.machines[player, slot] | (1 << (noun % 2))
    if top(s) == FREE_MACHINE:
        how = argument(s, 2)
        excluded = 0 if how & ANYWHERE else argument(s, 1) | (1 << slot)
        s.iron[player] -= MACHINE_IRON[noun % 2]
        pop(s)
        if how & PRODUCE:
            push(s, PRODUCED, slot, 0, 0)
        elif how % ANYWHERE > 1:
            push(s, GRANT, MACHINE, excluded, how - 2)
    else:
        s.used = s.used | (1 << slot)
        pay(s, player, MACHINE_PRICE, MACHINE_IRON[noun % 2])
        s.activations += 1
        pop(s)
    take_piece(s, player, MACHINE)
