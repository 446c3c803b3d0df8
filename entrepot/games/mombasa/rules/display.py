"""The card display and the book display: filling, ageing, refilling (MB-110 … MB-120, MB-817, MB-1401 … MB-1413)."""

from entrepot.engine.language.deal import draw_one_of
from entrepot.engine.language.rule import rule

from ..box.tables import (
    BOOK_SPACES_EACH,
    COIN_NUMBER,
    COIN_ROW,
    DISPLAY_COLUMNS,
    DISPLAY_ROWS,
    GROUP_CARDS,
    LETTER_BOOKS,
)
from ..record import NOBODY

GROUPS, LETTERS, BOOK_SPACES = 5, 3, 12
LEFT, MIDDLE, RIGHT = range(3)


@rule
def draw_card(s):
    """The next card of the deck, one of the first letter of which any are left, or NOBODY."""
    for group in range(GROUPS):
        left = s.deck & GROUP_CARDS[group]
        if left:
            card = draw_one_of(s, left)
            s.deck = s.deck & ~(1 << card)
            return card
    return NOBODY


@rule
def fill_display(s):
    """Every gap, the right column from top to bottom, then the middle, then the left."""
    for n in range(DISPLAY_COLUMNS):
        for row in range(DISPLAY_ROWS):
            space = row * DISPLAY_COLUMNS + RIGHT - n
            if s.display[space] == NOBODY:
                s.display[space] = draw_card(s)


@rule
def age_display(s):
    """The right column goes; what is left moves to the right and keeps its order; new cards come."""
    for row in range(DISPLAY_ROWS):
        at = row * DISPLAY_COLUMNS
        if s.display[at + RIGHT] != NOBODY:
            s.discarded = s.discarded | (1 << s.display[at + RIGHT])
            s.display[at + RIGHT] = NOBODY
        for n in range(RIGHT):
            free = at + RIGHT
            while free > at and s.display[free] != NOBODY:
                free -= 1
            card = at + MIDDLE - n
            if s.display[card] != NOBODY and card < free:
                s.display[free] = s.display[card]
                s.display[card] = NOBODY
    fill_display(s)


@rule
def draw_book(s, letter):
    """The next book of a letter, or NOBODY."""
    if s.supply[letter] == 0:
        return NOBODY
    n = draw_one_of(s, s.supply[letter])
    s.supply[letter] = s.supply[letter] & ~(1 << n)
    return letter * LETTER_BOOKS + n


@rule
def refill_books(s):
    """The coins below stay where they are."""
    for space in range(BOOK_SPACES):
        if s.books[space] == NOBODY:
            s.books[space] = draw_book(s, space // BOOK_SPACES_EACH)


@rule
def move_coins(s, number):
    """From a space of the round track to the coin spaces with its number: the upper one first."""
    for space in range(BOOK_SPACES):
        if COIN_NUMBER[space] == number and s.round_coins[number] > COIN_ROW[space]:
            s.coins[space] += 1
    s.round_coins[number] = 0
