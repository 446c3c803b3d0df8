"""The application: all routes, what every request passes through, and how failures are reported."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from .guard.addresses import Forwarded, Proxies
from .guard.metrics import Apart, Metrics, Watch
from .guard.security import Guard, Rates, headers_for
from .pages import problem as problem_page
from .people.cookies import Remember
from .problems import Problem
from .routes.account import AccountRoutes
from .routes.analysis import AnalysisRoutes
from .routes.api import Api
from .routes.around_table import AroundTableRoutes
from .routes.lobby import LobbyRoutes
from .routes.pages import PageRoutes
from .routes.site import Site
from .routes.static import served
from .routes.table import TableRoutes
from .words import web_words

log = logging.getLogger("entrepot.web")


def application(
    site: Site, rates: Rates | None = None, proxies: Proxies | None = None, metrics_port: int | None = None
) -> Starlette:
    """The site as an ASGI application; when it stops, so does the house."""
    metrics = Metrics(site.house.figures, lambda: site.calls.read(lambda store: store.counts()))

    async def health(request: Request) -> Response:
        trouble = site.calls.trouble
        return JSONResponse({"status": trouble or "ok"}, 503 if trouble else 200)

    async def static(request: Request) -> Response:
        return served(site, request)

    async def told(request: Request, error: Exception) -> Response:
        return tell(site, request, error)

    return Starlette(
        routes=[
            Route("/healthz", health),
            Route("/static/{path:path}", static),
            *Api(site).routes(),
            *TableRoutes(site).routes(),
            *AroundTableRoutes(site).routes(),
            *AnalysisRoutes(site).routes(),
            *PageRoutes(site).routes(),
            *LobbyRoutes(site).routes(),
            *AccountRoutes(site).routes(),
        ],
        middleware=[
            *([Middleware(Apart, metrics=metrics, port=metrics_port)] if metrics_port is not None else []),
            *([Middleware(Forwarded, proxies=proxies)] if proxies is not None else []),
            Middleware(Watch, metrics=metrics),
            Middleware(Guard, rates=rates, secure=site.public_url.startswith("https:")),
            Middleware(Remember),
            Middleware(GZipMiddleware, minimum_size=600, compresslevel=5),
        ],
        exception_handlers={Problem: told, HTTPException: told, ClientDisconnect: told, Exception: told},
        lifespan=lambda app: _lifespan(site),
    )


@asynccontextmanager
async def _lifespan(site: Site) -> AsyncIterator[None]:
    site.house.wake()
    site.sessions.wake()
    probing = asyncio.create_task(site.calls.probe())
    yield
    probing.cancel()
    await site.close()
    await asyncio.to_thread(site.calls.store.close)


def tell(site: Site, request: Request, error: Exception) -> Response:
    """One sentence: as a page for a person, as JSON for a script."""
    who = site.supposed(request)
    words = web_words(who.settings.lang)
    headers = headers_for(request.scope, site.public_url.startswith("https:"))
    status, sentence, rule = 500, words.text("problem-failed"), ""
    if isinstance(error, Problem):
        status, sentence, rule = error.status, error.sentence(words), error.rule
        headers = {**headers, **error.headers}
    elif isinstance(error, HTTPException):
        status = error.status_code
        sentence = words.text(
            "problem-no-page" if status == 404 else "problem-method" if status == 405 else "problem-bad"
        )
    elif isinstance(error, ClientDisconnect):
        status, sentence = 400, words.text("problem-bad")
    else:
        log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    form = request.headers.get("content-type", "").startswith(("application/x-www-form", "multipart/"))
    if (page or form) and not request.url.path.startswith("/api"):
        html = problem_page.problem(site.visitor(request, who), status, sentence, request.method == "GET")
        return HTMLResponse(html, status, headers)
    return JSONResponse({"error": sentence, **({"rule": rule} if rule else {})}, status, headers)
