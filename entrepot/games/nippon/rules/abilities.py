"""What factories can do: a small rule for each ability of the component files (NZ-611 … NZ-632, NZ-1804 … NZ-1811).

An ability runs in parts: a part may grant a piece, and the next part follows when that is built and its bonuses are
resolved. Modifiers run the same way, once their action is over.
"""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import count_bits, rule

from ..box.tables import (
    AB_CHEAPER_PRODUCTION,
    AB_CHOOSE_DEPARTMENT,
    AB_COLUMNS,
    AB_FAVOR_DEPARTMENT,
    AB_GAIN,
    AB_GAIN_PER_PRODUCTION,
    AB_GOODS_AROUND,
    AB_GOODS_HERE,
    AB_GOODS_ON_PRODUCERS,
    AB_HIRED_DEPARTMENT,
    AB_LAY_COAL,
    AB_MACHINE_AND_PRODUCTION,
    AB_MACHINES,
    AB_MINING_FOR_FINANCE,
    AB_PASSED_DEPARTMENTS,
    AB_PER_MACHINE,
    AB_PER_TYPE,
    AB_PIECE_AND_GAIN,
    AB_REGION_BONUS,
    AB_SHIP_AND_ANOTHER,
    AB_SHIP_AND_DEPARTMENT,
    AB_SHIP_AND_GAIN,
    AB_TRAIN_AND_ANOTHER,
    AB_TRAIN_AND_GAIN,
    AB_TRAIN_TWICE,
    ABILITY,
    ABILITY_COLOURS,
    ABILITY_COLUMNS,
    ABILITY_COUNT,
    ABILITY_ELSEWHERE,
    ABILITY_FINANCE,
    ABILITY_GAIN,
    ABILITY_GOAL,
    ABILITY_GOALS,
    ABILITY_IRON,
    ABILITY_MONEY,
    ABILITY_MOST,
    DESTINATION_COLOUR,
    FACTORY_CELLS,
    FINANCE_STEP,
    FINANCE_TRACK,
    GOODS_CELLS,
    LOCKED_TOKEN,
    MACHINE,
    MINING_TRACK,
    REGION_GAIN,
    SHIP,
    TRACK_BONUS,
    TRAIN,
    TYPE_OF,
)
from ..decisions import ABILITY_FRAME, ANOTHER, BONUS, GRANT, PIECE, REGION_BONUS, STOCKING
from ..record import NOBODY
from .departments import give_department, give_one_of
from .machines import ANYWHERE, PRODUCE, can_be_granted_machine
from .payment import can_pay, pay
from .production import add_goods, side_of
from .scoring import reached
from .ships import can_be_granted_ship
from .supply import gain
from .tracks import step_back
from .trains import can_be_granted_train

ALL_GOALS = 8
REGIONS = 4


@rule
def grant(s, piece, excluded, how):
    """A piece for nothing, where it can be built."""
    push(s, GRANT, piece, excluded, how)


@rule
def favor_department(s, player, token, side):
    """Once for a favor token of level 2 on the goal, twice for one of level 3."""
    colours = ABILITY_COLOURS[token, side]
    for _ in range(s.favor[player, ABILITY_GOAL[token, side]] - 1):
        give_one_of(s, player, colours)


@rule
def per_type(s, player, token, side):
    types = 0
    for slot in range(FACTORY_CELLS):
        if s.factory[player, slot] != NOBODY:
            types = types | (1 << TYPE_OF[s.factory[player, slot]])
    s.vp[player] += min(ABILITY_MOST[token, side], ABILITY_COUNT[token, side] * count_bits(types))


@rule
def per_machine(s, player, token, side):
    built = 0
    for slot in range(FACTORY_CELLS):
        built += count_bits(s.machines[player, slot])
    s.money[player] += min(ABILITY_MOST[token, side], ABILITY_COUNT[token, side] * built)


@rule
def columns(s, player, token, side):
    """VP for each scoring column reached, over some of the goals."""
    found = 0
    for goal in range(ALL_GOALS):
        if (ABILITY_GOALS[token, side] >> goal) & 1:
            found += min(ABILITY_COLUMNS[token, side], reached(s, player, goal))
    s.vp[player] += min(ABILITY_MOST[token, side], ABILITY_COUNT[token, side] * found)


