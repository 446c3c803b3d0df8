"""The pairs of starting tiles, laid over the map while one of them is chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from entrepot.paper.drawing import length
from entrepot.paper.face import Scene
from entrepot.paper.phrases import capital
from entrepot.paper.places import PLAIN, Spot
from entrepot.paper.words import Words

from ....actions import TILES_A
from ....box.tables import (
    FACTORY_DISCOUNT,
    OLD_FACTORY_GOODS,
    PAIRS,
    START_VP,
    TILE_B_GAIN,
    TILE_COAL_COUNT,
    TILE_GOODS_COUNT,
)
from ....record import NOBODY
from ..parts import amount, centred, fitted, framed, gain_items, item_width, points, rect
from ..reading import asked_of, position
from ..spots import spot
from .regions import WIDTH

ICONS = {
    "machine": "nz-machine",
    "ship": "nz-ship",
    "train": "nz-train",
    "goods": "nz-goods",
    "old_factory": "nz-factory",
    "worker": "nz-bag",
    "coal": "nz-coal",
    "discount": "nz-act-factory",
}
CARD, GAP = 114, 9  # the width of a pair, and what lies between two


class Pairs(NamedTuple):
    """What the drawing depends on."""

    tiles: tuple[tuple[int, int], ...]  # A and B, NOBODY where a pair was taken
    spots: tuple[tuple[str, Spot], ...]
    height: float


def pairs_of(scene: Scene, height: float) -> Pairs | None:
    """The pairs on offer, or nothing when no pair is asked for."""
    if asked_of(scene.view) != "draft":
        return None
    s = position(scene.view)
    count = int(PAIRS[s.players])
    places = [f"pair-{n + 1}" for n in range(count)]
    return Pairs(
        tuple((s.pair_a[n], s.pair_b[n]) for n in range(count)),
        tuple((place, spot(scene, place)) for place in places if place in scene.acts),
        height,
    )


@lru_cache(maxsize=256)
def pairs(p: Pairs, words: Words) -> str:
    """Cards side by side: tile A with its points above, tile B on a deeper band below."""
    spots = dict(p.spots)
    count = len(p.tiles)
    left = (WIDTH - count * CARD - (count - 1) * GAP) / 2
    drawn = [rect(4, 4, WIDTH - 8, p.height - 8, "veil")]
    drawn.append(fitted(capital(words.text("label-pairs")), WIDTH / 2, 27, "disp", 13, WIDTH - 40, "middle"))
    for n, (a, b) in enumerate(p.tiles):
        place = f"pair-{n + 1}"
        x = left + n * (CARD + GAP)
        box = (x, 40, CARD, p.height - 60)
        if a == NOBODY:
            drawn.append(rect(*box, "gone", 5))
            continue
        inside = rect(*box, "sheetlet", 5) + tile_a(a, x, words) + tile_b(b, x, p.height)
        drawn.append(framed(place, "pair", spots.get(place, PLAIN), inside, box, 5, 14))
    return "".join(drawn)


def tile_a(tile: int, x: float, words: Words) -> str:
    """The power of a tile in words, and its points."""
    name = TILES_A[tile]
    title = fitted(words.noun(f"tile-{name}"), x + 9, 58, "disp c", 12, CARD - 40)
    drawn = title + points(int(START_VP[tile]), x + CARD - 17, 55, 21)
    drawn += centred(ICONS[name], x + CARD / 2, 84, 34, "ink")
    said = words.text(f"tile-{name}-effect", **told(name))
    for n, line in enumerate(in_lines(said, 11, CARD - 14)[:4]):
        drawn += fitted(line, x + CARD / 2, 116 + 13 * n, "t soft", 11, CARD - 10, "middle", bold=False)
    return drawn


def told(name: str) -> dict[str, int]:
    """The number that the words of a tile name."""
    counts = {
        "goods": TILE_GOODS_COUNT,
        "old_factory": OLD_FACTORY_GOODS,
        "coal": TILE_COAL_COUNT,
        "discount": FACTORY_DISCOUNT,
    }
    return {"number": counts[name]} if name in counts else {}


def tile_b(tile: int, x: float, height: float) -> str:
    """What the other tile gives, two amounts a line."""
    items = gain_items(int(TILE_B_GAIN[tile]))
    low = height - 20
    drawn = rect(x + 1, low - 62, CARD - 2, 61, "low", 4)
    rows = [items[n : n + 2] for n in range(0, len(items), 2)]
    for n, line in enumerate(rows):
        y = low - 31 + 26 * (n - (len(rows) - 1) / 2)
        wide = sum(item_width(item, 19) for item in line) + 10 * (len(line) - 1)
        at = x + (CARD - wide) / 2
        for item in line:
            drawn += amount(item, at, y, 19, class_="num")
            at += item_width(item, 19) + 10
    return drawn


def in_lines(words: str, size: float, room: float) -> list[str]:
    """Words broken where their room ends."""
    found: list[str] = []
    for word in words.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and length(longer, size, bold=False) <= room:
            found[-1] = longer
        else:
            found.append(word)
    return found
