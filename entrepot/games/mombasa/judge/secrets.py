"""Who may see what, and filling a view at random (MB-207, MB-401 … MB-411, the ledger's hidden information)."""

from entrepot.engine.language.agenda import top
from entrepot.engine.language.deal import draw, draw_one_of
from entrepot.engine.language.rule import count_bits, rule

from ..box.tables import ALL_SLOTS, KIND_CARDS, SHARE
from ..decisions import PLANNING, RESTING, TILE
from ..record import HIDDEN, NOBODY
from ..rules.cards import without_twin
from ..rules.planning import slot_from
from ..rules.start import RESTS, resting_cards

ALL_TILES = 10


@rule
def hide_plan(s, player):
    """As it was before planning; whether the plan is whole is all that shows."""
    for slot in range(ALL_SLOTS):
        if s.slot[player, slot] >= 0:
            s.hand[player] = s.hand[player] | (1 << s.slot[player, slot])
            s.slot[player, slot] = NOBODY
    s.planned[player] = slot_from(s, player, 0)


@rule
def hide_rest(s, player):
    for area in range(ALL_SLOTS):
        s.hand[player] = s.hand[player] | s.recovery[player, area]
        s.recovery[player, area] = 0
    s.planned[player] = 0


@rule
def hide(s, viewer):
    """Overwrite the key, tiles not shown, and what others have answered while all are asked at once."""
    s.key[0] = 0
    s.key[1] = 0
    for player in range(s.players):
        if player != viewer:
            for n in range(2):
                if s.dealt[player, n] != NOBODY:
                    s.dealt[player, n] = HIDDEN
            if top(s) == TILE and s.start_tile[player] != NOBODY:
                s.start_tile[player] = HIDDEN
            if top(s) == RESTING:
                hide_rest(s, player)
            if top(s) == PLANNING:
                hide_plan(s, player)


@rule
def guess_tiles(s):
    """The unseen tiles at random wherever one is hidden."""
    unseen = (1 << ALL_TILES) - 1
    for player in range(s.players):
        if s.start_tile[player] >= 0:
            unseen = unseen & ~(1 << s.start_tile[player])
        for n in range(2):
            if s.dealt[player, n] >= 0:
                unseen = unseen & ~(1 << s.dealt[player, n])
    for player in range(s.players):
        if s.start_tile[player] == HIDDEN:
            s.start_tile[player] = draw_one_of(s, unseen)
            unseen = unseen & ~(1 << s.start_tile[player])
        for n in range(2):
            if s.dealt[player, n] == HIDDEN:
                s.dealt[player, n] = draw_one_of(s, unseen)
                unseen = unseen & ~(1 << s.dealt[player, n])


@rule
def guess_rest(s, player):
    """The three cards in any order."""
    for area in range(1, RESTS + 1):
        card = draw_one_of(s, resting_cards(s, player))
        s.hand[player] = s.hand[player] & ~(1 << card)
        s.recovery[player, area] = 1 << card
    s.planned[player] = RESTS - 1


@rule
def guess_plan(s, player):
    """Any card or none into each slot."""
    slot = slot_from(s, player, 0)
    while slot < ALL_SLOTS:
        cards = without_twin(s.hand[player] & ~KIND_CARDS[SHARE])
        if draw(s, count_bits(cards) + 1) > 0:
            card = draw_one_of(s, cards)
            s.hand[player] = s.hand[player] & ~(1 << card)
            s.slot[player, slot] = card
        slot = slot_from(s, player, slot + 1)
    s.planned[player] = ALL_SLOTS


@rule
def guess(s, viewer):
    """Fill what others have chosen unseen."""
    guess_tiles(s)
    for player in range(s.players):
        if player != viewer and (s.ready >> player) & 1:
            if top(s) == RESTING:
                guess_rest(s, player)
            elif top(s) == PLANNING:
                guess_plan(s, player)
