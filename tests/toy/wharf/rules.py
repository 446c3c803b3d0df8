"""The rules of Wharf: setup (WF-1xx), bidding (WF-2xx), loading (WF-3xx), the end (WF-4xx), and who may see what."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument, top
from entrepot.engine.language.deal import draw, draw_one_of
from entrepot.engine.language.record import HIDDEN, NOBODY
from entrepot.engine.language.rule import count_bits, rule
from entrepot.engine.language.verbs import Verb

from .actions import CARDS, GOODS, VALUES
from .decisions import BIDDING, CHOOSING, LOADING, REVEAL, ROUND_END

KINDS, ALL_CARDS = len(GOODS), (1 << len(CARDS)) - 1
SEATS, HAND, COINS, MOST_LOADED, FEW, MANY = 4, 3, 3, 2, 5, 8


@rule
def setup(s):
    s.round = 1
    for player in range(SEATS):
        s.bid[player] = NOBODY
    for player in range(s.players):
        s.coins[player] = COINS
        for _ in range(HAND):
            draw_card(s, player)
    s.first = draw(s, s.players)
    s.turn = s.first
    push(s, BIDDING, 0, 0, 0)


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
    s.hand[player] = s.hand[player] | (1 << draw_one_of(s, unseen(s)))
    s.cards[player] += 1


@rule
def actors(s):
    if s.over:
        return 0
    if top(s) == BIDDING:
        return ((1 << s.players) - 1) & ~s.ready
    return 1 << s.turn


@rule
def whose(s):
    return s.turn


@rule
def refusal_to_bid(s, player, card):
    return 0 if (s.hand[player] >> card) & 1 else 202


@rule
def bid(s, player, card):
    s.hand[player] = s.hand[player] & ~(1 << card)
    s.cards[player] -= 1
    s.bid[player] = card
    s.ready = s.ready | (1 << player)
    if actors(s) == 0:
        pop(s)
        push(s, REVEAL, 0, 0, 0)


@rule
def reveal(s):
    """The highest card loads; a tie goes to the first clockwise. Everybody else takes a coin."""
    s.revealed += 1
    best = -1
    for n in range(s.players):
        player = (s.first + n) % s.players
        if s.bid[player] % VALUES > best:
            best = s.bid[player] % VALUES
            s.turn = player
    for player in range(s.players):
        s.gone = s.gone | (1 << s.bid[player])
        s.bid[player] = NOBODY
        if player != s.turn:
            s.coins[player] += 1
    s.ready = 0
    pop(s)
    push(s, ROUND_END, 0, 0, 0)
    push(s, CHOOSING, 0, 0, 0)


@rule
def ship(s, player, good):
    pop(s)
    push(s, LOADING, good, MOST_LOADED, 0)


@rule
def refusal_to_load(s, player):
    return 0 if s.coins[player] > 0 else 303


@rule
def load(s, player):
    s.coins[player] -= 1
    s.crates[player, argument(s, 1)] += 1
    set_argument(s, 2, argument(s, 2) - 1)
    if argument(s, 2) == 0:
        pop(s)


@rule
def stop(s):
    pop(s)


@rule
def end_round(s):
    pop(s)
    s.turns += 1
    s.first = (s.first + 1) % s.players
    if s.round == (MANY if s.option_rounds else FEW):
        s.over = 1
        for player in range(s.players):
            s.rank[player] = 1
            for other in range(s.players):
                s.rank[player] += worth(s, other) > worth(s, player)
    else:
        s.round += 1
        s.revealed += 1  # nobody can undo past seeing a new card
        for n in range(s.players):
            draw_card(s, (s.first + n) % s.players)
        push(s, BIDDING, 0, 0, 0)


@rule
def worth(s, player):
    """A coin is 1, a crate 2, and 3 more for every good of which nobody else has as many."""
    points = s.coins[player]
    for good in range(KINDS):
        most = s.crates[player, good] > 0
        for other in range(s.players):
            if other != player and s.crates[other, good] >= s.crates[player, good]:
                most = 0
        points += 2 * s.crates[player, good] + 3 * most
    return points


@rule
def hide(s, viewer):
    s.key[0] = 0
    s.key[1] = 0
    for player in range(s.players):
        if player != viewer:
            s.hand[player] = 0
            if s.bid[player] != NOBODY:
                s.bid[player] = HIDDEN


@rule
def guess(s, viewer):
    for player in range(s.players):
        if s.bid[player] == HIDDEN:
            s.bid[player] = draw_one_of(s, unseen(s))
        if player != viewer:
            for _ in range(s.cards[player]):
                s.hand[player] = s.hand[player] | (1 << draw_one_of(s, unseen(s)))


@rule
def wrong(s):
    """1 if a card is in two places or a count of cards or coins is wrong."""
    seen = s.gone
    for player in range(s.players):
        if seen & s.hand[player] or count_bits(s.hand[player]) != s.cards[player] or s.coins[player] < 0:
            return 1
        seen = seen | s.hand[player]
    return 0


VERBS = {
    "bid": Verb(bid, refusal_to_bid),
    "ship": Verb(ship),
    "load": Verb(load, refusal_to_load),
    "stop": Verb(stop),
}
EVENTS = {"reveal": reveal, "round_end": end_round}
