"""Movement: step 2 of the main action (YK-501 … YK-528, Postal System, Stagecoach, Station, Tram)."""

from entrepot.engine.agenda import argument, pop, push
from entrepot.engine.rule import rule

from .frames import ACT_WHERE, ACTION, RECALLING, WALKING
from .placement import pay_rivals, refusal_of_area, rivals_at
from .record import NOBODY, SYNAPSES
from .tables import (
    ALL_AREAS,
    ASSISTANT,
    CANAL,
    CANAL_YEN,
    POSTAL_SYSTEM,
    PRESIDENT_YEN,
    STAGECOACH,
    STATION,
    TRAM,
)
from .technologies import owns

MOST_FEES = 4  # three rival presidents and the Canal


@rule
def fee(s, player, area):
    """Yen it costs the president to enter an area."""
    if area == CANAL:
        return CANAL_YEN
    if owns(s, player, STAGECOACH):
        return 0
    return rivals_at(s, player, area) * PRESIDENT_YEN


@rule
def pay_fee(s, player, area):
    if area == CANAL:
        s.yen[player] -= CANAL_YEN
    elif not owns(s, player, STAGECOACH):
        pay_rivals(s, player, area, 1)


@rule
def may_stop(s, player, area):
    """Whether the president may end its movement in an area that it can enter."""
    if area == CANAL:
        return False
    return owns(s, player, POSTAL_SYSTEM) or rivals_at(s, player, area) == 0


@rule
def refusal_to_put(s, player, area):
    """The president from hand."""
    if s.president[player] != NOBODY:
        return 504  # it must walk
    absent = refusal_of_area(s, area)
    if absent:
        return absent
    if area == CANAL:
        return 514
    if s.assistants[player, area] == 0:
        return 503  # on a legal area
    if not may_stop(s, player, area):
        return 502
    if fee(s, player, area) > s.yen[player]:
        return 1327
    return 0


@rule
def put(s, player, area):
    pay_fee(s, player, area)
    end_movement(s, player, area)


@rule
def can_put(s, player):
    """Whether a president in hand has anywhere to go."""
    if refusal_to_go_to_station(s, player) == 0:
        return True
    for area in range(ALL_AREAS):
        if refusal_to_put(s, player, area) == 0:
            return True
    return False


@rule
def around(s, areas):
    """All areas next to a set of areas, as bits."""
    found = 0
    for area in range(ALL_AREAS):
        if (areas >> area) & 1:
            found = found | s.neighbours[area]
    return found


@rule
def can_move_on(s, player, area, walked, yen):
    """Whether a president that may not stop in an area it has entered can still reach one where it may.

    Only the Canal and areas of rival presidents are passed without stopping, so the fees are few: `spent` counts
    them up, and the areas reached for 1, 2 and 3 yen less are all that has to be remembered.
    """
    stops = 0
    free = 0
    one = 0
    two = 0
    three = 0
    for other in range(ALL_AREAS):
        if (s.in_play >> other) & 1 and not (walked >> other) & 1:
            if other == CANAL or s.assistants[player, other] > 0:
                if may_stop(s, player, other):
                    stops = stops | (1 << other)
                price = fee(s, player, other)
                if price == 0:
                    free = free | (1 << other)
                elif price == 1:
                    one = one | (1 << other)
                elif price == 2:
                    two = two | (1 << other)
                else:
                    three = three | (1 << other)
    reached = 1 << area
    one_less = 0
    two_less = 0
    three_less = 0
    for spent in range(MOST_FEES + 1):
        if spent > yen:
            return False
        reached = reached | (around(s, one_less) & one)
        reached = reached | (around(s, two_less) & two)
        reached = reached | (around(s, three_less) & three)
        for _ in range(MOST_FEES):
            reached = reached | (around(s, reached) & free)
        if reached & stops:
            return True
        three_less = two_less
        two_less = one_less
        one_less = reached
    return False


@rule
def refusal_to_step(s, player, area):
    """One step of a walk. A step is offered only if the walk can still end where the president may stop."""
    here = s.president[player]
    if here == NOBODY:
        return 503  # a president in hand is put, it does not walk
    absent = refusal_of_area(s, area)
    if absent:
        return absent
    start = here
    if s.walked:
        start = argument(s, 1)
    if area == start:
        return 510  # never back to where the walk began
    if not (s.neighbours[here] >> area) & 1:
        return 505
    if (s.walked >> area) & 1:
        return 512  # no area twice
    if area != CANAL and s.assistants[player, area] == 0:
        return 506
    price = fee(s, player, area)
    if price > s.yen[player]:
        if area == CANAL:
            return 513
        return 509
    if not may_stop(s, player, area):
        walked = s.walked | (1 << here) | (1 << area)
        if not can_move_on(s, player, area, walked, s.yen[player] - price):
            return 516  # the president must never be left where it may not stop
    return 0


@rule
def step(s, player, area):
    here = s.president[player]
    if s.walked == 0:
        s.walked = 1 << here
        pop(s)
        push(s, WALKING, here, 0, 0)
    pay_fee(s, player, area)
    s.president[player] = area
    s.walked = s.walked | (1 << area)


@rule
def refusal_to_stop_here(s, player):
    here = s.president[player]
    if here == CANAL:
        return 514
    if not may_stop(s, player, here):
        return 508  # it must move on
    return 0


@rule
def refusal_to_ride_tram(s, player, area):
    if not owns(s, player, TRAM):
        return 1301
    if s.president[player] == NOBODY:
        return 503
    absent = refusal_of_area(s, area)
    if absent:
        return absent
    if area == CANAL or area == s.president[player]:
        return 1357
    if s.assistants[player, area] == 0:
        if s.option_edition == SYNAPSES:
            return 1353
        return 1354
    if not may_stop(s, player, area):
        return 1352
    if fee(s, player, area) > s.yen[player]:
        return 1356
    return 0


@rule
def refusal_to_go_to_station(s, player):
    if not owns(s, player, STATION):
        return 1340
    if s.president[player] == s.station:
        return 1339
    if s.assistants[player, s.station] == 0:
        return 1339
    return 0


@rule
def end_movement(s, player, area):
    """The president has come to stay; the action follows there, or where an agent has marked an area."""
    s.president[player] = area
    s.walked = 0
    pop(s)
    if s.marked != NOBODY and s.marked != area and s.assistants[player, s.marked] > 0:
        push(s, ACT_WHERE, area, s.marked, 0)
    else:
        push(s, ACTION, area, 0, 0)
    s.marked = NOBODY


@rule
def act(s, player, where):
    """With agents that replace: 0 acts at the president, 1 in the marked area."""
    area = argument(s, 1 + where)
    pop(s)
    push(s, ACTION, area, 0, 0)


@rule
def refusal_to_recall(s, player):
    if s.president[player] == NOBODY:
        return 523
    return 0


@rule
def recall(s, player):
    s.president[player] = NOBODY
    s.marked = NOBODY
    pop(s)
    push(s, RECALLING, 0, 0, 0)


@rule
def refusal_to_recall_assistants_only(s, player):
    """Taking assistants back without a president to recall: only when it has nowhere to go."""
    if s.president[player] != NOBODY:
        return 524
    if can_put(s, player):
        return 523
    return 0


@rule
def recall_assistants_only(s, player):
    s.marked = NOBODY
    pop(s)
    push(s, RECALLING, 0, 0, 0)


@rule
def refusal_to_take_back(s, player, area):
    if s.assistants[player, area] == 0:
        return 520
    return 0


@rule
def take_back(s, player, area):
    s.assistants[player, area] -= 1
    s.hand[player, ASSISTANT] += 1
