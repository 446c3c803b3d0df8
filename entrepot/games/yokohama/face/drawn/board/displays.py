"""The displays over the chart: orders in the Ports, technologies in the Laboratories, the Church and Customs boards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from entrepot.paper.drawing import length
from entrepot.paper.places import Spot
from entrepot.paper.words import Words

from ....actions import TECHNOLOGIES
from ....box.tables import (
    CARD_FLAG,
    CARD_NAME,
    CARD_VALUE,
    CHURCH_FAITH,
    CHURCH_PRIZE,
    CHURCH_REWARD,
    COMPONENTS,
    CUSTOMS_IMPORTS,
    CUSTOMS_PRIZE,
    CUSTOMS_REWARD,
    ORDER_FLAG,
    ORDER_GOODS,
    ORDER_REWARD,
    PORT_LEVEL,
    SLOT_ADDS,
    SLOTS,
)
from ....record import NOBODY
from ..parts import (
    FLAGS,
    GOODS_ICONS,
    LAYOUT,
    Item,
    amount,
    at,
    fit,
    fitted,
    named,
    open_place,
    reward,
    row,
    shape,
    use,
)
from ..parts import text as words_at
from .area import SERIF
from .course import Point

STRIP = LAYOUT["strip"]
LEVELS = ("", "low", "mid", "high")
EFFECTS = {key: n for key, n in COMPONENTS["technologies"]["effects"].items() if isinstance(n, int)}
SOFT = ("yk-assistant", "yk-president", "yk-shop", "yk-house")  # icons that take the colour of what they stand in
ARROW = 9  # the room of an arrow
SPOTS = tuple[Spot, ...]
LINE = 0  # columns of a display whose slots stand in one line


class Ground(NamedTuple):
    """How large a display is, and how its slots stand: in one line beside a tab, or in several lines under a head."""

    width: float
    height: float
    columns: int = LINE

    def pitch(self, slots: int) -> float:
        """From one slot to the next."""
        return (self.width - 3) / self.columns if self.columns else (self.width - STRIP["slots"] - 0.5) / slots

    def spot(self, n: int, pitch: float, first: float, deep: float) -> tuple[float, float]:
        """Where a slot begins: from the left, and how far it stands below the first line."""
        if not self.columns:
            return first + n * pitch, 0
        return 1.5 + n % self.columns * pitch, STRIP["head"] + n // self.columns * deep


def below(drawn: str, y: float) -> str:
    return f'<g transform="translate(0 {at(y)})">{drawn}</g>' if y else drawn


@lru_cache(maxsize=64)
def strip(board: str, ground: Ground, words: Words, kept: float = 0) -> str:
    """The ground of a display and its tab or head; of a head, some room may be kept for something else."""
    kind = board.partition("_")[0]
    width, height, columns = ground
    half = height / 2
    name = words.text(f"chart-tab-{board}")
    face = f'<rect width="{width}" height="{height}" rx="5" class="mface"/>'
    if columns:
        head = f'<rect width="{width}" height="{STRIP["head"]}" rx="4" class="tab"/>'
        mark = use(f"yk-{kind}", 4, 2, 18, "vig")
        said = fitted(name, 26, 11.5, "tabn", 11 * SERIF, width - kept - 30, "start")
        return f'<g data-el="board-{board}" class="place">{face}{head}{mark}{said}</g>'
    return (
        f'<g data-el="board-{board}" class="place">{face}'
        f'<rect width="{STRIP["tab"]}" height="{height}" rx="4" class="tab"/>'
        + use(f"yk-{kind}", 12, half - 18, 22, "vig")
        + fitted(name, 23, half + 12, "tabn", 11 * SERIF, 43)
        + "</g>"
    )


def glow(x: float, y: float, width: float, height: float) -> str:
    """What lies round a card that can be taken: a halo below it, brackets at its corners."""
    x, y, right, low = x - 1.5, y - 1.5, x + width + 1.5, y + height + 1.5
    halo = f'<rect x="{at(x)}" y="{at(y)}" width="{at(right - x)}" height="{at(low - y)}" rx="4" class="halo small"/>'
    upper = f"M{at(x)} {at(y + 9)}v-9h9M{at(right - 9)} {at(y)}h9v9"
    lower = f"M{at(right)} {at(low - 9)}v9h-9M{at(x + 9)} {at(low)}h-9v-9"
    return f'{halo}<path d="{upper}{lower}" class="brk small"/>'


def framed(place: str, class_: str, here: Spot, inside: str, box: tuple[float, float, float, float]) -> str:
    """A place of a display round its card."""
    return open_place(place, class_, here) + (glow(*box) if here.acts else "") + inside + "</g>"


# --- the Ports


@lru_cache(maxsize=4096)
def port(board: str, cards: tuple[int, ...], spots: SPOTS, ground: Ground, words: Words) -> str:
    """Six orders from left to right, each over the bar of its level."""
    pitch = ground.pitch(SLOTS)
    drawn = [strip(f"port_{board}", ground, words)]
    for n, (card, here) in enumerate(zip(cards, spots, strict=True)):
        x, y = ground.spot(n, pitch, STRIP["slots"], 57)
        x += STRIP["card"][0]
        w = pitch - 2 * STRIP["card"][0]
        box = (x, 2.5, w, 43)
        inside = order_card(card, x, 2.5) if card != NOBODY else empty(*box)
        slot = framed(f"port-{board}{n + 1}", "slot", here, inside, box)
        drawn.append(below(slot + level(int(PORT_LEVEL[n]), x, 48, w), y))
    return "".join(drawn)


def empty(x: float, y: float, width: float, height: float) -> str:
    return f'<rect x="{at(x)}" y="{at(y)}" width="{at(width)}" height="{at(height)}" rx="3" class="gap"/>'


def level(number: int, x: float, y: float, width: float) -> str:
    """A bar with as many pips as its level."""
    middle = x + width / 2 - 4 * (number - 1)
    pips = "".join(f'<circle cx="{at(middle + 8 * n)}" cy="{at(y + 3)}" r="1.9" class="pip"/>' for n in range(number))
    bar = f'<rect x="{at(x)}" y="{at(y)}" width="{at(width)}" height="6" rx="1.5" class="lv {LEVELS[number]}"/>'
    return bar + pips


@lru_cache(maxsize=1024)
def order_card(card: int, x: float, y: float) -> str:
    """An order, 62 × 43: what it needs above; its flag and what it gives on a deeper band below."""
    needs = [(icon, int(n)) for icon, n in zip(GOODS_ICONS, ORDER_GOODS[card], strict=True) if n]
    items = reward(int(ORDER_REWARD[card]))
    gives = (*items[-1:], *items[:-1])  # the points first
    band = f"M{at(x + 0.6)} {at(y + 21)}h60.8v19a2.5 2.5 0 0 1-2.5 2.5H{at(x + 3.1)}a2.5 2.5 0 0 1-2.5-2.5Z"
    return (
        f'<g data-piece="order-{card + 1}">'
        f'<rect x="{at(x)}" y="{at(y)}" width="62" height="43" rx="3" class="cardface"/>'
        + row(needs, x + 31, y + 10.7, fit(needs, 58, 15))
        + f'<path d="{band}" class="rband"/>'
        + use(FLAGS[int(ORDER_FLAG[card])], x + 2.5, y + 23.6, 16.5)
        + row(gives, x + 40.5, y + 31.8, fit(gives, 38.7, 16))
        + "</g>"
    )


# --- the Laboratories


@lru_cache(maxsize=4096)
def laboratory(board: str, cards: tuple[int, ...], spots: SPOTS, ground: Ground, words: Words) -> str:
    """Six technologies from left to right, each with what its slot adds to the price."""
    pitch = ground.pitch(SLOTS)
    drawn = [strip(f"laboratory_{board}", ground, words)]
    for n, (card, here) in enumerate(zip(cards, spots, strict=True)):
        x, y = ground.spot(n, pitch, STRIP["slots"], 62)
        x += STRIP["card"][0]
        box = (x, 3.0, pitch - 2 * STRIP["card"][0], 59.0)
        inside = technology_card(card, int(SLOT_ADDS[n]), x, 3, box[2], words) if card != NOBODY else empty(*box)
        drawn.append(below(framed(f"lab-{board}{n + 1}", "slot", here, inside, box), y))
    return "".join(drawn)


@lru_cache(maxsize=1024)
def technology_card(card: int, adds: int, x: float, y: float, width: float, words: Words) -> str:
    """A technology, 59 high: its name, what it does in signs, production value with the slot's addition, flag."""
    middle = x + width / 2
    name = TECHNOLOGIES[int(CARD_NAME[card])]
    lines = in_lines(words.noun(f"technology-{name}"), width - 5)
    tops = (13,) if len(lines) == 1 else (7.5, 18.5)
    titles = [fitted(line, middle, y + top, "tech", 10, width - 5) for line, top in zip(lines, tops, strict=True)]
    return (
        f'<g data-piece="technology-{card}">'
        f'<rect x="{at(x)}" y="{at(y)}" width="{at(width)}" height="59" rx="3" class="cardface"/>'
        + "".join(titles)
        + effect(name, middle, y + 31.5, width - 6, words)
        + f'<path d="M{at(x + 0.6)} {at(y + 40.5)}H{at(x + width - 0.6)}" class="hair"/>'
        + use("yk-production", x + 1.5, y + 40.7, 18.5)
        + words_at(int(CARD_VALUE[card]), x + 10.8, y + 50.1, "num sm")
        + (words_at(f"+{adds}", x + 21, y + 49.9, "num sm add", "") if adds else "")
        + use(FLAGS[int(CARD_FLAG[card])], x + width - 18, y + 41.5, 16.5)
        + "</g>"
    )


