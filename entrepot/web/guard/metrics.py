"""Figures for Prometheus, and a structured line in the log for every request."""

from __future__ import annotations

import logging
import resource
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..problems import Problem

log = logging.getLogger("entrepot.requests")

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")
OTHER = "other"  # what strangers make up is not counted by its name


class Metrics:
    """One for the process. `working` tells what it is at, `counts` how much is stored, each by name."""

    def __init__(
        self, working: Callable[[], Mapping[str, int]], counts: Callable[[], Awaitable[Mapping[str, int]]]
    ) -> None:
        self._working = working
        self._counts = counts
        self.requests: Counter[tuple[str, str, str]] = Counter()
        self.within: Counter[float] = Counter()
        self.seconds = 0.0
        self.count = 0

    def add(self, method: str, route: str, status: int, seconds: float) -> None:
        known = method if method in METHODS else OTHER
        self.requests[known, route, f"{status // 100}xx"] += 1
        self.seconds += seconds
        self.count += 1
        for bound in BOUNDS:
            if seconds <= bound:
                self.within[bound] += 1

    def text(self, stored: Mapping[str, int]) -> str:
        """In the text format of Prometheus."""
        lines = ["# TYPE entrepot_requests_total counter"]
        for (method, route, status), count in sorted(self.requests.items()):
            lines.append(f'entrepot_requests_total{{method="{method}",route="{route}",status="{status}"}} {count}')
        lines.append("# TYPE entrepot_request_seconds histogram")
        for bound in BOUNDS:
            lines.append(f'entrepot_request_seconds_bucket{{le="{bound}"}} {self.within[bound]}')
        lines.append(f'entrepot_request_seconds_bucket{{le="+Inf"}} {self.count}')
        lines.append(f"entrepot_request_seconds_sum {self.seconds:.6f}")
        lines.append(f"entrepot_request_seconds_count {self.count}")
        gauges = {
            **{f"entrepot_{name}": count for name, count in self._working().items()},
            "entrepot_memory_bytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
            **{f"entrepot_stored_{name}": count for name, count in stored.items()},
        }
        for name, value in gauges.items():
            lines += [f"# TYPE {name} gauge", f"{name} {value}"]
        return "\n".join(lines) + "\n"

    async def stored(self) -> Mapping[str, int]:
        """How much is stored; nothing is said of it while the database is silent."""
        try:
            return await self._counts()
        except Problem:
            return {}


class Apart:
    """Figures at an address of their own, and nothing else there: what a server does is not everybody's business."""

    def __init__(self, app: ASGIApp, metrics: Metrics, port: int) -> None:
        self.app = app
        self.metrics = metrics
        self.port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["server"][1] != self.port:
            await self.app(scope, receive, send)
        elif scope["path"] != "/metrics" or scope["method"] not in ("GET", "HEAD"):
            await PlainTextResponse("There is only /metrics here.\n", 404)(scope, receive, send)
        else:
            kind = "text/plain; version=0.0.4"
            await PlainTextResponse(self.metrics.text(await self.metrics.stored()), media_type=kind)(
                scope, receive, send
            )


class Watch:
    """Counts every request; a stream counts when it begins, since it ends when a page is closed."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start":
                seconds = time.perf_counter() - started
                route = getattr(scope.get("route"), "path", OTHER)
                self.metrics.add(scope["method"], route, message["status"], seconds)
                facts = {"method": scope["method"], "path": scope["path"], "status": message["status"]}
                log.info("request", extra={**facts, "ms": round(seconds * 1000, 2)})
            await send(message)

        await self.app(scope, receive, watched)
