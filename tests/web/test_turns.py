"""Bots are shared fairly: nobody waits because somebody else has a hundred tables."""

from __future__ import annotations

import asyncio
from collections import Counter

from entrepot.web.workers.bot_worker import Question, bot_pool
from entrepot.web.workers.turns import Turns


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def run(test):
    clock = Clock()

    async def inside():
        test(Turns(clock), clock)

    asyncio.run(inside())


def yes() -> bool:
    return True


def no() -> bool:
    return False


def served(turns: Turns, count: int) -> list[str]:
    return [one.person for one in (turns.next() for _ in range(count)) if one is not None]


def test_people_take_turns_however_many_tables_they_have():
    def test(turns, clock):
        for _ in range(100):
            turns.wait("many", yes, True)
        turns.wait("one", yes, True)
        turns.wait("two", yes, True)
        assert served(turns, 6) == ["many", "one", "two", "many", "many", "many"]
        turns.wait("one", yes, True)
        assert "one" in served(turns, 2)
        assert len(turns) == 95

    run(test)


def test_who_comes_again_and_again_gets_half_against_a_hundred():
    def test(turns, clock):
        for _ in range(100):
            turns.wait("many", yes, True)
        found = Counter()
        turns.wait("one", yes, True)
        for _ in range(40):
            one = turns.next()
            found[one.person] += 1
            if one.person == "one":
                turns.wait("one", yes, True)
        assert found["one"] == 20

    run(test)


def test_watched_tables_come_first():
    def test(turns, clock):
        turns.wait("away", no, True)
        turns.wait("here", yes, True)
        turns.wait("here", no, True)
        turns.wait("here", yes, True)
        turns.wait("bots", no, False)
        assert served(turns, 5) == ["here", "here", "away", "bots", "here"]
        assert turns.next() is None

    run(test)


def test_of_ones_own_tables_those_with_people_come_first():
    def test(turns, clock):
        alone = turns.wait("a", no, False)
        seated = turns.wait("a", no, True)
        assert turns.next() is seated and turns.next() is alone

    run(test)


def test_a_table_with_a_person_waits_a_minute_at_most_however_many_are_watched():
    def test(turns, clock):
        away = turns.wait("away", no, True)
        alone = turns.wait("bots", no, False)
        waited = None
        while clock.now < 60:
            turns.wait("here", yes, True)
            if turns.next() is away:
                waited = clock.now
            clock.now += 1
        assert waited is not None and waited < 60
        assert turns.next() is not alone, "a table of bots alone waits for everybody"

    run(test)


def test_who_comes_to_look_is_served_sooner():
    def test(turns, clock):
        looks = []
        turns.wait("first", no, True)
        second = turns.wait("second", lambda: bool(looks), True)
        looks.append(1)
        assert turns.next() is second

    run(test)


def test_who_leaves_is_forgotten():
    def test(turns, clock):
        one, two = turns.wait("a", yes, True), turns.wait("a", yes, True)
        turns.leave(one)
        turns.leave(one)
        assert turns.next() is two and turns.next() is None and len(turns) == 0 and not turns._people

    run(test)


class Slow:
    """A worker that answers when it is told to."""

    def __init__(self, order: list[int]) -> None:
        self.order = order

    async def ask(self, question: Question):
        self.order.append(question.seed)
        await asyncio.sleep(0)
        raise ValueError("no answer")

    async def kill(self) -> None:
        pass


def test_the_pool_serves_by_turns_and_survives_who_goes():
    async def inside():
        bots = bot_pool(1)
        order: list[int] = []
        bots._free[:] = bots._all[:] = [Slow(order)]

        def ask(number: int, person: str):
            question = Question("", "", "", b"", 0, number)
            return asyncio.create_task(bots.ask(question, person))

        tasks = [ask(n, "many") for n in range(5)] + [ask(10, "one")]
        gone = ask(20, "gone")
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*tasks, gone, return_exceptions=True)
        assert order[0] == 0 and order.index(10) <= 2 and 20 not in order and len(order) == 6
        assert bots.waiting == 0 and len(bots._free) == 1

        # gone at the very moment at which it is called
        first, second, third = ask(30, "a"), ask(31, "b"), ask(32, "c")
        while 30 not in order:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, second, third, return_exceptions=True)
        assert 32 in order and len(bots._free) == 1

    asyncio.run(inside())
