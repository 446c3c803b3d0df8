"""The Automa's turn, step by step (NZ-2010 … NZ-2071)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.deal import draw
from entrepot.engine.language.rule import count_bits, rule, trailing_zeros

from ..box.tables import (
    A_MARKETS,
    A_TRAINS,
    ACTION_TOKENS,
    AUTOMA_ROW,
    AUTOMA_VALUE,
    CITY_OF_CELL,
    HIRING_CELL,
    HIRING_CELLS,
    LEVEL,
    PERIOD,
    PRINTED,
    TOKEN_ARROW,
    TOKEN_CELL,
    TOKEN_LEVEL,
)
from ..decisions import TURN_END
from ..record import AUTOMA, NOBODY
from .influence import influence_of
from .markets import (
    SIDES,
    demand_at,
    highest_in_city,
    is_full,
    lowest_in_city,
    return_token,
)
from .trains import free_station
from .workers import take_from_cell

REVEAL, RETURN, PERFORM, SHUFFLE = range(4)  # the stages of the AUTOMA_TURN frame
COLOURS = 6
REGIONS = 4
CELLS_OF_REGION = 8
INFLUENCE_TOKENS = 10
BEST_TOKEN = 1000  # a player's token counts for more than any printed value


@rule
def shuffle_order(s):
    """The six colours in a new order."""
    for n in range(COLOURS - 1, 0, -1):
        other = draw(s, n + 1)
        held = s.order[n]
        s.order[n] = s.order[other]
        s.order[other] = held


@rule
def reveal_token(s):
    """One of the action tokens left in the stack."""
    skip = draw(s, count_bits(s.stack))
    left = s.stack
    for _ in range(skip):
        left = left & (left - 1)
    s.automa_token = trailing_zeros(left)
    s.stack = s.stack & ~(1 << s.automa_token)
    s.revealed += 1


@rule
def fullest_cell(s, arrow):
    """Of several the leftmost or the rightmost."""
    found = 0
    for cell in range(1, HIRING_CELLS):
        if s.staff[cell] > s.staff[found] or (arrow == 1 and s.staff[cell] == s.staff[found]):
            found = cell
    return found


@rule
def return_worker(s):
    """The worker in that cell whose colour comes first in the colour order goes back to the bag."""
    cell = TOKEN_CELL[s.automa_token]
    if cell == NOBODY:
        cell = fullest_cell(s, TOKEN_ARROW[s.automa_token])
    s.automa_cell = cell
    for n in range(COLOURS):
        colour = s.order[n]
        if s.hiring[cell, colour]:
            take_from_cell(s, cell, colour)
            s.bag[colour] += 1
            s.automa_worker = colour
            return


@rule
def may_perform(s):
    """A token with a frame acts only where the difficulty reaches it."""
    return TOKEN_LEVEL[s.automa_token] <= s.option_level


@rule
def lowest_token(s):
    """The lowest influence token of the row of this period, or of a later row; NOBODY when there is none."""
    for n in range(INFLUENCE_TOKENS):
        if (s.automa_tokens >> n) & 1 and AUTOMA_ROW[n] >= PERIOD[s.round]:
            return n
    return NOBODY


@rule
def worth(s, cell, value, level):
    """How much the Automa likes to put its token into a cell; -1 where it cannot."""
    if LEVEL[demand_at(s, cell)] != level:
        return -1
    city = CITY_OF_CELL[cell]
    there = s.token[cell]
    if there:
        if s.owner[cell] == AUTOMA or value <= there:
            return -1
        return BEST_TOKEN + there
    if not is_full(s, city):
        return PRINTED[cell]
    if value <= highest_in_city(s, city) or pushed_out(s, city) == NOBODY:
        return -1
    return BEST_TOKEN + lowest_in_city(s, city)


@rule
def pushed_out(s, city):
    """The cell of a player's token among the lowest of a full local market, or NOBODY."""
    lowest = lowest_in_city(s, city)
    for n in range(SIDES):
        cell = city * SIDES + side_from_left(n)
        if s.token[cell] == lowest and s.owner[cell] != AUTOMA:
            return cell
    return NOBODY


@rule
def side_from_left(n):
    """The sides of a city from left to right: west, north, south, east."""
    if n == 0:
        return 3
    if n == 1:
        return 0
    if n == 2:
        return 2
    return 1


@rule
def best_cell(s, region, value, level):
    """Where in a region the token goes: the first of the best, from left to right; NOBODY where nowhere."""
    best = NOBODY
    most = -1
    for n in range(CELLS_OF_REGION):
        cell = region * CELLS_OF_REGION + n // SIDES * SIDES + side_from_left(n % SIDES)
        liked = worth(s, cell, value, level)
        if liked > most:
            most = liked
            best = cell
    return best


@rule
def can_act_in(s, action, region):
    if action == A_TRAINS:
        return s.automa_trains > 0 and free_station(s, region) != NOBODY
    token = lowest_token(s)
    if token == NOBODY:
        return False
    return best_cell(s, region, AUTOMA_VALUE[token], AUTOMA_ROW[token] + 1) != NOBODY


@rule
def region_with(s, colour):
    for region in range(REGIONS):
        if s.region_colour[region] == colour:
            return region
    return NOBODY


@rule
def choose_region(s, action):
    """In colour order, the first where it has no more influence than the player; else the first where it can act."""
    possible = NOBODY
    for n in range(COLOURS):
        region = region_with(s, s.order[n])
        if region != NOBODY and can_act_in(s, action, region):
            if influence_of(s, AUTOMA, region) <= influence_of(s, 0, region):
                return region
            if possible == NOBODY:
                possible = region
    return possible


@rule
def lay_train(s, region):
    cell = free_station(s, region)
    s.trains[region, cell] = AUTOMA
    s.automa_trains -= 1
    s.automa_at = cell


@rule
def place_influence(s, region):
    token = lowest_token(s)
    value = AUTOMA_VALUE[token]
    cell = best_cell(s, region, value, AUTOMA_ROW[token] + 1)
    city = CITY_OF_CELL[cell]
    if s.token[cell]:
        return_token(s, cell)
    elif is_full(s, city):
        return_token(s, pushed_out(s, city))
    s.automa_tokens = s.automa_tokens & ~(1 << token)
    s.token[cell] = value
    s.owner[cell] = AUTOMA
    s.automa_at = cell


@rule
def perform(s):
    """Trains or local markets, where the hiring cell stands for one of them."""
    action = NOBODY
    if s.automa_cell == HIRING_CELL[A_TRAINS]:
        action = A_TRAINS
    elif s.automa_cell == HIRING_CELL[A_MARKETS]:
        action = A_MARKETS
    if action == NOBODY or not may_perform(s):
        return
    region = choose_region(s, action)
    if region == NOBODY:
        return
    s.automa_action = action
    s.automa_region = region
    if action == A_TRAINS:
        lay_train(s, region)
    else:
        place_influence(s, region)


@rule
def advance_automa(s):
    stage = argument(s, 1)
    set_argument(s, 1, stage + 1)
    if stage == REVEAL:
        s.automa_cell = NOBODY
        s.automa_worker = NOBODY
        s.automa_action = NOBODY
        s.automa_region = NOBODY
        s.automa_at = NOBODY
        reveal_token(s)
    elif stage == RETURN:
        return_worker(s)
    elif stage == PERFORM:
        perform(s)
    else:
        if s.stack == 0:
            s.stack = (1 << ACTION_TOKENS) - 1
            shuffle_order(s)
        pop(s)
        push(s, TURN_END, 0, 0, 0)
