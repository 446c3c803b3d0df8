"""How Mombasa looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from entrepot.paper.face import Face
    from entrepot.paper.textview import TextFace


def text_face() -> TextFace:
    """Mombasa in a terminal; what draws there is loaded only by who asks for it."""
    from .text import TEXT

    return TEXT


def drawn_face() -> Face:
    """Mombasa in a browser, loaded likewise."""
    from .drawn.face import FACE

    return FACE
