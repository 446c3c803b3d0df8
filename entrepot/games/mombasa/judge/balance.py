"""What must be true of every position: cards, books, posts and markers conserved, nothing negative."""

from typing import Any

from entrepot.engine.language.contract import ANYTHING
from entrepot.engine.language.rule import count_bits, rule

from ..actions import CATALOGUE
from ..box.tables import (
    ALL_COMPANIES,
    ALL_REGIONS,
    ALL_SLOTS,
    ALL_SPACES,
    BASE_COLUMNS,
    COLUMN_SPACES,
    DECK_CARDS,
    DIAMOND_END,
    LETTER_BOOKS,
    MARKERS,
    OWN_CARDS,
    SHELF_SPACES,
    TRACK_END,
)
from ..record import NOBODY

CARDS, OWN, BOOKS, POSTS, COLUMNS, BONUS_MARKERS, TRACKS, NEGATIVE = range(1, 9)

WORDS = {
    CARDS: "a card of the deck is in two places or in none",
    OWN: "a starting card is in two places or in none",
    BOOKS: "a book is in two places or in none",
    POSTS: "the trading posts of a company are not all there",
    COLUMNS: "a column of a base holds more posts than it may",
    BONUS_MARKERS: "a player's bonus markers are not all there",
    TRACKS: "a marker stands beside its track",
    NEGATIVE: "a player has less than nothing of something",
}

LETTERS, PLACES = 3, 12
STEP, PAY = CATALOGUE.verb("step"), CATALOGUE.verb("pay")


def conserved(s: Any) -> list[str]:
    """What is wrong with a position, in words; nothing, if all is well."""
    number = wrong(s)
    return [WORDS[number]] if number else []


@rule
def wrong_cards(s):
    """Every card once: counted, and the union of all places is whole."""
    deck = (1 << DECK_CARDS) - 1
    count = count_bits(s.deck) + count_bits(s.discarded)
    union = s.deck | s.discarded
    for space in range(PLACES):
        if s.display[space] != NOBODY:
            count += 1
            union = union | (1 << s.display[space])
    for player in range(s.players):
        own = s.hand[player] | s.sold[player]
        cards = count_bits(s.hand[player]) + count_bits(s.sold[player])
        for slot in range(ALL_SLOTS):
            own = own | s.recovery[player, slot]
            cards += count_bits(s.recovery[player, slot])
            if s.slot[player, slot] != NOBODY:
                own = own | (1 << s.slot[player, slot])
                cards += 1
        if cards != count_bits(own) or own & OWN_CARDS != OWN_CARDS:
            return OWN
        union = union | (own & deck)
        count += count_bits(own & deck)
    if count != DECK_CARDS or union != deck:
        return CARDS
    return 0


@rule
def books_on(s, letter):
    """Books of a letter on tracks, in the display and among those taken."""
    count = 0
    for player in range(s.players):
        for space in range(SHELF_SPACES):
            if s.shelf[player, space] != NOBODY and s.shelf[player, space] // LETTER_BOOKS == letter:
                count += 1
    for n in range(PLACES):
        if s.books[n] != NOBODY and s.books[n] // LETTER_BOOKS == letter:
            count += 1
        if s.taken[n] != NOBODY and s.taken[n] // LETTER_BOOKS == letter:
            count += 1
    return count


@rule
def wrong_books(s):
    for letter in range(LETTERS):
        if s.supply[letter] & s.covered[letter]:
            return BOOKS
        lying = books_on(s, letter) + count_bits(s.supply[letter]) + count_bits(s.covered[letter])
        if lying != LETTER_BOOKS:
            return BOOKS
    return 0


@rule
def wrong_posts(s):
    """In the base, on the map, out of the game, on the way back, and lying on their side in regions just entered.

    A column that is still asked for has not given its post yet.
    """
    for company in range(ALL_COMPANIES):
        count = s.removed[company] + s.ousted[company]
        for column in range(BASE_COLUMNS):
            room = COLUMN_SPACES - ((s.opened >> (company * BASE_COLUMNS + column)) & 1)
            if s.posts[company, column] < 0 or s.posts[company, column] > room:
                return COLUMNS
            count += s.posts[company, column]
        for region in range(ALL_REGIONS):
            if s.region[region] == company:
                count += 1
            if s.expanded == company and (s.entered >> region) & 1:
                count += 1
        waiting = 1 if s.expanded == company and s.entered else 0
        if count != BASE_COLUMNS * COLUMN_SPACES and count != BASE_COLUMNS * COLUMN_SPACES + waiting:
            return POSTS
    return 0


@rule
def wrong_player(s, player):
    placed = 0
    for space in range(ALL_SPACES):
        if s.marker[space] == player:
            placed += 1
    if s.markers[player] + placed != MARKERS[s.players] + s.extra[player] or s.extra[player] < 0:
        return BONUS_MARKERS
    if s.money[player] < 0 or s.markers[player] < 0:
        return NEGATIVE
    if s.diamond[player] < 0 or s.diamond[player] > DIAMOND_END:
        return TRACKS
    if s.jar[player] < 0 or s.jar[player] > SHELF_SPACES + 1:
        return TRACKS
    for company in range(ALL_COMPANIES):
        if s.track[player, company] < 0 or s.track[player, company] > TRACK_END:
            return TRACKS
    return 0


@rule
def wrong(s):
    """0 when all is well, else the first number of WORDS that is not."""
    number = wrong_cards(s)
    if number:
        return number
    number = wrong_books(s)
    if number:
        return number
    number = wrong_posts(s)
    if number:
        return number
    for player in range(s.players):
        number = wrong_player(s, player)
        if number:
            return number
    return 0


@rule
def purse(s):
    """The money of all who are not to move."""
    total = 0
    for player in range(s.players):
        if player != s.turn:
            total += s.money[player]
    return total


@rule
def payment(s, player, verb, noun):
    """Nobody ever pays another; the bank pays others only when a marker comes to a special field."""
    if verb == STEP or verb == PAY:
        return ANYTHING
    return 0
