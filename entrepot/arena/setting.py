"""What is played in an arena: its setting, which decides every game, and what is kept of each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from entrepot.bots.levels import networks_of
from entrepot.bots.program import SECONDS, Program, is_command
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import NOBODY
from entrepot.lab.evaluation import agent_of
from entrepot.lab.table import FIRST_SEED

FORMAT = 1


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line of an arena's file. Whoever has the same gets the same games."""

    arena: int
    game: str
    rules_version: int
    components: str
    options: dict[str, str]
    players: int
    seed: int
    deals: int
    bots: tuple[str, ...]
    limit: int  # seconds a decision
    networks: dict[str, str] = {}  # which weights the bots have that play by a network


class Unit(NamedTuple):
    """One game: a bot in this seat of a deal, and copies of another in all the others. Bots are counted from 0."""

    bot: int
    other: int
    seed: int
    seat: int

    def bot_at(self, seat: int) -> int:
        return self.bot if seat == self.seat else self.other


class Played(msgspec.Struct, omit_defaults=True):
    """A game that is over, by seat. A bot that forfeited has the last place in all its seats."""

    unit: Unit
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    turns: tuple[int, ...]
    seconds: tuple[float, ...]  # of thinking
    truncated: bool = False
    forfeit: int = NOBODY  # the bot that forfeited,
    reason: str = ""  # and why


def setting_of(
    game: Game,
    bots: Sequence[str],
    players: int = 2,
    deals: int = 100,
    seed: int = FIRST_SEED,
    options: Mapping[str, object] | None = None,
    limit: int = SECONDS,
) -> Setting:
    """A setting that can be played; otherwise one sentence says what is wrong with it."""
    chosen = game.meta.check(players, options or {})
    if not bots:
        raise EntrepotError("An arena needs bots; name one for a game alone, and at least 2 otherwise.")
    if len(bots) == 1 and players > 1:
        raise EntrepotError(f"With {players} players an arena needs at least 2 bots; name another.")
    for name in bots:
        Program(name) if is_command(name) else agent_of(name)
    meta = game.meta
    return Setting(
        FORMAT, meta.name, meta.rules_version, game.components, chosen, players, seed, deals, tuple(bots), limit,
        networks_of(game, bots),
    )  # fmt: skip


def pairs(setting: Setting) -> list[tuple[int, int]]:
    """Who plays against copies of whom. Two players are one pair whoever is named first; alone, a bot has itself."""
    every = range(len(setting.bots))
    if setting.players == 1:
        return [(bot, bot) for bot in every]
    ahead = list(combinations(every, 2))
    return ahead if setting.players == 2 else [pair for a, b in ahead for pair in ((a, b), (b, a))]


def units(setting: Setting) -> Iterator[Unit]:
    """Block by block: all that is played of one deal before the next."""
    for seed in range(setting.seed, setting.seed + setting.deals):
        for bot, other in pairs(setting):
            for seat in range(setting.players):
                yield Unit(bot, other, seed, seat)
