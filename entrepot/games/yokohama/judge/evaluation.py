"""What a position is worth to a player, in thousandths of a VP: what lies on the table, what the next turns promise.

Every weight has a name and a word. Only what the player may see is read, so a bot may ask it on a guess.
"""

from math import lcm

import numpy as np

from entrepot.engine.language.rule import count_bits, rule, trailing_zeros

from ..actions import TECHNOLOGIES
from ..box import tables as t
from ..record import DUMMY, NOBODY, SYNAPSES
from ..rules.action import has_shop
from ..rules.countries import flags
from ..rules.extras import built, tokens_owned, unused_agents

POINT = 1000  # 1 VP; a weight that is a part of something is in thousandths as well

# What can be spent. In the last rounds each fades to what final scoring gives for it.
YEN = 750  # 1 yen
MUCH_YEN = 12  # beyond this many, more buys nothing
COPPER = 1500  # 1 good of each kind, by what the areas give of it
SILK = 1200
TEA = 800
FISH = 800
ANY_GOOD = 1000  # a good of one's choice
PLENTY = 6  # beyond this many of one kind, more is of no use
IMPORTS = 2200  # 1 import: a unit at the Laboratory, or part of a Customs space
AGENT = 3000  # 1 unused agent: an extra action
# What works in every later turn, over a whole game.
ASSISTANT = 1100  # 1 assistant in hand or in an area
MOST_ASSISTANTS = 14  # beyond this many, there is no turn for them
SHOP_IN_HAND = 2200  # the building to come
TRADING_HOUSE_IN_HAND = 4000
SHOP = 1200  # the power it adds in its area
TRADING_HOUSE = 1600  # the same, and the income
# Cards.
ORDER = 550  # the part of an order's gain that holding it is worth
FLAG = 2000  # the flag of an order in hand
MISSING = 500  # the trouble of finding 1 good that an order still needs
PAIR = 800  # a country that lacks 1 flag for an agent
ACHIEVEMENT = 600  # the part of its VP that being near is worth, by the square of the part that is there
MAJORITY = 700  # the part of a prize that leading now is worth
# What the next turns promise: the best area, the second best, …
PROSPECTS = np.array([600, 400, 250, 150])
BUILD_SHOP = 3500  # power to build with a shop in hand
BUILD_TRADING_HOUSE = 6500  # the same with a trading house
TOKEN = 4000  # power for a 5-power token
HIRE = 1300  # 1 piece from the warehouse
MOVE = 600  # 1 assistant move
ORDER_TAKEN = 2000  # room in hand for an order at the Port
TECHNOLOGY = 1300  # 1 power at the Laboratory
EXCHANGE = 400  # 1 exchange in Chinatown
FAITH = 900  # 1 faith bought
STAY = 400  # the area of one's own president, which has to leave first
RIVAL_PRESIDENT = 500  # an area where an opponent's president stands in the way

# VP that a technology brings in the rest of a whole game, beyond its production value and its flag
TECHNOLOGY_WORTH = dict(
    stagecoach=1, university=4, ball=6, postal_system=2, language_school=2, patent_system=4, winery=3, gaslight=6,
    system_of_stock=3, letterpress_printing=2, mining_technology=4, electrical_light=4, brickyard=4, station=3,
    spinning_mill=3, exposition=0, newspaper=4, tram=4, telephone=4, telegram=4,
)  # fmt: skip
WHOLE_GAME = 16  # rounds between players who mean to end it
FEW_ROUNDS = 4  # the last ones, in which things have to be turned into VP
NEXT_ROUNDS = 2  # those that prospects are for

