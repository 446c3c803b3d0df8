"""search: see `bot`."""

from .bot import Search

__all__ = ["Search"]
