"""The table of contents, bidding (WF-201 … WF-204), loading (WF-301 … WF-304) and the end (WF-401 … WF-403)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument, top
from entrepot.engine.language.rule import rule
from entrepot.engine.language.verbs import Verb

from ..actions import GOODS as GOOD_NAMES
from ..actions import VALUES
from ..decisions import BIDDING, CHOOSING, LOADING, REVEAL, ROUND_END
from ..record import NOBODY
from .setup import draw_card

GOODS, ROOM, MOST_LOADED, FEW, MANY = len(GOOD_NAMES), 6, 2, 5, 8


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
def may_force(s, player):
    """A bid is secret."""
    return top(s) != BIDDING


@rule
def refusal_to_bid(s, player, card):
    return 0 if (s.hand[player] >> card) & 1 else 202


@rule
def cards_in_hand(s, player):
    return s.hand[player]


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
    """The highest card loads; of equal ones the first clockwise. Everybody else takes a coin."""
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
def loaded(s, good):
    """Crates of all players on a ship."""
    crates = 0
    for player in range(s.players):
        crates += s.crates[player, good]
    return crates


@rule
def refusal_to_ship(s, player, good):
    """A full ship is chosen only where all are full, to load nothing."""
    if loaded(s, good) < ROOM:
        return 0
    for other in range(GOODS):
        if loaded(s, other) < ROOM:
            return 303
    return 0


@rule
def ship(s, player, good):
    pop(s)
    push(s, LOADING, good, MOST_LOADED, 0)


@rule
def refusal_to_load(s, player):
    if loaded(s, argument(s, 1)) == ROOM:
        return 303
    return 0 if s.coins[player] > 0 else 304


@rule
def load(s, player):
    s.coins[player] -= 1
    s.crates[player, argument(s, 1)] += 1
    left = argument(s, 2) - 1
    set_argument(s, 2, left)
    if left == 0:
        pop(s)


@rule
def stop(s):
    pop(s)


@rule
def worth(s, player):
    """A coin is 1, a crate 2, and 3 more for every good of which nobody has as many."""
    points = s.coins[player]
    for good in range(GOODS):
        points += 2 * s.crates[player, good]
        most = s.crates[player, good] > 0
        for other in range(s.players):
            if other != player and s.crates[other, good] >= s.crates[player, good]:
                most = 0
        if most:
            points += 3
    return points


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
                if worth(s, other) > worth(s, player):
                    s.rank[player] += 1
    else:
        s.round += 1
        for n in range(s.players):
            draw_card(s, (s.first + n) % s.players)
        push(s, BIDDING, 0, 0, 0)


VERBS = {
    "bid": Verb(bid, refusal_to_bid, cards_in_hand),
    "ship": Verb(ship, refusal_to_ship),
    "load": Verb(load, refusal_to_load),
    "stop": Verb(stop),
}

EVENTS = {"reveal": reveal, "round_end": end_round}
