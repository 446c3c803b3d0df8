"""The board at low detail for a phone: vignettes, pieces, built spaces, and the viewer's power where it may act."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.face import Drawing, Scene, written
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ....actions import AREAS
from ....box.tables import AREA_KIND, CANAL, CANAL_YEN, COMPONENTS, KINDS_OF_AREA, PRODUCTION
from ....record import NOBODY
from .. import facts
from ..parts import use
from ..telling.inline import does, spot

WIDTH, TOP, PITCH_Y, TALL = 390, 12.0, 77.0, 72.5
MARGIN, GAP = 9.0, 3.0
HEIGHT = 327.5
VIGNETTE = {
    "copper_mine": "yk-mine",
    "silk_factory": "yk-mill",
    "tea_plantation": "yk-plantation",
    "fishing_ground": "yk-fishing",
    "bank": "yk-bank",
    "employment_agency": "yk-agency",
    "church": "yk-church",
    "customs_house": "yk-customs",
    "port": "yk-port",
    "laboratory": "yk-laboratory",
    "chinatown": "yk-chinatown",
    "canal": "yk-canal",
}
HATS = ((3.8, 3.8, 11.4), (3.6, 3.6, 11.8), (4.6, 7.2, 9.9), (4.2, 4.2, 10.6))  # on each seat's shape of 19
MARKS = {"1": "I", "2": "II", "a": "A", "b": "B"}  # what tells two areas of a kind apart


class Cell(NamedTuple):
    """Where an area lies."""

    x: float
    y: float
    width: float


class Card(NamedTuple):
    """Everything an area shows on a phone."""

    area: int
    cell: Cell
    presidents: tuple[int, ...]
    assistants: tuple[tuple[int, int], ...]  # seat and how many
    station: bool
    shops: tuple[int, ...]
    house: int
    token: bool
    acts: str
    asked: str
    power: int  # the viewer's, where something may be done
    drafted: bool
    viewer: int


@lru_cache(maxsize=8)
def cells(players: int) -> tuple[Cell, ...]:
    """The places of the pyramid from the longest row, as wide as the screen allows."""
    rows = COMPONENTS["areas"]["layout"][f"rows_{players}"]
    pitch = (WIDTH - 2 * MARGIN + GAP) / rows[0]
    found = []
    for r, length in enumerate(rows):
        left = MARGIN + pitch * (rows[0] - length) / 2
        found += [Cell(round(left + pitch * n, 1), TOP + PITCH_Y * r, round(pitch - GAP, 1)) for n in range(length)]
    return tuple(found)


def cell_of(s: Any, area: int) -> Cell:
    found: Cell = cells(s.players)[s.place[area]]
    return found


def areas_in_play(s: Any) -> list[int]:
    return [area for area in range(len(AREAS)) if s.place[area] != NOBODY]


def mini(scene: Scene) -> Drawing:
    """The board; each area is a part."""
    s = facts.position(scene.view)
    areas = areas_in_play(s)
    parts = {f"part-area-{AREAS[area]}": area_card(card_of(s, area, scene), scene.words) for area in areas}
    parts["part-course"] = course(s, scene.course)
    return Drawing(_frame(tuple(areas), scene.words), parts)


def card_of(s: Any, area: int, scene: Scene) -> Card:
    """What an area depends on."""
    place = f"area-{AREAS[area]}"
    acts = written(scene.acts[place]) if place in scene.acts else ""
    seats = range(s.players)
    viewer = NOBODY if scene.viewer is None else scene.viewer
    return Card(
        area=area,
        cell=cell_of(s, area),
        presidents=tuple(p for p in seats if s.president[p] == area),
        assistants=tuple((p, s.assistants[p, area]) for p in seats if s.assistants[p, area]),
        station=s.station == area,
        shops=tuple(s.shops[area, n] for n in range(4)),
        house=s.trading_house[area],
        token=s.token[area] != NOBODY,
        acts=acts,
        asked=scene.view.asked if acts else "",
        power=facts.arriving_power(s, viewer, area) if acts and area != CANAL else 0,
        drafted=place in scene.drafted,
        viewer=viewer,
    )


@lru_cache(maxsize=8)
def _frame(areas: tuple[int, ...], words: Words) -> Markup:
    marks = "".join(f'<g id="part-area-{AREAS[a]}"><!--part-area-{AREAS[a]}--></g>' for a in areas)
    dashes = "".join(f"M{x} 3h15M{x} 324.5h15" for x in range(0, WIDTH, 30))
    neat = f'<path d="M0 .5H{WIDTH}M0 327H{WIDTH}" class="neat"/><path d="{dashes}" class="grad"/>'
    neat += f'<path d="M0 5.5H{WIDTH}M0 322H{WIDTH}" class="neat2"/>'
    return Markup(
        f'<svg class="board mini whole" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="group" '
        f'aria-label="{Markup.escape(words.text("face-board"))}">{DEFS}'
        f'<rect width="{WIDTH}" height="{HEIGHT}" class="sea"/>{neat}{ROSE}{SHIP}{marks}'
        f'<g id="part-course" class="route"><!--part-course--></g></svg>'
    )


def _ticket(x: float, y: float, w: float, h: float, inset: float = 0.0) -> str:
    """A card with notched upper corners."""
    x, y, w, h = x + inset, y + inset, w - 2 * inset, h - 2 * inset
    foot = f"{y + h:g}"
    return (
        f"M{x + 3:g} {y:g}H{x + w - 3:g}A3 3 0 0 0 {x + w:g} {y + 3:g}V{y + h - 3:g}A3 3 0 0 0 {x + w - 3:g} {foot}"
        f"H{x + 3:g}A3 3 0 0 0 {x:g} {y + h - 3:g}V{y + 3:g}A3 3 0 0 0 {x + 3:g} {y:g}Z"
    )


@lru_cache(maxsize=2048)
def area_card(c: Card, words: Words) -> Markup:
    """One area: frame, head, pieces, building spaces."""
    x, y, w = c.cell
    name = AREAS[c.area]
    kind = "water" if c.area == CANAL else "production" if (PRODUCTION >> c.area) & 1 else "commercial"
    label = words.noun(f"area-{name}")
    if c.power:
        label += f", {words.text('label-power')} {c.power}"
    label += f". {does(c.acts, words, c.asked)}" if c.acts else ""
    shape = _ticket(x, y, w, TALL)
    halo = ""
    brackets = ""
    if c.acts:
        out = _ticket(x, y, w, TALL, -1)
        halo = f'<path d="{out}" class="halo wide"/><path d="{out}" class="halo"/>'
        brackets = f'<path d="{_brackets(x, y, w)}" class="brk"/>'
    inner = _canal(c) if c.area == CANAL else _inside(c, name, words)
    values = spot(f"area-{name}", label, c.acts, f"area {kind}")
    return Markup(
        f"<g{values}>{halo}"
        f'<path d="{shape}" class="face"/>{inner}<path d="{shape}" class="edge"/>{brackets}</g>{_pieces(c)}'
    )


def _brackets(x: float, y: float, w: float) -> str:
    left, top, right, foot, n = x - 1.5, y - 1.5, x + w + 1.5, y + TALL + 1.5, 11
    return (
        f"M{left:g} {top + n:g}V{top:g}H{left + n:g}M{right - n:g} {top:g}H{right:g}V{top + n:g}"
        f"M{right:g} {foot - n:g}V{foot:g}H{right - n:g}M{left + n:g} {foot:g}H{left:g}V{foot - n:g}"
    )


def _inside(c: Card, name: str, words: Words) -> str:
    x, y, w = c.cell
    round_ = (PRODUCTION >> c.area) & 1
    band = f"M{x + 3:g} {y + 0.5:g}H{x + w - 3:g}A3 3 0 0 0 {x + w - 0.5:g} {y + 3:g}V{y + 23:g}H{x + 0.5:g}V{y + 3:g}"
    medal = f'<rect x="{x + 1:g}" y="{y + 1:g}" width="22" height="22" rx="2" class="medal"/>'
    if round_:
        medal = f'<circle cx="{x + 12:g}" cy="{y + 12:g}" r="11.5" class="medal"/>'
    mark = MARKS.get(name.rpartition("_")[2], "")
    title = f'<text x="{x + 26:g}" y="{y + 12:g}" class="name">{mark}</text>' if mark else ""
    vignette = use(VIGNETTE[KINDS_OF_AREA[AREA_KIND[c.area]]], x + 3, y + 3, 18, "vig")
    right = use("yk-five-power", x + w - 15.5, y + 5.5, 12.5) if c.token else ""
    if c.acts:
        box = f'<rect x="{x + w - 17.5:g}" y="{y + 4:g}" width="14.5" height="15.5" rx="3" class="will"/>'
        number = f'<text x="{x + w - 10.3:g}" y="{y + 12:g}" class="num md" text-anchor="middle">{c.power}</text>'
        right = box + number
    rule = f'<path d="M{x:g} {y + 23:g}H{x + w:g}" class="rule"/>'
    return f'<path d="{band}Z" class="band"/>{rule}{medal}{vignette}{title}{right}{_plots(c)}'


def _plots(c: Card) -> str:
    """Four shop spaces and the trading house, with whoever has built there."""
    x, y, w = c.cell
    drawn = []
    step = (w - 16.2) / 4
    wide = step - 0.6
    for n, owner in enumerate(c.shops):
        left = x + 2.6 + step * n
        shape = f"M{left + 1.5:.1f} {y + 55.5:g}H{left + wide - 1.5:.1f}L{left + wide:.1f} {y + 58:g}V{y + 70:g}"
        drawn.append(_plot(f"{shape}H{left:.1f}V{y + 58:g}Z", owner, left + wide / 2, y + 63.3))
    left = x + w - 13.6
    roof = f"M{left + 5.5:.1f} {y + 52.5:g}L{left + 11:.1f} {y + 57.5:g}V{y + 70:g}H{left:.1f}V{y + 57.5:g}Z"
    return "".join(drawn) + _plot(roof, c.house, left + 5.5, y + 63.3)


def _plot(shape: str, owner: int, cx: float, cy: float) -> str:
    if owner == NOBODY:
        return f'<path d="{shape}" class="plot"/>'
    piece = use(f"c-seat-{owner}", cx - 4.2, cy - 4.2, 8.4, f"p{owner}")
    return f'<path d="{shape}" class="plot built"/>{piece}'


def _canal(c: Card) -> str:
    x, y, w = c.cell
    cx = x + w / 2
    fee = f'<text x="{cx - 8:g}" y="{y + 59.4:g}" class="num sm" text-anchor="middle">−</text>'
    fee += use("c-yen-n", cx - 2, y + 51.9, 15.1)
    fee += f'<text x="{cx + 5.6:g}" y="{y + 59.5:g}" class="num yen sm" text-anchor="middle">{CANAL_YEN}</text>'
    return (
        f'<path d="{_ticket(x, y, w, TALL, 1.5)}" fill="url(#mini-waves)"/>'
        f'<circle cx="{cx:g}" cy="{y + 28:g}" r="18" class="disc"/>'
        f"{use('yk-canal', cx - 12, y + 16, 24, 'vig')}"
        f'<rect x="{cx - 17:g}" y="{y + 51:g}" width="34" height="17" rx="8.5" class="disc"/>{fee}'
    )


def _pieces(c: Card) -> str:
    """Presidents, the Station token, assistants by seat; squeezed when there are many."""
    x, y, w = c.cell
    middle = y + 38
    at = x + 3.5
    drawn = []
    for seat in c.presidents:
        piece = use(f"c-seat-{seat}", at, middle - 9.5, 19, f"p{seat}")
        dx, dy, size = HATS[seat]
        hat = use("yk-hat", at + dx, middle - 9.5 + dy, size, "mark")
        drawn.append(f'<g class="president" data-piece="president-{seat}">{piece}{hat}</g>')
        at += 21
    if c.station:
        drawn.append(f'<g data-piece="station">{use("yk-station", at, middle - 7.5, 15)}</g>')
        at += 17
    for seat, count in c.assistants:
        start = at
        shape = use(f"c-seat-{seat}", at, middle - 6.2, 12.5, f"p{seat}")
        at += 15.5
        number = ""
        if count > 1:
            number = f'<text x="{at + 0.8:g}" y="{middle + 0.3:g}" class="num md" text-anchor="middle">{count}</text>'
            at += 7.5
        ring = ""
        if c.drafted and seat == c.viewer:
            box = f'x="{start - 2:g}" y="{middle - 9:g}" width="{at - start + 1:g}" height="18" rx="9"'
            ring = f'<rect {box} class="draft"/>'
        drawn.append(f'<g data-piece="assistants-{seat}-{AREAS[c.area]}">{ring}{shape}{number}</g>')
    if not drawn:
        return ""
    room, used = w - 6, at - x - 3.5
    if used <= room:
        return f'<g class="pieces">{"".join(drawn)}</g>'
    scale = room / used
    move = f"translate({x + 3.5:g} {middle:g}) scale({scale:.3f}) translate({-x - 3.5:g} {-middle:g})"
    return f'<g class="pieces" transform="{move}">{"".join(drawn)}</g>'


def course(s: Any, places: tuple[str, ...]) -> Markup:
    """A dashed line through the places of a walk."""
    areas = [AREAS.index(place.removeprefix("area-")) for place in places if place.startswith("area-")]
    if len(areas) < 2:
        return Markup("")
    points = [(cell.x + cell.width / 2, cell.y + 38) for cell in (cell_of(s, area) for area in areas)]
    line = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
    x, y = points[-1]
    head = f'<circle cx="{x:g}" cy="{y:g}" r="4.5" class="head"/>'
    return Markup(f'<path d="{line}" class="casing"/><path d="{line}" class="course"/>{head}')


_RINGS = "".join(
    f'<circle cx="{x}" cy="{y}" r="{r}"/>'
    for x, y in ((0, 0), (28, 0), (14, 7), (0, 14), (28, 14), (14, 21))
    for r in (13.2, 9, 4.8)
)
DEFS = Markup(
    '<defs><pattern id="mini-waves" width="28" height="14" patternUnits="userSpaceOnUse">'
    f'<g class="waves">{_RINGS}</g></pattern>'
    '<linearGradient id="bk-p"><stop offset=".15" class="from-p"/><stop offset="1" class="to-card"/></linearGradient>'
    '<linearGradient id="bk-c"><stop offset=".15" class="from-c"/><stop offset="1" class="to-card"/></linearGradient>'
    '<radialGradient id="bk-sea" cx=".5" cy=".45" r=".8"><stop offset=".35" class="from-sea"/>'
    '<stop offset="1" class="to-sea"/></radialGradient></defs>'
)
ROSE = Markup(
    '<g class="rose" aria-hidden="true"><circle cx="48" cy="279" r="26"/><circle cx="48" cy="279" r="16.1"/>'
    '<path class="dark" d="M60.1 266.9L48 275.1V279ZM60.1 291.1L51.9 279H48ZM35.9 291.1L48 282.9V279Z"/>'
    '<path class="dark" d="M35.9 266.9L44.1 279H48ZM48 253L44.3 275.3L48 279ZM74 279L51.7 275.3L48 279Z"/>'
    '<path class="dark" d="M48 305L51.7 282.7L48 279ZM22 279L44.3 282.7L48 279Z"/>'
    '<path class="lite" d="M48 253L51.7 275.3L48 279ZM74 279L51.7 282.7L48 279Z"/>'
    '<path class="lite" d="M48 305L44.3 282.7L48 279ZM22 279L44.3 275.3L48 279Z"/></g>'
)
SHIP = Markup(
    '<g class="ship" aria-hidden="true" transform="translate(314 256) scale(.58)"><path class="hull" '
    'd="M0 46h100l-10 17H12Z"/><path class="deck" d="M22 34h56v12H22Z"/><path class="fun" d="M58 14h11v20H58Z"/>'
    '<path d="M30 34V2M84 46V10M30 6L8 46M84 12l14 34"/><path d="M63 12c3-7 10-4 12-9 5-5 14-1 18-5"/>'
    '<path d="M-6 68c6-4 11-4 17 0s11 4 17 0 11-4 17 0 11 4 17 0 11-4 17 0 11 4 17 0"/></g>'
)
