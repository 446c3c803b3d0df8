"""Movement: step 2 of the main action (YK-501 … YK-528, Postal System, Stagecoach, Station, Tram)."""

from entrepot.engine.language.agenda import argument, pop, push
from entrepot.engine.language.rule import rule, trailing_zeros

from ..box.tables import ALL_AREAS, ASSISTANT, CANAL, CANAL_YEN, POSTAL_SYSTEM, PRESIDENT_YEN, STAGECOACH, STATION, TRAM
from ..decisions import ACT_WHERE, ACTION, RECALLING, WALKING
from ..record import NOBODY, SYNAPSES
from .placement import pay_rivals, refusal_of_area, rivals_at
from .technologies import owns


@rule
def areas_with_assistants(s, player):
    """Areas that hold at least one of a player's assistants, as bits."""
    areas = 0
    for area in range(ALL_AREAS):
        if s.assistants[player, area] > 0:
            areas = areas | (1 << area)
    return areas


@rule
def enters_station(s, player, area):
    """Whether an area is entered by the right of the Station: for nothing, beside any president, to stay (YK-1338).

    As the ledger rules it, that is a move of its own; with the option it is so however the president comes there.
    """
    return s.option_station != 0 and s.station == area and owns(s, player, STATION)


@rule
def can_stand(s, player, area):
    """Whether an area holds the assistant that a president needs; an option waives it at the Station (YK-1339)."""
    if s.assistants[player, area] > 0:
        return True
    return s.option_station_assistant != 0 and enters_station(s, player, area)


@rule
def areas_to_stand(s, player):
    """All such areas, as bits."""
    areas = areas_with_assistants(s, player)
    if s.option_station_assistant != 0 and s.station != NOBODY and enters_station(s, player, s.station):
        areas = areas | (1 << s.station)
    return areas


@rule
def fee(s, player, area):
    """Yen it costs the president to enter an area."""
    if area == CANAL:
        return CANAL_YEN
    if owns(s, player, STAGECOACH) or enters_station(s, player, area):
        return 0
    return rivals_at(s, player, area) * PRESIDENT_YEN


@rule
def pay_fee(s, player, area):
    if area == CANAL:
        s.yen[player] -= CANAL_YEN
    elif not owns(s, player, STAGECOACH) and not enters_station(s, player, area):
        pay_rivals(s, player, area, 1)


@rule
def may_stop(s, player, area):
    """Whether the president may end its movement in an area that it can enter."""
    if area == CANAL:
        return False
    return owns(s, player, POSTAL_SYSTEM) or rivals_at(s, player, area) == 0 or enters_station(s, player, area)


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
    if not can_stand(s, player, area):
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
    areas = areas_to_stand(s, player)
    while areas:
        if refusal_to_put(s, player, trailing_zeros(areas)) == 0:
            return True
        areas = areas & (areas - 1)
    return False


@rule
def around(s, areas):
    """All areas next to a set of areas, as bits."""
    found = 0
    while areas:
        found = found | s.neighbours[trailing_zeros(areas)]
        areas = areas & (areas - 1)
    return found


@rule
def can_move_on(s, player, area, walked, yen):
    """Whether a president that may not stop in an area it has entered can still reach one where it may.

    Only the Canal and the areas of rival presidents are passed without stopping. They are so few that every choice of
    them is tried, one bit a seat (the player's own stands for the Canal): can it be paid, and does it lead to a stop?
    """
    mine = areas_to_stand(s, player)
    for choice in range(1 << s.players):
        passed = 0
        left = yen
        for seat in range(s.players):
            if (choice >> seat) & 1:
                other = s.president[seat]
                if seat == player:
                    other = CANAL
                if other != NOBODY and not ((walked | passed) >> other) & 1:
                    if other == CANAL or (mine >> other) & 1:
                        passed = passed | (1 << other)
                        left -= fee(s, player, other)
        reached = 1 << area
        for _ in range(s.players):
            reached = reached | (around(s, reached) & passed)
        ends = around(s, reached) & mine & ~walked
        while ends:
            end = trailing_zeros(ends)
            if may_stop(s, player, end) and fee(s, player, end) <= left:
                return True
            ends = ends & (ends - 1)
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
    if area != CANAL and not can_stand(s, player, area):
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
    if enters_station(s, player, area):
        end_movement(s, player, area)


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
    if not can_stand(s, player, area):
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
    if s.option_station:
        return 1338  # it is entered as any other area
    if not owns(s, player, STATION):
        return 1340
    if s.president[player] == s.station:
        return 1339
    if s.assistants[player, s.station] == 0 and not s.option_station_assistant:
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
def act(s, where):
    """With agents that replace: 0 acts at the president, 1 in the marked area."""
    area = argument(s, 1 + where)
    pop(s)
    push(s, ACTION, area, 0, 0)


@rule
def refusal_to_recall(s, player):
    if s.president[player] != NOBODY:
        return 0
    if can_put(s, player):
        return 523
    return 524  # only the assistants can come back


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
