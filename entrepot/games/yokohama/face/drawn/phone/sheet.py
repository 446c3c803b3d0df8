"""A place in full, for the sheet of a phone: an area with its table of powers, token and building spaces, or a card."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from entrepot.paper.face import Scene
from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import Words

from ....actions import AREAS
from ....box.tables import (
    AREA_KIND,
    CANAL,
    GIVES,
    KINDS_OF_AREA,
    MAX_POWER,
    PORT_KIND,
    PORT_VP,
    SHOP_REWARD,
    TOKEN_REWARD,
    TOKENS,
    TRADING_HOUSE_REWARD,
)
from ....record import NOBODY
from ...effects import effect, literal
from .. import facts, parts
from ..parts import LAYOUT, named
from ..player.hand import LARGE, card, state
from ..telling.inline import ICON, piece_icon, seat_icon
from ..telling.labels import label, order
from .market import LEVELS, value
from .mini import VIGNETTE

WIDTH, HEIGHT = 366, 96
FIRST, PITCH = 57, 46  # columns of the table of powers
PLOT = 66  # from one shop space to the next
SIGNS = {"port": "yk-port", "lab": "yk-laboratory", "church": "yk-church", "customs": "yk-customs", "order": "yk-order"}
SIGNS |= {"achievement": "yk-achievement", "token": "yk-five-power", "site": "yk-shop", "house": "yk-house"}
SIGNS |= {"technology": "yk-technology", "agent": "yk-agent", "reward": "yk-achievement", "supply": "yk-agent"}


def sheet(scene: Scene, place: str) -> Markup:
    """The place with its title."""
    s = facts.position(scene.view)
    kind, _, rest = place.partition("-")
    if kind == "area" and rest in AREAS and s.place[AREAS.index(rest)] != NOBODY:
        return _area(s, AREAS.index(rest), scene)
    if kind == "panel":
        return joined((el("h2", seat_icon(int(rest), 24), label(scene.view, place, scene.words)),))
    title, _, more = label(scene.view, place, scene.words).partition(": ")
    heading = el("h2", _sign(kind, rest, scene), title)
    return joined((heading, el("div", *_body(s, kind, rest, more, scene), class_="full")))


def _sign(kind: str, rest: str, scene: Scene) -> Markup:
    if kind == "good":
        return icon(ICON[rest], 26)
    if kind == "piece" and rest in ("assistant", "shop", "trading_house"):
        return piece_icon(rest, scene.viewer or 0, 26)
    return icon(SIGNS.get(kind, "yk-port"), 26, None, "vig")


def _body(s: Any, kind: str, rest: str, more: str, scene: Scene) -> list[Markup]:
    """A card as it is drawn, and what it says."""
    words = scene.words
    if kind == "port" and s.port["ab".index(rest[0]), int(rest[1]) - 1] != NOBODY:
        lies = s.port["ab".index(rest[0]), int(rest[1]) - 1]
        missing = facts.lacks(s, scene.viewer, lies) if scene.viewer is not None else ()
        return [card(lies, LARGE), el("p", order(lies, words)), state(missing, words) if missing else Markup("")]
    if kind == "order":
        lies = int(rest) - 1
        return [card(lies, LARGE), el("p", order(lies, words)), state(facts.lacks(s, scene.viewer or 0, lies), words)]
    if kind == "lab" and s.laboratory["ab".index(rest[0]), int(rest[1]) - 1] != NOBODY:
        lies = s.laboratory["ab".index(rest[0]), int(rest[1]) - 1]
        name = facts.technology(lies)
        head = el("p", value(facts.production_value(1 << lies)), " ", el("b", words.noun(f"technology-{name}")))
        return [head, el("p", effect(name, literal(s), words))]
    return [el("p", more)] if more else []


def _area(s: Any, area: int, scene: Scene) -> Markup:
    """The name, who stands there, and the card drawn large."""
    words = scene.words
    name = AREAS[area]
    heading = el("h2", icon(VIGNETTE[KINDS_OF_AREA[AREA_KIND[area]]], 26, None, "vig"), named(words, f"area-{name}"))
    if area == CANAL:
        return joined((heading, el("p", words.text("help-canal"))))
    viewer = scene.viewer
    boxed = facts.arriving_power(s, viewer, area) if viewer is not None and f"area-{name}" in scene.acts else 0
    shops = tuple(s.shops[area, n] for n in range(4))
    drawn = full(area, s.tile[area], s.token[area], shops, s.trading_house[area], boxed)
    spoken = el("p", label(scene.view, f"area-{name}", words), class_="vh")
    return joined((heading, drawn, standing(s, area, words), spoken))


def standing(s: Any, area: int, words: Words) -> Markup:
    """Who stands there, in a line."""
    shown = []
    for seat in range(s.players):
        if s.president[seat] == area:
            shown.append(icon("yk-president", 18, words.noun("piece-president"), f"p{seat}"))
        if s.assistants[seat, area]:
            shown.append(joined((seat_icon(seat, 15), el("b", s.assistants[seat, area]))))
    if s.station == area:
        shown.append(icon("yk-station", 18, words.noun("token-station")))
    return el("p", *shown, class_="standing") if shown else Markup("")


@lru_cache(maxsize=512)
def full(area: int, tile: int, token: int, shops: tuple[int, ...], house: int, boxed: int) -> Markup:
    """An area at full detail: powers, token, building spaces."""
    drawn = _powers(area, boxed) + _token(token)
    for n, owner in enumerate(shops):
        drawn += _shop(n, owner, int(SHOP_REWARD[tile, n]))
    drawn += _house(house, int(TRADING_HOUSE_REWARD[tile]))
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true"'
    return Markup(f'<svg class="board full" width="{WIDTH}" height="{HEIGHT}" {box}>{drawn}</svg>')


def _powers(area: int, boxed: int) -> str:
    """Thresholds above, what each gives below; the column that would be used is boxed."""
    kind = AREA_KIND[area]
    unit = LAYOUT["kind"][KINDS_OF_AREA[kind]][0]
    drawn = [parts.use("yk-power", 9, 5, 12, "soft"), parts.use(unit, 4, 19, 22)]
    if boxed:
        x = FIRST + PITCH * (boxed - 1) - 23
        drawn.append(f'<rect x="{x}" y="0" width="46" height="42" rx="4" class="will"/>')
    drawn.append('<path d="M0 18.5H264" class="hair"/>')
    for power in range(1, MAX_POWER + 1):
        x = FIRST + PITCH * (power - 1)
        given = int(GIVES[kind, power])
        drawn.append(parts.text(power, x, 9.5, "pw"))
        if kind == PORT_KIND and given:
            points = int(PORT_VP[power])
            drawn.append(parts.use(f"yk-level-{LEVELS[given]}", x - (19 if points else 9), 21, 18))
            drawn.append(parts.row([("vp", points)], x + 11, 30.5, 18) if points else "")
        else:
            drawn.append(parts.text(given or "–", x, 30.5, "num xl" if given else "num xl zero"))
    return "".join(drawn)


def _token(token: int) -> str:
    outline = '<path d="M285 1H356L365 10V33L356 42H285L276 33V10Z" class="tok{}"/>'
    if token == NOBODY:
        return outline.format(" gone") + parts.text(5, 320.5, 22, "num lg gone5")
    if token >= TOKENS:
        return outline.format("") + parts.use("yk-agent", 308, 9, 25)
    items = parts.reward(int(TOKEN_REWARD[token]))
    return outline.format("") + parts.row(items, 320.5, 22, parts.fit(items, 76, 21, 4), 4)


def _shop(n: int, owner: int, gives: int) -> str:
    x = PLOT * n
    shape = f"M{x + 6} 54H{x + 56}L{x + 62} 62V95H{x}V62Z"
    if owner != NOBODY:
        mark = parts.use(f"c-seat-{owner}", x + 26.6, 76, 10.8, "mark")
        piece = parts.use("yk-shop", x + 17, 61, 30, f"p{owner}")
        return f'<path d="{shape}" class="plot built"/><g class="bld">{piece}{mark}</g>'
    items = parts.reward(gives)
    return f'<path d="{shape}" class="plot"/>{parts.row(items, x + 31, 76, parts.fit(items, 56, 20, 3), 3)}'


def _house(owner: int, gives: int) -> str:
    shape = "M314.5 46L365 62V95H264V62Z"
    if owner != NOBODY:
        mark = parts.use(f"c-seat-{owner}", 308.8, 74.5, 11.4, "mark")
        piece = parts.use("yk-house", 298, 58, 33, f"p{owner}")
        return f'<path d="{shape}" class="plot house built"/><g class="bld">{piece}{mark}</g>'
    items = parts.reward(gives)
    return f'<path d="{shape}" class="plot house"/>{parts.row(items, 314.5, 77, parts.fit(items, 90, 22, 5), 5)}'
