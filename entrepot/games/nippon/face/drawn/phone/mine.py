"""The zaibatsu on a phone, in one column.

Much of it is a window on the desk's drawing. There most targets are too small for a finger, so it is drawn quiet, and
what can be done lies over it: a frame round the thing, and a larger area that takes the touch.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.face import Drawing, Scene
from entrepot.paper.places import Spot
from entrepot.paper.svg import Markup, attributes, el, icon, joined
from entrepot.paper.words import Words

from ....actions import COLOURS, CONTRACTS, FLEETS, GOALS, SLOTS, TRACKS
from ....box.tables import CONTRACT_CELLS, LAST_SPACE, TRACK_LOWER, TRACK_UPPER
from ....record import NOBODY
from .. import facts
from ..parts import DEPARTMENTS, FAVORS, TRACK_ICONS, WORKERS, circle, fitted, framed, rect, text, token, use
from ..player import contracts, departments, factories, fleets, tiles, tracks, workers
from ..player.contracts import asks, contract_cell
from ..player.departments import gives
from ..player.factories import factory_slot
from ..player.favors import Goal, goal_cell
from ..player.tracks import track_bonus
from ..player.workers import forecast
from ..player.zaibatsu import shown
from ..spots import spot

SUPPLY = ("money", "coal", "silk", "iron")
FINGER = 47.5
Box = tuple[float, float, float, float]  # left, top, width, height

# Windows on the desk's drawing.
FLEETS_AT: Box = (548, 32, 250, 128)
CONSOLIDATE_AT: Box = (6, 247, 100, 76)
FACTORIES_AT: tuple[Box, ...] = ((113, 174, 330, 108), (431, 174, 330, 108))
FULFILLED_AT: tuple[Box, ...] = ((113, 297, 320, 27), (431, 297, 320, 27))
TILE_AT: Box = (808.5, 277.5, 277, 41)
IN_A_ROW, CELLS_IN_A_ROW = 3, 4  # factories and contracts

# Drawn for the phone: a space of a track, a department, a contract.
LEFT, TOP, SPACE, HIGH, DOWN, GOAL_LEFT = 30.0, 15.0, 24.5, 32.0, 37.0, 330.0
OFFICE_WIDE, OFFICE_HIGH, OFFICE_ACROSS, OFFICE_DOWN = 120.67, 52.0, 125.67, 57.0
CARD_WIDE, CARD_HIGH, CARD_ACROSS, CARD_DOWN = 90.0, 41.0, 94.0, 47.0
GOAL_AT: Box = (0, 0, 46, 34)


class Target(NamedTuple):
    """What can be done at a place, what of it is framed, and what takes a touch."""

    place: str
    spot: Spot
    box: Box
    finger: Box


def mine(scene: Scene) -> Drawing:
    """Every area of the zaibatsu, a part each."""
    s, seat, words = facts.position(scene.view), shown(scene), scene.words
    calm = quiet(scene)
    own = scene if scene.viewer == seat else calm
    row = tracks.tracks_of(s, seat, calm)._replace(reached=tracks.tracks_of(s, seat, own).reached)
    column = workers.column_of(s, seat, calm)
    built, signed = factories.factories_of(s, seat, calm), contracts.contracts_of(s, seat, calm)
    parts = {
        "head": head(s, seat, own),
        "tokens": tokens(seat, facts.tokens(s, seat)),
        "workers": crew(column, words),
        "tracks": track_rows(row, targets(own, TRACK_TARGETS), words),
        "fleets": fleet_rows(fleets.fleets_of(s, seat, calm), targets(own, FLEET_TARGETS), words),
        "consolidate": consolidation(column, targets(own, CONSOLIDATION), words),
        "departments": offices(departments.departments_of(s, seat, own), words),
        "factories": factory_rows(built, targets(own, FACTORY_TARGETS), targets(own, GOAL_OF_FACTORIES), words),
        "fulfilled": fulfilled(signed, targets(own, GOAL_OF_CONTRACTS), words),
        "contracts": cards(contracts.contracts_of(s, seat, own), words),
        "tile": tile(tiles.tile_of(s, seat, calm), targets(own, TILE), words),
    }
    return Drawing(frame(seat), {f"part-mine-{name}": Markup(part) for name, part in parts.items()})


@lru_cache(maxsize=8)
def frame(seat: int) -> Markup:
    """One area under another; the consolidation stands beside the fleets."""

    def part(name: str) -> str:
        return f'<div id="part-mine-{name}" class="mine-{name}"><!--part-mine-{name}--></div>'

    above = "".join(part(name) for name in ("head", "tokens", "workers", "tracks"))
    beside = f'<div class="mix">{part("fleets")}{part("consolidate")}</div>'
    below = "".join(part(name) for name in ("departments", "factories", "fulfilled", "contracts", "tile"))
    return Markup(f'<div class="mine s{seat}">{above}{beside}{below}</div>')


# --- targets over a quiet drawing


def quiet(scene: Scene) -> Scene:
    """The same with nothing to be done."""
    return replace(scene, acts={}, course=(), tried=())


def grown(box: Box, scale: float = 1.0) -> Box:
    """A box round the same middle, large enough for a finger in a drawing of that scale."""
    x, y, width, height = box
    wide, high = max(width, FINGER / scale), max(height, FINGER / scale)
    return x - (wide - width) / 2, y - (high - height) / 2, wide, high


Places = tuple[tuple[str, Box, Box], ...]


def _factory_targets() -> Iterable[tuple[str, Box, Box]]:
    """A factory, its two machine cells, its goods; between the cells runs the border of what their touch is."""
    for n, slot in enumerate(SLOTS):
        x, y = float(factories.LEFT + factories.ACROSS * n), float(factories.TOP)
        card: Box = (x, y, factories.WIDE, factories.HIGH)
        yield f"slot-{slot}", card, card
        yield f"machine-{slot}_left", (x + 57, y + 38.5, 20, 20), (x + 37.75, y + 23, 40, 40)
        yield f"machine-{slot}_right", (x + 78.5, y + 38.5, 20, 20), (x + 77.75, y + 23, 40, 40)
        goods: Box = (x + 0.5, factories.GOODS_TOP, 98.9, factories.GOOD)
        yield f"goods-{slot}", goods, grown(goods, 1.1)


def _rows(left: float, top: float, width: float, height: float, down: float) -> list[Box]:
    return [(left, top + down * n, width, height) for n in range(3)]


TRACK_TARGETS: Places = (
    *((f"track-{track}", box, grown(box)) for track, box in zip(TRACKS, _rows(0, TOP, 324, HIGH, DOWN), strict=True)),
    *(
        (f"goal-{track}", box, grown(box))
        for track, box in zip(TRACKS, _rows(GOAL_LEFT, TOP, 40, HIGH, DOWN), strict=True)
    ),
)
FLEET_ROWS = _rows(fleets.LEFT - 2, fleets.TOP - 1, fleets.ROW + 4, fleets.HIGH + 2, fleets.DOWN)
FLEET_GOALS = _rows(fleets.GOAL_LEFT, fleets.TOP - 1, 40, 28, fleets.DOWN)
FLEET_TARGETS: Places = (
    *((f"fleet-{fleet}", box, grown(box)) for fleet, box in zip(FLEETS, FLEET_ROWS, strict=True)),
    *((f"goal-{goal}", box, grown(box)) for goal, box in zip(GOALS[:3], FLEET_GOALS, strict=True)),
)
FACTORY_TARGETS: Places = tuple(_factory_targets())
CONSOLIDATION: Places = (("consolidate", workers.CONSOLIDATE, workers.CONSOLIDATE),)
TILE: Places = (("tile-coal", tiles.TILE, tiles.TILE),)
GOAL_BOX: Box = (2, 2, 40, 30)
GOAL_OF_FACTORIES: Places = (("goal-factories", GOAL_BOX, grown(GOAL_BOX)),)
GOAL_OF_CONTRACTS: Places = (("goal-contracts", GOAL_BOX, grown(GOAL_BOX)),)


def targets(scene: Scene, places: Places) -> tuple[Target, ...]:
    """Those places of a drawing at which something can be done."""
    return tuple(Target(place, spot(scene, place), *boxes) for place, *boxes in places if place in scene.acts)


def over(found: Sequence[Target]) -> str:
    """Frames over what lies below, each with room for a finger."""
    drawn = []
    for one in found:
        inside = rect(*one.finger, "hit") + rect(*one.box, "over", 4)
        drawn.append(framed(one.place, "target", one.spot, inside, one.box, 4, 6, tight=True))
    return "".join(drawn)


def window(box: Box, inside: str, class_: str = "wide") -> str:
    """A drawing of which the box is seen."""
    x, y, width, height = box
    size = f'viewBox="{x:g} {y:g} {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return f'<svg class="nz {class_}" {size}>{inside}</svg>'


def area(box: Box, inside: str) -> str:
    """A drawing in the style of the zaibatsu."""
    return window(box, inside, "zai wide")


def heading(name: str, words: Words, beside: str = "") -> str:
    return f'<h2 class="head">{Markup.escape(words.text(f"face-heading-{name}"))}{beside}</h2>'


def titled(name: str, x: float, y: float, room: float, words: Words) -> str:
    """A heading inside a drawing."""
    return fitted(words.text(f"face-heading-{name}"), x, y, "lab", 11.5, room)


def goal(one: Goal, found: Sequence[Target]) -> str:
    """A goal beside the heading of what it scores."""
    x, y, _, height = GOAL_BOX
    return window(GOAL_AT, goal_cell(one, x, y, height) + over(found), "zai goal-at")


# --- the supply, influence tokens, workers


def head(s: Any, seat: int, scene: Scene) -> Markup:
    """Money, coal, silk, iron and the points."""
    counts = (s.money[seat], s.coal[seat], s.silk[seat], s.iron[seat])
    return supply(counts, s.kept_coal[seat], s.vp[seat], spot(scene, "supply-silk"), scene.words)


@lru_cache(maxsize=512)
def supply(counts: tuple[int, ...], kept: int, vp: int, silk: Spot, words: Words) -> Markup:
    """In fixed columns; silk can be turned into money."""
    drawn = []
    for kind, count in zip(SUPPLY, counts, strict=True):
        values: dict[str, object] = {"class": "place" if count else "place zero", "data_el": f"supply-{kind}"}
        if kind == "silk" and silk.acts:
            values |= {"class": "place legal", "data_acts": silk.acts, "tabindex": 0, "role": "button"}
            values["aria_label"] = silk.label
        more = el("small", words.text("face-kept", number=kept)) if kind == "coal" and kept else ""
        inside = joined((icon(f"nz-{kind}", 19, words.noun(f"kind-{kind}")), el("b", count), more))
        drawn.append(Markup("<span{}>{}</span>").format(attributes(values), inside))
    return joined((*drawn, el("span", icon("c-vp", 18, words.text("label-vp")), el("b", vp))))


@lru_cache(maxsize=512)
def tokens(seat: int, found: tuple[tuple[int, str], ...]) -> str:
    """Ten fixed places: filled in hand, a ring on the map, a ring with a lock while locked."""
    drawn = []
    for n, (value, state) in enumerate(found):
        x, locked = 18.5 + 37 * n, state == facts.LOCKED
        if state == facts.HAND:
            drawn.append(token(seat, value, x, 16, 31 if seat == 0 else 28))
            continue
        drawn.append(circle(x, 16, 14.5, f"lk p{seat}" if locked else "outring"))
        drawn.append(text(value, x - (1 if locked else 0), 20, "t soft", "middle"))
        if locked:
            drawn.append(circle(x + 7.5, 22, 6, "lkbg") + use("c-lock", x + 2.5, 16.5, 10, "inkc"))
    return area((0, 0, 370, 32), f'<g data-el="supply-influence" class="place">{"".join(drawn)}</g>')


@lru_cache(maxsize=512)
def crew(c: workers.Column, words: Words) -> str:
    """Six cells from the first to the last, under them the favour tokens that a consolidation then brings."""
    drawn = []
    levels = {cell: level for level, first, last in workers.stacks() for cell in range(first, last + 1)}
    for n, worker in enumerate(c.workers):
        x = 1 + 62.0 * n
        kind = "draftbox" if c.drafted[n] else "wcell grey" if n in workers.GREY else "wcell"
        drawn.append(rect(x, 1, 56, 40, kind, 5) + (use(WORKERS[worker], x + 11, 4, 34) if worker != NOBODY else ""))
        if level := levels.get(n, 0):
            left, last = c.favors[level - 1], levels.get(n + 1) != level
            drawn.append(use(FAVORS[level], x + 12, 44, 20, "" if left and last else "faint"))
            drawn.append(text(f"×{left}", x + 33, 58, "t b" if left else "t soft") if last else "")
    return heading("workers", words) + area((0, 0, 372, 66), "".join(drawn))


@lru_cache(maxsize=512)
def consolidation(c: workers.Column, found: tuple[Target, ...], words: Words) -> str:
    return area(CONSOLIDATE_AT, forecast(c, words) + over(found))


# --- tracks and fleets


@lru_cache(maxsize=512)
def track_rows(t: tracks.Tracks, found: tuple[Target, ...], words: Words) -> str:
    """Narrower than at a desk, all else the same."""
    drawn = ""
    for column, space in enumerate((int(TRACK_LOWER), int(TRACK_UPPER))):
        x = LEFT + SPACE * (space - 1)
        drawn += rect(x, TOP - 1, SPACE, 110, "sccol")
        drawn += tracks.ringed(tracks.favor_values(column), x + SPACE / 2, 10.5, "t b")
    for n, track in enumerate(TRACKS):
        y = TOP + DOWN * n
        inside = use(TRACK_ICONS[n], 1, y + 5, 24)
        inside += "".join(_space(t, n, space, y) for space in range(1, int(LAST_SPACE) + 1))
        drawn += framed(f"track-{track}", "track", Spot(), inside, (0, y, 324, HIGH), 3)
        drawn += goal_cell(t.goals[n], GOAL_LEFT, y, HIGH)
    return area((0, 0, 372, 124), titled("tracks", 0, 11, 100, words) + drawn + over(found))


def _space(t: tracks.Tracks, track: int, space: int, y: float) -> str:
    marker = t.markers[track]
    past = space < marker
    x = LEFT + SPACE * (space - 1)
    middle = x + SPACE / 2
    kind = "tcell2 past" if past else "tcell2 will" if space in t.reached[track] else "tcell2"
    drawn, value = rect(x, y, SPACE, HIGH, kind), facts.track_value(track, space)
    if space == marker:
        return drawn + token(t.seat, value, middle, y + HIGH / 2, 27 if t.seat == 0 else 24, "mk", 14)
    sign = track_bonus(t, track, space, middle - tracks.WIDE / 2, y)
    return drawn + text(value, middle, y + (11 if sign else 20), "t soft" if past else "t", "middle") + sign


@lru_cache(maxsize=512)
def fleet_rows(f: fleets.Fleets, found: tuple[Target, ...], words: Words) -> str:
    title = titled("to_build", FLEETS_AT[0], 43, 62, words)
    return area(FLEETS_AT, title + fleets.ground() + fleets.fleets(f) + over(found))


# --- departments, factories, contracts


@lru_cache(maxsize=512)
def offices(d: departments.Departments, words: Words) -> str:
    """The departments, wider than at a desk."""
    drawn = ""
    for n, colour in enumerate(departments.ORDER):
        x, y = 0.5 + OFFICE_ACROSS * (n % 3), 3 + OFFICE_DOWN * (n // 3)
        improved = (d.improved >> colour) & 1
        inside = rect(x, y, OFFICE_WIDE, OFFICE_HIGH, "bed dept imp" if improved else "bed dept", 4)
        name = words.noun(f"office-{COLOURS[colour]}")
        inside += fitted(name, x + 6, y + 13.5, "t" if improved else "t soft", 11, OFFICE_WIDE - 12, bold=False)
        inside += use(DEPARTMENTS[colour], x + 5, y + 18, 30)
        inside += use("nz-dept-improved", x + 23, y + 33, 15) if improved else ""
        inside += gives(colour, improved, x + 42, y + 38)
        box = (x, y, OFFICE_WIDE, OFFICE_HIGH)
        drawn += framed(f"department-{COLOURS[colour]}", "department", d.spots[colour], inside, box)
    return heading("departments", words) + area((0, 0, 373, 115), drawn)


@lru_cache(maxsize=512)
def factory_rows(f: factories.Factories, found: tuple[Target, ...], scored: tuple[Target, ...], words: Words) -> str:
    """Two rows of three."""
    drawn = ""
    for n, box in enumerate(FACTORIES_AT):
        slots = range(IN_A_ROW * n, IN_A_ROW * (n + 1))
        inside = "".join(factory_slot(f, slot, factories.LEFT + factories.ACROSS * slot, words) for slot in slots)
        here = [one for one in found if int(one.place.partition("-")[2][0]) - 1 in slots]
        drawn += area(box, inside + over(here))
    return heading("factories", words, goal(f.goal, scored)) + drawn


@lru_cache(maxsize=512)
def fulfilled(c: contracts.Contracts, scored: tuple[Target, ...], words: Words) -> str:
    """Two rows of four cells."""
    drawn = ""
    for n, box in enumerate(FULFILLED_AT):
        cells = range(CELLS_IN_A_ROW * n, min(int(CONTRACT_CELLS), CELLS_IN_A_ROW * (n + 1)))
        drawn += area(box, "".join(contract_cell(c, cell) for cell in cells))
    return heading("fulfilled", words, goal(c.goal, scored)) + drawn


@lru_cache(maxsize=512)
def cards(c: contracts.Contracts, words: Words) -> str:
    """The contracts to fulfil."""
    drawn = ""
    for n, name in enumerate(contracts.ORDER):
        x, y = 0.5 + CARD_ACROSS * (n % 4), 3 + CARD_DOWN * (n // 4)
        contract = CONTRACTS.index(name)
        box = (x, y, CARD_WIDE, CARD_HIGH)
        if contract in c.fulfilled:
            inside = rect(*box, "bed gone", 3) + use(contracts.symbol(contract), x + 36, y + 11.5, 18, "faint")
        else:
            inside = rect(*box, "bed paperc", 3) + asks(contract, x + 8, y + 1.5)
        drawn += framed(f"contract-{name}", "contract", c.spots[contract], inside, box, 3)
    return heading("to_fulfil", words) + area((0, 0, 373, 95), drawn)


@lru_cache(maxsize=512)
def tile(t: tiles.Tile, found: tuple[Target, ...], words: Words) -> str:
    """The starting tile, and what silk stands in for."""
    drawn = area(TILE_AT, tiles.tile(t) + tiles.silk(words) + over(found))
    names = [el("h2", words.text(f"face-heading-{name}"), class_="head") for name in ("tile", "silk_for")]
    return str(el("div", *names, class_="beside")) + drawn
