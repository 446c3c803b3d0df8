"""What a previewed act would put on the board: a token, a train or a ship, shown through, over everything else.

It is a part of its own, so that the places under the pointer stay as they are.
"""

from __future__ import annotations

from typing import Any

from entrepot.paper.face import Scene

from ....actions import CELLS, DESTINATIONS, SIDES, STATIONS
from ....box.tables import INFLUENCE_VALUE, MOST_TRAIN_CELLS, SHIP_CELLS
from ....record import NOBODY
from ....rules.markets import demand_at
from ..parts import at, piece, rect, token
from ..reading import position
from . import mission, regions
from .regions import SUPPLIES

SHOWN = frozenset({*SUPPLIES, "ship", "ship_for_money", "train", "train_for_money"})  # verbs that are shown so
PUSHED = ((34.2, 0.0), (0.0, 27.0), (34.2, 0.0), (0.0, 27.0))  # where a token would go that has to leave, by side


def ghost(scene: Scene, top: float, height: float) -> str:
    """The piece of the act that is tried; `top` and `height` are those of map and mission."""
    if not scene.course or not scene.tried or scene.viewer is None:
        return ""
    verb, _, noun = scene.tried[-1].partition(":")
    s = position(scene.view)
    if verb in SUPPLIES:
        return moved(0, top, supplied(s, scene.viewer, CELLS.index(noun), SUPPLIES[verb], height))
    if verb in ("train", "train_for_money"):
        region, n = divmod(STATIONS.index(noun), MOST_TRAIN_CELLS)
        x, y, size, _ = regions.station_box(n, height)
        lit = rect(x + 1, y + 1, size - 2, size - 2, "lit", 4)
        drawn = lit + piece(scene.viewer, "nz-train", x + size / 2, y + size / 2, size - 3, "prev")
        return moved(regions.PITCH * region, top, drawn)
    if verb in ("ship", "ship_for_money"):
        return moved(mission.LEFT + 4, top, shipped(s, scene.viewer, DESTINATIONS.index(noun), height))
    return ""


def moved(x: float, y: float, inside: str) -> str:
    return f'<g transform="translate({at(x)} {at(y)})">{inside}</g>'


def supplied(s: Any, viewer: int, cell: int, goods: int, height: float) -> str:
    """The token that so many goods are worth, and the one that has to leave beside it."""
    region, n = divmod(cell, regions.PER_REGION)
    city, side = divmod(n, len(SIDES))
    x, y, scale = regions.cross_at(region, city, height)
    cx, cy = regions.MIDDLES[side]
    drawn = rect(cx - 12, cy - 12, 24, 24, "lit", 8)
    drawn += token(viewer, int(INFLUENCE_VALUE[int(demand_at(s, cell)), goods]), cx, cy, class_="prev")
    if s.token[cell]:
        dx, dy = PUSHED[side]
        way = f"M{at(cx + 17.9)} {at(cy)}h8.4" if dx else f"M{at(cx)} {at(cy + 15)}v4"
        drawn += f'<path d="{way}" class="course"/>'
        drawn += token(s.owner[cell], s.token[cell], cx + dx, cy + dy, 17.92, "prev", 11)
    grown = "" if scale == 1 else f" scale({scale})"
    return f'<g transform="translate({at(regions.PITCH * region + x)} {at(y)}){grown}">{drawn}</g>'


def shipped(s: Any, viewer: int, number: int, height: float) -> str:
    """The ship in the next free cell of a destination."""
    free = [n for n in range(int(SHIP_CELLS[s.players])) if s.ships[number, n] == NOBODY]
    if not free:
        return ""
    y = mission.top(number, height) + mission.ships_at(height)
    return piece(viewer, "nz-ship", mission.ship_x(free[0]), y, 17, "prev")
