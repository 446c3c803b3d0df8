"""What is played: a package a game, found wherever it is installed.

A package says in its metadata that it has a game, as an entry point of the group `entrepot.games`. It brings `meta.py`
with META, which needs no rules, and `game.py` with GAME. Nothing of a game is read before somebody asks for it, and one
that is broken does not keep the others from being played.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import TypeVar

from entrepot.engine.errors import EntrepotError, nearest
from entrepot.engine.language.components import overlay
from entrepot.engine.language.game import Game, Meta

GROUP = "entrepot.games"
T = TypeVar("T")


@dataclass(frozen=True)
class Package:
    """Where a game is to be found."""

    name: str
    module: str
    distribution: str


@cache
def packages() -> dict[str, tuple[Package, ...]]:
    """By name; more than one where two distributions bring a game of the same name."""
    found: dict[str, dict[str, Package]] = {}
    for point in entry_points(group=GROUP):
        distribution = point.dist.name if point.dist else "?"
        found.setdefault(point.name, {}).setdefault(point.value, Package(point.name, point.value, distribution))
    return {name: tuple(found[name].values()) for name in sorted(found)}


@cache
def _met() -> tuple[dict[str, Meta], dict[str, str]]:
    """The games that can be named, and in a sentence each what is wrong with the others."""
    metas: dict[str, Meta] = {}
    wrong: dict[str, str] = {}
    for name, several in packages().items():
        if len(several) > 1:
            where = " and ".join(f"{one.module} ({one.distribution})" for one in several)
            wrong[name] = f"Two packages provide a game named {name}: {where}; uninstall one of them."
            continue
        try:
            metas[name] = _load(several[0], "meta", "META", Meta)
        except EntrepotError as error:
            wrong[name] = str(error)
    return metas, wrong


def _load(package: Package, module: str, attribute: str, kind: type[T]) -> T:
    where = f"{package.module}.{module}"
    try:
        found = getattr(importlib.import_module(where), attribute, None)
    except EntrepotError:
        raise
    except Exception as error:
        raise EntrepotError(
            f"The game {package.name} ({package.distribution}) cannot be loaded: {where} fails with "
            f"{type(error).__name__}: {error}; fix or uninstall it."
        ) from error
    if not isinstance(found, kind):
        raise EntrepotError(
            f"The game {package.name} ({package.distribution}) cannot be loaded: {where} has no {attribute}; add it."
        )
    return found


def names() -> list[str]:
    """The games that can be played."""
    return list(_met()[0])


def broken() -> dict[str, str]:
    """The games that cannot, and why."""
    return dict(_met()[1])


def meta(name: str) -> Meta:
    """A game in a few words, without loading its rules."""
    metas, wrong = _met()
    if name in wrong:
        raise EntrepotError(wrong[name])
    if name not in metas:
        raise EntrepotError(f"There is no game {name!r}; {nearest(name, metas, 'the games are')}")
    return metas[name]


def find(name: str, components: Path | None = None) -> Game:
    """A game; with a folder of component files that replace its own, before it is used for the first time."""
    meta(name)
    if components is not None:
        overlay(name, components)
    return _load(packages()[name][0], "game", "GAME", Game)
