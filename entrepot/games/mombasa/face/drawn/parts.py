"""Small things drawn in many places: amounts, cards and books as icons, pieces by owner.

The chart is an SVG, all round it is HTML: `use`, `text`, `coin`, `house`, `seat` are for the inside of an SVG, `ic`,
`pounds`, `amount`, `need`, `gain`, `owner` for HTML. Both stand under the class `mb`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import escape

from entrepot.paper.drawing import Pen
from entrepot.paper.phrases import MINUS

from ...actions import BOOK_LETTERS, GOODS
from ...box.tables import (
    BOOK_NEEDS,
    BOOK_TOTAL,
    CRATE,
    LETTER_BOOKS,
    ONE_CRATE,
    ONE_EXPANSION,
    STARTING_BOOK,
)
from ..gains import Gains, of_book

# --- the symbols of the sprite, by the number of the thing in the catalogue
INITIALS = ("m", "t", "s", "c")  # of the companies, as in class names; the capital is the letter on their posts
EMBLEMS = tuple(f"mb-co-{initial}" for initial in INITIALS)
CARD_KINDS = (*GOODS, "expansion", "bookkeeper", "merchant", "share")  # by kind, as in class names: t-coffee …
KIND_ICONS = tuple(f"mb-{kind}" for kind in CARD_KINDS)
GOOD_ICONS = KIND_ICONS[:3]
NEED_ICONS = (*GOOD_ICONS, "mb-any", "mb-expansion", "mb-person")  # as in BOOK_NEEDS
PERSON = 5  # the need that has no number
GAIN_ICONS = {
    "money": "mb-pound-n",
    "diamonds": "mb-diamond",
    "bp": "mb-bp",
    "posts": "mb-remove-post",
    "steps": "mb-step",
}
BOOK_CLASSES = (*(letter.upper() for letter in BOOK_LETTERS), "0")  # bk-A … bk-0 (a starting book)

# --- the layout of the desk: market and chart over the board of who looks
WIDTH, MARKET_WIDTH, CHART_WIDTH, CHART_HEIGHT, MINE_HEIGHT = 1092, 368, 716, 512, 180


def crate(s: Any, player: int, card: int) -> int:
    """The crate number of a card; that of the 1-expansion depends on the seat."""
    return int(ONE_CRATE[s.seat[player]]) if card == ONE_EXPANSION else int(CRATE[card])


# --- inside an SVG
PEN = Pen(decimals=1)
at, use, centred, text, fitted = PEN.at, PEN.use, PEN.centred, PEN.text, PEN.fitted
rect, circle = PEN.rect, PEN.circle


@lru_cache(maxsize=1024)
def coin(count: object, x: float, y: float, size: float) -> str:
    """A number in its coin, round its middle."""
    number = f'<text x="{at(x)}" y="{at(y + 0.245 * size)}" class="cnum" font-size="{at(0.69 * size)}"'
    return f'{centred("mb-pound-n", x, y, size)}{number} text-anchor="middle">{count}</text>'


HOUSE = "M-9.5-.6 0-9.6 9.5-.6H7.6V9H-7.6V-.6Z"


@lru_cache(maxsize=1024)
def house(company: int, x: float, y: float, scale: float = 0.98, class_: str = "", turned: bool = False) -> str:
    """A trading post with its company's letter, round its middle; it may lie on its side."""
    initial = INITIALS[company]
    side = ' transform="rotate(90)"' if turned else ""
    letter = f'<text x="0" y="{"4.2" if turned else "6.2"}" text-anchor="middle">{initial.upper()}</text>'
    kind = f"post co-{initial} {class_}".rstrip()
    moved = f"translate({at(x)} {at(y)}) scale({scale:g})"
    return f'<g class="{kind}" transform="{moved}"><path d="{HOUSE}"{side}/>{letter}</g>'


def emblem(company: int, x: float, y: float, size: float) -> str:
    """The company's mark, round its middle."""
    return centred(EMBLEMS[company], x, y, size)


GROWN = (1, 0.98, 1.16, 1.16)  # so that the four shapes look equally large


@lru_cache(maxsize=4096)
def seat(player: int, x: float, y: float, size: float, class_: str = "") -> str:
    """The shape of a seat, round its middle."""
    grown = size * GROWN[player]
    up = 0.05 * size if player == 2 else 0
    return use(f"c-seat-{player}", x - grown / 2, y - up - grown / 2, grown, f"seat{player} {class_}".rstrip())


# --- in HTML


@lru_cache(maxsize=8192)
def ic(symbol: str, size: float, class_: str = "", label: str = "") -> str:
    """A symbol as an icon of its own; without a label it is decoration for a screen reader."""
    kind = f"ic {class_}".rstrip()
    said = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="{kind}" width="{at(size)}" height="{at(size)}" {said}><use href="#{symbol}"/></svg>'


@lru_cache(maxsize=512)
def pounds(count: object, size: float = 16, class_: str = "") -> str:
    """An amount of money in its coin."""
    font = 16 if len(str(count)) < 2 else 13
    number = (
        f'<text x="12" y="{at(12 + font * 0.35)}" class="cnum" font-size="{font}" text-anchor="middle">{count}</text>'
    )
    kind = f"ic {class_}".rstrip()
    box = f'width="{at(size)}" height="{at(size)}" viewBox="0 0 24 24" role="img" aria-label="£{count}"'
    return f'<svg class="{kind}" {box}><use href="#mb-pound-n"/>{number}</svg>'


def owner(player: int, size: float, label: str = "") -> str:
    """Whose it is."""
    return ic(f"c-seat-{player}", size, f"seat{player}", label)


def amount(kind: str, count: int, size: float = 15) -> str:
    """What is received or paid: money in its coin, all else as number and icon; one is the icon alone."""
    if kind == "money":
        return pounds(count, size + 1)
    return (f"<b>{count}</b>" if count != 1 else "") + ic(GAIN_ICONS[kind], size)


@lru_cache(maxsize=256)
def needs_of(book: int) -> tuple[tuple[int, int], ...]:
    """What a book asks for: kinds of need and how much."""
    return tuple((kind, int(n)) for kind, n in enumerate(BOOK_NEEDS[book]) if n)


@lru_cache(maxsize=256)
def gives_of(book: int) -> Gains:
    """What a book gives: kinds of gain and how much; of "total" the number is the good's."""
    return (*of_book(book), ("total", int(BOOK_TOTAL[book]))) if BOOK_TOTAL[book] >= 0 else of_book(book)


def letter_of(book: int) -> int:
    """The letter of a book; 3 is a starting book."""
    return 3 if book >= STARTING_BOOK else book // LETTER_BOOKS


@lru_cache(maxsize=512)
def need(book: int, size: float = 17) -> str:
    """What a book asks for, as icons."""
    asked_for = needs_of(book)
    small = size if len(asked_for) == 1 else round(size * 0.77)
    parts = [ic(NEED_ICONS[kind], small) + ("" if kind == PERSON else f"<b>{n}</b>") for kind, n in asked_for]
    return '<i class="and">+</i>'.join(parts)


@lru_cache(maxsize=512)
def gain(book: int, size: float = 15) -> str:
    """What a book gives, as icons."""
    return "".join(
        f"{ic(GOOD_ICONS[n], size - 3)}<b>{MINUS}1</b>{ic('mb-pound', size - 3)}"
        if kind == "total"
        else amount(kind, n, size)
        for kind, n in gives_of(book)
    )


def dots(x: float, y: float, width: float, height: float, rx: float = 4) -> str:
    """Round a place of an SVG, to be seen when it is refused."""
    return rect(x, y, width, height, "no", rx)