ASSISTANTS, SHOPS, TRADING_HOUSES = t.ASSISTANT, t.SHOP, t.TRADING_HOUSE  # as an index; the weights have their names
ALL_SHOPS, ALL_TRADING_HOUSES, HAND_LIMIT, ORDER_GOODS = t.ALL_SHOPS, t.ALL_TRADING_HOUSES, t.HAND_LIMIT, t.ORDER_GOODS
ALL_AREAS, AREA_KIND, CANAL, PRODUCTION, COMMERCIAL = t.ALL_AREAS, t.AREA_KIND, t.CANAL, t.PRODUCTION, t.COMMERCIAL
CHURCH, CUSTOMS, PORT, LABORATORY = t.CHURCH_KIND, t.CUSTOMS_HOUSE, t.PORT_KIND, t.LABORATORY_KIND
GIVES, BUILDING_POWER, MAX_POWER, SPACES = t.GIVES, t.BUILDING_POWER, t.MAX_POWER, t.SPACES
SET_VP, YEN_PER_VP, GOODS_PER_VP, DUMMY_HALVES = t.SET_VP, t.YEN_PER_VP, t.GOODS_PER_VP, t.DUMMY_HALVES
NEED_YEN, NEED_TOKENS, NEED_ORDERS = t.NEED_YEN, t.NEED_TOKENS, t.NEED_ORDERS
NEED_TECHNOLOGIES, NEED_PRODUCTION = t.NEED_TECHNOLOGIES, t.NEED_PRODUCTION
ACHIEVEMENT_FIRST, ACHIEVEMENT_LATER, ACHIEVEMENT_NEEDS = t.ACHIEVEMENT_FIRST, t.ACHIEVEMENT_LATER, t.ACHIEVEMENT_NEEDS

# Rounds are counted in such parts that a piece or an assistant nearer to an end trigger is a whole number of them.
_ENDS = {*t.CHURCH_END[:, 2:].flat, *t.CUSTOMS_END[:, 2:].flat, ALL_SHOPS, ALL_TRADING_HOUSES}
ROUND = lcm(*map(int, _ENDS))
WHOLE, FEW, NEXT = WHOLE_GAME * ROUND, FEW_ROUNDS * ROUND, NEXT_ROUNDS * ROUND
CHURCH_STEP = WHOLE // np.maximum(t.CHURCH_END, 1)  # [edition, players]: how much nearer an assistant brings the end
CUSTOMS_STEP = WHOLE // np.maximum(t.CUSTOMS_END, 1)
SHOP_STEP, TRADING_HOUSE_STEP = WHOLE // ALL_SHOPS, WHOLE // ALL_TRADING_HOUSES

