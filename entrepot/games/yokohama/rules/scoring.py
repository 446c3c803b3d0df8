"""Final scoring and winner (YK-1701 … YK-1722, the dummy YK-1806 … YK-1813)."""

from entrepot.engine.language.rule import rule

from ..box.tables import (
    ALL_CARDS,
    CARD_VALUE,
    CHURCH_PRIZE,
    CUSTOMS_PRIZE,
    DUMMY_HALVES,
    GOODS_PER_VP,
    SET_VP,
    SPACES,
    TECHNOLOGY_PRIZE,
    YEN_PER_VP,
)
from ..record import DUMMY, SYNAPSES
from .countries import flags

IN_PLAY, CHURCH, CUSTOMS, TECHNOLOGY, COUNTRIES, LEFTOVERS = range(6)  # the columns of the sheet


@rule
def points(s, player):
    """So far; once the game is over, all."""
    return s.vp[player]


@rule
def presence(s, board, who):
    """Strength on the Church (0) or Customs (1) board: assistants first, then the right-most of them; 0 is none."""
    count = 0
    rightmost = 0
    for space in range(SPACES):
        owner = s.customs[space] if board else s.church[space]
        if owner == who:
            count += 1
            rightmost = space + 1
    return count * (SPACES + 1) + rightmost


@rule
def production(s, who):
    """Production values in halves, for the dummy has 7.5, with turn order breaking ties; 0 is none."""
    if who == DUMMY:
        if s.players == 2 and s.option_edition == SYNAPSES:
            return DUMMY_HALVES * 8
        return 0
    total = 0
    for card in range(ALL_CARDS):
        if (s.technologies[who] >> card) & 1:
            total += CARD_VALUE[card]
    if total == 0:
        return 0
    return total * 2 * 8 + nearness(s, who)


@rule
def nearness(s, player):
    """Larger for players nearer to the first player, counted clockwise."""
    return s.players - (player - s.first + s.players) % s.players


@rule
def strength(s, column, who):
    if column == TECHNOLOGY:
        return production(s, who)
    return presence(s, column - CHURCH, who)


@rule
def prize(s, column, place):
    if column == CHURCH:
        return CHURCH_PRIZE[place]
    if column == CUSTOMS:
        return CUSTOMS_PRIZE[place]
    return TECHNOLOGY_PRIZE[place]


@rule
def score_majority(s, column):
    """First and second prize; a place that the dummy takes is lost."""
    for player in range(s.players):
        own = strength(s, column, player)
        better = 0
        for rival in range(DUMMY + 1):
            if (rival < s.players or rival == DUMMY) and strength(s, column, rival) > own:
                better += 1
        if own > 0 and better < 2:
            s.sheet[player, column] = prize(s, column, better)


@rule
def country_sets(s, player):
    """Set k holds every country of which the player owns at least k flags, which is the best division (YK-1716)."""
    total = 0
    k = 1
    while True:
        size = 0
        for country in range(5):
            if flags(s, player, country) >= k:
                size += 1
        if size == 0:
            return total
        total += SET_VP[size]
        k += 1


@rule
def leftovers(s, player):
    goods = 0
    for good in range(4):
        goods += s.goods[player, good]
    agents = s.free_agents[player]
    for country in range(5):
        agents += s.agents[player, country]
    return agents + s.imports[player] + s.yen[player] // YEN_PER_VP + goods // GOODS_PER_VP


@rule
def score(s):
    """Fill the sheet, add it up, rank the players. Orders still in hand count for nothing."""
    for player in range(s.players):
        s.sheet[player, IN_PLAY] = s.vp[player]
        s.sheet[player, COUNTRIES] = country_sets(s, player)
        s.sheet[player, LEFTOVERS] = leftovers(s, player)
    score_majority(s, CHURCH)
    score_majority(s, CUSTOMS)
    score_majority(s, TECHNOLOGY)
    for player in range(s.players):
        total = 0
        for column in range(LEFTOVERS + 1):
            total += s.sheet[player, column]
        s.vp[player] = total
    for player in range(s.players):
        s.rank[player] = 1
        for rival in range(s.players):
            if s.vp[rival] > s.vp[player]:
                s.rank[player] += 1
            if s.vp[rival] == s.vp[player] and nearness(s, rival) > nearness(s, player):
                s.rank[player] += 1
