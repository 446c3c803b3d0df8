"""What is told of a record, in words and lines: a few sums and lists over its plain numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from entrepot.paper.reading import Frame as Frame
from entrepot.paper.reading import bits as bits

from ...actions import SLOTS
from ...box.tables import (
    ALL_COMPANIES,
    ALL_SLOTS,
    COTTON,
    DIAMOND_VALUE,
    FIELD_MONEY,
    FIELD_SPACE,
    KIND,
    ONE_EXPANSION,
    SHARE_TOTAL,
    SHELF_SPACES,
    STARTING_BOOK,
    TOLL,
    VALUE,
)
from ...record import NOBODY
from ...rules.bases import base_posts, share_value
from ...rules.cards import expansion_of, total_of
from ...rules.planning import is_available
from ...rules.scoring import books_worth, cards_of
from .holdings import holding
from .reading import agenda as agenda
from .reading import asked as asked
from .reading import kinds as kinds
from .reading import only, plain
from .reading import position as position
from .reading import top as top

TOGETHER = frozenset({"tile", "resting", "planning"})  # what all are asked at once


def is_set_up(s: Any) -> bool:
    """Whether the first round has not begun."""
    return any(kind == "starting" for kind in kinds(s))


def sorted_cards(cards: int) -> tuple[int, ...]:
    """By kind, the highest value first."""
    return tuple(sorted(bits(int(cards)), key=lambda card: (KIND[card], -VALUE[card], card)))


def hand(s: Any, player: int) -> tuple[int, ...]:
    return sorted_cards(s.hand[player])


def stack(s: Any, player: int, area: int) -> tuple[int, ...]:
    """The cards in a recovery area."""
    return sorted_cards(s.recovery[player, area])


def owned(s: Any, player: int) -> int:
    """All cards of a player, wherever they are, as bits."""
    return int(cards_of(s, player))


def is_used(s: Any, player: int, slot: int) -> bool:
    return bool((s.used[player] >> slot) & 1)


def is_open(s: Any, player: int, slot: int) -> bool:
    return bool(is_available(s, player, slot))


def unused(s: Any, player: int) -> tuple[int, ...]:
    """Cards that lie face up in the slots."""
    return tuple(s.slot[player, n] for n in range(ALL_SLOTS) if s.slot[player, n] >= 0 and not is_used(s, player, n))


def value(s: Any, company: int) -> int:
    """What a share of a company is worth."""
    return int(share_value(s, company))


def values(s: Any) -> tuple[int, ...]:
    return _values(only(s, "posts", "opened"))


@lru_cache(maxsize=256)
def _values(record: bytes) -> tuple[int, ...]:
    s = plain(record)
    return tuple(value(s, company) for company in range(ALL_COMPANIES))


def posts(s: Any, company: int) -> int:
    """In the base."""
    return int(base_posts(s, company))


def track_shares(s: Any, player: int, company: int) -> int:
    return int(SHARE_TOTAL[s.face[company], s.track[player, company]])


def shares(s: Any, player: int) -> tuple[tuple[int, int], ...]:
    """By company: from the track, and from cards."""
    found = holding(s, player)
    return tuple(zip(found.track, found.cards, strict=True))


def worth(s: Any, player: int) -> int:
    """All seven categories, if the game ended now."""
    return holding(s, player).worth


def diamond_value(s: Any, player: int) -> int:
    return int(DIAMOND_VALUE[s.diamond[player]])


def book_value(s: Any, player: int) -> int:
    return int(books_worth(s, player))


def totals(s: Any, player: int) -> tuple[int, ...]:
    """What the cards in play amount to: coffee, banana, cotton, expansion."""
    return (*(int(total_of(s, player, good)) for good in range(COTTON + 1)), int(expansion_of(s, player)))


def book_on(s: Any, player: int, jar: int) -> int:
    """The book on a position of the ink jar, or NOBODY."""
    if jar <= 1:
        tile = s.start_tile[player]
        return STARTING_BOOK + tile if jar == 1 and tile >= 0 else NOBODY
    return int(s.shelf[player, jar - 2]) if jar - 2 < SHELF_SPACES else NOBODY


def is_down(s: Any, player: int, jar: int) -> bool:
    """Whether the book on a position of the ink jar lies face down."""
    return bool(jar > 0 and (s.face_down[player] >> (jar - 1)) & 1)


def jar_place(jar: int) -> str:
    """The noun of a position of the ink jar."""
    return "shelf-picture" if jar == 0 else "shelf-start" if jar == 1 else f"shelf-{jar - 1}"


def slot_place(slot: int) -> str:
    return f"slot-{SLOTS[slot]}"


def tolls(s: Any, company: int, before: int, after: int) -> int:
    """What a marker pays on its way between two spaces of a track."""
    return sum(int(TOLL[s.face[company], space]) for space in range(before, after))


def fields(s: Any, company: int, before: int, after: int) -> tuple[tuple[int, int], ...]:
    """The special fields that a marker comes to on its way: which, and what they pay."""
    face = s.face[company]
    return tuple((n, int(FIELD_MONEY[face, n])) for n in range(2) if before < FIELD_SPACE[face, n] <= after)


def crate_seat(s: Any, player: int, card: int) -> int | None:
    """The seat that gives a 1-expansion card its crate; of all other cards it does not matter."""
    return int(s.seat[player]) if card == ONE_EXPANSION else None
