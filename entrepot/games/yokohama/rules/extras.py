"""Extra actions of phases A and C (YK-1001 … YK-1033), achievements (YK-1401 … YK-1418) and their reward tokens."""

from entrepot.engine.language.agenda import pop, push, top
from entrepot.engine.language.rule import count_bits, rule

from ..box.tables import (
    ACHIEVEMENT_FIRST,
    ACHIEVEMENT_LATER,
    ACHIEVEMENT_NEEDS,
    ALL_AREAS,
    ALL_ORDERS,
    ALL_SHOPS,
    ALL_TRADING_HOUSES,
    ASSISTANT,
    BALL,
    BALL_VP,
    COMMERCIAL,
    FEWEST_GOODS,
    FREE_AGENT_REWARD,
    HAND_LIMIT,
    LANGUAGE_SCHOOL,
    LANGUAGE_SCHOOL_YEN,
    NEED_COMMERCIAL,
    NEED_ORDERS,
    NEED_PRODUCTION,
    NEED_TECHNOLOGIES,
    NEED_TOKENS,
    NEED_YEN,
    ORDER_FLAG,
    ORDER_GOODS,
    ORDER_REWARD,
    PRODUCTION,
    SHOP,
    TRADING_HOUSE,
    _table,
)
from ..decisions import ACTION, PHASE_A, REWARD
from ..record import NOBODY
from .action import has_shop
from .countries import check_pair
from .placement import refusal_of_area
from .port import orders_in_hand
from .rewards import UNLISTED, gain_reward
from .technologies import owns

# the rule behind each achievement, A1 to C4
ACHIEVEMENT_RULES = _table([1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412])


@rule
def unused_agents(s, player):
    count = s.free_agents[player]
    for country in range(5):
        count += s.agents[player, country]
    return count


@rule
def refusal_to_use_agent(s, player, area):
    if s.agent_used:
        return 1002  # one per turn
    absent = refusal_of_area(s, area)
    if absent:
        return absent
    if s.president[player] == area:
        return 1004
    if s.assistants[player, area] == 0:
        return 1004
    if unused_agents(s, player) == 0:
        return 1003
    return 0


@rule
def use_agent(s, player, area):
    """Turn an agent face down and act in an area; all agents are alike, so the first at hand is used."""
    s.agent_used = 1
    turned = False
    for country in range(5):
        if not turned and s.agents[player, country] > 0:
            s.agents[player, country] -= 1
            s.used_agents[player, country] += 1
            turned = True
    if not turned:
        s.free_agents[player] -= 1
        s.used_free_agents[player] += 1
    if s.option_agents and top(s) == PHASE_A:
        s.marked = area
    else:
        push(s, ACTION, area, 0, 0)


@rule
def has_goods(s, player, order):
    for good in range(4):
        if s.goods[player, good] < ORDER_GOODS[order, good]:
            return False
    return True


@rule
def refusal_to_complete_order(s, player, order):
    held = False
    for n in range(HAND_LIMIT):
        if s.orders[player, n] == order:
            held = True
    if not held:
        return 1028
    if not has_goods(s, player, order):
        return 1030
    return 0


@rule
def complete_order(s, player, order):
    """Goods, rewards, bonuses, pair check, in this order (YK-1031). The card is shown to all."""
    kept = 0
    for n in range(HAND_LIMIT):
        card = s.orders[player, n]
        s.orders[player, n] = NOBODY
        if card != order and card != NOBODY:
            s.orders[player, kept] = card
            kept += 1
    s.completed[player] = s.completed[player] | (1 << order)
    s.revealed += 1
    for good in range(4):
        s.goods[player, good] -= ORDER_GOODS[order, good]
    gain_reward(s, player, ORDER_REWARD[order], UNLISTED)
    if owns(s, player, BALL):
        s.vp[player] += BALL_VP
    if owns(s, player, LANGUAGE_SCHOOL):
        s.yen[player] += LANGUAGE_SCHOOL_YEN
    check_pair(s, player, ORDER_FLAG[order])


