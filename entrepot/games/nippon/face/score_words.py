"""The rows of the score sheet, by the ends of their words."""

from typing import Any

from ..actions import GOALS

CATEGORIES = ("play", *GOALS, "leftovers", "money")  # the columns of the record's sheet


def named(s: Any, category: str) -> str:
    """What is left over has coal among it where that is chosen."""
    return "leftovers_coal" if category == "leftovers" and s.option_coal_vp else category
