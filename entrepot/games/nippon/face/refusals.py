"""Which of a rule's sentences says why not, and what is needed where something is short."""

from __future__ import annotations

from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.reading import opened
from entrepot.paper.refusals import Case, Short

from ..actions import ACTIONS, CELLS, DESTINATIONS, FACTORIES, FLEETS, MACHINE_CELLS, STATIONS, TYPES
from ..box.tables import (
    A_FACTORY,
    A_INVESTMENT,
    A_MACHINES,
    A_MARKETS,
    A_MINING,
    A_PRODUCTION,
    A_SCIENCE,
    A_SHIPS,
    ABILITY_CONDITION,
    ABILITY_CONTRACTS,
    FACTORY_CELLS,
    FAVOR_LEVEL,
    INFLUENCE_VALUE,
    MACHINE_HERE,
    MACHINE_IRON,
    MACHINE_PRICE,
    MOST_TRAIN_CELLS,
    NEEDS_SCIENCE,
    PIECE_IRON,
    PIECE_MONEY,
    PIECE_MONEY_IRON,
    PIECES,
    PRODUCED_HERE,
    SCIENCE_SILK,
    SCIENCE_TRACK,
    SHIP,
    STEP_PRICE,
    TRAIN,
    TYPE_OF,
)
from ..record import NOBODY, OLD
from ..rules.consolidation import may_keep
from ..rules.factories import empty_slot, levels_short, price_of_factory
from ..rules.machines import refusal_of_machine_cell
from ..rules.markets import MOST_GOODS, demand_at, refusal_of_cell, refusal_to_supply
from ..rules.modifiers import lowers_price
from ..rules.production import coal_price, discount_at_hand, goods_of, has_goods, side_of
from ..rules.ships import can_be_granted_ship
from ..rules.trains import can_be_granted_train
from ..rules.workers import count_workers

ACTIVATION = 407
STEPS, PIECE = (501, 502), (901, 1101)
TOO_LOW = (1217, 1222)  # a token for its cell
NO_TOKEN, NO_GOODS = (1213, 1214), 1205  # for a number of goods


def case(view: View, action: str, rule: int) -> Case:
    s, seat = opened(view), view.viewer
    verb, _, noun = action.partition(":")
    if rule == ACTIVATION:
        return Case("silk") if verb == "silk" else _stuck(s, seat, ACTIONS.index(noun))
    if rule in TOO_LOW:
        return _too_low(s, seat, CELLS.index(noun))
    if rule in NO_TOKEN:
        return _no_token(s, seat, CELLS.index(noun))
    if rule in PIECE:
        return _price(s, seat, verb, noun)
    return Case(_name(s, seat, verb, noun, rule) or view.asked, _short(s, seat, verb, noun, rule))


def is_built(s: Any, factory: int) -> bool:
    """By anybody; other factories are not in the game."""
    return any(s.factory[seat, slot] == factory for seat in range(s.players) for slot in range(FACTORY_CELLS))


def _purse(s: Any, seat: int) -> int:
    """Silk stands in for money."""
    return int(s.money[seat]) + int(s.silk[seat])


def _name(s: Any, seat: int, verb: str, noun: str, rule: int) -> str:
    """Of rules that refuse in several cases, the one at hand."""
    if rule == 602 and is_built(s, FACTORIES.index(noun)):
        return "built"
    if rule == 601 and levels_short(s, seat, FACTORIES.index(noun)):
        return "science"
    if rule == 612 and s.factory[seat, int(noun) - 1] == NOBODY:
        return "empty"
    if rule == 627:
        return _condition(s, seat, int(noun) - 1)
    if rule == 632:
        if lowers_price(s, seat, int(noun) - 1):
            return "first"
        return "any" if s.option_modifier else ""
    if rule == 1433 and int(noun) > may_keep(s, seat):
        return "allowed"
    if rule == 316 and verb == "piece":
        return _no_place(s, seat, FLEETS.index(noun))
    return ""


def _condition(s: Any, seat: int, slot: int) -> str:
    """What a modifier asks for."""
    token = s.factory[seat, slot]
    condition = ABILITY_CONDITION[token, side_of(s, token)]
    if condition == MACHINE_HERE:
        return "machine"
    if condition == PRODUCED_HERE:
        return "produced"
    return "contracts"


