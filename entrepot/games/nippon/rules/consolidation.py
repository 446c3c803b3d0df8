"""Consolidation (NZ-1401 … NZ-1434)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import count_bits, rule

from ..box.tables import (
    AB_KEEP,
    ABILITY,
    ABILITY_COUNT,
    COAL_INCOME,
    DESTINATION_OF,
    FACTORY_CELLS,
    FAVOR_LEVEL,
    FINANCE_TRACK,
    MINING_TRACK,
    MONEY_INCOME,
    SECOND_BONUS_WORKERS,
    WORKER_CELLS,
)
from ..box.tables import SALARY as SALARY_PER_COLOUR
from ..decisions import END, FAVOR, KEEPING, LEFTOVER, SALARY
from ..record import NOBODY
from .departments import give_department
from .production import side_of
from .workers import EXPERT, colours_of, count_workers

# the stages of the CONSOLIDATION frame (its first argument); its second is 1 for the last consolidation
FAVOR_STAGE, DISCARD, LOWEST, TOPMOST, INCOME, PAY, CLOSE = range(7)
LEVELS = 3
GOALS = 8


@rule
def refusal_to_consolidate(s, player):
    if count_workers(s, player) == 0:
        return 1401
    return 0


@rule
def highest_favor(s, player):
    """The level of the stack beside the topmost worker."""
    return FAVOR_LEVEL[count_workers(s, player)]


@rule
def can_take_favor(s, player):
    """A token of that level or a lower one, and an empty goal for it."""
    tokens = 0
    highest = highest_favor(s, player)
    for level in range(LEVELS):
        if level < highest:
            tokens += s.favors_left[player, level]
    if tokens == 0:
        return False
    for goal in range(GOALS):
        if s.favor[player, goal] == 0:
            return True
    return False


@rule
def refusal_of_favor(s, player, noun):
    goal = noun // LEVELS
    level = noun % LEVELS
    if s.favor[player, goal]:
        return 1406
    if level >= highest_favor(s, player):
        return 1432
    if s.favors_left[player, level] == 0:
        return 1405
    return 0


@rule
def take_favor(s, player, noun):
    level = noun % LEVELS
    pop(s)
    s.favors_left[player, level] -= 1
    s.favor[player, noun // LEVELS] = level + 1


@rule
def may_keep(s, player):
    """How much coal and money together a factory lets its owner keep."""
    for slot in range(FACTORY_CELLS):
        token = s.factory[player, slot]
        if token != NOBODY and ABILITY[token, side_of(s, token)] == AB_KEEP:
            return ABILITY_COUNT[token, side_of(s, token)]
    return 0


@rule
def least_coal_to_keep(s, player):
    """Money fills what it can of the number."""
    return max(0, min(s.coal[player], may_keep(s, player) - s.money[player]))


@rule
def refusal_to_keep(s, player, coal):
    if coal > may_keep(s, player) or coal > s.coal[player]:
        return 1433
    if coal < least_coal_to_keep(s, player):
        return 1434
    return 0


@rule
def keep(s, player, coal):
    """So much coal, and money up to the number; everything else is discarded."""
    money = min(s.money[player], may_keep(s, player) - coal)
    s.coal[player] = coal
    s.money[player] = money
    pop(s)


@rule
def discard(s, player):
    if may_keep(s, player) and s.coal[player] + s.money[player]:
        push(s, KEEPING, 0, 0, 0)
    else:
        s.coal[player] = 0
        s.money[player] = 0


@rule
def give_lowest(s, player):
    if s.workers[player, 0] != NOBODY:
        give_department(s, player, s.workers[player, 0] % EXPERT)


@rule
def give_topmost(s, player):
    """From four workers on, and of another colour than the lowest."""
    count = count_workers(s, player)
    if count >= SECOND_BONUS_WORKERS:
        colour = s.workers[player, count - 1] % EXPERT
        if colour != s.workers[player, 0] % EXPERT:
            give_department(s, player, colour)


@rule
def salaries_due(s, player):
    return SALARY_PER_COLOUR * count_bits(colours_of(s, player))


@rule
def pay_salaries(s, player):
    """As far as the money goes, but for the last coin; what is missing costs VP."""
    due = salaries_due(s, player)
    paid = min(due, max(0, s.money[player] - 1))
    s.money[player] -= paid
    s.vp[player] -= due - paid
    pop(s)


@rule
def return_workers(s, player):
    """Experts to their destinations, all others to the bag."""
    for cell in range(WORKER_CELLS):
        worker = s.workers[player, cell]
        if worker >= EXPERT:
            s.expert[DESTINATION_OF[worker - EXPERT]] = NOBODY
        elif worker != NOBODY:
            s.bag[worker] += 1
        s.workers[player, cell] = NOBODY


@rule
def advance_consolidation(s, player):
    stage = argument(s, 1)
    last = argument(s, 2)
    set_argument(s, 1, stage + 1)
    if stage == FAVOR_STAGE:
        if can_take_favor(s, player):
            push(s, FAVOR, 0, 0, 0)
    elif stage == DISCARD:
        discard(s, player)
    elif stage == LOWEST:
        give_lowest(s, player)
    elif stage == TOPMOST:
        give_topmost(s, player)
    elif stage == INCOME:
        s.coal[player] += COAL_INCOME[s.marker[player, MINING_TRACK]]
        s.money[player] += MONEY_INCOME[s.marker[player, FINANCE_TRACK]]
    elif stage == PAY:
        if count_workers(s, player):
            push(s, SALARY, 0, 0, 0)
    else:
        return_workers(s, player)
        pop(s)
        push(s, LEFTOVER if last else END, 0, 0, 0)
