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
from ..decisions import ABILITY_FRAME, MODIFIER, PRODUCTION
from ..record import NOBODY
from .production import side_of

ALL_SLOTS = (1 << FACTORY_CELLS) - 1


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
    if lowers_price(s, player, slot):
        return 632 if s.activations or top(s) == MODIFIER else 0
    if top(s) != MODIFIER and not (s.option_modifier and s.activations):
        return 632
    if not condition_met(s, player, slot):
        return 627
    return 0


@rule
def slots_to_modify(s):
    """All cells where a modifier may be asked for now, as bits; by the ledger's ruling that is rarely so."""
    if s.option_modifier or top(s) == MODIFIER or top(s) == PRODUCTION:
        return ALL_SLOTS
    return 0


@rule
def can_modify(s, player):
    """Asked when there is no other activation, with the question on the agenda."""
    for slot in range(FACTORY_CELLS):
        if refusal_to_modify(s, player, slot) == 0:
            return True
    return False


@rule
def modify(s, player, slot):
    """Between activations the question goes too: whether another is possible is found out afterwards."""
    s.modified = 1
    if top(s) == MODIFIER or s.activations:
        pop(s)
    push(s, ABILITY_FRAME, slot, 0, 0)
