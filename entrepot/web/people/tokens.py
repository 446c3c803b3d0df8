"""The secrets by which a browser or somebody without a password is known; only their digests are stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

CODES = 10  # in a set
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is mistaken for another
GROUPS, GROUP = 4, 4  # of letters in a code: 80 bits, so that a plain digest of it cannot be guessed from

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_ALIKE = str.maketrans("OIL", "011")


def new_token() -> str:
    """What a session's cookie holds, 256 bits."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    return _TOKEN.fullmatch(text) is not None


def token_digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def exchanged(cookie: str, key: bytes) -> str:
    """The token for a cookie of the first kind: the same one for each of several requests that bring it at once."""
    digest = hmac.new(key, b"exchanged " + cookie.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def new_codes() -> list[str]:
    """A set of recovery codes, as they are shown."""
    return ["-".join(_group() for _ in range(GROUPS)) for _ in range(CODES)]


def _group() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(GROUP))


def code_digest(code: str, person: str) -> str:
    """What is kept of a code, whatever case and spaces it is typed with."""
    plain = "".join(one for one in code.upper().translate(_ALIKE) if one in LETTERS)
    return hashlib.sha256(f"{person} {plain}".encode()).hexdigest()
