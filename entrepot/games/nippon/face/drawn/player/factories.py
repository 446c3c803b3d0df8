"""The factory area: six cells with ability, machines and output, the goods below them, and what the row is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.drawing import length, moving
from entrepot.paper.face import Scene
from entrepot.paper.phrases import capital
from entrepot.paper.places import Spot
from entrepot.paper.words import Words

from ....actions import TYPES
from ....box.tables import ABILITY_CLASS, FACTORY_VP, GOODS_CELLS, IMMEDIATE, MACHINE_IRON
from ....record import OLD
from ....rules.scoring import FACTORIES as FACTORIES_GOAL
from .. import facts
from ..ability import in_a_row
from ..parts import GOODS, fitted, framed, rect, text, use
from ..spots import spot
from .favors import Goal, goal_cell, goal_of
from .tracks import ringed

LEFT, TOP, WIDE, HIGH, ACROSS = 114, 176, 101, 62, 106
GOODS_TOP, GOOD, GOOD_ACROSS = 242, 23, 25.3
SIDES = ("left", "right")


class Factories(NamedTuple):
    """Everything the area shows."""

    seat: int
    built: tuple[facts.Built | None, ...]
    filled: int
    slots: tuple[Spot, ...]
    machines: tuple[Spot, ...]  # left and right of each
    goods: tuple[Spot, ...]
    goal: Goal


def factories_of(s: Any, seat: int, scene: Scene) -> Factories:
    own = scene.viewer == seat

    def here(place: str) -> Spot:
        return spot(scene, place) if own else Spot()

    slots = range(1, facts.SLOTS + 1)
    return Factories(
        seat,
        facts.built(s, seat),
        facts.factories(s, seat),
        tuple(here(f"slot-{n}") for n in slots),
        tuple(here(f"machine-{n}_{side}") for n in slots for side in SIDES),
        tuple(here(f"goods-{n}") for n in slots),
        goal_of(s, seat, FACTORIES_GOAL, here("goal-factories")),
    )


@lru_cache(maxsize=2048)
def factories(f: Factories, words: Words) -> str:
    drawn = [factory_slot(f, n, LEFT + ACROSS * n, words) for n in range(facts.SLOTS)]
    return "".join(drawn) + goal_cell(f.goal, 752, TOP, HIGH)


def factory_slot(f: Factories, n: int, x: float, words: Words) -> str:
    one = f.built[n]
    reached = n + 1 == f.filled
    values = [int(FACTORY_VP[n + 1, level]) for level in (1, 2, 3)]
    worth = ringed(values, x + 50.5, 278, "t b" if reached else "t soft")
    if one is None:
        inside = rect(x, TOP, WIDE, HIGH, "bed gone", 4) + use("nz-factory", x + 38, TOP + 18, 26, "faint")
    else:
        inside = moving(f"factory-{facts.factory_name(one.token)}", _tile(f, one, x, words))
    drawn = framed(f"slot-{n + 1}", "fslot", f.slots[n], inside, (x, TOP, WIDE, HIGH))
    machines = "".join(_machine(f, one, n, side, x) for side in range(2)) if one and one.cells else ""
    return drawn + machines + _goods(f, one, n, x) + worth


def _tile(f: Factories, one: facts.Built, x: float, words: Words) -> str:
    """Icon, name, what production costs and gives, and the ability, which pales once it is used for good."""
    drawn = rect(x, TOP, WIDE, HIGH, "bed ftile", 4) + use(GOODS[one.type], x + 5, TOP + 4, 26)
    name = words.noun(f"type-{TYPES[one.type]}")
    side = facts.printed(one.token, one.side)
    room = 61 if one.token >= OLD else 44
    drawn += fitted(capital(name), x + 35, TOP + 14, "t b", 11, room)
    drawn += text(side, x + 96, TOP + 14, "t soft", "end") if side else ""
    drawn += f'<path d="M{x + 6} {TOP + 34.5}H{x + 95}" class="rule"/>'
    if one.token >= OLD:
        old = words.noun("factory-old")
        size = 11 if length(old, 11, False) < 62 else 10
        return drawn + fitted(old, x + 35, TOP + 28, "t soft" if size == 11 else "tiny soft", size, 62, bold=False)
    drawn += text(one.price, x + 35, TOP + 28, "t") + use("nz-coal", x + 43, TOP + 17.5, 13)
    drawn += f'<path d="M{x + 60} {TOP + 24}h7m-2.5-2.5l2.5 2.5-2.5 2.5" class="arr"/>'
    drawn += text(one.output, x + 72, TOP + 28, "t b") + use(GOODS[one.type], x + 80, TOP + 17, 13)
    used = ABILITY_CLASS[one.token, one.side] == IMMEDIATE
    ability = in_a_row(one.token, one.side, x + 3, TOP + 48.5, 14, 52)
    return drawn + f'<g class="ability{" won" if used else ""}">{ability}</g>'


def _machine(f: Factories, one: facts.Built, n: int, side: int, x: float) -> str:
    left, top = x + (57, 78.5)[side], TOP + 38.5
    inside = rect(left, top, 20, 20, "bed mcell", 4)
    price = int(MACHINE_IRON[side])
    if (one.machines >> side) & 1:
        inside += use("nz-machine", left + 1, top + 1, 18, f"p{f.seat}")
    elif price:
        inside += text(price, left + 3, top + 14, "tiny b") + use("nz-iron", left + 8, top + 4.5, 11)
    name = f"machine-{n + 1}_{SIDES[side]}"
    return framed(name, "mslot", f.machines[2 * n + side], inside, (left, top, 20, 20), 4, 5)


def _goods(f: Factories, one: facts.Built | None, n: int, x: float) -> str:
    cells = int(GOODS_CELLS)
    wide = GOOD_ACROSS * (cells - 1) + GOOD
    inside = rect(x + 0.5, GOODS_TOP, wide, GOOD, "bed clear", 4)
    for cell in range(cells):
        left = x + 0.5 + GOOD_ACROSS * cell
        inside += rect(left, GOODS_TOP, GOOD, GOOD, "gcell" if one else "gcell off", 4)
        if one and cell < one.goods:
            inside += moving(f"goods-{f.seat}-{n}-{cell}", use(GOODS[one.type], left + 2, GOODS_TOP + 2, 19))
    return framed(f"goods-{n + 1}", "goods", f.goods[n], inside, (x + 0.5, GOODS_TOP, wide, GOOD), 4, 6)
