"""The table of contents: which decision is offered, refused, taken, and what runs by itself."""

from entrepot.engine.language.agenda import argument, pop, push, top
from entrepot.engine.language.rule import rule
from entrepot.engine.language.verbs import Verb

from ..box.tables import MACHINE, SHIP
from ..decisions import (
    ANOTHER,
    END,
    FREE_MACHINE,
    FREE_SHIP,
    FREE_TRAIN,
    MODIFIER,
)
from .abilities import (
    advance_ability,
    can_be_granted,
    choose_piece,
    choose_region,
    have_another,
    refusal_of_piece,
    refusal_of_region,
    refusal_to_stock,
    slots_to_stock,
    stock,
)
from .automa import advance_automa
from .consolidation import (
    advance_consolidation,
    keep,
    pay_salaries,
    refusal_of_favor,
    refusal_to_consolidate,
    refusal_to_keep,
    take_favor,
)
from .contracts import fulfil, invest, refusal_of_contract, refusal_to_spend, spend
from .departments import advance_bonus, choose_department, refusal_of_department, refusal_of_research, research
from .factories import (
    advance_waiting,
    build_factory,
    choose_first,
    factories_to_build,
    refusal_of_silk,
    refusal_to_build_factory,
)
from .goals import advance_rewards, take_reward
from .hiring import (
    actions_with_workers,
    advance_action,
    choose_action,
    consolidate,
    decline_modifier,
    hire,
    refusal_to_act,
    refusal_to_hire,
    refusal_to_skip,
    refusal_to_stop_activating,
    skip,
    stop_activating,
    with_nobody,
)
from .machines import build_machine, machine_cells, refusal_to_build_machine
from .markets import (
    cells_for_1,
    cells_for_2,
    cells_for_3,
    evict,
    gain_supplied,
    refusal_to_evict,
    refusal_to_supply_1,
    refusal_to_supply_2,
    refusal_to_supply_3,
    supply_with_1,
    supply_with_2,
    supply_with_3,
)
from .modifiers import modify, refusal_to_modify, slots_to_modify
from .production import advance_produced, produce, refusal_to_produce, refusal_to_take_from, take_from
from .rounds import advance_finish, advance_round_end, advance_turn_end, close
from .ships import build_ship, build_ship_for_money, refusal_to_build_ship, refusal_to_build_ship_for_money
from .start import (
    advance_drafting,
    advance_tile_b,
    lay_old_factory,
    recruit,
    refusal_of_pair,
    refusal_to_recruit,
    take_pair,
)
from .supply import refusal_of_kept, take_kept, turn_silk_into_money
from .tracks import advance_by, refusal_of_steps
from .trains import (
    build_train,
    build_train_for_money,
    refusal_to_build_train,
    refusal_to_build_train_for_money,
    stations,
)


@rule
def actors(s):
    """One at a time."""
    if s.over:
        return 0
    return 1 << s.actor


@rule
def advance_grant(s, player):
    """A piece for nothing is asked for where it can be built, and skipped where not."""
    piece = argument(s, 1)
    excluded = argument(s, 2)
    how = argument(s, 3)
    pop(s)
    if can_be_granted(s, player, piece, excluded):
        if piece == SHIP:
            push(s, FREE_SHIP, excluded, how, 0)
        elif piece == MACHINE:
            push(s, FREE_MACHINE, excluded, how, 0)
        else:
            push(s, FREE_TRAIN, excluded, how, 0)


@rule
def may_force(s, player):
    """A turn ends only when its player says so; everything else with one answer is answered."""
    return top(s) != END


@rule
def refusal_to_stop(s):
    """A modifier and another piece may always be declined; an action needs one activation."""
    if top(s) == MODIFIER or top(s) == ANOTHER:
        return 0
    return refusal_to_stop_activating(s)


@rule
def stop(s):
    if top(s) == MODIFIER:
        decline_modifier(s)
    elif top(s) == ANOTHER:
        pop(s)
    else:
        stop_activating(s)


@rule
def slots_worth_stocking(s, player):
    return slots_to_stock(s, player, argument(s, 2))


@rule
def whose(s):
    """The player for whom events run."""
    return s.actor


VERBS = {
    "pair": Verb(take_pair, refusal_of_pair),
    "old": Verb(lay_old_factory),
    "recruit": Verb(recruit, refusal_to_recruit),
    "act": Verb(choose_action, refusal_to_act, actions_with_workers),
    "consolidate": Verb(consolidate, refusal_to_consolidate),
    "skip": Verb(skip, refusal_to_skip, with_nobody),
    "silk": Verb(turn_silk_into_money, refusal_of_silk),
    "hire": Verb(hire, refusal_to_hire),
    "steps": Verb(advance_by, refusal_of_steps),
    "build": Verb(build_factory, refusal_to_build_factory, factories_to_build),
    "first": Verb(choose_first),
    "machine": Verb(build_machine, refusal_to_build_machine, machine_cells),
    "produce": Verb(produce, refusal_to_produce),
    "kept": Verb(take_kept, refusal_of_kept),
    "ship": Verb(build_ship, refusal_to_build_ship),
    "ship_for_money": Verb(build_ship_for_money, refusal_to_build_ship_for_money),
    "train": Verb(build_train, refusal_to_build_train, stations),
    "train_for_money": Verb(build_train_for_money, refusal_to_build_train_for_money, stations),
    "supply_1": Verb(supply_with_1, refusal_to_supply_1, cells_for_1),
    "supply_2": Verb(supply_with_2, refusal_to_supply_2, cells_for_2),
    "supply_3": Verb(supply_with_3, refusal_to_supply_3, cells_for_3),
    "take_from": Verb(take_from, refusal_to_take_from),
    "evict": Verb(evict, refusal_to_evict),
    "gain": Verb(gain_supplied),
    "spend": Verb(spend, refusal_to_spend),
    "invest": Verb(invest),
    "contract": Verb(fulfil, refusal_of_contract),
    "modify": Verb(modify, refusal_to_modify, slots_to_modify),
    "region": Verb(choose_region, refusal_of_region),
    "research": Verb(research, refusal_of_research),
    "department": Verb(choose_department, refusal_of_department),
    "another": Verb(have_another),
    "piece": Verb(choose_piece, refusal_of_piece),
    "stock": Verb(stock, refusal_to_stock, slots_worth_stocking),
    "favor": Verb(take_favor, refusal_of_favor),
    "keep": Verb(keep, refusal_to_keep),
    "pay": Verb(pay_salaries),
    "reward": Verb(take_reward),
    "stop": Verb(stop, refusal_to_stop),
    "done": Verb(close),
}

# What runs by itself; what is most frequent comes first.
EVENTS = {
    "bonus": advance_bonus,
    "action": advance_action,
    "ability": advance_ability,
    "grant": advance_grant,
    "consolidation": advance_consolidation,
    "turn_end": advance_turn_end,
    "waiting": advance_waiting,
    "produced": advance_produced,
    "drafting": advance_drafting,
    "tile_b": advance_tile_b,
    "round_end": advance_round_end,
    "rewards": advance_rewards,
    "automa": advance_automa,
    "finish": advance_finish,
}
