"""What a page is told after a change."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache

import msgspec

Parts = Mapping[str, str]


class Update(msgspec.Struct, omit_defaults=True, rename={"commit": "number", "revision": "step"}):
    """What a page is told, over its stream or as the answer to what it sent."""

    commit: int
    revision: int
    digest: str = ""
    parts: dict[str, str] = {}
    turn: bool = False  # the viewer is to act
    title: str = ""
    at: int | None = None
    line: int = -1  # of the chat, the last one when something was said


def digest(parts: Parts) -> str:
    """Names what a page shows, so that one that comes back is not told what it knows."""
    told = b"".join([_named(text) for name in sorted(parts) for text in (name, parts[name])])
    return hashlib.blake2b(told, digest_size=12).hexdigest()


@lru_cache(maxsize=8192)  # most parts of a page stay as they are from one event to the next
def _named(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=12).digest()
