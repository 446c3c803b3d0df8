"""What a position is worth to a player, in thousandths of a VP: what is scored, what will be, and what earns it.

Every weight has a name and a word. Nothing that matters is hidden, so a bot may ask it on a guess.
"""

import numpy as np

from entrepot.engine.language.rule import count_bits, rule

from ..box import tables as t
from ..box.tables import (
    ALL_ROWS,
    DARK_SPACES,
    FACTORY_CELLS,
    LEFT_PER_VP,
    MONEY_PER_VP,
    MOST_TRAIN_CELLS,
    PERIOD,
    PRINTED,
    ROUND_SPACES,
    SECOND_BONUS_WORKERS,
    SOLO_NEEDS,
)
from ..record import AUTOMA, NOBODY, OLD
from ..rules.contracts import count_contracts
from ..rules.factories import count_factories
from ..rules.goals import standing
from ..rules.influence import CELLS_OF_REGION, PLACES, influence_per_train, seats
from ..rules.production import side_of
from ..rules.scoring import CONTRACTS, FACTORIES, FIRST_TRACK, GOALS
from ..rules.workers import EXPERT, colours_of, count_workers

ONE = 1000  # a VP, a round or the whole of anything, in thousandths

# What can be spent. At the end each fades to what final scoring gives for it.
MONEY = 450
COAL = 500
SILK = 600
IRON = 850
GOODS = (0, 1100, 1600, 2200)  # 1 good by level
PLENTY = 14  # beyond this much money, more is discarded before it buys anything
MUCH_COAL = 8
# What works until the end, over a whole game.
MONEY_INCOME = 1600  # 1 money more at every consolidation
COAL_INCOME = 1800
SCIENCE = 1500  # 1 science level, up to the one that builds everything
IMPROVED = 2200  # a department
FACTORY = (0, 5000, 7000, 9000)  # by level
MACHINE = 3500
SPECIAL = 4000  # a factory whose ability lasts or modifies
FREE_TOKEN = 900  # an influence token at hand, by its value
MEAN_TOKEN = 4  # a token of this value has that worth
# Goals: the part of a favor token's VP that is near.
GOAL = 550  # what a token is worth by the way gone to the next threshold
NO_GOAL = 250  # the same where no token lies yet, by what the lowest free token would give
# Influence: the part of a place's VP that holding it now is worth, for the next scoring and each after it.
NEXT_SCORING = 850
LATER_SCORING = 350
LEAD = 250  # each influence beyond the next contender,
MOST_LEAD = 3  # up to three
# Workers wait to be consolidated.
WORKER = 1400  # for the favor token they lead to
COLOUR = -1100  # the salary of one more colour
DEPARTMENT = 1000  # the bonus of the lowest, and of the topmost from four on
# The end, and what is left until then.
RANK = 100_000  # each place in the final ranks
SOLO_GOAL = 60_000  # without the goals of a solo game all points are in vain
LAST_ROUND = 300  # each of the short rounds at the end
ENDING = 200  # what is left of the last one
BEYOND_QUEUE = 1200  # the round under way once its queue is empty, and the short ones

SCIENCE_ENOUGH = 6
WHOLE_GAME = 8  # rounds
KYUSHU, KANSAI, TOKAIDO, NORTH = range(4)
LANE = 12  # bits: the influence of all contenders in a region lies side by side in one number
IN_LANE = (1 << LANE) - 1
LEAST = -(1 << 40)  # less than any position is worth


def _table(values):
    return np.array(values, dtype=np.int64)


def _factory_worth(factory):
    """By the side that lies up."""
    level = FACTORY[t.LEVEL[t.TYPE_OF[factory]]]
    return [level + (SPECIAL if kind != t.IMMEDIATE else 0) for kind in t.ABILITY_CLASS[factory]]


GOODS_WORTH = _table([GOODS[t.LEVEL[kind]] for kind in t.TYPE_OF])  # [factory]
FACTORY_WORTH = _table([_factory_worth(factory) for factory in range(OLD)])  # [factory, side]
TRACK_WORTH = _table([
    [SCIENCE * min(space, SCIENCE_ENOUGH) for space in range(t.LAST_SPACE + 1)],
    COAL_INCOME * (t.COAL_INCOME - t.COAL_INCOME[1]),
    MONEY_INCOME * (t.MONEY_INCOME - t.MONEY_INCOME[1]),
])  # [track, space]  # fmt: skip


