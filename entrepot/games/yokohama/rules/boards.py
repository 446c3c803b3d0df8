"""Church and Customs House (YK-1251 … YK-1276)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import rule

from ..box.tables import (
    ASSISTANT,
    BRICKYARD,
    BRICKYARD_VP,
    CHURCH_AREA,
    CHURCH_FAITH,
    CHURCH_REWARD,
    CUSTOMS_AREA,
    CUSTOMS_IMPORTS,
    CUSTOMS_REWARD,
    FAITH_YEN,
    FAITH_YEN_PRINTED,
    IMPORT,
    WINERY,
    WINERY_VP,
    YEN,
)
from ..decisions import ASSISTANT as ASK_ASSISTANT
from ..decisions import SPENDING
from ..record import DUMMY, NOBODY, SYNAPSES
from .ending import check_board_triggers
from .rewards import UNLISTED, gain_reward, one_less
from .technologies import owns

POWER = YEN + 1  # the last way to faith, after all that can be spent
ON_CHURCH, ON_CUSTOMS = 0, 1
FROM_AREA, FROM_HAND = 0, 1


@rule
def faith_yen(s):
    """What 1 faith costs (YK-1254, YK-1255)."""
    if s.option_church_yen:
        return FAITH_YEN_PRINTED
    return FAITH_YEN[s.option_edition]


@rule
def is_used(s, way):
    """Whether a way to faith has been used this turn and gives no more; without the option never (YK-1257)."""
    return ((s.faith_used >> way) & 1) != 0


@rule
def use_up(s, way):
    if s.option_church_limit:
        s.faith_used = s.faith_used | (1 << way)


@rule
def faith_from_power(s, faith):
    return 0 if is_used(s, POWER) else faith


@rule
def can_spend(s, player, kind):
    """Whether one of a kind (a good, an import, yen) can be spent for faith."""
    if is_used(s, kind):
        return False
    if kind == YEN:
        return s.yen[player] >= faith_yen(s)
    if kind == IMPORT:
        return s.imports[player] > 0
    return s.goods[player, kind] > 0


@rule
def has_assistant(s, player, area):
    """Whether there is one to send to the board; only where the Station needs none can there be none (YK-1339)."""
    return s.assistants[player, area] > 0 or s.hand[player, ASSISTANT] > 0


@rule
def refusal_to_use_church(s, player, space):
    if s.church[space] == DUMMY:
        return 1812
    if s.church[space] != NOBODY:
        return 1260
    if not has_assistant(s, player, CHURCH_AREA):
        return 1273
    faith = argument(s, 1)
    if CHURCH_FAITH[space] > faith:
        for kind in range(YEN + 1):
            if can_spend(s, player, kind):
                faith += 1
        if CHURCH_FAITH[space] > faith:
            return 1251
    return 0


@rule
def use_church(s, player, space):
    missing = CHURCH_FAITH[space] - argument(s, 1)
    use_up(s, POWER)
    pop(s)
    push(s, ASK_ASSISTANT, ON_CHURCH, space, 0)
    if missing > 0:
        push(s, SPENDING, missing, 0, 0)


@rule
def refusal_to_spend(s, player, kind):
    if is_used(s, kind):
        return 1257  # once a turn
    if (argument(s, 2) >> kind) & 1:
        return 1256  # each kind once
    if not can_spend(s, player, kind):
        if kind != YEN:
            return 1253
        if s.option_edition == SYNAPSES:
            return 1255
        return 1254
    return 0


@rule
def spend(s, player, kind):
    if kind == YEN:
        s.yen[player] -= faith_yen(s)
    elif kind == IMPORT:
        s.imports[player] -= 1
    else:
        s.goods[player, kind] -= 1
    use_up(s, kind)
    set_argument(s, 2, argument(s, 2) | (1 << kind))
    one_less(s)


@rule
def refusal_to_use_customs(s, player, space):
    if s.customs[space] == DUMMY:
        return 1812
    if s.customs[space] != NOBODY:
        return 1267
    if not has_assistant(s, player, CUSTOMS_AREA):
        return 1273
    if CUSTOMS_IMPORTS[space] > argument(s, 1):
        return 1265
    if CUSTOMS_IMPORTS[space] > s.imports[player]:
        return 1264
    return 0


@rule
def use_customs(s, player, space):
    s.imports[player] -= CUSTOMS_IMPORTS[space]
    pop(s)
    push(s, ASK_ASSISTANT, ON_CUSTOMS, space, 0)


@rule
def refusal_to_send(s, player, origin):
    area = CHURCH_AREA
    if argument(s, 1) == ON_CUSTOMS:
        area = CUSTOMS_AREA
    if origin == FROM_AREA:
        if s.assistants[player, area] == 0:
            return 1273
    elif s.hand[player, ASSISTANT] == 0:
        return 1273
    return 0


@rule
def send(s, player, origin):
    """The assistant goes to the board to stay, and the space pays its reward."""
    board = argument(s, 1)
    space = argument(s, 2)
    pop(s)
    area = CHURCH_AREA
    if board == ON_CUSTOMS:
        area = CUSTOMS_AREA
    if origin == FROM_AREA:
        s.assistants[player, area] -= 1
    else:
        s.hand[player, ASSISTANT] -= 1
    if board == ON_CHURCH:
        s.church[space] = player
        if owns(s, player, WINERY):
            s.vp[player] += WINERY_VP
        gain_reward(s, player, CHURCH_REWARD[space], UNLISTED)
    else:
        s.customs[space] = player
        if owns(s, player, BRICKYARD):
            s.vp[player] += BRICKYARD_VP
        gain_reward(s, player, CUSTOMS_REWARD[space], UNLISTED)
    check_board_triggers(s)
