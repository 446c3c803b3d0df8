"""Local markets and influence tokens (NZ-1201 … NZ-1231)."""

from entrepot.engine.language.agenda import argument, pop, push
from entrepot.engine.language.rule import rule

from ..box.tables import (
    CITY_OF_CELL,
    DEMAND,
    INFLUENCE_VALUE,
    MARKET_GAIN,
    MARKET_TOKENS,
    REGION_GAIN,
    REGION_OF_CELL,
    SIDE_OF_CELL,
    TRACK_TOKEN,
)
from ..decisions import EVICTING, SUPPLIED
from ..record import AUTOMA, NOBODY
from .production import goods_of, has_goods, spend_goods
from .supply import gain

CELLS = 32
SIDES = 4
MOST_GOODS = 3  # of one supply
TYPES = 6


@rule
def demand_at(s, cell):
    """The type of goods that the demand token names on the side next to a cell."""
    city = CITY_OF_CELL[cell]
    return DEMAND[s.demand[city], (SIDE_OF_CELL[cell] + SIDES - s.turned[city]) % SIDES]


@rule
def tokens_in_city(s, city):
    count = 0
    for side in range(SIDES):
        if s.token[city * SIDES + side]:
            count += 1
    return count


@rule
def lowest_in_city(s, city):
    lowest = 0
    for side in range(SIDES):
        value = s.token[city * SIDES + side]
        if value and (lowest == 0 or value < lowest):
            lowest = value
    return lowest


@rule
def highest_in_city(s, city):
    highest = 0
    for side in range(SIDES):
        highest = max(highest, s.token[city * SIDES + side])
    return highest


@rule
def is_full(s, city):
    return tokens_in_city(s, city) >= MARKET_TOKENS[s.players]


@rule
def refusal_of_cell(s, cell, value):
    """Whether a token of that value may lie there, whoever places it."""
    if s.token[cell]:
        if value <= s.token[cell]:
            return 1217
        return 0
    if is_full(s, CITY_OF_CELL[cell]) and value <= highest_in_city(s, CITY_OF_CELL[cell]):
        return 1222
    return 0


@rule
def has_locked(s, player, value):
    for track in range(3):
        if (s.locked[player] >> track) & 1 and TRACK_TOKEN[track] == value:
            return True
    return False


@rule
def refusal_to_supply(s, player, cell, goods):
    if s.used and not (s.used >> REGION_OF_CELL[cell]) & 1:
        return 1201
    kind = demand_at(s, cell)
    value = INFLUENCE_VALUE[kind, goods]
    refused = refusal_of_cell(s, cell, value)
    if refused:
        return refused
    if s.tokens[player, value] == 0:
        return 1214 if has_locked(s, player, value) else 1213
    if goods_of(s, player, kind) < goods:
        return 1205
    return 0


@rule
def refusal_to_supply_1(s, player, cell):
    return refusal_to_supply(s, player, cell, 1)


@rule
def refusal_to_supply_2(s, player, cell):
    return refusal_to_supply(s, player, cell, 2)


@rule
def refusal_to_supply_3(s, player, cell):
    return refusal_to_supply(s, player, cell, 3)


@rule
def types_for(s, player, goods):
    """The types with so many goods and the token they are worth, as bits."""
    types = 0
    for kind in range(TYPES):
        if s.tokens[player, INFLUENCE_VALUE[kind, goods]] and goods_of(s, player, kind) >= goods:
            types = types | (1 << kind)
    return types


@rule
def cells_for(s, player, goods):
    """The cells that ask for goods the player can supply, as bits."""
    types = types_for(s, player, goods)
    found = 0
    if types:
        for cell in range(CELLS):
            if (types >> demand_at(s, cell)) & 1 and (s.used == 0 or (s.used >> REGION_OF_CELL[cell]) & 1):
                found = found | (1 << cell)
    return found


@rule
def cells_for_1(s, player):
    return cells_for(s, player, 1)


@rule
def cells_for_2(s, player):
    return cells_for(s, player, 2)


@rule
def cells_for_3(s, player):
    return cells_for(s, player, 3)


@rule
def can_supply(s, player):
    if not has_goods(s, player):
        return False
    for goods in range(1, MOST_GOODS + 1):
        types = types_for(s, player, goods)
        if types:
            for cell in range(CELLS):
                kind = demand_at(s, cell)
                if (types >> kind) & 1 and (s.used == 0 or (s.used >> REGION_OF_CELL[cell]) & 1):
                    if refusal_of_cell(s, cell, INFLUENCE_VALUE[kind, goods]) == 0:
                        return True
    return False


@rule
def return_token(s, cell):
    """Back to the personal supply of its owner; a token of the Automa leaves the game."""
    owner = s.owner[cell]
    if s.players > 1 or owner != AUTOMA:
        s.tokens[owner, s.token[cell]] += 1
    s.token[cell] = 0
    s.owner[cell] = NOBODY


@rule
def count_lowest(s, city, lowest):
    count = 0
    for side in range(SIDES):
        if s.token[city * SIDES + side] == lowest:
            count += 1
    return count


@rule
def return_lowest(s, city):
    """From a full local market; where several are lowest, the placer is asked."""
    lowest = lowest_in_city(s, city)
    if count_lowest(s, city, lowest) > 1:
        push(s, EVICTING, city, lowest, 0)
        return
    for side in range(SIDES):
        if s.token[city * SIDES + side] == lowest:
            return_token(s, city * SIDES + side)


@rule
def supply(s, player, cell, goods):
    """Spend the goods, make room, put the token down; then the bonus of the region or VP."""
    kind = demand_at(s, cell)
    value = INFLUENCE_VALUE[kind, goods]
    region = REGION_OF_CELL[cell]
    pop(s)
    s.used = s.used | (1 << region)
    s.activations += 1
    push(s, SUPPLIED, region, 0, 0)
    spend_goods(s, player, kind, goods)
    if s.token[cell]:
        return_token(s, cell)
    elif is_full(s, CITY_OF_CELL[cell]):
        return_lowest(s, CITY_OF_CELL[cell])
    s.token[cell] = value
    s.owner[cell] = player
    s.tokens[player, value] -= 1


@rule
def supply_with_1(s, player, cell):
    supply(s, player, cell, 1)


@rule
def supply_with_2(s, player, cell):
    supply(s, player, cell, 2)


@rule
def supply_with_3(s, player, cell):
    supply(s, player, cell, 3)


@rule
def refusal_to_evict(s, cell):
    """The token just placed is higher than all others, so it is never among the lowest."""
    if CITY_OF_CELL[cell] != argument(s, 1) or s.token[cell] != argument(s, 2):
        return 1224
    return 0


@rule
def evict(s, cell):
    pop(s)
    return_token(s, cell)


@rule
def gain_supplied(s, player, noun):
    region = argument(s, 1)
    pop(s)
    gain(s, player, REGION_GAIN[region] if noun == 0 else MARKET_GAIN)
