"""Influence in the regions, and its scoring at the end of a period (NZ-1601 … NZ-1618)."""

from entrepot.engine.language.rule import rule

from ..box.tables import (
    AB_STRONGER_TRAINS,
    ABILITY,
    ABILITY_COUNT,
    FACTORY_CELLS,
    MOST_TRAIN_CELLS,
    PERIOD,
    PLACE_VP,
    PRINTED,
    TRAIN_INFLUENCE,
)
from ..record import AUTOMA, NOBODY
from .production import side_of

CELLS_OF_REGION = 8
REGIONS = 4
PLACES = 4


@rule
def seats(s):
    """Who takes turns and places: the players, and the Automa in a solo game."""
    return max(2, s.players)


@rule
def influence_per_train(s, player):
    if s.players == 1 and player == AUTOMA:
        return TRAIN_INFLUENCE
    for slot in range(FACTORY_CELLS):
        token = s.factory[player, slot]
        if token != NOBODY and ABILITY[token, side_of(s, token)] == AB_STRONGER_TRAINS:
            return ABILITY_COUNT[token, side_of(s, token)]
    return TRAIN_INFLUENCE


@rule
def influence_of(s, player, region):
    """Tokens, and trains where there is a token too; the Automa's trains count by themselves."""
    tokens = 0
    for n in range(CELLS_OF_REGION):
        cell = region * CELLS_OF_REGION + n
        if s.token[cell] and s.owner[cell] == player:
            tokens += s.token[cell]
    if tokens == 0 and not (s.players == 1 and player == AUTOMA):
        return 0
    trains = 0
    for cell in range(MOST_TRAIN_CELLS):
        if s.trains[region, cell] == player:
            trains += 1
    if trains:
        return tokens + trains * influence_per_train(s, player)
    return tokens


@rule
def foreign_influence(s, region):
    """The printed values that no token covers."""
    total = 0
    for n in range(CELLS_OF_REGION):
        cell = region * CELLS_OF_REGION + n
        if s.token[cell] == 0:
            total += PRINTED[cell]
    return total


@rule
def contender(s, region, number):
    """The influence of a seat, or after the seats of the foreign companies."""
    if number == seats(s):
        return foreign_influence(s, region)
    return influence_of(s, number, region)


@rule
def place_vp(s, period, place):
    """The VP of a place, from 0; with two contenders at the table the second printed value is not used."""
    if s.players <= 2 and place > 0:
        place += 1
    if place >= PLACES:
        return 0
    return PLACE_VP[period, place]


@rule
def share(s, region, player):
    """The VP of the place a player takes; those who tie add up their places and share, rounded down."""
    own = influence_of(s, player, region)
    if own == 0:
        return 0
    above = 0
    equal = 0
    for number in range(seats(s) + 1):
        influence = contender(s, region, number)
        if influence > own:
            above += 1
        elif influence == own:
            equal += 1
    total = 0
    for place in range(above, above + equal):
        total += place_vp(s, PERIOD[s.round], place)
    return total // equal


@rule
def score_influence(s):
    """Region by region; who only takes a place keeps no score."""
    for region in range(REGIONS):
        for player in range(s.players):
            s.vp[player] += share(s, region, player)
