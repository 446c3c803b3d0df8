"""What a player owns, read from a record: shares, worth, cards by place, books; the boards are drawn from it."""

from __future__ import annotations

from typing import Any, NamedTuple

from entrepot.paper.reading import bits

from ...actions import BONUS_TILES
from ...box.tables import (
    ALL_COMPANIES,
    ALL_SLOTS,
    BOOKKEEPER,
    DIAMOND_VALUE,
    EXPANSION,
    KIND,
    SHARE_COMPANY,
    SHARE_TOTAL,
    SHARES,
    SHELF_SPACES,
    TILE_BOOKKEEPER,
)
from ...decisions import BOOKKEEPING
from ...record import NOBODY
from ...rules.bases import share_value
from ...rules.bookkeeper import book_at, is_face_down, meets
from ...rules.planning import is_available
from ...rules.scoring import books_worth
from .cards import Card
from .parts import crate
from .reading import follows

POSITIONS = SHELF_SPACES + 2  # of the ink jar: its picture, the starting book, the spaces


class Holding(NamedTuple):
    """Shares by company, of the track and of cards; and what all is worth if the game ended now."""

    track: tuple[int, ...]
    cards: tuple[int, ...]
    worth: int


class Slot(NamedTuple):
    """An action slot with its recovery area."""

    card: Card | None
    used: bool
    open: bool
    in_use: bool
    plus: bool  # the +1 good tile lies on the card
    recovery: tuple[Card, ...]


class Book(NamedTuple):
    """What lies on a position of the ink jar."""

    position: int
    book: int  # NOBODY: nothing
    down: bool


def card_of(s: Any, player: int, number: int) -> Card:
    return Card(number, crate(s, player, number), player)


def cards_in(s: Any, player: int, cards: int) -> tuple[Card, ...]:
    """A set of cards in the order of kind and value, as a hand is sorted."""
    return tuple(sorted((card_of(s, player, n) for n in bits(int(cards))), key=_rank))


def _rank(card: Card) -> tuple[int, int, int]:
    return int(KIND[card.number]), -card.crate, card.number


@follows(own="money hand slot recovery track diamond jar", common="face posts opened")
def holding(s: Any, player: int) -> Holding:
    owned = int(s.hand[player])
    for slot in range(ALL_SLOTS):
        owned |= int(s.recovery[player, slot])
        if s.slot[player, slot] >= 0:
            owned |= 1 << int(s.slot[player, slot])
    cards = [0] * ALL_COMPANIES
    for card in bits(owned):
        if SHARE_COMPANY[card] >= 0:
            cards[SHARE_COMPANY[card]] += int(SHARES[card])
    track = [int(SHARE_TOTAL[s.face[c], s.track[player, c]]) for c in range(ALL_COMPANIES)]
    values = [int(share_value(s, c)) for c in range(ALL_COMPANIES)]
    worth = int(s.money[player]) + int(DIAMOND_VALUE[s.diamond[player]]) + int(books_worth(s, player))
    worth += sum(value * (a + b) for value, a, b in zip(values, track, cards, strict=True))
    return Holding(tuple(track), tuple(cards), worth)


@follows(own="seat slot used recovery diamond jar", common="tile plus turn over chosen agenda expanded")
def slots(s: Any, player: int) -> tuple[Slot, ...]:
    busy = in_use(s, player)
    found = []
    for slot in range(ALL_SLOTS):
        card = int(s.slot[player, slot])
        found.append(
            Slot(
                card_of(s, player, card) if card >= 0 else None,
                bool((s.used[player] >> slot) & 1),
                bool(is_available(s, player, slot)),
                bool((busy >> slot) & 1) and card >= 0,
                bool(s.tile[0] == player and s.plus == slot),
                cards_in(s, player, s.recovery[player, slot]),
            )
        )
    return tuple(found)


def in_use(s: Any, player: int) -> int:
    """Slots whose cards the action at hand uses, as bits."""
    if s.turn != player or s.over:
        return 0
    busy = int(s.chosen) & ~int(s.used[player])
    for frame in s.agenda.tolist()[: s.depth]:
        if frame[0] == BOOKKEEPING and frame[3] < ALL_SLOTS:
            busy |= 1 << frame[3]
    if s.expanded != NOBODY:
        for slot in range(ALL_SLOTS):
            card = int(s.slot[player, slot])
            if card >= 0 and KIND[card] == EXPANSION and not (s.used[player] >> slot) & 1:
                busy |= 1 << slot
    return busy


def tiles(s: Any, player: int) -> tuple[tuple[int, bool], ...]:
    """Bonus tiles of a player, and whether they are used; a +1 good tile on a card is not shown twice."""
    return tuple(
        (tile, bool((s.tile_used >> tile) & 1))
        for tile in range(len(BONUS_TILES))
        if s.tile[tile] == player and not (tile == 0 and s.plus != NOBODY)
    )


@follows(own="start_tile shelf face_down")
def books(s: Any, player: int) -> tuple[Book, ...]:
    """Every position of the jar but its picture; a starting tile that nobody may see is nothing."""
    found = [Book(1, int(book_at(s, player, 1)) if s.start_tile[player] >= 0 else NOBODY, is_down(s, player, 1))]
    for place in range(2, POSITIONS):
        found.append(Book(place, int(book_at(s, player, place)), is_down(s, player, place)))
    return tuple(found)


def is_down(s: Any, player: int, place: int) -> bool:
    return bool(is_face_down(s, player, place))


@follows(own="start_tile shelf face_down jar")
def ahead(s: Any, player: int) -> tuple[Book, ...]:
    """What lies ahead of the jar, up to the last book; a gap is where a walk ends."""
    found = [book for book in books(s, player) if book.position > s.jar[player]]
    while found and found[-1].book == NOBODY:
        found.pop()
    return tuple(found)


@follows(own="start_tile shelf face_down jar slot used bonus", common="face agenda tile tile_used plus")
def met(s: Any, player: int) -> dict[int, bool]:
    """Which books ahead of the jar the cards in play would meet, up to the first gap; one face down always is."""
    means = next((frame[3] for frame in s.agenda.tolist()[: s.depth] if frame[0] == BOOKKEEPING), NOBODY)
    if means == NOBODY:
        means = keeper(s, player)
    found = {}
    for book in ahead(s, player):
        if book.book == NOBODY:
            break
        found[book.position] = book.down or bool(meets(s, player, book.book, means))
    return found


def keeper(s: Any, player: int) -> int:
    """The slot of the bookkeeper that would walk: it does not count as another person. NOBODY where none is laid."""
    for slot in range(ALL_SLOTS):
        card = int(s.slot[player, slot])
        if card >= 0 and KIND[card] == BOOKKEEPER and not (s.used[player] >> slot) & 1:
            return slot
    return ALL_SLOTS if s.tile[TILE_BOOKKEEPER] == player else NOBODY
