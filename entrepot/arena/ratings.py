"""Ratings from games of two, for bots that have not all met: Bradley and Terry's model on the scale of chess.

Whoever is 400 points ahead wins ten games for each that is lost.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import log10

TENFOLD = 400  # points
ROUNDS = 2000  # until nothing changes any more
Met = tuple[str, str, float, int]  # two bots, how many games the first won, and of how many


def rated(met: Iterable[Met], known: str, rating: int) -> dict[str, int]:
    """Of each bot that the known one has met, or has met somebody who has, and so on.

    Between any two, a game counts as drawn that was not played: who always wins is not infinitely strong.
    """
    wins: dict[str, float] = defaultdict(float)
    played: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for one, other, won, games in met:
        for bot, rival, own in ((one, other, won), (other, one, games - won)):
            wins[bot] += own + 0.5
            played[bot][rival] += games + 1
    strength = dict.fromkeys(_reached(played, known), 1.0)
    for _ in range(ROUNDS):
        for bot in strength:
            expected = sum(games / (strength[bot] + strength[rival]) for rival, games in played[bot].items())
            strength[bot] = wins[bot] / expected if expected else 1.0
    base = strength[known]
    return {bot: round(rating + TENFOLD * log10(one / base)) for bot, one in strength.items()}


def _reached(played: dict[str, dict[str, float]], known: str) -> list[str]:
    found = [known]
    for bot in found:  # it grows meanwhile
        found += [rival for rival in played[bot] if rival not in found]
    return found
