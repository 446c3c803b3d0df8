"""A search on either back end: its memory, how it is started, and what is kept of it."""

from __future__ import annotations

import random
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from entrepot.engine.backends.backend import Position
from entrepot.engine.backends.plain import Plain
from entrepot.engine.backends.play import MOST_OFFERED
from entrepot.engine.language.fields import SEATS
from entrepot.engine.language.game import Game

from ..memory import as_read, as_record, is_expected, plain_functions, records_of, seen_after, zeros
from . import tree
from .playouts import rules_of
from .tree import DEEPEST, GUESS, NONE, PLAYER, SEED, Room, Tree

if TYPE_CHECKING:
    from entrepot.engine.backends.compiled import Compiled

NODES = 1 << 19  # a full tree is searched on as it is
GUESSES = 64  # of what is hidden, tried in turn
ENDLESS = 1 << 40  # turns

# From trials against greedy with a second a turn, some dozen games each.
TRIES = 4  # of each turn in a playout; the best of them is played
TURNS = 4  # of every player, after which a playout is judged, where a game has an evaluation for that
EXPLORATION = 0.5  # how far the upper bound lies above the mean, in standard deviations
SCALE = 100_000.0  # thousandths of a point: a gain of so much counts as 3/4, where nothing gained is 1/2
RIVAL = 0.5  # the part of the best opponent's worth that is taken off


def plain_search(back: Plain) -> Any:
    """`tree.search` with a game's rules, as it is written."""
    return FunctionType(tree.search.__code__, plain_functions(tree, tree.INNER, rules_of(back)))


@cache
def search_of(back: Plain | Compiled) -> Any:
    if isinstance(back, Plain):
        return plain_search(back)
    from .compiling import compiled_search  # only here, so that nobody has to wait for Numba unless they need it

    return compiled_search(back.game)


class Search:
    """A tree that grows from a view, and goes on growing from what is decided."""

    def __init__(self, view: Position, player: int, seed: int) -> None:
        self.back, game = view.back, view.back.game
        self.tree = self._new_tree()
        self.room = self._new_room(game)
        last = view.s.turns + TURNS * view.s.players if game.evaluate else ENDLESS
        self._settings = as_read(self.back, np.array([player, seed, last, TRIES], np.int64))
        self._weights = as_read(self.back, np.array([EXPLORATION, SCALE, RIVAL]))
        self._search = search_of(self.back)
        self.root = 0
        self.done = 0  # simulations
        self._look(view)
        self.run(0)  # whoever looks at the clock need not wait for the compiler

    def _new_tree(self) -> Tree:
        """With nothing but a root."""
        tree = Tree(
            action=zeros(self.back, NODES, np.int32),
            child=zeros(self.back, NODES, np.int32),
            sibling=zeros(self.back, NODES, np.int32),
            visits=zeros(self.back, NODES, np.int32),
            offered=zeros(self.back, NODES, np.int32),
            value=zeros(self.back, (NODES, SEATS), np.float64),
            size=zeros(self.back, 1, np.int64),
        )
        tree.size[0], tree.child[0] = 1, NONE
        return tree

    def _new_room(self, game: Game) -> Room:
        count = GUESS + GUESSES
        return Room(
            records=records_of(self.back, count),
            out=zeros(self.back, MOST_OFFERED, np.int16),
            untried=zeros(self.back, len(game.catalogue), np.int8),
            path=zeros(self.back, DEEPEST, np.int64),
            base=zeros(self.back, SEATS, np.float64),
            worths=zeros(self.back, SEATS, np.float64),
            found=zeros(self.back, SEATS, np.float64),
            spread=zeros(self.back, SEATS, np.float64),
            moments=zeros(self.back, (SEATS, 2), np.float64),
        )

    def _look(self, view: Position) -> None:
        self._view = view.copy()
        source = random.Random(int(self._settings[SEED]))
        for n in range(GUESSES):
            guess = view.guess(self._settings[PLAYER], (source.getrandbits(64), source.getrandbits(64)))
            self.room.records[GUESS + n] = as_record(guess)

    def run(self, count: int) -> None:
        """So many more simulations."""
        self._search(self.tree, self.room, self._settings, self._weights, self.root, self.done, self.done + count)
        self.done += count

    def children(self) -> dict[int, int]:
        """The nodes of the decision, by action."""
        found: dict[int, int] = {}
        child = self.tree.child[self.root]
        while child != NONE:
            found[int(self.tree.action[child])] = int(child)
            child = self.tree.sibling[child]
        return found

    def decide(self, actions: list[int]) -> int:
        """Of these actions the one tried most often; its part of the tree is kept for what follows."""
        tree, player, nodes = self.tree, self._settings[PLAYER], self.children()
        # Others may have been legal in guesses that turned out wrong, and a full tree has no node for some.
        known = [action for action in actions if action in nodes]
        if not known:
            self.root = NONE
            return actions[0]
        action = max(known, key=lambda one: (tree.visits[nodes[one]], tree.value[nodes[one], player]))
        self.root = nodes[action]
        self._expected = seen_after(self._view, player, action)
        return action

    def goes_on(self, view: Position) -> bool:
        """Whether a view is the one to be expected after the last decision; if so, search on from it."""
        if self.root == NONE or not is_expected(self._expected, view):
            return False
        self._look(view)
        return True
