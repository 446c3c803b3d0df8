"""What must be true of every position: pieces and cards conserved, nothing negative. The walks ask after every action."""

from collections import Counter

from .record import DUMMY, NOBODY
from .tables import (
    AGENTS,
    ALL_AREAS,
    ALL_ASSISTANTS,
    ALL_CARDS,
    ALL_ORDERS,
    ALL_SHOPS,
    ALL_TRADING_HOUSES,
    ASSISTANT,
    CANAL,
    SHOP,
    TRADING_HOUSE,
)


def conserved(s) -> list[str]:
    """Everything that is wrong with a position, in words; nothing, if all is well."""
    return [*_pieces(s), *_cards(s), *_amounts(s)]


def _pieces(s):
    for p in range(s.players):
        boards = sum(owner == p for board in (s.church, s.customs) for owner in board)
        boards += sum((bits >> p) & 1 for bits in s.achieved)
        areas = sum(s.assistants[p, area] for area in range(ALL_AREAS))
        if s.hand[p, ASSISTANT] + s.warehouse[p, ASSISTANT] + areas + boards != ALL_ASSISTANTS:
            yield f"player {p} has not {ALL_ASSISTANTS} assistants"
        shops = sum(s.shops[area, space] == p for area in range(ALL_AREAS) for space in range(4))
        if s.hand[p, SHOP] + s.warehouse[p, SHOP] + shops != ALL_SHOPS:
            yield f"player {p} has not {ALL_SHOPS} shops"
        houses = sum(owner == p for owner in s.trading_house)
        if s.hand[p, TRADING_HOUSE] + s.warehouse[p, TRADING_HOUSE] + houses != ALL_TRADING_HOUSES:
            yield f"player {p} has not {ALL_TRADING_HOUSES} trading houses"
        if s.assistants[p, CANAL] or (s.president[p] == CANAL and not s.walked):
            yield f"player {p} stands on the Canal"
    if any(owner not in (NOBODY, DUMMY, *range(s.players)) for board in (s.church, s.customs) for owner in board):
        yield "a stranger stands on a board"
    for country in range(5):
        agents = s.agents_left[country] + sum(s.agents[p, country] + s.used_agents[p, country] for p in range(4))
        if agents != AGENTS[country]:
            yield f"agents of country {country} are not {AGENTS[country]}"
    taken = [n for n in range(32) for p in range(4) if (s.tokens[p] >> n) & 1]
    laid = [token for token in s.token if token != NOBODY]
    if max(Counter(taken + laid).values(), default=0) > 1:
        yield "a 5-power token is in two places"


def _cards(s):
    orders = Counter(card for card in s.order_deck if card >= 0)
    orders.update(s.port[b, n] for b in range(2) for n in range(6) if s.port[b, n] >= 0)
    for p in range(s.players):
        orders.update(s.orders[p, n] for n in range(3) if s.orders[p, n] >= 0)
        orders.update(s.dealt[p, n] for n in range(2) if s.dealt[p, n] >= 0)
        orders.update(n for n in range(ALL_ORDERS) if (s.completed[p] >> n) & 1)
    if orders != Counter(range(ALL_ORDERS)):
        yield "the orders are not all there once"
    cards = Counter(card for card in s.technology_deck if card >= 0)
    cards.update(s.laboratory[b, n] for b in range(2) for n in range(6) if s.laboratory[b, n] >= 0)
    for p in range(s.players):
        cards.update(n for n in range(ALL_CARDS) if (s.technologies[p] >> n) & 1)
    if cards != Counter(range(ALL_CARDS)):
        yield "the technologies are not all there once"


def _amounts(s):
    for p in range(s.players):
        amounts = [s.yen[p], s.vp[p], s.imports[p], s.free_agents[p], *(s.goods[p, g] for g in range(4))]
        amounts += [s.hand[p, n] for n in range(3)] + [s.warehouse[p, n] for n in range(3)]
        amounts += [s.assistants[p, area] for area in range(ALL_AREAS)] + [s.agents[p, c] for c in range(5)]
        if min(amounts) < 0:
            yield f"player {p} has less than nothing of something"
