"""The board of who looks, or for a spectator of the first seat: diamond ring, slots, bookkeeping, hand."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from entrepot.paper.face import Drawing, Scene
from entrepot.paper.svg import Markup
from entrepot.paper.words import Words

from ..reading import position
from .hand import choice, choice_of, hand, hand_of
from .ring import ring, ring_of
from .shelf import shelf, shelf_of
from .slots import slots, slots_of

PARTS = ("edge", "ring", "slots", "shelf", "hand")


def shown(scene: Scene) -> int:
    """Whose board it is: the viewer's, or for a spectator the first seat's."""
    return scene.viewer or 0


def mine(scene: Scene) -> Drawing:
    """The whole board, each area a part of its own."""
    s, words = position(scene.view), scene.words
    seat = shown(scene)
    tiles = choice_of(s, seat, scene)
    asked_for = scene.viewer == seat and seat in scene.actors and not scene.past
    parts = {
        "edge": Markup('<i class="edge on"></i>') if asked_for else Markup(""),
        "ring": ring(ring_of(s, seat, scene), words),
        "slots": slots(slots_of(s, seat, scene), words),
        "shelf": choice(tiles, words) if tiles else shelf(shelf_of(s, seat, scene), words),
        "hand": hand(hand_of(s, seat, scene), words),
    }
    return Drawing(
        frame(seat, scene.viewer is None, words), {f"part-mine-{name}": part for name, part in parts.items()}
    )


@lru_cache(maxsize=32)
def frame(seat: int, watched: bool, words: Words) -> Markup:
    """A vermilion edge lies round all while its player is asked."""
    label = escape(words.text("panel-board" if watched else "panel-mine"))
    areas = "".join(f'<div class="area a-{name}" id="part-mine-{name}"><!--part-mine-{name}--></div>' for name in PARTS)
    return Markup(f'<section class="mb mine s{seat}" aria-label="{label}">{areas}</section>')
