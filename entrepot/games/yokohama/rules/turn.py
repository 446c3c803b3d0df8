"""The table of contents: which decision is offered, refused, taken, and how a turn runs (YK-301 … YK-313)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument, top
from entrepot.engine.language.rule import rule
from entrepot.engine.language.verbs import Verb

from ..box.tables import ASSISTANT
from ..decisions import (
    KEEP,
    MOVING,
    PHASE_A,
    PHASE_C,
    PLACING,
    PORT,
    RECALLING,
    RECOVERY,
    TELEGRAM,
    TURN,
    WALKING,
)
from ..record import NOBODY
from .action import (
    advance_action,
    build_shop,
    build_trading_house,
    recover,
    refusal_to_build_shop,
    refusal_to_build_trading_house,
    take_token,
)
from .boards import (
    refusal_to_send,
    refusal_to_spend,
    refusal_to_use_church,
    refusal_to_use_customs,
    send,
    spend,
    use_church,
    use_customs,
)
from .candidates import (
    areas_by_tram,
    areas_for_agent,
    areas_to_place,
    areas_to_put,
    areas_to_step,
    areas_to_take_back,
    held_orders,
    open_achievements,
    with_spinning_mill,
    with_station,
    with_university,
)
from .ending import end_turn
from .extras import (
    achieve,
    complete_order,
    might_complete_order,
    refusal_to_achieve,
    refusal_to_complete_order,
    refusal_to_take_reward,
    refusal_to_use_agent,
    take_reward,
    use_agent,
)
from .laboratory import (
    learn,
    place_station,
    receive_technology,
    refill_laboratory,
    refusal_of_station_at,
    refusal_to_learn,
)
from .movement import (
    act,
    areas_with_assistants,
    end_movement,
    put,
    recall,
    recall_assistants_only,
    refusal_to_go_to_station,
    refusal_to_put,
    refusal_to_recall,
    refusal_to_recall_assistants_only,
    refusal_to_ride_tram,
    refusal_to_step,
    refusal_to_stop_here,
    refusal_to_take_back,
    step,
    take_back,
)
from .placement import (
    place,
    place_by_telegram,
    place_two,
    refusal_to_place,
    refusal_to_place_by_telegram,
    refusal_to_place_two,
)
from .port import (
    pay_imports,
    refill_port,
    refusal_to_pay_imports,
    refusal_to_take_order,
    stop_taking_orders,
    take_order,
)
from .rewards import drop, gain_any, lift, refusal_to_drop, refusal_to_lift
from .technologies import (
    refusal_to_use_spinning_mill,
    refusal_to_use_university,
    use_spinning_mill,
    use_system_of_stock,
    use_university,
)
from .trade import buy, hire, refusal_to_buy, refusal_to_hire, refusal_to_sell, sell

# the stages of the TURN frame (its first argument)
START, STEP_1, STEP_2, LAST_PHASE, END = range(5)


@rule
def actors(s):
    """Everybody who has not kept an order yet; after that whoever's turn it is."""
    if s.over:
        return 0
    if top(s) == KEEP:
        waiting = 0
        for player in range(s.players):
            if s.orders[player, 0] == NOBODY:
                waiting = waiting | (1 << player)
        return waiting
    return 1 << s.turn


@rule
def advance_turn(s, player):
    stage = argument(s, 1)
    set_argument(s, 1, stage + 1)
    if stage == START:
        s.agent_used = 0
        s.university_used = 0
        s.spinning_mill_used = 0
        s.faith_used = 0
        use_system_of_stock(s, player)
        push(s, PHASE_A, 0, 0, 0)
    elif stage == STEP_1:
        s.placed = 0
        push(s, PLACING, 0, 0, 0)
    elif stage == STEP_2:
        s.placed = 0
        push(s, MOVING, 0, 0, 0)
    elif stage == LAST_PHASE:
        push(s, PHASE_C, 0, 0, 0)
    else:
        end_turn(s)


@rule
def may_force(s, player):
    """The starting choice is secret, and passing over phase A or C must not tell that no order can be completed.

    Where it is plain that there are several answers, there is no need to look for them.
    """
    kind = top(s)
    if kind == KEEP:
        return False
    if kind == PHASE_A or kind == PHASE_C:
        return not might_complete_order(s, player)
    if kind == PLACING:
        return s.hand[player, ASSISTANT] == 0
    if kind == RECALLING:
        return areas_with_assistants(s, player) == 0
    return True


@rule
def refusal_to_keep(s, player, order):
    if s.dealt[player, 0] != order and s.dealt[player, 1] != order:
        return 133
    return 0


