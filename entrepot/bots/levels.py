"""The levels that people meet, weakest first.

The lower three play by a small network that was trained for less than half a minute, and not always as it likes best:
weaker players, not strong ones that blunder. A *guard* keeps them from what is absurd: an action after which a short
search with the network of the package expects much less than after the best that it found.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from math import exp
from pathlib import Path

from entrepot.engine.backends.backend import Position
from entrepot.engine.language.game import Game

from .greedy import Greedy
from .network.bot import Network, mind_of
from .network.weights import FOLDER, file_of, is_network, load
from .search import Search
from .search.halving import Halving
from .search.lookahead import Lookahead

LEVELS = ("beginner", "casual", "skilled", "strong", "expert", "master")
SECONDS = {"expert": 1.0, "master": 5.0}  # of those that search, a turn
OF_PACKAGE = ("network", "search")  # bots that play by the network of the package, as the higher levels do
LOWER = ("beginner", "casual", "skilled")
FAVOURITES = 4  # actions of which the best is what others are compared with
HURRIED = 6  # simulations to find it, where many decisions are made,
SIMULATIONS = {"plain": HURRIED, "compiled": 192}  # and where few are
CAUTION = 0.4  # of what a decision may lose: what so few simulations see is uncertain


@dataclass(frozen=True)
class Manner:
    """How a level plays by a smaller network, named as at the end of its file. `guards`: how much a decision may lose
    with two, three and four players, where winning and losing a game of two lie 2 apart."""

    network: str
    temperature: float
    guards: Sequence[float]

    def guard(self, players: int) -> float:
        return self.guards[max(players - 2, 0)]  # alone, one wins or loses, as with two


@cache
def manners() -> Mapping[str, Mapping[str, Manner]]:
    """By game and level."""
    told = tomllib.loads((FOLDER / "levels.toml").read_text(encoding="utf-8"))
    return {game: {name: Manner(**rest) for name, rest in levels.items()} for game, levels in told.items()}


@cache
def ratings_of(game: str) -> Mapping[str, int]:
    """By level, as far as they were measured: who is 400 points ahead wins ten games of two for each that is lost."""
    told: dict[str, dict[str, int]] = tomllib.loads((FOLDER / "ratings.toml").read_text(encoding="utf-8"))
    return told.get(game, {})


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
    """A smaller network, played with some temperature: it draws until an action loses no more than its guard allows,
    compared with the best of those that the package's network likes."""

    def __init__(self, level: str, simulations: int | None = None) -> None:
        self.level, self.simulations = level, simulations

    def choose(self, view: Position, player: int, rng: random.Random) -> int:
        actions = view.legal(player)
        if len(actions) == 1:
            return actions[0]
        game = view.back.game
        mind, judge = mind_of(game, network_of(game.meta.name, self.level)), mind_of(game)
        if mind is None or judge is None:
            return Greedy().choose(view, player, rng)
        manner = manners()[game.meta.name][self.level]
        said = mind.say(view, player)
        liked = {action: float(said[action]) / manner.temperature for action in actions}
        action = _drawn(liked, rng)
        look = Lookahead(view, player, judge, rng.getrandbits(60))
        best = Halving(look, actions, FAVOURITES).think(self.simulations or SIMULATIONS[look.back.name], lambda: True)
        allowed = CAUTION * manner.guard(int(view.s.players))
        while action != best and look.loss(action, best) > allowed:
            del liked[action]
            action = _drawn(liked, rng)
        return action


def _drawn(liked: dict[int, float], rng: random.Random) -> int:
    most = max(liked.values())
    return rng.choices(list(liked), [exp(one - most) for one in liked.values()])[0]


def looks_ahead(bot: object) -> bool:
    """Whether a bot searches, be it only a step: then it needs the search of its back end, compiled after the rules."""
    return isinstance(bot, Lower | Search)


def level(name: str) -> Lower | Network | Search:
    """Who plays a level."""
    if name in LOWER:
        return Lower(name)
    return Search(SECONDS[name]) if name in SECONDS else Network()
