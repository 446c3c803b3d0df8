"""Area action and power, 5-power bonus, building, recovery: steps 3 to 6 of a main or an agent action
(YK-601 … YK-906)."""

from entrepot.engine.language.agenda import argument, pop, push, set_argument
from entrepot.engine.language.rule import rule

from ..box.tables import (
    AREA_BOARD,
    AREA_KIND,
    ASSISTANT,
    BANK,
    BUILDING_POWER,
    CHINATOWN_KIND,
    CHURCH_KIND,
    CUSTOMS_HOUSE,
    ELECTRICAL_LIGHT,
    ELECTRICAL_LIGHT_VP,
    EMPLOYMENT_AGENCY,
    GASLIGHT,
    GASLIGHT_VP,
    GIVES,
    LABORATORY_KIND,
    MAX_POWER,
    PORT_KIND,
    PORT_VP,
    SHOP,
    SHOP_REWARD,
    STATION,
    TELEPHONE,
    TOKEN_REWARD,
    TOKENS,
    TRADING_HOUSE,
    TRADING_HOUSE_REWARD,
)
from ..decisions import BUILDING, CHINATOWN, CHURCH, CUSTOMS, HIRING, LABORATORY, PAUSE, PORT, RECOVERY, TOKEN
from ..record import NOBODY, ORIGINAL
from .boards import faith_from_power
from .ending import check_building_triggers
from .rewards import LISTED, gain_good, gain_reward
from .technologies import may_pause, owns

# the stages of the ACTION frame (its third argument)
BEFORE_3, STEP_3, BEFORE_4, STEP_4, BEFORE_5, STEP_5, BEFORE_6, STEP_6, ENDED = range(9)


@rule
def has_shop(s, player, area):
    for space in range(4):
        if s.shops[area, space] == player:
            return True
    return False


@rule
def power(s, player, area):
    """A player's power in an area, at most 5."""
    count = s.assistants[player, area]
    if s.president[player] == area:
        count += 1
    if has_shop(s, player, area):
        count += 1
    if s.trading_house[area] == player:
        count += 1
    if s.station == area and (s.option_edition != ORIGINAL or owns(s, player, STATION)):
        count += 1
    return min(count, MAX_POWER)


@rule
def advance_action(s, player):
    """The next stage of an action. Just before each step the effects that name no moment may be used (YK-311)."""
    area = argument(s, 1)
    stage = argument(s, 3)
    set_argument(s, 3, stage + 1)
    if stage == STEP_3:
        strength = power(s, player, area)
        set_argument(s, 2, strength)
        pay_trading_house(s, player, area)
        begin_area_action(s, player, area, strength)
    elif stage == STEP_4:
        if argument(s, 2) == MAX_POWER and s.token[area] != NOBODY:
            push(s, TOKEN, area, 0, 0)
    elif stage == STEP_5:
        if argument(s, 2) >= BUILDING_POWER:
            push(s, BUILDING, area, 0, 0)
    elif stage == STEP_6:
        if owns(s, player, TELEPHONE) and s.assistants[player, area] > 0:
            push(s, RECOVERY, area, 0, 0)
        else:
            recover(s, player, area, 0)
    elif stage == ENDED:
        pop(s)
    elif may_pause(s, player):
        push(s, PAUSE, 0, 0, 0)


@rule
def pay_trading_house(s, player, area):
    """An opponent's trading house in the area earns its owner 1 yen from the supply."""
    owner = s.trading_house[area]
    if owner != NOBODY and owner != player:
        s.yen[owner] += 1


@rule
def begin_area_action(s, player, area, strength):
    kind = AREA_KIND[area]
    given = GIVES[kind, strength]
    if kind < BANK:
        gain_good(s, player, kind, given)  # the production areas come in the order of the goods
    elif kind == BANK:
        s.yen[player] += given
    elif kind == EMPLOYMENT_AGENCY:
        if given > 0:
            push(s, HIRING, given, 0, 0)
    elif kind == CHINATOWN_KIND:
        push(s, CHINATOWN, given, 0, 0)
    elif kind == CHURCH_KIND:
        push(s, CHURCH, faith_from_power(s, given), 0, 0)
    elif kind == CUSTOMS_HOUSE:
        push(s, CUSTOMS, given, 0, 0)
    elif kind == PORT_KIND:
        s.vp[player] += PORT_VP[strength]
        push(s, PORT, AREA_BOARD[area], strength, 0)
    elif kind == LABORATORY_KIND:
        push(s, LABORATORY, AREA_BOARD[area], given, 0)


@rule
def take_token(s, player):
    """Step 4: a normal token pays its reward, a free agent is kept face up."""
    area = argument(s, 1)
    token = s.token[area]
    pop(s)
    s.token[area] = NOBODY
    s.tokens[player] = s.tokens[player] | (1 << token)
    if token < TOKENS:
        gain_reward(s, player, TOKEN_REWARD[token], LISTED)
    else:
        s.free_agents[player] += 1


@rule
def refusal_to_build_shop(s, player, space):
    area = argument(s, 1)
    if s.shops[area, space] != NOBODY:
        return 802  # an empty space
    if has_shop(s, player, area):
        return 802  # one shop each
    if s.hand[player, SHOP] == 0:
        return 805
    return 0


@rule
def build_shop(s, player, space):
    area = argument(s, 1)
    pop(s)
    s.hand[player, SHOP] -= 1
    s.shops[area, space] = player
    if owns(s, player, GASLIGHT):
        s.vp[player] += GASLIGHT_VP
    check_building_triggers(s, player)
    gain_reward(s, player, SHOP_REWARD[s.tile[area], space], LISTED)


@rule
def refusal_to_build_trading_house(s, player):
    area = argument(s, 1)
    if s.trading_house[area] != NOBODY:
        return 803
    if s.hand[player, TRADING_HOUSE] == 0:
        return 805
    return 0


@rule
def build_trading_house(s, player):
    area = argument(s, 1)
    pop(s)
    s.hand[player, TRADING_HOUSE] -= 1
    s.trading_house[area] = player
    if owns(s, player, ELECTRICAL_LIGHT):
        s.vp[player] += ELECTRICAL_LIGHT_VP
    check_building_triggers(s, player)
    gain_reward(s, player, TRADING_HOUSE_REWARD[s.tile[area]], LISTED)


@rule
def recover(s, player, area, stay):
    """Step 6: all assistants of the area return to hand, but for the one a Telephone leaves."""
    s.hand[player, ASSISTANT] += s.assistants[player, area] - stay
    s.assistants[player, area] = stay
