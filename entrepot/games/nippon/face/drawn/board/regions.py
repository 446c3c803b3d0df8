"""The map: four regions with two local markets each, their stations on a railway, and who leads there."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from entrepot.paper.drawing import moving
from entrepot.paper.face import Scene
from entrepot.paper.phrases import capital
from entrepot.paper.places import PLAIN, Spot, Spots
from entrepot.paper.words import Words

from ....actions import CELLS, CITIES, REGIONS, SIDES, STATIONS
from ....box.tables import A_MARKETS, MARKET_TOKENS, MOST_TRAIN_CELLS, PRINTED, REGION_GAIN, STATION_GAIN, TRAIN_CELLS
from ....record import NOBODY
from ....rules.influence import contender, seats
from ....rules.markets import demand_at
from ..parts import (
    GAIN_ICONS,
    GOODS,
    RINGS,
    at,
    centred,
    circle,
    coin,
    fitted,
    framed,
    gain_items,
    piece,
    points,
    rect,
    seat,
    text,
    token,
    tokens_on_map,
    use,
    worker,
)
from ..reading import only, plain, position
from ..spots import spots_of

LAYOUT: dict[str, Any] = tomllib.loads((Path(__file__).parent / "layout.toml").read_text(encoding="utf-8"))
CITY = LAYOUT["city"]
WIDTH, HEIGHT, PITCH = 640, 264, 160  # of the map, and of a region in it
PER_CITY, PER_REGION = len(SIDES), 8
MIDDLES = ((51, 14), (88, 51), (51, 88), (14, 51))  # of the cells of a cross, by side
FACING = ((51, 39), (63, 51), (51, 63), (39, 51))  # of the goods on a demand token
SLEEPERS = "".join(f"M136 {y}h14" for y in range(36, 240, 6))
SUPPLIES = {"supply_1": 1, "supply_2": 2, "supply_3": 3}  # goods, by verb
BORDERS = (2, 3)  # regions that border on the one before them by land


# What the map shows of a position, whoever looks; the factories may make trains stronger.
FIELDS = ("players", "demand", "turned", "token", "owner", "tokens", "trains", "factory", "side_b", "region_colour")
PLACES = tuple(
    (
        f"region-{name}",
        *(f"cell-{cell}" for cell in CELLS[n * PER_REGION : (n + 1) * PER_REGION]),
        *(f"station-{station}" for station in STATIONS[n * MOST_TRAIN_CELLS : (n + 1) * MOST_TRAIN_CELLS]),
    )
    for n, name in enumerate(REGIONS)
)


class Region(NamedTuple):
    """What the drawing of a region depends on."""

    number: int
    players: int
    demands: tuple[int, ...]  # the type a cell asks for
    tokens: tuple[int, ...]
    owners: tuple[int, ...]
    names: tuple[str, ...]  # under which the tokens move
    trains: tuple[int, ...]
    standing: tuple[tuple[int, int], ...]  # contender and influence, the strongest first; foreign companies are NOBODY
    colour: int  # of the worker that stands for the region in a solo game
    chosen: bool
    viewer: int
    spots: Spots
    height: float


def region_of(scene: Scene, number: int, height: float = HEIGHT) -> Region:
    s = position(scene.view)
    return lands(only(s, *FIELDS))[number]._replace(
        chosen=bool(s.action == A_MARKETS and (s.used >> number) & 1),
        viewer=NOBODY if scene.viewer is None else scene.viewer,
        spots=spots_of(scene, PLACES[number]),
        height=height,
    )


@lru_cache(maxsize=2048)
def lands(record: bytes) -> tuple[Region, ...]:
    """All regions by what lies on the map alone, which most turns leave as it is."""
    s = plain(record)
    moved = tokens_on_map(s)
    return tuple(_land(s, number, moved) for number in range(len(REGIONS)))


def _land(s: Any, number: int, moved: dict[int, str]) -> Region:
    cells = range(number * PER_REGION, (number + 1) * PER_REGION)
    return Region(
        number=number,
        players=s.players,
        demands=tuple(int(demand_at(s, cell)) for cell in cells),
        tokens=tuple(s.token[cell] for cell in cells),
        owners=tuple(s.owner[cell] for cell in cells),
        names=tuple(moved.get(cell, "") for cell in cells),
        trains=tuple(s.trains[number, n] for n in range(MOST_TRAIN_CELLS)),
        standing=standing(s, number),
        colour=s.region_colour[number] if s.players == 1 else NOBODY,
        chosen=False,
        viewer=NOBODY,
        spots=(),
        height=HEIGHT,
    )


def standing(s: Any, region: int) -> tuple[tuple[int, int], ...]:
    """Contenders with any influence, the strongest first, players before foreign companies among equals."""
    count = int(seats(s))
    found = [(n if n < count else NOBODY, int(contender(s, region, n))) for n in range(count + 1)]
    return tuple(sorted((one for one in found if one[1]), key=lambda one: -one[1]))


# --- what stays as it is


@lru_cache(maxsize=8)
def ground(height: float = HEIGHT) -> str:
    """Sea, land with lines of depth round it, and the borders of the regions."""
    grown = "" if height == HEIGHT else f' transform="scale(1 {height / HEIGHT:.4f})"'
    layers = "".join(f'<use href="#nz-coast" class="{layer}"/>' for layer in ("w4", "w3", "w2", "w1", "land"))
    borders = "".join(f'<path d="M{PITCH * n} 26V{at(height - 20)}" class="border"/>' for n in BORDERS)
    return (
        f'<defs><path id="nz-coast" d="{LAYOUT["coast"]["path"]}"/></defs>'
        f"{rect(0, 0, WIDTH, height, 'sea')}<g{grown}>{layers}</g>{borders}"
    )


@lru_cache(maxsize=8)
def frame(height: float = HEIGHT) -> str:
    """Two neat lines with degrees between them."""
    return (
        rect(2, 2, WIDTH - 4, height - 4, "grad")
        + rect(0.5, 0.5, WIDTH - 1, height - 1, "neat")
        + rect(3.5, 3.5, WIDTH - 7, height - 7, "neat2")
    )


# --- what changes


@lru_cache(maxsize=4096)
def region(r: Region, words: Words) -> str:
    """A region from its upper left corner."""
    spots = dict(r.spots)
    chosen = rect(2.5, 5.5, PITCH - 5, r.height - 11, "region-on", 6) if r.chosen else ""
    return (
        chosen
        + head(r, spots, words)
        + railway(r, spots)
        + "".join(cross(r, city, spots, words) for city in upper_first(r.number))
        + foot(r)
    )


def upper_first(number: int) -> tuple[int, int]:
    """The two cities of a region in reading order."""
    upper = int(CITY["upper"][REGIONS[number]])
    return upper, 1 - upper


def head(r: Region, spots: dict[str, Spot], words: Words) -> str:
    """Name and bonus."""
    place = f"region-{REGIONS[r.number]}"
    box = (7, 6, 146, 19)
    solo = r.colour != NOBODY
    name = fitted(capital(words.noun(place)), 14, 20, "disp", 13, 78 if solo else 96)
    inside = rect(*box, "cart", 3) + name + (worker(r.colour, 94, 7, 17) if solo else "")
    for kind, count in gain_items(int(REGION_GAIN[r.number])):
        if kind in RINGS:
            drawn = coin if kind == "money" else points
            inside += text("+", 130, 19.5, "t b", "end") + drawn(count, 140, 15.5, 17)
        else:
            inside += text(f"+{count}", 130, 19.5, "t b", "end") + use(GAIN_ICONS[kind], 132, 7.5, 16)
    return framed(place, "region", spots.get(place, PLAIN), inside, box, 3, 7)


def railway(r: Region, spots: dict[str, Spot]) -> str:
    """The stations from the top; those not in use with so few players stay as pale outlines."""
    low = r.height - 24
    sleepers = SLEEPERS if r.height == HEIGHT else "".join(f"M136 {y}h14" for y in range(36, int(low), 6))
    drawn = [f'<path d="M139 34V{at(low)}M147 34V{at(low)}" class="railway"/><path d="{sleepers}" class="sleeper"/>']
    for n in range(MOST_TRAIN_CELLS):
        place = f"station-{REGIONS[r.number]}_{n + 1}"
        drawn.append(station(r, n, place, spots.get(place, PLAIN)))
    return "".join(drawn)


def station_box(n: int, height: float) -> tuple[float, float, float, float]:
    """Where a station lies in its region."""
    size = 25 if height == HEIGHT else 23
    return 143 - size / 2, 33.5 + (height - 86.4) / (MOST_TRAIN_CELLS - 1) * n, size, size


def station(r: Region, n: int, place: str, here: Spot) -> str:
    used = n < TRAIN_CELLS[r.players]
    box = station_box(n, r.height)
    size, middle = box[2], box[1] + box[3] / 2
    inside = rect(*box, "tcell" if used else "tcell off", 4)
    owner = r.trains[n]
    if owner != NOBODY:
        inside += moving(place, piece(owner, "nz-train", 143, middle, size - 3))
    elif used:
        inside += station_bonus(int(STATION_GAIN[r.number, n]), middle)
    return framed(place, "station", here, inside, box, 4, 6, tight=True)


@lru_cache(maxsize=256)
def station_bonus(gain: int, y: float) -> str:
    items = gain_items(gain)
    if not items:
        return centred("nz-act-trains", 143, y, 12, "faint")
    kind, count = items[0]
    if kind in RINGS:
        return (coin if kind == "money" else points)(count, 143, y, 17)
    if count > 1:
        return text(count, 136.5, y + 4, "t b", "middle") + centred(GAIN_ICONS[kind], 147, y, 13)
    return centred(GAIN_ICONS[kind], 143, y, 15)


def cross_at(number: int, city: int, height: float) -> tuple[float, float, float]:
    """Where a local market begins in its region, and its scale; the first city stands further left."""
    row = int(CITY["upper"][REGIONS[number]] != city)
    x = CITY["left" if city == 0 else "right"]
    return (x, CITY["rows"][row], 1) if height == HEIGHT else (x, 26.5 + row * 97, 0.93)


def cross(r: Region, city: int, spots: dict[str, Spot], words: Words) -> str:
    """A local market: the demand token, a good facing each cell, and what lies in the cells."""
    name, left = CITIES[2 * r.number + city], city == 0
    x, y, scale = cross_at(r.number, city, r.height)
    tx, ty, room = CITY["name_right" if left else "name_left"]
    drawn = [demand(r, city)]
    for side in range(PER_CITY):
        place = f"cell-{name}_{SIDES[side]}"
        drawn.append(cell(r, city * PER_CITY + side, side, place, spots.get(place, PLAIN)))
    anchor = "" if left else "end"
    drawn.append(fitted(words.noun(f"city-{name}"), tx, ty, "city still", 11.5, room, anchor, bold=False))
    grown = "" if scale == 1 else f" scale({scale})"
    return f'<g transform="translate({at(x)} {at(y)}){grown}">{"".join(drawn)}</g>'


def demand(r: Region, city: int) -> str:
    """The demand token, cut by its diagonals; pips for the tokens the market can hold, where that is not all."""
    first = city * PER_CITY
    goods = "".join(centred(GOODS[r.demands[first + side]], *FACING[side], 16, "still") for side in range(PER_CITY))
    drawn = rect(30, 30, 42, 42, "tile", 3) + '<path d="M31 31l40 40M71 31l-40 40" class="cut"/>' + goods
    most, here = int(MARKET_TOKENS[r.players]), sum(bool(n) for n in r.tokens[first : first + PER_CITY])
    if most < PER_CITY:
        for n in range(most):
            drawn += circle(69 - 5.4 * (n % 2), 69 - 5.4 * (n // 2), 2, "pip on" if n < here else "pip")
    return drawn


def cell(r: Region, n: int, side: int, place: str, here: Spot) -> str:
    """An influence cell: a token, or what is printed there."""
    x, y = MIDDLES[side]
    half = 14 if here.draft else 13
    lies = r.tokens[n]
    inside = rect(x - half, y - half, 2 * half, 2 * half, "slot", 9)
    if lies:
        inside += moving(r.names[n], token(r.owners[n], lies, x, y))
    else:
        inside += printed(int(PRINTED[r.number * PER_REGION + n]), x, y)
    return framed(place, "influence", here, inside, (x - 14, y - 14, 28, 28), 9, 8)


@lru_cache(maxsize=64)
def printed(value: int, x: float, y: float) -> str:
    """The influence of foreign companies, a dot for none."""
    return text(value, x, y + 4.81, "printed", "middle") if value else circle(x, y, 1.6, "blank")


def foot(r: Region) -> str:
    """Who has how much influence, the strongest first."""
    y = r.height - 23.5
    drawn = [rect(7, y, 146, 18, "cart", 3)]
    steps = [21.5 + 6.5 * (len(str(influence)) - 1) for _, influence in r.standing]
    tight = min(1.0, 141 / sum(steps)) if steps else 1.0
    x = 17.0
    for (who, influence), step in zip(r.standing, steps, strict=True):
        foreign = who == NOBODY
        middle = x + (1 if foreign else 0)
        drawn.append(centred("nz-foreign", middle, y + 9, 12) if foreign else seat(who, middle, y + 9, 10))
        drawn.append(text(influence, x + 7.5, y + 13, "t b"))
        x += step * tight
    return "".join(drawn)
