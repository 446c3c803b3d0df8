"""Playing any game: what is refused, what is legal, what follows, and whole random games."""

from __future__ import annotations

from typing import Any

from ..language import contract
from ..language.agenda import top
from ..language.rule import count_bits, i64, rule, trailing_zeros, u64

ASKS, CONSIDERS, NOT_NOW = contract.ASKS, contract.CONSIDERS, contract.NOT_NOW
OUT_OF_TURN, AFTER_THE_END = contract.OUT_OF_TURN, contract.AFTER_THE_END
FIRST, VERB_OF, GROUP = contract.FIRST, contract.VERB_OF, contract.GROUP
setup, actors, bystanders = contract.setup, contract.actors, contract.bystanders
candidates, refusal_of = contract.candidates, contract.refusal_of
offered = contract.offered
do, advance, may_force = contract.do, contract.advance, contract.may_force
evaluate = contract.evaluate

MOST_STEPS = 4096  # no chain of events is this long; one that is must be a fault
NOBODY_ACTS = 2  # the fault of a question that nobody is asked
MOST_OFFERED = 128  # no question offers more
LONGEST_TURN = 60  # actions; a turn that wanders on is judged where it stands
TRIAL = 64  # a number above all lengths of a turn


@rule
def refusal(s: Any, player: int, action: int) -> int:
    """0 when allowed, else the number of the ledger rule that forbids it."""
    if s.over:
        return AFTER_THE_END[0]  # type: ignore[no-any-return]
    if not ((actors(s) | bystanders(s)) >> player) & 1:
        return OUT_OF_TURN[0]  # type: ignore[no-any-return]
    kind = top(s)
    verb = VERB_OF[action]
    if CONSIDERS[kind, verb] == 0:
        return NOT_NOW[kind]  # type: ignore[no-any-return]
    return refusal_of(s, player, verb, action - FIRST[verb])


@rule
def legal(s: Any, player: int, out: Any) -> int:
    """Write the numbers of all actions offered to a player; return how many there are."""
    found = 0
    if s.over or not ((actors(s) | bystanders(s)) >> player) & 1:
        return found
    kind = top(s)
    n = 0
    while ASKS[kind, n] >= 0:
        verb = ASKS[kind, n]
        first = FIRST[verb]
        bits = candidates(s, player, verb)
        if bits:
            bits = offered(s, player, verb, bits, MOST_OFFERED)
        while bits:
            out[found] = first + trailing_zeros(bits)
            bits = bits & (bits - 1)
            found += 1
        n += 1
    return found


@rule
def only_answer(s: Any, player: int) -> int:
    """The single legal action, or -1 when there are several (or, which is a fault, none)."""
    answer = -1
    kind = top(s)
    n = 0
    while ASKS[kind, n] >= 0:
        verb = ASKS[kind, n]
        bits = candidates(s, player, verb)
        if bits:
            bits = offered(s, player, verb, bits, 2)
        if bits:
            if answer >= 0 or bits & (bits - 1):
                return -1
            answer = FIRST[verb] + trailing_zeros(bits)
        n += 1
    return answer


@rule
def lowest(mask: int) -> int:
    """The first player of a bit mask."""
    return trailing_zeros(mask)


@rule
def tick(s: Any) -> int:
    """One step of what follows by itself: run a frame, or take a forced answer. 0 when somebody has to decide."""
    if s.over or s.fault:
        return 0
    kind = top(s)
    if ASKS[kind, 0] < 0:
        advance(s)
        return 1
    waiting = actors(s)
    if waiting == 0:
        s.fault = NOBODY_ACTS
        return 0
    player = lowest(waiting)
    if may_force(s, player):
        answer = only_answer(s, player)
        if answer >= 0:
            do(s, player, VERB_OF[answer], answer - FIRST[VERB_OF[answer]])
            return 1
    return 0


@rule
def settle(s: Any) -> None:
    """Continue until somebody has to decide."""
    steps = 0
    while tick(s):
        steps += 1
        if steps > MOST_STEPS:
            s.fault = 1


@rule
def begin(s: Any) -> None:
    setup(s)
    settle(s)


