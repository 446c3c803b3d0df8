"""The search itself: one tree for all guesses, compiled as a whole.

A node stands for the actions that led to it, whatever was guessed; which of its children can be reached differs from
guess to guess. Lower-case names without a definition here are rules of a game, put in by `searching` and `compiling`.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, NamedTuple

play_turn: Any = None
worth: Any = None
legal: Any = None
take: Any = None
who: Any = None
chance: Any = None
# functions below, compiled
descend: Any = None
choose: Any = None
add: Any = None
play_on: Any = None
judge: Any = None
back_up: Any = None

# Numbers of the settings, and of the weights
PLAYER, SEED, LAST_TURN, TRIES = range(4)
EXPLORATION, SCALE, RIVAL = range(3)
TRIAL, TURN, BEST, GUESS = range(4)  # of the records; guesses are the last of them
LONGEST_TURN = 200  # questions
LONGEST_PLAYOUT = 1000  # turns
NONE = -1  # no node
DEEPEST = 64  # nodes on a path; what follows is played at random
INNER = ("choose", "add", "descend", "play_on", "judge", "back_up")  # functions below that others call, callees first


class Tree(NamedTuple):
    """By node; 0 is the first root. Those of one parent are linked from `child` on by `sibling`."""

    action: Any
    child: Any
    sibling: Any
    visits: Any
    offered: Any  # how often it could have been chosen
    value: Any  # by seat: the sum of what followed, each from 0 to 1
    size: Any  # [0]: nodes in use


class Room(NamedTuple):
    """What the search works on."""

    records: Any  # what is played on, how its turn began, the best end of it, and guesses of the view
    out: Any  # actions offered
    untried: Any  # by action: 1 where it is offered and has no node
    path: Any  # nodes from the root on
    base: Any  # by seat: what the view was worth
    worths: Any  # by seat: what the guess came to
    found: Any  # by seat: the same from 0 to 1
    spread: Any  # by seat: its standard deviation
    moments: Any  # by seat: the sums of it and of its squares


def search(tree, room, settings, weights, root, first, last):  # type: ignore[no-untyped-def]
    """The simulations with these numbers, on one guess after another."""
    guesses = len(room.records) - GUESS
    for number in range(first, last):
        room.records[TRIAL] = room.records[GUESS + number % guesses]
        if number == 0:
            judge(room, weights, True)
        depth = descend(tree, room, settings, weights, root, number)
        play_on(room, settings, number)
        judge(room, weights, False)
        back_up(tree, room, number, depth)


def _descend(tree, room, settings, weights, root, number):  # type: ignore[no-untyped-def]
    """Take the most promising actions as far as the tree goes and one further; how many nodes that were."""
    s = room.records[TRIAL]
    room.path[0] = root
    node = root
    depth = 0
    seat = settings[PLAYER]
    fresh = False
    while not fresh and depth + 1 < DEEPEST and not s.over and not s.fault and s.turns < settings[LAST_TURN]:
        count = legal(s, seat, room.out)
        if count == 0:
            break
        if count == 1:
            take(s, seat, room.out[0])
        else:
            child = choose(tree, room, weights, node, seat, count)
            if child == NONE:
                fresh = True
                child = add(tree, room, node, count, chance(settings[SEED], number, count))
                if child == NONE:  # the tree is full
                    break
            take(s, seat, tree.action[child])
            depth += 1
            room.path[depth] = child
            node = child
        seat = who(s)
    return depth


def _choose(tree, room, weights, node, seat, count):  # type: ignore[no-untyped-def]
    """The child with the highest upper bound, or NONE while there is an action without a node."""
    for n in range(count):
        room.untried[room.out[n]] = 1
    left = count
    best = NONE
    highest = 0.0
    child = tree.child[node]
    while child != NONE:
        if room.untried[tree.action[child]]:
            room.untried[tree.action[child]] = 0
            left -= 1
            tree.offered[child] += 1
            visits = tree.visits[child]
            bound = tree.value[child, seat] / visits
            bound += weights[EXPLORATION] * room.spread[seat] * sqrt(log(tree.offered[child] + 1.0) / visits)
            if best == NONE or bound > highest:
                best = child
                highest = bound
        child = tree.sibling[child]
    if left > 0:
        return NONE
    return best


def _add(tree, room, node, count, skip):  # type: ignore[no-untyped-def]
    """A child for one of the actions without a node; NONE if there is no space left."""
    child = NONE
    for n in range(count):
        action = room.out[(n + skip) % count]
        if room.untried[action] and child == NONE and tree.size[0] < len(tree.action):
            child = tree.size[0]
            tree.size[0] += 1
            tree.action[child] = action
            tree.child[child] = NONE
            tree.sibling[child] = tree.child[node]
            tree.child[node] = child
            tree.visits[child] = 0
            tree.offered[child] = 1
            for seat in range(tree.value.shape[1]):
                tree.value[child, seat] = 0.0
        room.untried[action] = 0
    return child


def _play_on(room, settings, number):  # type: ignore[no-untyped-def]
    """Play until it is judged. Each turn is played several times at random, and goes on as its player likes best."""
    s = room.records[TRIAL]
    turn = 0
    while s.turns < settings[LAST_TURN] and not s.over and not s.fault and turn < LONGEST_PLAYOUT:
        seat = who(s)
        highest = 0
        room.records[TURN] = s
        for n in range(settings[TRIES]):
            if n > 0:
                room.records[TRIAL] = room.records[TURN]
            seed = settings[SEED] + (number * LONGEST_PLAYOUT + turn) * settings[TRIES] + n
            play_turn(room.records[TRIAL], seed, LONGEST_TURN)
            value = worth(room.records[TRIAL], seat)
            if n == 0 or value > highest:
                highest = value
                room.records[BEST] = room.records[TRIAL]
        room.records[TRIAL] = room.records[BEST]
        turn += 1


def _judge(room, weights, begin):  # type: ignore[no-untyped-def]
    """Compare what a position is worth to each seat with the best of the others, and that with the view."""
    s = room.records[TRIAL]
    for seat in range(s.players):
        room.worths[seat] = worth(s, seat)
    for seat in range(s.players):
        rival = NONE
        for other in range(s.players):
            if other != seat and (rival == NONE or room.worths[other] > room.worths[rival]):
                rival = other
        lead = room.worths[seat]
        if rival != NONE:
            lead -= weights[RIVAL] * room.worths[rival]
        if begin:
            room.base[seat] = lead
        gain = (lead - room.base[seat]) / weights[SCALE]
        room.found[seat] = 0.5 + 0.5 * gain / (1.0 + abs(gain))


def _back_up(tree, room, number, depth):  # type: ignore[no-untyped-def]
    """Tell every node on the path, and how far apart the guesses are."""
    for seat in range(room.records[TRIAL].players):
        found = room.found[seat]
        room.moments[seat, 0] += found
        room.moments[seat, 1] += found * found
        mean = room.moments[seat, 0] / (number + 1.0)
        room.spread[seat] = sqrt(max(room.moments[seat, 1] / (number + 1.0) - mean * mean, 0.0))
        for n in range(depth + 1):
            tree.value[room.path[n], seat] += found
    for n in range(depth + 1):
        tree.visits[room.path[n]] += 1
