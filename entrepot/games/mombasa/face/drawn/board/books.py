"""Books: need above, result on a deeper band below; and the book display under the round track."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import escape

from entrepot.paper.face import Scene
from entrepot.paper.places import PLAIN, Spot, Spots, attrs
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ....actions import BOOK_LETTERS, BOOK_SPACES
from ....box.tables import BOOK_PRICE, COIN_NUMBER, COIN_ROW, ROUNDS, STARTING_BOOK
from ....record import NOBODY
from ...card_words import book_text
from ..parts import BOOK_CLASSES, gain, gives_of, ic, letter_of, need, needs_of
from ..reading import position
from ..spots import spots_of

# Book spaces as they lie: under the round whose coins they get, the upper one first.
ORDER = tuple(sorted(range(len(BOOK_SPACES)), key=lambda space: (COIN_ROW[space], COIN_NUMBER[space])))
PLACES = tuple(f"book-{name}" for name in BOOK_SPACES)


class Books(NamedTuple):
    """What the drawing depends on."""

    books: tuple[int, ...]
    coins: tuple[int, ...]
    rounds: tuple[int, ...]  # coins that lie on the round track
    round: int
    left: tuple[int, ...]  # in the supply, by letter
    spots: Spots


def books_of(scene: Scene) -> Books:
    s = position(scene.view)
    return Books(
        tuple(s.books.tolist()),
        tuple(s.coins.tolist()),
        tuple(s.round_coins.tolist()),
        int(s.round),
        tuple(int(bits).bit_count() for bits in s.supply.tolist()),
        spots_of(scene, PLACES),
    )


@lru_cache(maxsize=512)
def told(book: int, words: Words) -> str:
    """A book in words, as an attribute."""
    return str(escape(book_text(words, book)))


@lru_cache(maxsize=4096)
def page(book: int, state: str, words: Words, piece: str = "", here: Spot = PLAIN) -> str:
    """A book: its spine tells the letter. Two needs and the result by a total are set smaller."""
    title = "" if here.acts else f' title="{told(book, words)}"'
    letter = BOOK_CLASSES[letter_of(book)]
    two = " two" if len(needs_of(book)) > 1 else ""
    eq = " eq" if gives_of(book)[0][0] == "total" else ""
    name = f'<i class="lt">{letter}</i>' if book < STARTING_BOOK else ""
    moves = f' data-piece="{piece}"' if piece else ""
    kind = f"bk bk-{letter}{two}{eq} {state}".rstrip()
    return (
        f'<div class="{kind}"{title}{moves}><span class="rq">{need(book)}</span>'
        f'<span class="rw">{name}{gain(book)}</span></div>'
    )


def short(book: int) -> str:
    """A book in a line: need › result."""
    return f"{need(book, 12)}<i>›</i>{gain(book, 12)}"


@lru_cache(maxsize=2048)
def books(b: Books, words: Words) -> Markup:
    return Markup(_head(b, words) + _rounds(b, words) + _shelf(b, words))


def _head(b: Books, words: Words) -> str:
    cheap = " · ".join(
        f"{', '.join(BOOK_LETTERS[n].upper() for n in letters)} {ic('mb-bp', 12)}{price}"
        for price, letters in _prices().items()
    )
    left = words.text("panel-left", a=b.left[0], b=b.left[1], c=b.left[2])
    return f'<h2>{escape(words.text("panel-books"))} <small>{cheap}</small><small class="r">{escape(left)}</small></h2>'


def _prices() -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for letter, price in enumerate(BOOK_PRICE.tolist()):
        found.setdefault(price, []).append(letter)
    return found


def _rounds(b: Books, words: Words) -> str:
    """The round track; over each pair of book spaces the round that brings their coins."""
    cells = []
    for number in range(1, int(ROUNDS) + 1):
        kind = "pastr" if number < b.round else "nowr" if number == b.round else ""
        now = ' aria-current="step"' if number == b.round else ""
        coins = ic("mb-pound", 12) * b.rounds[number]
        cells.append(f'<li class="{kind}"{now}><b>{number}</b>{coins}</li>')
    label = escape(words.text("panel-rounds"))
    return f'<ol class="rounds place" data-el="rounds" aria-label="{label}">{"".join(cells)}</ol>'


def _shelf(b: Books, words: Words) -> str:
    spots = dict(b.spots)
    drawn = []
    for space in ORDER:
        place, book = PLACES[space], b.books[space]
        here = spots.get(place, PLAIN)
        inside = page(book, "", words, f"book-{book}", here) if book != NOBODY else '<div class="bk none"></div>'
        coin = f'<span class="cn">{ic("mb-pound", 15)}</span>' if b.coins[space] else ""
        drawn.append(f"<div {attrs(place, 'bsp', here)}>{inside}{coin}</div>")
    return f'<div class="bks">{"".join(drawn)}</div>'
