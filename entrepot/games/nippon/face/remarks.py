"""What the words of an action leave out: the price, the gain, the factory in a cell, the token in the way."""

from collections.abc import Callable
from typing import Any

from entrepot.engine.match.view import View
from entrepot.paper.reading import opened
from entrepot.paper.words import Words

from ..actions import CELLS, COLOURS, CONTRACTS, DESTINATIONS, FACTORIES, GOALS, REGIONS, REWARDS, STATIONS
from ..box.tables import (
    CONTRACT_COLOURS,
    DEPARTMENT_GAIN,
    DESTINATION_COLOUR,
    FAVOR_VP,
    INFLUENCE_VALUE,
    INVESTMENT_STEPS,
    MACHINE_IRON,
    MACHINE_PRICE,
    MARKET_GAIN,
    MOST_TRAIN_CELLS,
    PERIOD,
    PIECE_IRON,
    PIECE_MONEY,
    PIECE_MONEY_IRON,
    REGION_GAIN,
    REWARD_GAIN,
    SCIENCE_SILK,
    STATION_GAIN,
    STEP_PRICE,
    WHITE,
    WHITE_STEPS,
)
from ..decisions import FREE_MACHINE, FREE_SHIP, FREE_TRAIN
from ..rules.consolidation import salaries_due
from ..rules.departments import is_improved
from ..rules.factories import levels_short, price_of_factory
from ..rules.markets import demand_at
from ..rules.production import coal_price, output, side_of
from ..rules.scoring import CONTRACTS as CONTRACTS_GOAL
from ..rules.scoring import FACTORIES as FACTORIES_GOAL
from . import signs
from .ability_words import ability_text, asked_price, effect_text
from .board import price
from .goals import pair_text
from .unasked import foreseen_iron

FREE = (FREE_SHIP, FREE_TRAIN, FREE_MACHINE)
MACHINE_SIDES = ("left", "right")
LEVELS = 3


def remark(view: View, action: str, words: Words) -> str:
    """A few signs after an action, or nothing."""
    verb, _, noun = action.partition(":")
    if verb not in REMARKS:
        return ""
    s = opened(view)
    said = REMARKS[verb](s, s.actor, noun, words)
    iron = foreseen_iron(view, action)
    return f"{said} {words.text('face-row-iron', number=iron)}" if iron else said


def _frame(s: Any, column: int) -> int:
    """Of the decision at hand: its kind, then its arguments."""
    return int(s.agenda[s.depth - 1, column])


def _pair(s: Any, player: int, noun: str, words: Words) -> str:
    return pair_text(s, int(noun) - 1, words)


def _act(s: Any, player: int, noun: str, words: Words) -> str:
    return price(noun, words)


def _department(s: Any, player: int, noun: str, words: Words) -> str:
    """What the department of a colour gives now."""
    colour = COLOURS.index(noun)
    improved = int(is_improved(s, player, colour))
    if colour == WHITE:
        return f"{WHITE_STEPS[improved]}{signs.UP}"
    return signs.gain(int(DEPARTMENT_GAIN[colour, improved]), words)


def _steps(s: Any, player: int, noun: str, words: Words) -> str:
    return signs.amount("money", int(STEP_PRICE[int(noun)]), words)


def _build(s: Any, player: int, noun: str, words: Words) -> str:
    """Its side, what it costs, and the ability in words."""
    token = FACTORIES.index(noun)
    side = side_of(s, token)
    paid = signs.amount("money", int(price_of_factory(s, player)), words)
    silk = int(SCIENCE_SILK[levels_short(s, player, token)])
    paid += f"+{signs.amount('silk', silk, words)}" if silk else ""
    return f"{'AB'[side]}, {paid}. {ability_text(words, token, side)}"


def _slot(s: Any, player: int, noun: str, words: Words) -> str:
    """The factory of a cell, with its goods."""
    slot = int(noun) - 1
    token = s.factory[player, slot]
    return f"{signs.factory(token, side_of(s, token), words)}, {signs.amount('goods', s.goods[player, slot], words)}"


def _machine(s: Any, player: int, noun: str, words: Words) -> str:
    slot, side = noun.split("_")
    iron = int(MACHINE_IRON[MACHINE_SIDES.index(side)])
    parts = [] if _frame(s, 0) in FREE else [signs.amount("money", MACHINE_PRICE, words)]
    parts += [signs.amount("iron", iron, words)] if iron else []
    return ", ".join([_slot(s, player, slot, words), *(["+".join(parts)] if parts else [])])


def _produce(s: Any, player: int, noun: str, words: Words) -> str:
    slot = int(noun) - 1
    coal = signs.amount("coal", int(coal_price(s, player, slot) - s.cheaper), words)
    return f"{_slot(s, player, noun, words)}: {coal} → {signs.amount('goods', int(output(s, player, slot)), words)}"


