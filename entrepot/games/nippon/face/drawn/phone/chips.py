"""What can be done away from the map, as chips under it: on a phone the decision is never off screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from entrepot.paper.face import Scene
from entrepot.paper.phrases import capital
from entrepot.paper.places import PLAIN, Spot
from entrepot.paper.svg import Markup, attributes, el, icon, joined
from entrepot.paper.words import Words

from ....actions import ACTIONS, COLOURS, CONTRACTS, DESTINATIONS, FACTORIES, FLEETS, GOALS, TRACKS, TYPES
from ....box.tables import CONTRACT_LEVEL, DESTINATION_COLOUR, LEVEL, MACHINE_IRON, TYPE_OF
from ....record import NOBODY
from ....rules.production import side_of
from .. import ability, facts
from ..board.draft import CARD, pairs_of, tile_a, tile_b
from ..parts import ACTION_TILES, DEPARTMENTS, FLEET_ICONS, GOAL_ICONS, GOODS, TRACK_ICONS, WORKERS, coin, framed, rect
from ..player.contracts import symbol
from ..spots import spot
from .map import on_map

SIZE = 26  # of an icon
HEIGHT = 236  # of the sheet that the desk lays its pairs on


def choices(s: Any, scene: Scene) -> Markup:
    """A chip for every place that the map does not show."""
    places = [place for place in scene.acts if not on_map(place) and not place.startswith("pair-")]
    if not places or scene.past:
        return Markup("")
    chips = [chip(place, spot(scene, place), inside(s, place, scene)) for place in places]
    return el("div", *chips, class_="chips", role="group")


def chip(place: str, here: Spot, drawn: Markup) -> Markup:
    values = {"class": f"chip {place.partition('-')[0]} place legal", "data_el": place, "data_acts": here.acts}
    said = {"tabindex": 0, "role": "button", "aria_label": here.label}
    return Markup("<div{}>{}</div>").format(attributes({**values, **said}), drawn)


def inside(s: Any, place: str, scene: Scene) -> Markup:
    """What a chip shows: the thing itself, small."""
    kind, _, rest = place.partition("-")
    return INSIDE[kind](s, scene.viewer or 0, rest, scene.words)


def _named(symbol: str, name: str) -> Markup:
    return joined((icon(symbol, SIZE), el("b", name)))


def _action(s: Any, seat: int, name: str, words: Words) -> Markup:
    return _named(ACTION_TILES[ACTIONS.index(name)], words.text(f"chart-action-{name}"))


def _worker(s: Any, seat: int, rest: str, words: Words) -> Markup:
    return icon(WORKERS[COLOURS.index(rest.partition("-")[2])], 34)


def _bag(s: Any, seat: int, colour: str, words: Words) -> Markup:
    number = COLOURS.index(colour)
    return joined((icon(WORKERS[number], 32), el("b", s.bag[number])))


def _factory(s: Any, seat: int, name: str, words: Words) -> Markup:
    token = FACTORIES.index(name)
    return _card(token, int(side_of(s, token)))


@lru_cache(maxsize=128)
def _card(token: int, side: int) -> Markup:
    """A factory: its goods, number and side, and what it can do."""
    lines = tuple(sign for line in ability.lines(token, side) for sign in line)
    wide = 18 + ability.line_width(lines, 16)
    drawn = ability.in_a_row(token, side, 1, 10, 16, wide)
    does = f'<svg class="nz" width="{wide:g}" height="20" viewBox="0 0 {wide:g} 20" aria-hidden="true">{drawn}</svg>'
    return joined((icon(GOODS[TYPE_OF[token]], SIZE), el("b", facts.printed(token, side)), Markup(does)))


def _slot(s: Any, seat: int, number: str, words: Words) -> Markup:
    one = facts.built(s, seat)[int(number) - 1]
    assert one is not None
    return joined((icon(GOODS[one.type], SIZE), el("b", facts.printed(one.token, one.side)), icon("nz-factory", 18)))


def _machine(s: Any, seat: int, rest: str, words: Words) -> Markup:
    """A cell: which factory, which of the two, and the iron it costs."""
    slot, _, side = rest.partition("_")
    one = facts.built(s, seat)[int(slot) - 1]
    assert one is not None
    n = ("left", "right").index(side)
    iron = joined((el("b", f"+{MACHINE_IRON[n]}"), icon("nz-iron", 15))) if MACHINE_IRON[n] else ""
    factory = (icon(GOODS[one.type], SIZE), el("b", facts.printed(one.token, one.side)))
    return joined((*factory, icon("nz-machine", 22, None, f"p{seat}"), iron))


def _goods(s: Any, seat: int, slot: str, words: Words) -> Markup:
    one = facts.built(s, seat)[int(slot) - 1]
    assert one is not None
    return joined((icon(GOODS[one.type], SIZE), el("b", one.goods), el("small", facts.printed(one.token, one.side))))


def _destination(s: Any, seat: int, name: str, words: Words) -> Markup:
    colour = DESTINATION_COLOUR[DESTINATIONS.index(name)]
    return _named(DEPARTMENTS[colour], words.noun(f"destination-{name}"))


def _contract(s: Any, seat: int, name: str, words: Words) -> Markup:
    number = CONTRACTS.index(name)
    level = CONTRACT_LEVEL[number]
    asks = [GOODS[n] for n in range(len(TYPES)) if LEVEL[n] == level] if level else ["nz-contract"]
    return joined((*(icon(one, 22) for one in asks), icon(symbol(number), SIZE)))


def _track(s: Any, seat: int, name: str, words: Words) -> Markup:
    return _named(TRACK_ICONS[TRACKS.index(name)], capital(words.noun(f"track-{name}")))


def _department(s: Any, seat: int, colour: str, words: Words) -> Markup:
    return _named(DEPARTMENTS[COLOURS.index(colour)], words.noun(f"office-{colour}"))


def _fleet(s: Any, seat: int, name: str, words: Words) -> Markup:
    piece = icon(FLEET_ICONS[FLEETS.index(name)], SIZE, None, f"p{seat}")
    return joined((piece, el("b", capital(words.noun(f"piece-{name}")))))


def _goal(s: Any, seat: int, name: str, words: Words) -> Markup:
    return _named(GOAL_ICONS[GOALS.index(name)], capital(words.noun(f"goal-{name}")))


def _silk(s: Any, seat: int, rest: str, words: Words) -> Markup:
    money = f'<svg class="nz" width="22" height="22" aria-hidden="true">{coin(1, 11, 11, 22)}</svg>'
    return joined((icon("nz-silk", SIZE), "→", Markup(money)))


def _coal(s: Any, seat: int, rest: str, words: Words) -> Markup:
    return joined((icon("nz-coal", SIZE), el("b", s.kept_coal[seat])))


def _consolidate(s: Any, seat: int, rest: str, words: Words) -> Markup:
    return _named("nz-consolidation", words.text("face-consolidate"))


INSIDE: dict[str, Callable[[Any, int, str, Words], Markup]] = {
    "action": _action,
    "worker": _worker,
    "bag": _bag,
    "factory": _factory,
    "slot": _slot,
    "machine": _machine,
    "goods": _goods,
    "destination": _destination,
    "contract": _contract,
    "track": _track,
    "department": _department,
    "fleet": _fleet,
    "goal": _goal,
    "supply": _silk,
    "tile": _coal,
    "consolidate": _consolidate,
}


# --- the pairs of starting tiles


def pairs(s: Any, scene: Scene) -> Markup:
    """Cards in place of the map while a pair is asked for."""
    found = pairs_of(scene, HEIGHT)
    if found is None:
        return Markup("")
    spots = dict(found.spots)
    cards = [
        card(n, a, b, spots.get(f"pair-{n + 1}", PLAIN), scene.words)
        for n, (a, b) in enumerate(found.tiles)
        if a != NOBODY
    ]
    return el(
        "div",
        el("h2", capital(scene.words.text("label-pairs")), class_="head"),
        el("div", *cards, class_="three"),
        class_="pairs",
    )


@lru_cache(maxsize=512)
def card(number: int, a: int, b: int, here: Spot, words: Words) -> Markup:
    """A pair as at a desk: tile A with its points above, tile B below."""
    box = (0.0, 40.0, float(CARD), HEIGHT - 60.0)
    inside = rect(*box, "sheetlet", 5) + tile_a(a, 0, words) + tile_b(b, 0, HEIGHT)
    drawn = framed(f"pair-{number + 1}", "pair", here, inside, box, 5, 14)
    size = f'viewBox="-4 36 {CARD + 8} {HEIGHT - 52}" width="{CARD + 8}" height="{HEIGHT - 52}"'
    return Markup(f'<svg class="nz wide" {size}>{drawn}</svg>')
