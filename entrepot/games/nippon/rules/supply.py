"""Gains, and silk that becomes money (NZ-301 … NZ-330)."""

from entrepot.engine.language.rule import rule

from ..box.tables import GAIN_COAL, GAIN_IRON, GAIN_MONEY, GAIN_SCIENCE, GAIN_SILK, GAIN_VP, GAINS
from .tracks import step_forward


@rule
def gain(s, player, row):
    """All of one printed gain; steps move markers and set bonuses free."""
    s.coal[player] += GAINS[row, GAIN_COAL]
    s.silk[player] += GAINS[row, GAIN_SILK]
    s.iron[player] += GAINS[row, GAIN_IRON]
    s.money[player] += GAINS[row, GAIN_MONEY]
    s.vp[player] += GAINS[row, GAIN_VP]
    for track in range(3):
        if GAINS[row, GAIN_SCIENCE + track]:
            step_forward(s, player, track, GAINS[row, GAIN_SCIENCE + track])


@rule
def turn_silk_into_money(s, player):
    s.silk[player] -= 1
    s.money[player] += 1


@rule
def refusal_of_kept(s, player):
    if s.kept_coal[player] == 0:
        return 229
    return 0


@rule
def take_kept(s, player):
    s.kept_coal[player] -= 1
    s.coal[player] += 1
