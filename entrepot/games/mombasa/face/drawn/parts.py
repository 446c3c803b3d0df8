"""Small things drawn in many places: amounts, cards and books as icons, pieces by owner, and what makes a place.

The chart is an SVG, all round it is HTML: `use`, `text`, `coin`, `house`, `seat`, `open_place` are for the inside of
an SVG, `ic`, `pounds`, `amount`, `need`, `gain`, `owner`, `attrs` for HTML. Both stand under the class `mb`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.engine.match.match import View
from entrepot.paper.face import Act, Scene, written
from entrepot.paper.words import Words

from ...actions import BOOK_LETTERS, GOODS
from ...box.tables import (
    BOOK_BP,
    BOOK_DIAMONDS,
    BOOK_MONEY,
    BOOK_NEEDS,
    BOOK_POSTS,
    BOOK_TOTAL,
    CRATE,
    LETTER_BOOKS,
    ONE_CRATE,
    ONE_EXPANSION,
    STARTING_BOOK,
)
from ...decisions import KINDS
from ...record import LAYOUT

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
MINUS = "−"

# --- the layout of the desk: market and chart over the board of who looks
WIDTH, MARKET_WIDTH, CHART_WIDTH, CHART_HEIGHT, MINE_HEIGHT = 1092, 368, 716, 512, 180

NARROW, WIDE = frozenset("iIlj.,:;!|'’fіїІтr1 "), frozenset("mwMWшщжюмыфдШЩЖЮМФДЫОQ@")


@lru_cache(maxsize=64)
def plain_view(record: bytes) -> Any:
    return LAYOUT.plain(bytearray(record))


def position(view: View) -> Any:
    """The record of a view as plain numbers, as the rules read it; it is shared, so nobody writes to it."""
    return plain_view(view.record)


def only(s: Any, *fields: str) -> bytes:
    """A record that holds nothing but some fields: the key of what follows from these alone, whatever else changes."""
    kept = bytearray(LAYOUT.size)
    for field in fields:
        span = LAYOUT.span(field)
        kept[span] = s.buffer[span]
    return bytes(kept)


def asked(view: View) -> str:
    """The kind of decision at hand, as `view.asked`, from the numbers that are at hand too."""
    s = position(view)
    return "over" if s.over else KINDS[s.agenda[s.depth - 1, 0]]


def bits(number: int) -> tuple[int, ...]:
    """The members of a set that is kept as bits."""
    return tuple(n for n in range(number.bit_length()) if number >> n & 1)


def crate(s: Any, player: int, card: int) -> int:
    """The crate number of a card; that of the 1-expansion depends on the seat."""
    return int(ONE_CRATE[s.seat[player]]) if card == ONE_EXPANSION else int(CRATE[card])


# --- inside an SVG


@lru_cache(maxsize=8192)
def at(number: float) -> str:
    """A coordinate to a tenth; a chart has thousands of them, most of them alike."""
    return f"{round(number, 1) + 0.0:g}"  # never "-0"


@lru_cache(maxsize=8192)
def use(symbol: str, x: float, y: float, size: float, class_: str = "") -> str:
    kind = f' class="{class_}"' if class_ else ""
    return f'<use href="#{symbol}" x="{at(x)}" y="{at(y)}" width="{at(size)}" height="{at(size)}"{kind}/>'


def centred(symbol: str, x: float, y: float, size: float, class_: str = "") -> str:
    """A symbol round its middle."""
    return use(symbol, x - size / 2, y - size / 2, size, class_)


def text(words: object, x: float, y: float, class_: str, anchor: str = "", room: float = 0) -> str:
    """Words on a base line; with a length to keep to, they are squeezed and never cut."""
    kept = f' textLength="{at(room)}" lengthAdjust="spacingAndGlyphs"' if room else ""
    side = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{at(x)}" y="{at(y)}" class="{class_}"{side}{kept}>{escape(words)}</text>'


def length(words: str, size: float, bold: bool = True) -> float:
    """About how wide words are; fonts differ, so it errs to the wide side."""
    em = sum(0.36 if c in NARROW else 0.92 if c in WIDE else 0.76 if c.isupper() else 0.61 for c in words)
    return em * size * (1 if bold else 0.93)


def fitted(words: str, x: float, y: float, class_: str, size: float, room: float, anchor: str = "") -> str:
    """Words that keep to their room."""
    return text(words, x, y, class_, anchor, room if length(words, size) > room else 0)


@lru_cache(maxsize=8192)
def rect(x: float, y: float, width: float, height: float, class_: str, rx: float = 0) -> str:
    round_ = f' rx="{at(rx)}"' if rx else ""
    box = f'x="{at(x)}" y="{at(y)}" width="{at(width)}" height="{at(height)}"'
    return f'<rect {box}{round_} class="{class_}"/>'


@lru_cache(maxsize=4096)
def circle(x: float, y: float, r: float, class_: str) -> str:
    return f'<circle cx="{at(x)}" cy="{at(y)}" r="{at(r)}" class="{class_}"/>'


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


def moving(name: str, inside: str) -> str:
    """Something that travels when it is drawn elsewhere under the same name."""
    return f'<g data-piece="{name}">{inside}</g>'


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
def gives_of(book: int) -> tuple[tuple[str, int], ...]:
    """What a book gives: kinds of gain and how much; of "total" the number is the good's."""
    table = {"money": BOOK_MONEY, "diamonds": BOOK_DIAMONDS, "bp": BOOK_BP, "posts": BOOK_POSTS}
    plain = [(kind, int(values[book])) for kind, values in table.items() if values[book]]
    return (*plain, ("total", int(BOOK_TOTAL[book]))) if BOOK_TOTAL[book] >= 0 else tuple(plain)


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


