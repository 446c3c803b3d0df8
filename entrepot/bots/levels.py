"""The levels that people meet, weakest first.

The lower three play by a small network that was trained for less than half a minute, and not always as it likes best:
weaker players, not strong ones that blunder. A *guard* keeps them from what is absurd: an action that the network of
the package takes far less often than the one it likes best. The stricter it is, the better they play.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from math import exp
from pathlib import Path

from entrepot.engine.backends.backend import Position
from entrepot.engine.language.game import Game

from .greedy import Greedy
from .network.bot import Mind, Network, mind_of
from .network.weights import FOLDER, file_of, is_network, load
from .search import Search

LEVELS = ("beginner", "casual", "skilled", "strong", "expert", "master")
SECONDS = {"expert": 1.0, "master": 5.0}  # of those that search, a turn
OF_PACKAGE = ("network", "search")  # bots that play by the network of the package, as the higher levels do
LOWER = ("beginner", "casual", "skilled")


@dataclass(frozen=True)
class Manner:
    """How a level plays by a smaller network, named as at the end of its file. `guard`: how often the package's network
    takes an action, compared with the one it likes best, that may still be played."""

    network: str
    temperature: float
    guard: float


@cache
def manners() -> Mapping[str, Mapping[str, Manner]]:
    """By game and level."""
    told = tomllib.loads((FOLDER / "levels.toml").read_text(encoding="utf-8"))
    return {game: {name: Manner(**rest) for name, rest in levels.items()} for game, levels in told.items()}


def network_of(game: str, level: str) -> Path:
    """The file of the network that a level plays by."""
    lower = manners().get(game, {})
    return file_of(f"{game}-{lower[level].network}" if level in lower else game)


def levels_of(game: str) -> tuple[str, ...]:
    """Those of a game: all, or none where something is missing that they need."""
    return LEVELS if game in manners() and all(network_of(game, name).exists() for name in LEVELS) else ()


def networks_of(game: Game, bots: Collection[str]) -> dict[str, str]:
    """Digests of what those bots play by that have networks, by name.

    Without its network a bot would leave its place to another, so whoever measures bots gets one sentence instead.
    """
    files = {name: [Path(name)] if is_network(name) else _files(game, name.partition(":")[0]) for name in bots}
    for path in {path for found in files.values() for path in found}:
        load(game, path)
    manner = {name: str(manners().get(game.meta.name, {}).get(name, "")).encode() for name in bots}
    read = {name: b"".join(path.read_bytes() for path in found) for name, found in files.items() if found}
    return {name: sha256(data + manner[name]).hexdigest()[:16] for name, data in read.items()}


def _files(game: Game, bot: str) -> list[Path]:
    """What a bot plays by: those of lower levels by their own network and, for the guard, by the package's."""
    paths = {file_of(game.meta.name), network_of(game.meta.name, bot)}
    return sorted(paths) if bot in (*OF_PACKAGE, *LEVELS) else []


class Lower:
    """A smaller network, played with some temperature and a guard."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, view: Position, player: int, rng: random.Random) -> int:
        actions = view.legal(player)
        if len(actions) == 1:
            return actions[0]
        game = view.back.game
        mind, judge = mind_of(game, network_of(game.meta.name, self.level)), mind_of(game)
        if mind is None or judge is None:
            return Greedy().choose(view, player, rng)
        manner = manners()[game.meta.name][self.level]
        guarded = _within(judge, view, player, actions, manner.guard)
        said = mind.say(view, player)
        best = max(said[action] for action in guarded)
        weights = [exp((said[action] - best) / manner.temperature) for action in guarded]
        return rng.choices(guarded, weights)[0]


def _within(judge: Mind, view: Position, player: int, actions: list[int], guard: float) -> list[int]:
    said = judge.say(view, player)
    best = max(said[action] for action in actions)
    return [action for action in actions if exp(said[action] - best) >= guard]


def level(name: str) -> Lower | Network | Search:
    """Who plays a level."""
    if name in LOWER:
        return Lower(name)
    return Search(SECONDS[name]) if name in SECONDS else Network()
