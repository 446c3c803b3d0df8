"""The turn: an action with its worker and its activations, or a consolidation (NZ-401 … NZ-427)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument, top
from entrepot.engine.language.rule import rule

from ..box.tables import (
    A_FACTORY,
    A_INVESTMENT,
    A_MACHINES,
    A_MINING,
    A_PRODUCTION,
    A_SCIENCE,
    A_SHIPS,
    A_TRAINS,
    HIRING_CELL,
    MOST_ACTIVATIONS,
    WORKER_CELLS,
)
from ..decisions import (
    ACTION,
    CONSOLIDATION,
    END,
    FACTORY,
    HIRING,
    INVESTMENT,
    MACHINES,
    MARKETS,
    MINING,
    MODIFIER,
    PRODUCTION,
    SCIENCE,
    SHIPS,
    TRAINS,
)
from ..record import NOBODY
from .contracts import can_spend
from .factories import can_build_factory
from .machines import can_build_machine
from .markets import can_supply
from .modifiers import can_modify
from .production import can_produce
from .ships import can_build_ship
from .tracks import can_research
from .trains import can_build_train
from .workers import count_workers, put_worker, take_from_cell

ACTIVATE, MODIFY = range(2)  # the stages of the ACTION frame
ACTIONS = 9


@rule
def begin_turn(s):
    """Nothing of an earlier turn is left."""
    s.actor = s.turn
    s.action = NOBODY
    s.hired = NOBODY
    s.activations = 0
    s.used = 0
    s.spent = 0
    s.fulfilled_now = 0
    s.modified = 0
    s.cheaper = 0
    s.granted = NOBODY


@rule
def workers_above(s, action):
    """Workers in the hiring cell above an action."""
    return s.staff[HIRING_CELL[action]]


@rule
def can_activate(s, player, action, ahead):
    """Whether one more activation can be paid for and carried out; `ahead` workers are about to be hired."""
    if action == A_SCIENCE or action == A_MINING:
        return can_research(s, player)
    if action == A_PRODUCTION:
        return can_produce(s, player)
    if action == A_INVESTMENT:
        return can_spend(s, player)
    if action == A_FACTORY:
        return can_build_factory(s, player)
    if action == A_SHIPS:
        return can_build_ship(s, player, ahead)
    if action == A_MACHINES:
        return can_build_machine(s, player)
    if action == A_TRAINS:
        return can_build_train(s, player)
    return can_supply(s, player)


@rule
def refusal_to_act(s, player, action):
    if workers_above(s, action) == 0:
        return 411
    workers = count_workers(s, player)
    if workers == WORKER_CELLS:
        return 406
    if action == A_SHIPS and workers + 1 == WORKER_CELLS:
        return 909
    if not can_activate(s, player, action, 1):
        return 407
    return 0


@rule
def actions_with_workers(s, player):
    """The actions whose hiring cell has workers, as bits; none without an empty worker cell."""
    found = 0
    if count_workers(s, player) < WORKER_CELLS:
        for action in range(ACTIONS):
            if workers_above(s, action):
                found = found | (1 << action)
    return found


@rule
def choose_action(s, action):
    s.action = action
    pop(s)
    push(s, ACTION, ACTIVATE, 0, 0)
    push(s, HIRING, 0, 0, 0)


@rule
def refusal_to_hire(s, colour):
    if s.hiring[HIRING_CELL[s.action], colour] == 0:
        return 405
    return 0


@rule
def hire(s, player, colour):
    take_from_cell(s, HIRING_CELL[s.action], colour)
    s.hired = colour
    put_worker(s, player, colour)
    pop(s)


@rule
def question_of(action):
    """The question of an activation."""
    if action == A_SCIENCE:
        return SCIENCE
    if action == A_MINING:
        return MINING
    if action == A_PRODUCTION:
        return PRODUCTION
    if action == A_INVESTMENT:
        return INVESTMENT
    if action == A_FACTORY:
        return FACTORY
    if action == A_SHIPS:
        return SHIPS
    if action == A_MACHINES:
        return MACHINES
    if action == A_TRAINS:
        return TRAINS
    return MARKETS


@rule
def advance_action(s, player):
    """One activation after another as long as there are any; then one modifier; then the end of the turn."""
    if argument(s, 1) == ACTIVATE:
        if s.activations < MOST_ACTIVATIONS[s.action] and can_activate(s, player, s.action, 0):
            push(s, question_of(s.action), 0, 0, 0)
        elif s.option_modifier:
            modify_and_go_on(s, player)
        else:
            set_argument(s, 1, MODIFY)
        return
    pop(s)
    push(s, END, 0, 0, 0)
    push(s, MODIFIER, 0, 0, 0)
    if not can_modify(s, player):
        pop(s)


@rule
def modify_and_go_on(s, player):
    """What a modifier gains may pay for another activation, so the action stays open below the question."""
    push(s, MODIFIER, 0, 0, 0)
    if not can_modify(s, player):
        pop(s)
        set_argument(s, 1, MODIFY)


@rule
def decline_modifier(s):
    """Whoever could do no more but modify is done."""
    pop(s)
    if top(s) == ACTION:
        pop(s)
        push(s, END, 0, 0, 0)


@rule
def refusal_to_stop_activating(s):
    """At least one activation is complete before one may stop."""
    if s.activations == 0:
        return 416
    return 0


@rule
def stop_activating(s):
    pop(s)
    set_argument(s, 1, MODIFY)


@rule
def consolidate(s):
    pop(s)
    push(s, CONSOLIDATION, 0, 0, 0)


@rule
def refusal_to_skip(s, player):
    """Only who can neither act nor consolidate."""
    if count_workers(s, player):
        return 423
    for action in range(ACTIONS):
        if refusal_to_act(s, player, action) == 0:
            return 423
    return 0


@rule
def with_nobody(s, player):
    """Who has a worker consolidates rather than skip."""
    return 1 if count_workers(s, player) == 0 else 0


@rule
def skip(s):
    pop(s)
    push(s, END, 0, 0, 0)
