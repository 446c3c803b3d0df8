"""Sessions in memory: a known browser stays known while the database does not respond, until its session ends."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace

from ..problems import Problem
from ..storage import SessionRow, Store, Taken
from ..workers.calls import Calls
from .browsers import browser
from .tokens import new_token, token_digest
from .viewer import Listeners

log = logging.getLogger("entrepot.sessions")

KEPT = 20_000  # in memory
YEAR = 365 * 24 * 3600  # seconds unseen after which a session is over
SELDOM = 300  # seconds between two notes that a session was seen
ROUND = 60  # seconds between two rounds of writing them
SWEEP = 3600 // ROUND  # rounds between two sweeps of what is over
GRACE = 600  # seconds for which a cookie of the first kind is good after it was exchanged


class Sessions:
    """One for the process. A session is named by the digest of its token."""

    def __init__(self, calls: Calls, clock: Callable[[], int], listeners: Listeners) -> None:
        self._calls = calls
        self._clock = clock
        self._listeners = listeners
        self._kept: OrderedDict[str, SessionRow] = OrderedDict()  # only sessions that there are: guesses push none out
        self._due: dict[str, int] = {}  # seen, and not written down yet
        self._changes = 0  # what was read before the last of them may be old
        self._tending: asyncio.Task[None] | None = None
        self._unsure: Counter[str] = Counter()  # people whose sessions may be ending: theirs are read each time

    # --- asking

    async def find(self, token: str) -> SessionRow | None:
        """The session of a cookie; None where there is none or it is over."""
        digest = token_digest(token)
        row = self._kept.get(digest)
        while row is None:
            changes = self._changes
            found = await self._calls.read(lambda store: store.session(digest))
            if found is None:
                return None
            if changes == self._changes:
                row = found[0]
        if row.seen + YEAR < self._clock():
            return None
        if not self._unsure[row.person]:
            self._keep(self._seen(row))
        return row

    def kept(self, token: str) -> SessionRow | None:
        """What is in memory of it; nothing is read."""
        return self._kept.get(token_digest(token))

    def known(self, row: SessionRow) -> SessionRow:
        """A session as it is in memory, where it is: what was seen is written down late."""
        return self._kept.get(row.token, row)

    def _keep(self, row: SessionRow) -> None:
        self._kept[row.token] = row
        self._kept.move_to_end(row.token)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def _seen(self, row: SessionRow) -> SessionRow:
        """It is used now. That is written down later, so that nobody waits for it."""
        now = self._clock()
        if now - row.seen < SELDOM:
            return row
        self._due[row.token] = now
        return replace(row, seen=now)

    # --- beginning and ending

    def new(self, person: str, agent: str, token: str = "") -> tuple[str, SessionRow]:
        """A token and its session, which has not begun yet."""
        token, now = token or new_token(), self._clock()
        return token, SessionRow(token_digest(token), person, browser(agent), now, now)

    async def first(self, row: SessionRow) -> None:
        """The first session of somebody about whom nothing was stored."""
        await self._calls.write(lambda store: store.begin_session(row))
        self._keep(row)

    async def begin(
        self, write: Callable[[Store], list[str] | None], row: SessionRow, was: str = "", guest: str = ""
    ) -> bool:
        """Begin a session by a call that says which others are over by it; False where it says that nothing began.

        `was`: another session of the same person and browser, whose streams go on. `guest`: whom the browser was.
        """
        with self._unsure_of(*filter(None, {row.person, guest})):
            void = await self._calls.write(write)
        if void is None:
            return False
        for subscriber in self._listeners if was else ():
            if subscriber.session == was:
                subscriber.session = row.token
        self.end(void)
        if not self._unsure[row.person]:
            self._keep(row)
        return True

    async def revoke(self, person: str, *, only: str | None = None, but: str | None = None) -> None:
        """End one session of a person, all but one, or all."""
        with self._unsure_of(person, but=but, only=only):
            void = await self._calls.write(lambda store: store.end_sessions(person, only=only, but=but))
        self.end(void)

    async def exchange(self, row: SessionRow) -> bool:
        """A session for a cookie of the first kind; False where that is no longer good."""
        good = await self._calls.write(lambda store: store.exchange(row, GRACE))
        if good and not self._unsure[row.person]:
            self._keep(row)
        return good

    async def remove(self, person: str, leave: Callable[[], Awaitable[None]]) -> None:
        """All sessions of somebody who goes for good; `leave` takes all that is known about them."""
        with self._unsure_of(person, only=None):
            await leave()
        self.end(self._of(person))

    @contextmanager
    def _unsure_of(self, *people: str, **which: str | None) -> Iterator[None]:
        """Sessions of theirs are ending. Those that are named are forgotten at once, whatever the database says; where
        it does not say how it ended, none of theirs is trusted to memory any more.
        """
        self._unsure.update(people)
        if which:
            self.end(self._of(people[0], **which))
        try:
            yield
        except Taken:  # it said that nothing began
            self._sure_of(*people)
            raise
        except BaseException:
            for person in () if which else people:
                self.end(self._of(person))
            raise
        self._sure_of(*people)

    def _sure_of(self, *people: str) -> None:
        for person in people:
            self._unsure[person] -= 1
            if not self._unsure[person]:
                del self._unsure[person]

    def _of(self, person: str, only: str | None = None, but: str | None = None) -> list[str]:
        """Sessions of a person in memory."""
        own = [row.token for row in self._kept.values() if row.person == person]
        return [token for token in own if only in (None, token) and token != but]

    def end(self, tokens: Collection[str]) -> None:
        """They are over: forget them, and let no page listen any longer."""
        if not tokens:
            return
        self._changes += 1
        for token in tokens:
            self._kept.pop(token, None)
            self._due.pop(token, None)
        self._listeners.end(lambda subscriber: subscriber.session in tokens)

    # --- what happens by itself

    def wake(self) -> None:
        self._tending = asyncio.get_running_loop().create_task(self._tend())

    async def close(self) -> None:
        if self._tending is not None:
            self._tending.cancel()
        await self.write_seen()

    async def _tend(self) -> None:
        """Write down what was seen, and sweep out what is over, as long as nobody cancels it."""
        rounds = 0
        while True:
            await asyncio.sleep(ROUND)
            await self.write_seen()
            if rounds % SWEEP == 0:
                await self.sweep()
            rounds += 1

    async def write_seen(self) -> None:
        due, self._due = self._due, {}
        try:
            if due:
                await self._calls.write(lambda store: store.see_sessions(due))
        except Problem:
            self._due = due | self._due

    async def sweep(self) -> None:
        before = self._clock() - YEAR
        try:
            await self._calls.write(lambda store: store.drop_unseen(before))
        except Problem as problem:
            log.warning("old sessions cannot be swept out", extra={"reason": problem.id})


def token_for(store: Store, person: str, now: int) -> str:
    """A token of somebody who did not come by a browser: of a measurement, or a test."""
    token = new_token()
    store.begin_session(SessionRow(token_digest(token), person, "", now, now))
    return token
