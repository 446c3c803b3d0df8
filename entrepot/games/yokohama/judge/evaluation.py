"""What a position is worth to a player, in VP: what lies on the table, and what the next turns promise.

Every weight has a name and a word. Only what the player may see is read, so a bot may ask it on a guess.
"""

from types import SimpleNamespace

from ..actions import TECHNOLOGIES
from ..box import tables as t
from ..box.tables import ASSISTANT, SHOP, TRADING_HOUSE
from ..record import DUMMY, NOBODY, SYNAPSES

WEIGHTS = SimpleNamespace(
    # What can be spent. In the last rounds each fades to what final scoring gives for it.
    yen=0.75,  # 1 yen
    much_yen=12,  # beyond this many, more buys nothing
    copper=1.5,  # 1 good of each kind, by what the areas give of it
    silk=1.2,
    tea=0.8,
    fish=0.8,
    any_good=1.0,  # a good of one's choice
    plenty=6,  # beyond this many of one kind, more is of no use
    imports=2.2,  # 1 import: a unit at the Laboratory, or part of a Customs space
    agent=3.0,  # 1 unused agent: an extra action
    # What works in every later turn, over a whole game.
    assistant=1.1,  # 1 assistant in hand or in an area
    most_assistants=14,  # beyond this many, there is no turn for them
    shop_in_hand=2.2,  # the building to come
    trading_house_in_hand=4.0,
    shop=1.2,  # the power it adds in its area
    trading_house=1.6,  # the same, and the income
    # Cards.
    order=0.55,  # the part of an order's gain that holding it is worth
    flag=2.0,  # the flag of an order in hand
    missing=0.5,  # the trouble of finding 1 good that an order still needs
    pair=0.8,  # a country that lacks 1 flag for an agent
    achievement=0.6,  # the part of its VP that being near is worth, by the square of the part that is there
    majority=0.7,  # the part of a prize that leading now is worth
    # What the next turns promise: the best area, the second best, …
    prospects=(0.6, 0.4, 0.25, 0.15),
    build_shop=3.5,  # power to build with a shop in hand
    build_trading_house=6.5,  # the same with a trading house
    token=4.0,  # power for a 5-power token
    hire=1.3,  # 1 piece from the warehouse
    move=0.6,  # 1 assistant move
    order_taken=2.0,  # room in hand for an order at the Port
    technology=1.3,  # 1 power at the Laboratory
    exchange=0.4,  # 1 exchange in Chinatown
    faith=0.9,  # 1 faith bought
    stay=0.4,  # the area of one's own president, which has to leave first
    rival_president=0.5,  # an area where an opponent's president stands in the way
)

# VP that a technology brings in the rest of a whole game, beyond its production value and its flag
TECHNOLOGY_WORTH = dict(
    stagecoach=1, university=4, ball=6, postal_system=2, language_school=2, patent_system=4, winery=3, gaslight=6,
    system_of_stock=3, letterpress_printing=2, mining_technology=4, electrical_light=4, brickyard=4, station=3,
    spinning_mill=3, exposition=0, newspaper=4, tram=4, telephone=4, telegram=4,
)  # fmt: skip
WHOLE_GAME = 16  # rounds between players who mean to end it
FEW_ROUNDS = 4  # the last ones, in which things have to be turned into VP

_W = WEIGHTS
_PRICES = (_W.copper, _W.silk, _W.tea, _W.fish)
_CARD_WORTH = [TECHNOLOGY_WORTH[TECHNOLOGIES[name]] for name in t.CARD_NAME.tolist()]
_CARD_VALUE = t.CARD_VALUE.tolist()
_REWARDS = t.REWARDS.tolist()
_KIND = t.AREA_KIND.tolist()
_GIVES = t.GIVES.tolist()
_NEEDS = [[(need, count) for need, count in enumerate(row) if count] for row in t.ACHIEVEMENT_NEEDS.tolist()]
_ORDER_GOODS = t.ORDER_GOODS.tolist()
_FAITH = t.CHURCH_FAITH.tolist()
_IMPORTS = t.CUSTOMS_IMPORTS.tolist()
_ORDERS_OF = t.ORDERS_OF.tolist()
_CARDS_OF = t.CARDS_OF.tolist()
_SETS = t.SET_VP.tolist()
_CHURCH_PRIZE = t.CHURCH_PRIZE.tolist()
_CUSTOMS_PRIZE = t.CUSTOMS_PRIZE.tolist()
_TECHNOLOGY_PRIZE = t.TECHNOLOGY_PRIZE.tolist()
_FIRST = t.ACHIEVEMENT_FIRST.tolist()
_LATER = t.ACHIEVEMENT_LATER.tolist()
_PORT_VP = t.PORT_VP.tolist()
_CHURCH_END = t.CHURCH_END.tolist()
_CUSTOMS_END = t.CUSTOMS_END.tolist()


_ICON_WORTH = (*_PRICES, _W.imports, _W.yen, 1, _W.any_good, _W.hire, _W.move)


