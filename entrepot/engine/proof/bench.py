"""Benchmarks: every measurement is interleaved with two fixed loops, so that ratios hold on any machine."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ..backends import batch
from ..backends.backend import Position, backend
from ..language.game import Game

PLAIN_LOOP = 200_000  # turns of the fixed loop, about a hundredth of a second each
COMPILED_LOOP = 10_000_000
GAMES = 200  # compiled games a round and core
COPIES = 100_000

_START = """
import os, sys, time
start = time.perf_counter()
from pathlib import Path
from entrepot.engine.language import components
from entrepot.engine.backends.backend import Position, backend
from entrepot import games
name, overlay = sys.argv[1], sys.argv[2]
if overlay:
    components.overlay(name, Path(overlay))
back = backend(games.find(name), "compiled")
position = Position(back)
position.begin(max(back.game.meta.players), {}, (1, 2))
player = position.actors()[0]
position.take(player, position.legal(player)[0])
print(time.perf_counter() - start)
"""


def fixed_loop(n: int) -> int:
    """A fixed piece of work: a congruential generator with a shift."""
    x = 1
    for _ in range(n):
        x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
        x ^= x >> 7
    return x


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    start = time.perf_counter()
    result = work()
    return time.perf_counter() - start, result


def rounds(game: Game, players: int, options: Mapping[str, object], count: int) -> Iterator[dict[str, float]]:
    """That many rounds of rates per second; each round runs everything once."""
    import numba

    compiled_loop = numba.njit(fixed_loop)
    compiled_loop(1)
    cores = os.cpu_count() or 1
    plain = backend(game, "plain")
    backend(game, "compiled").functions["play_games"]
    for number in range(count):
        one = batch.records(game, GAMES, players, options, seed=number * GAMES)
        many = batch.records(game, GAMES * cores, players, options, seed=number * GAMES * cores)
        position = Position(plain, batch.records(game, 1, players, options, seed=number)[0].tobytes())
        position.set_up()
        record = bytearray(game.layout.size)
        plain_loop_s, _ = timed(lambda: fixed_loop(PLAIN_LOOP))
        compiled_loop_s, _ = timed(lambda: compiled_loop(COMPILED_LOOP))
        plain_s, plain_moves = timed(lambda p=position, n=number: p.play_out(n))  # type: ignore[misc]
        one_s, one_moves = timed(lambda r=one, n=number: batch.play(game, r, n, threads=1))  # type: ignore[misc]
        many_s, many_moves = timed(lambda r=many, n=number: batch.play(game, r, n, threads=cores))  # type: ignore[misc]
        copy_s, _ = timed(lambda r=record: [bytearray(r) for _ in range(COPIES)])  # type: ignore[misc]
        yield {
            "plain_loop_per_s": PLAIN_LOOP / plain_loop_s,
            "compiled_loop_per_s": COMPILED_LOOP / compiled_loop_s,
            "plain_moves_per_s": plain_moves / plain_s,
            "compiled_moves_per_s": int(one_moves.sum()) / one_s,
            "games_per_s": GAMES / one_s,
            "batch_moves_per_s": int(many_moves.sum()) / many_s,
            "copy_us": copy_s / COPIES * 1e6,
        }


def summary(game: Game, measured: list[dict[str, float]]) -> dict[str, float]:
    """Medians, and medians of the ratios taken within each round."""

    def median(name: str) -> float:
        return statistics.median(one[name] for one in measured)

    def ratio(above: str, below: str) -> float:
        return statistics.median(one[above] / one[below] for one in measured)

    return {
        "rounds": len(measured),
        "plain_moves_per_s": median("plain_moves_per_s"),
        "compiled_moves_per_s": median("compiled_moves_per_s"),
        "batch_moves_per_s": median("batch_moves_per_s"),
        "games_per_s": median("games_per_s"),
        "plain_loop_per_s": median("plain_loop_per_s"),
        "compiled_loop_per_s": median("compiled_loop_per_s"),
        "compiled_over_plain": ratio("compiled_moves_per_s", "plain_moves_per_s"),
        "compiled_over_loop": ratio("compiled_moves_per_s", "compiled_loop_per_s"),
        "plain_over_loop": ratio("plain_moves_per_s", "plain_loop_per_s"),
        "batch_over_compiled": ratio("batch_moves_per_s", "compiled_moves_per_s"),
        "copy_us": median("copy_us"),
        "record_bytes": game.layout.size,
        "cores": os.cpu_count() or 1,
    }


def starts(game: Game, overlay: object = None, warm: int = 5) -> dict[str, float]:
    """Seconds until the first compiled action, in processes of their own: with an empty cache, then with a full one.

    A warm start is the whole life of the process, Python's own start and end included.
    """
    with tempfile.TemporaryDirectory() as cache:
        command = [sys.executable, "-c", _START, game.meta.name, str(overlay or "")]
        environment = {**os.environ, "ENTREPOT_CACHE": cache}

        def start() -> float:
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
            return float(done.stdout)

        cold = start()
        return {"cold_compile_s": cold, "warm_start_s": statistics.median(timed(start)[0] for _ in range(warm))}


def on_gpu(
    game: Game, players: int, options: Mapping[str, object], count: int, games: int, compared: int
) -> dict[str, Any]:
    """Random games on the GPU: the rate, and how many of the first final records equal the CPU's, hash by hash."""
    from ..backends.cuda import Cuda, gpu_name

    name = gpu_name()
    made = batch.records(game, games, players, options, seed=1)
    back = Cuda(game)
    on_device = back.send(made[:128])
    compile_s, _ = timed(lambda: back.play(on_device, 1))
    rates, final, moves = [], made, 0
    for _ in range(count):
        on_device = back.send(made)
        seconds, _ = timed(lambda sent=on_device: back.play(sent, 1))  # type: ignore[misc]
        final, counted = back.receive(on_device)
        moves = int(counted.sum())
        rates.append(moves / seconds)
    on_cpu = made[:compared].copy()
    batch.play(game, on_cpu, 1)
    layout = game.layout
    equal = sum(layout.hash(a.tobytes()) == layout.hash(b.tobytes()) for a, b in zip(on_cpu, final, strict=False))
    return {
        "gpu": name,
        "rounds": count,
        "cuda_games": games,
        "cuda_moves": moves,
        "cuda_moves_per_s": statistics.median(rates),
        "cuda_compile_s": compile_s,
        "cuda_finished": int(final["over"].sum()),
        "cuda_faults": int((final["fault"] != 0).sum()),
        "cuda_compared": compared,
        "cuda_equal": equal,
    }
