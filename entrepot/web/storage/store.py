"""The store: everything the house remembers, in one database."""

from __future__ import annotations

from typing import Self

from .accounts import Accounts
from .database import open_database
from .people import People
from .play import Play
from .start import Start
from .tables import Tables
from .talk import Talk
from .versions import Versions
from .whole import Wholes


class Store(People, Accounts, Tables, Start, Play, Talk, Versions, Wholes):
    """All chapters together. Every call is one transaction; any thread may call."""

    @classmethod
    def open(cls, url: str, *, create: bool = True) -> Self:
        """Open a database and bring it up to date; without `create` it has to be there already."""
        return cls(*open_database(url, create=create))
