"""What a game brings. The engine's own rules name these placeholders; a binding exchanges them for the game's."""

from __future__ import annotations

from typing import Any

import numpy as np

from .rule import rule

_NOTHING = np.zeros((1, 1), dtype=np.int64)

CONSIDERS = _NOTHING.copy()  # [frame kind, verb]: 1 where the decision considers the verb
ASKS = _NOTHING.copy()  # [frame kind, n]: the verbs a decision considers, then -1
NOT_NOW = np.zeros(1, dtype=np.int64)  # [frame kind]: the rule that forbids everything else
OUT_OF_TURN = np.zeros(1, dtype=np.int64)  # one rule
AFTER_THE_END = np.zeros(1, dtype=np.int64)  # one rule
FIRST = np.zeros(1, dtype=np.int64)  # [verb]: number of its first action
VERB_OF = np.zeros(1, dtype=np.int64)  # [action]: its verb


@rule
def setup(s: Any) -> None:
    """Lay out the game, from the options and the key already in the record."""


@rule
def actors(s: Any) -> int:
    """The players who may act now, as a bit mask."""
    return 0


@rule
def refusal_of(s: Any, player: int, verb: int, noun: int) -> int:
    """The rule that forbids an action which the decision at hand considers, or 0."""
    return 0


@rule
def do(s: Any, player: int, verb: int, noun: int) -> None:
    """Carry out a decision and lay what follows on the agenda."""


@rule
def advance(s: Any) -> None:
    """Run the top frame, which asks nobody anything."""


@rule
def may_force(s: Any, player: int) -> int:
    """Whether a question with a single answer may answer itself without telling anybody a secret."""
    return 0


@rule
def hide(s: Any, viewer: int) -> None:
    """Overwrite what a seat (or a spectator, NOBODY) may not see."""


@rule
def guess(s: Any, viewer: int) -> None:
    """Fill what a view hides, at random but consistently, with the key already in the record."""
