"""What a position is worth to a player, in VP: what is scored, what will be, and what earns it.

Every weight has a name and a word. Nothing that matters is hidden, so a bot may ask it on a guess.
"""

from types import SimpleNamespace

from ..box import tables as t
from ..record import NOBODY, OLD
from ..rules.factories import count_factories
from ..rules.goals import standing
from ..rules.influence import contender, influence_of, seats
from ..rules.scoring import CONTRACTS, FACTORIES, FIRST_TRACK, GOALS, favor_vp, reached

WEIGHTS = SimpleNamespace(
    # What can be spent. At the end each fades to what final scoring gives for it.
    money=0.45,
    coal=0.5,
    silk=0.6,
    iron=0.85,
    goods=(0.0, 1.1, 1.6, 2.2),  # 1 good by level
    plenty=14,  # beyond this much money, more is discarded before it buys anything
    much_coal=8,
    # What works until the end, over a whole game.
    money_income=1.6,  # 1 money more at every consolidation
    coal_income=1.8,
    science=1.5,  # 1 science level, up to the one that builds everything
    improved=2.2,  # a department
    factory=(0.0, 5.0, 7.0, 9.0),  # by level
    machine=3.5,
    special=4.0,  # a factory whose ability lasts or modifies
    free_token=0.9,  # an influence token at hand, by its value
    # Goals: the part of a favor token's VP that is near.
    goal=0.55,  # what a token is worth by the way gone to the next threshold
    no_goal=0.25,  # the same where no token lies yet, by what the best free token would give
    # Influence: the part of a place's VP that holding it now is worth, for the next scoring and each after it.
    next_scoring=0.85,
    later_scoring=0.35,
    lead=0.25,  # each influence beyond the next contender, up to three
    # Workers wait to be consolidated.
    worker=1.4,  # for the favor token they lead to
    colour=-1.1,  # the salary of one more colour
    department=1.0,  # the bonus of the lowest, and of the topmost from four on
)
_W = WEIGHTS
SCIENCE_ENOUGH = 6
WHOLE_GAME = 8  # rounds
_LEVEL = t.LEVEL.tolist()
_TYPE = t.TYPE_OF.tolist()
_CLASS = t.ABILITY_CLASS.tolist()
_COAL = t.COAL_INCOME.tolist()
_MONEY = t.MONEY_INCOME.tolist()
_PLACE_VP = t.PLACE_VP.tolist()
_PERIOD = t.PERIOD.tolist()
_FAVOR_VP = t.FAVOR_VP.tolist()
_FACTORY_VP = t.FACTORY_VP.tolist()
_CONTRACT_VP = t.CONTRACT_VP.tolist()
_FAVOR_LEVEL = t.FAVOR_LEVEL.tolist()


def evaluate(s, player):
    """VP the player may expect, less what the best opponent has."""
    others = [p for p in range(s.players) if p != player]
    if s.over:
        best = max((s.vp[p] for p in others), default=0)
        return 2.0 * s.vp[player] - best - 100 * s.rank[player]
    left = rounds_left(s)
    value = worth(s, player, left)
    return value - max((s.vp[p] + 0.5 * regions(s, p) for p in others), default=0)


def worth(s, player, left):
    future = left / WHOLE_GAME
    value = s.vp[player] + goals(s, player) + regions(s, player)
    value += holdings(s, player, min(1.0, left / 2))
    value += future * lasting(s, player) + min(1.0, left) * waiting(s, player)
    if s.players == 1:
        value += solo(s)
    return value


def rounds_left(s):
    """Of the eight; the three last ones are short."""
    if s.round > t.DARK_SPACES:
        return 0.3 * (t.ROUND_SPACES - s.round) + 0.2
    rows = sum(row[0] != NOBODY for row in s.queue.tolist()) / 5
    return t.DARK_SPACES - s.round + rows + 1.2


def holdings(s, player, soon):
    """What can be spent, and what final scoring gives at last."""
    goods = 0.0
    count = 0
    for factory, number in zip(s.factory.tolist()[player], s.goods.tolist()[player], strict=True):
        if factory != NOBODY and number:
            goods += number * _W.goods[_LEVEL[_TYPE[factory]]]
            count += number
    coal = s.coal[player] + s.kept_coal[player]
    value = min(s.money[player], _W.plenty) * _W.money + min(coal, _W.much_coal) * _W.coal
    value += s.silk[player] * _W.silk + s.iron[player] * _W.iron + goods
    left = s.silk[player] + s.iron[player] + count + (coal if s.option_coal_vp else 0)
    final = left / t.LEFT_PER_VP + s.money[player] / t.MONEY_PER_VP
    return soon * value + (1 - soon) * final


