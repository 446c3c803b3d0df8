"""Production (NZ-801 … NZ-813), and goods that are spent (NZ-812)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import count_bits, rule

from ..box.tables import (
    AB_CHEAPER_PRODUCTION,
    ABILITY,
    ABILITY_COUNT,
    COAL_PRICE,
    FACTORY_CELLS,
    GOODS_CELLS,
    OUTPUT,
    TYPE_OF,
)
from ..decisions import SOURCE
from ..record import NOBODY, OLD
from .payment import pay_coal


@rule
def side_of(s, token):
    """The side of a factory that lies up."""
    return (s.side_b >> token) & 1 if token < OLD else 0


@rule
def add_goods(s, player, slot, goods):
    """What does not fit into the cells below is discarded."""
    s.goods[player, slot] = min(GOODS_CELLS, s.goods[player, slot] + goods)


@rule
def coal_price(s, player, slot):
    return COAL_PRICE[TYPE_OF[s.factory[player, slot]]]


@rule
def has_coal(s, player, coal):
    return s.coal[player] + s.kept_coal[player] >= coal


@rule
def refusal_to_produce(s, player, slot):
    if s.factory[player, slot] == NOBODY:
        return 802
    if s.factory[player, slot] >= OLD:
        return 224
    if (s.used >> slot) & 1:
        return 801
    if not has_coal(s, player, coal_price(s, player, slot) - s.cheaper):
        return 803
    return 0


@rule
def discount_at_hand(s, player):
    """What the first activation may cost less by a modifier that is not applied yet."""
    if s.modified or s.activations:
        return 0
    for slot in range(FACTORY_CELLS):
        token = s.factory[player, slot]
        if token != NOBODY and ABILITY[token, side_of(s, token)] == AB_CHEAPER_PRODUCTION:
            return ABILITY_COUNT[token, side_of(s, token)]
    return 0


@rule
def can_produce(s, player):
    coal = s.coal[player] + s.kept_coal[player] + s.cheaper + discount_at_hand(s, player)
    for slot in range(FACTORY_CELLS):
        token = s.factory[player, slot]
        if token != NOBODY and token < OLD and not (s.used >> slot) & 1 and coal >= COAL_PRICE[TYPE_OF[token]]:
            return True
    return False


@rule
def output(s, player, slot):
    return OUTPUT + count_bits(s.machines[player, slot])


@rule
def produce(s, player, slot):
    pay_coal(s, player, coal_price(s, player, slot) - s.cheaper)
    add_goods(s, player, slot, output(s, player, slot))
    s.used = s.used | (1 << slot)
    s.activations += 1
    pop(s)


@rule
def advance_produced(s, player):
    """Production that an ability grants: at the usual price, or not at all; an old factory never produces."""
    slot = argument(s, 1)
    pop(s)
    if s.factory[player, slot] < OLD and has_coal(s, player, coal_price(s, player, slot)):
        pay_coal(s, player, coal_price(s, player, slot))
        add_goods(s, player, slot, output(s, player, slot))


@rule
def has_goods(s, player):
    for slot in range(FACTORY_CELLS):
        if s.goods[player, slot]:
            return True
    return False


@rule
def goods_of(s, player, kind):
    """Goods of a type under all factories of the player."""
    goods = 0
    for slot in range(FACTORY_CELLS):
        if s.factory[player, slot] != NOBODY and TYPE_OF[s.factory[player, slot]] == kind:
            goods += s.goods[player, slot]
    return goods


@rule
def holders(s, player, kind):
    """The factories with goods of a type, as bits."""
    found = 0
    for slot in range(FACTORY_CELLS):
        if s.goods[player, slot] > 0 and TYPE_OF[s.factory[player, slot]] == kind:
            found = found | (1 << slot)
    return found


@rule
def spend_goods(s, player, kind, goods):
    """From anywhere; asked where that is a choice."""
    if count_bits(holders(s, player, kind)) == 1 or goods_of(s, player, kind) == goods:
        for slot in range(FACTORY_CELLS):
            if s.goods[player, slot] > 0 and TYPE_OF[s.factory[player, slot]] == kind and goods > 0:
                part = min(goods, s.goods[player, slot])
                s.goods[player, slot] -= part
                goods -= part
    else:
        push(s, SOURCE, kind, goods, 0)


@rule
def refusal_to_take_from(s, player, slot):
    if not (holders(s, player, argument(s, 1)) >> slot) & 1:
        return 812
    return 0


@rule
def take_from(s, player, slot):
    left = argument(s, 2) - 1
    s.goods[player, slot] -= 1
    set_argument(s, 2, left)
    if left == 0:
        pop(s)
