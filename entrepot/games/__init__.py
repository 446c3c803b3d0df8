"""What is played: a folder a game, each removable on its own."""

from __future__ import annotations

import difflib
import importlib
import pkgutil

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Game, Meta


def names() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def _check(name: str) -> None:
    if name not in names():
        near = difflib.get_close_matches(name, names(), 1)
        remedy = f"did you mean {near[0]!r}?" if near else f"the games are {', '.join(names())}."
        raise EntrepotError(f"There is no game {name!r}; {remedy}")


def meta(name: str) -> Meta:
    """A game in a few words, without loading its rules."""
    _check(name)
    found: Meta = importlib.import_module(f"{__name__}.{name}.meta").META
    return found


def find(name: str) -> Game:
    _check(name)
    found: Game = importlib.import_module(f"{__name__}.{name}").GAME
    return found
