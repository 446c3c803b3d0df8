"""What there is too little of where a rule refuses: the words' amount, what is needed and what is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from entrepot.paper.refusals import Short

from ..actions import BOOK_SPACES, COMPANIES, DISPLAY, GOODS, MAJORITIES, REGIONS, SPACES
from ..box.tables import (
    BOOK_NEEDS,
    BOOK_PRICE,
    BOOK_SPACES_EACH,
    COTTON,
    SP_BUY,
    SP_MAJORITY,
    TIER_FROM,
    TURN_OVER_PRICE,
)
from ..record import NOBODY
from ..rules.bookkeeper import ANY, POINTS, book_at
from ..rules.cards import expansion_of, full_price, total_of
from ..rules.expansion import entry_cost
from ..rules.goods import active_goods, price_with, units_of
from ..rules.markers import cost_of, total_for
from ..rules.tracks import toll_ahead

TOTALS = (*GOODS, "points")  # what the totals of the majorities are called
assert len(TOTALS) == len(MAJORITIES)


def _money(s: Any, player: int, needed: int) -> Short:
    return "money", needed, int(s.money[player])


def _for_sale(s: Any) -> list[int]:
    return [space for space in range(len(DISPLAY)) if s.display[space] != NOBODY]


def _turning(s: Any, player: int, verb: str, noun: str) -> Short:
    return _money(s, player, int(TURN_OVER_PRICE))


def _units(s: Any, player: int, verb: str, noun: str) -> Short:
    """Of the goods chosen, for a card."""
    cheaper = int(verb == "buy_cheaper")
    price = int(price_with(s, player, s.chosen, DISPLAY.index(noun), cheaper))
    return "units", price, int(units_of(s, player, s.chosen, 1 - cheaper))


def _mixing(s: Any, player: int, verb: str, noun: str) -> Short | None:
    """All goods together, for the cheapest card."""
    goods = active_goods(s, player)
    prices = [int(price_with(s, player, goods, space, 0)) for space in _for_sale(s)]
    return ("units", min(prices), int(units_of(s, player, goods, 1))) if prices else None


def _entry(s: Any, player: int, verb: str, noun: str) -> Short:
    return "points", int(entry_cost(s, REGIONS.index(noun))), int(s.agenda[s.depth - 1, 1])


def _book(s: Any, player: int, verb: str, noun: str) -> Short:
    return "bp", int(BOOK_PRICE[BOOK_SPACES.index(noun) // BOOK_SPACES_EACH]), int(s.agenda[s.depth - 1, 1])


def next_book(s: Any, player: int, verb: str, noun: str) -> Short | None:
    """The first thing that the next book asks for in vain; a person is no amount."""
    needs = BOOK_NEEDS[book_at(s, player, s.jar[player] + 1)]
    totals = [int(total_of(s, player, good)) for good in range(COTTON + 1)]
    left = [total - int(needs[good]) for good, total in enumerate(totals)]  # named goods take their units first
    asked = [(name, int(needs[good]), totals[good]) for good, name in enumerate(GOODS)]
    asked += [("any", int(needs[ANY]), max(left)), ("points", int(needs[POINTS]), int(expansion_of(s, player)))]
    return next((one for one in asked if one[1] > one[2] >= 0), None)


def _space(s: Any, player: int, verb: str, noun: str) -> Short:
    return _money(s, player, int(cost_of(s, SPACES.index(noun))))


def _buy_space(s: Any, player: int, verb: str, noun: str) -> Short | None:
    """The space and the cheapest card."""
    prices = [int(full_price(s, space)) for space in _for_sale(s)]
    return _money(s, player, int(cost_of(s, SP_BUY)) + min(prices)) if prices else None


def _majority(s: Any, player: int, verb: str, noun: str) -> Short:
    """As much as whoever has most, and as the lowest tier begins with."""
    majority = SPACES.index(noun) - int(SP_MAJORITY)
    most = max(int(total_for(s, other, majority)) for other in range(s.players))
    return TOTALS[majority], max(most, int(TIER_FROM[majority, 0])), int(total_for(s, player, majority))


def _tier(s: Any, player: int, verb: str, noun: str) -> Short:
    majority = int(s.agenda[s.depth - 1, 1])
    return TOTALS[majority], int(TIER_FROM[majority, int(noun) - 1]), int(total_for(s, player, majority))


def _card(s: Any, player: int, verb: str, noun: str) -> Short:
    """For money; what a bonus takes off the price is the third argument of its decision."""
    reduction = int(s.agenda[s.depth - 1, 3])
    return _money(s, player, max(int(full_price(s, DISPLAY.index(noun))) - reduction, 0))


def _toll(s: Any, player: int, verb: str, noun: str) -> Short:
    return _money(s, player, int(toll_ahead(s, player, COMPANIES.index(noun))))


# By rule and case.
SHORT: dict[tuple[int, str], Callable[[Any, int, str, str], Short | None]] = {
    (311, ""): _turning,
    (311, "ahead"): _turning,
    (606, ""): _units,
    (612, "too_little"): _mixing,
    (710, ""): _entry,
    (711, ""): _entry,
    (804, ""): _book,
    (805, ""): _book,
    (806, ""): _book,
    (905, "next"): next_book,
    (907, ""): next_book,
    (1102, ""): _space,
    (1107, "buy"): _buy_space,
    (1112, ""): _card,
    (1119, ""): _tier,
    (1120, ""): _majority,
    (1124, ""): _majority,
    (1128, ""): _majority,
    (1604, ""): _toll,
    (1714, ""): _card,
    (1715, ""): _card,
}