PRICES = np.array([COPPER, SILK, TEA, FISH])
WORTH, VALUE = range(2)  # the rows of CARDS
CARDS = np.array([[POINT * TECHNOLOGY_WORTH[TECHNOLOGIES[name]] for name in t.CARD_NAME], t.CARD_VALUE])
_REWARD_WORTH = t.REWARDS @ np.array([*PRICES, IMPORTS, YEN, POINT, ANY_GOOD, HIRE, MOVE])
ORDER_GAIN = _REWARD_WORTH[t.ORDER_REWARD] + FLAG - ORDER_GOODS @ PRICES  # once all goods are there
# [power, space]: less what has to be bought beyond the power
_CHURCH_GAIN = _REWARD_WORTH[t.CHURCH_REWARD] - FAITH * (t.CHURCH_FAITH - np.arange(MAX_POWER + 1)[:, None]).clip(0)
_CUSTOMS_GAIN = _REWARD_WORTH[t.CUSTOMS_REWARD] - IMPORTS * t.CUSTOMS_IMPORTS
_SPACE = 1 << np.arange(SPACES)
_AMONG = np.arange(1 << SPACES)[:, None] & _SPACE > 0  # [set of spaces, space]
CHURCH_BEST = (_AMONG * _CHURCH_GAIN.clip(0)[:, None]).max(axis=2)  # [power, set of spaces]: the best of them
CUSTOMS_BEST = (_AMONG * _CUSTOMS_GAIN.clip(0)).max(axis=1)
CHURCH_REACH = (t.CHURCH_FAITH <= np.arange(MAX_POWER + 7)[:, None]) @ _SPACE  # [faith]: the spaces in reach
CUSTOMS_REACH = (t.CUSTOMS_IMPORTS <= np.arange(MAX_POWER)[:, None]) @ _SPACE  # [imports]
# [kind of area, power]: what does not depend on the position
ACTION_WORTH = t.GIVES * np.array([*PRICES, YEN, HIRE, 0, 0, 0, 0, EXCHANGE, 0])[:, None]
ACTION_WORTH[PORT] = POINT * t.PORT_VP
# [rivals' presidents in an area, and OWN_PRESIDENT if one's own is there]: the part of its worth that is left
OWN_PRESIDENT = 4
PRESIDENTS = np.array([own * RIVAL_PRESIDENT**n // POINT**n for own in (POINT, STAY) for n in range(OWN_PRESIDENT)])
# [Church, Customs or technology, players who have more of it]
PRIZES = np.pad([t.CHURCH_PRIZE, t.CUSTOMS_PRIZE, t.TECHNOLOGY_PRIZE], ((0, 0), (0, DUMMY - 1)))
NEEDS = np.argsort(ACHIEVEMENT_NEEDS == 0, axis=1, kind="stable")  # [achievement, n]: those that it has come first
HOW_MANY_NEEDS = np.count_nonzero(ACHIEVEMENT_NEEDS, axis=1)
SQUARE = np.maximum(ACHIEVEMENT_NEEDS, 1).prod(axis=1) ** 2  # [achievement]: of all that it needs, multiplied
EMPTY = DUMMY + 1  # the byte of a board's empty spaces, after those of the owners
ONES = 0x0101010101  # 1 in each of five bytes


@rule
def evaluate(s, player):
    """What the player may expect, less what the best opponent has."""
    if s.over:
        return outcome(s, player)
    church = owners(s, 0)
    customs = owners(s, 1)
    left = rounds_left(s, church, customs)
    soon = min(left, FEW)  # fades over the last rounds, as left does over the whole game
    value = best = 0
    for p in range(s.players):
        worth = s.vp[p] * POINT + lasting(s, p) * left // WHOLE
        if p == player:
            value += worth
        else:
            best = max(best, worth)
    places = places_built(s, player)
    countries = flags_of_all(s, player)
    value += country_sets(countries) * POINT
    value += holdings(s, player, soon)
    value += cards(s, player, countries, soon)
    value += majorities(s, player, church, customs) * (POINT * WHOLE - (POINT - MAJORITY) * left) // WHOLE
    value += achievements(s, player, places | places >> ALL_AREAS) * soon // FEW
    value += prospects(s, player, places, church, customs) * min(left, NEXT) // NEXT
    return value - best


@rule
def outcome(s, player):
    """The end: a place counts as much as 100 VP."""
    best = 0
    for p in range(s.players):
        if p != player:
            best = max(best, s.vp[p])
    return (2 * s.vp[player] - best - 100 * s.rank[player]) * POINT


@rule
def owners(s, board):
    """The spaces of the Church (0) or Customs (1) board, as bits: a byte for each player, the dummy and EMPTY."""
    found = 0
    for space in range(SPACES):
        owner = s.customs[space] if board else s.church[space]
        if owner == NOBODY:
            owner = EMPTY
        found = found | (1 << (8 * owner + space))
    return found


@rule
def rounds_left(s, church, customs):
    """Parts of rounds still to come, as far as one can tell: by the nearest end trigger, the order deck, the clock."""
    if s.last_round:
        return (s.last_round - s.round) * ROUND
    left = WHOLE - (SPACES - count_bits(church >> 8 * EMPTY)) * CHURCH_STEP[s.option_edition, s.players]
    left = min(left, WHOLE - (SPACES - count_bits(customs >> 8 * EMPTY)) * CUSTOMS_STEP[s.option_edition, s.players])
    for p in range(s.players):
        left = min(left, (s.hand[p, SHOPS] + s.warehouse[p, SHOPS]) * SHOP_STEP)
        left = min(left, (s.hand[p, TRADING_HOUSES] + s.warehouse[p, TRADING_HOUSES]) * TRADING_HOUSE_STEP)
    left = min(left, (s.orders_left + 2) * ROUND, (WHOLE_GAME + FEW_ROUNDS - s.round) * ROUND)
    return max(left, 2 * ROUND)


@rule
def lasting(s, player):
    """What works in every later turn: pieces and technologies."""
    assistants = s.hand[player, ASSISTANTS]
    for area in range(ALL_AREAS):
        assistants += s.assistants[player, area]
    shops = s.hand[player, SHOPS]
    houses = s.hand[player, TRADING_HOUSES]
    value = min(assistants, MOST_ASSISTANTS) * ASSISTANT + shops * SHOP_IN_HAND + houses * TRADING_HOUSE_IN_HAND
    value += (ALL_SHOPS - shops - s.warehouse[player, SHOPS]) * SHOP
    value += (ALL_TRADING_HOUSES - houses - s.warehouse[player, TRADING_HOUSES]) * TRADING_HOUSE
    return value + sum_of_cards(s.technologies[player], WORTH)


@rule
def sum_of_cards(cards, row):
    """What a set of technology cards is worth, or its production value."""
    value = 0
    while cards:
        value += CARDS[row, trailing_zeros(cards)]
        cards = cards & (cards - 1)
    return value


@rule
def places_built(s, player):
    """The areas where a player has a shop, as bits, and above them those with a trading house."""
    found = area = 0
    left = built(s, player)
    while left > 0 and area < ALL_AREAS:
        if has_shop(s, player, area):
            found = found | (1 << area)
            left -= 1
        if s.trading_house[area] == player:
            found = found | (1 << (area + ALL_AREAS))
            left -= 1
        area += 1
    return found


@rule
def holdings(s, player, soon):
    """Goods, imports and yen: what they buy while there is time, what final scoring gives at last."""
    imports = s.imports[player]
    value = imports * IMPORTS + min(s.yen[player], MUCH_YEN) * YEN
    goods = 0
    for good in range(4):
        count = s.goods[player, good]
        goods += count
        value += min(count, PLENTY) * PRICES[good]
    final = imports * POINT + s.yen[player] * POINT // YEN_PER_VP + goods * POINT // GOODS_PER_VP
    return (value * soon + final * (FEW - soon)) // FEW


@rule
def flags_of_all(s, player):
    """A player's flags, a byte for each country."""
    found = 0
    for country in range(5):
        found = found | (flags(s, player, country) << 8 * country)
    return found


@rule
def country_sets(countries):
    """VP of the sets: each takes one flag of every country that has any left."""
    value = 0
    while countries:
        any_left = ((countries + 127 * ONES) >> 7) & ONES
        value += SET_VP[count_bits(any_left)]
        countries -= any_left
    return value


@rule
def cards(s, player, countries, soon):
    """Agents, flags that lack one for a pair, orders in hand by closeness."""
    agents = unused_agents(s, player)
    orders = 0
    for n in range(HAND_LIMIT):
        order = s.orders[player, n]
        if order >= 0:
            worth = ORDER_GAIN[order]
            for good in range(4):
                worth -= MISSING * max(ORDER_GOODS[order, good] - s.goods[player, good], 0)
            orders += max(worth, ORDER)
    value = agents * (AGENT - POINT) + orders * ORDER // POINT
    for country in range(5):
        if (countries >> 8 * country) & 1 and s.agents_left[country]:
            value += PAIR
    return agents * POINT + value * soon // FEW


@rule
def majorities(s, player, church, customs):
    """VP of the prizes as they stand; they are the surer, the nearer the end."""
    value = board_prize(player, church, 0) + board_prize(player, customs, 1)
    own = sum_of_cards(s.technologies[player], VALUE)
    if own:
        better = 0
        if s.players == 2 and s.option_edition == SYNAPSES and DUMMY_HALVES > own * 2:
            better += 1
        for p in range(s.players):
            if sum_of_cards(s.technologies[p], VALUE) > own:
                better += 1
        value += PRIZES[2, better]
    return value


@rule
def board_prize(player, board, row):
    """Assistants first, then the right-most of them: no two bytes share a bit, so the larger has it."""
    own = (board >> 8 * player) & 255
    if own == 0:
        return 0
    own += count_bits(own) << 8
    better = 0
    for p in range(DUMMY + 1):
        other = (board >> 8 * p) & 255
        if (count_bits(other) << 8) + other > own:
            better += 1
    return PRIZES[row, better]


@rule
def achievements(s, player, areas):
    """Those in reach, by the square of the part already there."""
    value = 0
    for stack in range(3):
        if not (s.achieved[stack] >> player) & 1:
            achievement = s.achievement[stack]
            part = 1
            for n in range(HOW_MANY_NEEDS[achievement]):
                need = NEEDS[achievement, n]
                part *= min(owned(s, player, need, areas), ACHIEVEMENT_NEEDS[achievement, need])
            prize = ACHIEVEMENT_LATER[achievement] if s.achieved[stack] else ACHIEVEMENT_FIRST[achievement]
            value += ACHIEVEMENT * prize * part * part // SQUARE[achievement]
    return value


@rule
def owned(s, player, need, areas):
    """How much a player has of what an achievement needs."""
    if need < NEED_YEN:
        return s.goods[player, need]
    if need == NEED_YEN:
        return s.yen[player]
    if need == NEED_TOKENS:
        return tokens_owned(s, player)
    if need == NEED_ORDERS:
        return count_bits(s.completed[player])
    if need == NEED_TECHNOLOGIES:
        return count_bits(s.technologies[player])
    return count_bits(areas & (PRODUCTION if need == NEED_PRODUCTION else COMMERCIAL))


@rule
def prospects(s, player, places, church, customs):
    """The best areas for the next turns, at the power that one more assistant and the president would make."""
    more = min(s.hand[player, ASSISTANTS], 1)
    presidents = 0
    for p in range(s.players):
        if s.president[p] >= 0:
            presidents += (OWN_PRESIDENT if p == player else 1) << 3 * s.president[p]
    areas = s.in_play & ~(1 << CANAL)
    first = second = third = fourth = 0
    while areas:
        area = trailing_zeros(areas)
        areas = areas & (areas - 1)
        assistants = s.assistants[player, area] + more
        if assistants:
            power = assistants + 1 + ((places >> area) & 1) + ((places >> (area + ALL_AREAS)) & 1)
            if s.station == area and s.option_edition == SYNAPSES:
                power += 1
            worth = action_worth(s, player, area, min(power, MAX_POWER), church, customs)
            worth += bonus_worth(s, player, area, power, places)
            worth *= PRESIDENTS[(presidents >> 3 * area) & 7]
            # each of the four keeps the better one and hands the other down
            less = min(first, worth)
            first = max(first, worth)
            worth = min(second, less)
            second = max(second, less)
            less = min(third, worth)
            third = max(third, worth)
            fourth = max(fourth, less)
    value = first * PROSPECTS[0] + second * PROSPECTS[1] + third * PROSPECTS[2] + fourth * PROSPECTS[3]
    return value // (POINT * POINT)


@rule
def bonus_worth(s, player, area, power, places):
    """What power gives in any area: a building and a 5-power token."""
    worth = 0
    if power >= BUILDING_POWER:
        if s.hand[player, TRADING_HOUSES] and s.trading_house[area] == NOBODY:
            worth = BUILD_TRADING_HOUSE
        elif s.hand[player, SHOPS] and not (places >> area) & 1 and has_shop(s, NOBODY, area):
            worth = BUILD_SHOP
        if power >= MAX_POWER and s.token[area] != NOBODY:
            worth += TOKEN
    return worth


@rule
def action_worth(s, player, area, power, church, customs):
    """What the area's own action gives at that power."""
    kind = AREA_KIND[area]
    if kind == PORT:
        if power > 1 and s.orders[player, HAND_LIMIT - 1] == NOBODY:
            return ORDER_TAKEN + ACTION_WORTH[kind, power]
    elif kind == LABORATORY:
        return min(power, GIVES[kind, power] + s.imports[player] + s.yen[player] // 2 - 2) * TECHNOLOGY
    elif kind == CHURCH:
        faith = power + (s.imports[player] > 0) + (s.yen[player] > 1)
        for good in range(4):
            faith += s.goods[player, good] > 0
        return CHURCH_BEST[power, (church >> 8 * EMPTY) & CHURCH_REACH[faith]]
    elif kind == CUSTOMS:
        return CUSTOMS_BEST[(customs >> 8 * EMPTY) & CUSTOMS_REACH[min(power - 1, s.imports[player])]]
    return ACTION_WORTH[kind, power]
