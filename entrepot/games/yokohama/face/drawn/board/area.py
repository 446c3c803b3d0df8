"""An area as a card: head, power table, token, pieces and building spaces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from entrepot.paper.places import PLAIN, Spot, Spots
from entrepot.paper.words import Words

from ....actions import AREAS
from ....box.tables import (
    AREA_KIND,
    CANAL,
    CANAL_YEN,
    GIVES,
    KINDS_OF_AREA,
    MAX_POWER,
    PORT_KIND,
    PORT_VP,
    PRODUCTION,
    SHOP_REWARD,
    TOKEN_REWARD,
    TOKENS,
    TRADING_HOUSE_REWARD,
)
from ....record import NOBODY
from ..parts import (
    LAYOUT,
    Item,
    amount,
    assistants,
    at,
    fitted,
    house,
    named,
    open_place,
    president,
    reward,
    row,
    shop,
    text,
    use,
)

CARD, SITE, TOKEN = LAYOUT["card"], LAYOUT["site"], LAYOUT["token"]
LEVELS = ("", "yk-level-low", "yk-level-mid", "yk-level-high")
GLOW = (
    '<use href="#bk-halo-wide" class="halo wide"/><use href="#bk-halo" class="halo"/>'
    '<use href="#bk-brackets" class="brk"/>'
)
SERIF = 1.16  # names are wider in the display type than other words of their size


@dataclass(frozen=True)
class Card:
    """What the card of an area depends on."""

    area: int
    tile: int
    token: int
    shops: tuple[int, ...]
    house: int
    here: Spot = PLAIN
    power: int = 0  # the power it would be used with
    spots: Spots = ()


@lru_cache(maxsize=8192)
def card(card: Card, words: Words) -> str:
    if card.area == CANAL:
        return canal(card, words)
    spots = dict(card.spots)
    kind = "production" if (PRODUCTION >> card.area) & 1 else "commercial"
    return (
        open_place(f"area-{AREAS[card.area]}", f"area {kind}", card.here)
        + head(card.area, kind, words)
        + powers(card.area, card.power)
        + token(card, spots)
        + buildings(card, spots)
        + '<use href="#bk-card" class="edge"/><use href="#bk-refused" class="no"/></g>'
    )


@lru_cache(maxsize=512)
def head(area: int, kind: str, words: Words) -> str:
    """The card's face, and its medallion, round or square, with the name."""
    vignette = LAYOUT["kind"][KINDS_OF_AREA[AREA_KIND[area]]][1]
    medal = '<rect x="2" y="0" width="25" height="25" rx="2.5" class="medal"/>'
    if kind == "production":
        medal = '<circle cx="14.5" cy="12.5" r="13.5" class="medal"/>'
    x, y, room = CARD["name"]
    name = named(words, f"area-{AREAS[area]}")
    long = len(name) > 13
    size = (12 if long else 12.5) * SERIF
    title = fitted(name, x, y, "name long" if long else "name", size, room, "")
    return (
        '<use href="#bk-card" class="face"/>'
        f'<path d="{CARD["band"]}" fill="url(#bk-{kind})"/><path d="M0 23H140.4" class="rule"/>'
        f"{medal}{use(vignette, 4.2, 2.2, 20.6, 'vig')}{title}"
    )


@lru_cache(maxsize=512)
def powers(area: int, boxed: int) -> str:
    """Thresholds above, what each gives below; the column that would be used is boxed."""
    kind = AREA_KIND[area]
    port = kind == PORT_KIND
    first, pitch = CARD["columns_port"] if port else CARD["columns"]
    box = ""
    if boxed:
        x = first + (boxed - 1.5) * pitch
        box = f'<rect x="{at(x)}" y="27" width="{pitch:g}" height="27.5" rx="2" class="will"/>'
    unit = LAYOUT["kind"][KINDS_OF_AREA[kind]][0]
    drawn = [box, use(unit, 4.5, 39, 14.5), use("yk-power", 7.2, 28, 9, "soft")]
    drawn.append(f'<path d="M4 38.8H{89 if port else 98.5}" class="hair"/>')
    for power in range(1, MAX_POWER + 1):
        x, given = first + (power - 1) * pitch, int(GIVES[kind, power])
        drawn.append(text(power, x, 33.3, "pw"))
        if port and given:
            drawn.append(use(LEVELS[given], x - 6, 40.5, 12))
        else:
            size = "sm" if port else "md"
            drawn.append(text(given or "–", x, 47, f"num {size}" if given else f"num {size} zero"))
    if port:
        drawn.append(amount(("vp", int(PORT_VP[MAX_POWER])), 89.3, 46.5, 13))
    return "".join(drawn)


