"""What can be taken: the card display, the book display and the bonus spaces, in text."""

from typing import Any

from rich.text import Text

from entrepot.paper.textview import joined, strip
from entrepot.paper.words import Words

from ..actions import BONUS_TILES, BOOK_LETTERS, BOOK_SPACES, COLUMNS, SPACES
from ..box.tables import BOOK_PRICE, BOOK_SPACES_EACH, DISPLAY_COLUMNS, DISPLAY_ROWS, SP_TILE, SURCHARGE
from ..record import NOBODY
from ..rules.cards import full_price
from ..rules.merchants import do_used_count
from . import signs
from .card_words import book_text, card_text, space_text


def display(s: Any, words: Words) -> list[Any]:
    """The cards for sale by column, each with its price, which is crate and surcharge; then what is left to come."""
    columns = []
    for column, name in enumerate(COLUMNS):
        lines = [offer(s, at * DISPLAY_COLUMNS + column, words) for at in range(DISPLAY_ROWS)]
        columns.append((f"{words.text(f'label-column-{name}')} (+{SURCHARGE[column]})", lines))
    deck = signs.named("label-deck", str(len(signs.bits(s.deck))), words)
    return [strip(f"{words.text('label-display')} ({words.text('label-price')})", columns), deck]


def offer(s: Any, space: int, words: Words) -> str:
    """`1. (5) coffee 2 (1 Cape Town share)`: the price, in units of a good or in pounds."""
    at = f"{space // DISPLAY_COLUMNS + 1}."
    if s.display[space] == NOBODY:
        return f"{at} {signs.NONE}"
    return f"{at} ({int(full_price(s, space))}) {card_text(words, s.display[space])}"


def books(s: Any, words: Words) -> list[Text]:
    """A line a book with the coins below it; before each letter its price and the supply."""
    lines = []
    for space, name in enumerate(BOOK_SPACES):
        letter, n = divmod(space, BOOK_SPACES_EACH)
        if n == 0:
            price = words.noun(f"amount-bp-{BOOK_PRICE[letter]}")
            left = len(signs.bits(s.supply[letter]))
            heading = f" ({price}; {words.text('label-supply')}: {left})"
            lines.append(Text.assemble((BOOK_LETTERS[letter].upper(), "bold"), (heading, "dim")))
        book = s.books[space]
        coins = f" (+{signs.money(s.coins[space])})" if s.coins[space] else ""
        told = signs.NONE if book == NOBODY else book_text(words, book)
        lines.append(Text(f"  {name[1]}. {told}{coins}"))
    return lines


def spaces(s: Any, words: Words) -> list[Text]:
    """A line a bonus space: whose marker lies there, what it costs and gives."""
    faces = [s.face[n] for n in range(len(s.face))]
    lines = []
    for space, name in enumerate(SPACES):
        marker = s.marker[space]
        sign = Text("·") if marker == NOBODY else signs.owner(marker)
        told = f"{words.noun(f'space-{name}')}: {space_text(words, space, faces, bool(do_used_count(s)))}"
        lines.append(joined([sign, told]))
        tile = space - SP_TILE
        if 0 <= tile < len(BONUS_TILES) and s.tile[tile] != NOBODY:
            lines[-1].append_text(joined([" →", signs.owner(s.tile[tile])]))
    return lines
