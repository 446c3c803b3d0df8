"""What a position is worth to a player, in thousandths of a pound: what would be scored, what will be, what earns it.

Every weight has a name and a word. What others have planned is guessed by whoever asks, and none of it is read: of
others only what they own counts, wherever it lies.
"""

import numpy as np

from entrepot.engine.language.rule import count_bits, rule, trailing_zeros

from ..actions import BONUS_TILES
from ..box import tables as t
from ..box.tables import (
    ALL_COMPANIES,
    ALL_SLOTS,
    BASE_COLUMNS,
    BOOKKEEPER,
    COTTON,
    DIAMOND_SLOT,
    DIAMOND_VALUE,
    EXPANSION,
    MERCHANT_COMPANY,
    ROUNDS,
    SHARE_TOTAL,
    SHELF_SLOT,
    SHELF_SPACES,
    SP_MAJORITY,
    SP_TILE,
)
from ..record import NOBODY
from ..rules.bases import is_open
from ..rules.bookkeeper import book_at, is_face_down, meets
from ..rules.cards import expansion_of, has_tile, is_active, total_of
from ..rules.merchants import mines_of
from ..rules.scoring import books_worth, cards_of

# --- weights, in thousandths of a pound or of what they are a part of
POUND = WHOLE = 1000
RIVAL = 400  # of what the best opponent would have now
PLACE = 100 * POUND  # each place in the final ranking
# Shares are worth more at the end than now: a share value grows while posts leave the bases.
GROWTH = 750  # of a share value, a round
MOST = 9000  # that a share value is expected to reach by itself
# Tracks between two values: the part of the next one that the way gone is worth.
WAY = 850
NEAR = 350  # of a share value, where a step has brought no share
SLOT = 5000  # an extra slot over a whole game
BONUS = 3500  # each special track bonus over a whole game
# Books ahead of the jar without a gap, and those behind a gap.
BOOK = 2200
FAR_BOOK = 700
# Cards by what they do in a round in which they are laid, times the rounds in which they can be.
GOOD = 500  # a unit
POINT = 1000  # an expansion point
BP = 900
WALK = 1500  # a bookkeeper besides its BP
MERCHANT = 2200
MINE = 500  # each mine of a merchant's company
AGAIN = 300  # how often a card in hand or recovery is laid, a round that is left
# Cards in play, not used yet.
IN_PLAY = 800  # of what they do
MET = 2400  # each book that the jar could walk on now with a bookkeeper in play
MAJORITY = 150  # a unit or point in play, where a majority space is free and a marker is left
MARKER = 800  # a bonus marker left in this round
TILE = 1200  # a bonus tile not used yet
RESERVED = 1000  # a bonus tile for the next round
FIRST = 700  # the first-player marker

TILES = len(BONUS_TILES)
ALL_BOOKS_FROM = 2  # rounds that are left: with fewer, books are worth a part
VALUE_BITS = 16  # of one share value among the four in a number
ONE_VALUE = (1 << VALUE_BITS) - 1


# --- tables, made once


def _table(values):
    return np.array(values, dtype=np.int64)


def _between(values):
    """[space]: the value reached, and a part of the next one by the way gone to it."""
    found = []
    for at, reached in enumerate(values):
        nearest = next((n for n in range(at + 1, len(values)) if values[n] > reached), None)
        last = max(n for n in range(at + 1) if n == 0 or values[n] > values[n - 1])
        part = WAY * (values[nearest] - reached) * (at - last) // (nearest - last) if nearest else 0
        found.append(POUND * reached + part)
    return _table(found)


def _does(kind, value):
    """What a card does in a round in which it is used, a merchant without the mines."""
    if kind <= COTTON:
        return GOOD * value
    return {EXPANSION: POINT * value, BOOKKEEPER: BP * value + WALK, t.MERCHANT: MERCHANT}.get(kind, 0)


