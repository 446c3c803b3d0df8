"""What Python calls in compiled code: an array of records and an index, never a single record (which costs 6 µs)."""

from __future__ import annotations

from typing import Any

from .play import TRIAL

inner: Any = None  # the bound rule of the same name
setup_rule: Any = None
play_out_rule: Any = None


def begin(records: Any, i: int) -> None:
    inner(records[i])


def refusal(records: Any, i: int, player: int, action: int) -> Any:
    return inner(records[i], player, action)


def legal(records: Any, i: int, player: int, out: Any) -> Any:
    return inner(records[i], player, out)


def take(records: Any, i: int, player: int, action: int) -> None:
    inner(records[i], player, action)


def do(records: Any, i: int, player: int, verb: int, noun: int) -> None:
    inner(records[i], player, verb, noun)


def tick(records: Any, i: int) -> Any:
    return inner(records[i])


def actors(records: Any, i: int) -> Any:
    return inner(records[i])


def hide(records: Any, i: int, viewer: int) -> None:
    inner(records[i], viewer)


def guess(records: Any, i: int, viewer: int) -> None:
    inner(records[i], viewer)


def play_out(records: Any, i: int, seed: int) -> Any:
    return inner(records[i], seed)


def play_some(records: Any, i: int, seed: int, most: int, out: Any) -> Any:
    return inner(records[i], seed, most, out)


def try_out(records: Any, player: int, count: int, seed: int, budget: int, out: Any, moves: Any) -> None:
    """Of the first record, try that many actions in turn until the budget of actions is spent; `moves` has them, and
    after them what the best turn was worth that began with each. The second record is overwritten."""
    tried = 0
    while budget > 0 or tried % count:
        records[1] = records[0]
        found = inner(records[1], player, moves[tried % count], seed + tried, out)
        place = count + tried % count
        if tried < count or found // TRIAL > moves[place]:
            moves[place] = found // TRIAL
        budget -= found % TRIAL
        tried += 1


def walk(records: Any, i: int, seed: int, first: int, last: int, every: int, out: Any) -> Any:
    return inner(records[i], seed, first, last, every, out)


def play_games(records: Any, first: int, last: int, seed: int, moves: Any) -> None:
    """Set up and play records[first:last] to the end; options and keys are in them already."""
    for i in range(first, last):
        setup_rule(records[i])
        moves[i] = play_out_rule(records[i], seed + i)
