"""The centre of the desk: displays in strips, then the chart with the pyramid of areas."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.engine.match.view import View
from entrepot.paper.face import Act, Drawing, Scene, written
from entrepot.paper.places import PLAIN, Spot, says
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ....actions import AREAS
from ....box.tables import CANAL, CANAL_YEN, COMPONENTS, COPIES, MAX_POWER, PRESIDENT_YEN, STAGECOACH, STATION
from ....record import NOBODY, ORIGINAL
from ..parts import LAYOUT, at, fitted, named, text
from . import displays, ornaments
from .area import GLOW, Card, Standing, card, pieces, room_taken
from .course import Point, Toll, course

WIDTH, HEIGHT = 890, 698
CHART_HEIGHT_BELOW = 697.25
AREA_OF = {f"area-{name}": n for n, name in enumerate(AREAS)}
AREA_PLACES = tuple(AREA_OF)
INNER = ("site-", "house-", "token-")  # places on a card
ARRIVING = frozenset({"put", "step", "tram", "station"})  # the president comes along
STAYING = frozenset({"agent", "act"})  # the area's action with what stands there
STAGECOACHES, STATIONS = int(COPIES[STAGECOACH]), int(COPIES[STATION])
ROWS = {players: tuple(COMPONENTS["areas"]["layout"][f"rows_{players}"]) for players in (2, 3, 4)}


class Display(NamedTuple):
    """Where a display stands, and how large."""

    name: str
    corner: Point
    ground: displays.Ground
    scale: float = 1


def display(name: str, x: float, y: float, width: float, height: float, columns: int = 0, scale: float = 1) -> Display:
    return Display(name, (x, y), displays.Ground(width, height, columns), scale)


STRIPS = {players: tuple(display(*one) for one in LAYOUT["players"][str(players)]["strips"]) for players in (2, 3, 4)}


def centre(scene: Scene) -> Drawing:
    """Everything between the panels and the log, each area and each display a part of its own."""
    view, words = scene.view, scene.words
    place, players = tuple(view.place), view.players
    board = Board(scene)
    parts: dict[str, Markup] = {}
    for one in STRIPS[players]:
        parts[f"part-{one.name}"] = Markup(board.strip(one.name, one.ground))
    glow = []
    for area, at_place in enumerate(place):
        if at_place == NOBODY:
            continue
        parts[f"part-{AREA_PLACES[area]}"] = Markup(card(board.card(area), words))
        parts[f"part-pieces-{AREAS[area]}"] = Markup(pieces(board.standing(area)))
        if AREA_PLACES[area] in scene.acts:
            glow.append(area)
    parts["part-glow"] = Markup(shine(players, place, tuple(glow)))
    parts["part-course"] = Markup(course_of(board, place))
    return Drawing(frame(players, place, words), parts)


# --- what stays as it is


@lru_cache(maxsize=256)
def frame(players: int, place: tuple[int, ...], words: Words) -> Markup:
    """The sheet with a group for each part, from below: cards, their glow, the course, the pieces."""
    table = LAYOUT["players"][str(players)]
    top, scale = table["chart"], table["scale"]
    depth = CHART_HEIGHT_BELOW - top
    x, y = table["cartouche"]
    strips = "".join(
        f'<g id="part-{one.name}" role="group" aria-label="{escape(displays.strip_name(one.name, words))}"'
        f' transform="{moved(one.corner, one.scale)}"><!--part-{one.name}--></g>'
        for one in STRIPS[players]
    )
    spots = [(AREAS[n], f'transform="{moved(corner(players, p), scale)}"') for n, p in in_order(place)]
    cards = "".join(f'<g id="part-area-{name}" {where}><!--part-area-{name}--></g>' for name, where in spots)
    tops = "".join(f'<g id="part-pieces-{name}" {where}><!--part-pieces-{name}--></g>' for name, where in spots)
    return Markup(
        f'<svg class="board" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="group"'
        f' aria-label="{escape(words.text("chart-board"))}">{ornaments.definitions()}'
        + ornaments.sea(top, WIDTH, depth)
        + ornaments.frame(top, WIDTH, depth, 49.5)
        + ornaments.rose(words.text("chart-north"), *table["rose"])
        + ornaments.ship(*table["ship"])
        + text(words.text("title").upper(), x, y, "chart")
        + fitted(words.text("chart-where"), x, y + 14, "chart2", 10, 122)
        + strips
        + f'{cards}<g id="part-glow"><!--part-glow--></g><g id="part-course" class="route"><!--part-course--></g>'
        + f'<g class="pieces">{tops}</g></svg>'
    )


def in_order(place: tuple[int, ...]) -> list[tuple[int, int]]:
    """Areas in play with their places, in reading order."""
    return sorted(((n, p) for n, p in enumerate(place) if p != NOBODY), key=lambda pair: pair[1])


@lru_cache(maxsize=128)
def corner(players: int, place: int) -> Point:
    """The upper left corner of a place of the pyramid."""
    table = LAYOUT["players"][str(players)]
    across, down = LAYOUT["card"]["pitch"]
    row = 0
    while place >= ROWS[players][row]:
        place -= ROWS[players][row]
        row += 1
    x, y = table["origin"]
    return x + (place + row / 2) * across * table["scale"], y + row * down * table["scale"]


def moved(point: Point, scale: float) -> str:
    grown = "" if scale == 1 else f" scale({scale:g})"
    return f"translate({at(point[0])} {at(point[1])}){grown}"


@lru_cache(maxsize=4096)
def shine(players: int, place: tuple[int, ...], areas: tuple[int, ...]) -> str:
    """The halo and brackets of the areas that can be chosen; over their neighbours, under the pieces."""
    scale = LAYOUT["players"][str(players)]["scale"]
    return "".join(f'<g transform="{moved(corner(players, place[area]), scale)}">{GLOW}</g>' for area in areas)


# --- what changes


class Board:
    """A scene's fields that the cards ask for, read once."""

    def __init__(self, scene: Scene) -> None:
        view: View = scene.view
        self.scene, self.words, self.acts, self.drafted = scene, scene.words, scene.acts, scene.drafted
        self.asked = view.asked
        self.tile, self.token, self.shops, self.house = view.tile, view.token, view.shops, view.trading_house
        self.station, self.president = view.station, view.president
        self.assistants = view.assistants[: view.players]
        self.displays: dict[str, Any] = {
            **{f"port_{'ab'[n]}": row for n, row in enumerate(view.port)},
            **{f"laboratory_{'ab'[n]}": row for n, row in enumerate(view.laboratory)},
            "church": view.church,
            "customs": view.customs,
        }
        self.viewer = NOBODY if scene.viewer is None else scene.viewer
        self.stations = view.option_edition != ORIGINAL or bool(
            self.viewer != NOBODY and view.technologies[self.viewer] & STATIONS
        )
        self.ghost = AREA_OF.get(scene.course[-1], NOBODY) if scene.course else NOBODY
        self.inner: dict[str, list[tuple[str, Spot]]] = {}
        for where in sorted(where for where in {*self.acts, *self.drafted} if where.startswith(INNER)):
            kind, _, rest = where.partition("-")
            area = rest.rpartition("-")[0] if kind == "site" else rest
            self.inner.setdefault(area, []).append((where, self.spot(where, "area", AREAS.index(area))))

    def spot(self, where: str, kind: str, number: int, card: int = NOBODY) -> Spot:
        """A place other than an area; its name is made only when something can be done there."""
        acts = self.acts.get(where, ())
        draft = where in self.drafted
        if not acts:
            return Spot(draft=True) if draft else PLAIN
        words = self.words
        name = named(words, AREA_PLACES[number]) if kind == "area" else displays.said(kind, number, card, words)
        return Spot(written(acts), says(name, acts, words, self.asked), draft)

    def card(self, area: int) -> Card:
        acts = self.acts.get(AREA_PLACES[area], ())
        power = self.power(area, acts) if acts else 0
        here = PLAIN
        if acts:
            name = named(self.words, AREA_PLACES[area])
            strong = f"{name}, {named(self.words, 'label-power')} {power}" if power else name
            here = Spot(written(acts), says(strong, acts, self.words, self.asked))
        spots = tuple(self.inner.get(AREAS[area], ()))
        built = tuple(self.shops[area]), self.house[area]
        return Card(area, self.tile[area], self.token[area], *built, here, power, spots)

    def power(self, area: int, acts: tuple[Act, ...]) -> int:
        """The power the viewer would act with, as the rules count it; 0 where no action follows."""
        verbs = {action.partition(":")[0] for act in acts for action in act.actions}
        if area == CANAL or self.viewer == NOBODY or not verbs & (ARRIVING | STAYING):
            return 0
        count: int = self.assistants[self.viewer][area]
        count += bool(verbs & ARRIVING) or self.president[self.viewer] == area
        count += self.viewer in self.shops[area]
        count += self.house[area] == self.viewer
        count += self.station == area and self.stations
        return min(count, MAX_POWER)

    def standing(self, area: int) -> Standing:
        here = tuple(seat for seat in range(len(self.assistants)) if self.president[seat] == area)
        draft = self.viewer if AREA_PLACES[area] in self.drafted else NOBODY
        ghost = self.viewer if self.ghost == area and self.viewer not in here else NOBODY
        return Standing(area, here, self.station == area, tuple([row[area] for row in self.assistants]), draft, ghost)

    def strip(self, name: str, ground: displays.Ground) -> str:
        """A display by its name, with what can be taken from it."""
        kind, _, board = name.partition("_")
        cards = tuple(self.displays[name])
        short = {"port": f"port-{board}", "laboratory": f"lab-{board}"}.get(kind, f"{kind}-")
        spots = tuple(self.spot(f"{short}{n + 1}", kind, n, card) for n, card in enumerate(cards))
        if kind == "port":
            return displays.port(board, cards, spots, ground, self.words)
        if kind == "laboratory":
            return displays.laboratory(board, cards, spots, ground, self.words)
        return displays.spaces(kind, cards, spots, ground, self.words)


