"""The hand with the bonus tiles; while planning, what the plan shows; while a starting tile is chosen, the tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.paper.face import Scene
from entrepot.paper.phrases import capital
from entrepot.paper.places import PLAIN, Spot, Spots, attrs
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ....actions import BONUS_TILES, CARDS, COMPANIES, START_TILES
from ....box.tables import (
    ALL_SLOTS,
    BOOKKEEPER,
    BOOKKEEPER_TILE_BP,
    EXPANSION_TILE_POINTS,
    GOOD_TILE_VALUE,
    KIND,
    MERCHANT,
    MERCHANT_TILE_DIAMONDS,
    START_CARDS,
    START_DIAMONDS,
    START_STEPS,
    STARTING_BOOK,
    TWIN,
)
from ....record import NOBODY
from .. import holdings
from ..board.books import page, told
from ..board.spaces import TILE_ICONS, totals
from ..cards import Card, chip, whole
from ..parts import EMBLEMS, KIND_ICONS, crate, ic
from ..reading import asked_of
from ..spots import spots_of

CARD_PLACES = tuple(f"hand-{name}" for name in CARDS)
TILE_PLACES = tuple(f"bonus-{name}" for name in BONUS_TILES)
START_PLACES = tuple(f"tile-{name}" for name in START_TILES)
TILE_VALUES = (GOOD_TILE_VALUE, BOOKKEEPER_TILE_BP, MERCHANT_TILE_DIAMONDS, EXPANSION_TILE_POINTS)
# How large cards are drawn, by how many there are: up to that number, the class, and whether they are small.
SIZES = ((3, "", False), (10, "half", True), (14, "third", True), (99, "fourth", True))
PLAN_SIZES = (
    (3, "", False),
    (5, "half", True),
    (10, "half low", True),
    (14, "third low", True),
    (99, "fourth low", True),
)


class Plan(NamedTuple):
    """What a plan shows so far."""

    totals: tuple[int, ...]  # by majority
    people: int
    met: int
    ahead: int  # books that could be walked to
    walker: bool


class Hand(NamedTuple):
    """Everything the hand shows."""

    cards: tuple[Card, ...]
    tiles: tuple[tuple[int, bool], ...]
    plan: Plan | None
    spots: Spots


def hand_of(s: Any, seat: int, scene: Scene) -> Hand:
    own = scene.viewer == seat
    spots = spots_of(scene, (*CARD_PLACES, *TILE_PLACES)) if own else ()
    plan = plan_of(s, seat) if own and asked_of(scene.view) == "planning" else None
    return Hand(holdings.cards_in(s, seat, s.hand[seat]), holdings.tiles(s, seat), plan, spots)


def plan_of(s: Any, seat: int) -> Plan:
    kinds = [int(KIND[s.slot[seat, slot]]) for slot in range(ALL_SLOTS) if s.slot[seat, slot] >= 0]
    met = holdings.met(s, seat)
    people = sum(kind in (BOOKKEEPER, MERCHANT) for kind in kinds)
    return Plan(totals(s, seat), people, sum(met.values()), len(met), holdings.keeper(s, seat) != NOBODY)


@lru_cache(maxsize=2048)
def hand(h: Hand, words: Words) -> Markup:
    spots = dict(h.spots)
    count = len(h.cards)
    _, kind, small = next(size for size in (PLAN_SIZES if h.plan else SIZES) if count <= size[0])
    cards = "".join(_card(h, card, small, spots, words) for card in h.cards)
    title = escape(words.text("panel-hand_title"))
    number = escape(words.text("panel-hand_count", number=count))
    tiles = "".join(tile(n, used, spots.get(TILE_PLACES[n], PLAIN), words) for n, used in h.tiles)
    head = f'<h2>{title} <small>{number}</small><span class="tiles">{tiles}</span></h2>'
    return Markup(
        f'<div class="handw" data-keep="">{head}<div class="hand {kind}">{cards}</div>{_plan(h.plan, words)}</div>'
    )


def _card(h: Hand, card: Card, small: bool, spots: dict[str, Spot], words: Words) -> str:
    """Of two equal cards both can be pressed, and the first one goes."""
    place = CARD_PLACES[card.number]
    twin = int(TWIN[card.number])
    both = twin >= 0 and any(other.number == twin for other in h.cards)
    here = spots.get(CARD_PLACES[twin] if both else place, PLAIN)
    return whole(card, place, "", here, words, small=small)


@lru_cache(maxsize=128)
def tile(number: int, used: bool, here: Spot, words: Words) -> str:
    """A bonus tile of one's own."""
    name = escape(words.noun(f"bonus_tile-{BONUS_TILES[number]}"))
    kind = f"tile{' used' if used else ''}"
    sign = f"<b>{'+' if number == 0 else ''}{TILE_VALUES[number]}</b>"
    return f'<span {attrs(TILE_PLACES[number], kind, here)} title="{name}">{ic(TILE_ICONS[number], 14)}{sign}</span>'


