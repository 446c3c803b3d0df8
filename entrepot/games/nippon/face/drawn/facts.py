"""What the drawings look up in a record: a few sums and lists over its plain numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from ...actions import COLOURS, FACTORIES, TYPES
from ...box.tables import (
    COAL_INCOME,
    COAL_PRICE,
    FAVOR_LEVEL,
    FINANCE_TRACK,
    MINING_TRACK,
    MONEY_INCOME,
    SALARY,
    SCIENCE_TRACK,
    SECOND_BONUS_WORKERS,
    START_TOKENS,
    TRACK_TOKEN,
    TYPE_OF,
)
from ...record import NOBODY, OLD
from ...rules.contracts import count_contracts
from ...rules.factories import count_factories
from ...rules.influence import foreign_influence, influence_of, seats
from ...rules.production import output, side_of
from ...rules.workers import EXPERT, colours_of, count_workers
from .reading import agenda as agenda
from .reading import asked as asked
from .reading import kinds as kinds
from .reading import plain
from .reading import position as position

SLOTS = 6
FREE = [value for value in range(1, 8) for _ in range(int(START_TOKENS[value]))]
TOKENS = tuple(sorted([*FREE, *map(int, TRACK_TOKEN)]))  # the values of the ten influence tokens
HAND, MAP, LOCKED = "hand", "map", "locked"  # where an influence token is


class Built(NamedTuple):
    """A cell of the factory area with a factory in it."""

    token: int  # 0 to 29, from OLD on the old factory
    type: int
    side: int  # 0 for A, 1 for B
    machines: int  # as bits
    goods: int
    price: int  # coal
    output: int
    cells: bool  # for machines


class Forecast(NamedTuple):
    """What a consolidation would bring now."""

    money: int
    coal: int
    bonuses: tuple[tuple[int, int], ...]  # department and whether it is improved
    wages: int
    level: int  # of the favour token, 0 for none


def track_value(track: int, space: int) -> int:
    """What a space is worth: the science level, or the income."""
    if track == SCIENCE_TRACK:
        return space
    return int((COAL_INCOME if track == MINING_TRACK else MONEY_INCOME)[space])


def factory_name(token: int) -> str:
    """Of a factory that can be built; an old one is told by its side."""
    return FACTORIES[token] if token < OLD else f"old_{TYPES[TYPE_OF[token]]}"


def printed(token: int, side: int) -> str:
    """What a factory has in its corner: number and side, as "4A"."""
    return f"{int(FACTORIES[token].rpartition('_')[2])}{'AB'[side]}" if token < OLD else ""


@lru_cache(maxsize=256)
def _built(record: bytes, player: int) -> tuple[Built | None, ...]:
    s = plain(record)
    found: list[Built | None] = []
    for slot in range(SLOTS):
        token = s.factory[player, slot]
        if token == NOBODY:
            found.append(None)
            continue
        kind = int(TYPE_OF[token])
        old = token >= OLD
        price, made = (0, 0) if old else (int(COAL_PRICE[kind]), int(output(s, player, slot)))
        side, cells = int(side_of(s, token)), not old or bool(s.option_old_machines)
        found.append(Built(token, kind, side, s.machines[player, slot], s.goods[player, slot], price, made, cells))
    return tuple(found)


def built(s: Any, player: int) -> tuple[Built | None, ...]:
    """The six cells of a factory area."""
    return _built(bytes(s.buffer), player)


def workers(s: Any, player: int) -> tuple[int, ...]:
    """From the bottom: colours, experts from EXPERT on, NOBODY for an empty cell."""
    return tuple(s.workers.tolist()[player])


def tokens(s: Any, player: int) -> tuple[tuple[int, str], ...]:
    """Where each of the ten influence tokens is: those in hand first among equals, locked ones last."""
    return _tokens(tuple(s.tokens.tolist()[player]), s.locked[player])


@lru_cache(maxsize=1024)
def _tokens(hands: tuple[int, ...], bits: int) -> tuple[tuple[int, str], ...]:
    """By how many of each value are in hand, and which are locked."""
    found = []
    for value in sorted(set(TOKENS)):
        count = TOKENS.count(value)
        hand = hands[value]
        locked = sum((bits >> n) & 1 for n, v in enumerate(TRACK_TOKEN) if v == value)
        states = [HAND] * hand + [MAP] * (count - hand - locked) + [LOCKED] * locked
        found += [(value, state) for state in states]
    return tuple(found)


def forecast(s: Any, player: int) -> Forecast:
    """Income, the bonuses of the lowest and the topmost worker, wages, and the level of the favour token."""
    count = int(count_workers(s, player))
    colours = [worker % EXPERT for worker in workers(s, player)[:count]]
    bonuses = colours[:1]
    if count >= SECOND_BONUS_WORKERS and colours[-1] != colours[0]:
        bonuses.append(colours[-1])
    return Forecast(
        money=int(MONEY_INCOME[s.marker[player, FINANCE_TRACK]]),
        coal=int(COAL_INCOME[s.marker[player, MINING_TRACK]]),
        bonuses=tuple((colour, (s.improved[player] >> colour) & 1) for colour in bonuses),
        wages=int(SALARY) * int(colours_of(s, player)).bit_count(),
        level=int(FAVOR_LEVEL[count]),
    )


def factories(s: Any, player: int) -> int:
    return int(count_factories(s, player))


def contracts(s: Any, player: int) -> tuple[int, ...]:
    """Fulfilled, in the order of their cells."""
    return tuple(s.contract[player, cell] for cell in range(int(count_contracts(s, player))))


def goods(s: Any, player: int) -> dict[int, int]:
    """Goods under all factories, by type."""
    found: dict[int, int] = {}
    for one in built(s, player):
        if one:
            found[one.type] = found.get(one.type, 0) + one.goods
    return found


def standing(s: Any, region: int) -> tuple[tuple[int, int], ...]:
    """Contenders of a region with any influence, the strongest first; after the seats come the foreign companies."""
    count = int(seats(s))
    found = [(seat, int(influence_of(s, seat, region))) for seat in range(count)]
    found.append((count, int(foreign_influence(s, region))))
    return tuple(sorted((one for one in found if one[1]), key=lambda one: -one[1]))


def is_solo(s: Any) -> bool:
    return bool(s.players == 1)


def colour(worker: int) -> str:
    """Of a worker or an expert."""
    return COLOURS[worker % EXPERT]
