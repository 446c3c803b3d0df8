"""Action modifiers: at most one a turn, and only where its condition is met (NZ-612 … NZ-617, NZ-626 … NZ-628)."""

from entrepot.engine.language.agenda import pop, push, top
from entrepot.engine.language.rule import rule

from ..box.tables import (
    AB_CHEAPER_PRODUCTION,
    ABILITY,
    ABILITY_ACTION,
    ABILITY_CLASS,
    ABILITY_CONDITION,
    ABILITY_CONTRACTS,
    CONTRACTS,
    FACTORY_CELLS,
    MACHINE_HERE,
    PRODUCED_HERE,
)
from ..box.tables import MODIFIER as MODIFIER_CLASS
from ..decisions import ABILITY_FRAME, MODIFIER
from ..record import NOBODY
from .production import side_of


@rule
def modifies(s, player, slot):
    """Whether the factory in a cell modifies the action at hand at all."""
    token = s.factory[player, slot]
    if token == NOBODY:
        return False
    side = side_of(s, token)
    return ABILITY_CLASS[token, side] == MODIFIER_CLASS and ABILITY_ACTION[token, side] == s.action


@rule
def lowers_price(s, player, slot):
    token = s.factory[player, slot]
    return ABILITY[token, side_of(s, token)] == AB_CHEAPER_PRODUCTION


@rule
def condition_met(s, player, slot):
    """By the activations of this action alone."""
    token = s.factory[player, slot]
    side = side_of(s, token)
    condition = ABILITY_CONDITION[token, side]
    if condition == MACHINE_HERE or condition == PRODUCED_HERE:
        return (s.used >> slot) & 1
    if condition == CONTRACTS:
        return s.fulfilled_now >= ABILITY_CONTRACTS[token, side]
    return 1


@rule
def refusal_to_modify(s, player, slot):
    if not modifies(s, player, slot):
        return 612
    if s.modified:
        return 614
    if top(s) == MODIFIER:
        if lowers_price(s, player, slot):
            return 632
        if not condition_met(s, player, slot):
            return 627
        return 0
    if s.activations or not lowers_price(s, player, slot):
        return 632
    return 0


@rule
def can_modify(s, player):
    """Asked after the last activation, with the question on the agenda."""
    for slot in range(FACTORY_CELLS):
        if refusal_to_modify(s, player, slot) == 0:
            return True
    return False


@rule
def modify(s, player, slot):
    s.modified = 1
    if top(s) == MODIFIER:
        pop(s)
    push(s, ABILITY_FRAME, slot, 0, 0)