def _uncovered(coins, opened, posts):
    """The coins of a column on spaces without a post."""
    bottom = len(coins) - 1 - opened
    return sum(coin for space, coin in enumerate(coins) if space <= bottom - posts or space > bottom)


def _shares_by_bits(company):
    """The cards with shares of a company, as bits: those with 1 or 3, then those with 2 or 3."""
    return [
        sum(1 << n for n in np.flatnonzero((t.SHARE_COMPANY == company) & (t.SHARES >> bit & 1 == 1)).tolist())
        for bit in range(SHARE_BITS)
    ]


DIAMOND_WAY, SHELF_WAY = _between(DIAMOND_VALUE.tolist()), _between(t.SHELF_VALUE.tolist())
DOES = _table([_does(*card) for card in zip(t.KIND.tolist(), t.VALUE.tolist(), strict=True)])  # [card]
UNCOVERED = _table([
    [[[_uncovered(c, opened, posts) for posts in range(len(c) + 1)] for opened in range(2)] for c in base]
    for base in t.COINS.tolist()
])  # [company, column, open, posts]  # fmt: skip
# [face, space]: bonuses unlocked; whether the space has no share of its own
UNLOCKED = _table([[sum(at >= f for f in fields) for at in range(t.TRACK_END + 1)] for fields in t.FIELD_SPACE])
NO_SHARE = _table([[0, *(np.diff(totals) == 0)] for totals in SHARE_TOTAL])
SHARE_BITS = int(t.SHARES.max()).bit_length()
SHARE_CARDS = _table([_shares_by_bits(company) for company in range(ALL_COMPANIES)])  # [company, bit]


@rule
def evaluate(s, player):
    """What the player may expect, less a part of what the best opponent would have now."""
    values = share_values(s)
    best = 0
    for other in range(s.players):
        if other != player:
            best = max(best, worth_at(s, other, values))
    if s.over:
        return POUND * (2 * worth_at(s, player, values) - best) - PLACE * s.rank[player]
    left = ROUNDS - s.round
    value = POUND * s.money[player] + companies(s, player, left, values) + tracks(s, player, left)
    value += books(s, player) * min(left, ALL_BOOKS_FROM) // ALL_BOOKS_FROM + cards(s, player, left)
    if not (s.out >> player) & 1:
        value += round_now(s, player)
    if left:
        value += next_round(s, player)
    return value - RIVAL * best


@rule
def share_values(s):
    """Those of all companies in one number."""
    values = 0
    for company in range(ALL_COMPANIES):
        value = 0
        for column in range(BASE_COLUMNS):
            value += UNCOVERED[company, column, is_open(s, company, column), s.posts[company, column]]
        values = values | (value << (VALUE_BITS * company))
    return values


@rule
def shares_at(s, player, company, owned):
    """From the track, and from the cards owned."""
    shares = SHARE_TOTAL[s.face[company], s.track[player, company]]
    for bit in range(SHARE_BITS):
        shares += count_bits(owned & SHARE_CARDS[company, bit]) << bit
    return shares


@rule
def worth_at(s, player, values):
    """In pounds, if the game ended now."""
    owned = cards_of(s, player)
    total = s.money[player] + DIAMOND_VALUE[s.diamond[player]] + books_worth(s, player)
    for company in range(ALL_COMPANIES):
        total += ((values >> (VALUE_BITS * company)) & ONE_VALUE) * shares_at(s, player, company, owned)
    return total


@rule
def companies(s, player, left, values):
    """Shares by the share values expected at the end, track bonuses; on a track the next share symbol is near."""
    owned = cards_of(s, player)
    value = 0
    unlocked = 0
    for company in range(ALL_COMPANIES):
        now = (values >> (VALUE_BITS * company)) & ONE_VALUE
        expected = max(POUND * now, min(MOST, POUND * now + GROWTH * left))
        face = s.face[company]
        at = s.track[player, company]
        value += shares_at(s, player, company, owned) * expected + NEAR * now * NO_SHARE[face, at]
        unlocked += UNLOCKED[face, at]
    return value + BONUS * unlocked * left // ROUNDS