def _worth_of(reward):
    return sum(count * worth for count, worth in zip(_REWARDS[reward], _ICON_WORTH, strict=True))


_CHURCH_WORTH = [_worth_of(r) for r in t.CHURCH_REWARD.tolist()]
_CUSTOMS_WORTH = [_worth_of(r) for r in t.CUSTOMS_REWARD.tolist()]
_ORDER_WORTH = [_worth_of(r) for r in t.ORDER_REWARD.tolist()]


def evaluate(s, player):
    """VP the player may expect, less what the best opponent has."""
    if s.over:
        return 2.0 * s.vp[player] - max(s.vp[p] for p in range(s.players) if p != player) - 100 * s.rank[player]
    left = rounds_left(s)
    soon = min(1.0, left / FEW_ROUNDS)  # fades over the last rounds
    future = left / WHOLE_GAME  # fades over the whole game
    goods = s.goods.tolist()[player]
    flags = [_flags(s, player, country) for country in range(5)]
    value = s.vp[player] + future * lasting(s, player) + country_sets(flags)
    value += holdings(s, player, goods, soon)
    value += cards(s, player, goods, flags, soon)
    value += majorities(s, player, 1.0 - future)
    value += soon * achievements(s, player)
    value += min(1.0, left / 2) * prospects(s, player, goods)
    return value - max(s.vp[p] + future * lasting(s, p) for p in range(s.players) if p != player)


def _flags(s, player, country):
    count = (s.completed[player] & _ORDERS_OF[country]).bit_count()
    count += (s.technologies[player] & _CARDS_OF[country]).bit_count()
    return count + (s.reward[player] == country)


def rounds_left(s):
    """Rounds still to come, as far as one can tell: by the nearest end trigger, the order deck and the clock."""
    if s.last_round:
        return s.last_round - s.round
    edition = s.option_edition
    done = max(
        max(1 - (h[2] + w[2]) / t.ALL_TRADING_HOUSES for h, w in _pieces_left(s)),
        max(1 - (h[1] + w[1]) / t.ALL_SHOPS for h, w in _pieces_left(s)),
        (t.SPACES - s.church.tolist().count(NOBODY)) / _CHURCH_END[edition][s.players],
        (t.SPACES - s.customs.tolist().count(NOBODY)) / _CUSTOMS_END[edition][s.players],
    )
    return max(2.0, min(WHOLE_GAME * (1 - done), s.orders_left + 2, WHOLE_GAME + FEW_ROUNDS - s.round))


def _pieces_left(s):
    return list(zip(s.hand.tolist(), s.warehouse.tolist(), strict=True))[: s.players]


def lasting(s, player):
    """What works in every later turn: pieces and technologies."""
    hand, warehouse = s.hand.tolist()[player], s.warehouse.tolist()[player]
    value = min(hand[0] + sum(s.assistants.tolist()[player]), _W.most_assistants) * _W.assistant
    value += hand[1] * _W.shop_in_hand + hand[2] * _W.trading_house_in_hand
    value += (t.ALL_SHOPS - hand[1] - warehouse[1]) * _W.shop
    value += (t.ALL_TRADING_HOUSES - hand[2] - warehouse[2]) * _W.trading_house
    return value + sum(_CARD_WORTH[card] for card in _cards_of(s, player))


def _cards_of(s, player):
    owned = s.technologies[player]
    while owned:
        yield (owned & -owned).bit_length() - 1
        owned &= owned - 1


def holdings(s, player, goods, soon):
    """Goods, imports and yen: what they buy while there is time, what final scoring gives at last."""
    value = s.imports[player] * _W.imports + min(s.yen[player], _W.much_yen) * _W.yen
    value += sum(min(count, _W.plenty) * price for count, price in zip(goods, _PRICES, strict=True))
    final = s.imports[player] + s.yen[player] / t.YEN_PER_VP + sum(goods) / t.GOODS_PER_VP
    return soon * value + (1 - soon) * final


def cards(s, player, goods, flags, soon):
    """Agents, flags that lack one for a pair, orders in hand by closeness."""
    agents = s.free_agents[player] + sum(s.agents.tolist()[player])
    value = agents * (1 + soon * (_W.agent - 1))
    for left, count in zip(s.agents_left, flags, strict=True):
        if left and count % 2:
            value += soon * _W.pair
    for order in s.orders.tolist()[player]:
        if order >= 0:
            worth = _ORDER_WORTH[order] + _W.flag
            for have, need, price in zip(goods, _ORDER_GOODS[order], _PRICES, strict=True):
                worth -= need * price
                if need > have:
                    worth -= _W.missing * (need - have)
            value += soon * _W.order * max(worth, _W.order)
    return value


def country_sets(flags):
    return sum(_SETS[sum(count >= k for count in flags)] for k in range(1, max(flags) + 1))


