"""What must be true of every position: pieces and cards conserved, nothing negative, payments between players even."""

from typing import Any

from entrepot.engine.language.contract import ANYTHING
from entrepot.engine.language.rule import rule

from ..actions import CATALOGUE
from ..box.tables import (
    AGENTS,
    ALL_AREAS,
    ALL_ASSISTANTS,
    ALL_CARDS,
    ALL_ORDERS,
    ALL_SHOPS,
    ALL_TRADING_HOUSES,
    ASSISTANT,
    CANAL,
    CANAL_YEN,
    HAND_LIMIT,
    SHOP,
    SLOTS,
    SPACES,
    TRADING_HOUSE,
)
from ..record import DUMMY, NOBODY

ASSISTANTS, SHOPS, TRADING_HOUSES, ON_CANAL, STRANGERS, COUNTRY_AGENTS, TOKENS, ORDERS, CARDS, NEGATIVE = range(1, 11)

WORDS = {
    ASSISTANTS: f"a player has not {ALL_ASSISTANTS} assistants",
    SHOPS: f"a player has not {ALL_SHOPS} shops",
    TRADING_HOUSES: f"a player has not {ALL_TRADING_HOUSES} trading houses",
    ON_CANAL: "somebody stands on the Canal",
    STRANGERS: "a stranger stands on a board",
    COUNTRY_AGENTS: "the agents of a country are not all there",
    TOKENS: "a 5-power token is in two places",
    ORDERS: "the orders are not all there once",
    CARDS: "the technology cards are not all there once",
    NEGATIVE: "a player has less than nothing of something",
}

V_PLACE, V_PLACE_TWO, V_PUT, V_STEP, V_TRAM = (
    CATALOGUE.verb(verb) for verb in ("place", "place_two", "put", "step", "tram")
)


def conserved(s: Any) -> list[str]:
    """What is wrong with a position, in words; nothing, if all is well."""
    number = wrong(s)
    return [WORDS[number]] if number else []


@rule
def wrong(s):
    """0 when all is well, else the first number of WORDS that is not."""
    for player in range(s.players):
        number = wrong_pieces(s, player)
        if number:
            return number
        if anything_negative(s, player):
            return NEGATIVE
    number = wrong_boards(s)
    if number:
        return number
    if not all_orders_once(s):
        return ORDERS
    if not all_cards_once(s):
        return CARDS
    return 0


@rule
def wrong_pieces(s, player):
    assistants = s.hand[player, ASSISTANT] + s.warehouse[player, ASSISTANT]
    shops = s.hand[player, SHOP] + s.warehouse[player, SHOP]
    houses = s.hand[player, TRADING_HOUSE] + s.warehouse[player, TRADING_HOUSE]
    for space in range(SPACES):
        if s.church[space] == player:
            assistants += 1
        if s.customs[space] == player:
            assistants += 1
    for stack in range(3):
        assistants += (s.achieved[stack] >> player) & 1
    for area in range(ALL_AREAS):
        assistants += s.assistants[player, area]
        if s.trading_house[area] == player:
            houses += 1
        for space in range(4):
            if s.shops[area, space] == player:
                shops += 1
    if assistants != ALL_ASSISTANTS:
        return ASSISTANTS
    if shops != ALL_SHOPS:
        return SHOPS
    if houses != ALL_TRADING_HOUSES:
        return TRADING_HOUSES
    if s.assistants[player, CANAL] != 0:
        return ON_CANAL
    if s.president[player] == CANAL and not s.walked:
        return ON_CANAL
    return 0


@rule
def anything_negative(s, player):
    least = min(s.yen[player], s.vp[player], s.imports[player], s.free_agents[player])
    for good in range(4):
        least = min(least, s.goods[player, good])
    for piece in range(3):
        least = min(least, s.hand[player, piece], s.warehouse[player, piece])
    for area in range(ALL_AREAS):
        least = min(least, s.assistants[player, area])
    for country in range(5):
        least = min(least, s.agents[player, country])
    return least < 0


@rule
def known_owner(s, owner):
    return owner == NOBODY or owner == DUMMY or 0 <= owner < s.players


@rule
def wrong_boards(s):
    for space in range(SPACES):
        if not known_owner(s, s.church[space]) or not known_owner(s, s.customs[space]):
            return STRANGERS
    for country in range(5):
        agents = s.agents_left[country]
        for player in range(s.players):
            agents += s.agents[player, country] + s.used_agents[player, country]
        if agents != AGENTS[country]:
            return COUNTRY_AGENTS
    seen = 0
    for player in range(s.players):
        if seen & s.tokens[player]:
            return TOKENS
        seen = seen | s.tokens[player]
    for area in range(ALL_AREAS):
        if s.token[area] != NOBODY:
            if (seen >> s.token[area]) & 1:
                return TOKENS
            seen = seen | (1 << s.token[area])
    return 0


@rule
def with_card(seen, card):
    """A set of cards with one more; -1 from then on, if it was there already."""
    if card < 0 or seen < 0:
        return seen
    if (seen >> card) & 1:
        return -1
    return seen | (1 << card)


@rule
def with_cards(seen, cards):
    """A set of cards with a disjoint one; -1 if they are not disjoint."""
    if seen < 0 or seen & cards:
        return -1
    return seen | cards


@rule
def all_orders_once(s):
    seen = 0
    for n in range(ALL_ORDERS):
        seen = with_card(seen, s.order_deck[n])
    for board in range(2):
        for slot in range(SLOTS):
            seen = with_card(seen, s.port[board, slot])
    for player in range(s.players):
        for n in range(HAND_LIMIT):
            seen = with_card(seen, s.orders[player, n])
        for n in range(2):
            seen = with_card(seen, s.dealt[player, n])
        seen = with_cards(seen, s.completed[player])
    return seen == (1 << ALL_ORDERS) - 1


@rule
def all_cards_once(s):
    seen = 0
    for n in range(ALL_CARDS):
        seen = with_card(seen, s.technology_deck[n])
    for board in range(2):
        for slot in range(SLOTS):
            seen = with_card(seen, s.laboratory[board, slot])
    for player in range(s.players):
        seen = with_cards(seen, s.technologies[player])
    return seen == (1 << ALL_CARDS) - 1


@rule
def purse(s):
    """The yen of all players."""
    total = 0
    for player in range(s.players):
        total += s.yen[player]
    return total


@rule
def payment(s, player, verb, noun):
    """Assistants and presidents pay rivals, yen for yen; only the Canal takes its toll for the supply."""
    if verb == V_STEP and noun == CANAL:
        return -CANAL_YEN
    if verb == V_PLACE or verb == V_PLACE_TWO or verb == V_PUT or verb == V_STEP or verb == V_TRAM:
        return 0
    return ANYTHING
