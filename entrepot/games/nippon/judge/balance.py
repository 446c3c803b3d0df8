"""What must be true of every position: pieces conserved, nothing negative, nobody's supply touched by another."""

from typing import Any

from entrepot.engine.language.agenda import argument, top
from entrepot.engine.language.rule import count_bits, rule

from ..box.tables import (
    BAG_WORKERS,
    CONTRACT_CELLS,
    DESTINATION_COLOUR,
    FACTORIES_SHOWN,
    FACTORY_CELLS,
    FAVORS,
    GOODS_CELLS,
    HIRING_CELLS,
    IMPROVED_TILES,
    LAST_SPACE,
    LATE_SHOWN,
    MACHINE,
    MARKET_TOKENS,
    MOST_SHIP_CELLS,
    MOST_TRAIN_CELLS,
    PIECES,
    SHIP,
    START_TOKENS,
    TRACK_TOKEN,
    TRAIN,
    WORKER_CELLS,
)
from ..decisions import EVICTING
from ..record import AUTOMA, NOBODY, OLD
from ..rules.workers import EXPERT

WORKERS, EXPERTS, SHIPS, MACHINES, TRAINS, TOKENS, MARKETS, FACTORIES, TILES, FAVOR_TOKENS, CONTRACTS, TRACKS = range(
    1, 13
)
TILES, FAVOR_TOKENS, CONTRACTS, TRACKS, GOODS, NEGATIVE, AUTOMA_PIECES, GAPS = range(9, 17)

WORDS = {
    WORKERS: "the workers of a colour are not all there",
    EXPERTS: "an expert is in two places or in none",
    SHIPS: "a player's ships are not all there",
    MACHINES: "a player's machines are not all there",
    TRAINS: "a player's trains are not all there",
    TOKENS: "a player's influence tokens are not all there",
    MARKETS: "a local market holds too many influence tokens",
    FACTORIES: "a factory is in two places or in none",
    TILES: "the improved tiles of a department are not all there",
    FAVOR_TOKENS: "a player's favour tokens are not all there",
    CONTRACTS: "a player's contracts are not all there once",
    TRACKS: "a marker stands beside its track",
    GOODS: "goods lie beside their cells",
    NEGATIVE: "a player has less than nothing of something",
    AUTOMA_PIECES: "the Automa's pieces are not all there",
    GAPS: "a cell is empty before a filled one",
}

COLOURS, TYPES, REGIONS, CITIES, SIDES, CELLS, GOALS = 6, 6, 4, 8, 4, 32, 8


def conserved(s: Any) -> list[str]:
    """What is wrong with a position, in words; nothing, if all is well."""
    number = wrong(s)
    return [WORDS[number]] if number else []


@rule
def wrong(s):
    """0 when all is well, else the first number of WORDS that is not."""
    number = wrong_workers(s)
    if number:
        return number
    number = wrong_board(s)
    if number:
        return number
    for player in range(s.players):
        number = wrong_zaibatsu(s, player)
        if number:
            return number
        if anything_negative(s, player):
            return NEGATIVE
    if s.players == 1 and automa_trains(s) != PIECES:
        return AUTOMA_PIECES
    return 0


@rule
def wrong_workers(s):
    for cell in range(HIRING_CELLS):
        staff = 0
        for colour in range(COLOURS):
            staff += s.hiring[cell, colour]
        if staff != s.staff[cell]:
            return WORKERS
    for colour in range(COLOURS):
        count = s.bag[colour]
        for cell in range(HIRING_CELLS):
            count += s.hiring[cell, colour]
        for row in range(5):
            for n in range(3):
                count += s.queue[row, n] == colour
        for player in range(s.players):
            for cell in range(WORKER_CELLS):
                count += s.workers[player, cell] == colour
        if count != BAG_WORKERS[s.players] or s.bag[colour] < 0:
            return WORKERS
    for destination in range(6):
        holder = NOBODY
        found = 0
        for player in range(s.players):
            for cell in range(WORKER_CELLS):
                if s.workers[player, cell] == DESTINATION_COLOUR[destination] + EXPERT:
                    holder = player
                    found += 1
        if s.expert[destination] != holder or found > 1:
            return EXPERTS
    return 0


