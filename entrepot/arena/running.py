"""Many games at once: in processes of this machine, or on a Ray cluster. Who plays a game does not change it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from typing import Any, TypeVar

import msgspec

from entrepot.engine.errors import EntrepotError

from .playing import Room
from .setting import Played, Setting, Unit

Found = TypeVar("Found")

AHEAD = 2  # units waiting for each process


def here(setting: Setting, units: Iterable[Unit], jobs: int, play: Callable[[Room, Unit], Found]) -> Iterator[Found]:
    """The games in the order in which they end, played by that many processes; of each what `play` makes of it."""
    if jobs == 1:
        yield from map(partial(play, Room(setting)), units)
        return
    line, context = msgspec.json.encode(setting), multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _begin) as pool:
        try:
            yield from _flow(
                units,
                AHEAD * jobs,
                lambda unit: pool.submit(_play, line, unit, play),
                lambda waiting: wait(waiting, return_when=FIRST_COMPLETED),
                lambda future: future.result(),
            )
        except BrokenProcessPool:
            raise EntrepotError(
                "A process of the arena ended, because a bot ended it or memory ran out; let such a bot be a program."
            ) from None
        finally:
            pool.shutdown(cancel_futures=True)


def on_ray(setting: Setting, units: Iterable[Unit], address: str) -> Iterator[Played]:
    """The same games on a Ray cluster, whose machines must have Entrepôt and the bots."""
    try:
        import ray
    except ImportError:
        raise EntrepotError("--ray needs Ray; install it with pip install 'entrepot[ray]'.") from None
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    try:
        if colon:  # Ray itself tries for minutes
            socket.create_connection((host, int(port)), 10).close()
        ray.init(address, log_to_driver=False, logging_level="error")
    except Exception as error:  # Ray has many
        raise EntrepotError(f"There is no Ray cluster at {address!r} ({error}); start one with ray start.") from None
    try:
        task, line = ray.remote(_play), msgspec.json.encode(setting)
        yield from _flow(
            units,
            AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))),
            lambda unit: task.remote(line, unit, Room.play),
            lambda waiting: ray.wait(list(waiting)),
            ray.get,
        )
    finally:
        ray.shutdown()


def _flow(
    units: Iterable[Unit],
    most: int,
    submit: Callable[[Unit], Any],
    first: Callable[[set[Any]], tuple[Iterable[Any], Iterable[Any]]],
    result: Callable[[Any], Found],
) -> Iterator[Found]:
    """Keep so many units under way; a million at once would take more memory than their games."""
    waiting: set[Any] = set()
    for unit in units:
        waiting.add(submit(unit))
        if len(waiting) >= most:
            done, rest = first(waiting)
            waiting = set(rest)
            yield from map(result, done)
    while waiting:
        done, rest = first(waiting)
        waiting = set(rest)
        yield from map(result, done)


# --- in the process that plays


def _begin() -> None:
    """Ctrl-C is for the arena to handle; a process whose arena was killed ends, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=leave, daemon=True).start()


@lru_cache(maxsize=1)
def _room(line: bytes) -> Room:
    return Room(msgspec.json.decode(line, type=Setting))


def _play(line: bytes, unit: Unit, play: Callable[[Room, Unit], Found]) -> Found:
    return play(_room(line), unit)
