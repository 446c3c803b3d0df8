"""Shares of victories, and how sure they are: counted alike wherever games are counted."""

from __future__ import annotations

from collections.abc import Sequence

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def victory(ranks: Sequence[int], seat: int) -> float:
    """A seat's part of the victory."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def wilson(share: float, count: int) -> tuple[float, float]:
    """The interval that holds the true share with a probability of 95 %, after so many games."""
    square = Z * Z
    middle = (share + square / (2 * count)) / (1 + square / count)
    reach = Z / (1 + square / count) * (share * (1 - share) / count + square / (4 * count * count)) ** 0.5
    return max(0.0, middle - reach), min(1.0, middle + reach)
