"""Styles, scripts and pictures: small, so they are kept in memory, compressed."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from entrepot.paper.plain.drawn import STYLE as PLAIN

from ..problems import Problem
from .site import Site

STATIC = Path(__file__).parents[1] / "static"
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


def served(site: Site, request: Request) -> Response:
    """A file of the house, or a game's own style."""
    path = request.path_params["path"]
    data, packed, tag = _style(site, path) if path.startswith("games/") else _file(path)
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag, "cache-control": "no-cache"})
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=TYPES[Path(path).suffix], headers={**headers, "content-encoding": "gzip"})
    return Response(data, media_type=TYPES[Path(path).suffix], headers=headers)


@cache
def files() -> dict[str, Path]:
    """All of them by the names that pages and scripts have for them, whatever folder they lie in."""
    return {path.name: path for path in STATIC.rglob("*") if path.suffix in TYPES}


@cache
def _file(path: str) -> tuple[bytes, bytes, str]:
    if path not in files():
        raise Problem(404, "problem-no-page")
    return _packed(files()[path].read_bytes())


def _style(site: Site, path: str) -> tuple[bytes, bytes, str]:
    name = path.removeprefix("games/").removesuffix(".css")
    if path == "games/plain.css":
        return _style_of(PLAIN)
    if name not in site.house.library.found or not path.endswith(".css"):
        raise Problem(404, "problem-no-page")
    return _style_of(site.house.library.face(name).style)


@cache
def _style_of(style: Path) -> tuple[bytes, bytes, str]:
    styles = sorted(style.parent.glob("*.css"))
    return _packed(b"\n".join(file.read_bytes() for file in styles))


def _packed(data: bytes) -> tuple[bytes, bytes, str]:
    return data, gzip.compress(data, 9, mtime=0), f'"{hashlib.blake2b(data, digest_size=12).hexdigest()}"'
