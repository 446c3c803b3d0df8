"""What books, regions and tiers give, by kind of gain: read here once for words, previews and drawings."""

from __future__ import annotations

from functools import lru_cache

from ..box.tables import (
    BOOK_BP,
    BOOK_DIAMONDS,
    BOOK_MONEY,
    BOOK_POSTS,
    REGION_BP,
    REGION_DIAMONDS,
    REGION_MONEY,
    REGION_STEPS,
    TIER_BP,
    TIER_DIAMONDS,
    TIER_MONEY,
    TIER_POSTS,
    TIER_STEPS,
)

Gains = tuple[tuple[str, int], ...]  # kinds and how much of each, without what is nothing
BOOK = {"money": BOOK_MONEY, "diamonds": BOOK_DIAMONDS, "bp": BOOK_BP, "posts": BOOK_POSTS}
REGION = {"money": REGION_MONEY, "diamonds": REGION_DIAMONDS, "bp": REGION_BP, "steps": REGION_STEPS}
TIER = {
    "steps": TIER_STEPS,
    "money": TIER_MONEY,
    "diamonds": TIER_DIAMONDS,
    "bp": TIER_BP,
    "posts": TIER_POSTS,
}


@lru_cache(maxsize=256)
def of_book(book: int) -> Gains:
    return tuple((kind, int(table[book])) for kind, table in BOOK.items() if table[book])


@lru_cache(maxsize=64)
def of_region(region: int) -> Gains:
    """What the first post of an action there brings."""
    return tuple((kind, int(table[region])) for kind, table in REGION.items() if table[region])


@lru_cache(maxsize=64)
def of_tier(majority: int, tier: int) -> Gains:
    return tuple((kind, int(table[majority, tier])) for kind, table in TIER.items() if table[majority, tier])
