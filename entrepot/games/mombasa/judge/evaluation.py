"""What a position is worth to a player, in pounds: what would be scored, what will be, and what earns it.

Every weight has a name and a word. What others have planned is guessed by whoever asks.
"""

from types import SimpleNamespace

from ..box import tables as t
from ..record import NOBODY
from ..rules.bases import share_value
from ..rules.bookkeeper import book_at, is_face_down, meets
from ..rules.cards import expansion_of, has_tile, is_active, total_of
from ..rules.merchants import mines_of
from ..rules.scoring import shares_of, worth

WEIGHTS = SimpleNamespace(
    # Shares are worth more at the end than now: a share value grows while posts leave the bases.
    growth=0.75,  # of a share value, a round
    most=9.0,  # that a share value is expected to reach by itself
    # Tracks between two values: the part of the next one that the way gone is worth.
    way=0.85,
    slot=5.0,  # an extra slot over a whole game
    bonus=3.5,  # each special track bonus over a whole game
    # Books ahead of the jar without a gap, and those behind a gap.
    book=2.2,
    far_book=0.7,
    # Cards by what they do in a round in which they are laid, times the rounds in which they can be.
    good=0.5,  # a unit
    point=1.0,  # an expansion point
    bp=0.9,
    merchant=2.2,
    again=0.3,  # how often a card in hand or recovery is laid, a round that is left
    # Cards in play, not used yet.
    in_play=0.8,  # of what they do
    met=2.4,  # each book that the jar could walk on now with a bookkeeper in play
    marker=0.8,  # a bonus marker left in this round
    tile=1.2,  # a bonus tile not used yet
    reserved=1.0,  # a bonus tile for the next round
    first=0.7,  # the first-player marker
)
_W = WEIGHTS
_KIND, _VALUE = t.KIND.tolist(), t.VALUE.tolist()
_DIAMOND, _SHELF = t.DIAMOND_VALUE.tolist(), t.SHELF_VALUE.tolist()
_MERCHANT_COMPANY = t.MERCHANT_COMPANY.tolist()
WHOLE_GAME = t.ROUNDS


def evaluate(s, player):
    """Pounds the player may expect, less a part of what the best opponent would have now."""
    others = [worth(s, p) for p in range(s.players) if p != player]
    if s.over:
        return 2.0 * worth(s, player) - max(others) - 100 * s.rank[player]
    left = WHOLE_GAME - s.round
    value = s.money[player] + shares(s, player, left) + tracks(s, player, left / WHOLE_GAME)
    value += books(s, player) * min(1.0, left / 2) + cards(s, player, left) + round_now(s, player, left)
    return value - 0.4 * max(others)


def shares(s, player, left):
    """By the share values expected at the end."""
    value = 0.0
    for company in range(t.ALL_COMPANIES):
        now = share_value(s, company)
        value += shares_of(s, player, company) * max(now, min(_W.most, now + _W.growth * left))
    return value


def between(values, at, way):
    """The value reached, and a part of the next one by the way gone to it."""
    reached = values[at]
    nearest = next((n for n in range(at + 1, len(values)) if values[n] > reached), None)
    if nearest is None:
        return reached
    last = max((n for n in range(at + 1) if n == 0 or values[n] > values[n - 1]), default=0)
    return reached + way * (values[nearest] - reached) * (at - last) / (nearest - last)


def tracks(s, player, future):
    """Diamonds, the ink jar, extra slots, track bonuses; on a company track the next share symbol is near."""
    way = _W.way if future else 0.0
    value = between(_DIAMOND, s.diamond[player], way) + between(_SHELF, max(s.jar[player] - 1, 0), way)
    extra = (s.diamond[player] >= t.DIAMOND_SLOT) + (s.jar[player] > t.SHELF_SLOT)
    value += future * _W.slot * extra
    for company in range(t.ALL_COMPANIES):
        face, at = s.face[company], s.track[player, company]
        unlocked = sum(at >= t.FIELD_SPACE[face, n] for n in range(2))
        value += future * _W.bonus * unlocked
        value += 0.35 * share_value(s, company) * (at > 0 and t.SHARE_TOTAL[face, at] == t.SHARE_TOTAL[face, at - 1])
    return value


def books(s, player):
    """Books that the jar can come to; beyond a gap they wait."""
    value, gap = 0.0, False
    for position in range(s.jar[player] + 1, t.SHELF_SPACES + 2):
        if position > 1 and s.shelf[player, position - 2] == NOBODY:
            gap = True
        else:
            value += _W.far_book if gap else _W.book
    return value


def does(s, card):
    """What a card does in a round in which it is used."""
    kind = _KIND[card]
    if kind <= t.COTTON:
        return _W.good * _VALUE[card]
    if kind == t.EXPANSION:
        return _W.point * _VALUE[card]
    if kind == t.BOOKKEEPER:
        return _W.bp * _VALUE[card] + 1.5
    if kind == t.MERCHANT:
        company = _MERCHANT_COMPANY[card]
        return _W.merchant + (0.5 * mines_of(s, company) if company >= 0 else 0.0)
    return 0.0


def cards(s, player, left):
    """Cards at hand and at rest, for the rounds in which they can be laid."""
    own = s.hand[player]
    value = 0.0
    for slot in range(t.ALL_SLOTS):
        own |= s.recovery[player, slot]
        if s.slot[player, slot] >= 0:
            value += _W.again * max(left - 1, 0) * does(s, s.slot[player, slot])
    for card in range(t.ALL_CARDS):
        if (own >> card) & 1:
            value += _W.again * left * does(s, card)
    return value


def round_now(s, player, left):
    """Cards, tiles and markers that can still be used in this round."""
    value = 0.0
    if not (s.out >> player) & 1:
        for slot in range(t.ALL_SLOTS):
            if s.slot[player, slot] >= 0 and not (s.used[player] >> slot) & 1:
                value += _W.in_play * does(s, s.slot[player, slot])
        value += _W.met * books_met(s, player) + _W.marker * s.markers[player] + majorities(s, player)
        value += _W.tile * sum(has_tile(s, player, tile) for tile in range(4))
    if left:
        value += _W.reserved * sum(s.marker[t.SP_TILE + tile] == player for tile in range(4))
        value += _W.first * (s.first == player)
    return value


def books_met(s, player):
    """How far the jar could walk now, if a bookkeeper is in play."""
    by = [slot for slot in range(t.ALL_SLOTS) if is_active(s, player, slot, t.BOOKKEEPER)]
    if not by or s.start_tile[player] < 0:
        return 0
    count = 0
    for position in range(s.jar[player] + 1, t.SHELF_SPACES + 2):
        book = book_at(s, player, position)
        if book == NOBODY or not (is_face_down(s, player, position) or meets(s, player, book, by[0])):
            break
        count += 1
    return count


def majorities(s, player):
    """Goods and points in play, where a majority space is free and a marker is left."""
    if s.markers[player] == 0:
        return 0.0
    totals = [total_of(s, player, good) for good in range(3)] + [expansion_of(s, player)]
    free = [s.marker[t.SP_MAJORITY + n] == NOBODY for n in range(4)]
    return 0.15 * sum(total for total, space in zip(totals, free, strict=True) if space)
