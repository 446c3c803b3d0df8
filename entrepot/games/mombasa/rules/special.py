"""Special bonus spaces of the tracks C and D (MB-1625 … MB-1631, MB-1710 … MB-1735)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import rule

from ..box.tables import (
    ALL_COMPANIES,
    BONUS_AMOUNT,
    BONUS_EXTRA,
    C1_TOTAL,
    D2_STEPS,
    E_BP_DIAMONDS,
    E_BUY,
    E_DISCARD,
    E_STEPS,
    FACE_EFFECT,
    KIND_CARDS,
    SP_C,
)
from ..decisions import EITHER, MOVING, SELLING, SHARING, TRACKS
from ..record import NOBODY
from .cards import full_price
from .rewards import gain_bp
from .tracks import LETTER_C, move_diamond

BOUGHT, MOVED = 1, 2  # what is done of C2


@rule
def company_of(s, space):
    """At whose edge the track of a special bonus space lies."""
    letter = LETTER_C + (space - SP_C) // 2
    for company in range(ALL_COMPANIES):
        if s.face[company] // 2 == letter:
            return company
    return 0


@rule
def level_of_space(space):
    """1 or 2: which bonus of its track a space is."""
    return (space - SP_C) % 2 + 1


@rule
def cost_of_special(s, space):
    face = s.face[company_of(s, space)]
    effect = FACE_EFFECT[face]
    if effect == E_BP_DIAMONDS:
        return BONUS_AMOUNT[face, level_of_space(space)]
    if effect == E_STEPS:
        return BONUS_EXTRA[face, level_of_space(space)]
    return 0


@rule
def cards_asked_for(s, player, face, level):
    """Hand cards that D1 takes, as bits."""
    if BONUS_EXTRA[face, level] < 0:
        return s.hand[player]
    return s.hand[player] & KIND_CARDS[BONUS_EXTRA[face, level]]


@rule
def refusal_of_special(s, player, space):
    """Unlocked and available, and not both of a track in one round."""
    company = company_of(s, space)
    level = level_of_space(space)
    if s.bonus[player, company] < level:
        return 1629
    if s.marker[space + 3 - 2 * level] == player:
        return 1628
    face = s.face[company]
    if FACE_EFFECT[face] == E_DISCARD and cards_asked_for(s, player, face, level) == 0:
        return 1107
    return 0


@rule
def use_special(s, player, space):
    company = company_of(s, space)
    face = s.face[company]
    level = level_of_space(space)
    effect = FACE_EFFECT[face]
    if effect == E_BP_DIAMONDS:
        push(s, SHARING, 0, 0, 0)
    elif effect == E_BUY:
        push(s, EITHER, 0, BONUS_AMOUNT[face, level], BONUS_EXTRA[face, level])
    elif effect == E_DISCARD:
        push(s, SELLING, BONUS_AMOUNT[face, level], BONUS_EXTRA[face, level], 0)
    else:
        s.barred = 1 << company
        push(s, TRACKS, BONUS_AMOUNT[face, level], 0, 0)


@rule
def take_share(s, player, n):
    """1 or 2 BP, and diamond steps up to three in all."""
    pop(s)
    move_diamond(s, player, C1_TOTAL - 1 - n)
    gain_bp(s, player, n + 1)


@rule
def has_done(s, part):
    return argument(s, 1) & part


@rule
def have_done(s, part):
    """The frame is through when both parts are done."""
    set_argument(s, 1, argument(s, 1) | part)
    if argument(s, 1) == BOUGHT | MOVED:
        pop(s)


@rule
def refusal_to_buy_either(s, player, space):
    """One card for money; the second space of C2 has the lower price."""
    if has_done(s, BOUGHT):
        return 1714
    if s.display[space] == NOBODY:
        return 609
    reduction = argument(s, 3)
    if max(full_price(s, space) - reduction, 0) > s.money[player]:
        return 1715 if reduction else 1714
    return 0


@rule
def refusal_of_diamonds(s):
    if has_done(s, MOVED):
        return 1714
    return 0


@rule
def take_diamonds(s, player):
    move_diamond(s, player, argument(s, 2))
    have_done(s, MOVED)


@rule
def refusal_to_stop_either(s):
    """One part at least."""
    if argument(s, 1) == 0:
        return 1716
    return 0


@rule
def refusal_of_track(s, company):
    """Each track once, and never that of D2 itself."""
    if (s.barred >> company) & 1:
        return 1720
    return 0


@rule
def choose_track(s, company):
    s.barred = s.barred | (1 << company)
    left = argument(s, 1) - 1
    if left == 0:
        s.barred = 0
        pop(s)
    else:
        set_argument(s, 1, left)
    push(s, MOVING, company, D2_STEPS, 0)
