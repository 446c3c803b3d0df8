"""Setup (WF-101 … WF-103)."""

from entrepot.engine.language.agenda import push
from entrepot.engine.language.deal import draw, draw_one_of
from entrepot.engine.language.rule import rule

from ..actions import CARDS
from ..decisions import BIDDING
from ..record import NOBODY

SEATS, HAND, COINS = 4, 3, 3
ALL_CARDS = (1 << len(CARDS)) - 1


@rule
def unseen(s):
    """Cards that nobody has had, as bits."""
    left = ALL_CARDS & ~s.gone
    for player in range(s.players):
        left = left & ~s.hand[player]
        if s.bid[player] >= 0:
            left = left & ~(1 << s.bid[player])
    return left


@rule
def draw_card(s, player):
    left = unseen(s)
    if left:
        s.hand[player] = s.hand[player] | (1 << draw_one_of(s, left))
        s.cards[player] += 1


@rule
def setup(s):
    s.round = 1
    for player in range(SEATS):
        s.bid[player] = NOBODY
    for player in range(s.players):
        s.coins[player] = COINS
        for _ in range(HAND):
            draw_card(s, player)
    s.first = s.option_first - 1 if s.option_first else draw(s, s.players)
    s.turn = s.first
    push(s, BIDDING, 0, 0, 0)
