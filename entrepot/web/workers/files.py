"""Games as files, in memory: what the engine writes to and reads from a path."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from entrepot import games
from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.errors import Shown
from entrepot.engine.language.deal import Deal
from entrepot.engine.match.match import Match
from entrepot.engine.match.moves import Done

from ..problems import Problem
from .process import Process
from .reader import NOT_OFFERED, Reading, Upload, reading

log = logging.getLogger("entrepot.files")

LIMIT = 10.0  # seconds in which an upload must be read
WAITING = 8  # uploads that wait for others to be read; more are told to come back
LARGEST = 1 << 26  # bytes of a game with all its positions


def save_bytes(match: Match) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        match.save(path)
        return path.read_bytes()


def share_bytes(match: Match, seat: int | None) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        match.share(path, seat)
        return path.read_bytes()


class Reader:
    """Reads uploads one after the other, beside the event loop, each in its time."""

    def __init__(
        self, arguments: Sequence[str] = (), limit: float = LIMIT, offered: Sequence[str] | None = None
    ) -> None:
        self._process: Process[Upload, Reading] = Process("entrepot.web.workers.reader", arguments, Reading, LARGEST)
        self._free = asyncio.Lock()
        self._waiting = 0
        self._limit = limit
        self._offered = None if offered is None else list(offered)

    async def read(self, data: bytes, name: str, back: str = "plain") -> Match:
        """An uploaded save; what is wrong with it is told in one sentence that names it."""
        if self._waiting >= WAITING:
            raise Problem(503, "problem-busy")
        self._waiting += 1
        try:
            async with self._free:
                return unpacked(await self._ask(Upload(data, name, offered=self._offered)), back)
        finally:
            self._waiting -= 1

    async def _ask(self, upload: Upload) -> Reading:
        try:
            async with asyncio.timeout(self._limit):
                return await self._process.ask(upload)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError) as error:
            log.warning("an upload could not be read", extra={"bytes": len(upload.data), "reason": repr(error)})
            await self._process.kill()
            raise Problem(422, "problem-unreadable") from None
        except asyncio.CancelledError:
            await self._process.kill()  # its answer would be read as that of the next upload
            raise

    async def close(self) -> None:
        await self._process.kill()


def read_game(data: bytes, name: str, back: str = "plain") -> Match:
    """The same in this process, for a script that waits for nothing else."""
    return unpacked(reading(Upload(data, name, back)), back)


def unpacked(found: Reading, back: str) -> Match:
    if found.problem:
        raise Problem(404 if found.problem == NOT_OFFERED else 422, found.problem, "", **found.said)
    game = games.find(found.game)
    # what only somebody's word vouches for never meets compiled rules, which trust every number
    position = Position(backend(game, "plain" if found.shown else back), found.record)
    return Match(
        game,
        found.players,
        found.options,
        Deal(found.secret, tuple(found.nonces)),
        tuple(found.seats),
        position,
        [Done(*done) for done in found.past],
        kept=Shown(*found.shown) if found.shown else None,
        owner=found.owner,
    )