@rule
def tracks(s, player, left):
    """Diamonds, the ink jar and the extra slots."""
    if left == 0:
        return POUND * (DIAMOND_VALUE[s.diamond[player]] + books_worth(s, player))
    extra = 0
    if s.diamond[player] >= DIAMOND_SLOT:
        extra += 1
    if s.jar[player] > SHELF_SLOT:
        extra += 1
    value = DIAMOND_WAY[s.diamond[player]] + SHELF_WAY[max(s.jar[player] - 1, 0)]
    return value + SLOT * extra * left // ROUNDS


@rule
def books(s, player):
    """Books that the jar can come to; beyond a gap they wait."""
    value = 0
    each = BOOK
    for position in range(s.jar[player] + 1, SHELF_SPACES + 2):
        if position > 1 and s.shelf[player, position - 2] == NOBODY:
            each = FAR_BOOK
        else:
            value += each
    return value


@rule
def does(s, card):
    """What a card does in a round in which it is used."""
    if MERCHANT_COMPANY[card] >= 0:
        return DOES[card] + MINE * mines_of(s, MERCHANT_COMPANY[card])
    return DOES[card]


@rule
def cards(s, player, left):
    """Cards at hand and at rest, for the rounds in which they can be laid; those in play a round less."""
    if left == 0:
        return 0
    rest = s.hand[player]
    value = 0
    for slot in range(ALL_SLOTS):
        rest = rest | s.recovery[player, slot]
        if s.slot[player, slot] >= 0:
            value += (left - 1) * does(s, s.slot[player, slot])
    while rest:
        value += left * does(s, trailing_zeros(rest))
        rest = rest & (rest - 1)
    return value * AGAIN // WHOLE


@rule
def round_now(s, player):
    """Cards, tiles and markers that can still be used in this round."""
    value = 0
    for slot in range(ALL_SLOTS):
        if s.slot[player, slot] >= 0 and not (s.used[player] >> slot) & 1:
            value += does(s, s.slot[player, slot])
    value = value * IN_PLAY // WHOLE + MET * books_met(s, player)
    if s.markers[player]:
        value += MARKER * s.markers[player] + MAJORITY * majorities(s, player)
    for tile in range(TILES):
        if has_tile(s, player, tile):
            value += TILE
    return value


@rule
def next_round(s, player):
    """Tiles reserved, and who begins."""
    value = 0
    for tile in range(TILES):
        if s.marker[SP_TILE + tile] == player:
            value += RESERVED
    if s.first == player:
        value += FIRST
    return value


@rule
def bookkeeper_in_play(s, player):
    """The slot of the first one not used yet, or NOBODY."""
    for slot in range(ALL_SLOTS):
        if is_active(s, player, slot, BOOKKEEPER):
            return slot
    return NOBODY


@rule
def books_met(s, player):
    """How far the jar could walk now, if a bookkeeper is in play."""
    means = bookkeeper_in_play(s, player)
    if means == NOBODY or s.start_tile[player] < 0:
        return 0
    for position in range(s.jar[player] + 1, SHELF_SPACES + 2):
        book = book_at(s, player, position)
        if book == NOBODY or not (is_face_down(s, player, position) or meets(s, player, book, means)):
            return position - s.jar[player] - 1
    return SHELF_SPACES + 1 - s.jar[player]


@rule
def majorities(s, player):
    """Units and points in play, where a majority space is free."""
    total = 0
    for good in range(COTTON + 1):
        if s.marker[SP_MAJORITY + good] == NOBODY:
            total += total_of(s, player, good)
    if s.marker[SP_MAJORITY + EXPANSION] == NOBODY:
        total += expansion_of(s, player)
    return total
