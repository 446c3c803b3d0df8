"""Starting tiles: which one, what rests, what it gives (MB-134 … MB-143, MB-205 … MB-209)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import rule

from ..box.tables import ALL_COMPANIES, START_CARDS, START_DIAMONDS, START_STEPS
from ..decisions import MOVING
from ..record import NOBODY
from .tracks import move_diamond

RESTS = 3  # cards that begin in the recovery areas of slots 1 to 3


@rule
def answered(s, player):
    """What all are asked at once is shown when the last has answered; then nobody is `ready` any more."""
    s.ready = s.ready | (1 << player)
    if s.ready == (1 << s.players) - 1:
        s.ready = 0
        for other in range(s.players):
            s.planned[other] = 0
        s.revealed += 1
        pop(s)


@rule
def refusal_to_choose_tile(s, player, tile):
    if s.dealt[player, 0] != tile and s.dealt[player, 1] != tile:
        return 206
    return 0


@rule
def choose_tile(s, player, tile):
    """The other one stays with its owner's secrets."""
    if s.dealt[player, 0] == tile:
        s.dealt[player, 0] = s.dealt[player, 1]
    s.dealt[player, 1] = NOBODY
    s.start_tile[player] = tile
    answered(s, player)


@rule
def resting_cards(s, player):
    """The cards named by the tile that are still in hand, as bits."""
    cards = 0
    for n in range(RESTS):
        cards = cards | (1 << START_CARDS[s.start_tile[player], n])
    return cards & s.hand[player]


@rule
def refusal_to_rest(s, player, card):
    if (resting_cards(s, player) >> card) & 1 == 0:
        return 136
    return 0


@rule
def rest(s, player, card):
    """Into the next recovery area; the last card has no choice."""
    s.hand[player] = s.hand[player] & ~(1 << card)
    s.planned[player] += 1
    s.recovery[player, s.planned[player]] = 1 << card
    if s.planned[player] == RESTS - 1:
        last = resting_cards(s, player)
        s.hand[player] = s.hand[player] & ~last
        s.recovery[player, RESTS] = last
        answered(s, player)


@rule
def advance_starting(s):
    """The starting bonuses in seat order, track by track."""
    done = argument(s, 1)
    if done == s.players * ALL_COMPANIES:
        s.turn = s.first
        pop(s)
    else:
        set_argument(s, 1, done + 1)
        player = (s.first + done // ALL_COMPANIES) % s.players
        company = done % ALL_COMPANIES
        tile = s.start_tile[player]
        s.turn = player
        if company == 0:
            move_diamond(s, player, START_DIAMONDS[tile])
        if START_STEPS[tile, company]:
            push(s, MOVING, company, START_STEPS[tile, company], 0)
