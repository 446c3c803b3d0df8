"""The starting tile with what is left of it, and what silk stands in for."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from entrepot.paper.face import Scene
from entrepot.paper.places import Spot
from entrepot.paper.words import Words

from ....actions import TILES_A
from ....box.tables import (
    A_FACTORY,
    FACTORY_DISCOUNT,
    SCIENCE_SILK,
    TILE_COAL,
    TILE_COAL_COUNT,
    TILE_GOODS,
    TILE_GOODS_COUNT,
    TILE_MACHINE,
)
from ....record import NOBODY
from ..parts import ACTION_TILES, centred, coin, fitted, framed, rect, text, use
from ..spots import spot

TILE, SILK = (810, 279, 80, 38), (900, 279, 184, 38)
ICONS = {"machine": "nz-machine", "ship": "nz-ship", "train": "nz-train", "old_factory": "nz-factory"}


class Tile(NamedTuple):
    """Everything about the tile."""

    seat: int
    tile: int
    kept: int  # coal that is safe, on the tile or on a factory
    waiting: int  # goods or a machine for the first factory
    spot: Spot


def tile_of(s: Any, seat: int, scene: Scene) -> Tile:
    here = spot(scene, "tile-coal") if scene.viewer == seat else Spot()
    waiting = s.waiting_machine[seat] + s.waiting_goods[seat]
    return Tile(seat, s.tile_a[seat], s.kept_coal[seat], waiting, here)


@lru_cache(maxsize=512)
def tile(t: Tile) -> str:
    x, y, width, height = TILE
    empty = t.tile == NOBODY and not t.kept
    inside = rect(x, y, width, height, "bed gone" if empty else "bed paperc", 3)
    if t.tile == TILE_COAL:
        inside += _coal(t)
    elif t.kept:
        inside += text(t.kept, 848, 303, "big", "end") + use("nz-coal", 852, 287, 22)
    elif t.tile == TILE_GOODS:
        inside += "".join(_pale("nz-goods", 2 * n - 1, n >= t.waiting) for n in range(int(TILE_GOODS_COUNT)))
    elif t.tile != NOBODY:
        inside += _other(t)
    return framed("tile-coal", "tile", t.spot, inside, TILE, 3)


def _coal(t: Tile) -> str:
    """So many pieces as there are, the spent ones pale; more of them, when a factory holds some too, as a number."""
    places = int(TILE_COAL_COUNT)
    if t.kept > places or places > 3:
        return text(t.kept, 848, 303, "big", "end") + use("nz-coal", 852, 287, 22)
    return "".join(use("nz-coal", 815 + 24 * n, 287, 22, "faint" if n >= t.kept else "") for n in range(3))


def _pale(symbol: str, off: int, gone: bool) -> str:
    return centred(symbol, 850 + 13 * off, 298, 22, "faint" if gone else "")


def _other(t: Tile) -> str:
    name = TILES_A[t.tile]
    if name == "discount":
        cheaper = text("−", 851, 302, "n13") + coin(int(FACTORY_DISCOUNT), 868, 298, 20)
        return centred(ACTION_TILES[A_FACTORY], 832, 298, 22) + cheaper
    if t.tile == TILE_MACHINE:
        return centred("nz-machine", 850, 298, 24, f"p{t.seat}" if t.waiting else "outl")
    return centred(ICONS.get(name, "nz-worker"), 850, 298, 24, "faint")


@lru_cache(maxsize=16)
def silk(words: Words) -> str:
    """Money one for one, and science to build."""
    x, y, width, height = SILK
    levels = range(1, len(SCIENCE_SILK))
    drawn = rect(x, y, width, height, "paperc", 3) + use("nz-silk", 906, 282, 15) + text(1, 924, 294, "t b")
    drawn += '<path d="M935 290h8m-3-3l3 3-3 3" class="arr"/>'
    drawn += text(1, 950, 294, "t b") + use("nz-money", 958, 282, 15)
    drawn += fitted(words.text("face-any_time"), 982, 294, "t soft", 11, 98, bold=False)
    drawn += use("nz-silk", 906, 299, 15) + text("·".join(str(int(SCIENCE_SILK[n])) for n in levels), 924, 311, "t b")
    drawn += '<path d="M955 307h8m-3-3l3 3-3 3" class="arr"/>'
    drawn += text("+" + "·".join(map(str, levels)), 970, 311, "t b") + use("nz-science", 1007, 299, 15)
    return drawn + fitted(words.text("face-to_build_it"), 1025, 311, "t soft", 11, 56, bold=False)
