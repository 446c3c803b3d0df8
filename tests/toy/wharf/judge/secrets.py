"""Who may see what (WF-104), and filling a view at random."""

from entrepot.engine.language.deal import draw_one_of
from entrepot.engine.language.rule import rule

from ..record import HIDDEN, NOBODY
from ..rules.setup import unseen


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