def token(card: Card, spots: dict[str, Spot]) -> str:
    """The 5-power token, or where it was."""
    x, y = TOKEN["at"]
    gone = card.token == NOBODY
    outline = f'<path d="{TOKEN["outline"]}" transform="translate({x} {y})" class="tok{" gone" if gone else ""}"/>'
    inside = text(5, x + 16, y + 14, "num md gone5") if gone else lying(card.token, x + 16, y + 14)
    return spot(f"token-{AREAS[card.area]}", "token", outline + inside, card, spots)


@lru_cache(maxsize=64)
def lying(token: int, x: float, y: float) -> str:
    """What a 5-power token gives, round its middle."""
    if token >= TOKENS:
        return use("yk-agent", x - 11, y - 11, 22, "agent")
    items = reward(int(TOKEN_REWARD[token]))
    if len(items) == 1:
        return row(items, x, y, 17)
    if items[0] == ("import", 1):
        return row(items, x, y, 13.5, 0.8)
    return row(items[:-1], x, y - 6.5, 13) + row(items[-1:], x, y + 6.5, 13)


def spot(place: str, class_: str, drawn: str, card: Card, spots: dict[str, Spot]) -> str:
    """A place inside a card. While the card itself can be pressed, what lies on it belongs to the card."""
    here = spots.get(place, PLAIN)
    if card.here.acts and not here.acts:
        kind = f"{class_} drafted" if here.draft else class_
        return f'<g class="{kind}">{drawn}</g>'
    return f"{open_place(place, class_, here)}{drawn}</g>"


def buildings(card: Card, spots: dict[str, Spot]) -> str:
    """Four shop spaces and one for a trading house: what each gives, or who has built there."""
    name, y = AREAS[card.area], SITE["top"]
    drawn = []
    for n, (x, owner) in enumerate(zip(SITE["shops"], card.shops, strict=True)):
        built = f'<g data-piece="shop-{owner}-{name}-{n + 1}">{shop(owner, x, y)}</g>' if owner != NOBODY else ""
        inside = built or site(int(SHOP_REWARD[card.tile, n]), x + 12.65, y)
        drawn.append(spot(f"site-{name}-{n + 1}", "site", plot("shop", x, y, owner) + inside, card, spots))
    x, owner = SITE["trading_house"], card.house
    built = f'<g data-piece="house-{owner}-{name}">{house(owner, x, y)}</g>' if owner != NOBODY else ""
    inside = built or house_site(int(TRADING_HOUSE_REWARD[card.tile]), x + 13.5, y)
    drawn.append(spot(f"house-{name}", "site", plot("house", x, y, owner) + inside, card, spots))
    return "".join(drawn)


def plot(form: str, x: float, y: float, owner: int) -> str:
    built = "" if owner == NOBODY else " built"
    return f'<use href="#bk-plot-{form}" x="{at(x)}" y="{at(y)}" class="plot{built}"/>'


@lru_cache(maxsize=512)
def site(number: int, x: float, y: float) -> str:
    """What a shop space gives: on one line, or on two with the points below."""
    items = reward(number)
    if len(items) == 1:
        points = items[0][0] == "vp"
        return row(items, x, y + 18.5, 18.5 if points else 16.5)
    upper: tuple[Item, ...] = items[:-1] if len(items) > 2 else items[:1]
    u = 15 if len(upper) == 1 else 11.8
    return row(upper, x, y + 10.8, u, 1) + row(items[len(upper) :], x, y + 26.7, 15)


