"""The faces of a game: its own or, where it has none, the plain one."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from entrepot.engine.language.game import Game

from .face import Face
from .textview import TextFace
from .words import Words


def face_of(game: Game, plain: bool = False) -> Face:
    """In a browser; the plain one if it is asked for."""
    if game.faces.drawn is not None and not plain:
        found: Face = game.faces.drawn()
        return found
    from .plain.drawn import plain_face

    return plain_face(game, _own_words(game))


def text_face_of(game: Game) -> TextFace:
    """In a terminal."""
    if game.faces.text is not None:
        return cast(TextFace, game.faces.text())
    from .plain.text import plain_text

    return plain_text(game)


def _own_words(game: Game) -> Callable[[str], Words] | None:
    """The words of its text view, if it has one."""
    return game.faces.text().words if game.faces.text is not None else None
