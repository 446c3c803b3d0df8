"""How much one person, and one address, may ask for: what is too much is refused, with the time to come back.

A person costs nothing to become, an address does; a household or a school shares one. So a person has what somebody who
plays a lot needs, and an address several times that.
"""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from ..problems import Problem


@dataclass(frozen=True)
class Quota:
    """So many in so many seconds, or, without seconds, at the same time."""

    person: int
    address: int
    seconds: int = 0


QUOTAS: Mapping[str, Quota] = {
    "tables": Quota(60, 240, 3600),
    "bots": Quota(6, 24, 3600),  # tables with no person at them
    "uploads": Quota(10, 40, 600),
    "analyses": Quota(30, 120, 3600),  # and games played out: what is found already costs nothing
    "names": Quota(5, 30, 3600),
    "signins": Quota(30, 120, 600),
    "lines": Quota(30, 240, 60),  # of chat
    "streams": Quota(32, 192),
}
REMEMBERED = 20_000  # people and addresses of one kind

FREE = 3  # failures without consequences; the delay doubles with each after that
LONGEST = {"name": 60, "address": 900}  # seconds: nobody can shut the owner of a name out for long
FORGOTTEN = 3600  # seconds after which a failure is


class TooMany(Problem):
    """Come back in so many seconds."""

    def __init__(self, id: str, wait: float) -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__(429, id, "", seconds=self.wait)

    @property
    def headers(self) -> dict[str, str]:
        return {"retry-after": str(self.wait)}


class Quotas:
    """What was spent lately, and what is held now; the oldest is forgotten first."""

    def __init__(
        self, quotas: Mapping[str, Quota] = QUOTAS, clock: Callable[[], float] = time.monotonic, most: int = REMEMBERED
    ) -> None:
        self._quotas, self._clock, self._most = quotas, clock, most
        self._left: dict[str, OrderedDict[str, tuple[float, float]]] = {kind: OrderedDict() for kind in quotas}
        self._held: dict[str, Counter[str]] = {kind: Counter() for kind in quotas}

    def spend(self, kind: str, person: str, address: str) -> None:
        """Spend one of a quota that refills; refused, and nothing spent, if person or address has none left."""
        quota, now = self._quotas[kind], self._clock()
        shares = ((f"person {person}", quota.person), (f"address {address}", quota.address))
        found = [self._of(kind, key, most, now) for key, most in shares]
        for (_, most), left in zip(shares, found, strict=True):
            if left < 1:
                raise TooMany(f"problem-many-{kind}", (1 - left) * quota.seconds / most)
        for (key, _), left in zip(shares, found, strict=True):
            self._left[kind][key] = (left - 1, now)
            self._left[kind].move_to_end(key)
        while len(self._left[kind]) > self._most:
            self._left[kind].popitem(last=False)

    def _of(self, kind: str, key: str, most: int, now: float) -> float:
        left, then = self._left[kind].get(key, (float(most), now))
        return min(float(most), left + (now - then) * most / self._quotas[kind].seconds)

    def check(self, kind: str, person: str, address: str) -> None:
        """Whether there is room for one more of a kind that is held."""
        quota, held = self._quotas[kind], self._held[kind]
        if held[f"person {person}"] >= quota.person or held[f"address {address}"] >= quota.address:
            raise TooMany(f"problem-many-{kind}", 60)

    async def holding(self, kind: str, person: str, address: str, told: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
        """A stream that counts for as long as somebody listens."""
        with self.hold(kind, person, address):
            async for part in told:
                yield part

    @contextmanager
    def hold(self, kind: str, person: str, address: str) -> Iterator[None]:
        held = self._held[kind]
        keys = (f"person {person}", f"address {address}")
        held.update(keys)
        try:
            yield
        finally:
            held.subtract(keys)
            for key in keys:
                if held[key] <= 0:
                    del held[key]


@dataclass
class _Failures:
    count: int
    last: float


class Attempts:
    """Failed sign-ins by name and by address: each makes the next one wait longer. Nobody waits here: they are told."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = REMEMBERED) -> None:
        self._clock, self._most = clock, most
        self._failures: OrderedDict[tuple[str, str], _Failures] = OrderedDict()

    def check(self, name: str, address: str) -> None:
        now = self._clock()
        wait = max(self._wait(kind, what, now) for kind, what in (("name", name), ("address", address)))
        if wait > 0:
            raise TooMany("problem-many-failures", wait)

    def _wait(self, kind: str, what: str, now: float) -> float:
        found = self._failures.get((kind, what))
        free = FREE if kind == "name" else 4 * FREE
        if found is None or found.count < free or now - found.last > FORGOTTEN:
            return 0.0
        return found.last + min(LONGEST[kind], 1 << min(found.count - free, 20)) - now

    def begin(self, name: str, address: str) -> None:
        """One more attempt, which counts as failed until it succeeds, so that a hundred at once count as a hundred."""
        now = self._clock()
        for key in (("name", name), ("address", address)):
            found = self._failures.pop(key, None)
            before = found.count if found is not None and now - found.last <= FORGOTTEN else 0
            self._failures[key] = _Failures(before + 1, now)
        while len(self._failures) > self._most:
            self._failures.popitem(last=False)

    def passed(self, name: str, address: str) -> None:
        """The owner is here. What the address failed at other names still counts."""
        self._failures.pop(("name", name), None)
        found = self._failures.get(("address", address))
        if found is not None:
            found.count -= 1
