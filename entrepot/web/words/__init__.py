"""The words of the web, in four languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from entrepot.paper.words import HOUSE, Words

WORDS = Path(__file__).parent


@cache
def web_words(lang: str) -> Words:
    """The words of the house and of the web."""
    return Words(lang, HOUSE, WORDS)
