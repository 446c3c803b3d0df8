"""Cards: whole ones in slots and in hand, tickets of the display, strips of a recovery stack, chips of a rival."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import escape

from entrepot.paper.phrases import capital
from entrepot.paper.places import PLAIN, Spot, attrs
from entrepot.paper.words import Words

from ...actions import CARDS, LETTERS
from ...box.tables import (
    BOOKKEEPER,
    DECK_CARDS,
    KIND,
    LETTER,
    MERCHANT,
    MERCHANT_COMPANY,
    SHARE,
    SHARE_COMPANY,
    SHARES,
    VALUE,
)
from ..card_words import card_text
from .parts import CARD_KINDS, EMBLEMS, KIND_ICONS, ic


class Card(NamedTuple):
    """A card as it is drawn: its number, the crate that its owner's seat gives it, and whose it is (-1: nobody's)."""

    number: int
    crate: int
    owner: int = -1


def kind_class(number: int) -> str:
    return f"t-{CARD_KINDS[KIND[number]]}"


def symbol(number: int) -> str:
    return KIND_ICONS[int(KIND[number])]


def piece(card: Card) -> str:
    """The name under which a card moves: of the deck there is one each, of the others one for each player."""
    name = CARDS[card.number]
    return f"card-{name}" if card.number < DECK_CARDS else f"card-{card.owner}-{name}"


def value(number: int) -> str:
    """The large number of a card, or nothing on a merchant."""
    if KIND[number] == SHARE:
        return str(SHARES[number])
    return str(VALUE[number]) if VALUE[number] else ""


def company(number: int) -> int:
    """The company of a merchant or of a share, or -1."""
    return int(MERCHANT_COMPANY[number] if KIND[number] == MERCHANT else SHARE_COMPANY[number])


def mark(number: int, size: float, class_: str = "") -> str:
    """The emblem of a card's company; more than one share is told by the card's number."""
    return ic(EMBLEMS[company(number)], size, class_) if company(number) >= 0 else ""


@lru_cache(maxsize=4096)
def told(card: Card, words: Words) -> str:
    """A card in words, as an attribute."""
    name = str(card_text(words, card.number))
    said = words.text("panel-card", card=capital(name), crate=card.crate)
    return str(escape(said))


def titled(card: Card, here: Spot, words: Words) -> str:
    """The words of a card as its title; where it can be pressed, a preview says more."""
    return "" if here.acts else f' title="{told(card, words)}"'


def crate(card: Card, size: float) -> str:
    return f'<span class="crate">{ic("mb-crate", size)}<b>{card.crate}</b></span>'


def _head(card: Card, size: float) -> str:
    """The number, with a drop on a bookkeeper; a merchant's company or a share's in place of it or beside it."""
    number = value(card.number)
    drawn = f'<b class="v">{number}</b>' if number else ""
    if KIND[card.number] == BOOKKEEPER:
        drawn += ic("mb-bp", size)
    if KIND[card.number] in (MERCHANT, SHARE):
        drawn += mark(card.number, size + 3) or ic("mb-diamond", size + 2)
    return drawn


def _letter(number: int) -> str:
    return tuple(LETTERS)[LETTER[number]].upper() if number < DECK_CARDS else ""


@lru_cache(maxsize=8192)
def whole(card: Card, place: str, state: str, here: Spot, words: Words, over: str = "", small: bool = False) -> str:
    """A card with kind, value, share and crate; `state` adds a class, `over` is laid on it."""
    shares = mark(card.number, 12 if small else 16) if KIND[card.number] not in (MERCHANT, SHARE) else ""
    kind = f"card {kind_class(card.number)} {state}{' small' if small else ''}".rstrip()
    return (
        f'<div {attrs(place, kind, here)} data-piece="{piece(card)}"{titled(card, here, words)}>'
        f'<span class="ctop">{_head(card, 10 if small else 13)}<i class="dl">{_letter(card.number)}</i></span>'
        f'<span class="pic">{ic(symbol(card.number), 20 if small else 32)}</span>'
        f'<span class="cbot"><span class="sh">{shares}</span>{crate(card, 14 if small else 19)}</span>{over}</div>'
    )


@lru_cache(maxsize=4096)
def ticket(card: Card, place: str, extra: int, price: str, here: Spot, words: Words) -> str:
    """A card of the display: what it is, its crate and what its column adds, and what that makes."""
    sum_ = f"{card.crate}+{extra}" if extra else str(card.crate)
    shares = "" if KIND[card.number] in (MERCHANT, SHARE) else mark(card.number, 14)
    after = f'<span class="sh">{shares}</span>' if shares else ""
    return (
        f"<div {attrs(place, f'tk {kind_class(card.number)}', here)}{titled(card, here, words)}>"
        f'<span class="pi" data-piece="{piece(card)}">{ic(symbol(card.number), 24)}</span>'
        f'<span class="mid"><span class="r1">{_head(card, 12)}{after}</span>'
        f'<span class="r2">{ic("mb-crate", 14)}{sum_}</span></span>{price}</div>'
    )


@lru_cache(maxsize=4096)
def strip(card: Card, words: Words) -> str:
    """A card under others: kind, value, share, crate."""
    pip = mark(card.number, 11, "pip")
    return (
        f'<span class="strip {kind_class(card.number)}" data-piece="{piece(card)}" title="{told(card, words)}">'
        f"{ic(symbol(card.number), 14)}<b>{value(card.number)}</b>{pip}<i>{card.crate}</i></span>"
    )


@lru_cache(maxsize=8192)
def chip(card: Card, words: Words, size: float = 13, class_: str = "") -> str:
    """A card in a word: kind and value, and the company of its share."""
    number = value(card.number)
    said = f"<b>{number}</b>" if number else ""
    pip = mark(card.number, size - 2 if KIND[card.number] == MERCHANT else size - 3, "pip")
    kind = f"chip {kind_class(card.number)} {class_}".rstrip()
    return (
        f'<span class="{kind}" data-piece="{piece(card)}" title="{told(card, words)}">'
        f"{ic(symbol(card.number), size)}{said}{pip}</span>"
    )


def hole(place: str, state: str, here: Spot = PLAIN, inside: str = "") -> str:
    """Where a card may lie."""
    return f"<div {attrs(place, f'card {state}', here)}>{inside}</div>"