@rule
def take(s: Any, player: int, action: int) -> None:
    """Do it, then settle. Trusts the caller to have asked `refusal` or taken the action from `legal`."""
    do(s, player, VERB_OF[action], action - FIRST[VERB_OF[action]])
    settle(s)


@rule
def chance(seed: int, number: int, n: int) -> int:
    """A draw of that number, from 0 to n-1: SplitMix64, so a game can be taken up at any move."""
    x = u64(u64(seed) * u64(0x9E3779B97F4A7C15) + u64(u64(number) * u64(0xD1B54A32D192ED03)))
    x = u64((x ^ (x >> u64(30))) * u64(0xBF58476D1CE4E5B9))
    x = u64((x ^ (x >> u64(27))) * u64(0x94D049BB133111EB))
    x = x ^ (x >> u64(31))
    return i64(u64((x >> u64(32)) * u64(n)) >> u64(32))


@rule
def answer(s: Any, seed: int, asked: int) -> int:
    """Answer the current question at random, by seed and number; return how many answers there were."""
    # Every legal action has the same chance: a verb with `count` of `total` answers so far takes the place of those
    # before it with probability count / total. The generator is a xorshift, a quarter of the work of `chance`.
    x = u64(u64(seed) * u64(0x9E3779B97F4A7C15) + u64(u64(asked) * u64(0xD1B54A32D192ED03)))
    x = u64((x ^ (x >> u64(30))) * u64(0xBF58476D1CE4E5B9))
    x = u64((x ^ (x >> u64(27))) * u64(0x94D049BB133111EB))
    kind = top(s)
    player = lowest(actors(s))
    total = 0
    chosen = 0
    answers = 0
    skip = 0
    n = 0
    while ASKS[kind, n] >= 0:
        verb = ASKS[kind, n]
        bits = candidates(s, player, verb)
        if bits:
            bits = offered(s, player, verb, bits, MOST_OFFERED)
        if bits:
            count = count_bits(bits)
            total += count
            x = x ^ u64(x << u64(13))
            x = x ^ (x >> u64(7))
            x = x ^ u64(x << u64(17))
            draw = i64(u64((x >> u64(32)) * u64(total)) >> u64(32))
            if draw < count:
                chosen = verb
                answers = bits
                skip = draw
        n += 1
    if total == 0:
        s.fault = NOBODY_ACTS
        return 0
    while skip > 0:
        answers = answers & (answers - 1)
        skip -= 1
    do(s, player, chosen, trailing_zeros(answers))
    return total


@rule
def play_out(s: Any, seed: int) -> int:
    """Play at random to the end; return the number of moves. A move is a question with at least two answers."""
    moves = 0
    asked = 0
    while not s.over and not s.fault:
        if ASKS[top(s), 0] < 0:
            advance(s)
        else:
            if answer(s, seed, asked) > 1:
                moves += 1
            asked += 1
    return moves


@rule
def group(s: Any) -> int:
    """The group of what is on top: 0 an event, else questions that share their code (a GPU plays them together)."""
    return GROUP[top(s)]  # type: ignore[no-any-return]


@rule
def play_some(s: Any, seed: int, most: int, out: Any) -> int:
    """Take that many actions at random, fewer if the game ends; return how many were taken."""
    taken = 0
    while not s.over and not s.fault and taken < most:
        player = lowest(actors(s))
        found = legal(s, player, out)
        if found == 0:
            return taken
        take(s, player, out[chance(seed, taken, found)])
        taken += 1
    return taken


@rule
def try_out(s: Any, player: int, action: int, seed: int, out: Any) -> int:
    """Take an action, then others at random until the turn is over; what that is worth, times TRIAL, plus how many
    actions there were."""
    take(s, player, action)
    turns = s.turns
    taken = 1
    while taken <= LONGEST_TURN and s.turns == turns and not s.over and (actors(s) >> player) & 1:
        found = legal(s, player, out)
        if found == 0:
            break
        take(s, player, out[chance(seed, taken, found)])
        taken += 1
    return evaluate(s, player) * TRIAL + taken