@rule
def keep(s, player, order):
    """One of the two dealt orders; the other stays with its owner's secrets. The last choice opens the first turn."""
    if s.dealt[player, 0] == order:
        s.dealt[player, 0] = s.dealt[player, 1]
    s.dealt[player, 1] = NOBODY
    s.orders[player, 0] = order
    if actors(s) == 0:
        s.revealed += 1
        pop(s)
        push(s, TURN, START, 0, 0)


@rule
def refusal_to_stop(s, player):
    kind = top(s)
    if kind == WALKING:
        return refusal_to_stop_here(s, player)
    if kind == MOVING:
        return refusal_to_recall_assistants_only(s, player)
    return 0


@rule
def stop(s, player):
    """No more of what the top frame asks."""
    kind = top(s)
    if kind == WALKING:
        end_movement(s, player, s.president[player])
    elif kind == MOVING:
        s.marked = NOBODY
        pop(s)
    elif kind == PORT:
        stop_taking_orders(s)
    elif kind == RECOVERY:
        recover(s, player, argument(s, 1), 0)
        pop(s)
    else:
        pop(s)


@rule
def refusal_to_take_back_now(s, player, area):
    if top(s) == MOVING:
        early = refusal_to_recall_assistants_only(s, player)
        if early:
            return early
    return refusal_to_take_back(s, player, area)


@rule
def leave_phase(s):
    pop(s)


@rule
def refusal_to_place_now(s, player, area):
    if top(s) == TELEGRAM:
        return refusal_to_place_by_telegram(s, player, area)
    return refusal_to_place(s, player, area)


@rule
def place_now(s, player, area):
    if top(s) == TELEGRAM:
        place_by_telegram(s, player, area)
    else:
        place(s, player, area)


@rule
def go_to_station(s, player):
    end_movement(s, player, s.station)


@rule
def take_back_now(s, player, area):
    if top(s) == MOVING:
        recall_assistants_only(s, player)
    take_back(s, player, area)


@rule
def leave_one(s, player):
    """Telephone: one assistant stays."""
    recover(s, player, argument(s, 1), 1)
    pop(s)


@rule
def whose(s):
    """The player for whom events run."""
    return s.turn


VERBS = {
    "keep": Verb(keep, refusal_to_keep),
    "agent": Verb(use_agent, refusal_to_use_agent, areas_for_agent),
    "order": Verb(complete_order, refusal_to_complete_order, held_orders),
    "achieve": Verb(achieve, refusal_to_achieve, open_achievements),
    "university": Verb(use_university, refusal_to_use_university, with_university),
    "spinning_mill": Verb(use_spinning_mill, refusal_to_use_spinning_mill, with_spinning_mill),
    "done": Verb(leave_phase),
    "place": Verb(place_now, refusal_to_place_now, areas_to_place),
    "place_two": Verb(place_two, refusal_to_place_two, areas_to_place),
    "stop": Verb(stop, refusal_to_stop),
    "put": Verb(put, refusal_to_put, areas_to_put),
    "step": Verb(step, refusal_to_step, areas_to_step),
    "tram": Verb(put, refusal_to_ride_tram, areas_by_tram),
    "station": Verb(go_to_station, refusal_to_go_to_station, with_station),
    "recall": Verb(recall, refusal_to_recall),
    "take_back": Verb(take_back_now, refusal_to_take_back_now, areas_to_take_back),
    "act": Verb(act),
    "take": Verb(take_order, refusal_to_take_order),
    "learn": Verb(learn, refusal_to_learn),
    "imports": Verb(pay_imports, refusal_to_pay_imports),
    "station_at": Verb(place_station, refusal_of_station_at),
    "hire": Verb(hire, refusal_to_hire),
    "sell": Verb(sell, refusal_to_sell),
    "buy": Verb(buy, refusal_to_buy),
    "church": Verb(use_church, refusal_to_use_church),
    "customs": Verb(use_customs, refusal_to_use_customs),
    "assistant": Verb(send, refusal_to_send),
    "spend": Verb(spend, refusal_to_spend),
    "token": Verb(take_token),
    "shop": Verb(build_shop, refusal_to_build_shop),
    "trading_house": Verb(build_trading_house, refusal_to_build_trading_house),
    "leave": Verb(leave_one),
    "gain": Verb(gain_any),
    "lift": Verb(lift, refusal_to_lift),
    "drop": Verb(drop, refusal_to_drop),
    "reward": Verb(take_reward, refusal_to_take_reward),
    "go_on": Verb(leave_phase),
}

# What runs by itself; what is most frequent comes first.
EVENTS = {
    "turn": advance_turn,
    "action": advance_action,
    "learnt": receive_technology,
    "refill_port": refill_port,
    "refill_laboratory": refill_laboratory,
}
