"""The games of these tests are those of the lab's: all three and the toy, with every number of players."""

from tests.lab.conftest import game, table

__all__ = ["game", "table"]
