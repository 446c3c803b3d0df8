"""The table of contents: which decision is offered, refused, taken, and how a turn runs (YK-301 … YK-313)."""

from entrepot.engine.agenda import argument, pop, push, set_argument, top
from entrepot.engine.rule import rule

from . import actions
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
from .frames import (
    ACTION,
    KEEP,
    LEARNT,
    MOVING,
    PHASE_A,
    PHASE_C,
    PLACING,
    PORT,
    RECOVERY,
    REFILL_LABORATORY,
    REFILL_PORT,
    TELEGRAM,
    TURN,
    WALKING,
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
from .record import NOBODY
from .rewards import drop, gain_any, lift, refusal_to_drop, refusal_to_lift
from .technologies import (
    refusal_to_use_spinning_mill,
    refusal_to_use_university,
    use_spinning_mill,
    use_system_of_stock,
    use_university,
)
from .trade import buy, hire, refusal_to_buy, refusal_to_hire, refusal_to_sell, sell

(
    V_KEEP, V_AGENT, V_ORDER, V_ACHIEVE, V_UNIVERSITY, V_SPINNING_MILL, V_DONE, V_PLACE, V_PLACE_TWO, V_STOP, V_PUT,
    V_STEP, V_TRAM, V_STATION, V_RECALL, V_TAKE_BACK, V_ACT, V_TAKE, V_LEARN, V_IMPORTS, V_STATION_AT, V_HIRE, V_SELL,
    V_BUY, V_CHURCH, V_CUSTOMS, V_ASSISTANT, V_SPEND, V_TOKEN, V_SHOP, V_TRADING_HOUSE, V_LEAVE, V_GAIN, V_LIFT,
    V_DROP, V_REWARD, V_GO_ON,
) = range(len(actions.CATALOGUE.verbs))  # fmt: skip

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
def advance(s):
    """Run the event on top of the agenda."""
    kind = top(s)
    if kind == TURN:
        advance_turn(s, s.turn)
    elif kind == ACTION:
        advance_action(s, s.turn)
    elif kind == LEARNT:
        receive_technology(s, s.turn)
    elif kind == REFILL_PORT:
        refill_port(s)
    elif kind == REFILL_LABORATORY:
        refill_laboratory(s)


@rule
def may_force(s, player):
    """The starting choice is secret, and passing over phase A or C must not tell that no order can be completed."""
    kind = top(s)
    if kind == KEEP:
        return False
    if kind == PHASE_A or kind == PHASE_C:
        return not might_complete_order(s, player)
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
def refusal_of(s, player, verb, noun):
    """The rule that forbids an action which the decision at hand considers, or 0."""
    if verb == V_PLACE:
        if top(s) == TELEGRAM:
            return refusal_to_place_by_telegram(s, player, noun)
        return refusal_to_place(s, player, noun)
    if verb == V_PLACE_TWO:
        return refusal_to_place_two(s, player, noun)
    if verb == V_STEP:
        return refusal_to_step(s, player, noun)
    if verb == V_STOP:
        return refusal_to_stop(s, player)
    if verb == V_AGENT:
        return refusal_to_use_agent(s, player, noun)
    if verb == V_ORDER:
        return refusal_to_complete_order(s, player, noun)
    if verb == V_ACHIEVE:
        return refusal_to_achieve(s, player, noun)
    if verb == V_UNIVERSITY:
        return refusal_to_use_university(s, player)
    if verb == V_SPINNING_MILL:
        return refusal_to_use_spinning_mill(s, player)
    if verb == V_PUT:
        return refusal_to_put(s, player, noun)
    if verb == V_TRAM:
        return refusal_to_ride_tram(s, player, noun)
    if verb == V_STATION:
        return refusal_to_go_to_station(s, player)
    if verb == V_RECALL:
        return refusal_to_recall(s, player)
    if verb == V_TAKE_BACK:
        return refusal_to_take_back_now(s, player, noun)
    if verb == V_TAKE:
        return refusal_to_take_order(s, player, noun)
    if verb == V_LEARN:
        return refusal_to_learn(s, player, noun)
    if verb == V_IMPORTS:
        return refusal_to_pay_imports(s, player, noun)
    if verb == V_STATION_AT:
        return refusal_of_station_at(s, noun)
    if verb == V_HIRE:
        return refusal_to_hire(s, player, noun)
    if verb == V_SELL:
        return refusal_to_sell(s, player, noun)
    if verb == V_BUY:
        return refusal_to_buy(s, player, noun)
    if verb == V_CHURCH:
        return refusal_to_use_church(s, player, noun)
    if verb == V_CUSTOMS:
        return refusal_to_use_customs(s, player, noun)
    if verb == V_ASSISTANT:
        return refusal_to_send(s, player, noun)
    if verb == V_SPEND:
        return refusal_to_spend(s, player, noun)
    if verb == V_SHOP:
        return refusal_to_build_shop(s, player, noun)
    if verb == V_TRADING_HOUSE:
        return refusal_to_build_trading_house(s, player)
    if verb == V_LIFT:
        return refusal_to_lift(s, player, noun)
    if verb == V_DROP:
        return refusal_to_drop(s, player, noun)
    if verb == V_REWARD:
        return refusal_to_take_reward(s, noun)
    if verb == V_KEEP:
        return refusal_to_keep(s, player, noun)
    return 0  # done, act, token, leave, gain, go_on: always possible where they are asked


@rule
def do(s, player, verb, noun):
    """Carry out a decision and lay what follows on the agenda."""
    if verb == V_KEEP:
        keep(s, player, noun)
    elif verb == V_AGENT:
        use_agent(s, player, noun)
    elif verb == V_ORDER:
        complete_order(s, player, noun)
    elif verb == V_ACHIEVE:
        achieve(s, player, noun)
    elif verb == V_UNIVERSITY:
        use_university(s, player)
    elif verb == V_SPINNING_MILL:
        use_spinning_mill(s, player)
    elif verb == V_DONE or verb == V_GO_ON:
        pop(s)
    elif verb == V_PLACE:
        if top(s) == TELEGRAM:
            place_by_telegram(s, player, noun)
        else:
            place(s, player, noun)
    elif verb == V_PLACE_TWO:
        place_two(s, player, noun)
    elif verb == V_STOP:
        stop(s, player)
    elif verb == V_PUT:
        put(s, player, noun)
    elif verb == V_STEP:
        step(s, player, noun)
    elif verb == V_TRAM:
        put(s, player, noun)  # straight there, with the fee of the area itself
    elif verb == V_STATION:
        end_movement(s, player, s.station)
    elif verb == V_RECALL:
        recall(s, player)
    elif verb == V_TAKE_BACK:
        if top(s) == MOVING:
            recall_assistants_only(s, player)
        take_back(s, player, noun)
    elif verb == V_ACT:
        act(s, player, noun)
    elif verb == V_TAKE:
        take_order(s, player, noun)
    elif verb == V_LEARN:
        learn(s, player, noun)
    elif verb == V_IMPORTS:
        pay_imports(s, player, noun)
    elif verb == V_STATION_AT:
        place_station(s, noun)
    elif verb == V_HIRE:
        hire(s, player, noun)
    elif verb == V_SELL:
        sell(s, player, noun)
    elif verb == V_BUY:
        buy(s, player, noun)
    elif verb == V_CHURCH:
        use_church(s, player, noun)
    elif verb == V_CUSTOMS:
        use_customs(s, player, noun)
    elif verb == V_ASSISTANT:
        send(s, player, noun)
    elif verb == V_SPEND:
        spend(s, player, noun)
    elif verb == V_TOKEN:
        take_token(s, player)
    elif verb == V_SHOP:
        build_shop(s, player, noun)
    elif verb == V_TRADING_HOUSE:
        build_trading_house(s, player)
    elif verb == V_LEAVE:
        recover(s, player, argument(s, 1), 1)
        pop(s)
    elif verb == V_GAIN:
        gain_any(s, player, noun)
    elif verb == V_LIFT:
        lift(s, player, noun)
    elif verb == V_DROP:
        drop(s, player, noun)
    elif verb == V_REWARD:
        take_reward(s, player, noun)
