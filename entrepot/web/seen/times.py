"""How long ago and how long still, in words: the largest unit that fits."""

from __future__ import annotations

from entrepot.paper.words import Words

UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60))


def ago(words: Words, seconds: int) -> str:
    for unit, length in UNITS:
        if seconds >= length:
            return words.text(f"ago-{unit}", number=seconds // length)
    return words.text("ago-now")


def short(words: Words, seconds: int) -> str:
    """The same for a clock beside a name."""
    for unit, length in UNITS:
        if seconds >= length:
            return words.text(f"clock-{unit}", number=seconds // length)
    return words.text("clock-minutes", number=int(seconds > 0))


def left(words: Words, player: str, seconds: int) -> str:
    """How long somebody may still think; less than a minute counts as one."""
    for unit, length in UNITS:
        if seconds >= length:
            return words.text(f"left-{unit}", player=player, number=seconds // length)
    return words.text("left-minutes", player=player, number=1)