def _no_place(s: Any, seat: int, fleet: int) -> str:
    """Why a piece cannot be built for nothing, while there is one."""
    if s.taken[seat, fleet] == PIECES:
        return ""
    if fleet == SHIP:
        return "destinations"
    if fleet == TRAIN:
        return "stations"
    if 706 in _machine_cells(s, seat):
        return "right"
    return "cells"


def _machine_cells(s: Any, seat: int) -> set[int]:
    """What refuses the cells of all factories."""
    return {int(refusal_of_machine_cell(s, seat, slot, side)) for slot in range(FACTORY_CELLS) for side in range(2)}


def _short(s: Any, seat: int, verb: str, noun: str, rule: int) -> Short | None:
    """What there is too little of."""
    if rule in STEPS:
        return "money", int(STEP_PRICE[int(noun)]), _purse(s, seat)
    if rule in (601, 605, 606):
        return _factory(s, seat, FACTORIES.index(noun), rule)
    if rule == 627:
        token = s.factory[seat, int(noun) - 1]
        needed = int(ABILITY_CONTRACTS[token, side_of(s, token)])
        return ("contract", needed, int(s.fulfilled_now)) if needed else None
    if rule == 701:
        return "money", int(MACHINE_PRICE), _purse(s, seat)
    if rule == 706:
        return "iron", int(MACHINE_IRON[MACHINE_CELLS.index(noun) % 2]), int(s.iron[seat])
    if rule == 803:
        needed = int(coal_price(s, seat, int(noun) - 1)) - int(s.cheaper)
        return "coal", needed, int(s.coal[seat]) + int(s.kept_coal[seat])
    if rule == NO_GOODS:
        return _goods(s, seat, CELLS.index(noun), int(verb[-1]))
    if rule in (1303, 1304):
        return "goods", int(s.activations) + 1, int(goods_of(s, seat, TYPES.index(noun)))
    if rule == 1432:
        level = int(noun[-1])
        needed = next(workers for workers in range(len(FAVOR_LEVEL)) if FAVOR_LEVEL[workers] >= level)
        return "worker", needed, int(count_workers(s, seat))
    if rule == 1433 and int(noun) <= may_keep(s, seat):
        return "coal", int(noun), int(s.coal[seat])
    if rule == 1434:
        return "money", int(may_keep(s, seat)) - int(noun), int(s.money[seat])
    return None


def _factory(s: Any, seat: int, factory: int, rule: int) -> Short:
    """Science, the silk that stands in for it, or the money after that."""
    if rule == 605:
        return "science_level", int(NEEDS_SCIENCE[TYPE_OF[factory]]), int(s.marker[seat, SCIENCE_TRACK])
    silk = int(SCIENCE_SILK[levels_short(s, seat, factory)])
    if rule == 606:
        return "silk", silk, int(s.silk[seat])
    return "money", int(price_of_factory(s, seat)), _purse(s, seat) - silk


def _price(s: Any, seat: int, verb: str, noun: str) -> Case:
    """A ship or train goes where none went in this action; and it has two prices."""
    where = DESTINATIONS.index(noun) if noun in DESTINATIONS else STATIONS.index(noun) // int(MOST_TRAIN_CELLS)
    if (s.used >> where) & 1:
        return Case()
    iron = int(s.iron[seat])
    if not verb.endswith("_for_money"):
        return Case("iron", ("iron", int(PIECE_IRON), iron))
    if _purse(s, seat) < PIECE_MONEY:
        return Case("money", ("money", int(PIECE_MONEY), _purse(s, seat)))
    return Case("iron", ("iron", int(PIECE_MONEY_IRON), iron))


def _supplies(s: Any, seat: int, cell: int) -> dict[int, int]:
    """What refuses each number of goods."""
    return {n: int(refusal_to_supply(s, seat, cell, n)) for n in range(1, MOST_GOODS + 1)}


def _goods(s: Any, seat: int, cell: int, asked: int) -> Short:
    """The number that was asked about; but whoever can spend none there is told the least that would do."""
    refused = _supplies(s, seat, cell)
    needed = asked if 0 in refused.values() else min(n for n in refused if refused[n] == NO_GOODS)
    return "goods", needed, int(goods_of(s, seat, demand_at(s, cell)))