@rule
def wrong_board(s):
    for city in range(CITIES):
        count = 0
        for side in range(SIDES):
            if (s.token[city * SIDES + side] == 0) != (s.owner[city * SIDES + side] == NOBODY):
                return TOKENS
            count += s.token[city * SIDES + side] > 0
        if s.depth and top(s) == EVICTING and argument(s, 1) == city:
            count -= 1  # one of the lowest is about to return
        if count > MARKET_TOKENS[s.players]:
            return MARKETS
    seen = s.available
    for player in range(s.players):
        for slot in range(FACTORY_CELLS):
            token = s.factory[player, slot]
            if 0 <= token < OLD:
                if (seen >> token) & 1:
                    return FACTORIES
                seen = seen | (1 << token)
    shown = TYPES * FACTORIES_SHOWN[s.players] + (LATE_SHOWN[s.players] if s.option_late else 0)
    if count_bits(seen) != shown:
        return FACTORIES
    for destination in range(6):
        count = s.improved_left[destination]
        for player in range(s.players):
            count += (s.improved[player] >> DESTINATION_COLOUR[destination]) & 1
        if count != IMPROVED_TILES[s.players]:
            return TILES
    return 0


@rule
def wrong_zaibatsu(s, player):
    ships = 0
    for destination in range(6):
        for cell in range(MOST_SHIP_CELLS):
            ships += s.ships[destination, cell] == player
    if ships != s.taken[player, SHIP] or ships > PIECES:
        return SHIPS
    machines = s.waiting_machine[player]
    for slot in range(FACTORY_CELLS):
        machines += count_bits(s.machines[player, slot])
    if machines != s.taken[player, MACHINE] or machines > PIECES:
        return MACHINES
    if trains_of(s, player) != s.taken[player, TRAIN] or s.taken[player, TRAIN] > PIECES:
        return TRAINS
    if not all_tokens(s, player):
        return TOKENS
    for level in range(3):
        favors = s.favors_left[player, level]
        for goal in range(GOALS):
            favors += s.favor[player, goal] == level + 1
        if favors != FAVORS:
            return FAVOR_TOKENS
    fulfilled = 0
    for cell in range(CONTRACT_CELLS):
        if s.contract[player, cell] != NOBODY:
            fulfilled = fulfilled | (1 << s.contract[player, cell])
    if fulfilled != s.fulfilled[player]:
        return CONTRACTS
    for track in range(3):
        if not 1 <= s.marker[player, track] <= LAST_SPACE:
            return TRACKS
    return wrong_cells(s, player)


@rule
def wrong_cells(s, player):
    """Areas are filled without gaps; goods lie only below factories."""
    for cell in range(WORKER_CELLS - 1):
        if s.workers[player, cell] == NOBODY and s.workers[player, cell + 1] != NOBODY:
            return GAPS
        if s.factory[player, cell] == NOBODY and s.factory[player, cell + 1] != NOBODY:
            return GAPS
    for slot in range(FACTORY_CELLS):
        if not 0 <= s.goods[player, slot] <= GOODS_CELLS:
            return GOODS
        if s.factory[player, slot] == NOBODY and (s.goods[player, slot] or s.machines[player, slot]):
            return GOODS
    return 0


@rule
def trains_of(s, player):
    count = 0
    for region in range(REGIONS):
        for cell in range(MOST_TRAIN_CELLS):
            count += s.trains[region, cell] == player
    return count


@rule
def automa_trains(s):
    return s.automa_trains + trains_of(s, AUTOMA)


@rule
def all_tokens(s, player):
    """Of every value: in the personal supply, on the board, locked."""
    for value in range(1, 8):
        own = s.tokens[player, value]
        full = START_TOKENS[value]
        for cell in range(CELLS):
            own += s.token[cell] == value and s.owner[cell] == player
        for track in range(3):
            if TRACK_TOKEN[track] == value:
                full += 1
                own += (s.locked[player] >> track) & 1
        if own != full:
            return False
    return True


@rule
def anything_negative(s, player):
    least = min(s.money[player], s.coal[player], s.silk[player], s.iron[player], s.kept_coal[player])
    for value in range(8):
        least = min(least, s.tokens[player, value])
    return least < 0


@rule
def purse(s):
    """Everything in the personal supplies of those who are not asked."""
    total = 0
    for player in range(s.players):
        if player != s.actor:
            total += s.money[player] + s.coal[player] + s.silk[player] + s.iron[player]
    return total


@rule
def payment(s, player, verb, noun):
    """Nobody ever pays another."""
    return 0
