"""A place in full, for the sheet of a phone: its name, what it looks like, and what it is and does in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from markupsafe import escape

from entrepot.paper.face import Scene
from entrepot.paper.phrases import capital
from entrepot.paper.places import PLAIN
from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import Words

from ....actions import BONUS_TILES, BOOK_SPACES, CARDS, COMPANIES, MAJORITIES, REGIONS, SLOTS, SPACES, START_TILES
from ....box.tables import SP_C, SP_MAJORITY, SP_TILE, START_CARDS
from ....record import NOBODY
from ....rules.special import company_of
from ..board.books import page
from ..board.market import PLACES as FOR_SALE
from ..board.spaces import TILE_ICONS
from ..cards import strip, symbol, whole
from ..holdings import books, card_of, cards_in, holding
from ..parts import EMBLEMS, KIND_ICONS, crate, owner
from ..player.hand import CARD_PLACES, Choice, choice
from ..player.rivals import panel, rival_of
from ..reading import position
from ..telling.help import help
from ..telling.labels import label
from .bases import base, base_of, value
from .choice import region
from .tracks import bonuses, spaces, track_of

SIZE = 26  # of the icon in the heading
Drawn = Callable[[Any, Scene, str], str]


def sheet(scene: Scene, place: str) -> Markup:
    """The place with its title."""
    s = position(scene.view)
    kind, _, rest = place.partition("-")
    title, _, more = label(scene.view, place, scene.words).partition(": ")
    sign = symbol_of(s, scene, kind, rest)
    colour = f"p{rest}" if kind == "panel" else None
    heading = el("h2", icon(sign, SIZE, None, colour) if sign else "", capital(title))
    drawn = BODIES[kind](s, scene, rest) if kind in BODIES else ""
    said = Markup("") if kind in DRAWN else told(scene, place, more)
    lying = Markup(drawn.replace(" data-piece=", " data-lies="))  # what travels is drawn elsewhere
    return joined((heading, el("div", lying, said, class_=f"mb full {kind}")))


def told(scene: Scene, place: str, more: str) -> Markup:
    """How it stands, or what it is for."""
    said = more or " ".join(help(scene.view, place, scene.words).text)
    return el("p", capital(said))


def quiet(scene: Scene) -> Scene:
    """The same with nothing to be done."""
    return replace(scene, acts={}, course=(), tried=())


# --- the icon before the name


def symbol_of(s: Any, scene: Scene, kind: str, rest: str) -> str:
    """What stands before the name, or nothing."""
    seat = scene.viewer or 0
    if kind == "hand" and rest in CARDS:
        return symbol(CARDS.index(rest))
    if kind == "slot":
        card = int(s.slot[seat, SLOTS.index(rest)])
        return symbol(card) if card >= 0 else "mb-slot"
    if kind == "display":
        card = int(s.display[FOR_SALE.index(f"display-{rest}")])
        return symbol(card) if card >= 0 else "mb-cards"
    if kind in ("company", "track", "base"):
        return EMBLEMS[COMPANIES.index(rest.rpartition("_")[0] if kind == "base" else rest)]
    if kind == "space":
        return _space_symbol(s, SPACES.index(rest))
    if kind == "bonus":
        return TILE_ICONS[BONUS_TILES.index(rest)]
    if kind == "panel":
        return f"c-seat-{rest}"
    return SYMBOLS.get(kind, "")


def _space_symbol(s: Any, space: int) -> str:
    if space >= SP_C:
        return EMBLEMS[int(company_of(s, space))]
    if space >= SP_TILE:
        return TILE_ICONS[space - SP_TILE]
    if space >= SP_MAJORITY:
        return KIND_ICONS[: len(MAJORITIES)][space - SP_MAJORITY]
    return ("mb-first-player", "mb-cards", "mb-crate")[space]


SYMBOLS = {
    "region": "mb-post",
    "book": "mb-book",
    "taken": "mb-book",
    "shelf": "mb-inkjar",
    "recovery": "mb-recovery",
    "tile": "mb-slot",
}


# --- what a place looks like


def _card(s: Any, scene: Scene, number: int) -> str:
    """A card alone; it has no acts here, which stand below as buttons."""
    return whole(card_of(s, scene.viewer or 0, number), CARD_PLACES[number], "", PLAIN, scene.words, small=True)


def _hand(s: Any, scene: Scene, rest: str) -> str:
    return _card(s, scene, CARDS.index(rest)) if rest in CARDS else ""


def _slot(s: Any, scene: Scene, rest: str) -> str:
    card = int(s.slot[scene.viewer or 0, SLOTS.index(rest)])
    return _card(s, scene, card) if card >= 0 else ""


def _display(s: Any, scene: Scene, rest: str) -> str:
    card = int(s.display[FOR_SALE.index(f"display-{rest}")])
    return _card(s, scene, card) if card >= 0 else ""


def _recovery(s: Any, scene: Scene, rest: str) -> str:
    seat = scene.viewer or 0
    cards = cards_in(s, seat, s.recovery[seat, SLOTS.index(rest)])
    strips = "".join(strip(card, scene.words) for card in cards)
    return f'<div class="stack">{strips}</div>' if strips else ""


def _region(s: Any, scene: Scene, rest: str) -> str:
    number = REGIONS.index(rest)
    drawn = region(number, int(s.region[number]))
    return f'<div class="gives">{drawn}</div>' if drawn else ""


def _company(s: Any, scene: Scene, rest: str) -> str:
    """The base, and what everybody's shares of the company are worth; under them the track with its bonuses."""
    company = COMPANIES.index(rest.rpartition("_")[0] if rest not in COMPANIES else rest)
    calm = quiet(scene)
    drawn = base(base_of(s, calm, company), scene.words) + held(s, company, scene.words)
    now = track_of(s, calm, company)
    return f'<div class="holds">{drawn}</div><div class="way">{bonuses(now)}{spaces(now, scene.words)}</div>'


