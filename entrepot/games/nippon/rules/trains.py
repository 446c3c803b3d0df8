"""Trains (NZ-1101 … NZ-1112)."""

from entrepot.engine.language.agenda import argument, pop, top
from entrepot.engine.language.rule import rule

from ..box.tables import (
    MOST_TRAIN_CELLS,
    PIECE_IRON,
    PIECE_MONEY,
    PIECE_MONEY_IRON,
    PIECES,
    STATION_GAIN,
    TRAIN,
    TRAIN_CELLS,
)
from ..decisions import FREE_TRAIN
from ..record import NOBODY
from .payment import can_pay, pay
from .ships import can_pay_for_piece
from .supply import gain
from .tracks import take_piece

REGIONS = 4


@rule
def refusal_of_station(s, player, region, cell):
    """What holds whatever pays for the train."""
    if cell >= TRAIN_CELLS[s.players]:
        return 1107
    if s.trains[region, cell] != NOBODY:
        return 1104
    if s.taken[player, TRAIN] == PIECES:
        return 316
    return 0


@rule
def refusal_to_build_train(s, player, station):
    """For iron, or for nothing where it is granted."""
    region = station // MOST_TRAIN_CELLS
    if top(s) == FREE_TRAIN:
        if (argument(s, 1) >> region) & 1:
            return 634
        return refusal_of_station(s, player, region, station % MOST_TRAIN_CELLS)
    if (s.used >> region) & 1:
        return 1101
    refused = refusal_of_station(s, player, region, station % MOST_TRAIN_CELLS)
    if refused:
        return refused
    if s.iron[player] < PIECE_IRON:
        return 1101
    return 0


@rule
def refusal_to_build_train_for_money(s, player, station):
    region = station // MOST_TRAIN_CELLS
    if (s.used >> region) & 1:
        return 1101
    refused = refusal_of_station(s, player, region, station % MOST_TRAIN_CELLS)
    if refused:
        return refused
    if not can_pay(s, player, PIECE_MONEY, PIECE_MONEY_IRON):
        return 1101
    return 0


@rule
def stations(s):
    """The empty train cells in use, as bits."""
    found = 0
    for region in range(REGIONS):
        for cell in range(TRAIN_CELLS[s.players]):
            if s.trains[region, cell] == NOBODY:
                found = found | (1 << (region * MOST_TRAIN_CELLS + cell))
    return found


@rule
def free_station(s, region):
    """The topmost empty train cell of a region, or NOBODY."""
    for cell in range(TRAIN_CELLS[s.players]):
        if s.trains[region, cell] == NOBODY:
            return cell
    return NOBODY


@rule
def can_be_granted_train(s, player, excluded):
    if s.taken[player, TRAIN] == PIECES:
        return False
    for region in range(REGIONS):
        if not (excluded >> region) & 1 and free_station(s, region) != NOBODY:
            return True
    return False


@rule
def can_build_train(s, player):
    return can_pay_for_piece(s, player) and can_be_granted_train(s, player, s.used)


@rule
def lay(s, player, station):
    """The train to its cell, then the bonus printed there."""
    region = station // MOST_TRAIN_CELLS
    cell = station % MOST_TRAIN_CELLS
    s.trains[region, cell] = player
    gain(s, player, STATION_GAIN[region, cell])
    take_piece(s, player, TRAIN)


@rule
def build_train(s, player, station):
    if top(s) == FREE_TRAIN:
        twice = argument(s, 2)
        pop(s)
        s.granted = station // MOST_TRAIN_CELLS
        lay(s, player, station)
        if twice:
            gain(s, player, STATION_GAIN[station // MOST_TRAIN_CELLS, station % MOST_TRAIN_CELLS])
        return
    s.iron[player] -= PIECE_IRON
    lay_by_action(s, player, station)


@rule
def build_train_for_money(s, player, station):
    pay(s, player, PIECE_MONEY, PIECE_MONEY_IRON)
    lay_by_action(s, player, station)


@rule
def lay_by_action(s, player, station):
    s.used = s.used | (1 << (station // MOST_TRAIN_CELLS))
    s.activations += 1
    pop(s)
    lay(s, player, station)
