"""Icons and amounts inside a line of text. They stand outside the boards, so each brings the class of the drawings."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from entrepot.paper.previews import coloured
from entrepot.paper.svg import Markup, joined
from entrepot.paper.words import Words

from ....actions import BONUS_TILES, COMPANIES
from ....box.tables import KIND, MERCHANT, MERCHANT_COMPANY, SHARE, SHARE_COMPANY, SHARES, VALUE
from ..parts import EMBLEMS, GAIN_ICONS, KIND_ICONS, gain, ic, need, owner, pounds
from . import labels

ICONS = {**GAIN_ICONS, "points": "mb-expansion"}
TILE_ICONS = {
    "good": "mb-plus-good",
    "bookkeeper": "mb-bookkeeper",
    "merchant": "mb-merchant",
    "expansion": "mb-expansion",
}


def group(inside: str, more: str = "") -> Markup:
    """Signs that keep together."""
    return Markup(f'<span class="{f"mb g {more}".rstrip()}">{inside}</span>')


@lru_cache(maxsize=4096)
def amount(kind: str, count: int, words: Words, sign: str = "", size: int = 14) -> Markup:
    """Money in its coin, all else as number and icon; one is the icon alone unless it is signed."""
    if kind == "money":
        return group(f"{sign}{pounds(count, size + 1)}")
    number = str(count) if count != 1 or sign else ""
    return group(f"{sign}{number}{ic(ICONS[kind], size, '', words.noun(f'amount-{kind}-{count}'))}")


def signed(kind: str, count: int, words: Words) -> Markup:
    """A gain or a cost in its colour."""
    return coloured(count, lambda n, sign: amount(kind, n, words, sign))


def seat(number: int, words: Words, size: float = 12) -> Markup:
    """Whose it is."""
    return group(owner(number, size, labels.player(number, words)))


def emblem(company: int, words: Words, size: float = 14) -> Markup:
    return group(ic(EMBLEMS[company], size, "", labels.company(company, words)))


def sign(symbol: str, size: float = 14, label: str = "") -> Markup:
    """A symbol alone."""
    return group(ic(symbol, size, "", label))


@lru_cache(maxsize=1024)
def card(number: int, words: Words, size: float = 14) -> Markup:
    """Its kind and value, and the company of its shares or mines."""
    kind = KIND[number]
    value = SHARES[number] if kind == SHARE else VALUE[number]
    company = MERCHANT_COMPANY[number] if kind == MERCHANT else SHARE_COMPANY[number]
    drawn = ic(KIND_ICONS[kind], size, "", labels.card(number, words)) + (f"<b>{value}</b>" if value else "")
    return group(drawn + (ic(EMBLEMS[company], size - 2) if company >= 0 else ""))


def cards(numbers: Iterable[int], words: Words) -> Markup:
    return joined([card(number, words) for number in numbers], " ")


@lru_cache(maxsize=1024)
def book(number: int, words: Words) -> Markup:
    """Letter, need and reward."""
    letter = labels.letter(number)
    said = Markup.escape(labels.book(number, words))
    drawn = f"{letter} {need(number, 13)}›{gain(number, 13)}".strip()
    return Markup(f'<span class="mb g bookline" role="img" aria-label="{said}">{drawn}</span>')


def reward(number: int) -> Markup:
    """What a book gives."""
    return group(gain(number, 14))


def tile(number: int, words: Words) -> Markup:
    """A bonus tile."""
    name = BONUS_TILES[number]
    return sign(TILE_ICONS[name], 14, words.noun(f"bonus_tile-{name}"))


def steps(company: int, count: int, words: Words) -> Markup:
    """So many steps on a company's track."""
    said = words.noun(f"steps-{COMPANIES[company]}-{count}")
    number = str(count) if count != 1 else ""
    return group(f"+{number}{ic('mb-step', 12)}{ic(EMBLEMS[company], 14, '', said)}")