def in_lines(name: str, room: float) -> list[str]:
    """A name on one line, or on two as even as can be."""
    gaps = [n for n, c in enumerate(name) if c == " "]
    if not gaps or length(name, 10) <= room:
        return [name]
    gap = min(gaps, key=lambda n: max(length(name[:n], 10), length(name[n + 1 :], 10)))
    return [name[:gap], name[gap + 1 :]]


def effect(name: str, middle: float, y: float, room: float, words: Words) -> str:
    """What a technology does, in signs side by side."""
    signs = LAYOUT["technology"][name].format(**EFFECTS).split()
    widths = [sign_width(sign, words) for sign in signs]
    spare = sum(widths) + 2 * (len(signs) - 1) - room
    x = middle - (room + min(spare, 0)) / 2
    drawn = []
    for sign, width in zip(signs, widths, strict=True):
        if spare > 0 and sign[0] == "@":  # words give way to signs
            width -= spare
        drawn.append(draw_sign(sign, x, y, width, words))
        x += width + 2
    return "".join(drawn)


def sign_width(sign: str, words: Words) -> float:
    if sign == ">":
        return ARROW
    if sign[0] in "=@":
        return length(sign_text(sign, words), 11)
    kind, _, count = sign.partition(":")
    if count:
        return 14 * (1.2 if int(count) > 9 else 1.08)
    return 13 if sign in SOFT else 14


