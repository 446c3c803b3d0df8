"""A tree that grows from a view, on either back end: its memory, how it is started, and what is kept of it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.backends.plain import Plain
from entrepot.engine.backends.play import MOST_OFFERED
from entrepot.engine.language import contract
from entrepot.engine.language.fields import SEATS
from entrepot.engine.language.game import Game
from entrepot.observing.elements import sheet_headings
from entrepot.observing.plain import observation

from ..memory import as_read, as_record, is_expected, plain_functions, records_of, seen_after, zeros
from ..network.bot import Mind
from ..network.weights import sizes_of
from ..places import PLACES
from . import tree
from .rules import rules_of
from .tree import ANY, DEEPEST, GUESS, NONE, PLAYER, TRIAL, Room, Tree

if TYPE_CHECKING:
    from entrepot.engine.backends.compiled import Compiled

NODES = 1 << 15  # a full tree is searched on as it is
BLOCK = 1 << 10  # nodes that are moved at a time, so that it takes little memory
SLICE = {"plain": 1, "compiled": 32}  # simulations at a time

EXPLORATION = 1.0  # how far the upper bound lies above the mean
URGENCY = 0.1  # how much less is expected of what was never tried
MARGIN = 0.1  # what a large lead in points counts beside the place
POINTS = 30.0  # a lead that counts half of that


def plain_search(back: Plain) -> Any:
    """`tree.search` with a game's rules, as it is written."""
    game, hide = back.game, back.bind(contract.hide)

    def evaluate(room: Room, seat: int) -> None:
        view = bytearray(room.records[TRIAL].buffer)
        hide(game.layout.plain(view), seat)
        room.said[:] = memoryview(room.mind.plain(observation(game, view, seat, seat)))

    scope = plain_functions(tree, tree.INNER, {**rules_of(back), "evaluate": evaluate})
    return FunctionType(tree.search.__code__, scope)


@cache
def search_of(back: Plain | Compiled) -> Any:
    if isinstance(back, Plain):
        return plain_search(back)
    from .compiling import compiled_search  # only here, so that nobody has to wait for Numba unless they need it

    return compiled_search(back.game)


def ready_back(game: Game) -> Plain | Compiled:
    """The compiled back end if the search is compiled already; else plain, which is slow but begins at once."""
    from .compiling import mark

    return backend(game, "compiled" if mark(game).exists() else "plain")


