"""One game of an arena: bots in their seats, their time, and what becomes of a bot that fails."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from entrepot import bots, games
from entrepot.bots.levels import LOWER, networks_of
from entrepot.bots.program import Program, is_command
from entrepot.bots.search.preparing import prepare_search
from entrepot.engine.backends.backend import Position
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.record import NOBODY
from entrepot.lab.evaluation import Agent, Choose, Failed, agent_of, play
from entrepot.lab.table import Table

from .setting import Played, Setting, Unit

SOME = ("play_out", "play_some")  # entry points that bots may use and that are compiled on first use


class Room:
    """Where the games of an arena are played one after another: a table, and every bot in every seat."""

    def __init__(self, setting: Setting) -> None:
        game = games.find(setting.game)
        if (game.meta.rules_version, game.components) != (setting.rules_version, setting.components):
            raise EntrepotError(f"{game.meta.title} has other rules or components here; install the same everywhere.")
        if networks_of(game, setting.bots) != setting.networks:
            raise EntrepotError(f"{game.meta.title} has other networks here; use the same everywhere.")
        self.setting = setting
        self.table = Table(game, setting.players, setting.options, bots=True)
        # What is compiled now, the rules and what our own bots use, does not count as anybody's thinking.
        self.table.begin(setting.seed)
        for name in filter(bots.is_own, {*setting.bots}):
            with suppress(EntrepotError):  # who cannot play this game forfeits
                bots.named(name).choose(self.table.bot_view(), self.table.state.actor, random.Random(0))
        if any(name.partition(":")[0] in (*bots.TURNS, *LOWER) for name in setting.bots):
            prepare_search(game)  # those may not have searched for their first decision
        self.clocks = [_seats(name, setting) for name in setting.bots]
        if any(":" in name for name in setting.bots):
            for entry in SOME:
                self.table.state.core.back.functions[entry]

    def play(self, unit: Unit) -> Played:
        numbers = range(self.setting.players)
        seats = [unit.bot_at(seat) for seat in numbers]
        clocks = [self.clocks[seats[seat]][seat] for seat in numbers]
        for clock in clocks:
            clock.reset()
        seated = [Agent(self.setting.bots[bot], clock.choose) for bot, clock in zip(seats, clocks, strict=True)]
        forfeit, reason = NOBODY, ""
        try:
            play(self.table, unit.seed, unit.seat, seated)
        except Failed as failed:
            forfeit, reason = seats[failed.seat], " ".join(str(failed).split())
        state, truncated = self.table.state, self.table.truncated
        lost = [bot == forfeit or (truncated and len(seats) == 1) for bot in seats]
        return Played(
            unit,
            state.scores(),
            places(state.ranks(), lost),
            tuple(clock.decisions for clock in clocks),
            tuple(clock.turns for clock in clocks),
            tuple(round(clock.seconds, 6) for clock in clocks),
            truncated,
            forfeit,
            reason,
        )


def places(ranks: tuple[int, ...], lost: list[bool]) -> tuple[int, ...]:
    """The ranks as they stand, with the seats that have lost in any case behind all others."""
    if not any(lost):
        return ranks
    others = [rank for rank, is_lost in zip(ranks, lost, strict=True) if not is_lost]
    last = max(2, 1 + len(others))  # alone, the second place is a defeat
    return tuple(
        last if is_lost else 1 + sum(other < rank for other in others)
        for rank, is_lost in zip(ranks, lost, strict=True)
    )


class Clock:
    """A bot in a seat, and the time it took in a game."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose
        self.reset()

    def reset(self) -> None:
        self.decisions = self.turns = 0
        self.seconds = 0.0
        self.answers: list[int] = []
        self._turn = -1

    def choose(self, view: Position, player: int, rng: random.Random) -> int:
        turn = int(view.s.turns)
        self.turns += turn != self._turn
        self._turn = turn
        self.decisions += 1
        begun = time.perf_counter()
        try:
            chosen = self._choose(view, player, rng)
        finally:
            self.seconds += time.perf_counter() - begun
        self.answers.append(chosen)
        return chosen


def _seats(name: str, setting: Setting) -> list[Clock]:
    """A bot in each seat. Of a program each has its own process: copies must not tell each other what they see."""
    if is_command(name):
        return [Clock(Program(name, setting.limit).choose) for _ in range(setting.players)]
    choose = limited(agent_of(name).choose, setting.limit)
    return [Clock(choose) for _ in range(setting.players)]


def limited(choose: Choose, seconds: float) -> Choose:
    """The same, but whoever takes longer has no answer."""

    def answer(view: Position, player: int, rng: random.Random) -> int:
        begun = time.monotonic()
        try:
            with _alarm(seconds):
                chosen = choose(view, player, rng)
        except SystemExit as error:
            raise RuntimeError(f"it wanted to exit with {error.code}") from None
        if time.monotonic() - begun > seconds:
            raise TimeoutError(f"no answer within {seconds:g} seconds")
        return chosen

    return answer


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Interrupt what takes too long. Compiled code and other threads than the main one can only be waited for."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: Any) -> None:
        raise TimeoutError(f"no answer within {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, 1)  # and again, for whoever catches everything
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
