"""Rules of the lab: what happens to one game in one step."""

from __future__ import annotations

from typing import Any

from entrepot.engine.backends.play import MOST_STEPS, NOBODY_ACTS, lowest
from entrepot.engine.language import contract
from entrepot.engine.language.agenda import top
from entrepot.engine.language.rule import i64, rule, u64

ASKS, FIRST, VERB_OF = contract.ASKS, contract.FIRST, contract.VERB_OF
setup, actors, do, advance = contract.setup, contract.actors, contract.do, contract.advance
may_force = contract.may_force
candidates, offered, score, rank = contract.candidates, contract.offered, contract.score, contract.rank

EVERY = 64  # nouns: no verb has more


@rule
def mixed(a: int, b: int, c: int, d: int) -> int:
    """Four numbers as one of 64 bits that looks random: SplitMix64, once for each."""
    x = u64(0x9E3779B97F4A7C15)
    for n in range(4):
        part = a if n == 0 else b if n == 1 else c if n == 2 else d
        x = u64(u64(x ^ u64(part)) + u64(0x9E3779B97F4A7C15))
        x = u64((x ^ (x >> u64(30))) * u64(0xBF58476D1CE4E5B9))
        x = u64((x ^ (x >> u64(27))) * u64(0x94D049BB133111EB))
        x = x ^ (x >> u64(31))
    return x


@rule
def lot(seed: int, index: int, number: int, n: int) -> int:
    """A number from 0 to n - 1 that follows from the seed, a game and what it is drawn for."""
    return i64(u64((u64(mixed(seed, index, number, 3)) >> u64(32)) * u64(n)) >> u64(32))


@rule
def new_key(s: Any, seed: int, index: int, episode: int) -> None:
    s.key[0] = mixed(seed, index, episode, 1)
    s.key[1] = mixed(seed, index, episode, 2)


@rule
def deal(s: Any, seed: int, index: int, episode: int) -> None:
    """Lay out the game whose players and options are in the record."""
    new_key(s, seed, index, episode)
    setup(s)


@rule
def enact(s: Any, player: int, action: int) -> None:
    """Do what is known to be offered; what follows is run by `next_question`."""
    verb = VERB_OF[action]
    do(s, player, verb, action - FIRST[verb])


@rule
def question(s: Any) -> int:
    """The kind of frame on top, 0 where there is none."""
    if s.over or s.depth <= 0:
        return 0
    return top(s)


@rule
def next_question(s: Any) -> int:
    """Run what follows by itself; who is asked then, or -1 once the game is over.

    Seats asked at the same time answer in turn.
    """
    steps = 0
    while not s.over and not s.fault and ASKS[top(s), 0] < 0:
        advance(s)
        steps += 1
        if steps > MOST_STEPS:
            s.fault = 1
    if s.over or s.fault:
        return -1
    waiting = actors(s)
    if waiting == 0:
        s.fault = NOBODY_ACTS
        return -1
    return lowest(waiting)


@rule
def forced(s: Any, player: int, action: int) -> int:
    """Give the only answer there is to a question, if that may be done; whether it was."""
    if not may_force(s, player):
        return 0
    enact(s, player, action)
    return 1


@rule
def verbs_asked(s: Any, n: int) -> int:
    """The n-th verb of the current question, or -1."""
    return ASKS[top(s), n]  # type: ignore[no-any-return]


@rule
def nouns_offered(s: Any, player: int, verb: int) -> int:
    """As bits."""
    bits = candidates(s, player, verb)
    if bits:
        bits = offered(s, player, verb, bits, EVERY)
    return bits


@rule
def place_of(s: Any, player: int) -> int:
    """The final place; where a game was cut off, by points as they stand, and equal points share a place."""
    if s.over:
        return rank(s, player)
    place = 1
    for other in range(s.players):
        if score(s, other) > score(s, player):
            place += 1
    return place
