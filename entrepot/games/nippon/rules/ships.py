"""Ships and the Iwakura Mission (NZ-901 … NZ-919)."""

from entrepot.engine.language.agenda import argument, pop, top
from entrepot.engine.language.rule import rule

from ..box.tables import (
    DESTINATION_COLOUR,
    PIECE_IRON,
    PIECE_MONEY,
    PIECE_MONEY_IRON,
    PIECES,
    SHIP,
    SHIP_CELLS,
    WORKER_CELLS,
)
from ..decisions import FREE_SHIP
from ..record import NOBODY
from .departments import is_improved
from .payment import can_pay, pay
from .tracks import take_piece
from .workers import EXPERT, count_workers, put_worker

DESTINATIONS = 6


@rule
def refusal_of_destination(s, player, destination, ahead):
    """What holds whatever pays for the ship; `ahead` workers are about to be hired."""
    if s.expert[destination] != NOBODY:
        return 907
    if s.ships[destination, SHIP_CELLS[s.players] - 1] != NOBODY:
        return 912
    if s.taken[player, SHIP] == PIECES:
        return 316
    if count_workers(s, player) + ahead >= WORKER_CELLS:
        return 908
    return 0


@rule
def refusal_to_build_ship(s, player, destination):
    """For iron, or for nothing where it is granted."""
    if top(s) == FREE_SHIP:
        if (argument(s, 1) >> destination) & 1:
            return 634
        return refusal_of_destination(s, player, destination, 0)
    if (s.used >> destination) & 1:
        return 901
    refused = refusal_of_destination(s, player, destination, 0)
    if refused:
        return refused
    if s.iron[player] < PIECE_IRON:
        return 901
    return 0


@rule
def refusal_to_build_ship_for_money(s, player, destination):
    if (s.used >> destination) & 1:
        return 901
    refused = refusal_of_destination(s, player, destination, 0)
    if refused:
        return refused
    if not can_pay(s, player, PIECE_MONEY, PIECE_MONEY_IRON):
        return 901
    return 0


@rule
def can_be_granted_ship(s, player, excluded, ahead):
    for destination in range(DESTINATIONS):
        if not (excluded >> destination) & 1 and refusal_of_destination(s, player, destination, ahead) == 0:
            return True
    return False


@rule
def can_pay_for_piece(s, player):
    return s.iron[player] >= PIECE_IRON or can_pay(s, player, PIECE_MONEY, PIECE_MONEY_IRON)


@rule
def can_build_ship(s, player, ahead):
    return can_pay_for_piece(s, player) and can_be_granted_ship(s, player, s.used, ahead)


@rule
def sail(s, player, destination):
    """The ship to its cell, the expert to the worker area, the improved tile to its department; then the bonuses."""
    cell = 0
    while s.ships[destination, cell] != NOBODY:
        cell += 1
    s.ships[destination, cell] = player
    s.expert[destination] = player
    colour = DESTINATION_COLOUR[destination]
    put_worker(s, player, colour + EXPERT)
    if not is_improved(s, player, colour):
        s.improved[player] = s.improved[player] | (1 << colour)
        s.improved_left[destination] -= 1
    take_piece(s, player, SHIP)


@rule
def build_ship(s, player, destination):
    if top(s) == FREE_SHIP:
        pop(s)
        s.granted = destination
        sail(s, player, destination)
        return
    s.iron[player] -= PIECE_IRON
    sail_by_action(s, player, destination)


@rule
def build_ship_for_money(s, player, destination):
    pay(s, player, PIECE_MONEY, PIECE_MONEY_IRON)
    sail_by_action(s, player, destination)


@rule
def sail_by_action(s, player, destination):
    s.used = s.used | (1 << destination)
    s.activations += 1
    pop(s)
    sail(s, player, destination)
