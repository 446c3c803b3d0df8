"""Quotas and failed sign-ins: counted by person and by address, forgotten in time, never without bound."""

from __future__ import annotations

import asyncio
import threading

import pytest

from entrepot.paper.words import LANGUAGES
from entrepot.web.guard.quotas import FORGOTTEN, LONGEST, QUOTAS, Attempts, Quota, Quotas, TooMany
from entrepot.web.problems import Problem
from entrepot.web.words import web_words
from entrepot.web.workers.calls import Lane


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def spent(quotas: Quotas, person: str, address: str, kind: str = "tables") -> int:
    """How many there were until it was too many."""
    for number in range(10_000):
        try:
            quotas.spend(kind, person, address)
        except TooMany:
            return number
    raise AssertionError("there is no end")


def test_a_person_has_their_share_and_an_address_several(clock):
    quotas = Quotas({"tables": Quota(3, 7, 60)}, clock)
    assert spent(quotas, "a", "home") == 3
    assert spent(quotas, "b", "home") == 3
    assert spent(quotas, "c", "home") == 1, "the address is used up"
    assert spent(quotas, "c", "away") == 2, "but not the person"


def test_it_comes_back_with_time_and_the_refusal_says_when(clock):
    quotas = Quotas({"tables": Quota(3, 100, 60)}, clock)
    spent(quotas, "a", "home")
    with pytest.raises(TooMany) as refused:
        quotas.spend("tables", "a", "home")
    assert refused.value.status == 429 and refused.value.headers == {"retry-after": "20"}
    clock.now = 20.0
    assert spent(quotas, "a", "home") == 1
    clock.now = 10_000.0
    assert spent(quotas, "a", "home") == 3


def test_who_is_refused_spends_nothing(clock):
    quotas = Quotas({"tables": Quota(2, 100, 60)}, clock)
    for _ in range(50):
        spent(quotas, "a", "home")
    assert spent(quotas, "b", "home") == 2


def test_what_is_held_comes_back_when_it_ends():
    quotas = Quotas({"streams": Quota(2, 3)})
    with quotas.hold("streams", "a", "home"), quotas.hold("streams", "a", "home"):
        with pytest.raises(TooMany):
            quotas.check("streams", "a", "home")
        quotas.check("streams", "b", "home")
        with quotas.hold("streams", "b", "home"), pytest.raises(TooMany):
            quotas.check("streams", "c", "home")
    quotas.check("streams", "a", "home")
    assert not quotas._held["streams"]


def test_memory_is_bounded(clock):
    quotas = Quotas(QUOTAS, clock, most=100)
    attempts = Attempts(clock, most=100)
    for number in range(1000):
        quotas.spend("tables", str(number), str(number))
        attempts.begin(str(number), str(number))
    assert len(quotas._left["tables"]) <= 100 and len(attempts._failures) <= 100


def waits(attempts: Attempts, name: str, address: str) -> int:
    try:
        attempts.check(name, address)
    except TooMany as refused:
        return refused.wait
    return 0


def test_failures_make_the_next_wait_longer_and_longer(clock):
    attempts = Attempts(clock)
    found = []
    for number in range(14):
        found.append(waits(attempts, "ann", f"address {number}"))
        clock.now += found[-1]
        attempts.begin("ann", f"address {number}")
    assert found == [0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60]
    assert waits(attempts, "ann", "another") == LONGEST["name"] and waits(attempts, "bob", "another") == 0
    clock.now += FORGOTTEN + 1
    assert waits(attempts, "ann", "another") == 0


def test_an_address_that_tries_many_names_waits_for_all(clock):
    attempts = Attempts(clock)
    for number in range(40):
        attempts.begin(f"name {number}", "home")
    assert waits(attempts, "fresh", "home") == LONGEST["address"] and waits(attempts, "fresh", "away") == 0


def test_many_at_the_same_time_count_before_they_have_failed(clock):
    attempts = Attempts(clock)
    passed = 0
    for number in range(100):
        if not waits(attempts, "ann", f"address {number}"):
            passed += 1
            attempts.begin("ann", f"address {number}")
    assert passed == 3


def test_who_passes_has_not_failed(clock):
    attempts = Attempts(clock)
    for _ in range(100):
        assert waits(attempts, "ann", "home") == 0
        attempts.begin("ann", "home")
        attempts.passed("ann", "home")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence(lang):
    for kind in (*QUOTAS, "failures"):
        sentence = TooMany(f"problem-many-{kind}", 7).sentence(web_words(lang))
        assert sentence.endswith(".") and "problem" not in sentence and "{" not in sentence


def test_work_beside_the_loop_waits_in_a_short_line():
    go = threading.Event()

    async def run():
        lane = Lane("test", 2, 5)
        asked = [asyncio.create_task(lane.do(lambda: go.wait(30))) for _ in range(8)]
        await asyncio.sleep(0)
        with pytest.raises(Problem) as refused:
            await lane.do(lambda: True)
        assert (refused.value.status, refused.value.id) == (503, "problem-busy")
        go.set()
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert found[:5] == [True] * 5 and all(isinstance(one, Problem) for one in found[5:])
        assert await lane.do(lambda: True)
        lane.close(1)

    asyncio.run(run())
