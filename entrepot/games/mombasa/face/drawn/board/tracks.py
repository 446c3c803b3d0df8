"""The four company tracks: the graduated border of the chart, one along each edge, away from the company's corner."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.drawing import moving
from entrepot.paper.face import Scene
from entrepot.paper.places import Spot, open_place
from entrepot.paper.reading import bits

from ....actions import COMPANIES
from ....box.tables import (
    CAIRO,
    CAPE_TOWN,
    FIELD_MONEY,
    FIELD_SPACE,
    MOMBASA,
    REGION_STEPS,
    SAINT_LOUIS,
    SHARE_TOTAL,
    TOLL,
    TRACK_END,
)
from ....record import NOBODY
from ..parts import at, coin, emblem, rect, seat, text
from ..reading import position
from ..spots import spot

LEVELS = ("I", "II")
NEAT = 4.0  # the width of the graduated line


class Edge(NamedTuple):
    """Where a track runs. Along it from the company's corner, across it from the outer edge to the map."""

    upright: bool
    start: float  # along: where the corner begins,
    way: int  # and in which direction it goes on
    outer: float  # across: the outer edge,
    inward: int  # and in which direction the map lies
    long: float
    corner: float
    gate: float
    deep: float


EDGES = {
    CAIRO: Edge(False, 49, 1, 5.5, 1, 618, 40, 13, 41.5),
    MOMBASA: Edge(True, 0, 1, 710.5, -1, 512, 46, 12, 43.5),
    CAPE_TOWN: Edge(False, 667, -1, 506.5, -1, 618, 40, 13, 41.5),
    SAINT_LOUIS: Edge(True, 512, -1, 5.5, 1, 512, 46, 12, 43.5),
}


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Run(NamedTuple):
    """A face on its edge: the corner, the spaces and the pay sections."""

    corner: Box
    spaces: tuple[Box, ...]  # by space, from 0: the corner
    gates: tuple[tuple[Box, int], ...]  # with what they cost


def box(edge: Edge, along: float, long: float, across: float = 0.0, deep: float = 0.0) -> Box:
    """Something of the track, from how far along and across it lies."""
    deep = deep or edge.deep - across
    a = edge.start + edge.way * along if edge.way > 0 else edge.start - along - long
    c = edge.outer + across if edge.inward > 0 else edge.outer - across - deep
    return Box(c, a, deep, long) if edge.upright else Box(a, c, long, deep)


@lru_cache(maxsize=64)
def run(company: int, face: int) -> Run:
    edge = EDGES[company]
    tolls = TOLL[face].tolist()
    long = (edge.long - edge.corner - edge.gate * sum(1 for toll in tolls if toll)) / TRACK_END
    spaces, gates = [box(edge, 0, edge.corner, NEAT)], []
    along = edge.corner
    for space in range(1, TRACK_END + 1):
        if tolls[space - 1]:
            gates.append((box(edge, along, edge.gate), tolls[space - 1]))
            along += edge.gate
        spaces.append(box(edge, along, long, NEAT))
        along += long
    return Run(spaces[0], tuple(spaces), tuple(gates))


def star(x: float, y: float, size: float, class_: str, level: int, small: str = "") -> str:
    """A special field, or the bonus that it unlocks."""
    points = []
    for n in range(16):
        radius = size if n % 2 == 0 else size * 0.74
        angle = math.tau * n / 16 - math.pi / 2
        points.append(f"{at(x + radius * math.cos(angle))} {at(y + radius * math.sin(angle))}")
    drawn = f'<path d="M{"L".join(points)}Z" class="{class_}"/>'
    return drawn + text(LEVELS[level], x, y + size * 0.44, f"spt{small}", "middle")


@lru_cache(maxsize=64)
def ground(company: int, face: int) -> str:
    """What of a track never changes: spaces and pay sections."""
    edge = EDGES[company]
    here = run(company, face)
    drawn = [rect(*box(edge, 0, edge.long), "tbg")]
    dark = True
    for space, cell in enumerate(here.spaces):
        fields = FIELD_SPACE[face].tolist()
        if space:
            drawn.append(rect(*cell, "cell spec" if space in fields else "cell"))
        drawn.append(rect(*graduated(edge, cell), "neat on" if dark else "neat"))
        dark = not dark if space else dark
    for cell, toll in here.gates:
        drawn.append(gate(edge, cell, toll))
    return "".join(drawn)