def course_of(board: Board, place: tuple[int, ...]) -> str:
    """The dashed course of a previewed move, with a pill wherever something is paid."""
    scene, view, viewer = board.scene, board.scene.view, board.viewer
    if not scene.course or viewer == NOBODY:
        return ""
    areas = [AREA_OF[where] for where in scene.course if where in AREA_OF]
    start = view.president[viewer]
    if start != NOBODY and areas[:1] != [start]:
        areas.insert(0, start)
    if len(areas) < 2:
        return ""
    scale = LAYOUT["players"][str(view.players)]["scale"]
    corners = tuple(corner(view.players, place[area]) for area in areas)
    free = bool(view.technologies[viewer] & STAGECOACHES)
    station = view.station if view.option_station and view.technologies[viewer] & STATIONS else NOBODY
    tolls: list[Toll] = []
    for area, (x, y) in zip(areas[1:], corners[1:], strict=True):
        rivals = tuple(p for p in range(view.players) if p != viewer and view.president[p] == area)
        paid = () if free or area == station else rivals
        yen = CANAL_YEN if area == CANAL else PRESIDENT_YEN * len(paid)
        if yen:
            left, down = LAYOUT["card"]["toll"]
            left = 3 if area == CANAL else min(max(left, room_taken(board.standing(area))), 108 - 12 * len(paid))
            tolls.append((yen, x + left * scale, y + down * scale, () if area == CANAL else paid))
    return course(corners, LAYOUT["card"]["pieces"][0] + 12, scale, tuple(tolls))