# --- places


class Spot(NamedTuple):
    """What can be done at a place, and whether a draft has changed it."""

    acts: str = ""
    label: str = ""
    draft: bool = False


Spots = tuple[tuple[str, Spot], ...]
PLAIN = Spot()
DRAFTED = Spot(draft=True)


@lru_cache(maxsize=8192)
def doing(words: Words, kind: str, actions: tuple[str, ...]) -> str:
    """What an act does: the last of its actions that names something."""
    told = [action for action in actions if ":" in action] or actions
    return words.action(told[-1], kind)


def does(acts: Iterable[Act], words: Words, kind: str) -> str:
    """What the acts of a place would do, in words."""
    return "; ".join(dict.fromkeys(act.said or doing(words, kind, act.actions) for act in acts))


def names(acts: Iterable[Act]) -> str:
    """Acts as the page sends them back."""
    return written(acts)


def spot(scene: Scene, place: str) -> Spot:
    """A place as the viewer finds it; its name is made only when something can be done there."""
    acts = scene.acts.get(place, ())
    draft = place in scene.drafted
    if not acts:
        return DRAFTED if draft else PLAIN
    from .labels import label  # what a screen reader says is made from the whole table, this part of it included

    name = label(scene.view, place, scene.words)
    return Spot(names(acts), f"{name}: {does(acts, scene.words, asked(scene.view))}", draft)


def spots_of(scene: Scene, places: Iterable[str]) -> Spots:
    """The places where something can be done or was done, with what: a good key for what is drawn of them."""
    if not scene.acts and not scene.drafted:
        return ()
    return tuple([(place, spot(scene, place)) for place in places if place in scene.acts or place in scene.drafted])


def attrs(place: str, class_: str = "", here: Spot = PLAIN) -> str:
    """The attributes of a place, HTML or SVG: with acts it can be reached and pressed, else only asked about."""
    kind = f"place {class_}".rstrip() + (" drafted" if here.draft else "")
    if not here.acts:
        return f'data-el="{place}" class="{kind}"'
    return (
        f'data-el="{place}" class="{kind} legal" tabindex="0" role="button"'
        f' aria-label="{escape(here.label)}" data-acts="{escape(here.acts)}"'
    )


def open_place(place: str, class_: str = "", here: Spot = PLAIN) -> str:
    """The start of a place in an SVG."""
    return f"<g {attrs(place, class_, here)}>"


def dots(x: float, y: float, width: float, height: float, rx: float = 4) -> str:
    """Round a place of an SVG, to be seen when it is refused."""
    return rect(x, y, width, height, "no", rx)