def graduated(edge: Edge, cell: Box) -> Box:
    """The piece of the outer line beside a space."""
    if edge.upright:
        return Box(edge.outer if edge.inward > 0 else edge.outer - NEAT, cell.y, NEAT, cell.height)
    return Box(cell.x, edge.outer if edge.inward > 0 else edge.outer - NEAT, cell.width, NEAT)


def gate(edge: Edge, cell: Box, toll: int) -> str:
    """A pay section: a narrow gate between two spaces."""
    x, y, wide, high = cell
    if edge.upright:
        middle = x + wide / 2 + edge.inward * NEAT / 2
        left, right = middle - 9.5 - x, x + wide - middle - 9.5
        lines = (y + 1.6, y + high - 1.6)
        bars = "".join(f"M{at(x)} {at(bar)}h{at(left)}M{at(middle + 9.5)} {at(bar)}h{at(right)}" for bar in lines)
        told = text(f"£{toll}", middle, y + high / 2 + 3.9, "gatet", "middle")
    else:
        bars = f"M{at(x + 1.6)} {at(y)}v{at(high)}M{at(x + wide - 1.6)} {at(y)}v{at(high)}"
        middle = y + high / 2 + edge.inward * NEAT / 2 - 1.2
        told = text("£", x + wide / 2, middle, "gatet", "middle")
        told += text(toll, x + wide / 2, middle + 11, "gatet", "middle")
    return f'{rect(*cell, "gate")}<path d="{bars}" class="gatebar"/>{told}'


def printed(company: int, face: int, space: int, owner: int, got: bool) -> str:
    """The share symbol and the special field of a space; those a player has reached are filled."""
    edge = EDGES[company]
    cell = run(company, face).spaces[space]
    total = int(SHARE_TOTAL[face, space])
    shared = total > int(SHARE_TOTAL[face, space - 1])
    fields = FIELD_SPACE[face].tolist()
    both = shared and space in fields
    filled = f" got seat{owner}" if owner != NOBODY else ""
    drawn = ""
    if edge.upright:
        outer = cell.x + 0.3 if edge.inward > 0 else cell.x + cell.width - 0.3
        middle = cell.y + cell.height / 2
        if shared:
            left = outer if edge.inward > 0 else outer - 15.5
            drawn += share(total, Box(left, middle - (11.2 if both else 6.5), 15.5, 10.4 if both else 13), filled)
        if space in fields:
            x, y = outer + edge.inward * 7, middle + (5.2 if both else 0)
            drawn += field(x, y, 6 if both else 8.2, fields.index(space), got)
    else:
        middle = cell.x + cell.width / 2
        top = cell.y + 1.5 if edge.inward > 0 else cell.y + cell.height - 14.5
        if shared:
            wide = 12.5 if both else 17
            drawn += share(total, Box(cell.x + 0.6 if both else middle - wide / 2, top, wide, 13), filled)
        if space in fields:
            x = cell.x + cell.width - 7 if both else middle
            drawn += field(
                x, top + (6.5 if both else 5.5 + edge.inward), 6.8 if both else 8.2, fields.index(space), got
            )
    return drawn


def share(total: int, where: Box, filled: str) -> str:
    number = text(total, where.x + where.width / 2, where.y + where.height / 2 + 4.2, f"shrt{filled}", "middle")
    return rect(*where, f"shr{filled}", 1.5) + number


def field(x: float, y: float, size: float, level: int, got: bool) -> str:
    return star(x, y, size, "spst got" if got else "spst", level, "" if size > 8 else " sm")


# --- what changes


class Track(NamedTuple):
    """What a track is drawn from."""

    company: int
    face: int
    markers: tuple[int, ...]  # by seat
    viewer: int
    next: int  # the space a step would lead to, or NOBODY
    here: Spot
    ahead: tuple[int, int] = (NOBODY, NOBODY)  # whose marker the entries of this action will move, and how far


def track_of(scene: Scene, company: int) -> Track:
    s = position(scene.view)
    here = spot(scene, f"track-{COMPANIES[company]}")
    markers = tuple(s.track[player, company] for player in range(s.players))
    viewer = NOBODY if scene.viewer is None else scene.viewer
    aim = markers[viewer] + 1 if here.acts and viewer != NOBODY else NOBODY
    return Track(company, int(s.face[company]), markers, viewer, aim, here, ahead_of(s, company))


