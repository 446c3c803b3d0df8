"""What every request passes: size, origin, rate, and the headers of every answer."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import network

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HSTS = "max-age=31536000"  # a year, once somebody came by TLS
SMALL = 64 * 1024  # bytes of an ordinary request
LARGE = 1024 * 1024  # of an uploaded game
UPLOADS = ("/open",)
COSTS = {"": 4, "lobby": 2, "new": 2, "rules": 2, "about": 2, "credits": 2}  # by the first word of a path
COSTS_AT_TABLE = {"": 4, "stream": 4, "at": 4, "log": 8, "share": 40, "save": 20}  # by the word after the table's id
SAFE = ("GET", "HEAD", "OPTIONS")


class Rates:
    """A bucket for every address: `burst` requests at once, `rate` more a second. What takes longer counts for more."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str, now: float, cost: float = 1) -> bool:
        left, then = self._buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        self._buckets[who] = (max(0.0, left - cost), now)
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return left >= cost


def cost(path: str) -> float:
    """How many ordinary requests one counts for."""
    first, _, rest = path.strip("/").partition("/")
    if first == "t":
        return COSTS_AT_TABLE.get(rest.partition("/")[2].partition("/")[0], 1)
    return COSTS.get(first, 1)


class Guard:
    """Refuses what is too large, too often or from elsewhere, before anything reads it."""

    def __init__(self, app: ASGIApp, rates: Rates | None = None, secure: bool = False) -> None:
        self.app = app
        self.rates = rates
        self.secure = secure  # people come by TLS, whatever the last proxy speaks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        added = headers_for(scope, self.secure)
        limit = LARGE if scope["path"] in UPLOADS else SMALL
        problem = self._problem(scope, Headers(scope=scope), limit)
        if problem is not None:
            status, sentence = problem
            await JSONResponse({"error": sentence}, status, headers=added)(scope, receive, send)
            return
        await self._bounded(scope, receive, send, added, limit)

    async def _bounded(self, scope: Scope, receive: Receive, send: Send, added: Mapping[str, str], limit: int) -> None:
        """Let it in, as long as what it sends is not too large."""
        size = 0
        too_large = False

        async def bounded() -> Message:
            nonlocal size, too_large
            message = await receive()
            size += len(message.get("body", b""))
            if size > limit:
                too_large = True
                return {"type": "http.disconnect"}
            return message

        started = False

        async def guarded(message: Message) -> None:
            nonlocal started
            if too_large and not started:
                return  # the application says that somebody went away; why, is told below
            if message["type"] == "http.response.start":
                started = True
                out = MutableHeaders(scope=message)
                for name, value in added.items():
                    out.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, bounded, guarded)
        except Exception:
            if not too_large or started:
                raise
        if too_large and not started:
            sentence = "The request is too large; send less."
            await JSONResponse({"error": sentence}, 413, headers=added)(scope, receive, send)

    def _problem(self, scope: Scope, headers: Headers, limit: int) -> tuple[int, str] | None:
        if self.rates and not self.rates.allows(address_of(scope), time.monotonic(), cost(scope["path"])):
            return 429, "Too many requests at once; wait a moment and try again."
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length) > limit:
            return 413, "The request is too large; send less."
        if scope["method"] not in SAFE and not same_origin(headers):
            return 403, "This was sent from another site; open the page here and try again."
        return None


def headers_for(scope: Scope, secure: bool) -> dict[str, str]:
    """What an answer has besides its own headers."""
    found = dict(HEADERS)
    if secure or scope["scheme"] == "https":
        found["strict-transport-security"] = HSTS
    if scope["path"].startswith("/s/"):  # the address is a secret: not even our own style sheets are asked with it
        found["referrer-policy"] = "strict-origin"
    return found


def address_of(scope: Scope) -> str:
    """By what limits are counted."""
    return network(scope["client"][0]) if scope.get("client") else ""


def same_origin(headers: Headers) -> bool:
    """A write must come from our own page: a browser says so in Origin, a program without a cookie needs not to."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:  # an address that is none
            return False
    site = headers.get("sec-fetch-site")
    return site in (None, "same-origin", "none")