def majorities(s, player, certainty):
    """Prizes as they stand, the surer the nearer the end."""
    dummy = s.players == 2 and s.option_edition == SYNAPSES
    value = 0
    for board, prizes in ((s.church, _CHURCH_PRIZE), (s.customs, _CUSTOMS_PRIZE)):
        value += _prize([_presence(board, p) for p in (*range(s.players), DUMMY)], player, prizes)
    values = [sum(_CARD_VALUE[card] for card in _cards_of(s, p)) for p in range(s.players)]
    value += _prize([*values, t.DUMMY_HALVES / 2 if dummy else 0], player, _TECHNOLOGY_PRIZE)
    return value * (_W.majority + (1 - _W.majority) * certainty)


def _prize(strengths, player, prizes):
    own = strengths[player]
    better = sum(other > own for other in strengths)
    return prizes[better] if own and better < len(prizes) else 0


def _presence(board, who):
    """Assistants first, then the right-most of them."""
    strength = 0
    for space, owner in enumerate(board):
        if owner == who:
            strength += 100 - strength % 100 + space + 1
    return strength


def achievements(s, player):
    """Those in reach, by the square of the part already there."""
    value = 0.0
    for stack in range(3):
        if not (s.achieved[stack] >> player) & 1:
            achievement = s.achievement[stack]
            part = 1.0
            for need, count in _NEEDS[achievement]:
                part *= min(1.0, _owned(s, player, need) / count)
            prize = _LATER[achievement] if s.achieved[stack] else _FIRST[achievement]
            value += _W.achievement * prize * part * part
    return value


def _owned(s, player, need):
    if need < t.NEED_YEN:
        return s.goods[player, need]
    if need == t.NEED_YEN:
        return s.yen[player]
    if need == t.NEED_TOKENS:
        agents = sum(s.agents.tolist()[player]) + sum(s.used_agents.tolist()[player])
        return s.tokens[player].bit_count() + agents + (s.reward[player] == t.FREE_AGENT_REWARD)
    if need == t.NEED_ORDERS:
        return s.completed[player].bit_count()
    if need == t.NEED_TECHNOLOGIES:
        return s.technologies[player].bit_count()
    areas = t.PRODUCTION if need == t.NEED_PRODUCTION else t.COMMERCIAL
    built = enumerate(zip(s.trading_house, s.shops.tolist(), strict=True))
    return sum((areas >> area) & 1 and (player == house or player in shops) for area, (house, shops) in built)


def prospects(s, player, goods):
    """The best areas for the next turns, at the power that one more assistant and the president would make."""
    hand, presidents = s.hand.tolist()[player], s.president.tolist()
    more = min(hand[ASSISTANT], 1)
    shops = s.shops.tolist()
    found = []
    for area, assistants in enumerate(s.assistants.tolist()[player]):
        if not (s.in_play >> area) & 1 or area == t.CANAL or not assistants + more:
            continue
        house = s.trading_house[area]
        power = assistants + more + 1 + (player in shops[area]) + (house == player)
        if s.station == area and s.option_edition == SYNAPSES:
            power += 1
        worth = action_worth(s, player, area, min(power, t.MAX_POWER), goods)
        if power >= t.BUILDING_POWER:
            if hand[TRADING_HOUSE] and house == NOBODY:
                worth += _W.build_trading_house
            elif hand[SHOP] and player not in shops[area] and NOBODY in shops[area]:
                worth += _W.build_shop
        if power >= t.MAX_POWER and s.token[area] != NOBODY:
            worth += _W.token
        for p in range(s.players):
            if presidents[p] == area:
                worth *= _W.stay if p == player else _W.rival_president
        found.append(worth)
    found.sort(reverse=True)
    return sum(weight * worth for weight, worth in zip(_W.prospects, found, strict=False))


def action_worth(s, player, area, power, goods):
    """What the area's own action gives at that power, in VP."""
    kind = _KIND[area]
    given = _GIVES[kind][power]
    if kind < t.BANK:
        return given * _PRICES[kind]
    if kind == t.BANK:
        return given * _W.yen
    if kind == t.EMPLOYMENT_AGENCY:
        return given * _W.hire
    if kind == t.CHINATOWN_KIND:
        return given * _W.exchange
    if kind == t.PORT_KIND:
        room = s.orders[player, t.HAND_LIMIT - 1] == NOBODY
        return (_W.order_taken if room and power > 1 else 0.0) + _PORT_VP[power]
    if kind == t.LABORATORY_KIND:
        return min(power, given + s.imports[player] + s.yen[player] // 2 - 2) * _W.technology
    if kind == t.CHURCH_KIND:
        kinds = sum(count > 0 for count in goods) + (s.imports[player] > 0) + (s.yen[player] > 1)
        return _best_space(s.church, _CHURCH_WORTH, _FAITH, power, power + kinds, _W.faith)
    return _best_space(s.customs, _CUSTOMS_WORTH, _IMPORTS, 0, min(power - 1, s.imports[player]), _W.imports)


def _best_space(board, worths, numbers, free, most, price):
    """The best empty space of a board whose number is in reach, less what it costs beyond the free part."""
    best = 0.0
    for owner, worth, number in zip(board, worths, numbers, strict=True):
        if owner == NOBODY and number <= most:
            best = max(best, worth - price * max(0, number - free))
    return best
