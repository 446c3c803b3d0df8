"""Investment and contracts (NZ-1301 … NZ-1320)."""

from entrepot.engine.language.agenda import pop, push
from entrepot.engine.language.rule import rule

from ..box.tables import CONTRACT_CELLS, CONTRACT_COLOURS, CONTRACT_LEVEL, FINANCE_TRACK, INVESTMENT_STEPS, LEVEL
from ..decisions import FULFILLING
from ..record import NOBODY
from .departments import give_one_of
from .production import goods_of, has_goods, spend_goods
from .tracks import step_forward

TYPES = 6


@rule
def refusal_to_spend(s, player, kind):
    if (s.used >> kind) & 1:
        return 1305
    if goods_of(s, player, kind) <= s.activations:
        if s.activations == 0:
            return 1302
        return 1303 if s.activations == 1 else 1304
    return 0


@rule
def can_spend(s, player):
    if not has_goods(s, player):
        return False
    for kind in range(TYPES):
        if refusal_to_spend(s, player, kind) == 0:
            return True
    return False


@rule
def spend(s, player, kind):
    """One of the goods for the first activation, two for the second, three for the third."""
    s.activations += 1
    s.used = s.used | (1 << kind)
    s.spent = s.spent | (1 << LEVEL[kind])
    pop(s)
    push(s, FULFILLING, 0, 0, 0)
    spend_goods(s, player, kind, s.activations)


@rule
def invest(s, player):
    pop(s)
    step_forward(s, player, FINANCE_TRACK, INVESTMENT_STEPS)


@rule
def count_contracts(s, player):
    for cell in range(CONTRACT_CELLS):
        if s.contract[player, cell] == NOBODY:
            return cell
    return CONTRACT_CELLS


@rule
def refusal_of_contract(s, player, contract):
    if (s.fulfilled[player] >> contract) & 1:
        return 1314
    if CONTRACT_LEVEL[contract] and not (s.spent >> CONTRACT_LEVEL[contract]) & 1:
        return 1311
    return 0


@rule
def fulfil(s, player, contract):
    """The contract to the leftmost empty cell, then its bonus."""
    pop(s)
    s.contract[player, count_contracts(s, player)] = contract
    s.fulfilled[player] = s.fulfilled[player] | (1 << contract)
    s.fulfilled_now += 1
    give_one_of(s, player, CONTRACT_COLOURS[contract])