def ahead_of(s: Any, company: int) -> tuple[int, int]:
    """Up to the next pay section: there the player is asked."""
    if s.expanded != company or not s.entered:
        return NOBODY, NOBODY
    steps = sum(int(REGION_STEPS[region]) for region in bits(int(s.entered)))
    tolls = TOLL[s.face[company]]
    space = start = int(s.track[s.turn, company])
    while steps and space < TRACK_END and not tolls[space]:
        space, steps = space + 1, steps - 1
    return (int(s.turn), space) if space > start else (NOBODY, NOBODY)


@lru_cache(maxsize=2048)
def track(now: Track) -> str:
    """The place of a track, with what the viewer has reached, the markers and where the next step leads."""
    edge = EDGES[now.company]
    cells = run(now.company, now.face).spaces
    drawn = [open_place(f"track-{COMPANIES[now.company]}", "track", now.here), rect(*box(edge, 0, edge.long), "hit")]
    if 0 < now.next <= TRACK_END:
        drawn.append(rect(*cells[now.next], "aim", 2))
    reached = now.markers[now.viewer] if now.viewer != NOBODY else 0
    for space in range(1, TRACK_END + 1):
        got = space <= reached
        drawn.append(printed(now.company, now.face, space, now.viewer if got else NOBODY, got))
    drawn.append(fields(now.company, now.face))
    drawn.append(emblem(now.company, *corner(now.company, now.face), 27))
    drawn.append(promised(now))
    for player, space in enumerate(now.markers):
        x, y = middle_of(now.company, now.face, space, player)
        shape = seat(player, x, y, 10.6, "mk me" if player == now.viewer else "mk")
        drawn.append(moving(f"marker-{COMPANIES[now.company]}-{player}", shape))
    drawn.append(f"{rect(*box(edge, 0, edge.long), 'no')}</g>")
    return "".join(drawn)


def corner(company: int, face: int) -> tuple[float, float]:
    """The middle of the corner where a track begins."""
    cell = run(company, face).corner
    return cell.x + cell.width / 2, cell.y + cell.height / 2


def middle_of(company: int, face: int, space: int, player: int) -> tuple[float, float]:
    """Where a seat's marker stands: each has its own quarter of a space, so that none covers another."""
    edge, cell = EDGES[company], run(company, face).spaces[space]
    across, along = player % 2, player // 2
    if space == 0:  # round the emblem
        x = cell.x + (6 if across == 0 else cell.width - 6)
        return x, cell.y + (6 if along == 0 else cell.height - 6)
    if edge.upright:
        first = cell.x + 6.7 if edge.inward < 0 else cell.x + 21.2
        return first + 11.6 * across, cell.y + cell.height / 2 + 5.3 * (2 * along - 1)
    first = cell.y + 21 if edge.inward > 0 else cell.y + 5
    return cell.x + cell.width / 2 + 6.1 * (2 * across - 1), first + 11.5 * along


def promised(now: Track) -> str:
    """Where the entries of this action will lead a marker: a dashed course and a pale marker at its end."""
    player, space = now.ahead
    if space == NOBODY:
        return ""
    start = middle_of(now.company, now.face, now.markers[player], player)
    end = middle_of(now.company, now.face, space, player)
    line = f'd="M{at(start[0])} {at(start[1])}L{at(end[0])} {at(end[1])}"'
    course = f'<path {line} class="casing"/><path {line} class="course"/>'
    return f'<g class="promised">{course}{seat(player, *end, 10.6, "mk pale")}</g>'


@lru_cache(maxsize=64)
def fields(company: int, face: int) -> str:
    """What the special fields pay, on their inner corner."""
    edge = EDGES[company]
    drawn = ""
    for space, money in zip(FIELD_SPACE[face].tolist(), FIELD_MONEY[face].tolist(), strict=True):
        cell = run(company, face).spaces[space]
        x = cell.x + cell.width / 2
        y = cell.y + cell.height / 2
        if edge.upright:
            x = cell.x + 2 if edge.inward < 0 else cell.x + cell.width - 2
        else:
            y = cell.y + cell.height - 2 if edge.inward > 0 else cell.y + 2
        drawn += coin(money, x, y, 11)
    return drawn
