"""Company tracks, pay sections and special fields (MB-1601 … MB-1636); the diamond track (MB-1801 … MB-1808)."""

from entrepot.engine.language.agenda import argument, pop, push
from entrepot.engine.language.rule import rule

from ..box.tables import (
    ALL_COMPANIES,
    BONUS_AMOUNT,
    BONUS_NEXT_ROUND,
    DIAMOND_END,
    E_MARKERS,
    END_DIAMOND_MONEY,
    FACE_EFFECT,
    FIELD_MONEY,
    FIELD_SPACE,
    TOLL,
    TRACK_END,
)
from ..decisions import MOVING, TOLL_FRAME

LETTER_C = 2  # tracks A and B have permanent bonuses, C and D special bonus spaces


@rule
def toll_ahead(s, player, company):
    """What the next step on a track costs."""
    return TOLL[s.face[company], s.track[player, company]]


@rule
def step_once(s, player, company):
    """One space forward, paying what lies between; a special field pays its visitor and all who were there before."""
    face = s.face[company]
    s.money[player] -= TOLL[face, s.track[player, company]]
    s.track[player, company] += 1
    for field in range(2):
        if FIELD_SPACE[face, field] == s.track[player, company]:
            for other in range(s.players):
                if s.track[other, company] >= FIELD_SPACE[face, field]:
                    s.money[other] += FIELD_MONEY[face, field]


@rule
def is_free(s, player, company):
    """Whether a marker can step without a payment."""
    return s.track[player, company] < TRACK_END and toll_ahead(s, player, company) == 0


@rule
def any_free_step(s, player):
    for company in range(ALL_COMPANIES):
        if is_free(s, player, company):
            return 1
    return 0


@rule
def refusal_to_step(s, player, company):
    if s.track[player, company] >= TRACK_END:
        return 1608
    if toll_ahead(s, player, company) > s.money[player]:
        return 1604
    return 0


@rule
def advance_moving(s, player):
    """Steps of a reward, one after the other; a pay section is asked for, and without the money it ends the move."""
    company = argument(s, 1)
    steps = argument(s, 2)
    pop(s)
    while steps > 0 and is_free(s, player, company):
        step_once(s, player, company)
        steps -= 1
    if steps > 0 and s.track[player, company] < TRACK_END and toll_ahead(s, player, company) <= s.money[player]:
        push(s, TOLL_FRAME, company, steps, 0)


@rule
def pay_toll(s, player):
    company = argument(s, 1)
    steps = argument(s, 2)
    pop(s)
    step_once(s, player, company)
    if steps > 1:
        push(s, MOVING, company, steps - 1, 0)


@rule
def move_diamond(s, player, steps):
    """Each step beyond the end is paid for; in the other reading only those of a move that begins there."""
    lost = s.option_diamond_end != 0 and s.diamond[player] < DIAMOND_END
    for _ in range(steps):
        if s.diamond[player] < DIAMOND_END:
            s.diamond[player] += 1
        elif not lost:
            s.money[player] += END_DIAMOND_MONEY


@rule
def unlocked(s, player, company):
    """How many special fields of a track a marker has reached or passed."""
    face = s.face[company]
    count = 0
    for field in range(2):
        if s.track[player, company] >= FIELD_SPACE[face, field]:
            count += 1
    return count


@rule
def waits_for_round(s, company):
    """The other reading of MB-1619: permanent bonuses, those of the tracks A and B, open with the next round."""
    if BONUS_NEXT_ROUND or s.option_bonus_from:
        return 1 if s.face[company] // 2 < LETTER_C else 0
    return 0


@rule
def open_bonuses(s, player, new_round):
    """What was unlocked before is available from now on; the markers of B2 join the reserve."""
    for company in range(ALL_COMPANIES):
        if waits_for_round(s, company) == new_round:
            s.bonus[player, company] = unlocked(s, player, company)
            face = s.face[company]
            if FACE_EFFECT[face] == E_MARKERS:
                more = BONUS_AMOUNT[face, s.bonus[player, company]] - s.extra[player]
                s.markers[player] += more
                s.extra[player] += more
