"""Finished games, looked at again: each analysis is a job of many small questions to the analyst.

A job asks one question at a time, so that jobs take turns. It goes on for as long as somebody asks how far it is; what
it has found is kept, and it can go on later.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from entrepot.bots.analysis import SIMULATIONS, Analysis, Judged, put_together
from entrepot.bots.network.weights import file_of, identity_of
from entrepot.bots.playing_out import Ended
from entrepot.engine.match.match import Match
from entrepot.lab.shares import victory, wilson

from ..problems import Problem
from ..tables.analysable import quick_levels, to_analyse
from ..tables.table import Table
from ..workers.analyst import Analysts, Answer, PlayOut, Question, Weigh
from ..workers.calls import Calls
from ..workers.files import save_bytes

log = logging.getLogger("entrepot.house")

AWAITED = 20.0  # seconds for which a job goes on after somebody asked about it
JOBS = 50  # at the same time
KEPT = 200  # jobs in memory, most of them done
GAMES = 100  # of a position that is played out

Key = tuple[object, ...]


@dataclass(frozen=True)
class Wish:
    """A position to be played out: one level in a seat, another in all others."""

    moment: int
    seat: int
    level: str
    others: str


@dataclass(frozen=True)
class Share:
    """How a seat did in games that were played out. A victory shared by two counts half."""

    wins: float  # how many
    share: float
    low: float  # the true share lies between these two with a probability of 95 %
    high: float
    points: float  # the mean


@dataclass(frozen=True)
class Work:
    """What a job does: its questions, what is kept of an answer, and what the answers come to."""

    of: int
    prepare: Callable[[], Awaitable[Callable[[int], Question]]]
    kept: Callable[[Answer], object]
    finish: Callable[[list[Any]], object]


@dataclass(eq=False)
class Job:
    """How far it is. Its result is packed: there are many of them, and few are looked at."""

    of: int
    found: list[Any] = field(default_factory=list)
    result: bytes | None = None
    problem: Problem | None = None
    asked: float = 0.0  # when somebody last asked about it
    task: asyncio.Task[None] | None = None

    @property
    def done(self) -> int:
        return self.of if self.result is not None else len(self.found)

    @property
    def runs(self) -> bool:
        return self.task is not None and not self.task.done()


class Analysing:
    """One for the process. `simulations` and `games` say how much is done, `awaited` how long nobody may ask."""

    def __init__(self, analysts: Analysts, calls: Calls, clock: Callable[[], float] = time.monotonic) -> None:
        self.analysts = analysts
        self.simulations = SIMULATIONS
        self.games = GAMES
        self.awaited = AWAITED
        self._calls = calls
        self._clock = clock
        self._jobs: OrderedDict[Key, Job] = OrderedDict()

    # --- what can be asked for

    def begin(self, table: Table, person: str, spend: Callable[[], None], wish: Wish | None = None) -> Job:
        """The analysis of a table's game, or, with a wish, a position of it played out: it begins, or goes on, if it is
        not there yet. What is new is spent for."""
        key, work = self._about(table, wish)
        return self._job(key, person, work, spend)

    def known(self, table: Table, person: str, wish: Wish | None = None) -> Job:
        """A job that was begun: it goes on if it had stopped because nobody asked. One that failed stays as it is."""
        key, work = self._about(table, wish)
        job = self._jobs.get(key)
        if job is None:
            raise Problem(404, "problem-no-analysis")
        return job if job.problem is not None else self._job(key, person, work, lambda: None)

    def _about(self, table: Table, wish: Wish | None) -> tuple[Key, Work]:
        """What a job depends on, and what it does."""
        match = to_analyse(table)
        network = file_of(match.game.meta.name).stat()
        identity = tuple(identity_of(match.game).values())
        key = table.row.id, match.count, *identity, network.st_mtime_ns, network.st_size, wish
        if wish is None:
            return key, self._analyses(match)
        check(wish, match)
        return key, self._plays_out(match, wish)

    def _analyses(self, match: Match) -> Work:
        game = match.game.meta.name

        async def prepare() -> Callable[[int], Question]:
            save = await self._calls.think(lambda: save_bytes(match))
            return lambda move: Weigh(game, save, move, self.simulations)

        def finish(found: list[Judged]) -> Analysis:
            return put_together(match, found)

        return Work(match.count, prepare, lambda answer: answer.judged, finish)

    def _plays_out(self, match: Match, wish: Wish) -> Work:
        levels = [wish.level if seat == wish.seat else wish.others for seat in range(match.players)]

        async def prepare() -> Callable[[int], Question]:
            return partial(PlayOut, match.game.meta.name, match.record(wish.moment), levels)

        return Work(self.games, prepare, lambda answer: answer.ended, counted)

    # --- jobs

    def _job(self, key: Key, person: str, work: Work, spend: Callable[[], None]) -> Job:
        old = self._jobs.get(key)
        job = old if old is not None and old.problem is None else None
        if job is None or (job.result is None and not job.runs):
            self._check_room()
        if job is None:
            spend()
            job = Job(work.of, old.found if old else [])  # what one that failed has found is true all the same
        job.asked = self._clock()
        self._jobs[key] = job
        self._jobs.move_to_end(key)
        if job.result is None and not job.runs:
            job.task = asyncio.get_running_loop().create_task(self._run(job, work, person))
        self._forget()
        return job

    def _check_room(self) -> None:
        if sum(job.runs for job in self._jobs.values()) >= JOBS:
            raise Problem(503, "problem-busy")

    def _forget(self) -> None:
        """What was asked for longest ago, if it does not run."""
        idle = [key for key, job in self._jobs.items() if not job.runs]
        for key in idle[: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[key]

    async def _run(self, job: Job, work: Work, person: str) -> None:
        try:
            question = await work.prepare()
            while len(job.found) < job.of:
                if self._clock() - job.asked > self.awaited:
                    return
                said = await self.analysts.ask(question(len(job.found)), person)
                kept = work.kept(said) if said is not None else None
                if kept is None:
                    raise Problem(503, "problem-analysis-failed")
                job.found.append(kept)
            job.result = await self._calls.think(lambda: msgspec.msgpack.encode(work.finish(job.found)))
            job.found = []
        except Problem as problem:
            job.problem = problem
        except Exception as error:  # whatever it is, whoever waits is told
            log.error("an analysis failed", exc_info=error)
            job.problem = Problem(500, "problem-analysis-failed")

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def check(wish: Wish, match: Match) -> None:
    """Whether it can be played out."""
    if not 0 <= wish.moment < match.count:
        raise Problem(422, "problem-no-moment")
    if not 0 <= wish.seat < match.players:
        raise Problem(422, "problem-no-seat")
    if not {wish.level, wish.others} <= set(quick_levels(match.game.meta.name)):
        raise Problem(422, "problem-playout-level")


def counted(found: Sequence[Ended]) -> list[Share]:
    """By seat."""
    shares = []
    for seat in range(len(found[0].scores)):
        wins = sum(victory(one.ranks, seat) for one in found)
        share = wins / len(found)
        points = sum(one.scores[seat] for one in found) / len(found)
        shares.append(Share(wins, share, *wilson(share, len(found)), points))
    return shares


def analysis_in(job: Job) -> Analysis:
    """What an analysis that is done has found."""
    assert job.result is not None
    return msgspec.msgpack.decode(job.result, type=Analysis)


def shares_in(job: Job) -> list[Share]:
    """The same of a position that was played out."""
    assert job.result is not None
    return msgspec.msgpack.decode(job.result, type=list[Share])
