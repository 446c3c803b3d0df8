"""A place in full, for the sheet of a phone: what it is and how it stands; of a market cell what goods would place."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.face import Scene
from entrepot.paper.phrases import capital
from entrepot.paper.places import PLAIN
from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import Words

from ....actions import (
    ACTIONS,
    CELLS,
    CITIES,
    COLOURS,
    CONTRACTS,
    DESTINATIONS,
    FACTORIES,
    FLEETS,
    GOALS,
    REGIONS,
    TRACKS,
)
from ....box.tables import A_MARKETS, CITY_OF_CELL, DESTINATION_COLOUR, INFLUENCE_VALUE, REGION_OF_CELL, TYPE_OF
from ....record import NOBODY
from ....rules.influence import share
from ....rules.markets import MOST_GOODS, demand_at, highest_in_city, refusal_of_cell
from ....rules.production import goods_of, side_of
from .. import facts
from ..board import mission, offers
from ..parts import (
    ACTION_TILES,
    DEPARTMENTS,
    FLEET_ICONS,
    GOAL_ICONS,
    GOODS,
    TRACK_ICONS,
    WORKERS,
    circle,
    rect,
    text,
    token,
)
from ..player import factories
from ..player.automa import automa_of, automa_panel
from ..player.contracts import symbol
from ..player.factories import factory_slot
from ..player.rivals import panel, rival_of
from ..telling.help import help
from ..telling.inline import amount, owner
from ..telling.labels import label
from .chips import card
from .mine import quiet, window

SIZE = 26  # of the icon in the heading
ANOTHER_REGION, NOT_HIGHER, FULL, ON_MAP, LOCKED, TOO_FEW = 1201, 1217, 1222, 1213, 1214, 1205
Drawn = Callable[[Any, Scene, str], list[Markup]]


def sheet(scene: Scene, place: str) -> Markup:
    """The place with its title."""
    s = facts.position(scene.view)
    kind, _, rest = place.partition("-")
    title, _, more = label(scene.view, place, scene.words).partition(": ")
    sign = icon(symbol_of(s, scene, kind, rest), SIZE, None, _colour(s, scene, kind, rest))
    heading = el("h2", sign, capital(title))
    body = BODIES[kind](s, scene, rest) if kind in BODIES else []
    if kind not in DRAWN:
        more = more or " ".join(help(scene.view, place, scene.words).text)
        body.append(el("p", capital(more)))
    return joined((heading, el("div", *body, class_=f"full {kind}")))


# --- the icon of a place


def symbol_of(s: Any, scene: Scene, kind: str, rest: str) -> str:
    """What stands before the name."""
    if kind == "cell" and rest in CELLS:
        return GOODS[int(demand_at(s, CELLS.index(rest)))]
    if kind == "factory" and rest in FACTORIES:
        return GOODS[int(TYPE_OF[FACTORIES.index(rest)])]
    if kind in ("slot", "machine", "goods"):
        built = facts.built(s, scene.viewer or 0)[int(rest[0]) - 1]
        return GOODS[built.type] if built else "nz-factory"
    if kind == "contract":
        return symbol(CONTRACTS.index(rest))
    if kind == "panel":
        return "nz-automa" if rest == "automa" else f"c-seat-{rest}"
    names, symbols = BY_NAME.get(kind, ((), ()))
    found = rest.rpartition("-")[2] if kind == "worker" else rest
    return symbols[names.index(found)] if found in names else SYMBOLS.get(kind, f"nz-{rest}")


BY_NAME: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "action": (ACTIONS, ACTION_TILES),
    "worker": (COLOURS, WORKERS),
    "bag": (COLOURS, WORKERS),
    "destination": (DESTINATIONS, tuple(DEPARTMENTS[int(colour)] for colour in DESTINATION_COLOUR)),
    "track": (TRACKS, TRACK_ICONS),
    "department": (COLOURS, DEPARTMENTS),
    "fleet": (FLEETS, FLEET_ICONS),
    "goal": (GOALS, GOAL_ICONS[: len(GOALS)]),
}
SYMBOLS = {
    "station": "nz-act-trains",
    "region": "nz-influence",
    "pair": "nz-goods",
    "tile": "nz-coal",
    "consolidate": "nz-consolidation",
    "bag": "nz-bag",
    "goal": "nz-favour-1",
}


def _colour(s: Any, scene: Scene, kind: str, rest: str) -> str | None:
    """Pieces and seats have the colour of their owner."""
    if kind == "panel" and rest != "automa":
        return f"p{rest}"
    return f"p{scene.viewer or 0}" if kind == "fleet" else None


# --- a market cell


class Offer(NamedTuple):
    """What so many goods would place in a cell, or why not."""

    goods: int
    value: int
    here: bool  # the token is in hand
    refused: int  # the rule, 0 for none
    about: int  # a city, a value or a number of goods that the refusal speaks of


def offers_of(s: Any, viewer: int, cell: int) -> tuple[Offer, ...]:
    kind = int(demand_at(s, cell))
    return tuple(_offer(s, viewer, cell, kind, goods) for goods in range(1, MOST_GOODS + 1))


def _offer(s: Any, viewer: int, cell: int, kind: int, goods: int) -> Offer:
    value = int(INFLUENCE_VALUE[kind, goods])
    have, here = int(goods_of(s, viewer, kind)), bool(s.tokens[viewer, value])
    supplying = s.action == A_MARKETS and s.turn == viewer and s.used
    lies = int(refusal_of_cell(s, cell, value))
    if supplying and not (s.used >> REGION_OF_CELL[cell]) & 1:
        return Offer(goods, value, here, ANOTHER_REGION, 0)
    if lies:
        about = s.token[cell] if lies == NOT_HIGHER else int(highest_in_city(s, CITY_OF_CELL[cell]))
        return Offer(goods, value, here, lies, about)
    if not here:
        city = _city_of(s, viewer, value)
        return Offer(goods, value, here, LOCKED if city == NOBODY else ON_MAP, city)
    return Offer(goods, value, here, TOO_FEW if have < goods else 0, have)


def _city_of(s: Any, viewer: int, value: int) -> int:
    """Where a token of that value lies."""
    lies = [cell for cell in range(len(CELLS)) if s.token[cell] == value and s.owner[cell] == viewer]
    return int(CITY_OF_CELL[lies[0]]) if lies else NOBODY


def _cell(s: Any, scene: Scene, rest: str) -> list[Markup]:
    """One, two and three goods as three boxes; on them lies what can be pressed."""
    cell, place = CELLS.index(rest), f"cell-{rest}"
    said = label(scene.view, place, scene.words)
    acts = {act.name for act in scene.acts.get(place, ())}
    if scene.viewer is None or f"evict:{rest}" in acts:
        return [el("p", capital(said.partition(": ")[2]))]
    legal = tuple(f"supply_{goods}:{rest}" in acts for goods in range(1, MOST_GOODS + 1))
    drawn = pay(scene.viewer, int(demand_at(s, cell)), offers_of(s, scene.viewer, cell), legal, scene.words)
    return [el("p", said, class_="vh"), drawn]


@lru_cache(maxsize=512)
def pay(viewer: int, kind: int, found: tuple[Offer, ...], legal: tuple[bool, ...], words: Words) -> Markup:
    boxes = []
    for one, can in zip(found, legal, strict=True):
        state = "can" if can and sum(legal) > 1 else "on" if can else "no"
        size = 'class="nz" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"'
        if one.here:
            drawn = token(viewer, one.value, 14, 14, 24)
        else:
            drawn = circle(14, 14, 12, "ring-out") + text(one.value, 14, 19, "num soft", "middle")
        head = el("span", one.goods, " ", icon(GOODS[kind], 22), " → ", Markup(f"<svg {size}>{drawn}</svg>"))
        boxes.append(el("div", head, el("small", reason(one, words)), class_=f"g{one.goods} {state}"))
    return el("div", *boxes, class_="pay")


def reason(one: Offer, words: Words) -> str:
    """Why so many goods cannot be spent, in two or three words."""
    if not one.refused:
        return words.text("face-token-hand")
    if one.refused == LOCKED:
        return words.text("phone-locked")
    if one.refused == ON_MAP:
        return words.text("phone-lies", value=one.value, city=words.noun(f"city-{CITIES[one.about]}"))
    if one.refused == TOO_FEW:
        return words.text("phone-have-only", number=one.about)
    if one.refused == ANOTHER_REGION:
        return words.text("phone-another-region")
    return words.text("phone-not-above", value=one.about)


# --- other places


def _region(s: Any, scene: Scene, rest: str) -> list[Markup]:
    """Who would get what if the region were scored now."""
    number, words = REGIONS.index(rest), scene.words
    lines = []
    for who, influence in facts.standing(s, number):
        vp = int(share(s, number, who)) if who < s.players else 0
        points = amount("vp", vp, words) if vp else "–"
        lines.append(el("li", owner(s, who, 16, words), el("b", influence), el("span", points)))
    return [el("ul", *lines, class_="contenders")] if lines else []


def _factory(s: Any, scene: Scene, rest: str) -> list[Markup]:
    """The tile of a factory to build, twice as large."""
    number = FACTORIES.index(rest)
    if not (s.available >> number) & 1:
        return []
    drawn = rect(0, 0, 55, 36, "ftile", 3) + offers.face(number, int(side_of(s, number)), 0, 55, 36)
    return [Markup(window((-1, -1, 57, 38), drawn, "tile-at"))]


def _slot(s: Any, scene: Scene, rest: str) -> list[Markup]:
    """The factory with its machines and goods, as on the zaibatsu."""
    n, viewer = int(rest[0]) - 1, scene.viewer or 0
    found = factories.factories_of(s, viewer, quiet(scene))
    x = factories.LEFT + factories.ACROSS * n
    return [Markup(window((x - 1, factories.TOP - 1, 103, 108), factory_slot(found, n, x, scene.words), "zai slot-at"))]


def _destination(s: Any, scene: Scene, rest: str) -> list[Markup]:
    berth = mission.berth(mission.berth_of(quiet(scene), DESTINATIONS.index(rest)), scene.words)
    return [Markup(window((-1, -1, 146, 39.5), berth, "berth-at"))]


def _pair(s: Any, scene: Scene, rest: str) -> list[Markup]:
    n = int(rest) - 1
    return [] if s.pair_a[n] == NOBODY else [card(n, s.pair_a[n], s.pair_b[n], PLAIN, scene.words)]


def _panel(s: Any, scene: Scene, rest: str) -> list[Markup]:
    if rest == "automa":
        return [automa_panel(automa_of(s, scene), scene.words)]
    return [panel(rival_of(s, int(rest), scene), scene.words)]


BODIES: dict[str, Drawn] = {
    "cell": _cell,
    "region": _region,
    "factory": _factory,
    "slot": _slot,
    "machine": _slot,
    "goods": _slot,
    "destination": _destination,
    "pair": _pair,
    "panel": _panel,
}
DRAWN = ("cell", "panel")  # whose drawing says everything