def _modify(s: Any, player: int, noun: str, words: Words) -> str:
    token = s.factory[player, int(noun) - 1]
    side = side_of(s, token)
    return f"{signs.factory(token, side, words)}: {effect_text(words, token, side)}"


def _piece_price(s: Any, for_money: bool, words: Words) -> str:
    if _frame(s, 0) in FREE:
        return ""
    if for_money:
        money, iron = signs.amount("money", PIECE_MONEY, words), signs.amount("iron", PIECE_MONEY_IRON, words)
        return f"{money}+{iron} → "
    return f"{signs.amount('iron', PIECE_IRON, words)} → "


def _ship(for_money: bool) -> Callable[[Any, int, str, Words], str]:
    def remark(s: Any, player: int, noun: str, words: Words) -> str:
        """The expert that comes, and whether its department improves."""
        colour = int(DESTINATION_COLOUR[DESTINATIONS.index(noun)])
        expert = words.noun(f"expert-{COLOURS[colour]}")
        better = "" if is_improved(s, player, colour) else f", {words.noun(f'office-{COLOURS[colour]}')}+"
        return f"{_piece_price(s, for_money, words)}{expert}{better}"

    return remark


def _train(for_money: bool) -> Callable[[Any, int, str, Words], str]:
    def remark(s: Any, player: int, noun: str, words: Words) -> str:
        region, cell = divmod(STATIONS.index(noun), MOST_TRAIN_CELLS)
        return f"{_piece_price(s, for_money, words)}{signs.gain(int(STATION_GAIN[region, cell]), words) or signs.NONE}"

    return remark


def _supply(goods: int) -> Callable[[Any, int, str, Words], str]:
    def remark(s: Any, player: int, noun: str, words: Words) -> str:
        """The goods, the token they are worth, and the one in the way."""
        cell = CELLS.index(noun)
        kind = demand_at(s, cell)
        value = int(INFLUENCE_VALUE[kind, goods])
        there = f" ({signs.token(s, cell)})" if s.token[cell] else ""
        return f"{signs.kind(kind, words)} → {signs.owner(s, player).plain}{value}{there}"

    return remark


def _token(s: Any, player: int, noun: str, words: Words) -> str:
    return signs.token(s, CELLS.index(noun))


def _gain(s: Any, player: int, noun: str, words: Words) -> str:
    return signs.gain(int(REGION_GAIN[_frame(s, 1)]) if noun == "region" else MARKET_GAIN, words)


def _spend(s: Any, player: int, noun: str, words: Words) -> str:
    return signs.amount("goods", s.activations + 1, words)


def _invest(s: Any, player: int, noun: str, words: Words) -> str:
    return signs.amount("finance", INVESTMENT_STEPS, words)


def _contract(s: Any, player: int, noun: str, words: Words) -> str:
    """The departments it offers; one alone is told by what it gives."""
    bits = int(CONTRACT_COLOURS[CONTRACTS.index(noun)])
    colours = [colour for n, colour in enumerate(COLOURS) if (bits >> n) & 1]
    return " | ".join(_department(s, player, colour, words) for colour in colours)


def _region(s: Any, player: int, noun: str, words: Words) -> str:
    return signs.gain(int(REGION_GAIN[REGIONS.index(noun)]), words)


def _another(s: Any, player: int, noun: str, words: Words) -> str:
    return asked_price(words, s, player)


def _favor(s: Any, player: int, noun: str, words: Words) -> str:
    """What the token could be worth at the thresholds; by cells for factories and contracts."""
    goal, level = noun.rsplit("_", 1)
    if GOALS.index(goal) in (FACTORIES_GOAL, CONTRACTS_GOAL):
        return ""
    return "/".join(signs.amount("vp", int(FAVOR_VP[column, int(level)]), words) for column in range(2))


def _pay(s: Any, player: int, noun: str, words: Words) -> str:
    return signs.amount("money", int(salaries_due(s, player)), words)


def _reward(s: Any, player: int, noun: str, words: Words) -> str:
    return signs.gain(int(REWARD_GAIN[PERIOD[s.round], REWARDS.index(noun)]), words)


REMARKS: dict[str, Callable[[Any, int, str, Words], str]] = {
    "pair": _pair,
    "act": _act,
    "recruit": _department,
    "hire": _department,
    "steps": _steps,
    "build": _build,
    "machine": _machine,
    "produce": _produce,
    "ship": _ship(False),
    "ship_for_money": _ship(True),
    "train": _train(False),
    "train_for_money": _train(True),
    "supply_1": _supply(1),
    "supply_2": _supply(2),
    "supply_3": _supply(3),
    "take_from": _slot,
    "evict": _token,
    "gain": _gain,
    "spend": _spend,
    "invest": _invest,
    "contract": _contract,
    "modify": _modify,
    "region": _region,
    "department": _department,
    "another": _another,
    "stock": _slot,
    "favor": _favor,
    "pay": _pay,
    "reward": _reward,
}
