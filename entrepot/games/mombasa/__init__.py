"""Mombasa. GAME is the one object the rest of the house imports.

It is made when it is first asked for, so that `meta` can be read without loading the rules.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .game import GAME

    return GAME
