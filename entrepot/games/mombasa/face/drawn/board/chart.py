"""The chart: 24 regions with their rewards, two kinds of borders, posts, and what may be entered at what cost."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from entrepot.paper.drawing import moving
from entrepot.paper.face import Scene
from entrepot.paper.places import Spot, open_place

from ....actions import REGIONS
from ....box.tables import MINES
from ....record import NOBODY
from ....rules.expansion import entry_cost
from ...gains import of_region
from ..parts import GAIN_ICONS, INITIALS, at, circle, coin, house, text, use
from ..reading import position
from ..spots import spot
from .geometry import HOSTS, LAYOUT, PATHS, RINGS

POST = 18.6  # how wide a post is
GAP = 3.2
DIGIT = 9.0  # of a number before its icon
Shape = Callable[..., str]  # from class names to markup
PIN = "M0 11.5-3.2 7.7A8.4 8.4 0 1 1 3.2 7.7Z"


class Land(NamedTuple):
    """What a region is drawn from."""

    number: int
    company: int  # with a post there,
    entering: int  # or with one that lies there until the action is resolved
    here: Spot


def land_of(scene: Scene, region: int) -> Land:
    s = position(scene.view)
    entering = int(s.expanded) if s.entered >> region & 1 else NOBODY
    return Land(region, int(s.region[region]), entering, spot(scene, f"region-{REGIONS[region]}"))


@lru_cache(maxsize=4096)
def region(land: Land) -> str:
    """A region: hatching and band below, reward and post above; the borders are drawn over all of them."""
    name = REGIONS[land.number]
    start = open_place(f"region-{name}", "region", land.here)
    return f"{start}{ground(land)}{face_of(land)}</g>"


def ground(land: Land) -> str:
    """The land, hatched by who holds it, with an inner band where it may be entered."""
    shape = enclave(land.number) if land.number in RINGS else path(land.number)
    name = REGIONS[land.number]
    held = shape("held", f"held-{INITIALS[land.company]}") if land.company != NOBODY else ""
    clip = f' clip-path="url(#mb-in-{name})"'
    band = shape("lfill") + shape("lband2") + shape("lband") if land.here.acts else ""
    rim = shape("b2") + shape("b2c") if land.number in RINGS else ""
    inner = shape("soil") + held + (f"<g{clip}>{band}</g>" if band else "")
    return f"{inner}{rim}<g{clip}>{shape('no')}</g>"


def path(number: int) -> Shape:
    """The outline of a region, to be drawn in some manner."""
    return lambda *kinds: f'<path d="{PATHS[number]}" class="{" ".join(kinds)}"/>'


def enclave(number: int) -> Shape:
    x, y, rx, ry = RINGS[number]
    box = f'cx="{at(x)}" cy="{at(y)}" rx="{at(rx)}" ry="{at(ry)}"'
    return lambda *kinds: f'<ellipse {box} class="{" ".join(kinds)}"/>'


def reward_of(number: int) -> tuple[str, int]:
    """What the first post of an action in a region brings: a kind of gain and how much."""
    return next(iter(of_region(number)), ("", 0))


def reward(number: int, x: float, y: float, size: float, class_: str = "rnum") -> str:
    """The reward of a region from its left edge and its middle."""
    kind, count = reward_of(number)
    if kind == "money":
        return coin(count, x + size / 2, y, size)
    if count == 1:
        return use(GAIN_ICONS[kind], x, y - size / 2, size)
    drawn = text(count, x + DIGIT / 2 - 0.5, y + size * 0.28, class_, "middle")
    return drawn + use(GAIN_ICONS[kind], x + DIGIT, y - size / 2, size)


def reward_width(number: int, size: float) -> float:
    kind, count = reward_of(number)
    return 0 if not kind else size if kind == "money" or count == 1 else size + DIGIT


def mines(number: int, x: float, y: float, size: float) -> str:
    """The mines of a region in a row round its middle."""
    count = int(MINES[number])
    left = x - (count * size + (count - 1) * 0.5) / 2
    return "".join(use("mb-mine", left + n * (size + 0.5), y - size / 2, size, "inkc") for n in range(count))


def face_of(land: Land) -> str:
    """What is printed in a region, and the post."""
    place = LAYOUT["region"][REGIONS[land.number]]
    x, y = place["at"]
    if land.number in RINGS:
        return enclosed(land, x, y)
    if land.number in HOSTS.values():
        return post(land, x, y, 0.84) + number_of(land.number, place["id"])
    mined = bool(MINES[land.number])
    wide = reward_width(land.number, 17)
    stands = land.company != NOBODY or land.entering != NOBODY
    left = x - (wide + (POST + GAP if stands else 0)) / 2
    start = left + (POST + GAP if stands else 0)
    drawn = post(land, left + POST / 2 - (2.5 if land.entering != NOBODY else 0), y) if stands else ""
    drawn += reward(land.number, start, y - 4.5 if mined else y, 17)
    drawn += mines(land.number, start + wide / 2, y + 10, 10.5)
    where = place.get("id", "below")
    if where == "below":
        where = [x, y + (23 if mined else 20.5)]
    elif where == "beside":
        return drawn + text(REGIONS[land.number].upper(), start + wide + 3, y + 5, "rid")
    return drawn + number_of(land.number, where)


def number_of(number: int, where: list[float]) -> str:
    return text(REGIONS[number].upper(), where[0], where[1], "rid", "middle")


def enclosed(land: Land, x: float, y: float) -> str:
    """An enclave: its reward in the ring, its post on the rim."""
    wide = reward_width(land.number, 13.5)
    mined = bool(MINES[land.number])
    drawn = reward(land.number, x - wide / 2, y - 4.6 if mined else y, 13.5, "rnum sm")
    drawn += mines(land.number, x, y + 7.8, 9.5)
    ry = RINGS[land.number][3]
    return drawn + post(land, x, y - ry, 0.78)


def post(land: Land, x: float, y: float, scale: float = 0.98) -> str:
    """The post of a region; one that enters lies on its side, before a foreign one that is still there."""
    if land.entering == NOBODY:
        if land.company == NOBODY:
            return ""
        return moving(f"post-{REGIONS[land.number]}", house(land.company, x, y, scale))
    before = house(land.company, x - 7, y - 6, scale * 0.7, "ousted") if land.company != NOBODY else ""
    ring = circle(x, y, 13.5 * scale, "draft")
    return moving(f"post-{REGIONS[land.number]}", before + ring + house(land.entering, x, y, scale, "", True))


def pins(scene: Scene) -> str:
    """What an entry costs, over everything else of the chart."""
    s = position(scene.view)
    found = [n for n, name in enumerate(REGIONS) if f"region-{name}" in scene.acts]
    return "".join(pin(n, int(entry_cost(s, n))) for n in found)


@lru_cache(maxsize=256)
def pin(region: int, cost: int) -> str:
    x, y = LAYOUT["region"][REGIONS[region]]["pin"]
    inside = f'<path d="{PIN}"/><text y="3.9" text-anchor="middle">{cost}</text>'
    return f'<g class="cost" transform="translate({at(x)} {at(y)})">{inside}</g>'


@cache
def order() -> tuple[int, ...]:
    """Regions as they are drawn: an enclave after its host."""
    return (*(n for n in range(len(REGIONS)) if n not in RINGS), *RINGS)


@cache
def clips() -> str:
    """The shapes that keep a band inside its region."""
    shapes = {n: (enclave(n) if n in RINGS else path(n))("") for n in range(len(REGIONS))}
    return "".join(
        f'<clipPath id="mb-in-{REGIONS[n]}">{shape}</clipPath>'.replace(' class=""', "") for n, shape in shapes.items()
    )
