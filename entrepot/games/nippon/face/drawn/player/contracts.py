"""Contracts: those fulfilled, in their cells with what they are worth, and those still to fulfil."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.drawing import moving
from entrepot.paper.face import Scene
from entrepot.paper.places import Spot

from ....actions import COLOURS, CONTRACTS, TYPES
from ....box.tables import CONTRACT_CELLS, CONTRACT_COLOURS, CONTRACT_LEVEL, CONTRACT_VP, LEVEL
from ....rules.scoring import CONTRACTS as CONTRACTS_GOAL
from .. import facts
from ..parts import DEPARTMENTS, GOODS, framed, rect, use
from ..spots import spot
from .favors import Goal, goal_cell, goal_of
from .tracks import ringed, ringed_width

LEFT, TOP, WIDE, HIGH, ACROSS = 114, 298, 74.5, 25, 79.5
HAND_LEFT, HAND_TOP, CARD_WIDE, CARD_HIGH, CARD_ACROSS, CARD_DOWN = 810, 176, 65.5, 38, 69.5, 42
ORDER = ("black", "red", "grey", "blue", "white", "yellow", "level_2", "level_3")  # as they lie


class Contracts(NamedTuple):
    """Everything both places show."""

    seat: int
    fulfilled: tuple[int, ...]  # in the order of their cells
    spots: tuple[Spot, ...]  # of each contract
    goal: Goal


def contracts_of(s: Any, seat: int, scene: Scene) -> Contracts:
    own = scene.viewer == seat
    here = tuple(spot(scene, f"contract-{name}") if own else Spot() for name in CONTRACTS)
    goal = goal_of(s, seat, CONTRACTS_GOAL, spot(scene, "goal-contracts") if own else Spot())
    return Contracts(seat, facts.contracts(s, seat), here, goal)


def symbol(contract: int) -> str:
    """The department that a contract brings, or any."""
    colours = [n for n in range(len(COLOURS)) if (CONTRACT_COLOURS[contract] >> n) & 1]
    return DEPARTMENTS[colours[0]] if len(colours) == 1 else "nz-dept-any"


@lru_cache(maxsize=2048)
def contracts(c: Contracts) -> str:
    cells = "".join(contract_cell(c, n) for n in range(int(CONTRACT_CELLS)))
    hand = [_card(c, CONTRACTS.index(name), n) for n, name in enumerate(ORDER)]
    return cells + goal_cell(c.goal, 752, TOP, HIGH) + "".join(hand)


def contract_cell(c: Contracts, n: int) -> str:
    """What the cell is worth stands at its right; long figures leave less room for the department."""
    x = LEFT + ACROSS * n
    values = [int(CONTRACT_VP[n + 1, level]) for level in (1, 2, 3)]
    wide = ringed_width("·".join(map(str, values)))
    weight = "b" if n + 1 == len(c.fulfilled) else "soft"
    if n >= len(c.fulfilled):
        return rect(x, TOP, WIDE, HIGH, "ccell gone", 4) + ringed(values, x + 66.5 - wide / 2, 315, f"t {weight}")
    contract, long = c.fulfilled[n], wide > 45
    worth = ringed(values, x + (74 if long else 66.5) - wide / 2, 315, f"{'tiny' if long else 't'} {weight}")
    left, size = (x + 1.5, 17) if long else (x + 4, 19)
    card = moving(_piece(c, contract), use(symbol(contract), left, 310.5 - size / 2, size))
    return rect(x, TOP, WIDE, HIGH, "ccell", 4) + card + worth


def _piece(c: Contracts, contract: int) -> str:
    return f"contract-{c.seat}-{CONTRACTS[contract]}"


def _card(c: Contracts, contract: int, n: int) -> str:
    """A contract to fulfil: paper and department, or the goods it asks for and any department."""
    x, y = HAND_LEFT + CARD_ACROSS * (n % 4), HAND_TOP + CARD_DOWN * (n // 4)
    gone = contract in c.fulfilled
    if gone:
        inside = rect(x + 0.5, y + 0.5, 64.5, 37, "bed gone", 3) + use(symbol(contract), x + 23.75, y + 10, 18, "faint")
    else:
        inside = rect(x, y, CARD_WIDE, CARD_HIGH, "bed paperc", 3) + moving(_piece(c, contract), asks(contract, x, y))
    area = (x, y, CARD_WIDE, CARD_HIGH)
    return framed(f"contract-{CONTRACTS[contract]}", "contract", c.spots[contract], inside, area, 3)


def asks(contract: int, x: float, y: float) -> str:
    level = int(CONTRACT_LEVEL[contract])
    if not level:
        return use("nz-contract", x + 6, y + 7, 24) + use(symbol(contract), x + 35, y + 7, 24)
    goods = [GOODS[n] for n in range(len(TYPES)) if LEVEL[n] == level]
    drawn = "".join(use(sign, x + 5, y + 3 + 17 * n, 15) for n, sign in enumerate(goods))
    arrow = f'<path d="M{x + 24:g} {y + 19:g}h8m-3-3l3 3-3 3" class="arr"/>'
    return drawn + arrow + use(symbol(contract), x + 37, y + 7, 24)
