"""Who somebody is: names, passwords, ids, and the links to seats."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

NAME = range(2, 25)  # characters
PASSWORD = range(8, 257)

_COOKIE = re.compile(r"([0-9a-f]{32})\.([0-9a-f]{64})")
_HASHER = PasswordHasher()


def clean_name(text: str) -> str:
    """A name as it is kept: one way to write each character, one space between words and none around."""
    return re.sub(" +", " ", unicodedata.normalize("NFKC", text)).strip()


def name_fault(name: str) -> str | None:
    """What is wrong with a clean name: `short`, `long` or `unprintable`."""
    if not name.isprintable():
        return "unprintable"
    return _length_fault(name, NAME)


def password_fault(password: str) -> str | None:
    """What is wrong with a password: `short` or `long`."""
    return _length_fault(password, PASSWORD)


def _length_fault(text: str, allowed: range) -> str | None:
    if len(text) in allowed:
        return None
    return "short" if len(text) < allowed.start else "long"


def hash_password(password: str) -> str:
    """About a tenth of a second and 64 MiB by intention: call it in a thread, and in few at a time."""
    return _HASHER.hash(_bytes(password))


def verify_password(password_hash: str | None, password: str) -> bool:
    """Whether it is the password. Without a hash the answer is no, and takes as long: it tells no names."""
    try:
        right = _HASHER.verify(password_hash or _nobodys_hash(), _bytes(password))
    except (VerificationError, InvalidHashError):
        return False
    return right and password_hash is not None


@cache
def _nobodys_hash() -> str:
    return hash_password(secrets.token_hex(16))


def _bytes(password: str) -> bytes:
    """The same password from every keyboard; half characters are kept apart from whole ones."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def new_person() -> str:
    """The id of a guest."""
    return secrets.token_hex(16)


def new_link() -> str:
    """The secret of a seat's link, 128 bits."""
    return secrets.token_urlsafe(16)


def read_cookie(value: str, key: bytes) -> str | None:
    """Whose cookie of the first kind it is, an id signed with the store's key `cookie`; None where it is none."""
    found = _COOKIE.fullmatch(value)
    if found is None or not hmac.compare_digest(found[2], _signature(found[1], key)):
        return None
    return found[1]


def _signature(person: str, key: bytes) -> str:
    return hmac.new(key, person.encode(), hashlib.sha256).hexdigest()
