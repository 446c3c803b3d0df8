"""The goods action: cards, one purchase, steps (MB-601 … MB-621, MB-1703 … MB-1706, MB-1724 … MB-1734, MB-1901)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument, top
from entrepot.engine.language.rule import rule

from ..box.tables import ALL_SLOTS, BANANA, COTTON, E_BANANA, E_COTTON, KIND, TILE_GOOD
from ..decisions import GOODS, STEPS, TURN
from ..record import NOBODY
from .cards import full_price, is_active_good, level_of, take_from_display, unit_value
from .tracks import any_free_step, step_once

DISPLAY = 12


@rule
def active_goods(s, player):
    """Slots with a goods card face up, as bits."""
    slots = 0
    for slot in range(ALL_SLOTS):
        if is_active_good(s, player, slot):
            slots = slots | (1 << slot)
    return slots


@rule
def shows(s, player, slots, good):
    """Whether one of these cards shows that good."""
    for slot in range(ALL_SLOTS):
        if (slots >> slot) & 1 and KIND[s.slot[player, slot]] == good:
            return 1
    return 0


@rule
def is_mixed(s, player, slots):
    return shows(s, player, slots, 0) + shows(s, player, slots, 1) + shows(s, player, slots, 2) > 1


@rule
def units_of(s, player, slots, increase):
    """What these cards add up to."""
    total = 0
    for slot in range(ALL_SLOTS):
        if (slots >> slot) & 1:
            total += unit_value(s, player, slot, increase)
    return total


@rule
def price_with(s, player, slots, space, cheaper):
    """Of a card for sale when these goods pay for it; `cheaper` takes the first bonus of A2 instead of the second."""
    price = full_price(s, space)
    if level_of(s, player, E_BANANA) and shows(s, player, slots, BANANA):
        price -= 1
    level = level_of(s, player, E_COTTON)
    if (level == 1 or (level == 2 and cheaper)) and shows(s, player, slots, COTTON):
        price -= 1
    return max(price, 0)


@rule
def can_pay_for_any(s, player, slots):
    units = units_of(s, player, slots, 1)
    for space in range(DISPLAY):
        if s.display[space] != NOBODY and units >= price_with(s, player, slots, space, 0):
            return 1
    return 0


@rule
def level_to_mix(s):
    """Which bonus of B1 lets different goods pay: the second, in the other reading already the first."""
    return 1 if s.option_banana_bonus else 2


@rule
def may_mix(s, player):
    """Different goods may pay together if all that are in play have a banana among them and can buy something."""
    if level_of(s, player, E_BANANA) < level_to_mix(s):
        return False
    slots = active_goods(s, player)
    return shows(s, player, slots, BANANA) == 1 and can_pay_for_any(s, player, slots) == 1


@rule
def refusal_to_use_goods(s, player, slot):
    if not is_active_good(s, player, slot):
        return 509
    if top(s) == GOODS:
        if (s.chosen >> slot) & 1:
            return 602
        if is_mixed(s, player, s.chosen | (1 << slot)) and not may_mix(s, player):
            return 612
    return 0


@rule
def use_goods(s, player, slot):
    if top(s) == TURN:
        pop(s)
        push(s, GOODS, 0, 0, 0)
    s.chosen = s.chosen | (1 << slot)


@rule
def refusal_to_pay_with_goods(s, player, space, cheaper):
    if s.display[space] == NOBODY:
        return 609
    if is_mixed(s, player, s.chosen) and not shows(s, player, s.chosen, BANANA):
        return 1725
    if units_of(s, player, s.chosen, 1 - cheaper) < price_with(s, player, s.chosen, space, cheaper):
        return 606
    return 0


@rule
def has_choice_of_bonus(s, player):
    """Both bonuses of A2 are available and cotton pays."""
    return level_of(s, player, E_COTTON) == 2 and shows(s, player, s.chosen, COTTON) == 1


@rule
def refusal_to_buy_cheaper(s, player, space):
    if not has_choice_of_bonus(s, player):
        return 1727
    return refusal_to_pay_with_goods(s, player, space, 1)


@rule
def turn_goods_over(s, player):
    """The chosen cards, with the +1 good tile if it lies on one of them."""
    s.used[player] = s.used[player] | s.chosen
    if s.tile[TILE_GOOD] == player and s.plus != NOBODY and (s.chosen >> s.plus) & 1:
        s.tile_used = s.tile_used | (1 << TILE_GOOD)


@rule
def spend_units(s, player, units):
    """The cards are used; what was not spent on a card goes on the tracks."""
    turn_goods_over(s, player)
    pop(s)
    if units > 0:
        push(s, STEPS, units, 0, 0)


@rule
def pay_with_goods(s, player, space, cheaper):
    units = units_of(s, player, s.chosen, 1 - cheaper) - price_with(s, player, s.chosen, space, cheaper)
    take_from_display(s, player, space)
    spend_units(s, player, units)


@rule
def buy_cheaper(s, player, space):
    pay_with_goods(s, player, space, 1)


@rule
def refusal_without_purchase(s, player):
    """Mixed goods are for a purchase only."""
    if top(s) == GOODS and is_mixed(s, player, s.chosen):
        return 1725
    return 0


@rule
def step(s, player, company):
    """One unit, one step; the first one settles that nothing is bought."""
    if top(s) == GOODS:
        spend_units(s, player, units_of(s, player, s.chosen, 1))
    step_once(s, player, company)
    left = argument(s, 1) - 1
    set_argument(s, 1, left)
    if left == 0:
        pop(s)


@rule
def refusal_to_stop_stepping(s, player):
    """Units are used while a marker can step without a payment."""
    if any_free_step(s, player):
        return 617
    return refusal_without_purchase(s, player)


@rule
def stop_stepping(s, player):
    if top(s) == GOODS:
        turn_goods_over(s, player)
    pop(s)
