"""The chart on a phone: the map without tracks and ids, and the corner of each company as emblem, value and own shares.

Land and borders are the desk's, narrower and lower, with lines as wide as there; what stands on them is set anew.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.paper.face import Scene
from entrepot.paper.places import Spot, open_place
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ....actions import COMPANIES, REGIONS
from ....box.tables import MINES
from ....record import NOBODY
from ....rules.expansion import entry_cost
from ..board.chart import PIN, Land, clips, ground, land_of, mines, order, post, reward, reward_width
from ..board.geometry import HOSTS, MAP, OUTLINE, POLYGONS, RINGS, WATERS, placed
from ..board.ground import PATTERNS, borders, depth
from ..holdings import holding
from ..parts import EMBLEMS, INITIALS, at, circle, dots, fitted, rect, use
from ..reading import asked_of, position
from ..spots import spot
from .bases import value

WIDTH, HEIGHT = 390, 300
ACROSS, DOWN, LEFT, TOP = 0.7703, 0.67166, -83.11, -24.18  # from the desk's chart
SHRUNK = f'<g transform="matrix({ACROSS} 0 0 {DOWN} {LEFT} {TOP})" class="shrunk">'
GROWN = 1.22  # an enclave, to hold what it gives
ICON, SMALL, POST, LITTLE = 15.3, 12.2, 0.88, 0.76  # of a reward, of one in an enclave; scales of posts
ROOM = 19.6  # that a post takes
# How far what stands in a region lies from its middle: the post of a region that gives nothing is beside the enclave.
NUDGES = {
    "n1": (-4, -4.5), "n2": (-3.5, 0), "e1": (1.5, -5), "e3": (2, 0), "s1": (3, -5), "s2": (1.5, 0), "s3": (-3, 4),
    "w2": (-8.5, 0), "w3": (-7, 1), "i1": (-2, -1), "i3": (0, -3), "i4": (24.5, 12.5), "i5": (0, 1), "i6": (0, 3),
    "i7": (-1.5, 2), "i8": (27, 1), "c1": (2, 3), "c2": (1.5, -3),
}  # fmt: skip
PINS = {"i4": (-19, -14), "i8": (-29, 4), "x1": (20, -13), "x2": (17, -12)}  # round the rings, from the middle
CORNERS = ((327, 5), (327, 240), (5, 240), (5, 5))  # of Mombasa, Cape Town, Saint-Louis, Cairo
CORNER_WIDE, CORNER_HIGH = 58, 44
FINGER = 52  # pixels that take a touch at least: on the smallest phones the chart shrinks by a sixth, to 44

Point = tuple[float, float]


@lru_cache(maxsize=16)
def frame(words: Words) -> Markup:
    """Water, land and borders; between them the regions, over them costs and corners."""

    def part(name: str) -> str:
        return f'<g id="part-{name}"><!--part-{name}--></g>'

    lines = "".join(depth(initial, shore) for initial, shores in zip(INITIALS, WATERS, strict=True) for shore in shores)
    water = f'{rect(0, 0, WIDTH, HEIGHT, "sea")}{SHRUNK}{lines}<path d="{OUTLINE}" class="land"/></g>'
    inside = f"<defs>{PATTERNS}{clips()}</defs>{water}{part('regions')}{SHRUNK}{borders()}</g>"
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="group"'
    label = escape(words.text("chart-map"))
    return Markup(
        f'<svg class="mb board pmap" {box} aria-label="{label}">{inside}{part("pins")}{part("corners")}</svg>'
    )


def parts_of(scene: Scene) -> dict[str, Markup]:
    s = position(scene.view)
    lands = "".join(region(land_of(scene, n)) for n in order())
    legal = [n for n, name in enumerate(REGIONS) if f"region-{name}" in scene.acts]
    costs = "".join(pin(n, int(entry_cost(s, n)), s.region[n] != NOBODY) for n in legal)
    drawn = "".join(corner(one, scene.words) for one in corners_of(s, scene))
    return {"part-regions": Markup(lands), "part-pins": Markup(costs), "part-corners": Markup(drawn)}


# --- regions


@lru_cache(maxsize=4096)
def region(land: Land) -> str:
    """A place: its area takes the touch, in it what it gives and who has a post there."""
    start = open_place(f"region-{REGIONS[land.number]}", "region", land.here)
    finger = circle(*centre(land.number), FINGER / 2, "hit") if land.here.acts and is_small(land.number) else ""
    return (
        f"{start}{finger}{ring(land.number) if land.number in RINGS else SHRUNK}{ground(land)}</g>{face_of(land)}</g>"
    )


@lru_cache(maxsize=4)
def ring(number: int) -> str:
    """Where an enclave is drawn: larger than the map is, round its middle."""
    x, y = centre(number)
    wide, high = ACROSS * GROWN, DOWN * GROWN
    left, top = x - wide * RINGS[number][0], y - high * RINGS[number][1]
    return f'<g transform="matrix({wide:.4f} 0 0 {high:.4f} {left:.2f} {top:.2f})" class="shrunk">'


def on_paper(point: Point) -> Point:
    """A point of the map on the phone's chart."""
    x, y = placed(point)
    return LEFT + ACROSS * x, TOP + DOWN * y


