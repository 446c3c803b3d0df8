"""A free machine that finds only a cell with a price is built there without a question: what leads to it says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.match.view import View
from entrepot.paper.reading import opened

from ..actions import FACTORIES
from ..box.tables import (
    AB_MACHINE_AND_PRODUCTION,
    AB_MACHINES,
    AB_PIECE_AND_GAIN,
    ABILITY,
    FACTORY_CELLS,
    MACHINE,
    MACHINE_IRON,
    PIECES,
)
from ..decisions import ABILITY_FRAME, FIRST_FACTORY, FREE_MACHINE, GRANT, PIECE
from ..record import NOBODY
from ..rules.production import side_of

GRANTING = (AB_MACHINES, AB_MACHINE_AND_PRODUCTION, AB_PIECE_AND_GAIN)
UNDER_WAY = (ABILITY_FRAME, FIRST_FACTORY, FREE_MACHINE, GRANT, PIECE)
LEFT, RIGHT = 1, 2  # machine cells, as bits


def unasked(before: View, actions: tuple[str, ...], after: Callable[[], View]) -> bool:
    """Whether an act builds a machine for iron in a cell that nobody has chosen."""
    s, player = _read(before), before.viewer
    return _may(s, player, actions[-1]) and bool(unasked_iron(s, opened(after()), player, actions))


@lru_cache(maxsize=4)
def _read(view: View) -> Any:
    """A page asks of one position for all its acts; nobody writes to it."""
    return opened(view)


def unasked_iron(a: Any, b: Any, player: int, actions: Sequence[str]) -> int:
    """What such machines cost; the one that waited for a first factory costs nothing."""
    paid = 0
    for slot in range(FACTORY_CELLS):
        built = b.machines[player, slot] & ~a.machines[player, slot]
        if built & RIGHT and f"machine:{slot + 1}_right" not in actions:
            waited = a.waiting_machine[player] > b.waiting_machine[player]
            left_before = not built & LEFT or f"machine:{slot + 1}_left" in actions
            paid += 0 if waited and left_before else int(MACHINE_IRON[1])
    return paid


def foreseen_iron(view: View, action: str) -> int:
    """The same of one action, tried on a guess: for who reads a list of actions."""
    s = opened(view)
    if not _may(s, s.actor, action):
        return 0
    position = Position(backend(view.game, "plain"), view.record).guess(s.actor, (0, 0))
    position.take(s.actor, view.game.catalogue.number(action))
    return unasked_iron(s, position.s, s.actor, (action,))


def _may(s: Any, player: int, action: str) -> bool:
    """Whether that is possible at all, so that few acts have to be tried."""
    if s.iron[player] < MACHINE_IRON[1] or s.taken[player, MACHINE] == PIECES:
        return False
    lone = s.waiting_machine[player] or any(s.machines[player, slot] == LEFT for slot in range(FACTORY_CELLS))
    return bool(lone) and _grants(s, player, action)


def _grants(s: Any, player: int, action: str) -> bool:
    verb, _, noun = action.partition(":")
    if verb == "build" or verb == "modify":
        token = FACTORIES.index(noun) if verb == "build" else s.factory[player, int(noun) - 1]
        return token != NOBODY and ABILITY[token, side_of(s, token)] in GRANTING
    return any(s.agenda[n, 0] in UNDER_WAY for n in range(s.depth))
