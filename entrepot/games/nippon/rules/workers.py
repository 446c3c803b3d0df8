"""The worker area, a column of cells filled from the bottom, and the hiring cells (NZ-405, NZ-905, NZ-1420)."""

from entrepot.engine.language.rule import rule

from ..box.tables import WORKER_CELLS
from ..record import NOBODY

EXPERT = 6  # a worker's number from here on is an expert's


@rule
def count_workers(s, player):
    for cell in range(WORKER_CELLS):
        if s.workers[player, cell] == NOBODY:
            return cell
    return WORKER_CELLS


@rule
def put_worker(s, player, worker):
    s.workers[player, count_workers(s, player)] = worker


@rule
def colours_of(s, player):
    """The colours present among the workers, experts included, as bits."""
    colours = 0
    for cell in range(WORKER_CELLS):
        if s.workers[player, cell] != NOBODY:
            colours = colours | (1 << (s.workers[player, cell] % EXPERT))
    return colours


@rule
def add_to_cell(s, cell, colour):
    """A worker into a hiring cell."""
    s.hiring[cell, colour] += 1
    s.staff[cell] += 1


@rule
def take_from_cell(s, cell, colour):
    s.hiring[cell, colour] -= 1
    s.staff[cell] -= 1
