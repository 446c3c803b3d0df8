"""The market: everything that can be taken, in the order cards, books, bonus markers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.paper.face import Drawing, Scene
from entrepot.paper.places import PLAIN, Spots, attrs
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ....actions import DISPLAY
from ....box.tables import CRATE, DISPLAY_COLUMNS, SURCHARGE
from ....record import NOBODY
from ....rules.goods import price_with
from ..cards import Card, ticket
from ..reading import asked_of, position
from ..spots import spots_of
from .books import books, books_of
from .spaces import spaces, spaces_of

PLACES = tuple(f"display-{name}" for name in DISPLAY)
FOR_MONEY = frozenset(("buying", "either"))  # decisions in which cards are paid for in pounds


class Display(NamedTuple):
    """What the drawing of the card display depends on."""

    cards: tuple[int, ...]
    prices: tuple[int, ...]
    money: bool  # in pounds rather than goods
    deck: int
    out: int
    spots: Spots


def display_of(scene: Scene) -> Display:
    s = position(scene.view)
    kind = asked_of(scene.view)
    return Display(
        tuple(s.display.tolist()),
        tuple(price(s, kind, space) for space in range(len(DISPLAY))),
        kind in FOR_MONEY,
        int(s.deck).bit_count(),
        int(s.discarded).bit_count(),
        spots_of(scene, PLACES),
    )


def price(s: Any, kind: str, space: int) -> int:
    """Crate and surcharge, less what the player to move saves in the decision at hand; 0 where nothing lies."""
    card = s.display[space]
    if card == NOBODY:
        return 0
    if kind == "goods":
        return int(price_with(s, s.turn, s.chosen, space, 0))
    less = int(s.agenda[s.depth - 1, 3]) if kind == "either" else 0
    return max(0, int(CRATE[card] + SURCHARGE[space % DISPLAY_COLUMNS]) - less)


@lru_cache(maxsize=2048)
def display(d: Display, words: Words) -> Markup:
    spots = dict(d.spots)
    drawn = []
    for space, card in enumerate(d.cards):
        place = PLACES[space]
        here = spots.get(place, PLAIN)
        if card == NOBODY:
            empty = escape(words.text("panel-empty"))
            drawn.append(f'<div {attrs(place, "tk gap", here)} title="{empty}"></div>')
            continue
        extra = int(SURCHARGE[space % DISPLAY_COLUMNS])
        less = " less" if d.prices[space] < int(CRATE[card]) + extra else ""
        pound = "£" if d.money else ""
        cost = f'<b class="price{less}">{pound}{d.prices[space]}</b>'
        drawn.append(ticket(Card(card, int(CRATE[card])), place, extra, cost, here, words))
    title, how = (
        escape(words.text("panel-cards")),
        escape(words.text("panel-price-money" if d.money else "panel-price")),
    )
    left = escape(words.text("panel-deck", deck=d.deck, out=d.out))
    head = f'<h2>{title} <small>{how}</small><small class="r">{left}</small></h2>'
    return Markup(f'{head}<div class="tks">{"".join(drawn)}</div>')


def market(scene: Scene) -> Drawing:
    """The whole column, each box a part of its own."""
    parts = {
        "part-display": display(display_of(scene), scene.words),
        "part-books": books(books_of(scene), scene.words),
        "part-spaces": spaces(spaces_of(scene), scene.words),
    }
    return Drawing(frame(scene.words), parts)


@lru_cache(maxsize=8)
def frame(words: Words) -> Markup:
    boxes = "".join(
        f'<section class="box {name}" id="part-{name}" aria-label="{escape(words.text(f"panel-{said}"))}">'
        f"<!--part-{name}--></section>"
        for name, said in (("display", "cards"), ("books", "books"), ("spaces", "spaces"))
    )
    return Markup(f'<div class="mb market">{boxes}</div>')
