"""The base of a company on a phone: its three columns side by side, each large enough for a finger."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import escape

from entrepot.paper.face import Scene
from entrepot.paper.places import Spot, attrs
from entrepot.paper.words import Words

from ....actions import BASES, COMPANIES
from ....box.tables import BASE_COLUMNS, COINS, COLUMN_SPACES
from ....rules.bases import is_open, share_value
from ..parts import EMBLEMS, HOUSE, INITIALS, at, circle, ic, rect
from ..reading import follows
from ..spots import spot

WIDE, HIGH = 50, 15.4  # of a space


class Base(NamedTuple):
    """Everything a base shows."""

    company: int
    value: int
    posts: tuple[int, ...]  # in each column
    opened: tuple[bool, ...]  # whose lowest space stays empty
    spots: tuple[Spot, ...]


@follows(common="posts opened")
def value(s: Any, company: int) -> int:
    """What a share is worth."""
    return int(share_value(s, company))


def base_of(s: Any, scene: Scene, company: int) -> Base:
    columns = range(int(BASE_COLUMNS))
    return Base(
        company,
        value(s, company),
        tuple(s.posts[company, n] for n in columns),
        tuple(bool(is_open(s, company, n)) for n in columns),
        tuple(spot(scene, f"base-{BASES[company * BASE_COLUMNS + n]}") for n in columns),
    )


@lru_cache(maxsize=1024)
def base(b: Base, words: Words) -> str:
    """Name and share value over the columns."""
    name = escape(words.noun(f"company-{COMPANIES[b.company]}"))
    head = f"<h3>{ic(EMBLEMS[b.company], 18)}{name}<b>£{b.value}</b></h3>"
    columns = "".join(_column(b, n) for n in range(len(b.posts)))
    return f'<div class="pbase">{head}<div class="bcols">{columns}</div></div>'


def _column(b: Base, column: int) -> str:
    place = f"base-{BASES[b.company * BASE_COLUMNS + column]}"
    high = HIGH * COLUMN_SPACES
    box = f'viewBox="0 0 {WIDE} {at(high)}" width="{WIDE}" height="{at(high)}" aria-hidden="true"'
    inside = f'<svg class="mb board" {box}>{column_of(b.company, column, b.posts[column], b.opened[column])}</svg>'
    return f"<div {attrs(place, 'bcol', b.spots[column])}>{inside}</div>"


@lru_cache(maxsize=512)
def column_of(company: int, column: int, posts: int, opened: bool) -> str:
    """Posts stand from the bottom up; a space without one shows its coins."""
    bottom = int(COLUMN_SPACES) - 1 - opened
    drawn = rect(0, 0, WIDE, HIGH * COLUMN_SPACES, "bbg", 3)
    for space in range(int(COLUMN_SPACES)):
        x, y = WIDE / 2, HIGH * (space + 0.5)
        coins = int(COINS[company, column, space])
        if bottom - posts < space <= bottom:
            moved = f"translate({at(x)} {at(y)}) scale(.74)"
            drawn += f'<path d="{HOUSE}" class="bpost co-{INITIALS[company]}" transform="{moved}"/>'
        elif coins:
            drawn += "".join(circle(x + 7 * (n - (coins - 1) / 2), y, 5.4, "coin") for n in range(coins))
        else:
            drawn += f'<path d="M{at(x - 3)} {at(y)}h6" class="blank"/>'
    return drawn
