"""Technologies: who owns what, and the two that may be used at any moment between steps (YK-1301 … YK-1360)."""

from entrepot.engine.language.rule import rule

from ..box.tables import (
    ASSISTANT,
    COPIES,
    SILK,
    SPINNING_MILL,
    SPINNING_MILL_YEN,
    SYSTEM_OF_STOCK,
    SYSTEM_OF_STOCK_YEN,
    UNIVERSITY,
    UNIVERSITY_PRICE,
)


@rule
def owns(s, player, technology):
    return (s.technologies[player] & COPIES[technology]) != 0


@rule
def refusal_to_use_university(s, player):
    if not owns(s, player, UNIVERSITY):
        return 1301  # a technology works for its owner only
    if s.university_used:
        return 310  # once per turn
    if s.warehouse[player, ASSISTANT] == 0:
        return 1359
    if s.yen[player] < UNIVERSITY_PRICE:
        return 1358
    return 0


@rule
def use_university(s, player):
    s.university_used = 1
    s.yen[player] -= UNIVERSITY_PRICE
    s.warehouse[player, ASSISTANT] -= 1
    s.hand[player, ASSISTANT] += 1


@rule
def refusal_to_use_spinning_mill(s, player):
    if not owns(s, player, SPINNING_MILL):
        return 1301
    if s.spinning_mill_used:
        return 310
    if s.goods[player, SILK] == 0:
        return 1328
    return 0


@rule
def use_spinning_mill(s, player):
    s.spinning_mill_used = 1
    s.goods[player, SILK] -= 1
    s.yen[player] += SPINNING_MILL_YEN


@rule
def may_pause(s, player):
    """Whether something can be used between two steps (YK-311)."""
    return refusal_to_use_university(s, player) == 0 or refusal_to_use_spinning_mill(s, player) == 0


@rule
def use_system_of_stock(s, player):
    if owns(s, player, SYSTEM_OF_STOCK) and s.yen[player] < SYSTEM_OF_STOCK_YEN:
        s.yen[player] = SYSTEM_OF_STOCK_YEN
