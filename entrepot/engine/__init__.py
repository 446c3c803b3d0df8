"""How games are played. The engine knows no particular game."""

from .errors import EntrepotError, Refused
from .language.record import HIDDEN, NOBODY
from .language.rule import rule

__all__ = ["HIDDEN", "NOBODY", "EntrepotError", "Refused", "rule"]
