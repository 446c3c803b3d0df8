"""The bookkeeper action: turning a book, walking, reward, BP (MB-901 … MB-932, MB-2001 … MB-2025)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import rule

from ..box.tables import (
    ALL_SLOTS,
    BOOK_BP,
    BOOK_DIAMONDS,
    BOOK_MONEY,
    BOOK_NEEDS,
    BOOK_POSTS,
    BOOK_TOTAL,
    BOOKKEEPER,
    BOOKKEEPER_TILE_BP,
    COTTON,
    MERCHANT,
    SHELF_SPACES,
    STARTING_BOOK,
    STARTING_BOOK_TURNS,
    TILE_BOOKKEEPER,
    TILE_MERCHANT,
    TURN_OVER_PRICE,
    VALUE,
)
from ..decisions import BOOKKEEPING, WALKING
from ..record import NOBODY
from .cards import expansion_of, has_tile, is_active, total_of
from .rewards import gain_bp, gain_parts
from .tracks import move_diamond

TILE = ALL_SLOTS  # the noun after the slots
ANY, POINTS, PERSON = 3, 4, 5  # columns of BOOK_NEEDS after the goods
BOOK_REWARD, CARD_BP, END = range(3)  # the stages of the bookkeeping frame


@rule
def refusal_to_use_bookkeeper(s, player, means):
    if means == TILE:
        return 0 if has_tile(s, player, TILE_BOOKKEEPER) else 509
    return 0 if is_active(s, player, means, BOOKKEEPER) else 509


@rule
def use_bookkeeper(s, player, means):
    points = BOOKKEEPER_TILE_BP
    if means != TILE:
        points = VALUE[s.slot[player, means]]
    pop(s)
    push(s, BOOKKEEPING, BOOK_REWARD, points, means)
    push(s, WALKING, 0, 0, means)  # moved, turned a book


@rule
def book_at(s, player, position):
    """The book on a position of the ink jar: the starting book, then the spaces of the track."""
    if position == 1:
        return STARTING_BOOK + s.start_tile[player]
    return s.shelf[player, position - 2]


@rule
def is_face_down(s, player, position):
    return (s.face_down[player] >> (position - 1)) & 1


@rule
def has_person(s, player, means):
    """Another bookkeeper than the one at work, or a diamond merchant."""
    for slot in range(ALL_SLOTS):
        if slot != means and is_active(s, player, slot, BOOKKEEPER):
            return 1
        if is_active(s, player, slot, MERCHANT):
            return 1
    if has_tile(s, player, TILE_MERCHANT):
        return 1
    return means != TILE and has_tile(s, player, TILE_BOOKKEEPER)


@rule
def meets(s, player, book, means):
    """Whether the active cards meet all that a book asks for: named goods take their units first."""
    most = 0
    for good in range(COTTON + 1):
        left = total_of(s, player, good) - BOOK_NEEDS[book, good]
        if left < 0:
            return 0
        most = max(most, left)
    if most < BOOK_NEEDS[book, ANY]:
        return 0
    if BOOK_NEEDS[book, POINTS] and expansion_of(s, player) < BOOK_NEEDS[book, POINTS]:
        return 0
    if BOOK_NEEDS[book, PERSON] and not has_person(s, player, means):
        return 0
    return 1


@rule
def refusal_to_walk(s, player):
    position = s.jar[player] + 1
    if position > SHELF_SPACES + 1:
        return 1805
    book = book_at(s, player, position)
    if book == NOBODY:
        return 917
    if not is_face_down(s, player, position) and not meets(s, player, book, argument(s, 3)):
        return 907
    return 0


@rule
def walk(s, player):
    s.jar[player] += 1
    set_argument(s, 1, 1)


@rule
def refusal_to_turn_over(s, player, position):
    """One book before the jar moves; noun 0 is the starting book."""
    if argument(s, 1) or argument(s, 2):
        return 903
    if position == 0 and STARTING_BOOK_TURNS == 0 and s.option_starting_book == 0:
        return 905
    if book_at(s, player, position + 1) == NOBODY or is_face_down(s, player, position + 1):
        return 902
    if s.money[player] < TURN_OVER_PRICE:
        return 311
    return 0


@rule
def turn_over(s, player, position):
    s.money[player] -= TURN_OVER_PRICE
    s.face_down[player] = s.face_down[player] | (1 << position)
    set_argument(s, 2, 1)


@rule
def stop_walking(s):
    """Whether the jar moved is left with the frame below."""
    moved = argument(s, 1)
    pop(s)
    if moved == 0:
        set_argument(s, 1, CARD_BP)


@rule
def reward_book(s, player):
    """Of the book under the jar, if it lies face up."""
    if not is_face_down(s, player, s.jar[player]):
        book = book_at(s, player, s.jar[player])
        s.money[player] += BOOK_MONEY[book]
        move_diamond(s, player, BOOK_DIAMONDS[book])
        if BOOK_TOTAL[book] >= 0:
            s.money[player] += max(total_of(s, player, BOOK_TOTAL[book]) - 1, 0)
        gain_parts(s, BOOK_BP[book], NOBODY, 0, BOOK_POSTS[book])


@rule
def advance_bookkeeping(s, player):
    stage = argument(s, 1)
    points = argument(s, 2)
    means = argument(s, 3)
    set_argument(s, 1, stage + 1)
    if stage == BOOK_REWARD:
        reward_book(s, player)
    elif stage == CARD_BP:
        gain_bp(s, player, points)
    else:
        if means == TILE:
            s.tile_used = s.tile_used | (1 << TILE_BOOKKEEPER)
        else:
            s.used[player] = s.used[player] | (1 << means)
        pop(s)
