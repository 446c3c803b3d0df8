"""Common goals, and the goals of a solo game (NZ-1901 … NZ-1918, NZ-2062 … NZ-2065)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import rule

from ..box.tables import GOAL_VP, GOALS_SHOWN, MACHINE, PERIOD, REWARD_GAIN, SOLO_GOALS, SOLO_NEEDS
from ..decisions import REWARD
from ..record import NOBODY
from .contracts import count_contracts
from .factories import count_factories
from .scoring import CONTRACTS, FACTORIES, FIRST_TRACK
from .supply import gain

CELLS = 32
LAST_PERIOD = 2


@rule
def tokens_on_board(s, player):
    count = 0
    for cell in range(CELLS):
        if s.token[cell] and s.owner[cell] == player:
            count += 1
    return count


@rule
def standing(s, player, goal):
    """How much of a goal a player has: pieces built, spaces, factories, contracts, tokens on the board."""
    if goal < FIRST_TRACK:
        waiting = s.waiting_machine[player] if goal == MACHINE else 0
        return s.taken[player, goal] - waiting
    if goal < FACTORIES:
        return s.marker[player, goal - FIRST_TRACK]
    if goal == FACTORIES:
        return count_factories(s, player)
    if goal == CONTRACTS:
        return count_contracts(s, player)
    return tokens_on_board(s, player)


@rule
def progress(s, player, goal):
    """What is above the beginning: a marker begins on the first space."""
    if FIRST_TRACK <= goal < FACTORIES:
        return standing(s, player, goal) - 1
    return standing(s, player, goal)


@rule
def leads(s, player, goal):
    """Leads or shares the lead, and has made some progress."""
    own = progress(s, player, goal)
    if own == 0:
        return False
    for other in range(s.players):
        if progress(s, other, goal) > own:
            return False
    return True


@rule
def find_leaders(s):
    """All leaders of a period are known before the first reward is taken."""
    period = PERIOD[s.round]
    for player in range(s.players):
        s.won[player] = 0
        for place in range(GOALS_SHOWN[s.players]):
            if s.goal[period, place] != NOBODY and leads(s, player, s.goal[period, place]):
                s.won[player] = s.won[player] | (1 << place)


@rule
def advance_rewards(s):
    """Player by player from the left of the active one: the next reward that is due, or the end of them."""
    served = argument(s, 1)
    if served == s.players:
        pop(s)
        return
    player = (s.turn + 1 + served) % s.players
    for place in range(GOALS_SHOWN[s.players]):
        if (s.won[player] >> place) & 1:
            s.won[player] = s.won[player] & ~(1 << place)
            if PERIOD[s.round] == LAST_PERIOD:
                s.vp[player] += GOAL_VP[place]
            else:
                s.actor = player
                push(s, REWARD, place, 0, 0)
            return
    set_argument(s, 1, served + 1)


@rule
def take_reward(s, player, reward):
    pop(s)
    gain(s, player, REWARD_GAIN[PERIOD[s.round], reward])


@rule
def solo_goals_reached(s):
    for n in range(SOLO_GOALS[s.option_level]):
        if standing(s, 0, s.solo_goal[n]) < SOLO_NEEDS[s.solo_goal[n]]:
            return False
    return True
