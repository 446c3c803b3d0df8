"""Setup (NZ-101 … NZ-136, NZ-1801, NZ-1901, NZ-1918, NZ-2003 … NZ-2014)."""

from entrepot.engine.language.agenda import push
from entrepot.engine.language.deal import draw, draw_one_of
from entrepot.engine.language.rule import rule

from ..box.tables import (
    ACTION_TOKENS,
    ALL_DEMANDS,
    ALL_GOALS,
    BAG_WORKERS,
    CELL_WORKERS,
    FACTORIES_SHOWN,
    FAVORS,
    GOALS_SHOWN,
    HIRING_CELLS,
    IMPROVED_TILES,
    LATE_SHOWN,
    PAIRS,
    PIECES,
    SOLO_GOALS,
    START_TOKENS,
)
from ..decisions import DRAFTING
from ..record import NOBODY, RANDOM_SIDES, SIDE_B
from .automa import shuffle_order
from .rounds import draw_worker, fill_queue
from .workers import add_to_cell

COLOURS, TYPES, REGIONS, CITIES, QUARTERS = 6, 6, 4, 8, 4
CELLS, STATIONS, SLOTS, DESTINATIONS, SHIP_CELLS = 32, 7, 6, 6, 4
NUMBERS, LATE = 5, 4  # factories of a type, and the place of the late-game one among them
ALL_FACTORIES = 30
TILES = 8
PERIODS = 3
LEVELS = 3
INFLUENCE_TOKENS = 10


@rule
def lay_board(s):
    """An empty board."""
    for cell in range(CELLS):
        s.owner[cell] = NOBODY
    for region in range(REGIONS):
        s.region_colour[region] = NOBODY
        for cell in range(STATIONS):
            s.trains[region, cell] = NOBODY
    for destination in range(DESTINATIONS):
        s.expert[destination] = NOBODY
        s.improved_left[destination] = IMPROVED_TILES[s.players]
        for cell in range(SHIP_CELLS):
            s.ships[destination, cell] = NOBODY
    for row in range(5):
        for n in range(3):
            s.queue[row, n] = NOBODY
    s.round = 1
    s.holder = NOBODY
    s.automa_token = NOBODY
    s.automa_cell = NOBODY
    s.automa_worker = NOBODY
    s.automa_action = NOBODY
    s.automa_region = NOBODY
    s.automa_at = NOBODY


@rule
def lay_demand(s):
    """Eight of the nine demand tokens, each turned at random."""
    left = (1 << ALL_DEMANDS) - 1
    for city in range(CITIES):
        s.demand[city] = draw_one_of(s, left)
        left = left & ~(1 << s.demand[city])
        s.turned[city] = draw(s, QUARTERS)


@rule
def lay_workers(s):
    """The bag, three workers in every hiring cell, then the queue."""
    for colour in range(COLOURS):
        s.bag[colour] = BAG_WORKERS[s.players]
    for cell in range(HIRING_CELLS):
        for _ in range(CELL_WORKERS):
            add_to_cell(s, cell, draw_worker(s))
    fill_queue(s)


@rule
def lay_factories(s):
    """So many of each type at random, and of the late-game ones; each with the side of the option up."""
    s.available = 0
    for kind in range(TYPES):
        left = (1 << LATE) - 1
        for _ in range(FACTORIES_SHOWN[s.players]):
            number = draw_one_of(s, left)
            left = left & ~(1 << number)
            s.available = s.available | (1 << (kind * NUMBERS + number))
    if s.option_late:
        left = (1 << TYPES) - 1
        for _ in range(LATE_SHOWN[s.players]):
            kind = draw_one_of(s, left)
            left = left & ~(1 << kind)
            s.available = s.available | (1 << (kind * NUMBERS + LATE))
    s.side_b = 0
    for factory in range(ALL_FACTORIES):
        if s.option_side == SIDE_B or (s.option_side == RANDOM_SIDES and draw(s, 2)):
            s.side_b = s.side_b | (1 << factory)


@rule
def lay_pairs(s):
    """Random starting tiles A beside random starting tiles B."""
    left_a = (1 << TILES) - 1
    left_b = left_a
    for n in range(5):
        s.pair_a[n] = NOBODY
        s.pair_b[n] = NOBODY
    for n in range(PAIRS[s.players]):
        s.pair_a[n] = draw_one_of(s, left_a)
        s.pair_b[n] = draw_one_of(s, left_b)
        left_a = left_a & ~(1 << s.pair_a[n])
        left_b = left_b & ~(1 << s.pair_b[n])


@rule
def lay_goals(s):
    """Common goals for the three periods, drawn without replacement."""
    left = (1 << ALL_GOALS) - 1
    for period in range(PERIODS):
        for place in range(PERIODS):
            s.goal[period, place] = NOBODY
            if s.option_goals and place < GOALS_SHOWN[s.players]:
                s.goal[period, place] = draw_one_of(s, left)
                left = left & ~(1 << s.goal[period, place])


@rule
def lay_zaibatsu(s, player):
    """A player's own board, with nothing in supply."""
    for track in range(3):
        s.marker[player, track] = 1
    s.locked[player] = 7
    for value in range(8):
        s.tokens[player, value] = START_TOKENS[value]
    for level in range(LEVELS):
        s.favors_left[player, level] = FAVORS
    s.tile_a[player] = NOBODY
    s.tile_b[player] = NOBODY


@rule
def empty_zaibatsu(s, player):
    """Cells without workers, factories and contracts; seats that nobody takes have them too."""
    for cell in range(SLOTS):
        s.workers[player, cell] = NOBODY
        s.factory[player, cell] = NOBODY
    for cell in range(TILES):
        s.contract[player, cell] = NOBODY


@rule
def lay_automa(s):
    """Colour order, workers in the regions, goals by difficulty, its trains and influence tokens, the stack."""
    for n in range(COLOURS):
        s.order[n] = n
    for n in range(3):
        s.solo_goal[n] = NOBODY
    if s.players > 1:
        return
    shuffle_order(s)
    left = (1 << COLOURS) - 1
    for region in range(REGIONS):
        s.region_colour[region] = draw_one_of(s, left)
        left = left & ~(1 << s.region_colour[region])
    left = (1 << ALL_GOALS) - 1
    for n in range(SOLO_GOALS[s.option_level]):
        s.solo_goal[n] = draw_one_of(s, left)
        left = left & ~(1 << s.solo_goal[n])
    s.automa_trains = PIECES
    s.automa_tokens = (1 << INFLUENCE_TOKENS) - 1
    s.stack = (1 << ACTION_TOKENS) - 1


@rule
def setup(s):
    lay_board(s)
    lay_demand(s)
    lay_workers(s)
    lay_factories(s)
    lay_pairs(s)
    lay_goals(s)
    lay_automa(s)
    for player in range(4):
        empty_zaibatsu(s, player)
    for player in range(s.players):
        lay_zaibatsu(s, player)
    s.action = NOBODY
    s.hired = NOBODY
    s.granted = NOBODY
    s.first = s.option_first - 1 if s.option_first else draw(s, s.players)
    s.turn = s.first
    s.actor = s.first
    push(s, DRAFTING, 0, 0, 0)
