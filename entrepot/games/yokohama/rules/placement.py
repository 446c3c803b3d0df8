"""Placement: step 1 of the main action (YK-401 … YK-414, Newspaper and Telegram)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import rule

from ..box.tables import ASSISTANT, CANAL, NEWSPAPER, NEWSPAPER_AREAS, PLACEMENT_AREAS, PRESIDENT_YEN, TELEGRAM_CARD
from ..decisions import TELEGRAM
from .technologies import owns


@rule
def refusal_of_area(s, area):
    """Whether an area was left out for this number of players."""
    if not (s.in_play >> area) & 1:
        if s.players == 3:
            return 106
        return 107
    return 0


@rule
def rivals_at(s, player, area):
    """How many opponents' presidents stand in an area."""
    count = 0
    for rival in range(4):  # absent players have no president anywhere; four is quicker than asking how many
        if s.president[rival] == area:
            count += 1
    if s.president[player] == area:
        count -= 1
    return count


@rule
def pay_rivals(s, player, area, assistants):
    """Each owner of another president in the area is paid, once for every assistant placed (or president entering)."""
    for rival in range(s.players):
        if rival != player and s.president[rival] == area:
            s.yen[player] -= PRESIDENT_YEN * assistants
            s.yen[rival] += PRESIDENT_YEN * assistants


@rule
def is_free(s, player, area):
    """Whether one's own president waives the payment to the others in its area: never, but for an option (YK-412)."""
    return s.option_own_president != 0 and s.president[player] == area


@rule
def refusal_to_put_assistants(s, player, area, assistants):
    """What placing one or two assistants in an area needs, whatever the option."""
    if area == CANAL:
        return 407  # no assistant on the Canal
    if s.hand[player, ASSISTANT] < assistants:
        return 405  # from hand only
    # who can pay all three rivals need not be asked where they stand
    if s.yen[player] < 3 * PRESIDENT_YEN * assistants:
        if rivals_at(s, player, area) * PRESIDENT_YEN * assistants > s.yen[player] and not is_free(s, player, area):
            return 410  # every rival president there must be paid
    return 0


@rule
def put_assistants(s, player, area, assistants):
    if not is_free(s, player, area):
        pay_rivals(s, player, area, assistants)
    s.hand[player, ASSISTANT] -= assistants
    s.assistants[player, area] += assistants


@rule
def refusal_to_place(s, player, area):
    absent = refusal_of_area(s, area)
    if absent:
        return absent
    if (s.placed >> area) & 1:
        return 401  # different areas
    return refusal_to_put_assistants(s, player, area, 1)


@rule
def place(s, player, area):
    """Option A, one assistant at a time."""
    put_assistants(s, player, area, 1)
    s.placed = s.placed | (1 << area)
    count = argument(s, 1) + 1
    set_argument(s, 1, count)
    most = PLACEMENT_AREAS
    if owns(s, player, NEWSPAPER):
        most = NEWSPAPER_AREAS
    if count >= most:
        pop(s)


@rule
def refusal_to_place_two(s, player, area):
    if argument(s, 1) > 0:
        return 404  # option A has begun
    absent = refusal_of_area(s, area)
    if absent:
        return absent
    return refusal_to_put_assistants(s, player, area, 2)


@rule
def place_two(s, player, area):
    """Option B; with Telegram one more may follow next to it."""
    put_assistants(s, player, area, 2)
    pop(s)
    if owns(s, player, TELEGRAM_CARD):
        push(s, TELEGRAM, area, 0, 0)


@rule
def refusal_to_place_by_telegram(s, player, area):
    absent = refusal_of_area(s, area)
    if absent:
        return absent
    if area == CANAL:
        return 1348
    if not (s.neighbours[argument(s, 1)] >> area) & 1:
        return 1346  # next to the two
    return refusal_to_put_assistants(s, player, area, 1)


@rule
def place_by_telegram(s, player, area):
    put_assistants(s, player, area, 1)
    pop(s)
