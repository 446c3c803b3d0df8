"""The bookkeeping track in three rows, with what each space is worth; books taken in this turn beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.paper.face import Scene
from entrepot.paper.places import PLAIN, Spot, Spots, attrs
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ....actions import SHELF
from ....box.tables import COMPONENTS, CROSSED, SHELF_SLOT
from ....record import NOBODY
from .. import holdings
from ..board.books import page, short, told
from ..holdings import Book
from ..parts import BOOK_CLASSES, ic, letter_of
from ..reading import asked_of, position
from ..spots import spots_of

BOARD = COMPONENTS["board"]
VALUES = dict(zip(BOARD["bookkeeping"]["value_spaces"], BOARD["bookkeeping"]["values"], strict=True))
ROW = int(BOARD["crossed"]["row"])  # book spaces in a row
TAKEN = 12
PLACES = ("shelf-start", *(f"shelf-{name}" for name in SHELF), *(f"taken-{n}" for n in range(1, TAKEN + 1)))
THREAD = "M22 32H270V88H71V144H270"


class Shelf(NamedTuple):
    """Everything the track shows."""

    seat: int
    books: tuple[Book, ...]
    jar: int
    met: tuple[tuple[int, bool], ...]
    taken: tuple[int, ...]
    placing: int  # which of the books taken is placed now, or -1
    spots: Spots


def shelf_of(s: Any, seat: int, scene: Scene) -> Shelf:
    own = scene.viewer == seat
    taking = s.turn == seat
    kind = asked_of(scene.view)
    return Shelf(
        seat,
        holdings.books(s, seat),
        int(s.jar[seat]),
        tuple(met_of(scene, seat).items()),
        tuple(s.taken.tolist()[: s.taken_count]) if taking else (),
        int(s.agenda[s.depth - 1, 1]) if taking and kind == "shelving" else -1,
        spots_of(scene, PLACES) if own else (),
    )


def met_of(scene: Scene, seat: int) -> dict[int, bool]:
    """Which needs what is in play meets: nothing is said before there are cards in slots."""
    s = position(scene.view)
    return holdings.met(s, seat) if any(card >= 0 for card in s.slot.tolist()[seat]) and not s.over else {}


@lru_cache(maxsize=2048)
def shelf(b: Shelf, words: Words) -> Markup:
    spots, met = dict(b.spots), dict(b.met)
    thread = f'<svg class="thread" aria-hidden="true" width="294" height="164"><path d="{THREAD}"/></svg>'
    drawn = "".join(_space(b, book, met, spots, words) for book in b.books)
    jar = '<span class="jar home">' + _jar(b.seat) + "</span>" if b.jar == 0 else ""
    return Markup(f'<div class="bpath">{thread}{drawn}{_taken(b, spots, words)}{jar}</div>')


def cell(place: int) -> str:
    """The class of a space in the three rows, which run to and fro; the starting book stands before them."""
    if place == 1:
        return "g11"
    row, column = divmod(place - 2, ROW)
    return f"g{row + 1}{ROW + 1 - column if row % 2 else column + 2}"


def _space(b: Shelf, book: Book, met: dict[int, bool], spots: dict[str, Spot], words: Words) -> str:
    space = book.position - 1  # 0 is the starting book
    place = f"shelf-{space or 'start'}"
    kind = f"ps {cell(book.position)}{'' if space else ' st0'}{' void' if book.book == NOBODY else ''}"
    head = f'<span class="pl">{_met(met, book.position, words)}<i>{_worth(space, words)}</i></span>'
    here = spots.get(place, PLAIN)
    inside = _book(b, book, here, words)
    jar = f'<span class="jar">{_jar(b.seat)}</span>' if b.jar == book.position else ""
    return f"<div {attrs(place, kind, here)}>{head}{inside}{jar}</div>"


def _worth(space: int, words: Words) -> str:
    """Of a space at the end of the game, or the slot that it opens."""
    if not space:
        return str(escape(words.text("panel-start")))
    slot = ic("mb-slot", 13) if space == int(SHELF_SLOT) else ""
    return f"£{VALUES[space]}{slot}" if space in VALUES else slot


def _met(met: dict[int, bool], place: int, words: Words) -> str:
    if place not in met:
        return ""
    yes = met[place]
    title = escape(words.text("panel-met_now" if yes else "panel-unmet_now"))
    return f'<span class="met {"y" if yes else "x"}" title="{title}">{ic("c-confirm" if yes else "c-close", 9)}</span>'


def _book(b: Shelf, book: Book, here: Spot, words: Words) -> str:
    if book.book == NOBODY:
        crossed = book.position > 1 and (int(CROSSED) >> (book.position - 2)) & 1
        return f'<span class="nil">{ic("mb-crossed-a", 15) if crossed else ""}</span>'
    if book.down:
        letter = BOOK_CLASSES[letter_of(book.book)]
        title = f"{escape(words.text('panel-face_down'))}: {told(book.book, words)}"
        return (
            f'<div class="bk bk-{letter} down" title="{title}"><span class="rq"></span>'
            f'<span class="rw"><i class="lt">{letter if letter != "0" else ""}</i></span></div>'
        )
    piece = f"book-{book.book}" if book.position > 1 else ""
    return page(book.book, "past" if book.position < b.jar else "", words, piece, here)


def _jar(seat: int) -> str:
    return f'<span data-piece="jar-{seat}">{ic("mb-inkjar", 22)}</span>'


def _taken(b: Shelf, spots: dict[str, Spot], words: Words) -> str:
    """The books of this turn that have no space yet: two as they are, four set small, more in a line each."""
    if not b.taken:
        return ""
    kind = "" if len(b.taken) < 3 else " four" if len(b.taken) < 5 else " many"
    drawn = []
    for n, book in enumerate(b.taken):
        place = f"taken-{n + 1}"
        state = "tb now" if n == b.placing else "tb"
        letter = BOOK_CLASSES[letter_of(book)]
        piece = f"book-{book}"
        line = f'<div class="nb bk-{letter}" title="{told(book, words)}" data-piece="{piece}">{short(book)}</div>'
        inside = line if kind == " many" else page(book, "", words, piece)
        drawn.append(f"<div {attrs(place, state, spots.get(place, PLAIN))}>{inside}</div>")
    return f'<div class="pile{kind}">{"".join(drawn)}</div>'