@lru_cache(maxsize=32)
def centre(number: int) -> Point:
    """The middle of a region as it is printed."""
    x, y = MAP["region"][number]["at"]
    return on_paper((float(x), float(y)))


@lru_cache(maxsize=32)
def is_small(number: int) -> bool:
    """Whether a region is too narrow or too low for a finger."""
    if number in RINGS:
        return True
    xs, ys = zip(*map(on_paper, POLYGONS[number]), strict=True)
    return bool(min(max(xs) - min(xs), max(ys) - min(ys)) < FINGER)


def middle(number: int) -> Point:
    """Where what stands in a region is centred."""
    (x, y), (across, down) = centre(number), NUDGES.get(REGIONS[number], (0, 0))
    return x + across, y + down


def face_of(land: Land) -> str:
    """Post and reward as one group round the middle, mines below."""
    x, y = middle(land.number)
    number, mined = land.number, bool(MINES[land.number])
    stands = land.company != NOBODY or land.entering != NOBODY
    if number in HOSTS.values():
        return post(land, x, y, LITTLE)
    size = SMALL if number in RINGS else ICON
    wide, up = reward_width(number, size), size * 0.28 if mined else 0
    beside = stands and number not in RINGS
    left = x - (wide - ROOM if beside else wide) / 2
    drawn = reward(number, left, y - up, size, "rnum sm" if number in RINGS else "rnum")
    drawn += mines(number, left + wide / 2, y + size * 0.56, size * 0.64)
    if number in RINGS:
        return drawn + post(land, x - ACROSS * GROWN * RINGS[number][2] - 3, y - 7, LITTLE)
    return drawn + (post(land, left - ROOM + 8.4, y, POST) if beside else "")


@lru_cache(maxsize=256)
def pin(number: int, cost: int, stands: bool) -> str:
    """The full cost of an entry, over the right shoulder of what stands there."""
    x, y = middle(number)
    if REGIONS[number] in PINS:
        (x, y), (across, down) = centre(number), PINS[REGIONS[number]]
        x, y = x + across, y + down
    else:
        wide = reward_width(number, ICON) + (ROOM if stands else 0)
        x, y = x + wide / 2 + 6, y - 8
    inside = f'<path d="{PIN}"/><text y="3.9" text-anchor="middle">{cost}</text>'
    return f'<g class="cost" transform="translate({at(x)} {at(y)})">{inside}</g>'


# --- the corners of the companies


class Corner(NamedTuple):
    """What the corner of a company shows; the shares of nobody are not shown."""

    company: int
    value: int
    shares: int
    now: bool  # it expands
    here: Spot


def corners_of(s: Any, scene: Scene) -> tuple[Corner, ...]:
    now = s.expanded if asked_of(scene.view) in ("expanding", "column") else NOBODY
    own = None if scene.viewer is None else holding(s, scene.viewer)
    found = []
    for n, name in enumerate(COMPANIES):
        shares = own.track[n] + own.cards[n] if own else NOBODY
        found.append(Corner(n, value(s, n), shares, n == now, spot(scene, f"company-{name}")))
    return tuple(found)


@lru_cache(maxsize=512)
def corner(c: Corner, words: Words) -> str:
    x, y = CORNERS[c.company]
    box = rect(0, 0, CORNER_WIDE, CORNER_HIGH, "cbg now" if c.now else "cbg", 4)
    halo = rect(0, 0, CORNER_WIDE, CORNER_HIGH, "halo", 4) if c.here.acts else ""
    drawn = use(EMBLEMS[c.company], 5, 5, 20) + fitted(f"£{c.value}", 41, 21, "pval", 17, 29, "middle")
    if c.shares != NOBODY:
        drawn += fitted(words.text("phone-you", number=c.shares), 29, 38, "plab", 11.5, 52, "middle")
    start = open_place(f"company-{COMPANIES[c.company]}", "pco", c.here)
    finger = rect(-5, -4, CORNER_WIDE + 10, CORNER_HIGH + 8, "hit")
    inside = finger + halo + box + drawn + dots(1.5, 1.5, CORNER_WIDE - 3, CORNER_HIGH - 3)
    return f'<g transform="translate({x} {y})">{start}{inside}</g></g>'