class Lookahead:
    """What comes of the actions that a seat can take."""

    def __init__(self, view: Position, player: int, mind: Mind, seed: int) -> None:
        self.back = view.back
        self.tree = self._new_tree()
        self.room = self._new_room(mind)
        self._source = random.Random(seed)
        self._settings = as_read(self.back, np.array([player, seed], np.int64))
        self._weights = as_read(self.back, np.array([EXPLORATION, URGENCY, MARGIN, POINTS]))
        self._search = search_of(self.back)
        self.root = 0
        self.done = 0  # simulations
        self._view = view.copy()
        self._search(self.tree, self.room, self._settings, self._weights, 0, 0, 0)  # so that nobody waits for it later

    def _new_tree(self) -> Tree:
        """With nothing but a root."""
        back, actions = self.back, len(self.back.game.catalogue)
        headings = max(1, len(sheet_headings(back.game)))
        made = Tree(
            action=zeros(back, NODES, np.int32),
            child=zeros(back, NODES, np.int32),
            sibling=zeros(back, NODES, np.int32),
            visits=zeros(back, NODES, np.int32),
            known=zeros(back, NODES, np.int8),
            value=zeros(back, (NODES, SEATS), np.float64),
            first=zeros(back, NODES, np.float64),
            sheet=zeros(back, (NODES, headings), np.float64),
            policy=zeros(back, (NODES, actions), np.float32),
            size=zeros(back, 1, np.int64),
        )
        made.size[0], made.child[0] = 1, NONE
        return made

    def _new_room(self, mind: Mind) -> Room:
        back, game = self.back, self.back.game
        count = SLICE[back.name]
        policy, value, places, _ = sizes_of(game)
        sizes = np.array([policy, policy + value, policy + value + places, len(sheet_headings(game))], np.int64)
        return Room(
            records=records_of(back, GUESS + count),
            out=zeros(back, MOST_OFFERED, np.int16),
            chances=zeros(back, MOST_OFFERED, np.float64),
            nodes=as_read(back, np.full(len(game.catalogue), NONE, np.int32)),
            path=zeros(back, DEEPEST, np.int64),
            plans=zeros(back, SEATS, np.int64),
            found=zeros(back, SEATS, np.float64),
            first=zeros(back, 1, np.float64),
            sheet=zeros(back, max(1, len(sheet_headings(game))), np.float64),
            worth=as_read(back, np.array(PLACES)),
            begin=zeros(back, count, np.int64),
            sizes=as_read(back, sizes),
            said=zeros(back, sum(sizes_of(game)), np.float64),
            mind=self._shown(mind),
        )

    def _shown(self, mind: Mind) -> Any:
        if isinstance(self.back, Plain):
            return mind
        from .compiling import seen_by

        return seen_by(self.back.game, mind.inputs, mind.weights)

    def run(self, actions: Sequence[int]) -> None:
        """A simulation for each of these actions, which it begins with; ANY leaves that to the tree."""
        room, most = self.room, len(self.room.begin)
        for first in range(0, len(actions), most):
            some = actions[first : first + most]
            for n, action in enumerate(some):
                key = self._source.getrandbits(64), self._source.getrandbits(64)
                room.begin[n] = action
                room.records[GUESS + n] = as_record(self._view.guess(self._settings[PLAYER], key))
            self._search(self.tree, room, self._settings, self._weights, self.root, self.done, len(some))
            self.done += len(some)

    def policy(self, actions: Sequence[int]) -> list[float]:
        """What the network said about these actions, as logits."""
        if not self.tree.known[self.root]:
            self.run([ANY])
        return [float(self.tree.policy[self.root, action]) for action in actions]

    def tried(self, action: int) -> tuple[int, float]:
        """How often an action was taken at the root, and what the player can expect after it."""
        node = self.node_of(action)
        if node == NONE or not self.tree.visits[node]:
            return 0, 0.0
        visits = int(self.tree.visits[node])
        return visits, float(self.tree.value[node, self._settings[PLAYER]]) / visits

    def loss(self, action: int, best: int) -> float:
        """How much less the player can expect after an action than after another that was tried more often: both get as
        many simulations."""
        self.run([action] * max(self.tried(best)[0] - self.tried(action)[0], 1))
        return self.tried(best)[1] - self.tried(action)[1]

    def expected(self) -> float:
        """What the player can expect of the position."""
        return float(self.tree.value[self.root, self._settings[PLAYER]]) / max(int(self.tree.visits[self.root]), 1)

    def outcome(self, node: int) -> tuple[float, list[float]]:
        """How likely the player is to win after a node, and the points on their score sheet, by heading."""
        visits = max(int(self.tree.visits[node]), 1)
        headings = len(sheet_headings(self.back.game))
        return float(self.tree.first[node]) / visits, [
            float(self.tree.sheet[node, heading]) / visits for heading in range(headings)
        ]

    def node_of(self, action: int) -> int:
        """After an action at the root; NONE if it was never taken."""
        node = int(self.tree.child[self.root])
        while node != NONE and self.tree.action[node] != action:
            node = int(self.tree.sibling[node])
        return node

    def likely(self, node: int) -> int:
        """Of what may follow a node, the one that was tried most."""
        best, child = NONE, int(self.tree.child[node])
        while child != NONE:
            if self.tree.action[child] >= 0 and (best == NONE or self.tree.visits[child] > self.tree.visits[best]):
                best = child
            child = int(self.tree.sibling[child])
        return best

    def decide(self, action: int) -> None:
        """Go on from an action: what the tree knows about what follows it is kept."""
        self.root = self.node_of(action)
        self._expected = seen_after(self._view, self._settings[PLAYER], action)

    def _make_room(self) -> None:
        """Forget all but the root and what follows it."""
        size, kept = int(self.tree.size[0]), [self.root]
        for node in kept:
            child = int(self.tree.child[node])
            while child != NONE:
                kept.append(child)
                child = int(self.tree.sibling[child])
        kept.sort()  # nodes are younger than their parents, so the root comes first
        self.tree.sibling[self.root] = NONE
        moved = np.full(NODES + 1, NONE)  # the last place is that of NONE itself
        moved[kept] = range(len(kept))
        for link in map(np.asarray, (self.tree.child, self.tree.sibling)):
            link[:] = moved[link]
        for part in map(np.asarray, self.tree[:-1]):
            for first in range(0, len(kept), BLOCK):
                some = kept[first : first + BLOCK]
                part[first : first + len(some)] = part[some]
            part[len(kept) : size] = 0
        self.tree.size[0], self.root = len(kept), 0

    def goes_on(self, view: Position) -> bool:
        """Whether a view is the one to be expected after the last decision; if so, search on from it."""
        if self.root == NONE or not is_expected(self._expected, view):
            return False
        self._view = view.copy()
        if self.tree.size[0] > NODES // 2:
            self._make_room()
        return True