@rule
def passed_departments(s, player):
    """The department bonuses on and behind the mining marker."""
    for space in range(1, s.marker[player, MINING_TRACK] + 1):
        bonus = TRACK_BONUS[MINING_TRACK, space]
        if bonus and bonus != LOCKED_TOKEN and bonus != FINANCE_STEP:
            push(s, BONUS, bonus, 0, 0)


@rule
def gain_per_production(s, player, token, side):
    for _ in range(count_bits(s.used)):
        gain(s, player, ABILITY_GAIN[token, side])


@rule
def goods_on_producers(s, player, goods):
    for slot in range(FACTORY_CELLS):
        if (s.used >> slot) & 1:
            add_goods(s, player, slot, goods)


@rule
def region_bonus(s, player):
    """Of one region in which this action built a train."""
    if count_bits(s.used) == 1:
        for region in range(REGIONS):
            if (s.used >> region) & 1:
                gain(s, player, REGION_GAIN[region])
    else:
        push(s, REGION_BONUS, s.used, 0, 0)


@rule
def advance_ability(s, player):
    """The next part of the ability of the factory in a cell."""
    slot = argument(s, 1)
    part = argument(s, 2)
    pop(s)
    token = s.factory[player, slot]
    side = side_of(s, token)
    ability = ABILITY[token, side]
    if part == 0:
        begin_ability(s, player, slot, token, side, ability)
    elif ability == AB_MINING_FOR_FINANCE or ability == AB_SHIP_AND_ANOTHER or ability == AB_TRAIN_AND_ANOTHER:
        if can_have_another(s, player, token, side):
            push(s, ANOTHER, slot, 0, 0)
    elif ability == AB_SHIP_AND_DEPARTMENT:
        if s.granted != NOBODY:
            give_department(s, player, DESTINATION_COLOUR[s.granted])
    else:
        gain(s, player, ABILITY_GAIN[token, side])


@rule
def begin_ability(s, player, slot, token, side, ability):
    count = ABILITY_COUNT[token, side]
    if ability == AB_GAIN:
        gain(s, player, ABILITY_GAIN[token, side])
    elif ability == AB_CHOOSE_DEPARTMENT:
        give_one_of(s, player, ABILITY_COLOURS[token, side])
    elif ability == AB_HIRED_DEPARTMENT:
        give_department(s, player, s.hired)
    elif ability == AB_FAVOR_DEPARTMENT:
        favor_department(s, player, token, side)
    elif ability == AB_PER_TYPE:
        per_type(s, player, token, side)
    elif ability == AB_PER_MACHINE:
        per_machine(s, player, token, side)
    elif ability == AB_COLUMNS:
        columns(s, player, token, side)
    elif ability == AB_PASSED_DEPARTMENTS:
        passed_departments(s, player)
    elif ability == AB_GAIN_PER_PRODUCTION:
        gain_per_production(s, player, token, side)
    elif ability == AB_LAY_COAL:
        s.kept_coal[player] += count
    elif ability == AB_CHEAPER_PRODUCTION:
        s.cheaper = count
    elif ability == AB_GOODS_HERE:
        add_goods(s, player, slot, count)
    elif ability == AB_GOODS_ON_PRODUCERS:
        goods_on_producers(s, player, count)
    elif ability == AB_GOODS_AROUND:
        push(s, STOCKING, count, 0, 0 if ABILITY_ELSEWHERE[token, side] else 1)
    elif ability == AB_REGION_BONUS:
        region_bonus(s, player)
    elif ability == AB_MINING_FOR_FINANCE:
        push(s, ABILITY_FRAME, slot, 1, 0)
        gain(s, player, ABILITY_GAIN[token, side])
    else:
        begin_building_ability(s, player, slot, count, ability, ABILITY_ELSEWHERE[token, side])


