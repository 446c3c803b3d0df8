"""Employment Agency and Chinatown (YK-1239 … YK-1250), and warehouse icons, which use the same prices."""

from entrepot.engine.language.rule import rule

from ..box.tables import (
    ALL_TRADING_HOUSES,
    ASSISTANT,
    ASSISTANT_PRICE,
    CHINATOWN_PRICE,
    IMPORT,
    SHOP,
    SHOP_PRICE,
    TRADING_HOUSE_PRICE,
)
from .rewards import gain_good, one_less


@rule
def hire_price(s, player, piece):
    """Trading houses grow dearer with each that has left the warehouse."""
    if piece == ASSISTANT:
        return ASSISTANT_PRICE
    if piece == SHOP:
        return SHOP_PRICE
    return TRADING_HOUSE_PRICE[ALL_TRADING_HOUSES - s.warehouse[player, piece]]


@rule
def refusal_to_hire(s, player, piece):
    if s.warehouse[player, piece] == 0:
        return 1244
    if hire_price(s, player, piece) > s.yen[player]:
        if piece == SHOP:
            return 1241
        return 1242
    return 0


@rule
def hire(s, player, piece):
    s.yen[player] -= hire_price(s, player, piece)
    s.warehouse[player, piece] -= 1
    s.hand[player, piece] += 1
    one_less(s)


@rule
def refusal_to_sell(s, player, good):
    if s.goods[player, good] == 0:
        return 1246
    return 0


@rule
def sell(s, player, good):
    s.goods[player, good] -= 1
    s.yen[player] += CHINATOWN_PRICE[good]
    one_less(s)


@rule
def refusal_to_buy(s, player, ware):
    if CHINATOWN_PRICE[ware] > s.yen[player]:
        if ware == IMPORT:
            return 1248
        return 1247
    return 0


@rule
def buy(s, player, ware):
    s.yen[player] -= CHINATOWN_PRICE[ware]
    if ware == IMPORT:
        s.imports[player] += 1
    else:
        gain_good(s, player, ware, 1)
    one_less(s)
