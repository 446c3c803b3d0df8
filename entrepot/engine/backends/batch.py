"""Many games at once: one array of records, played by threads that hold no lock."""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ..language.deal import Deal
from ..language.game import Game
from .backend import backend


def records(game: Game, count: int, players: int, options: Mapping[str, object], seed: int) -> np.ndarray[Any, Any]:
    """That many games, not set up yet; game n has the deal of seed + n."""
    chosen = game.meta.check(players, options)
    made = np.zeros(count, dtype=game.layout.dtype)
    made["players"] = players
    for name, value in chosen.items():
        made[f"option_{name}"] = game.meta.options[name].choices.index(value)
    made["key"] = [Deal.seeded(seed + n).key for n in range(count)]
    return made


def play(game: Game, games: np.ndarray[Any, Any], seed: int, threads: int | None = None) -> np.ndarray[Any, Any]:
    """Set up and play all games to the end at random, in place; return the number of moves in each."""
    back = backend(game, "compiled")
    moves = np.zeros(len(games), dtype=np.int64)
    threads = threads or os.cpu_count() or 1
    step = max(1, -(-len(games) // (threads * 8)))  # small shares, because games differ in length
    run = back.functions["play_games"]

    def share(first: int) -> None:
        run(games, first, min(first + step, len(games)), seed, moves)

    if threads == 1:
        run(games, 0, len(games), seed, moves)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(share, range(0, len(games), step)))
    return moves