def _plan(plan: Plan | None, words: Words) -> str:
    """Totals of what is laid, then how far the jar could walk."""
    if plan is None:
        return ""
    signs = (*KIND_ICONS[: len(plan.totals)], "mb-person")
    counts = (*plan.totals, plan.people)
    totals = "".join(
        f"<li{'' if count else ' class=' + chr(34) + 'zero' + chr(34)}>{ic(sign, 15)}<b>{count}</b></li>"
        for sign, count in zip(signs, counts, strict=True)
    )
    said = words.text("panel-plan_books", met=plan.met, all=plan.ahead) if plan.ahead else words.text("panel-plan_none")
    warn = "" if plan.walker or not plan.ahead else f"<span>{escape(words.text('panel-plan_walker'))}</span>"
    return (
        f'<div class="plan"><h3>{escape(words.text("panel-plan"))}</h3><ul>{totals}</ul>'
        f"<p>{ic('mb-book', 13)}{escape(said)}{warn}</p></div>"
    )


# --- starting tiles


class Choice(NamedTuple):
    """The starting tiles to choose from."""

    seat: int
    tiles: tuple[int, ...]
    crates: tuple[tuple[int, ...], ...]  # of their cards
    spots: Spots


def choice_of(s: Any, seat: int, scene: Scene) -> Choice | None:
    """Nothing when no tile is asked for, or when it has been chosen."""
    if asked_of(scene.view) != "tile" or scene.viewer != seat or (s.ready >> seat) & 1:
        return None
    tiles = tuple(int(tile) for tile in s.dealt.tolist()[seat] if tile >= 0)
    crates = tuple(tuple(crate(s, seat, int(card)) for card in START_CARDS[tile]) for tile in tiles)
    return Choice(seat, tiles, crates, spots_of(scene, START_PLACES))


@lru_cache(maxsize=256)
def choice(c: Choice, words: Words) -> Markup:
    spots = dict(c.spots)
    drawn = []
    for number, crates in zip(c.tiles, c.crates, strict=True):
        cards = [Card(int(card), n, c.seat) for card, n in zip(START_CARDS[number], crates, strict=True)]
        drawn.append(_start_tile(number, cards, spots.get(START_PLACES[number], PLAIN), words))
    title = escape(words.text("panel-tiles"))
    return Markup(f'<div class="starts" role="group" aria-label="{title}">{"".join(drawn)}</div>')


def _start_tile(number: int, cards: list[Card], here: Spot, words: Words) -> str:
    """What rests at the start, what is stepped, and the starting book."""
    resting = "".join(chip(card, words, 16).replace(" data-piece=", " data-card=") for card in cards)
    name = escape(words.noun(f"start_tile-{START_TILES[number].removeprefix('st')}"))
    book = STARTING_BOOK + number
    return (
        f"<div {attrs(START_PLACES[number], 'start', here)}><h3>{capital(name)}</h3>"
        f"<dl><dt>{ic('mb-recovery', 16)}{escape(words.text('panel-tile_rests'))}</dt><dd>{resting}</dd>"
        f"<dt>{ic('mb-step', 15)}{escape(words.text('panel-tile_steps'))}</dt><dd>{start_steps(number)}</dd>"
        f'<dt>{ic("mb-book", 15)}{escape(words.text("panel-tile_book"))}</dt><dd title="{told(book, words)}">'
        f"{page(book, '', words)}</dd></dl></div>"
    )


@lru_cache(maxsize=16)
def start_steps(number: int) -> str:
    """The steps of a starting tile, on company tracks and on the diamond track."""
    drawn = [
        f"<span><b>{START_STEPS[number, company]}</b>{ic('mb-step', 12)}{ic(EMBLEMS[company], 17)}</span>"
        for company in range(len(COMPANIES))
        if START_STEPS[number, company]
    ]
    diamonds = int(START_DIAMONDS[number])
    return "".join([*drawn, f"<span><b>{diamonds}</b>{ic('mb-diamond', 16)}</span>" if diamonds else ""])
