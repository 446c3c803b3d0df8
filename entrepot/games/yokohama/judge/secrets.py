"""Who may see what (YK-203, YK-134, YK-222), and filling a view at random."""

from entrepot.engine.language.deal import draw_one_of
from entrepot.engine.language.rule import rule

from ..box.tables import ALL_CARDS, ALL_ORDERS, HAND_LIMIT, SLOTS
from ..record import HIDDEN, NOBODY


@rule
def hide(s, viewer):
    """Overwrite the key, the faces of the decks, and other players' orders in hand and starting orders."""
    s.key[0] = 0
    s.key[1] = 0
    for n in range(ALL_ORDERS):
        if s.order_deck[n] != NOBODY:
            s.order_deck[n] = HIDDEN
    for n in range(ALL_CARDS):
        if s.technology_deck[n] != NOBODY:
            s.technology_deck[n] = HIDDEN
    for player in range(s.players):
        if player != viewer:
            for n in range(HAND_LIMIT):
                if s.orders[player, n] != NOBODY:
                    s.orders[player, n] = HIDDEN
            for n in range(2):
                if s.dealt[player, n] != NOBODY:
                    s.dealt[player, n] = HIDDEN


@rule
def unseen_orders(s):
    """Orders that lie nowhere in sight, as bits."""
    unseen = (1 << ALL_ORDERS) - 1
    for player in range(s.players):
        unseen = unseen & ~s.completed[player]
        for n in range(HAND_LIMIT):
            if s.orders[player, n] >= 0:
                unseen = unseen & ~(1 << s.orders[player, n])
        for n in range(2):
            if s.dealt[player, n] >= 0:
                unseen = unseen & ~(1 << s.dealt[player, n])
    for board in range(2):
        for slot in range(SLOTS):
            if s.port[board, slot] >= 0:
                unseen = unseen & ~(1 << s.port[board, slot])
    for n in range(ALL_ORDERS):
        if s.order_deck[n] >= 0:
            unseen = unseen & ~(1 << s.order_deck[n])
    return unseen


@rule
def unseen_cards(s):
    """Technology cards that lie nowhere in sight, as bits."""
    unseen = (1 << ALL_CARDS) - 1
    for player in range(s.players):
        unseen = unseen & ~s.technologies[player]
    for board in range(2):
        for slot in range(SLOTS):
            if s.laboratory[board, slot] >= 0:
                unseen = unseen & ~(1 << s.laboratory[board, slot])
    for n in range(ALL_CARDS):
        if s.technology_deck[n] >= 0:
            unseen = unseen & ~(1 << s.technology_deck[n])
    return unseen


@rule
def guess(s, viewer):
    """Lay the unseen cards at random wherever a card is hidden."""
    unseen = unseen_orders(s)
    for player in range(s.players):
        for n in range(HAND_LIMIT):
            if s.orders[player, n] == HIDDEN:
                s.orders[player, n] = draw_one_of(s, unseen)
                unseen = unseen & ~(1 << s.orders[player, n])
        for n in range(2):
            if s.dealt[player, n] == HIDDEN:
                s.dealt[player, n] = draw_one_of(s, unseen)
                unseen = unseen & ~(1 << s.dealt[player, n])
    for n in range(ALL_ORDERS):
        if s.order_deck[n] == HIDDEN:
            s.order_deck[n] = draw_one_of(s, unseen)
            unseen = unseen & ~(1 << s.order_deck[n])
    unseen = unseen_cards(s)
    for n in range(ALL_CARDS):
        if s.technology_deck[n] == HIDDEN:
            s.technology_deck[n] = draw_one_of(s, unseen)
            unseen = unseen & ~(1 << s.technology_deck[n])
