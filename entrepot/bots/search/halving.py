"""Which actions a search begins with: those that the network likes best, and of them ever fewer, the better half.

That is sequential halving as in Gumbel MuZero (Danihelka and others, 2022): every action still in question gets as many
simulations as any other, and in the end one is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2

from .lookahead import Lookahead

CONSIDERED = 16  # actions at most
CONFIDENT = 50  # simulations after which what was found counts as much as what the network liked, and twice as many …


class Halving:
    """Of a position: what is still in question, best first."""

    def __init__(self, look: Lookahead, actions: Sequence[int], considered: int = CONSIDERED) -> None:
        self.look = look
        self._liked = dict(zip(actions, look.policy(actions), strict=True))
        self.left = sorted(actions, key=lambda action: -self._liked[action])[:considered]
        self._gone: list[int] = []  # what is no longer in question, last come first

    def think(self, simulations: int, goes_on: Callable[[], bool]) -> int:
        """Spend so many simulations, or as many as there is time for; the best action."""
        phases = max(1, ceil(log2(len(self.left))))
        for phase in range(phases):
            each = max(1, simulations // (phases * len(self.left)))
            for _ in range(each):
                if not goes_on():
                    return self._order()[0]
                self.look.run(self.left)
            self.left = self._order()
            if phase + 1 < phases:
                half = (len(self.left) + 1) // 2
                self.left, self._gone = self.left[:half], self.left[half:] + self._gone
        return self.left[0]

    def ranked(self) -> list[int]:
        """All that was considered, the best first."""
        return self._order() + self._gone

    def _order(self) -> list[int]:
        tried = {action: self.look.tried(action) for action in self.left}
        weight = CONFIDENT + max(visits for visits, _ in tried.values())

        def worth(action: int) -> float:
            visits, expected = tried[action]
            return self._liked[action] + weight * (expected if visits else self.look.expected()) / 2

        return sorted(self.left, key=lambda action: -worth(action))
