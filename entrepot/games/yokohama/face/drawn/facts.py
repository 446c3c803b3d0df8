"""What the drawings look up in a view: the record as plain numbers, and a few sums over it."""

from __future__ import annotations

from typing import Any

from entrepot.paper.reading import Frame

from ...actions import AREAS, TECHNOLOGIES
from ...box.tables import (
    ACHIEVEMENT_NEEDS,
    ALL_CARDS,
    ALL_SHOPS,
    ALL_TRADING_HOUSES,
    CARD_NAME,
    CARD_VALUE,
    COMMERCIAL,
    HAND_LIMIT,
    NEEDS,
    ORDER_GOODS,
    PRODUCTION,
    SHOP,
    TRADING_HOUSE,
)
from ...record import LAYOUT, NOBODY
from ...rules.action import power
from ...rules.countries import flags
from ...rules.extras import buildings, tokens_owned
from ...rules.movement import refusal_to_go_to_station, refusal_to_ride_tram, refusal_to_step
from .reading import agenda as agenda
from .reading import position as position


def action_frame(s: Any) -> Frame | None:
    """The area action at hand: area, power (from step 3 on) and stage."""
    return next((frame for frame in reversed(agenda(s)) if frame.kind == "action"), None)


def site(s: Any) -> int:
    """The area whose token or building spaces the decision is about, or NOBODY."""
    frame = action_frame(s)
    return frame.first if frame else NOBODY


def held(s: Any, player: int) -> list[int]:
    """The orders in hand, or the two dealt ones while one is to be kept; HIDDEN for another's."""
    dealt = [s.dealt[player, n] for n in range(2)] if s.dealt[player, 1] != NOBODY else []
    return dealt + [s.orders[player, n] for n in range(HAND_LIMIT) if s.orders[player, n] != NOBODY]


def lacks(s: Any, player: int, card: int) -> tuple[int, ...]:
    """Goods an order still needs, by kind."""
    return tuple(max(0, int(ORDER_GOODS[card, n]) - s.goods[player, n]) for n in range(4))


def cards_of(bits: int) -> list[int]:
    """Technology cards in a set of bits."""
    return [card for card in range(ALL_CARDS) if (bits >> card) & 1]


def technology(card: int) -> str:
    return TECHNOLOGIES[CARD_NAME[card]]


def production_value(bits: int) -> int:
    return sum(int(CARD_VALUE[card]) for card in cards_of(bits))


def shops_built(s: Any, player: int) -> int:
    return int(ALL_SHOPS - s.hand[player, SHOP] - s.warehouse[player, SHOP])


def houses_built(s: Any, player: int) -> int:
    return int(ALL_TRADING_HOUSES - s.hand[player, TRADING_HOUSE] - s.warehouse[player, TRADING_HOUSE])


def left_to_build(s: Any, player: int, piece: int) -> int:
    """Shops or trading houses that a player has not built yet."""
    return int(s.hand[player, piece] + s.warehouse[player, piece])


def country_flags(s: Any, player: int) -> tuple[int, ...]:
    return tuple(int(flags(s, player, country)) for country in range(5))


def progress(s: Any, player: int, achievement: int) -> tuple[int, int]:
    """How much of what an achievement asks for a player has, and how much it asks for."""
    have = {
        "yen": s.yen[player],
        "tokens": int(tokens_owned(s, player)),
        "orders": s.completed[player].bit_count(),
        "technologies": s.technologies[player].bit_count(),
        "production": int(buildings(s, player, PRODUCTION)),
        "commercial": int(buildings(s, player, COMMERCIAL)),
        **{need: s.goods[player, n] for n, need in enumerate(NEEDS[:4])},
    }
    asked = {need: int(n) for need, n in zip(NEEDS, ACHIEVEMENT_NEEDS[achievement], strict=True) if n}
    return sum(min(have[need], n) for need, n in asked.items()), sum(asked.values())


def arriving_power(s: Any, player: int, area: int) -> int:
    """The power a player would have in an area with the president there."""
    trial = LAYOUT.plain(bytearray(s.buffer))
    trial.president[player] = area
    return int(power(trial, player, area))


def area_number(name: str) -> int:
    return AREAS.index(name)


def can_move(s: Any, player: int) -> bool:
    """Whether a president on the table has any way to another area, at the step of the turn in which it moves."""
    ways = (refusal_to_step, refusal_to_ride_tram)
    return refusal_to_go_to_station(s, player) == 0 or any(
        refusal(s, player, area) == 0 for refusal in ways for area in range(len(AREAS))
    )
