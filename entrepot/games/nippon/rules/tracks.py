"""Tracks, the bonuses on them and between the rows of pieces, and the science and mining actions (NZ-501 … NZ-518)."""

from entrepot.engine.language.agenda import pop, push
from entrepot.engine.language.rule import rule

from ..box.tables import (
    A_SCIENCE,
    CELL_BONUS,
    LAST_SPACE,
    LOCKED_TOKEN,
    MACHINE,
    MINING_TRACK,
    SCIENCE_TRACK,
    SHIP,
    STEP_PRICE,
    TRACK_BONUS,
    TRACK_TOKEN,
    TRAIN,
)
from ..decisions import BONUS
from .payment import can_pay, pay


@rule
def step_forward(s, player, track, steps):
    """Space by space; each bonus space entered puts its bonus on the agenda. Beyond the last space nothing happens."""
    for _ in range(steps):
        if s.marker[player, track] < LAST_SPACE:
            s.marker[player, track] += 1
            bonus = TRACK_BONUS[track, s.marker[player, track]]
            if bonus == LOCKED_TOKEN:
                unlock(s, player, track)
            elif bonus:
                push(s, BONUS, bonus, 0, 0)


@rule
def step_back(s, player, track, steps):
    """Backward no bonus is won, or only that of the space where the marker comes to rest."""
    space = max(1, s.marker[player, track] - steps)
    moved = space != s.marker[player, track]
    s.marker[player, track] = space
    bonus = TRACK_BONUS[track, space]
    if s.option_back_bonus and moved and bonus and bonus != LOCKED_TOKEN:
        push(s, BONUS, bonus, 0, 0)


@rule
def unlock(s, player, track):
    """The locked influence token joins the personal supply, once."""
    if (s.locked[player] >> track) & 1:
        s.locked[player] = s.locked[player] & ~(1 << track)
        s.tokens[player, TRACK_TOKEN[track]] += 1


@rule
def free_cell_bonus(s, player, gap, column):
    if CELL_BONUS[gap, column]:
        push(s, BONUS, CELL_BONUS[gap, column], 0, 0)


@rule
def take_piece(s, player, fleet):
    """The leftmost piece of a row. A bonus between two rows is won when both its cells have become empty."""
    s.taken[player, fleet] += 1
    column = s.taken[player, fleet]
    if fleet != TRAIN and s.taken[player, SHIP] >= column and s.taken[player, MACHINE] >= column:
        free_cell_bonus(s, player, 0, column)
    if fleet != SHIP and s.taken[player, MACHINE] >= column and s.taken[player, TRAIN] >= column:
        free_cell_bonus(s, player, 1, column)


@rule
def can_research(s, player):
    return can_pay(s, player, STEP_PRICE[1], 0)


@rule
def refusal_of_steps(s, player, noun):
    if not can_pay(s, player, STEP_PRICE[noun + 1], 0):
        return 501 if s.action == A_SCIENCE else 502
    return 0


@rule
def advance_by(s, player, noun):
    """One activation: one of the three prices, once."""
    pay(s, player, STEP_PRICE[noun + 1], 0)
    s.activations += 1
    pop(s)
    step_forward(s, player, SCIENCE_TRACK if s.action == A_SCIENCE else MINING_TRACK, noun + 1)
