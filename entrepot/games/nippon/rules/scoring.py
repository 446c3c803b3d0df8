"""Goals reached, final scoring and winner (NZ-1701 … NZ-1719, NZ-2064)."""

from entrepot.engine.language.rule import rule

from ..box.tables import (
    CONTRACT_VP,
    FACTORY_CELLS,
    FACTORY_VP,
    FAVOR_VP,
    LEFT_PER_VP,
    MONEY_PER_VP,
    PIECE_LOWER,
    PIECE_UPPER,
    RATINGS,
    TRACK_LOWER,
    TRACK_UPPER,
)
from .contracts import count_contracts
from .factories import count_factories

FIRST_TRACK, FACTORIES, CONTRACTS, GOALS = 3, 6, 7, 8  # the goals: three fleets, three tracks, factories, contracts
IN_PLAY, LEFTOVERS, MONEY_LEFT = 0, 9, 10  # columns of the sheet; the goals lie between
LOWEST_RATING = 4


@rule
def points(s, player):
    """So far; once the game is over, all."""
    return s.vp[player]


@rule
def reached(s, player, goal):
    """How many of the two thresholds of a fleet or a track the player has reached."""
    if goal < FIRST_TRACK:
        return (s.taken[player, goal] >= PIECE_LOWER) + (s.taken[player, goal] >= PIECE_UPPER)
    space = s.marker[player, goal - FIRST_TRACK]
    return (space >= TRACK_LOWER) + (space >= TRACK_UPPER)


@rule
def favor_vp(s, player, goal):
    """What the favor token on a goal is worth."""
    level = s.favor[player, goal]
    if level == 0:
        return 0
    if goal == FACTORIES:
        return FACTORY_VP[count_factories(s, player), level]
    if goal == CONTRACTS:
        return CONTRACT_VP[count_contracts(s, player), level]
    columns = reached(s, player, goal)
    if columns == 0:
        return 0
    return FAVOR_VP[columns - 1, level]


@rule
def goods_left(s, player):
    """Under all factories, and those that never found one."""
    goods = s.waiting_goods[player]
    for slot in range(FACTORY_CELLS):
        goods += s.goods[player, slot]
    return goods


@rule
def left_over(s, player):
    """Resources and goods that score together; coal only where it is chosen."""
    left = s.silk[player] + s.iron[player] + goods_left(s, player)
    if s.option_coal_vp:
        left += s.coal[player] + s.kept_coal[player]
    return left


@rule
def score_player(s, player):
    s.sheet[player, IN_PLAY] = s.vp[player]
    for goal in range(GOALS):
        s.sheet[player, 1 + goal] = favor_vp(s, player, goal)
    s.sheet[player, LEFTOVERS] = left_over(s, player) // LEFT_PER_VP
    s.sheet[player, MONEY_LEFT] = s.money[player] // MONEY_PER_VP
    total = 0
    for column in range(MONEY_LEFT + 1):
        total += s.sheet[player, column]
    s.vp[player] = total


@rule
def lateness(s, player):
    """Larger for players who took their last turn later."""
    return (player - s.holder + s.players) % s.players


@rule
def final_scoring(s):
    """All points; the later last turn breaks a tie."""
    for player in range(s.players):
        score_player(s, player)
    for player in range(s.players):
        s.rank[player] = 1
        for other in range(s.players):
            if s.vp[other] > s.vp[player]:
                s.rank[player] += 1
            elif s.vp[other] == s.vp[player] and lateness(s, other) > lateness(s, player):
                s.rank[player] += 1
    s.over = 1


@rule
def rating(vp):
    """Of a won solo game: 0 is the best; who passes no threshold has the lowest."""
    for n in range(LOWEST_RATING):
        if vp > RATINGS[n]:
            return n
    return LOWEST_RATING
