"""Connections: how many there may be, how long each may take, and who has to go when there are too many.

Uvicorn waits for ever for the head of a request. Here a head, a body and an idle connection each have their time. When
there is no room, the connection that has been without a whole request for longest makes it, so that somebody who sends
one at once always gets in.
"""

from __future__ import annotations

import asyncio
import logging
import re
import resource
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .addresses import Proxies, network

log = logging.getLogger("entrepot.connections")

MOST = 8192  # connections in all, where the system allows as many
EACH = 256  # of one address
RESERVE = 256  # files that are no connections: the database, bots, logs, and what is accepted in one go
BACKLOG = 128  # connections that are accepted in one go

LONGEST = 16 * 1024  # bytes of a head
LINES = 100  # of a head: many short ones are quickly sent and slowly read

HEAD, BODY, BUSY, IDLE = "head", "body", "busy", "idle"
END = re.compile(rb"\n\r?\n")  # of a head


def _last(status: bytes, sentence: bytes) -> bytes:
    """An answer after which the connection is closed."""
    body = b'{"error":"%s"}' % sentence
    return (
        b"HTTP/1.1 %s\r\ncontent-type: application/json\r\ncache-control: no-store\r\n"
        b"connection: close\r\ncontent-length: %d\r\n\r\n%s" % (status, len(body), body)
    )


LATE = _last(b"408 Request Timeout", b"The request took too long to arrive; send it again.")
LARGE = _last(b"431 Request Header Fields Too Large", b"The head of the request is too large; send fewer headers.")


@dataclass(frozen=True)
class Limits:
    """Numbers of connections, and seconds."""

    most: int = MOST
    each: int = EACH
    head: float = 10.0  # for the whole head of a request
    body: float = 60.0  # for its whole body
    idle: float = 20.0  # between two requests
    read: float = 60.0  # until somebody who does not read the answer has to go
    farewell: float = 5.0  # for the last bytes of a connection that is closed


def room_for(most: int) -> int:
    """As many connections as wanted, or as many as the system has files for; asks it for all it may give."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + RESERVE if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return most if soft == resource.RLIM_INFINITY else max(RESERVE // 4, min(most, soft - RESERVE))


class Connections:
    """All connections of a server; those that wait for a request in the order in which they began to."""

    def __init__(self, limits: Limits | None = None, proxies: Proxies | None = None) -> None:
        self.limits = limits or Limits()
        self._proxies = proxies or Proxies(())
        self._waiting: OrderedDict[Connection, None] = OrderedDict()
        self._of: dict[str, OrderedDict[Connection, None]] = {}  # by address
        self.count = 0
        self.dropped = 0

    def enter(self, new: Connection) -> None:
        self.count += 1
        self._of.setdefault(new.address, OrderedDict())[new] = None
        self._waiting[new] = None

    def leave(self, one: Connection) -> None:
        own = self._of.get(one.address)
        if own is None or one not in own:
            return
        self.count -= 1
        self._waiting.pop(one, None)
        del own[one]
        if not own:
            del self._of[one.address]

    def wait(self, one: Connection) -> None:
        """It waits for a request, or for the rest of one, from now on."""
        own = self._of.get(one.address)
        if own is not None and one in own:
            own.move_to_end(one)
            self._waiting[one] = None
            self._waiting.move_to_end(one)

    def busy(self, one: Connection) -> None:
        """A whole request has come."""
        self._waiting.pop(one, None)

    def make_room(self, new: Connection) -> None:
        """Where the new one is one too many, somebody goes: who waits for longest, or the new one itself."""
        own = self._of[new.address]
        if len(own) > self.limits.each and not self._proxies.trusts(new.peer):
            log.warning(
                "an address has too many connections; if it is a proxy, name it with --trusted-proxy",
                extra={"address": new.address, "most": self.limits.each},
            )
            self._drop(own, new)
        elif self.count > self.limits.most:
            log.warning("there are too many connections", extra={"most": self.limits.most})
            self._drop(self._waiting, new)

    def _drop(self, among: Iterable[Connection], new: Connection) -> None:
        self.dropped += 1
        next((one for one in among if one is not new and one in self._waiting), new).drop()


class Connection(H11Protocol):
    """A connection that is counted and has its times."""

    def __init__(self, *args: Any, connections: Connections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.all = connections
        self.peer = ""  # who is at the other end, perhaps a proxy
        self.address = ""  # by what it is counted
        self.state = HEAD
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        self.address = network(self.peer)
        self.all.enter(self)
        self._turn(HEAD)
        self.all.make_room(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.leave(self)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # also where it was lost by a fault
        for timer in (self._timer, self._unread):
            if timer is not None:
                timer.cancel()

    def data_received(self, data: bytes) -> None:
        if self.state == IDLE:
            self._turn(HEAD)
        super().data_received(data)
        self._look()

    def handle_events(self) -> None:
        """A head is measured before it is read, also where it came as a whole: nobody else is served meanwhile."""
        if self.conn.their_state is h11.IDLE:
            come = self.conn.trailing_data[0]
            end = END.search(come)
            head = come[: end.start()] if end else come
            if len(head) > LONGEST or head.count(b"\n") > LINES:
                self._close(LARGE)
                return
        super().handle_events()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self.all.limits.read, self.drop)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()

    def _unsupported_upgrade_warning(self) -> None:
        """A request to upgrade may be ignored, and is not worth a line in the log."""

    def _look(self) -> None:
        """What it waits for now, by what has come of its request."""
        if self.transport.is_closing():
            return
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            state = BODY
        elif theirs is not h11.IDLE:
            state = BUSY
        elif self.cycle is None or self.conn.trailing_data[0]:
            state = HEAD
        else:
            state = IDLE
        if state != self.state:
            self._turn(state)

    def _turn(self, state: str) -> None:
        self.state = state
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if state == BUSY:
            self.all.busy(self)
        else:
            self.all.wait(self)
        limits = self.all.limits
        seconds = {HEAD: limits.head, BODY: limits.body, IDLE: limits.idle}.get(state)
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        """Its time is over. Half a request is told why, unless it was answered before it was whole."""
        unanswered = self.state == HEAD or (self.state == BODY and not self.cycle.response_started)
        self._close(LATE if unanswered else b"")

    def _close(self, said: bytes) -> None:
        if said:
            self.transport.write(said)
        if self.cycle is not None:
            self.cycle.disconnected = True
        self.transport.close()
        self.loop.call_later(self.all.limits.farewell, self.transport.abort)

    def drop(self) -> None:
        """At once and without a response."""
        self.all.leave(self)
        self.transport.abort()


def settings(connections: Connections) -> dict[str, Any]:
    """What uvicorn is told, so that its connections are ours."""
    return {
        "http": partial(Connection, connections=connections),
        "ws": "none",
        "backlog": BACKLOG,
        "timeout_keep_alive": 10 * int(connections.limits.idle),  # ours comes first
        "proxy_headers": False,
    }