def sign_text(sign: str, words: Words) -> str:
    return words.text(sign[1:]) if sign[0] == "@" else sign[1:].replace("_", " ")


def draw_sign(sign: str, x: float, y: float, width: float, words: Words) -> str:
    if sign == ">":
        return f'<path d="M{at(x)} {at(y)}h7m-3-3 3 3-3 3" class="arr"/>'
    if sign[0] in "=@":
        said = sign_text(sign, words)
        return words_at(said, x + width / 2, y, "num sm", "middle", width if length(said, 11) > width + 0.1 else 0)
    kind, _, count = sign.partition(":")
    if count:
        return amount((kind, int(count)), x, y, 14)
    return use(sign, x, y - width / 2, width, "soft" if sign in SOFT else "vig")


# --- the Church and Customs boards


BOARDS = {
    "church": ("yk-faith", CHURCH_FAITH, CHURCH_REWARD, CHURCH_PRIZE),
    "customs": ("yk-import", CUSTOMS_IMPORTS, CUSTOMS_REWARD, CUSTOMS_PRIZE),
}


@lru_cache(maxsize=4096)
def spaces(board: str, owners: tuple[int, ...], spots: SPOTS, ground: Ground, words: Words) -> str:
    """Eight spaces: what each asks for above, what it gives or who lies there below; the final prizes at the end."""
    first, pitch, w = STRIP["space"]
    head = STRIP["prizes_head"]
    drawn = [strip(board, ground, words, head)]
    for n, (owner, here) in enumerate(zip(owners, spots, strict=True)):
        x, y = ground.spot(n, pitch, first, 42)
        drawn.append(below(framed(f"{board}-{n + 1}", "slot", here, space(board, n, owner, x), (x, 3, w, 39)), y))
    x = STRIP["prizes"]
    places: tuple[Point, ...] = ((x, 12.5), (x, 32.5))
    if ground.columns:
        places = ((ground.width - head, 11), (ground.width - head / 2, 11))
    else:
        drawn.append(f'<path d="M{x} 4V41" class="hair"/>')
    for n, (prize, (left, y)) in enumerate(zip(BOARDS[board][3], places, strict=True)):
        drawn.append(fitted(words.text(f"chart-rank-{n + 1}"), left + 11, y + 0.5, "cap", 9.5, 19))
        drawn.append(amount(("vp", int(prize)), left + 21, y, 14))
    return "".join(drawn)


