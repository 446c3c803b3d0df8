"""What storage refuses, and what it cannot read."""

from __future__ import annotations

import logging

import msgspec
from sqlalchemy.exc import DBAPIError

from entrepot.engine.errors import EntrepotError

log = logging.getLogger("entrepot.store")


class Stale(EntrepotError):
    """A table went on since the one who writes last looked."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"Table {table} is no longer at commit {number}; look again and repeat your action.")
        self.table = table
        self.number = number


class Taken(EntrepotError):
    """A name that somebody else has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"The name {name!r} is taken; choose another.")
        self.name = name


class Damaged(EntrepotError):
    """What is stored cannot be what was once written."""

    def __init__(self, table: str, reason: str) -> None:
        super().__init__(f"The stored data of table {table} cannot be read ({reason}); restore a backup.")
        self.table = table


def is_damage(error: Exception) -> bool:
    """Whether a row itself is at fault, and not the database or the way to it."""
    if isinstance(error, DBAPIError):
        return "decode" in str(error.orig).lower()  # bytes in a text that are none
    return isinstance(error, (TypeError, ValueError, msgspec.MsgspecError))


def set_aside(what: str, error: Exception, **where: object) -> None:
    """One line in the log for a row that cannot be read; everything else goes on. Other errors are raised again."""
    if not is_damage(error):
        raise error
    reason = str(error).split("\n")[0]
    log.error("%s is damaged and set aside", what, extra={**where, "reason": reason})
