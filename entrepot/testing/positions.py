"""Positions on the way of random games, for what must hold in all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product

from entrepot import games
from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.language.deal import Deal
from entrepot.engine.language.game import Game

from .settings import Setting, settings

Found = Iterator[tuple[Position, random.Random]]


def positions(name: str, players: int, count: int, back: str = "plain") -> Found:
    """So many, each with the dice for what is done in it, from games of every option, each from its beginning on."""
    several = [setting for setting in settings(name) if setting.players == players][::-1]  # the fullest game first
    found = 0
    for seed, setting in product(range(count), several):
        for one in of(setting, seed, back):
            yield one
            found += 1
            if found == count:
                return


def of(setting: Setting, seed: int, back: str = "plain") -> Found:
    """All positions of one random game in which something is asked, the same record going on."""
    position, dice = begun(setting.game, setting.players, setting.options, seed, back), random.Random(seed)
    while not position.s.over:
        yield position, dice
        step(position, dice)


def begun(game: Game, players: int, options: Mapping[str, object], seed: int, back: str = "plain") -> Position:
    """A game just set up."""
    return Position(backend(game, back), _set_up(game, players, tuple(sorted(options.items())), seed, back))


@lru_cache(1024)
def _set_up(game: Game, players: int, options: tuple[tuple[str, object], ...], seed: int, back: str) -> bytes:
    """Its record, kept: hundreds of tests arrange their positions from the same one."""
    chosen = game.meta.check(players, dict(options))
    numbers = {f"option_{name}": game.meta.options[name].choices.index(value) for name, value in chosen.items()}
    position = Position(backend(game, back))
    position.begin(players, numbers, Deal.seeded(seed).key)
    return bytes(position.record)


def step(position: Position, dice: random.Random) -> None:
    player = dice.choice(position.actors())
    position.take(player, dice.choice(position.legal(player)))


def counts() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(name, players) for name in games.names() for players in games.meta(name).players]
