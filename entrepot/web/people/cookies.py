"""The cookie that holds a session's token."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "entrepot"
HOST = "__Host-"  # what a browser takes over TLS only and from no other host
YEAR = 365 * 24 * 3600


def name(secure: bool) -> str:
    return HOST + COOKIE if secure else COOKIE


def written(token: str, secure: bool) -> list[str]:
    """The headers that give a browser its token; "" removes it. Over TLS, an old cookie without the prefix goes too."""
    made = Response()
    if token:
        made.set_cookie(name(secure), token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    else:
        made.delete_cookie(name(secure), httponly=True, samesite="lax", secure=secure)
    if secure:
        made.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)
    return made.headers.getlist("set-cookie")


class Remember:
    """Adds the cookies that were decided on while a request was answered, whatever the answer is."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        state = scope.setdefault("state", {})

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for cookie in state.get("cookies", ()):
                    headers.append("set-cookie", cookie)
            await send(message)

        await self.app(scope, receive, told)