def held(s: Any, company: int, words: Words) -> str:
    each = value(s, company)
    lines = []
    for seat in range(s.players):
        own = holding(s, seat)
        count = own.track[company] + own.cards[company]
        lines.append(f"<li>{owner(seat, 15)}<b>{count}</b><span>£{count * each}</span></li>")
    return f'<div class="shares"><h3>{escape(words.text("phone-shares"))}</h3><ul>{"".join(lines)}</ul></div>'


def _track(s: Any, scene: Scene, rest: str) -> str:
    now = track_of(s, quiet(scene), COMPANIES.index(rest))
    return f'<div class="way">{bonuses(now)}{spaces(now, scene.words)}</div>'


def _book(s: Any, scene: Scene, rest: str) -> str:
    return _page(int(s.books[BOOK_SPACES.index(rest)]), scene.words)


def _taken(s: Any, scene: Scene, rest: str) -> str:
    n = int(rest) - 1
    return _page(int(s.taken[n]) if n < s.taken_count else NOBODY, scene.words)


def _shelf(s: Any, scene: Scene, rest: str) -> str:
    place = 1 if rest == "start" else int(rest) + 1
    lying = books(s, scene.viewer or 0)[place - 1]
    return "" if lying.down else _page(lying.book, scene.words)


def _tile(s: Any, scene: Scene, rest: str) -> str:
    number, seat = START_TILES.index(rest), scene.viewer or 0
    crates = tuple(crate(s, seat, int(card)) for card in START_CARDS[number])
    return str(choice(Choice(seat, (number,), (crates,), ()), scene.words))


@lru_cache(maxsize=512)
def _page(book: int, words: Words) -> str:
    return page(book, "", words) if book != NOBODY else ""


def _panel(s: Any, scene: Scene, rest: str) -> str:
    return str(panel(rival_of(s, int(rest), scene), scene.words))


BODIES: dict[str, Drawn] = {
    "hand": _hand,
    "slot": _slot,
    "display": _display,
    "recovery": _recovery,
    "region": _region,
    "company": _company,
    "base": _company,
    "track": _track,
    "book": _book,
    "taken": _taken,
    "shelf": _shelf,
    "tile": _tile,
    "panel": _panel,
}
DRAWN = ("panel",)  # whose drawing says everything
