"""The faces of a game, each loaded on first use: a terminal needs no drawings, a page no terminal."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .face import Face
    from .textview import TextFace


def text_face(package: str) -> Callable[[], TextFace]:
    """What makes a game's face in a terminal: TEXT of the module `text` in that package."""

    def load() -> TextFace:
        found: TextFace = import_module(f"{package}.text").TEXT
        return found

    return load


def drawn_face(package: str) -> Callable[[], Face]:
    """What makes its face in a browser: FACE of the module `drawn.face`."""

    def load() -> Face:
        found: Face = import_module(f"{package}.drawn.face").FACE
        return found

    return load
