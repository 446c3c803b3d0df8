"""Order cards, and the viewer's hand of them: each says that it is ready or what it lacks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.face import Scene
from entrepot.paper.svg import Markup, el, icon, joined
from entrepot.paper.words import Words

from ....actions import GOODS
from ....box.tables import HAND_LIMIT, ORDER_FLAG, ORDER_GOODS, ORDER_REWARD
from ....record import HIDDEN, NOBODY
from .. import facts, parts
from ..parts import FLAGS
from ..telling.inline import ICON, does, offered, spot
from ..telling.labels import order as order_in_words


@dataclass(frozen=True)
class CardSize:
    """Where things stand on an order card: what it needs above, what it gives on a deeper band below."""

    name: str
    width: float
    height: float
    corner: float
    band: float  # where the band begins
    needs: tuple[float, float]  # the middle of the upper line, the size of its icons
    gives: float  # the size of the icons on the band
    gap: float
    flag: float
    pad: float  # left of the flag


SMALL = CardSize("small", 75, 46, 2.5, 23.5, (11.2, 15), 16, 2, 16.5, 3)
LARGE = CardSize("large", 114, 68, 5, 36, (18, 22), 22, 4, 24, 5)


@lru_cache(maxsize=128)
def card(number: int, c: CardSize = SMALL) -> Markup:
    """An order card as a drawing of its own."""
    w, h, r = c.width, c.height, c.corner
    needs = [(good, int(n)) for good, n in zip(GOODS, ORDER_GOODS[number], strict=True) if n]
    given = dict(parts.reward(int(ORDER_REWARD[number])))
    gives = [(kind, given[kind]) for kind in ("vp", "import", "yen") if kind in given]
    band = f"M1 {c.band}H{w - 1}V{h - r - 1}a{r} {r} 0 0 1-{r} {r}H{r + 1}a{r} {r} 0 0 1-{r}-{r}Z"
    middle = (c.band + h - 1) / 2
    above = parts.row(needs, w / 2, c.needs[0], c.needs[1], c.gap)
    below = parts.row(gives, (w + c.flag + c.pad) / 2, middle, c.gives, c.gap)
    return Markup(
        f'<svg class="ocard {c.name}" width="{w}" height="{h}" viewBox="0 0 {w} {h}" aria-hidden="true">'
        f'<rect x=".5" y=".5" width="{w - 1}" height="{h - 1}" rx="{r}" class="cardface"/>{above}'
        f'<path d="{band}" class="rband"/>'
        f"{parts.use(FLAGS[ORDER_FLAG[number]], c.pad, middle - c.flag / 2, c.flag)}{below}</svg>"
    )


class Held(NamedTuple):
    """Everything a hand shows."""

    cards: tuple[tuple[int, tuple[int, ...]], ...]  # an order and what it lacks
    keeping: bool
    acts: tuple[tuple[str, str], ...]
    asked: str
    drafted: frozenset[str]


def hand_of(s: Any, seat: int, scene: Scene) -> Held:
    """What the hand of a seat depends on."""
    found = [n for n in facts.held(s, seat) if n not in (HIDDEN, NOBODY)]
    places = [f"order-{n + 1}" for n in found]
    acts = offered(scene.acts, places)
    lacking = tuple((n, facts.lacks(s, seat, n)) for n in found)
    keeping = s.dealt[seat, 1] != NOBODY
    drafted = frozenset(place for place in places if place in scene.drafted)
    return Held(lacking, keeping, acts, scene.view.asked if acts else "", drafted)


@lru_cache(maxsize=2048)
def hand(held: Held, words: Words) -> Markup:
    """The viewer's orders under the panel."""
    count = words.text("face-of", have=len(held.cards), need=2 if held.keeping else int(HAND_LIMIT))
    title = words.text("face-dealt" if held.keeping else "face-orders")
    heading = el("h3", title, icon("c-lock", 12, words.text("face-secret"), "dim"), el("span", count))
    return el("div", heading, el("ul", *items(held, SMALL, words)), class_="hand", data_keep="")


def items(held: Held, size: CardSize, words: Words) -> list[Markup]:
    """A card a line of the list, with its state under it."""
    can = dict(held.acts)
    found = []
    for number, lacks in held.cards:
        place = f"order-{number + 1}"
        acts = can.get(place, "")
        name = order_in_words(number, words)
        label = f"{name}. {does(acts, words, held.asked)}" if acts else name
        classes = "drafted" if place in held.drafted else ""
        values = spot(place, label, acts, classes, f"order-{number + 1}")
        spoken = el("span", name, class_="vh") if not acts else ""
        found.append(Markup(f"<li><div{values}>{spoken}{card(number, size)}{state(lacks, words)}</div></li>"))
    return found


def state(lacks: tuple[int, ...], words: Words) -> Markup:
    if not any(lacks):
        return el("small", words.text("face-ready"), class_="ready")
    missing = [joined((n, icon(ICON[good], 12, words.noun(f"good-{good}")))) for good, n in _some(lacks)]
    return el("small", words.text("face-lacking"), " ", joined(missing, " "))


def _some(counts: tuple[int, ...]) -> list[tuple[str, int]]:
    return [(good, n) for good, n in zip(GOODS, counts, strict=True) if n]
