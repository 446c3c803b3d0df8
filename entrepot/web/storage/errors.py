"""What storage refuses."""

from __future__ import annotations

from entrepot.engine.errors import EntrepotError


class Stale(EntrepotError):
    """A table went on since the one who writes last looked."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"Table {table} is no longer at commit {number}; look again and repeat what you did.")
        self.table = table
        self.number = number


class Taken(EntrepotError):
    """A name that somebody else has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"The name {name!r} is taken; choose another.")
        self.name = name