@lru_cache(maxsize=512)
def house_site(number: int, x: float, y: float) -> str:
    """What a trading house space gives: the points, and the rest below."""
    items = reward(number)
    if len(items) == 1:
        return row(items, x, y + 19.5, 18.5)
    return row(items[-1:], x, y + 12, 14.6) + row(items[:-1], x, y + 27.5, 14.6, 1)


def canal(card: Card, words: Words) -> str:
    """Water with a bridge, and what it costs to cross."""
    price = f"{CANAL_YEN}"
    return (
        open_place("area-canal", "area water", card.here)
        + '<use href="#bk-card" class="face"/>'
        + f'<path d="{CARD["water"]}" fill="url(#bk-seigaiha)" class="inner"/>'
        + '<circle cx="70.2" cy="52" r="38" class="disc"/>'
        + use("yk-canal", 49.2, 22, 42, "vig")
        + fitted(named(words, "area-canal"), 70.2, 76, "name", 12.5 * SERIF, 62)
        + '<rect x="29.2" y="95" width="82" height="19" rx="9.5" class="disc"/>'
        + fitted(words.text("chart-cross"), 84.2, 104.4, "cap", 9.5, 50, "end")
        + use("c-yen-n", 88.2, 96.4, 16.2)
        + text(price, 96.3, 104.5, "num yen sm")
        + '<use href="#bk-card" class="edge"/><use href="#bk-refused" class="no"/></g>'
    )


# --- the pieces that stand on a card


@dataclass(frozen=True)
class Standing:
    """Who stands in an area. `draft`: the seat whose pieces a draft has changed; `ghost`: who would come."""

    area: int
    presidents: tuple[int, ...]
    station: bool
    assistants: tuple[int, ...]  # by seat
    draft: int = NOBODY
    ghost: int = NOBODY


@lru_cache(maxsize=8192)
def pieces(s: Standing) -> str:
    """Leaders, then what is neutral, then assistants by seat, from the left; a crowd closes up."""
    x, y, room = CARD["pieces"]
    drawn: list[str] = []
    gap, step = (8.0, 32.0) if crowd(s, 8, 32) <= room else (3.0, 27.0 if len(s.presidents) < 3 else 14.0)
    scale = min(1.0, room / max(1.0, crowd(s, gap, step)))
    start = x
    for n, owner in enumerate(s.presidents):
        if owner == s.draft:
            drawn.append(f'<circle cx="{at(x + 12)}" cy="{y}" r="14" class="draft"/>')
        drawn.append(president(owner, x, y - 12))
        x += step if n + 1 < len(s.presidents) else 24 + gap
    if s.station:
        drawn.append(f'<g data-piece="station">{use("yk-station", x, y - 10, 20)}</g>')
        x += 20 + gap
    for owner, count in enumerate(s.assistants):
        if count:
            drawn.append(assistants(owner, count, x, y - 8, AREAS[s.area], owner == s.draft))
            x += (25.5 if count > 1 else 16) + gap
    if s.ghost != NOBODY:
        drawn.append(president(s.ghost, x, y - 12, "preview"))
    inside = "".join(drawn)
    if scale == 1:
        return inside
    back = f"translate({at(start * (1 - scale))} {at(y * (1 - scale))}) scale({scale:.3g})"
    return f'<g transform="{back}">{inside}</g>'


def room_taken(s: Standing) -> float:
    """Where the pieces of a card end, from its left edge, and a little more."""
    x, _, room = CARD["pieces"]
    return float(x + min(crowd(s, 8, 32), room) + 6)


def crowd(s: Standing, gap: float, step: float) -> float:
    """How much room the pieces want."""
    parts = [20.0] if s.station else []
    parts += [25.5 if count > 1 else 16.0 for count in s.assistants if count]
    parts += [24 + step * (len(s.presidents) - 1)] if s.presidents else []
    parts += [24.0] if s.ghost != NOBODY else []
    return sum(parts) + gap * max(0, len(parts) - 1)
