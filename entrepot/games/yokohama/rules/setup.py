"""Setup (YK-101 … YK-138, YK-1801 … YK-1804, YK-1902, YK-1909)."""

from entrepot.engine.language.agenda import push
from entrepot.engine.language.deal import draw
from entrepot.engine.language.rule import rule

from ..box.tables import (
    AGENTS,
    ALL_AREAS,
    ALL_CARDS,
    ALL_ORDERS,
    AREAS_IN_PLAY,
    CANAL,
    CHURCH_BLOCKED,
    CUSTOMS_BLOCKED,
    FREE_AGENT_TOKENS,
    ORDERS_RETURNED,
    PLACE_NEIGHBOURS,
    REWARD_TOKENS,
    REWARDS_LAID_OUT,
    SLOTS,
    SPACES,
    STACK,
    START_GOODS,
    START_HAND,
    START_WAREHOUSE,
    TILES,
    TOKENS,
    YEN_FIRST,
    YEN_OTHERS,
)
from ..decisions import KEEP
from ..record import DUMMY, NOBODY, SYNAPSES


@rule
def shuffle(s, count):
    """The numbers 0 … count-1 in random order, in the room where the order deck will lie."""
    for n in range(count):
        s.order_deck[n] = n
    for n in range(count - 1, 0, -1):
        other = draw(s, n + 1)
        held = s.order_deck[n]
        s.order_deck[n] = s.order_deck[other]
        s.order_deck[other] = held


@rule
def lay_areas(s):
    """The areas in play, shuffled into the pyramid, and who touches whom."""
    s.in_play = AREAS_IN_PLAY[s.players]
    shuffle(s, ALL_AREAS)
    places = 0
    for n in range(ALL_AREAS):
        area = s.order_deck[n]
        s.place[area] = NOBODY
        if (s.in_play >> area) & 1:
            s.place[area] = places
            places += 1
    for area in range(ALL_AREAS):
        s.neighbours[area] = 0
        if (s.in_play >> area) & 1:
            for other in range(ALL_AREAS):
                if (s.in_play >> other) & 1 and (PLACE_NEIGHBOURS[s.players, s.place[area]] >> s.place[other]) & 1:
                    s.neighbours[area] = s.neighbours[area] | (1 << other)


@rule
def lay_tiles_and_tokens(s):
    """A building tile and a 5-power token at every area but the Canal."""
    shuffle(s, TILES)
    laid = 0
    for area in range(ALL_AREAS):
        s.tile[area] = NOBODY
        if (s.in_play >> area) & 1 and area != CANAL:
            s.tile[area] = s.order_deck[laid]
            laid += 1
    if s.option_free_agents:
        shuffle(s, TOKENS + FREE_AGENT_TOKENS)
    else:
        shuffle(s, TOKENS)
    laid = 0
    for area in range(ALL_AREAS):
        s.token[area] = NOBODY
        if (s.in_play >> area) & 1 and area != CANAL:
            s.token[area] = s.order_deck[laid]
            laid += 1


@rule
def lay_achievements(s):
    """One of A, B and C each, and with mini-expansion 1 the reward tokens."""
    for stack in range(3):
        s.achievement[stack] = stack * STACK + draw(s, STACK)
    if s.option_rewards:
        shuffle(s, REWARD_TOKENS)
        for n in range(REWARDS_LAID_OUT):
            s.rewards_left = s.rewards_left | (1 << s.order_deck[n])


@rule
def lay_boards(s):
    """Empty Church and Customs boards; the dummy's assistants with two players in Synapses."""
    dummy = s.players == 2 and s.option_edition == SYNAPSES
    for space in range(SPACES):
        s.church[space] = DUMMY if dummy and CHURCH_BLOCKED[space] else NOBODY
        s.customs[space] = DUMMY if dummy and CUSTOMS_BLOCKED[space] else NOBODY


@rule
def lay_technologies(s):
    shuffle(s, ALL_CARDS)
    for n in range(ALL_CARDS):
        s.technology_deck[n] = s.order_deck[n]
    s.technologies_left = ALL_CARDS
    for board in range(2):
        for slot in range(SLOTS):
            s.laboratory[board, slot] = NOBODY
            if board == 0 or s.players == 4:
                s.technologies_left -= 1
                s.laboratory[board, slot] = s.technology_deck[s.technologies_left]
                s.technology_deck[s.technologies_left] = NOBODY


@rule
def draw_order(s):
    """The next order of the deck, or NOBODY. Below it lie the orders that were returned unseen."""
    if s.orders_left == 0:
        return NOBODY
    s.orders_left -= 1
    card = s.order_deck[ORDERS_RETURNED[s.players] + s.orders_left]
    s.order_deck[ORDERS_RETURNED[s.players] + s.orders_left] = NOBODY
    return card


@rule
def lay_orders(s):
    shuffle(s, ALL_ORDERS)
    s.orders_left = ALL_ORDERS - ORDERS_RETURNED[s.players]
    for board in range(2):
        for slot in range(SLOTS):
            s.port[board, slot] = NOBODY
            if board == 0 or s.players > 2:
                s.port[board, slot] = draw_order(s)
    for player in range(4):
        for n in range(3):
            s.orders[player, n] = NOBODY
        for n in range(2):
            s.dealt[player, n] = draw_order(s) if player < s.players else NOBODY


@rule
def seat_players(s):
    s.first = draw(s, s.players)
    if s.option_first > 0:
        s.first = s.option_first - 1
    for player in range(4):
        s.president[player] = NOBODY
        s.reward[player] = NOBODY
        if player < s.players:
            s.yen[player] = YEN_FIRST if player == s.first else YEN_OTHERS
            for good in range(4):
                s.goods[player, good] = START_GOODS[good]
            for piece in range(3):
                s.hand[player, piece] = START_HAND[piece]
                s.warehouse[player, piece] = START_WAREHOUSE[piece]


@rule
def setup(s):
    """Lay out a game from the options and the key in the record; every draw of the game is made here."""
    seat_players(s)
    lay_areas(s)
    lay_tiles_and_tokens(s)
    lay_achievements(s)
    lay_boards(s)
    lay_technologies(s)
    lay_orders(s)
    for country in range(5):
        s.agents_left[country] = AGENTS[country]
    for area in range(ALL_AREAS):
        s.trading_house[area] = NOBODY
        for space in range(4):
            s.shops[area, space] = NOBODY
    s.station = NOBODY
    s.marked = NOBODY
    s.turn = s.first
    s.round = 1
    push(s, KEEP, 0, 0, 0)
