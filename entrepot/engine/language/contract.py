"""What a game provides. The engine's own rules use these placeholders; a binding replaces them with the game's."""

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
GROUP = np.zeros(1, dtype=np.int64)  # [frame kind]: 0 for events, else the group of questions it is played with


@rule
def setup(s: Any) -> None:
    """Lay out the game, from the options and the key already in the record."""


@rule
def actors(s: Any) -> int:
    """The players who are to act now, as a bit mask."""
    return 0


@rule
def bystanders(s: Any) -> int:
    """Players who may act although nobody is waiting for them, as a bit mask."""
    return 0


@rule
def refusal_of(s: Any, player: int, verb: int, noun: int) -> int:
    """The rule that forbids an action that the current decision considers, or 0."""
    return 0


@rule
def candidates(s: Any, player: int, verb: int) -> int:
    """The nouns of a verb worth asking about, as bits: a refusal of all others is certain, shared work is done once."""
    return 0


@rule
def offered(s: Any, player: int, verb: int, bits: int, enough: int) -> int:
    """Those of the nouns that are not refused, as bits; the search ends when there are enough."""
    return 0


@rule
def do(s: Any, player: int, verb: int, noun: int) -> int:
    """Carry out a decision and push what follows onto the agenda."""
    return 0


@rule
def advance(s: Any) -> None:
    """Run the top frame, an event."""


@rule
def may_force(s: Any, player: int) -> int:
    """Whether the current question may be answered automatically: a single answer would reveal no secret."""
    return 0


@rule
def hide(s: Any, viewer: int) -> None:
    """Overwrite what a seat (or a spectator, NOBODY) may not see."""


@rule
def guess(s: Any, viewer: int) -> None:
    """Fill in what a view hides, at random but consistently, with the key already in the record."""


@rule
def score(s: Any, player: int) -> int:
    """A player's points, final or as they stand."""
    return 0


@rule
def rank(s: Any, player: int) -> int:
    """A player's final place; 1 is the winner."""
    return 0


@rule
def evaluate(s: Any, player: int) -> int:
    """What a position is worth to a player, in thousandths of a point; for bots, where a game provides it."""
    return 0


# For walks. A game provides these as its checks, if it can.

ANYTHING = -32768  # a decision that may change the sum of all money in any way


@rule
def wrong(s: Any) -> int:
    """0 when pieces and cards are all there and nothing is negative, else the number of what is wrong."""
    return 0


@rule
def purse(s: Any) -> int:
    """All the money that players have."""
    return 0


@rule
def payment(s: Any, player: int, verb: int, noun: int) -> int:
    """By how much a decision, done alone, must change the purse: 0 for one player paying another, or ANYTHING."""
    return ANYTHING
