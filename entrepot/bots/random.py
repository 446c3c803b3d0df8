"""random: any action it may take, each as likely as the other."""

from __future__ import annotations

import random

from entrepot.engine.backends.backend import Position


class Random:
    def choose(self, view: Position, player: int, rng: random.Random) -> int:
        return rng.choice(view.legal(player))
