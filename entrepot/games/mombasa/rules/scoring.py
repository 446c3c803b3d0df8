"""Final scoring in seven categories (MB-302 … MB-306, MB-1501 … MB-1512)."""

from entrepot.engine.language.agenda import pop
from entrepot.engine.language.rule import rule

from ..box.tables import (
    ALL_CARDS,
    ALL_COMPANIES,
    ALL_SLOTS,
    DIAMOND_VALUE,
    SHARE_COMPANY,
    SHARE_TOTAL,
    SHARES,
    SHELF_VALUE,
)
from ..record import NOBODY
from .bases import share_value

CASH, COMPANY, DIAMONDS, BOOKS, CATEGORIES = 0, 1, 5, 6, 7  # columns of the sheet


@rule
def cards_of(s, player):
    """Everything a player owns, wherever it is, as bits."""
    cards = s.hand[player]
    for slot in range(ALL_SLOTS):
        cards = cards | s.recovery[player, slot]
        if s.slot[player, slot] >= 0:
            cards = cards | (1 << s.slot[player, slot])
    return cards


@rule
def card_shares(s, player, company):
    cards = cards_of(s, player)
    shares = 0
    for card in range(ALL_CARDS):
        if (cards >> card) & 1 and SHARE_COMPANY[card] == company:
            shares += SHARES[card]
    return shares


@rule
def shares_of(s, player, company):
    """From the track, and from cards."""
    return SHARE_TOTAL[s.face[company], s.track[player, company]] + card_shares(s, player, company)


@rule
def books_worth(s, player):
    """By the book space under the jar; the starting tile is worth nothing."""
    return SHELF_VALUE[max(s.jar[player] - 1, 0)]


@rule
def score(s, player, category):
    if category == CASH:
        return s.money[player]
    if category == DIAMONDS:
        return DIAMOND_VALUE[s.diamond[player]]
    if category == BOOKS:
        return books_worth(s, player)
    return share_value(s, category - COMPANY) * shares_of(s, player, category - COMPANY)


@rule
def worth(s, player):
    """All seven categories, if the game ended now."""
    total = s.money[player] + DIAMOND_VALUE[s.diamond[player]] + books_worth(s, player)
    for company in range(ALL_COMPANIES):
        total += share_value(s, company) * shares_of(s, player, company)
    return total


@rule
def final(s, player):
    """The sum of a filled sheet."""
    total = 0
    for category in range(CATEGORIES):
        total += s.sheet[player, category]
    return total


@rule
def advance_finish(s):
    """All cards come to hand, the sheets are filled; equal sums share a place."""
    pop(s)
    for player in range(s.players):
        s.hand[player] = cards_of(s, player)
        for slot in range(ALL_SLOTS):
            s.recovery[player, slot] = 0
            s.slot[player, slot] = NOBODY
        for category in range(CATEGORIES):
            s.sheet[player, category] = score(s, player, category)
    for player in range(s.players):
        s.rank[player] = 1
        for other in range(s.players):
            if final(s, other) > final(s, player):
                s.rank[player] += 1
    s.over = 1