@rule
def might_complete_order(s, player):
    """Whether, for all that others can see, a player could complete an order."""
    if orders_in_hand(s, player) == 0:
        return False
    if s.goods[player, 0] + s.goods[player, 1] + s.goods[player, 2] + s.goods[player, 3] < FEWEST_GOODS:
        return False
    for order in range(ALL_ORDERS):
        if has_goods(s, player, order):
            return True
    return False


@rule
def buildings(s, player, areas):
    """In how many of a set of areas a player has a shop or a trading house."""
    count = 0
    for area in range(ALL_AREAS):
        if (areas >> area) & 1 and (s.trading_house[area] == player or has_shop(s, player, area)):
            count += 1
    return count


@rule
def built(s, player):
    """Shops and trading houses that have left hand and warehouse."""
    left = s.hand[player, SHOP] + s.warehouse[player, SHOP]
    left += s.hand[player, TRADING_HOUSE] + s.warehouse[player, TRADING_HOUSE]
    return ALL_SHOPS + ALL_TRADING_HOUSES - left


@rule
def tokens_owned(s, player):
    """5-power tokens and agents, used or not; a free agent from a 5-power token is one token (YK-1912)."""
    count = count_bits(s.tokens[player])
    for country in range(5):
        count += s.agents[player, country] + s.used_agents[player, country]
    if s.reward[player] == FREE_AGENT_REWARD:
        count += 1
    return count


@rule
def meets(s, player, achievement):
    for good in range(4):
        if s.goods[player, good] < ACHIEVEMENT_NEEDS[achievement, good]:
            return False
    if s.yen[player] < ACHIEVEMENT_NEEDS[achievement, NEED_YEN]:
        return False
    if ACHIEVEMENT_NEEDS[achievement, NEED_TOKENS] > 0:
        return tokens_owned(s, player) >= ACHIEVEMENT_NEEDS[achievement, NEED_TOKENS]
    if count_bits(s.completed[player]) < ACHIEVEMENT_NEEDS[achievement, NEED_ORDERS]:
        return False
    if count_bits(s.technologies[player]) < ACHIEVEMENT_NEEDS[achievement, NEED_TECHNOLOGIES]:
        return False
    areas = ACHIEVEMENT_NEEDS[achievement, NEED_PRODUCTION] + ACHIEVEMENT_NEEDS[achievement, NEED_COMMERCIAL]
    if built(s, player) < areas:
        return False  # too few buildings anywhere, so there is no need to look where they are
    if areas == 0:
        return True
    if buildings(s, player, PRODUCTION) < ACHIEVEMENT_NEEDS[achievement, NEED_PRODUCTION]:
        return False
    return buildings(s, player, COMMERCIAL) >= ACHIEVEMENT_NEEDS[achievement, NEED_COMMERCIAL]


@rule
def refusal_to_achieve(s, player, stack):
    if (s.achieved[stack] >> player) & 1:
        return 1020  # once each
    if s.hand[player, ASSISTANT] == 0:
        return 1023
    if not meets(s, player, s.achievement[stack]):
        return ACHIEVEMENT_RULES[s.achievement[stack]]
    return 0


@rule
def achieve(s, player, stack):
    if s.achieved[stack] == 0:
        s.vp[player] += ACHIEVEMENT_FIRST[s.achievement[stack]]
    else:
        s.vp[player] += ACHIEVEMENT_LATER[s.achievement[stack]]
    s.hand[player, ASSISTANT] -= 1
    s.achieved[stack] = s.achieved[stack] | (1 << player)
    everything = (s.achieved[0] & s.achieved[1] & s.achieved[2]) >> player
    if s.option_rewards and everything & 1:
        push(s, REWARD, 0, 0, 0)


@rule
def refusal_to_take_reward(s, token):
    if not (s.rewards_left >> token) & 1:
        return 1903  # one of those on display
    return 0


@rule
def take_reward(s, player, token):
    pop(s)
    s.rewards_left = s.rewards_left & ~(1 << token)
    s.reward[player] = token
    if token == FREE_AGENT_REWARD:
        s.free_agents[player] += 1
    else:
        check_pair(s, player, token)
