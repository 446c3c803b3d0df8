"""Rewards and icons (YK-216 … YK-218, YK-1312 … YK-1318, YK-1501 … YK-1513)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import rule

from ..box.tables import (
    ALL_AREAS,
    ASSISTANT,
    CANAL,
    COPPER,
    GAIN_ANY,
    GAIN_IMPORT,
    GAIN_MOVE,
    GAIN_VP,
    GAIN_WAREHOUSE,
    GAIN_YEN,
    MINING_TECHNOLOGY,
    MINING_TECHNOLOGY_COPPER,
    REWARDS,
)
from ..decisions import ANY_GOODS, DROPPING, HIRING, LIFTING
from .placement import refusal_of_area
from .technologies import owns

UNLISTED, LISTED = 0, 1  # whether the books list where a reward comes from for Mining Technology (YK-1313)
HAND = ALL_AREAS  # where an assistant is lifted from when it is no area


@rule
def gain_good(s, player, good, count):
    """One gain of one kind of good; Mining Technology adds to copper."""
    s.goods[player, good] += count
    if good == COPPER and count > 0 and owns(s, player, MINING_TECHNOLOGY):
        s.goods[player, COPPER] += MINING_TECHNOLOGY_COPPER


@rule
def gain_reward(s, player, reward, listed):
    """Everything a reward shows: what is automatic now, what asks for a choice on the agenda (order: YK-217)."""
    mined = listed != 0 or s.option_mining == 0  # whether Mining Technology adds to its copper (YK-1315)
    for good in range(4):
        if mined:
            gain_good(s, player, good, REWARDS[reward, good])
        else:
            s.goods[player, good] += REWARDS[reward, good]
    s.imports[player] += REWARDS[reward, GAIN_IMPORT]
    s.yen[player] += REWARDS[reward, GAIN_YEN]
    s.vp[player] += REWARDS[reward, GAIN_VP]
    if REWARDS[reward, GAIN_MOVE] > 0:
        push(s, LIFTING, REWARDS[reward, GAIN_MOVE], 0, 0)
    if REWARDS[reward, GAIN_WAREHOUSE] > 0:
        push(s, HIRING, REWARDS[reward, GAIN_WAREHOUSE], 0, 0)
    if REWARDS[reward, GAIN_ANY] > 0:
        # copper already gained by this reward has had its Mining Technology: one event, one extra copper
        none_due = REWARDS[reward, COPPER] > 0 or not mined
        push(s, ANY_GOODS, REWARDS[reward, GAIN_ANY], 1 if none_due else 0, 0)


@rule
def one_less(s):
    """One use of what the top frame allows so many times."""
    left = argument(s, 1) - 1
    set_argument(s, 1, left)
    if left == 0:
        pop(s)


@rule
def gain_any(s, player, good):
    """One good of choice; the whole reward is one event for Mining Technology."""
    if good == COPPER and not argument(s, 2):
        set_argument(s, 2, 1)
        gain_good(s, player, good, 1)
    else:
        s.goods[player, good] += 1
    one_less(s)


@rule
def refusal_to_lift(s, player, origin):
    if origin == HAND:
        if s.hand[player, ASSISTANT] == 0:
            return 1508  # one of your assistants, from an area or from hand
        return 0
    if s.assistants[player, origin] == 0:
        return 1508
    return 0


@rule
def lift(s, player, origin):
    push(s, DROPPING, origin, 0, 0)


@rule
def refusal_to_drop(s, player, area):
    absent = refusal_of_area(s, area)
    if absent:
        return absent
    if area == CANAL:
        return 1513
    if area == argument(s, 1):
        return 1508  # to another area
    return 0


@rule
def drop(s, player, area):
    origin = argument(s, 1)
    pop(s)
    if origin == HAND:
        s.hand[player, ASSISTANT] -= 1
    else:
        s.assistants[player, origin] -= 1
    s.assistants[player, area] += 1
    one_less(s)
