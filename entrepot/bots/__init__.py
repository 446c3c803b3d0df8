"""Who plays. A bot gets a *view*, never the record, and answers with the number of an action."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Protocol

from entrepot.engine.backends.backend import Position
from entrepot.engine.errors import EntrepotError, nearest

from .greedy import Greedy
from .levels import LEVELS, OF_PACKAGE, SECONDS, level, levels_of
from .mcts import Mcts
from .network.bot import Network
from .network.weights import file_of, is_network
from .program import Program, is_command
from .random import Random
from .search import Search

__all__ = ["BOTS", "SEARCHING", "TURNS", "Bot", "accepted", "advises", "is_own", "make", "named", "offered", "usual"]


class Bot(Protocol):
    def choose(self, view: Position, player: int, rng: random.Random) -> int:
        """One of `view.legal(player)`; the same for the same view and the same state of `rng`."""


BOTS: Mapping[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "mcts": Mcts,
    "network": Network,
    "search": Search,
    **{name: partial(level, name) for name in LEVELS},
}
SEARCHING: Mapping[str, Callable[..., Bot]] = {"mcts": Mcts, "search": Search}
MOST_SIMULATIONS = 10_000_000
TURNS = {"search": 1.0, **SECONDS}  # seconds a turn, of bots that search where nobody counts simulations


def advises(game: str) -> bool:
    """Whether there is a network that can give advice on a game."""
    return file_of(game).exists()


def offered(game: str) -> tuple[str, ...]:
    """What people choose from, weakest first: the levels, or the bots that have what they need to play a game."""
    return levels_of(game) or _bots_of(game)


def usual(game: str) -> str:
    """The level of whoever chooses none."""
    return offered(game)[1]


def accepted(game: str) -> tuple[str, ...]:
    """What may sit at a table: also the bots behind the levels, who sit at older ones."""
    return (*levels_of(game), *_bots_of(game))


def _bots_of(game: str) -> tuple[str, ...]:
    return ("random", "greedy", *(OF_PACKAGE if advises(game) else ()))


def make(name: str, among: Iterable[str] = BOTS) -> Bot:
    """The bot of that name."""
    if name not in among:
        raise EntrepotError(f"There is no bot {name!r}; {nearest(name, among, 'the bots are')}")
    return BOTS[name]()


def is_own(name: str) -> bool:
    """Whether a name is that of one of these bots, with or without a number of simulations, or a network's file."""
    bot, colon, _ = name.partition(":")
    return is_network(name) or bot in (SEARCHING if colon else BOTS)


def named(name: str) -> Bot:
    """The bot of that name, the network of a file, or the program of a command; after a colon the number of
    simulations, for bots that search. Only for whoever may open files and start programs here, never for guests."""
    if is_command(name):
        return Program(name)
    if is_network(name):
        return Network(Path(name))
    bot, _, count = name.partition(":")
    if not count:
        return make(name)
    if bot not in SEARCHING or not count.isdecimal() or not 1 <= int(count) <= MOST_SIMULATIONS:
        raise EntrepotError(
            f"There is no bot {name!r}; write {' or '.join(SEARCHING)}, a colon and a number of simulations from 1 to "
            f"{MOST_SIMULATIONS:,}."
        )
    return SEARCHING[bot](simulations=int(count))
