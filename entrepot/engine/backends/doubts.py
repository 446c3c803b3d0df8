"""Plays a game at random and checks every position on the way. These are rules, so walks run compiled."""

from __future__ import annotations

from typing import Any

from ..language import contract
from ..language.rule import count_bits, i64, rule, trailing_zeros
from .play import NOBODY_ACTS, chance, legal, refusal, settle

FIRST, VERB_OF = contract.FIRST, contract.VERB_OF
ANYTHING = contract.ANYTHING
actors, bystanders, do = contract.actors, contract.bystanders, contract.do
wrong, purse, payment = contract.wrong, contract.purse, contract.payment

# What can be wrong, as a walk leaves it in `fault`; from WRONG on, the game's own numbers.
STRANGER_ACTS, NOTHING_OFFERED, OFFERED_OUT_OF_TURN = 3, 4, 5
OFFERED_TWICE, OFFERED_REFUSED, NOT_OFFERED, UNBALANCED = 6, 7, 8, 9
WRONG = 10

WORDS = {
    1: "the agenda overflowed, ran empty or never settled",
    NOBODY_ACTS: "the game is not over and nobody can act",
    STRANGER_ACTS: "a seat that does not exist can act",
    NOTHING_OFFERED: "a player has to act but is offered nothing",
    OFFERED_OUT_OF_TURN: "a player is offered something out of turn or after the end",
    OFFERED_TWICE: "an action is offered twice",
    OFFERED_REFUSED: "an action is offered that is refused",
    NOT_OFFERED: "an action is allowed that is not offered",
    UNBALANCED: "a payment between players changed the sum of their money",
}


@rule
def fault_of_offer(s: Any, player: int, acting: int, free: int, out: Any) -> int:
    """Whether what a player is offered is exactly what is not refused, over the whole catalogue."""
    found = legal(s, player, out)
    if acting and found == 0:
        return NOTHING_OFFERED
    if not acting and not free and found > 0:
        return OFFERED_OUT_OF_TURN
    for n in range(found):
        if refusal(s, player, out[n]) != 0:
            return OFFERED_REFUSED
        for earlier in range(n):
            if out[earlier] == out[n]:
                return OFFERED_TWICE
    allowed = 0
    for action in range(len(VERB_OF)):
        if refusal(s, player, action) == 0:
            allowed += 1
    if allowed != found:
        return NOT_OFFERED
    return 0


@rule
def fault_of(s: Any, out: Any) -> int:
    """0 when a position is sound, else the number of what is wrong with it."""
    if s.fault:
        return s.fault  # type: ignore[no-any-return]
    odd = wrong(s)
    if odd:
        return WRONG + odd
    mask = 0
    aside = 0
    if not s.over:
        mask = actors(s)
        aside = bystanders(s)
        if mask == 0:
            return NOBODY_ACTS
        if mask >> s.players:
            return STRANGER_ACTS
    for player in range(s.players):
        odd = fault_of_offer(s, player, (mask >> player) & 1, (aside >> player) & 1, out)
        if odd:
            return odd
    return 0


@rule
def one_of(mask: int, seed: int, number: int) -> int:
    """One of the players of a bit mask, at random."""
    for _ in range(chance(seed, number, count_bits(mask))):
        mask = mask & (mask - 1)
    return trailing_zeros(mask)


@rule
def do_balanced(s: Any, player: int, verb: int, noun: int) -> None:
    """Do it, and check the money before anything else happens."""
    before = purse(s)
    change = payment(s, player, verb, noun)
    do(s, player, verb, noun)
    if change != ANYTHING and purse(s) - before != change:
        s.fault = UNBALANCED


@rule
def walk(s: Any, seed: int, first: int, last: int, every: int, out: Any) -> int:
    """Play moves `first` to `last` of a random game and check every `every`-th position (0: none).

    Returns the number of the last move; its player and action are the first two entries of `out`. Stops at a fault.
    """
    move = first
    if every and move == 0:
        s.fault = fault_of(s, out)
    while move < last and not s.over and not s.fault:
        mask = actors(s)
        if mask == 0:
            s.fault = NOBODY_ACTS
            return move
        player = one_of(mask, seed, 2 * move)
        found = legal(s, player, out)
        if found == 0:
            s.fault = NOTHING_OFFERED
            return move
        action = i64(out[chance(seed, 2 * move + 1, found)])
        do_balanced(s, player, VERB_OF[action], action - FIRST[VERB_OF[action]])
        settle(s)
        move += 1
        if every and (s.over or move % every == 0):
            s.fault = fault_of(s, out)
        out[0] = player
        out[1] = action
    return move
