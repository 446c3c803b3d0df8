"""Departments and what gives their bonuses (NZ-1001 … NZ-1012, NZ-509 … NZ-511)."""

from entrepot.engine.language.agenda import argument, pop, push
from entrepot.engine.language.rule import count_bits, rule, trailing_zeros

from ..box.tables import (
    ANY_DEPARTMENT,
    DEPARTMENT_GAIN,
    FINANCE_STEP,
    FINANCE_TRACK,
    MINING_TRACK,
    SCIENCE_TRACK,
    WHITE,
    WHITE_STEPS,
)
from ..decisions import DEPARTMENT, RESEARCH
from .supply import gain
from .tracks import step_forward

ALL_DEPARTMENTS = 63
BOTH = 2  # the third answer of the white department


@rule
def is_improved(s, player, colour):
    return (s.improved[player] >> colour) & 1


@rule
def give_department(s, player, colour):
    """The bonus of a department as it is now; the white one asks for a track."""
    if colour == WHITE:
        push(s, RESEARCH, WHITE_STEPS[is_improved(s, player, WHITE)], 0, 0)
    else:
        gain(s, player, DEPARTMENT_GAIN[colour, is_improved(s, player, colour)])


@rule
def give_one_of(s, player, colours):
    """The bonus of one department of several, given as bits."""
    if count_bits(colours) == 1:
        give_department(s, player, trailing_zeros(colours))
    else:
        push(s, DEPARTMENT, colours, 0, 0)


@rule
def advance_bonus(s, player):
    bonus = argument(s, 1)
    pop(s)
    if bonus == FINANCE_STEP:
        step_forward(s, player, FINANCE_TRACK, 1)
    elif bonus == ANY_DEPARTMENT:
        push(s, DEPARTMENT, ALL_DEPARTMENTS, 0, 0)
    else:
        give_department(s, player, bonus - 1)


@rule
def refusal_of_department(s, colour):
    if not (argument(s, 1) >> colour) & 1:
        return 510
    return 0


@rule
def choose_department(s, player, colour):
    pop(s)
    give_department(s, player, colour)


@rule
def refusal_of_research(s, noun):
    if noun == BOTH and argument(s, 1) < 2:
        return 1007
    return 0


@rule
def research(s, player, noun):
    """Science, mining, or one step on each."""
    steps = argument(s, 1)
    pop(s)
    if noun == BOTH:
        step_forward(s, player, SCIENCE_TRACK, 1)
        step_forward(s, player, MINING_TRACK, 1)
    else:
        step_forward(s, player, SCIENCE_TRACK if noun == 0 else MINING_TRACK, steps)
