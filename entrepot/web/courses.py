"""Courses: far places that a walk of small steps leads to, each by its cheapest way."""

from __future__ import annotations

import heapq
from collections import Counter
from itertools import count

from entrepot.engine.backend import Position
from entrepot.engine.game import Game
from entrepot.engine.match import View
from entrepot.paper.face import Face

LONGEST = 12  # steps; no board is wider
AGAIN = 4  # ways that are tried to a place where no walk could end yet: it may depend on the way


def courses(game: Game, face: Face, position: Position, player: int) -> dict[str, tuple[str, ...]]:
    """All walks that end somewhere, by the place they lead to: the cheapest, and of such the shortest.

    A walk ends where it is stopped; without a stop, where it can go no further or shows something new. All are tried
    on a guess, so that no course depends on what is hidden.
    """
    names = game.catalogue.names
    money = game.extra.get("money", lambda s, player: 0)
    start = position.view(player).guess(player, (0, 0))
    shown = start.s.revealed
    order = count()  # equal ones first come, first served
    ways: list[tuple[int, int, int, Position, tuple[str, ...]]] = [(0, 0, next(order), start, ())]
    found: dict[str, tuple[str, ...]] = {}
    seen: Counter[str] = Counter()
    while ways:
        cost, steps, _, here, way = heapq.heappop(ways)
        if way:
            if seen[way[-1]] == AGAIN:
                continue
            seen[way[-1]] += 1
            if here.s.revealed != shown or not walking(game, face, here, player):
                found.setdefault(reached(game, face, here, player), way)
                continue
        for action in here.legal(player):
            name = names[action]
            verb = name.partition(":")[0]
            if verb == face.arrive and way:
                found.setdefault(reached(game, face, here, player), (*way, name))
            if verb not in face.walk or steps == LONGEST or seen[name] == AGAIN:
                continue
            there = here.copy()
            there.take(player, action)
            paid = money(start.s, player) - money(there.s, player)
            heapq.heappush(ways, (paid, steps + 1, next(order), there, (*way, name)))
    return found


def reached(game: Game, face: Face, position: Position, player: int) -> str:
    return face.reached(View(game, bytes(position.record), player))


def walking(game: Game, face: Face, position: Position, player: int) -> bool:
    """Whether the walk goes on: its last step may have ended it, and a stop would then mean something else."""
    if player not in position.actors():
        return False
    asked = View(game, bytes(position.record), player).asked
    return any(verb in face.walk for verb in game.asks[asked])
