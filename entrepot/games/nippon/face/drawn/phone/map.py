"""The map on a phone: one region at a time with cells for a finger, tabs for the four, and what the viewer holds.

Which region is open is a matter of the page alone: a set of radio buttons that the style sheet reads. A question about
some region brings a set of its own, which begins there; when it is answered, the page shows what it showed before.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.drawing import length, moving
from entrepot.paper.face import Scene
from entrepot.paper.phrases import capital
from entrepot.paper.places import PLAIN, Spot
from entrepot.paper.svg import Markup, attributes, el, icon, joined
from entrepot.paper.words import Words

from ....actions import CITIES, COLOURS, REGIONS, SIDES, TYPES
from ....box.tables import (
    INFLUENCE_VALUE,
    MARKET_TOKENS,
    MOST_TRAIN_CELLS,
    PERIOD,
    PRINTED,
    REGION_GAIN,
    STATION_GAIN,
    TRAIN_CELLS,
)
from ....record import NOBODY
from ....rules.influence import PLACES, influence_of, place_vp, seats
from .. import facts
from ..board.regions import PER_CITY, PER_REGION, SUPPLIES, Region, region_of
from ..board.rounds import ROMAN
from ..parts import (
    GOODS,
    RINGS,
    WORKERS,
    centred,
    circle,
    fitted,
    framed,
    gain_items,
    piece,
    points,
    rect,
    ring,
    seat,
    text,
    token,
    token_piece,
)
from ..spots import spot

WIDTH, HEIGHT = 390, 288
SHORE = (
    "M18 26l9-3 9-1 10-1 9 1 9-2 9-2 8-5 9-3 14 2 14 5 13 3 13 7 14-3 14 4 15-1 13-7 12-4 12-3 12-4 13-1 13 2"
    " 13 2 12-5 13 1 10 0 9 4 9 3 7 7 9 0 10 1 9 1 9 2 1 11 3 10-1 11-3 10 4 11 5 9 0 11 0 11 0 10-4 10-2 10 "
    "2 10 1 10 2 10-2 10-4 10 1 8 2 7 2 7 3 8 1 7 1 8-1 7-1 8-11 0-9 6-9 6-11 2-11 0-10 2-10 4-11-2-13 2-13-4"
    "-12 6-13 3-11-7-12-4-13 2-13-4-12 4-12 5-13 0-12 6-12-5-13-4-13 2-13 0-10-2-10-2-9-6-10-4-10-1-10 2-11 1"
    "-10-2-5-11-2-12-1-13 0-12-2-12 0-12-4-12 2-12 4-8 1-9 3-9 0-9-2-8 0-9 0-9 0-9-2-8-2-8 0-8 0-8 1-8 1-9 1-8Z"
)
TURNED = ("-1 0 0 1 390 0", "1 0 0 1 0 0", "1 0 0 -1 0 284", "-1 0 0 -1 390 284")  # one shore, each time another
CROSSES = ((17, 11), (207, 11))
CELLS = ((60, 0), (120, 60), (60, 120), (0, 60))  # north, east, south, west of a cross
FACING = ((84, 64), (104, 84), (84, 104), (64, 84))  # the goods on the demand token
CELL, STATION, FINGER = 48, 34, 48
TRACK = '<path d="M16 204H374M16 214H374" class="railway"/><path d="{}" class="sleeper"/>'.format(
    "".join(f"M{x} 201v16" for x in range(20, 371, 7))
)
ROOM = 196  # for the contenders of a region
BETWEEN = 116  # for the names of both cities


class Worth(NamedTuple):
    """What the places of a region bring when it is scored next."""

    period: int
    values: tuple[int, ...]


class Tab(NamedTuple):
    """Everything the tab of a region shows."""

    number: int
    viewer: int
    influence: int
    spot: Spot
    within: bool  # something can be done there
    group: str  # of the radio button it sets
    colour: int  # of the worker that stands for the region in a solo game


class Hand(NamedTuple):
    """Goods by type and influence tokens."""

    seat: int
    goods: tuple[tuple[int, int], ...]
    tokens: tuple[int, ...]


def worth_of(s: Any) -> Worth:
    period = int(PERIOD[s.round])
    places = range(min(PLACES, int(seats(s)) + 1))
    return Worth(period, tuple(int(place_vp(s, period, place)) for place in places))


@lru_cache(maxsize=512)
def region(r: Region, worth: Worth, words: Words) -> Markup:
    """Two crosses, the railway, and who stands how."""
    spots = dict(r.spots)
    names = [words.noun(f"city-{CITIES[2 * r.number + n]}") for n in range(len(CROSSES))]
    crosses = []
    for n, (x, y) in enumerate(CROSSES):
        inside = _cross(r, n, spots) + _name(names, n)
        crosses.append(f'<g transform="translate({x} {y})">{inside}</g>')
    return Markup("".join(crosses) + _railway(r, spots) + _standing(r, worth))


def _name(names: list[str], city: int) -> str:
    """Beside the northern cell: the two names between the crosses, or each at the right where that is too narrow."""
    if city == 0 or sum(length(name, 15) for name in names) > BETWEEN:
        return fitted(names[city], 115, 18, "city big still", 15, 58)
    return text(names[city], 52, 18, "city big still", "end")


def _cross(r: Region, city: int, spots: dict[str, Spot]) -> str:
    first = PER_CITY * city
    goods = [centred(GOODS[r.demands[first + side]], *FACING[side], 27, "still") for side in range(PER_CITY)]
    drawn = rect(50, 50, 68, 68, "tile", 3) + '<path d="M51 51l66 66M117 51l-66 66" class="cut"/>' + "".join(goods)
    most, here = int(MARKET_TOKENS[r.players]), sum(bool(n) for n in r.tokens[first : first + PER_CITY])
    if most < PER_CITY:  # pips for the tokens that a local market can hold
        drawn += "".join(
            circle(112 - 8 * (n % 2), 112 - 8 * (n // 2), 2.8, "pip on" if n < here else "pip") for n in range(most)
        )
    return drawn + "".join(_cell(r, city, side, spots) for side in range(PER_CITY))


def _cell(r: Region, city: int, side: int, spots: dict[str, Spot]) -> str:
    """The printed value, the token over it, or the one that would come with the one that would go."""
    n, (x, y) = PER_CITY * city + side, CELLS[side]
    place = f"cell-{CITIES[2 * r.number + city]}_{SIDES[side]}"
    here = spots.get(place, PLAIN)
    inside = rect(x + 1, y + 1, CELL - 2, CELL - 2, "slot", 15)
    middle, level = x + CELL / 2, y + CELL / 2
    verb = here.ghost.partition(":")[0]
    printed = int(PRINTED[PER_REGION * r.number + n])
    beside = ""
    if verb in SUPPLIES and r.viewer != NOBODY:
        inside += token(r.viewer, int(INFLUENCE_VALUE[r.demands[n], SUPPLIES[verb]]), middle, level, 40, "prev", 22)
        beside = _pushed(r, n, middle, level) if r.tokens[n] else ""
    elif r.tokens[n]:
        lies = token(r.owners[n], r.tokens[n], middle, level, 40, "prev" if verb == "evict" else "", 22)
        inside += moving(r.names[n], lies)
    elif printed:
        inside += text(printed, middle, level + 7, "printed pb", "middle")
    else:
        inside += circle(middle, level, 2.7, "blank")
    return framed(place, "influence", here, inside, (x, y, CELL, CELL), 15, 12) + beside


def _pushed(r: Region, n: int, x: float, y: float) -> str:
    """The token that would have to leave, beside its cell: away from the name of the city."""
    city, side = divmod(n, PER_CITY)
    way = -1 if city == 0 else 1
    if side in (0, 2):
        line, at = f"M{x + 31 * way:g} {y:g}h{14 * way}", (x + 58 * way, y)
    else:
        line, at = f"M{x:g} {y + 27:g}v7", (x, y + 48)
    return f'<path d="{line}" class="course"/>{token(r.owners[n], r.tokens[n], *at, 29, "prev still", 14)}'


def _railway(r: Region, spots: dict[str, Spot]) -> str:
    """Seven stations; those not in use with so few players stay as pale outlines."""
    used = int(TRAIN_CELLS[r.players])
    drawn = TRACK
    for n in range(int(MOST_TRAIN_CELLS)):
        x = 28 + 50 * n
        if n < used:
            drawn += _station(r, n, x, spots)
        else:
            drawn += rect(x, 192, STATION, STATION, "tcell off", 5)
    return drawn


def _station(r: Region, n: int, x: float, spots: dict[str, Spot]) -> str:
    place = f"station-{REGIONS[r.number]}_{n + 1}"
    here = spots.get(place, PLAIN)
    inside = rect(x, 192, STATION, STATION, "tcell", 5)
    middle = x + STATION / 2
    if r.trains[n] != NOBODY:
        inside += moving(place, piece(r.trains[n], "nz-train", middle, 209, 29))
    elif here.ghost and r.viewer != NOBODY:
        inside += piece(r.viewer, "nz-train", middle, 209, 29, "prev")
    else:
        inside += _bonus(gain_items(int(STATION_GAIN[r.number, n])), middle)
    if here.acts:
        out = (FINGER - STATION) / 2
        inside += rect(x - out, 192 - out, FINGER, FINGER, "hit")
    return framed(place, "station", here, inside, (x, 192, STATION, STATION), 5)


def _bonus(items: tuple[tuple[str, int], ...], x: float) -> str:
    if not items:
        return centred("nz-act-trains", x, 209, 16, "faint")
    kind, count = items[0]
    if kind in RINGS:
        return ring(kind, count, x, 209, 22)
    number = text(count, x - 9, 213, "t b", "middle") if count > 1 else ""
    return number + centred(f"nz-{kind}", x + (5 if number else 0), 209, 16 if number else 20)


def _standing(r: Region, worth: Worth) -> str:
    """Contenders by influence against what the places of the period are worth."""
    shown, x = "", 26.0
    for who, count in r.standing:
        shown += centred("nz-foreign", x, 251, 17) if who == NOBODY else seat(who, x, 251, 15)
        shown += text(count, x + 12, 256, "num n14")
        x += 36 + 8 * (len(str(count)) - 1)
    scale = min(1.0, ROOM / max(1.0, x - 30))
    if scale < 1:
        shown = f'<g transform="translate({18 - 18 * scale:g} {251 - 251 * scale:g}) scale({scale:.3g})">{shown}</g>'
    drawn = rect(8, 234, 374, 34, "cart", 4) + shown + '<path d="M222 239V263" class="line"/>'
    drawn += text(ROMAN[worth.period], 230, 256, "disp c")
    drawn += "".join(points(value, 262 + 32 * n, 251, 25) for n, value in enumerate(worth.values))
    return f'<g data-el="region-{REGIONS[r.number]}" class="place">{drawn}</g>'


# --- the tabs


def on_map(place: str) -> bool:
    """Whether a place is drawn on the map of a phone."""
    return place.partition("-")[0] in ("cell", "station", "region")


def region_at(place: str) -> int:
    """The region that a place lies in; NOBODY for a place elsewhere."""
    kind, _, name = place.partition("-")
    if kind == "cell":
        return CITIES.index(name.rpartition("_")[0]) // 2
    return REGIONS.index(name.split("_")[0]) if kind in ("station", "region") else NOBODY


def open_region(scene: Scene) -> int:
    """The first region in which something can be done now; NOBODY: the question is not about the map."""
    return min((number for place in scene.acts if (number := region_at(place)) != NOBODY), default=NOBODY)


@lru_cache(maxsize=64)
def radios(group: str, opened: int, words: Words) -> Markup:
    """A radio button for each region: of the group `at` for as long as the page is open, `now` for a question."""
    made = []
    for n, name in enumerate(REGIONS):
        values = {"type": "radio", "name": f"region-{group}", "id": f"{group}-{name}", "class": "vh"}
        label = capital(words.noun(f"region-{name}"))
        more = {"aria_label": label, "checked": "checked" if n == opened else None}
        made.append(f"<input{attributes({**values, **more})}/>")
    return Markup("".join(made))


def tabs_of(s: Any, scene: Scene) -> tuple[Tab, ...]:
    viewer = NOBODY if scene.viewer is None else scene.viewer
    within = {region_at(place) for place in scene.acts}
    group = "at" if open_region(scene) == NOBODY else "now"
    found = []
    for n, name in enumerate(REGIONS):
        own = 0 if viewer == NOBODY else int(influence_of(s, viewer, n))
        colour = s.region_colour[n] if facts.is_solo(s) else NOBODY
        found.append(Tab(n, viewer, own, spot(scene, f"region-{name}"), n in within, group, colour))
    return tuple(found)


@lru_cache(maxsize=512)
def tab(t: Tab, words: Words) -> Markup:
    """Name, own influence, bonus; itself a target while a region is chosen."""
    name = REGIONS[t.number]
    bonus, _ = gain_items(int(REGION_GAIN[t.number]))[0]
    own = (icon(f"c-seat-{t.viewer}", 11, None, f"p{t.viewer}"), t.influence or "–") if t.viewer != NOBODY else ()
    stands = icon(WORKERS[t.colour], 15, words.noun(f"worker-{COLOURS[t.colour]}")) if t.colour != NOBODY else ""
    title = el("b", capital(words.noun(f"region-{name}")))
    inside = joined((title, el("span", *own, icon(f"nz-{bonus}", 14), stands)))
    if not t.spot.acts:
        kind = "reg within" if t.within else "reg"
        return el("label", inside, class_=kind, for_=f"{t.group}-{name}", data_opens=name)
    values = {"class": "reg place legal", "data_opens": name, "data_el": f"region-{name}", "data_acts": t.spot.acts}
    return Markup("<div{}>{}</div>").format(
        attributes({**values, "tabindex": 0, "role": "button", "aria_label": t.spot.label}), inside
    )


# --- what the viewer holds


def hand_of(s: Any, viewer: int) -> Hand:
    goods = facts.goods(s, viewer)
    tokens = [value for value in range(1, 8) for _ in range(s.tokens[viewer, value])]
    return Hand(viewer, tuple((type, goods[type]) for type in range(len(TYPES)) if goods.get(type)), tuple(tokens))


@lru_cache(maxsize=512)
def hand(h: Hand, words: Words) -> Markup:
    """A strip under the map; smaller when there is much."""
    size = 18 if 46 * len(h.goods) + 25 * len(h.tokens) > 366 else 22
    goods = [el("span", icon(GOODS[type], size, words.noun(f"type-{TYPES[type]}")), count) for type, count in h.goods]
    tokens = []
    for n, value in enumerate(h.tokens):
        drawn = moving(token_piece(h.seat, value, h.tokens[:n].count(value)), token(h.seat, value, 14, 14, 26))
        tokens.append(f'<svg class="nz" width="{size + 6}" height="{size + 6}" viewBox="0 0 28 28">{drawn}</svg>')
    return joined((*goods, el("span", Markup("".join(tokens)), class_="tokens")))


# --- together


def parts_of(s: Any, scene: Scene) -> dict[str, Markup]:
    words, opened, worth = scene.words, open_region(scene), worth_of(s)
    parts = {
        "part-region-now": Markup("") if opened == NOBODY else radios("now", opened, words),
        "part-regions": joined(tab(one, words) for one in tabs_of(s, scene)),
    }
    parts |= {f"part-map-{name}": region(region_of(scene, n), worth, words) for n, name in enumerate(REGIONS)}
    if scene.viewer is not None:
        parts["part-have"] = hand(hand_of(s, scene.viewer), words)
    return parts


@lru_cache(maxsize=32)
def frame(viewer: int | None, words: Words) -> Markup:
    """Tabs, four maps of which one is seen, the strip of the viewer."""
    shore = f'<svg class="sprite" aria-hidden="true"><defs><path id="nz-shore" d="{SHORE}"/></defs></svg>'
    buttons = f'<span id="part-region-now"><!--part-region-now--></span>{radios("at", 0, words)}'
    tabs = '<div id="part-regions" class="regs"><!--part-regions--></div>'
    maps = "".join(_map(n, words) for n in range(len(REGIONS)))
    label = Markup.escape(words.text("phone-have"))
    have = f'<div id="part-have" class="have s{viewer}" role="group" aria-label="{label}"><!--part-have--></div>'
    return Markup(f'<div class="pmap whole">{shore}{buttons}{tabs}{maps}{"" if viewer is None else have}</div>')


def _map(number: int, words: Words) -> str:
    name = REGIONS[number]
    shore = "".join(f'<use href="#nz-shore" class="{kind}"/>' for kind in ("w4", "w3", "w2", "w1", "land"))
    ground = rect(0, 0, WIDTH, HEIGHT, "sea") + f'<g transform="matrix({TURNED[number]})">{shore}</g>'
    label = Markup.escape(capital(words.noun(f"region-{name}")))
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="group" aria-label="{label}"'
    within = f'<g id="part-map-{name}"><!--part-map-{name}--></g>'
    return f'<svg class="nz rmap {name}" data-behind="{name}" {box}>{ground}{within}</svg>'