def _no_token(s: Any, seat: int, cell: int) -> Case:
    """Another number of goods may have its token there."""
    refused = _supplies(s, seat, cell)
    if 0 in refused.values():
        return Case()
    if NO_GOODS in refused.values():
        return Case("goods", _goods(s, seat, cell, 0))
    return Case("none")


def _too_low(s: Any, seat: int, cell: int) -> Case:
    """More goods may give a token that is high enough, if they and the token are there."""
    if is_out_of_reach(s, cell):
        return Case("low")
    refused = _supplies(s, seat, cell)
    if 0 in refused.values():
        return Case()
    if NO_GOODS in refused.values():
        return Case("goods", _goods(s, seat, cell, 0))
    return Case("token")


def is_out_of_reach(s: Any, cell: int) -> bool:
    """Whether no token that the goods for a cell can give may ever lie there."""
    values = (INFLUENCE_VALUE[demand_at(s, cell), n] for n in range(1, MOST_GOODS + 1))
    return all(refusal_of_cell(s, cell, value) for value in values)


# --- an action that cannot be carried out once


def _stuck(s: Any, seat: int, action: int) -> Case:
    """What its first activation lacks."""
    if action in (A_SCIENCE, A_MINING):
        return Case("steps", ("money", int(STEP_PRICE[1]), _purse(s, seat)))
    if action == A_PRODUCTION:
        return _no_production(s, seat)
    if action == A_FACTORY:
        return _no_factory(s, seat)
    if action == A_MACHINES:
        return _no_machine(s, seat)
    if action == A_INVESTMENT or (action == A_MARKETS and not has_goods(s, seat)):
        return Case("goods")
    if action == A_MARKETS:
        return Case("markets")
    return _no_piece(s, seat, SHIP if action == A_SHIPS else TRAIN)


def _no_production(s: Any, seat: int) -> Case:
    prices = [int(coal_price(s, seat, n)) for n in range(FACTORY_CELLS) if NOBODY < s.factory[seat, n] < OLD]
    if not prices:
        return Case("no_factory")
    there = int(s.coal[seat]) + int(s.kept_coal[seat])
    return Case("coal", ("coal", min(prices) - int(discount_at_hand(s, seat)), there))


def _no_factory(s: Any, seat: int) -> Case:
    if empty_slot(s, seat) == NOBODY:
        return Case("full")
    if not s.available:
        return Case("none")
    price = int(price_of_factory(s, seat))
    if _purse(s, seat) < price:
        return Case("factory", ("money", price, _purse(s, seat)))
    levels = [int(NEEDS_SCIENCE[TYPE_OF[n]]) for n in range(len(FACTORIES)) if (s.available >> n) & 1]
    return Case("science", ("science_level", min(levels), int(s.marker[seat, SCIENCE_TRACK])))


def _no_machine(s: Any, seat: int) -> Case:
    refused = _machine_cells(s, seat)
    if 0 in refused:
        return Case("machine", ("money", int(MACHINE_PRICE), _purse(s, seat)))
    if 706 in refused:
        return Case("right", ("iron", int(max(MACHINE_IRON)), int(s.iron[seat])))
    return Case("pieces") if 316 in refused else Case("cells")


def _no_piece(s: Any, seat: int, fleet: int) -> Case:
    """The worker that is hired takes a cell before the expert."""
    if s.taken[seat, fleet] == PIECES:
        return Case("pieces")
    if fleet == SHIP and not can_be_granted_ship(s, seat, 0, 1):
        return Case("destinations")
    if fleet == TRAIN and not can_be_granted_train(s, seat, 0):
        return Case("stations")
    iron = int(s.iron[seat])
    if iron >= PIECE_MONEY_IRON:
        return Case("price", ("money", int(PIECE_MONEY), _purse(s, seat)))
    enough = min(PIECE_IRON, PIECE_MONEY_IRON) if _purse(s, seat) >= PIECE_MONEY else PIECE_IRON
    return Case("iron", ("iron", int(enough), iron))
