"""Bookkeeping points and book tiles: taking and placing (MB-801 … MB-832)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import rule

from ..box.tables import BOOK_PRICE, BOOK_SPACES_EACH, CROSSED, LETTER_BOOKS, SHELF_SPACES
from ..decisions import SHELVING, WHICH_BOOK
from ..record import NOBODY

LETTER_A, LETTER_B = 0, 1


@rule
def use_points(s, points):
    left = argument(s, 1) - points
    set_argument(s, 1, left)
    if left == 0:
        pop(s)


@rule
def refusal_to_take(s, space):
    if s.books[space] == NOBODY:
        return 811
    letter = space // BOOK_SPACES_EACH
    if BOOK_PRICE[letter] > argument(s, 1):
        if letter == LETTER_A:
            return 804
        return 805 if letter == LETTER_B else 806
    return 0


@rule
def take_book(s, player, space):
    """With the coin below it; the book is placed at the end of the turn."""
    s.taken[s.taken_count] = s.books[space]
    s.taken_count += 1
    s.books[space] = NOBODY
    s.money[player] += s.coins[space]
    s.coins[space] = 0
    use_points(s, BOOK_PRICE[space // BOOK_SPACES_EACH])


@rule
def take_cash(s, player):
    s.money[player] += 1
    use_points(s, 1)


@rule
def letter_of(book):
    return book // LETTER_BOOKS


@rule
def refusal_to_shelve_book(s, player, book, space):
    """On an empty space, or on a book of the same letter."""
    lying = s.shelf[player, space]
    if lying != NOBODY:
        return 0 if letter_of(lying) == letter_of(book) else 815
    if letter_of(book) == LETTER_A and (CROSSED >> space) & 1:
        return 814
    return 0


@rule
def has_place(s, player, book):
    for space in range(SHELF_SPACES):
        if refusal_to_shelve_book(s, player, book, space) == 0:
            return 1
    return 0


@rule
def cover(s, book):
    """Out of play."""
    letter = letter_of(book)
    s.covered[letter] = s.covered[letter] | (1 << (book % LETTER_BOOKS))


@rule
def take_from_row(s, n):
    """One of the books taken; the rest close up."""
    book = s.taken[n]
    s.taken_count -= 1
    while n < s.taken_count:
        s.taken[n] = s.taken[n + 1]
        n += 1
    s.taken[n] = NOBODY
    return book


@rule
def place_next(s, player):
    """Ask for the next book of several, or for the place of the only one."""
    if s.taken_count > 1:
        push(s, WHICH_BOOK, 0, 0, 0)
    else:
        push(s, SHELVING, 0, 0, 0)


@rule
def books_taken(s):
    return (1 << s.taken_count) - 1


@rule
def refusal_of_book(s, n):
    if n >= s.taken_count:
        return 826
    return 0


@rule
def choose_book(s, n):
    pop(s)
    push(s, SHELVING, n, 0, 0)


@rule
def refusal_to_shelve(s, player, space):
    return refusal_to_shelve_book(s, player, s.taken[argument(s, 1)], space)


@rule
def shelve(s, player, space):
    """The book that lay there is out of play; the new one lies face up."""
    n = argument(s, 1)
    pop(s)
    if s.shelf[player, space] != NOBODY:
        cover(s, s.shelf[player, space])
    s.shelf[player, space] = take_from_row(s, n)
    s.face_down[player] = s.face_down[player] & ~(1 << (space + 1))


@rule
def drop_homeless(s, player):
    """A book without any legal place is out of the game."""
    n = 0
    while n < s.taken_count:
        if has_place(s, player, s.taken[n]):
            n += 1
        else:
            cover(s, take_from_row(s, n))
