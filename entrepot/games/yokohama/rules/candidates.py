"""The nouns of a verb that are worth asking about, as bits, where that is quicker to know than to ask for each.

All others are refused for certain; the walks compare what is offered with the refusals of the whole catalogue.
"""

from entrepot.engine.language.agenda import top
from entrepot.engine.language.rule import rule

from ..box.tables import ASSISTANT, HAND_LIMIT, SPINNING_MILL, STATION, TRAM, UNIVERSITY
from ..decisions import MOVING
from ..record import NOBODY
from .extras import unused_agents
from .movement import areas_to_stand, areas_with_assistants, can_put
from .technologies import owns


@rule
def areas_to_place(s, player):
    if s.hand[player, ASSISTANT] == 0:
        return 0
    return s.in_play & ~s.placed


@rule
def areas_to_put(s, player):
    if s.president[player] != NOBODY:
        return 0
    return areas_to_stand(s, player)


@rule
def areas_to_step(s, player):
    if s.president[player] == NOBODY:
        return 0
    return s.neighbours[s.president[player]] & ~s.walked


@rule
def areas_by_tram(s, player):
    if not owns(s, player, TRAM):
        return 0
    return areas_to_stand(s, player)


@rule
def areas_to_take_back(s, player):
    if top(s) == MOVING and (s.president[player] != NOBODY or can_put(s, player)):
        return 0
    return areas_with_assistants(s, player)


@rule
def areas_for_agent(s, player):
    if s.agent_used or unused_agents(s, player) == 0:
        return 0
    return areas_with_assistants(s, player)


@rule
def held_orders(s, player):
    held = 0
    for n in range(HAND_LIMIT):
        if s.orders[player, n] >= 0:
            held = held | (1 << s.orders[player, n])
    return held


@rule
def open_achievements(s, player):
    stacks = 0
    if s.hand[player, ASSISTANT] > 0:
        for stack in range(3):
            if not (s.achieved[stack] >> player) & 1:
                stacks = stacks | (1 << stack)
    return stacks


@rule
def with_university(s, player):
    return 1 if owns(s, player, UNIVERSITY) else 0


@rule
def with_spinning_mill(s, player):
    return 1 if owns(s, player, SPINNING_MILL) else 0


@rule
def with_station(s, player):
    return 1 if owns(s, player, STATION) else 0
