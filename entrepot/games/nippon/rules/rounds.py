"""End of a turn, of a round and of the game (NZ-420 … NZ-426, NZ-1501 … NZ-1517, NZ-1701, NZ-1718)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.deal import draw
from entrepot.engine.language.rule import rule

from ..box.tables import (
    ALL_ROWS,
    CELL_WORKERS,
    DARK_SPACES,
    HIRING_CELLS,
    LAST_TURNS,
    PERIOD_END,
    QUEUE_ROWS,
    ROUND_SPACES,
    ROW_WORKERS,
)
from ..decisions import AUTOMA_TURN, CONSOLIDATION, FINISH, REWARDS, ROUND_END, TURN, TURN_END
from ..record import AUTOMA, NOBODY
from .goals import find_leaders, solo_goals_reached
from .hiring import begin_turn
from .influence import score_influence, seats
from .scoring import final_scoring
from .workers import add_to_cell

COLOURS = 6
SCORE, REWARD_STAGE, GO_ON = range(3)  # the stages of the ROUND_END frame


@rule
def workers_in_bag(s):
    count = 0
    for colour in range(COLOURS):
        count += s.bag[colour]
    return count


@rule
def draw_worker(s):
    """A random worker from the bag: its colour, or NOBODY when the bag is empty."""
    count = workers_in_bag(s)
    if count == 0:
        return NOBODY
    skip = draw(s, count)
    colour = 0
    while skip >= s.bag[colour]:
        skip -= s.bag[colour]
        colour += 1
    s.bag[colour] -= 1
    return colour


@rule
def fill_queue(s):
    """The rows of the zones in use, from the top, as far as the bag goes."""
    for row in range(QUEUE_ROWS[s.players]):
        for n in range(ROW_WORKERS):
            s.queue[row, n] = draw_worker(s)


@rule
def topmost_row(s):
    """The first row with workers, or NOBODY."""
    for row in range(ALL_ROWS):
        for n in range(ROW_WORKERS):
            if s.queue[row, n] != NOBODY:
                return row
    return NOBODY


@rule
def refill(s):
    """A row of the queue into each empty hiring cell, from left to right; whether every one could be served."""
    for cell in range(HIRING_CELLS):
        if s.staff[cell] == 0:
            row = topmost_row(s)
            if row == NOBODY:
                return False
            for n in range(ROW_WORKERS):
                if s.queue[row, n] != NOBODY:
                    add_to_cell(s, cell, s.queue[row, n])
                    s.queue[row, n] = NOBODY
    return True


@rule
def end_of_turn(s):
    """What the player says: the turn is over."""
    pop(s)
    push(s, TURN_END, 0, 0, 0)


@rule
def advance_turn_end(s):
    """Refill; a round on a dark space ends when that fails, a last round when everybody had a turn in it."""
    pop(s)
    s.turns += 1
    served = refill(s)
    if s.round > DARK_SPACES:
        s.turns_left -= 1
        if s.turns_left % seats(s) == 0:
            push(s, ROUND_END, SCORE, 0, 0)
            return
    elif not served:
        push(s, ROUND_END, SCORE, 0, 0)
        return
    next_turn(s)


@rule
def next_turn(s):
    s.turn = (s.turn + 1) % seats(s)
    begin_turn(s)
    if s.players == 1 and s.turn == AUTOMA:
        push(s, AUTOMA_TURN, 0, 0, 0)
    else:
        push(s, TURN, 0, 0, 0)


@rule
def advance_round_end(s):
    stage = argument(s, 1)
    set_argument(s, 1, stage + 1)
    if stage == SCORE:
        if PERIOD_END[s.round]:
            score_influence(s)
        else:
            set_argument(s, 1, GO_ON)
    elif stage == REWARD_STAGE:
        if s.option_goals:
            find_leaders(s)
            push(s, REWARDS, 0, 0, 0)
    else:
        pop(s)
        if s.round == ROUND_SPACES:
            push(s, FINISH, 0, 0, 0)
        else:
            next_round(s)


@rule
def next_round(s):
    """The marker goes on; until the last rounds have begun, workers come from the bag."""
    s.round += 1
    if s.round <= DARK_SPACES + 1:
        for cell in range(HIRING_CELLS):
            if s.staff[cell] < CELL_WORKERS:
                colour = draw_worker(s)
                if colour != NOBODY:
                    add_to_cell(s, cell, colour)
        fill_queue(s)
        s.revealed += 1
    if s.round == DARK_SPACES + 1:
        s.holder = (s.turn + 1) % seats(s)
        s.turns_left = LAST_TURNS * seats(s)
    next_turn(s)


@rule
def advance_finish(s):
    """The last consolidations, one player after another from the left of the active one; then final scoring."""
    served = argument(s, 1)
    if served == 0 and s.players == 1 and not solo_goals_reached(s):
        lose(s)
        return
    if served == s.players:
        pop(s)
        final_scoring(s)
        return
    set_argument(s, 1, served + 1)
    s.actor = (s.turn + 1 + served) % s.players
    push(s, CONSOLIDATION, 0, 1, 0)


@rule
def lose(s):
    """A solo goal was missed: no consolidation, no scoring."""
    pop(s)
    s.sheet[0, 0] = s.vp[0]
    s.rank[0] = 2
    s.over = 1


@rule
def close(s):
    """The end of a turn, or of a last consolidation."""
    if s.agenda[0, 0] == FINISH:
        pop(s)
    else:
        end_of_turn(s)
