"""End of the game (YK-1601 … YK-1612)."""

from entrepot.engine.language.agenda import pop, push
from entrepot.engine.language.rule import rule

from ..box.tables import CHURCH_END, CUSTOMS_END, SHOP, SPACES, TRADING_HOUSE
from ..decisions import TURN
from ..record import NOBODY
from .scoring import score


@rule
def trigger_end(s):
    """The first trigger fixes the final round; later ones change nothing."""
    if s.last_round == 0:
        s.last_round = s.round + 1


@rule
def check_building_triggers(s, player):
    if s.hand[player, TRADING_HOUSE] + s.warehouse[player, TRADING_HOUSE] == 0:
        trigger_end(s)
    if s.hand[player, SHOP] + s.warehouse[player, SHOP] == 0:
        trigger_end(s)


@rule
def check_board_triggers(s):
    """Assistants on the Church and Customs boards, the dummy's included."""
    church = 0
    customs = 0
    for space in range(SPACES):
        if s.church[space] != NOBODY:
            church += 1
        if s.customs[space] != NOBODY:
            customs += 1
    if church >= CHURCH_END[s.option_edition, s.players]:
        trigger_end(s)
    if customs >= CUSTOMS_END[s.option_edition, s.players]:
        trigger_end(s)


@rule
def end_turn(s):
    """On to the next player; after the last round comes final scoring."""
    pop(s)
    s.turns += 1
    s.turn = (s.turn + 1) % s.players
    if s.turn == s.first:
        if s.round == s.last_round:
            score(s)
            s.over = 1
            return
        s.round += 1
    push(s, TURN, 0, 0, 0)
