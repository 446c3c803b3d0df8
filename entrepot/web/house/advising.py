"""Hints: what a seat is advised at one moment is thought out once, however often it is asked for."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import msgspec

from entrepot.bots.advice import Advice

from ..problems import Problem, stale
from ..tables.table import Table
from ..workers.analyst import Advise, Analysts

SECONDS = 1.5  # of thinking, less if others wait


@dataclass(frozen=True)
class _Asked:
    """What was asked for a seat."""

    question: Advise
    answer: asyncio.Task[Advice]


class Advising:
    """One for the process."""

    def __init__(self, advisers: Analysts) -> None:
        self._advisers = advisers
        self._asked: WeakKeyDictionary[Table, dict[int, _Asked]] = WeakKeyDictionary()

    async def advise(self, table: Table, person: str, seat: int) -> Advice:
        """What somebody had best do in their seat; refused where they are not asked anything or not to be helped.

        Where several decide at once, others move meanwhile: then it is thought about anew.
        """
        seats, revision = self._asked.setdefault(table, {}), table.revision(seat)
        while table.revision(seat) == revision:
            question = _question(table, person, seat)
            asked = seats.get(seat)
            if asked is None or asked.question != question:
                if asked is not None:
                    asked.answer.cancel()  # of a moment that is gone
                answer = asyncio.get_running_loop().create_task(self._ask(question, person))
                asked = seats[seat] = _Asked(question, answer)
            try:
                advice = await asyncio.shield(asked.answer)
            except asyncio.CancelledError:
                if not asked.answer.cancelled():
                    raise
                if seats.get(seat) is asked:  # the server stops
                    break
            except Problem:
                if seats.get(seat) is asked:
                    del seats[seat]
                raise
            else:
                if _question(table, person, seat) == question:
                    return advice
        raise stale()

    async def _ask(self, question: Advise, person: str) -> Advice:
        seconds = SECONDS / (1 + self._advisers.waiting)
        said = await self._advisers.ask(msgspec.structs.replace(question, seconds=seconds), person)
        if said is None or said.advice is None:
            raise Problem(503, "problem-no-hint")
        return said.advice

    async def close(self) -> None:
        tasks = [asked.answer for seats in self._asked.values() for asked in seats.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _question(table: Table, person: str, seat: int) -> Advise:
    if not table.running or table.match is None:
        raise Problem(409, "problem-over" if table.match else "problem-not-begun")
    if not table.helps(person):
        raise Problem(403, "problem-no-hints")
    if table.ends_game(seat):
        raise Problem(409, "problem-ending")
    if seat not in table.seen_by(seat).actors:
        raise Problem(409, "problem-not-your-turn")
    view = table.seen_by(seat).bot_view(seat)
    return Advise(table.row.game, bytes(view.record), seat, view.known)
