"""The table of contents: which decision is offered, refused, taken, and what runs by itself."""

from entrepot.engine.language.agenda import argument, pop, top
from entrepot.engine.language.rule import rule
from entrepot.engine.language.verbs import Verb

from ..decisions import (
    BUYING,
    EITHER,
    EXPANDING,
    GOODS,
    PLANNING,
    RESTING,
    STEPS,
    TILE,
    WALKING,
)
from .bases import (
    columns_asked,
    give_post,
    refusal_of_column,
    refusal_to_remove,
    refusal_to_return,
    remove_post,
    return_post,
)
from .bookkeeper import (
    advance_bookkeeping,
    refusal_to_turn_over,
    refusal_to_use_bookkeeper,
    refusal_to_walk,
    stop_walking,
    turn_over,
    use_bookkeeper,
    walk,
)
from .books import (
    books_taken,
    choose_book,
    refusal_of_book,
    refusal_to_shelve,
    refusal_to_take,
    shelve,
    take_book,
    take_cash,
)
from .expansion import (
    advance_expansion,
    enter,
    expand,
    refusal_to_enter,
    refusal_to_expand,
    refusal_to_stop_entering,
    regions_in_reach,
)
from .goods import (
    active_goods,
    buy_cheaper,
    pay_with_goods,
    refusal_to_buy_cheaper,
    refusal_to_pay_with_goods,
    refusal_to_stop_stepping,
    refusal_to_use_goods,
    refusal_without_purchase,
    step,
    stop_stepping,
    use_goods,
)
from .markers import (
    cards_to_sell,
    free_spaces,
    lay_plus,
    mark,
    pay_money,
    refusal_of_plus,
    refusal_of_tier,
    refusal_to_mark,
    refusal_to_pay,
    refusal_to_sell,
    sell,
    take_tier,
)
from .merchants import refusal_to_use_merchant, use_merchant
from .planning import (
    advance_round_start,
    be_ready,
    cards_to_lay,
    lay,
    leave,
    refusal_to_be_ready,
    refusal_to_lay,
    refusal_to_leave,
    refusal_to_reconsider,
    take_plan_back,
)
from .rewards import advance_reward, collect, parts_left, refusal_to_collect
from .rounds import (
    advance_ended,
    advance_preparation,
    advance_turn_end,
    advance_turn_start,
    end_phase,
    recover,
    refusal_to_recover,
    stacks,
)
from .scoring import advance_finish
from .special import (
    BOUGHT,
    choose_track,
    have_done,
    refusal_of_diamonds,
    refusal_of_track,
    refusal_to_buy_either,
    refusal_to_stop_either,
    take_diamonds,
    take_share,
)
from .start import advance_starting, choose_tile, refusal_to_choose_tile, refusal_to_rest, rest, resting_cards
from .tracks import advance_moving, pay_toll, refusal_to_step


@rule
def is_for_all(s):
    """What everybody is asked at the same time."""
    return top(s) == PLANNING or top(s) == RESTING or top(s) == TILE


@rule
def actors(s):
    """Everybody who has not answered what all are asked; else whoever's turn it is."""
    if s.over:
        return 0
    if is_for_all(s):
        return ((1 << s.players) - 1) & ~s.ready
    return 1 << s.turn


@rule
def bystanders(s):
    """Who has planned may take it back while others still plan."""
    if top(s) == PLANNING:
        return s.ready
    return 0


@rule
def may_force(s, player):
    """What all are asked at once is secret; everything else with one answer is answered."""
    return not is_for_all(s)


@rule
def refusal_to_buy(s, player, space):
    """With goods, or for money where a bonus space says so."""
    kind = top(s)
    if kind == GOODS:
        return refusal_to_pay_with_goods(s, player, space, 0)
    if kind == EITHER:
        return refusal_to_buy_either(s, player, space)
    return refusal_to_pay(s, player, space)