@lru_cache(maxsize=512)
def space(board: str, n: int, owner: int, x: float) -> str:
    icon, needs, rewards, _ = BOARDS[board]
    _, _, width = STRIP["space"]
    full = "" if owner == NOBODY else " full"
    head = f'<rect x="{at(x)}" y="3" width="{width}" height="39" rx="3" class="space{full}"/>'
    head += use(icon, x + 8.1, 4.5, 13) + words_at(int(needs[n]), x + 28.6, 11.3, "num md")
    middle = x + width / 2
    if owner != NOBODY:
        return f'{head}<g data-piece="{board}-{n + 1}">{shape(owner, middle - 8.8, 21, 18)}</g>'
    items = reward(int(rewards[n]))
    gives = (*items[-1:], *items[:-1])  # the points first
    return head + row(gives, middle, 30.5, 18 if len(gives) == 1 else fit(gives, 41, 14.6, 1.4), 1.4)


@lru_cache(maxsize=2048)
def said(kind: str, n: int, card: int, words: Words) -> str:
    """What lies in a slot or what a space gives, in words."""
    if kind == "port":
        goods = ((icon, int(count)) for icon, count in zip(GOODS_ICONS, ORDER_GOODS[card], strict=True) if count)
        return f"{amounts(goods, words)} → {amounts(reward(int(ORDER_REWARD[card])), words)}"
    if kind == "laboratory":
        return words.noun(f"technology-{TECHNOLOGIES[int(CARD_NAME[card])]}")
    return amounts(reward(int(BOARDS[kind][2][n])), words)


def amounts(items: Iterable[Item], words: Words) -> str:
    return ", ".join(words.noun(f"amount-{icon}-{count}") for icon, count in items)


def strip_name(board: str, words: Words) -> str:
    """A display by the name of its board, for a screen reader."""
    return named(words, f"board-{board}")