@rule
def begin_building_ability(s, player, slot, count, ability, elsewhere):
    """Those that grant pieces; their other part waits below."""
    s.granted = NOBODY
    if ability == AB_MACHINES:
        grant(s, MACHINE, 0, 2 * (count - 1) + (0 if elsewhere else ANYWHERE))
    elif ability == AB_MACHINE_AND_PRODUCTION:
        grant(s, MACHINE, 0, PRODUCE)
    elif ability == AB_TRAIN_TWICE:
        grant(s, TRAIN, 0, 1)
    elif ability == AB_TRAIN_AND_GAIN or ability == AB_TRAIN_AND_ANOTHER:
        push(s, ABILITY_FRAME, slot, 1, 0)
        grant(s, TRAIN, 0, 0)
    elif ability == AB_SHIP_AND_GAIN or ability == AB_SHIP_AND_ANOTHER or ability == AB_SHIP_AND_DEPARTMENT:
        push(s, ABILITY_FRAME, slot, 1, 0)
        grant(s, SHIP, 0, 0)
    elif ability == AB_PIECE_AND_GAIN:
        push(s, ABILITY_FRAME, slot, 1, 0)
        if can_be_granted_any(s, player):
            push(s, PIECE, 0, 0, 0)


@rule
def excluded_from_another(s, token, side):
    return 1 << s.granted if ABILITY_ELSEWHERE[token, side] else 0


@rule
def can_have_another(s, player, token, side):
    """The whole price, spaces to go back among it unless the rest is let off, and a place for the piece."""
    if not can_pay(s, player, ABILITY_MONEY[token, side], ABILITY_IRON[token, side]):
        return False
    if not s.option_back_price and s.marker[player, FINANCE_TRACK] <= ABILITY_FINANCE[token, side]:
        return False
    ability = ABILITY[token, side]
    if ability == AB_MINING_FOR_FINANCE:
        return True
    if s.granted == NOBODY:
        return False
    if ability == AB_SHIP_AND_ANOTHER:
        return can_be_granted_ship(s, player, excluded_from_another(s, token, side), 0)
    return can_be_granted_train(s, player, excluded_from_another(s, token, side))


@rule
def have_another(s, player):
    slot = argument(s, 1)
    pop(s)
    token = s.factory[player, slot]
    side = side_of(s, token)
    pay(s, player, ABILITY_MONEY[token, side], ABILITY_IRON[token, side])
    ability = ABILITY[token, side]
    if ability == AB_MINING_FOR_FINANCE:
        gain(s, player, ABILITY_GAIN[token, side])
    elif ability == AB_SHIP_AND_ANOTHER:
        grant(s, SHIP, excluded_from_another(s, token, side), 0)
    else:
        grant(s, TRAIN, excluded_from_another(s, token, side), 0)
    step_back(s, player, FINANCE_TRACK, ABILITY_FINANCE[token, side])  # last: its bonus comes before what was bought


@rule
def can_be_granted(s, player, piece, excluded):
    if piece == SHIP:
        return can_be_granted_ship(s, player, excluded, 0)
    if piece == MACHINE:
        return can_be_granted_machine(s, player, excluded)
    return can_be_granted_train(s, player, excluded)


@rule
def can_be_granted_any(s, player):
    for piece in range(3):
        if can_be_granted(s, player, piece, 0):
            return True
    return False


@rule
def refusal_of_piece(s, player, piece):
    if not can_be_granted(s, player, piece, 0):
        return 316
    return 0


@rule
def choose_piece(s, piece):
    pop(s)
    grant(s, piece, 0, 0)


@rule
def slots_to_stock(s, player, done):
    """Factories with room for goods that have got none yet, as bits."""
    found = 0
    for slot in range(FACTORY_CELLS):
        if s.factory[player, slot] != NOBODY and not (done >> slot) & 1 and s.goods[player, slot] < GOODS_CELLS:
            found = found | (1 << slot)
    return found


@rule
def refusal_to_stock(s, player, slot):
    if s.factory[player, slot] == NOBODY:
        return 307
    if (argument(s, 2) >> slot) & 1:
        return 633
    if not (slots_to_stock(s, player, argument(s, 2)) >> slot) & 1:
        return 810
    return 0


@rule
def stock(s, player, slot):
    """One of the goods; the rest on other factories, unless any will do."""
    add_goods(s, player, slot, 1)
    left = argument(s, 1) - 1
    done = 0 if argument(s, 3) else argument(s, 2) | (1 << slot)
    set_argument(s, 1, left)
    set_argument(s, 2, done)
    if left == 0 or slots_to_stock(s, player, done) == 0:
        pop(s)


@rule
def refusal_of_region(s, region):
    if not (argument(s, 1) >> region) & 1:
        return 635
    return 0


@rule
def choose_region(s, player, region):
    pop(s)
    gain(s, player, REGION_GAIN[region])
