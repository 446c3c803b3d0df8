"""Rewards of several parts: what is received at once, and what comes in an order of choice (MB-522 … MB-524)."""

from entrepot.engine.language.agenda import argument, pop, push
from entrepot.engine.language.rule import rule

from ..box.tables import END_BP_MONEY, SHELF_SPACES
from ..decisions import BOOKS, MOVING, PARTS, REMOVING, REWARD
from .bases import any_posts

BP, STEPS, POSTS = range(3)  # nouns of `collect`


@rule
def gain_bp(s, player, points):
    """To be used at once; at the end of the bookkeeping track they are money and nothing else."""
    if s.jar[player] > SHELF_SPACES:
        s.money[player] += END_BP_MONEY * points
    elif points > 0:
        push(s, BOOKS, points, 0, 0)


@rule
def gain_parts(s, bp, company, steps, removals):
    """BP, steps on a company's track and posts to remove, in the order the player likes."""
    s.bp = bp
    s.steps = steps
    s.removals = removals
    push(s, REWARD, company, 0, 0)


@rule
def has_part(s, part):
    if part == BP:
        return s.bp > 0
    if part == STEPS:
        return s.steps > 0
    return s.removals > 0


@rule
def parts_left(s):
    """As bits."""
    return has_part(s, BP) * 1 + has_part(s, STEPS) * 2 + has_part(s, POSTS) * 4


@rule
def refusal_to_collect(s, part):
    if not has_part(s, part):
        return 523
    return 0


@rule
def collect_part(s, player, part, company):
    if part == BP:
        points = s.bp
        s.bp = 0
        gain_bp(s, player, points)
    elif part == STEPS:
        push(s, MOVING, company, s.steps, 0)
        s.steps = 0
    else:
        if any_posts(s):
            push(s, REMOVING, s.removals, 0, 0)
        s.removals = 0


@rule
def collect(s, player, part):
    company = argument(s, 1)
    pop(s)
    collect_part(s, player, part, company)


@rule
def advance_reward(s, player):
    """One part needs no order."""
    left = parts_left(s)
    company = argument(s, 1)
    if left == 0:
        pop(s)
    elif left & (left - 1):
        push(s, PARTS, company, 0, 0)
    else:
        collect_part(s, player, left // 2, company)