def lasting(s, player):
    """Income, science, departments, factories and machines: they work in every later turn."""
    science, mining, finance = s.marker.tolist()[player]
    value = (_MONEY[finance] - _MONEY[1]) * _W.money_income + (_COAL[mining] - _COAL[1]) * _W.coal_income
    value += min(science, SCIENCE_ENOUGH) * _W.science + s.improved[player].bit_count() * _W.improved
    for factory, machines in zip(s.factory.tolist()[player], s.machines.tolist()[player], strict=True):
        if factory == NOBODY or factory >= OLD:
            continue
        value += _W.factory[_LEVEL[_TYPE[factory]]] + machines.bit_count() * _W.machine
        if _CLASS[factory][(s.side_b >> factory) & 1] != t.IMMEDIATE:
            value += _W.special
    tokens = s.tokens.tolist()[player]
    return value + sum(number * count for number, count in enumerate(tokens)) * _W.free_token / 4


def waiting(s, player):
    """What the next consolidation will bring for the workers hired so far."""
    workers = [w % 6 for w in s.workers.tolist()[player] if w != NOBODY]
    if not workers:
        return 0.0
    colours = len(set(workers))
    value = len(workers) * _W.worker + colours * _W.colour + _W.department
    if len(workers) >= t.SECOND_BONUS_WORKERS and workers[-1] != workers[0]:
        value += _W.department
    return value


def goals(s, player):
    """Favor tokens as they stand and as they may come to stand."""
    value = 0.0
    levels = [level for level in (1, 2, 3) if s.favors_left[player, level - 1]]
    for goal in range(GOALS):
        level = s.favor[player, goal]
        if level:
            value += favor_vp(s, player, goal) + _W.goal * _nearness(s, player, goal, level)
        elif levels:
            value += _W.no_goal * (_would_be(s, player, goal, levels[0]) + _nearness(s, player, goal, levels[0]))
    return value


def _would_be(s, player, goal, level):
    if goal == FACTORIES:
        return _FACTORY_VP[count_factories(s, player)][level]
    if goal == CONTRACTS:
        return _CONTRACT_VP[s.fulfilled[player].bit_count()][level]
    columns = reached(s, player, goal)
    return _FAVOR_VP[columns - 1][level] if columns else 0


def _nearness(s, player, goal, level):
    """VP of the next threshold by the part of the way to it."""
    if goal >= FACTORIES:
        return 0.0
    columns = reached(s, player, goal)
    if columns == 2:
        return 0.0
    if goal < FIRST_TRACK:
        marks, here = (0, t.PIECE_LOWER, t.PIECE_UPPER), s.taken[player, goal]
    else:
        marks, here = (1, t.TRACK_LOWER, t.TRACK_UPPER), s.marker[player, goal - FIRST_TRACK]
    gain = _FAVOR_VP[columns][level] - (_FAVOR_VP[columns - 1][level] if columns else 0)
    part = (here - marks[columns]) / (marks[columns + 1] - marks[columns])
    return gain * part * part


def regions(s, player):
    """Places held in the regions, for the scorings to come."""
    period = _PERIOD[s.round]
    shares = [_W.next_scoring * vp for vp in _PLACE_VP[period]]
    for later in range(period + 1, 3):
        shares = [share + _W.later_scoring * vp for share, vp in zip(shares, _PLACE_VP[later], strict=True)]
    if s.players <= 2:
        shares = [shares[0], shares[2], shares[3]]
    value = 0.0
    for region in range(4):
        own = influence_of(s, player, region)
        if not own:
            continue
        rivals = [contender(s, region, n) for n in range(seats(s) + 1) if n != player]
        above = sum(rival > own for rival in rivals)
        equal = sum(rival == own for rival in rivals)
        taken = [shares[place] if place < len(shares) else 0.0 for place in range(above, above + equal + 1)]
        below = max((rival for rival in rivals if rival < own), default=0)
        value += sum(taken) / len(taken) + min(3, own - below) * _W.lead
    return value


def solo(s):
    """The goals of a solo game: without them all points are in vain."""
    value = 0.0
    for goal in s.solo_goal:
        if goal != NOBODY:
            need = int(t.SOLO_NEEDS[goal])
            value += 60 * min(1.0, standing(s, 0, goal) / need)
    return value