def _place_worth(period, few):
    """[contenders above, contenders equal]: those who tie share their places, the player among them."""
    later = sum(t.PLACE_VP[period + 1 :])
    shares = (NEXT_SCORING * t.PLACE_VP[period] + LATER_SCORING * later).tolist()
    if few:
        shares.pop(1)
    shares += [0] * 2 * PLACES
    contenders = range(PLACES + 2)
    return [[sum(shares[above : above + equal]) // max(1, equal) for equal in contenders] for above in contenders]


PLACE_WORTH = _table([[_place_worth(period, few) for few in (0, 1)] for period in range(3)])


def _threshold_worth(here, marks, vp, sure, near):
    """A fleet or track: VP of the threshold reached, and of the next by the square of the part of the way to it."""
    reached = (here >= marks[1]) + (here >= marks[2])
    value = sure * vp[reached]
    if reached < 2:
        gone, way = here - marks[reached], marks[reached + 1] - marks[reached]
        value += near * (vp[reached + 1] - vp[reached]) * gone**2 // way**2
    return value


def _goal_worth(goal, level, sure, near):
    """By how much the player has of it."""
    if level == 0:
        return []
    vp = (0, *t.FAVOR_VP[:, level])
    if goal < FIRST_TRACK:
        marks = (0, t.PIECE_LOWER, t.PIECE_UPPER)
        return [_threshold_worth(here, marks, vp, sure, near) for here in range(t.PIECES + 1)]
    if goal < FACTORIES:
        marks = (1, t.TRACK_LOWER, t.TRACK_UPPER)
        return [0, *(_threshold_worth(here, marks, vp, sure, near) for here in range(1, t.LAST_SPACE + 1))]
    by_cells = t.FACTORY_VP if goal == FACTORIES else t.CONTRACT_VP
    return [sure * vp for vp in by_cells[:, level]]


def _goals_worth(sure, near):
    """[goal, how much of it, level of the favor token]"""
    most = max(t.PIECES, t.LAST_SPACE, t.FACTORY_CELLS, t.CONTRACT_CELLS)
    found = np.zeros((GOALS, most + 1, 4), dtype=np.int64)
    for goal in range(GOALS):
        for level in range(4):
            column = _goal_worth(goal, level, sure, near)
            found[goal, : len(column), level] = column
    return found


WITH_TOKEN = _goals_worth(ONE, GOAL)
WITHOUT_TOKEN = _goals_worth(NO_GOAL, NO_GOAL)


@rule
def evaluate(s, player):
    """What the player may expect, less what the best opponent has."""
    if s.over:
        return outcome(s, player)
    per_train = influence_per_trains(s)
    kyushu = influences(s, KYUSHU, per_train)
    kansai = influences(s, KANSAI, per_train)
    tokaido = influences(s, TOKAIDO, per_train)
    north = influences(s, NORTH, per_train)
    best = 0 if s.players == 1 else LEAST
    for other in range(s.players):
        if other != player:
            best = max(best, ONE * s.vp[other] + regions(s, other, kyushu, kansai, tokaido, north) // 2)
    return worth(s, player) + regions(s, player, kyushu, kansai, tokaido, north) - best


@rule
def outcome(s, player):
    """Once the game is over."""
    best = 0 if s.players == 1 else LEAST
    for other in range(s.players):
        if other != player:
            best = max(best, ONE * s.vp[other])
    return 2 * ONE * s.vp[player] - best - RANK * s.rank[player]


@rule
def worth(s, player):
    """All but the regions."""
    left = rounds_left(s)
    value = ONE * s.vp[player] + goals(s, player) + holdings(s, player, min(ONE, left // 2))
    value += left * lasting(s, player) // (WHOLE_GAME * ONE) + min(ONE, left) * waiting(s, player) // ONE
    if s.players == 1:
        value += solo(s)
    return value


@rule
def rounds_left(s):
    """Of the eight; the three last ones are short."""
    if s.round > DARK_SPACES:
        return LAST_ROUND * (ROUND_SPACES - s.round) + ENDING
    rows = 0
    for row in range(ALL_ROWS):
        rows += s.queue[row, 0] != NOBODY
    return ONE * (DARK_SPACES - s.round) + ONE * rows // ALL_ROWS + BEYOND_QUEUE


@rule
def holdings(s, player, soon):
    """What can be spent, and what final scoring gives at last."""
    coal = s.coal[player] + s.kept_coal[player]
    left = s.silk[player] + s.iron[player] + (coal if s.option_coal_vp else 0)
    value = min(s.money[player], PLENTY) * MONEY + min(coal, MUCH_COAL) * COAL
    value += s.silk[player] * SILK + s.iron[player] * IRON
    for slot in range(FACTORY_CELLS):
        if s.factory[player, slot] != NOBODY:
            left += s.goods[player, slot]
            value += s.goods[player, slot] * GOODS_WORTH[s.factory[player, slot]]
    final = ONE * left // LEFT_PER_VP + ONE * s.money[player] // MONEY_PER_VP
    return (soon * value + (ONE - soon) * final) // ONE


@rule
def lasting(s, player):
    """Income, science, departments, factories and machines: they work in every later turn."""
    value = count_bits(s.improved[player]) * IMPROVED
    for track in range(3):
        value += TRACK_WORTH[track, s.marker[player, track]]
    for slot in range(FACTORY_CELLS):
        token = s.factory[player, slot]
        if token != NOBODY and token < OLD:
            value += FACTORY_WORTH[token, side_of(s, token)] + count_bits(s.machines[player, slot]) * MACHINE
    tokens = 0
    for number in range(1, 8):
        tokens += number * s.tokens[player, number]
    return value + tokens * FREE_TOKEN // MEAN_TOKEN


@rule
def waiting(s, player):
    """What the next consolidation will bring for the workers hired so far."""
    count = count_workers(s, player)
    if count == 0:
        return 0
    value = count * WORKER + count_bits(colours_of(s, player)) * COLOUR + DEPARTMENT
    if count >= SECOND_BONUS_WORKERS:
        if s.workers[player, count - 1] % EXPERT != s.workers[player, 0] % EXPERT:
            value += DEPARTMENT
    return value


@rule
def goals(s, player):
    """Favor tokens as they stand and as they may come to stand."""
    lowest = lowest_free(s, player)
    value = goal_worth(s, player, FACTORIES, count_factories(s, player), lowest)
    value += goal_worth(s, player, CONTRACTS, count_contracts(s, player), lowest)
    for n in range(3):
        value += goal_worth(s, player, n, s.taken[player, n], lowest)
        value += goal_worth(s, player, FIRST_TRACK + n, s.marker[player, n], lowest)
    return value


@rule
def lowest_free(s, player):
    """The level of the lowest favor token in the stacks, 0 when none is left."""
    for level in range(3):
        if s.favors_left[player, level]:
            return level + 1
    return 0


@rule
def goal_worth(s, player, goal, here, free):
    if s.favor[player, goal]:
        return WITH_TOKEN[goal, here, s.favor[player, goal]]
    return WITHOUT_TOKEN[goal, here, free]


@rule
def influence_per_trains(s):
    """Of all seats, a lane each."""
    found = 0
    for seat in range(seats(s)):
        found += influence_per_train(s, seat) << (LANE * seat)
    return found


@rule
def influences(s, region, per_train):
    """The influence of all seats in a region and after them of the foreign companies, a lane each."""
    tokens = 0
    foreign = LANE * seats(s)
    for cell in range(region * CELLS_OF_REGION, (region + 1) * CELLS_OF_REGION):
        if s.owner[cell] == NOBODY:
            tokens += PRINTED[cell] << foreign
        else:
            tokens += s.token[cell] << (LANE * s.owner[cell])
    found = tokens
    for cell in range(MOST_TRAIN_CELLS):
        seat = s.trains[region, cell]
        if seat != NOBODY:
            # a train counts beside a token; the Automa's count by themselves
            if (tokens >> (LANE * seat)) & IN_LANE or (s.players == 1 and seat == AUTOMA):
                found += per_train & (IN_LANE << (LANE * seat))
    return found


@rule
def regions(s, player, kyushu, kansai, tokaido, north):
    """Places held in the regions, for the scorings to come."""
    value = place(s, player, kyushu) + place(s, player, kansai)
    return value + place(s, player, tokaido) + place(s, player, north)


@rule
def place(s, player, lanes):
    """The place held in one region, and the lead over the next contender."""
    own = (lanes >> (LANE * player)) & IN_LANE
    if own == 0:
        return 0
    above = 0
    equal = 0  # the player too
    below = 0
    while lanes:
        influence = lanes & IN_LANE
        lanes = lanes >> LANE
        if influence > own:
            above += 1
        elif influence == own:
            equal += 1
        else:
            below = max(below, influence)
    few = 1 if s.players <= 2 else 0  # one of the places is not used
    return PLACE_WORTH[PERIOD[s.round], few, above, equal] + min(MOST_LEAD, own - below) * LEAD


@rule
def solo(s):
    """The goals of a solo game, by the part that is reached."""
    value = 0
    for n in range(3):
        if s.solo_goal[n] != NOBODY:
            need = SOLO_NEEDS[s.solo_goal[n]]
            value += SOLO_GOAL * min(need, standing(s, 0, s.solo_goal[n])) // need
    return value