@rule
def buy(s, player, space):
    kind = top(s)
    if kind == GOODS:
        pay_with_goods(s, player, space, 0)
    elif kind == BUYING:
        pay_money(s, player, space, 0)
        pop(s)
    else:
        pay_money(s, player, space, argument(s, 3))
        have_done(s, BOUGHT)


@rule
def refusal_to_step_now(s, player, company):
    refused = refusal_without_purchase(s, player)
    if refused:
        return refused
    return refusal_to_step(s, player, company)


@rule
def refusal_to_stop(s, player):
    """Units and the parts of C2 are not given up freely; a walk, a pay section and mostly entries are."""
    kind = top(s)
    if kind == GOODS or kind == STEPS:
        return refusal_to_stop_stepping(s, player)
    if kind == EITHER:
        return refusal_to_stop_either(s)
    if kind == EXPANDING:
        return refusal_to_stop_entering(s)
    return 0


@rule
def stop(s, player):
    kind = top(s)
    if kind == GOODS or kind == STEPS:
        stop_stepping(s, player)
    elif kind == WALKING:
        stop_walking(s)
    else:
        pop(s)


@rule
def whose(s):
    """The player for whom events run."""
    return s.turn


VERBS = {
    "tile": Verb(choose_tile, refusal_to_choose_tile),
    "rest": Verb(rest, refusal_to_rest, resting_cards),
    "lay": Verb(lay, refusal_to_lay, cards_to_lay),
    "leave": Verb(leave, refusal_to_leave),
    "ready": Verb(be_ready, refusal_to_be_ready),
    "reconsider": Verb(take_plan_back, refusal_to_reconsider),
    "goods": Verb(use_goods, refusal_to_use_goods, active_goods),
    "expand": Verb(expand, refusal_to_expand),
    "bookkeeper": Verb(use_bookkeeper, refusal_to_use_bookkeeper),
    "merchant": Verb(use_merchant, refusal_to_use_merchant),
    "mark": Verb(mark, refusal_to_mark, free_spaces),
    "end": Verb(end_phase),
    "plus": Verb(lay_plus, refusal_of_plus),
    "buy": Verb(buy, refusal_to_buy),
    "buy_cheaper": Verb(buy_cheaper, refusal_to_buy_cheaper),
    "step": Verb(step, refusal_to_step_now),
    "pay": Verb(pay_toll),
    "enter": Verb(enter, refusal_to_enter, regions_in_reach),
    "post_from": Verb(give_post, refusal_of_column, columns_asked),
    "post_to": Verb(return_post, refusal_to_return, columns_asked),
    "remove": Verb(remove_post, refusal_to_remove),
    "collect": Verb(collect, refusal_to_collect, parts_left),
    "turn_over": Verb(turn_over, refusal_to_turn_over),
    "walk": Verb(walk, refusal_to_walk),
    "take": Verb(take_book, refusal_to_take),
    "cash": Verb(take_cash),
    "sell": Verb(sell, refusal_to_sell, cards_to_sell),
    "tier": Verb(take_tier, refusal_of_tier),
    "share": Verb(take_share),
    "diamonds": Verb(take_diamonds, refusal_of_diamonds),
    "track": Verb(choose_track, refusal_of_track),
    "book": Verb(choose_book, refusal_of_book, books_taken),
    "shelve": Verb(shelve, refusal_to_shelve),
    "recover": Verb(recover, refusal_to_recover, stacks),
    "stop": Verb(stop, refusal_to_stop),
}

# What runs by itself; what is most frequent comes first.
EVENTS = {
    "turn_end": advance_turn_end,
    "turn_start": advance_turn_start,
    "moving": advance_moving,
    "reward": advance_reward,
    "expansion": advance_expansion,
    "bookkeeping": advance_bookkeeping,
    "ended": advance_ended,
    "round_start": advance_round_start,
    "preparation": advance_preparation,
    "starting": advance_starting,
    "finish": advance_finish,
}
