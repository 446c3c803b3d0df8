"""Versioned ids: `Nippon-v2` is a game with one version of its rules and one digest of its components.

Results under the same id can be compared. What an id was published with is in `ids.toml`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from entrepot import games
from entrepot.engine.errors import EntrepotError, nearest
from entrepot.engine.language.game import Game

FILE = Path(__file__).with_name("ids.toml")
NAMESPACE = "entrepot"  # of the ids in Gymnasium
ENVIRONMENT = "entrepot.lab.gymnasium:Entrepot"


@dataclass(frozen=True)
class Published:
    """What an id stands for."""

    id: str
    game: str
    rules_version: int
    components: str

    def is_of(self, game: Game) -> bool:
        return (self.game, self.rules_version, self.components) == (
            game.meta.name, game.meta.rules_version, game.components,
        )  # fmt: skip


@cache
def published() -> dict[str, Published]:
    """By id."""
    rows = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {id: Published(id, **row) for id, row in rows.items()}


def id_of(game: Game) -> str:
    """The id of a game as it is installed here.

    Rules or components that were never published are named themselves: `Nippon-r2+0123456789abcdef` is version 2 of
    the rules with components of your own.
    """
    for entry in published().values():
        if entry.is_of(game):
            return entry.id
    return f"{game.meta.name.capitalize()}-r{game.meta.rules_version}+{game.components}"


def check(id: str) -> Game:
    """The game of an id, refused unless it is installed exactly as it was when the id was published."""
    known = published()
    if id not in known:
        raise EntrepotError(f"There is no id {id!r}; {nearest(id, known, 'the ids are')}")
    entry = known[id]
    meta = games.meta(entry.game)  # first: other rules are told without loading them
    if meta.rules_version != entry.rules_version:
        raise EntrepotError(
            f"{id} has rules version {entry.rules_version} of {meta.title}, and version {meta.rules_version} is "
            f"installed; install the version of Entrepôt that {id} comes from, or {_instead(entry.game)}."
        )
    game = games.find(entry.game)
    if game.components != entry.components:
        raise EntrepotError(
            f"{id} has components {entry.components} of {meta.title}, and components {game.components} are in use; "
            f"remove your own component files, or use the game by its name, {entry.game}."
        )
    return game


def _instead(name: str) -> str:
    """What can be used in place of an id whose rules are not installed."""
    version = games.meta(name).rules_version
    fitting = [entry.id for entry in published().values() if (entry.game, entry.rules_version) == (name, version)]
    return f"use {fitting[-1]}" if fitting else f"use the game by its name, {name}"


def find(name: str) -> Game:
    """A game by its name or by its id, which begins with a capital letter."""
    return check(name) if name[:1].isupper() and name not in games.names() else games.find(name)


def register() -> None:
    """Make `gymnasium.make("entrepot/Nippon-v2")` known; no game is loaded before it is made."""
    import gymnasium

    for id in published():
        full = f"{NAMESPACE}/{id}"
        if full not in gymnasium.registry:
            gymnasium.register(id=full, entry_point=f"{__name__}:environment", kwargs={"published_as": id})


def environment(published_as: str, **more: Any) -> Any:
    """The Gymnasium environment of an id, checked."""
    from gymnasium.envs.registration import load_env_creator

    # By name, as Gymnasium itself loads it: that module registers the ids, and must not be imported in a circle.
    return load_env_creator(ENVIRONMENT)(game=check(published_as), **more)
