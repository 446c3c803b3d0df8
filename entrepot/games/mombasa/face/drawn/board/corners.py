"""The corner of a company: its name, what a share is worth, its base with posts and coins, and its two bonuses."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import escape

from entrepot.paper.drawing import moving
from entrepot.paper.face import Scene
from entrepot.paper.phrases import MINUS
from entrepot.paper.places import Spot, attrs, open_place
from entrepot.paper.words import Words

from ....actions import BASES, COMPANIES, FACES, SPACES
from ....box.tables import (
    BASE_COLUMNS,
    BONUS_AMOUNT,
    BONUS_EXTRA,
    C1_TOTAL,
    CAIRO,
    CAPE_TOWN,
    COINS,
    COLUMN_SPACES,
    D2_STEPS,
    E_BANANA,
    E_BP_DIAMONDS,
    E_BUY,
    E_COTTON,
    E_DISCARD,
    E_EXPANSION,
    E_MARKERS,
    FACE_EFFECT,
    MOMBASA,
    SAINT_LOUIS,
    SP_C,
)
from ....record import NOBODY
from ....rules.bases import is_open, share_value
from ...card_words import level_read
from ..parts import GOOD_ICONS, HOUSE, INITIALS, at, circle, coin, fitted, rect, seat, text, use
from ..reading import position
from ..spots import spot
from .tracks import star

HEIGHT = 122.0
LEAST = 84.0  # how wide a corner is at least,
ROOM = {CAIRO: 96.0, MOMBASA: 96.0, CAPE_TOWN: 106.0, SAINT_LOUIS: 106.0}  # and at most: in the north land is near
EDGE = 4.0  # kept free on the right of the bonuses
LEFT, RIGHT, TOP, LOW = 53.0, 663.0, 51.0, 339.0
STEP, FIRST, PITCH = 12.8, 28.7, 15.0  # down and across a base
ROWS = (98.0, 113.0)  # where the two bonuses stand
SPECIAL = ("c", "d")  # tracks whose bonuses are bonus spaces

Item = tuple[str, object]  # "text" and words, "coin" and a number, or a symbol and its size


def bonus_items(face: int, level: int) -> tuple[Item, ...]:
    """A bonus (1 or 2) of a face as icons and numbers."""
    effect, amount, extra = (int(table[face, level]) for table in (_EFFECTS, BONUS_AMOUNT, BONUS_EXTRA))
    if effect == E_EXPANSION:
        return ("text", f"+{amount}"), ("mb-expansion", 13)
    if effect == E_COTTON:
        if level == 1:
            return (GOOD_ICONS[2], 13), ("mb-crate", 12), ("text", f"{MINUS}{amount}")
        return (GOOD_ICONS[2], 13), ("text", f"+{amount}")
    if effect == E_BANANA:
        lead: tuple[Item, ...] = (GOOD_ICONS[1], 13), ("mb-crate", 12)
        if level == 1:
            return *lead, ("text", f"{MINUS}{amount}")
        return *lead, ("text", f"{MINUS}{amount}+"), ("mb-any", 13)
    if effect == E_MARKERS:
        return ("text", f"+{amount}"), ("mb-bonus-marker", 13)
    if effect == E_BP_DIAMONDS:
        return ("text", MINUS), ("coin", amount), ("text", f"{C1_TOTAL - 1}+1"), ("mb-bp", 12), ("mb-diamond", 12)
    if effect == E_BUY:
        more = f"+{amount}" if amount > 1 else "+"
        lower: tuple[Item, ...] = (("mb-crate", 12), ("text", f"{MINUS}{extra}{more}")) if extra else (("text", more),)
        return ("mb-cards", 12), *lower, ("mb-diamond", 12)
    if effect == E_DISCARD:
        return ("mb-cards" if extra < 0 else GOOD_ICONS[extra], 12), ("mb-crate", 13), ("text", f"+{amount}")
    return ("text", MINUS), ("coin", extra), ("text", f"{amount}×{D2_STEPS}"), ("mb-step", 12)


_EFFECTS = FACE_EFFECT[:, None].repeat(3, axis=1)  # [face, level], like the other two


def item_width(item: Item) -> float:
    kind, value = item
    if kind == "text":
        return 6.6 * len(str(value)) + 1
    return 14.0 if kind == "coin" else float(str(value)) + 1


def is_special(face: int) -> bool:
    """Whether the bonuses of a face are used by markers on bonus spaces."""
    return FACES[face][0] in SPECIAL


def row_start(face: int) -> float:
    """Where the icons of a bonus begin: behind its star, and behind the ring for a marker."""
    return 37.0 if is_special(face) else 24.0


@lru_cache(maxsize=64)
def bonus_width(face: int) -> float:
    return max(sum(map(item_width, bonus_items(face, level))) for level in (1, 2)) + row_start(face) + EDGE


@lru_cache(maxsize=256)
def bonus_row(face: int, level: int, left: float, y: float, room: float = 0) -> str:
    """The icons of a bonus from their left edge and their middle; they keep to their room."""
    drawn, x = [], 0.0
    for item in bonus_items(face, level):
        kind, value = item
        if kind == "text":
            drawn.append(text(value, x, 4, "bt"))
        elif kind == "coin":
            drawn.append(coin(value, x + 6.5, 0, 13))
        else:
            size = float(str(value))
            drawn.append(use(kind, x, -size / 2, size, "inkc"))
        x += item_width(item)
    scale = min(1.0, room / x) if room else 1.0
    shrunk = f" scale({scale:.2f})" if scale < 1 else ""
    return f'<g transform="translate({at(left)} {at(y)}){shrunk}">{"".join(drawn)}</g>'


class Corner(NamedTuple):
    """What a corner is drawn from."""

    company: int
    face: int
    value: int
    posts: tuple[int, ...]  # in each column,
    opened: tuple[int, ...]  # and whether its bottom space was empty once
    markers: tuple[int, int]  # whose marker lies on the bonus spaces
    bonus: int  # how many of the two bonuses the viewer has
    levels: tuple[int, int]  # and which of them each is drawn as
    busy: bool  # it expands
    here: Spot
    columns: tuple[Spot, ...]
    spaces: tuple[Spot, Spot]


def spaces_of(face: int) -> tuple[int, int]:
    """The bonus spaces of a track C or D."""
    first = SP_C + 2 * (face // 2 - 2)
    return first, first + 1


def corner_of(scene: Scene, company: int) -> Corner:
    s = position(scene.view)
    face = int(s.face[company])
    lying, spots = (NOBODY, NOBODY), (Spot(), Spot())
    if is_special(face):
        first, second = spaces_of(face)
        lying = int(s.marker[first]), int(s.marker[second])
        spots = spot(scene, f"space-{SPACES[first]}"), spot(scene, f"space-{SPACES[second]}")
    columns = range(BASE_COLUMNS)
    return Corner(
        company,
        face,
        int(share_value(s, company)),
        tuple(s.posts[company, column] for column in columns),
        tuple(is_open(s, company, column) for column in columns),
        lying,
        0 if scene.viewer is None else int(s.bonus[scene.viewer, company]),
        (level_read(s, face, 1), level_read(s, face, 2)),
        bool(s.expanded == company),
        spot(scene, f"company-{COMPANIES[company]}"),
        tuple(spot(scene, f"base-{BASES[company * BASE_COLUMNS + column]}") for column in columns),
        spots,
    )


def size_of(now: Corner, words: Words) -> float:
    return min(ROOM[now.company], max(LEAST, bonus_width(now.face), 7.8 * len(name_of(now.company, words)) + 14))


def name_of(company: int, words: Words) -> str:
    return words.noun(f"company-{COMPANIES[company]}")


@lru_cache(maxsize=4096)
def corner(now: Corner, words: Words) -> str:
    """Everything of a company in its own corner of the chart."""
    wide = size_of(now, words)
    x = LEFT if now.company in (CAIRO, SAINT_LOUIS) else RIGHT - wide
    y = TOP if now.company in (CAIRO, MOMBASA) else LOW
    label = escape(words.text("chart-corner", company=name_of(now.company, words), value=now.value))
    start = f'<g class="cart" transform="translate({at(x)} {at(y)})" role="group" aria-label="{label}">'
    return f"{start}{head(now, wide, words)}{base(now)}{bonuses(now, wide)}</g>"


def head(now: Corner, wide: float, words: Words) -> str:
    """The plate with name and share value: the place where an expansion of the company begins."""
    middle = (54.5 + wide - 4) / 2
    return (
        open_place(f"company-{COMPANIES[now.company]}", "company busy" if now.busy else "company", now.here)
        + rect(0, 0, wide, HEIGHT, "cbg", 3)
        + rect(2.5, 2.5, wide - 5, HEIGHT - 5, "cin", 1.5)
        + fitted(name_of(now.company, words), wide / 2, 16, "cname", 12.5, wide - 12, "middle")
        + use("mb-pound", middle - 8.5, 27.5, 17)
        + text(now.value, middle, 70, "cval two" if now.value > 9 else "cval", "middle")
        + rect(0, 0, wide, HEIGHT, "no", 3)
        + "</g>"
    )


def base(now: Corner) -> str:
    """Three columns of five spaces: posts, and the coins on the spaces without one."""
    columns = "".join(column(now, n) for n in range(BASE_COLUMNS))
    return rect(6.5, 20.5, 48, 67, "bbg", 2) + columns


def column(now: Corner, n: int) -> str:
    here = now.columns[n]
    x = 15.5 + PITCH * n
    bottom = COLUMN_SPACES - 1 - now.opened[n]
    top = bottom - now.posts[n] + 1
    drawn = [rect(x - 7.5, 20.5, 15, 67, "hit")]
    for space in range(COLUMN_SPACES):
        y = FIRST + STEP * space
        drawn.append(standing(now.company, x, y) if top <= space <= bottom else coins(now.company, n, space, x, y))
    if here.acts:
        at_top = top - 1 if "post_to" in here.acts else top
        drawn.append(rect(x - 7, FIRST + STEP * at_top - 7, 14, 13.4, "bglow", 2.5))
    drawn.append(rect(x - 7, 21, 14, 66, "no", 2.5))
    return f"<g {attrs(f'base-{BASES[now.company * BASE_COLUMNS + n]}', 'column', here)}>{''.join(drawn)}</g>"


def standing(company: int, x: float, y: float) -> str:
    kind = f"bpost co-{INITIALS[company]}"
    return f'<path d="{HOUSE}" class="{kind}" transform="translate({at(x)} {at(y)}) scale(.6)"/>'


def coins(company: int, column: int, space: int, x: float, y: float) -> str:
    """What an uncovered space adds to the share value."""
    count = int(COINS[company, column, space])
    if count == 0:
        return f'<path d="M{at(x - 2.5)} {at(y - 0.3)}h5" class="blank"/>'
    if count == 1:
        return circle(x, y - 0.3, 4.5, "coin")
    return circle(x - 3, y - 0.3, 4.2, "coin") + circle(x + 3, y - 0.3, 4.2, "coin")


def bonuses(now: Corner, wide: float) -> str:
    """The two bonuses of the track; a dashed ring is a bonus space for a marker."""
    return "".join(bonus(now, level, y, wide) for level, y in zip((1, 2), ROWS, strict=True))


def bonus(now: Corner, level: int, y: float, wide: float) -> str:
    left = row_start(now.face)
    drawn = star(13, y, 7.4, "spst got" if now.bonus >= level else "spst", level - 1, " sm")
    icons = bonus_row(now.face, now.levels[level - 1], left, y, wide - left - EDGE)
    if not is_special(now.face):
        return drawn + icons
    name = SPACES[spaces_of(now.face)[level - 1]]
    holder = now.markers[level - 1]
    marker = moving(f"bonus-{name}", seat(holder, 29, y, 11)) if holder != NOBODY else ""
    socket = circle(29, y, 6.5, "sock" if holder == NOBODY else "sock taken")
    box = (4, y - 7.4, wide - 8, 14.8)
    inside = rect(*box, "hit row", 2) + drawn + socket + marker + icons + rect(*box, "no", 2)
    return f"{open_place(f'space-{name}', 'space', now.spaces[level - 1])}{inside}</g>"
