"""The search itself: one tree for all guesses, compiled as a whole.

A node stands for the actions that led to it, whatever was guessed. At its first visit the network judges the position
as whoever is asked sees it, and the node keeps the policy; after that the most promising action leads on. What several
seats decide at the same time, unseen by each other, is no part of the tree but for the seat that searches: the others
draw from their policies. Lower-case names without a definition here are rules of a game and functions around them, put
in by `searching` and `compiling`.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, NamedTuple

legal: Any = None
take: Any = None
actors: Any = None
bystanders: Any = None
top: Any = None
lowest: Any = None
rank: Any = None
score: Any = None
chance: Any = None
row: Any = None  # of the final score sheet
evaluate: Any = None  # writes what the network says about the trial, as a seat sees it
# functions below, compiled
find: Any = None
add: Any = None
child_for: Any = None
keep: Any = None
forget_plans: Any = None
draw: Any = None
plan: Any = None
choose: Any = None
judge: Any = None
judge_end: Any = None
descend: Any = None
back_up: Any = None

PLAYER, SEED = range(2)  # numbers of the settings
EXPLORATION, URGENCY, MARGIN, POINTS = range(4)  # and of the weights
TRIAL, GUESS = range(2)  # of the records; guesses are the last of them
NONE = -1  # no node, or no frame
ANY = -1  # in place of the first action: the most promising one
PLAN = -2  # of an action and downwards: not an action, but where the plans of a seat begin
DEEPEST = 96  # nodes on a path
MOST_DRAWN = 256  # decisions that others draw in one simulation
FINE = 1 << 30  # parts of a chance
INNER = (
    "find", "add", "child_for", "keep", "forget_plans", "draw", "plan", "choose", "judge", "judge_end", "descend",
    "back_up",
)  # fmt: skip


class Tree(NamedTuple):
    """By node; 0 is the first root. Those of one parent are linked from `child` on by `sibling`."""

    action: Any
    child: Any
    sibling: Any
    visits: Any
    known: Any  # whether the network has judged it
    value: Any  # by seat: the sum of what was expected
    first: Any  # the same of how likely whoever searches is to win
    sheet: Any  # and by heading of the points on their score sheet
    policy: Any  # by action: what the network said at the first visit
    size: Any  # [0]: nodes in use


class Room(NamedTuple):
    """What the search works on."""

    records: Any  # what is played on, and guesses of the view, each used once
    out: Any  # actions offered
    chances: Any  # of these
    nodes: Any  # by action: its node, while actions are compared
    path: Any  # nodes from the root on
    plans: Any  # by seat: the node of what it has planned
    found: Any  # by seat: what is expected, from -1 to 1 and a little margin
    first: Any  # [0]: how likely whoever searches is to win,
    sheet: Any  # and by heading the points on their score sheet
    worth: Any  # [players, place]: what a place is worth
    begin: Any  # by simulation: the action to begin with, or ANY
    sizes: Any  # of what the network says: the first number of values, places and sheets, and headings of a sheet
    said: Any  # by the network
    mind: Any  # the network, and memory for it


def search(tree, room, settings, weights, root, number, count):  # type: ignore[no-untyped-def]
    """So many simulations from that number on, each on a guess of its own."""
    for n in range(count):
        room.records[TRIAL] = room.records[GUESS + n]
        depth = descend(tree, room, settings, weights, root, number + n, room.begin[n])
        back_up(tree, room, depth)


def _find(tree, node, action):  # type: ignore[no-untyped-def]
    child = tree.child[node]
    while child != NONE and tree.action[child] != action:
        child = tree.sibling[child]
    return child


def _add(tree, node, action):  # type: ignore[no-untyped-def]
    """A new child; NONE if there is no space left."""
    child = tree.size[0]
    if child >= len(tree.action):
        return NONE
    tree.size[0] = child + 1
    tree.action[child] = action
    tree.child[child] = NONE
    tree.sibling[child] = tree.child[node]
    tree.child[node] = child
    return child


def _child_for(tree, node, action):  # type: ignore[no-untyped-def]
    """The child for an action, an old one or a new one."""
    if node == NONE:
        return NONE
    child = find(tree, node, action)
    if child == NONE:
        child = add(tree, node, action)
    return child


def _keep(tree, room, node):  # type: ignore[no-untyped-def]
    """What the network said about what can be done."""
    tree.known[node] = 1
    for action in range(tree.policy.shape[1]):
        tree.policy[node, action] = room.said[action]


def _forget_plans(room):  # type: ignore[no-untyped-def]
    for seat in range(len(room.plans)):
        room.plans[seat] = NONE


def _draw(tree, room, node, count, lot):  # type: ignore[no-untyped-def]
    """One of the actions offered, as likely as the policy says: that of a node, or what was said last."""
    highest = -1e30
    for n in range(count):
        logit = tree.policy[node, room.out[n]] if node != NONE else room.said[room.out[n]]
        room.chances[n] = logit
        highest = max(highest, logit)
    total = 0.0
    for n in range(count):
        room.chances[n] = exp(room.chances[n] - highest)
        total += room.chances[n]
    left = total * lot / FINE
    for n in range(count):
        left -= room.chances[n]
        if left < 0.0:
            return room.out[n]
    return room.out[count - 1]


def _plan(tree, room, settings, began, seat, number, drawn):  # type: ignore[no-untyped-def]
    """A decision that others cannot see, drawn from the policy of its seat. Its view is the same whatever the others
    decide, so a policy is asked for once for all that is planned from one node on."""
    s = room.records[TRIAL]
    count = legal(s, seat, room.out)
    if count == 0:
        s.fault = 1
        return
    if room.plans[seat] == NONE:
        room.plans[seat] = child_for(tree, began, PLAN - seat)
    node = room.plans[seat]
    action = room.out[0]
    if count > 1:
        if node == NONE or not tree.known[node]:
            evaluate(room, seat)
            if node != NONE:
                keep(tree, room, node)
        action = draw(tree, room, node, count, chance(settings[SEED], number * MOST_DRAWN + drawn, FINE))
    room.plans[seat] = child_for(tree, node, action)
    take(s, seat, action)


def _choose(tree, room, weights, node, seat, count):  # type: ignore[no-untyped-def]
    """The action with the highest upper bound. What was never tried counts a little less than the node itself."""
    child = tree.child[node]
    while child != NONE:
        if tree.action[child] >= 0:
            room.nodes[tree.action[child]] = child
        child = tree.sibling[child]
    highest = -1e30
    for n in range(count):
        highest = max(highest, tree.policy[node, room.out[n]])
    total = 0.0
    for n in range(count):
        room.chances[n] = exp(tree.policy[node, room.out[n]] - highest)
        total += room.chances[n]
    visits = max(tree.visits[node], 1)
    usual = tree.value[node, seat] / visits - weights[URGENCY]
    spur = weights[EXPLORATION] * sqrt(visits) / total
    best = room.out[0]
    highest = -1e30
    for n in range(count):
        child = room.nodes[room.out[n]]
        tried = tree.visits[child] if child != NONE else 0
        bound = tree.value[child, seat] / tried if tried > 0 else usual
        bound += spur * room.chances[n] / (1 + tried)
        if bound > highest:
            highest = bound
            best = room.out[n]
    child = tree.child[node]
    while child != NONE:
        if tree.action[child] >= 0:
            room.nodes[tree.action[child]] = NONE
        child = tree.sibling[child]
    return best


def _judge(room, settings, weights, viewer):  # type: ignore[no-untyped-def]
    """What each seat can expect, from what the network said to the viewer: the place, and a little for the points."""
    players = room.records[TRIAL].players
    seats = room.worth.shape[1]
    places, sheets, headings = room.sizes[1], room.sizes[2], room.sizes[3]
    whole = 0.0
    for heading in range(players * headings):
        whole += room.said[sheets + heading]
    for n in range(players):
        seat = (viewer + n) % players
        highest = -1e30
        for place in range(max(players, 2)):
            highest = max(highest, room.said[places + n * seats + place])
        total = 0.0
        value = 0.0
        for place in range(max(players, 2)):
            part = exp(room.said[places + n * seats + place] - highest)
            total += part
            value += part * room.worth[players, place]
        own = 0.0
        for heading in range(headings):
            own += room.said[sheets + n * headings + heading]
        ahead = own - (whole - own) / max(players - 1, 1)
        room.found[seat] = value / total + weights[MARGIN] * ahead / (weights[POINTS] + abs(ahead))
        if seat == settings[PLAYER]:
            room.first[0] = exp(room.said[places + n * seats] - highest) / total
            for heading in range(headings):
                room.sheet[heading] = room.said[sheets + n * headings + heading]


def _judge_end(room, settings, weights):  # type: ignore[no-untyped-def]
    """The same, once a game is over."""
    s = room.records[TRIAL]
    players = s.players
    whole = 0.0
    for seat in range(players):
        whole += score(s, seat)
    for seat in range(players):
        own = score(s, seat)
        ahead = own - (whole - own) / max(players - 1, 1)
        room.found[seat] = room.worth[players, rank(s, seat) - 1]
        if seat == settings[PLAYER]:
            room.first[0] = 1.0 if rank(s, seat) == 1 else 0.0
            for heading in range(room.sizes[3]):
                room.sheet[heading] = row(s, seat, heading)
        room.found[seat] += weights[MARGIN] * ahead / (weights[POINTS] + abs(ahead))


def _descend(tree, room, settings, weights, root, number, first):  # type: ignore[no-untyped-def]
    """From the root to a node that the network has not judged, or to the end; how many nodes that were."""
    s = room.records[TRIAL]
    player = settings[PLAYER]
    aside = bystanders(s)
    while aside:  # what they have planned unseen is planned again
        seat = lowest(aside)
        aside = aside & (aside - 1)
        if seat != player and legal(s, seat, room.out) == 1:
            take(s, seat, room.out[0])
    room.path[0] = root
    node = root
    depth = 0
    drawn = 0
    together = NONE  # the frame that asks several seats at the same time,
    began = root  # and the node where it began to
    while not s.over and not s.fault:
        waiting = actors(s)
        seat = lowest(waiting)
        asked = waiting | bystanders(s)
        if asked & (asked - 1):
            if together != top(s):
                together = top(s)
                began = node
                forget_plans(room)
            if (waiting >> player) & 1:
                seat = player
        elif together != top(s):
            together = NONE
        if together != NONE and seat != player:
            plan(tree, room, settings, began, seat, number, drawn)
            drawn += 1
            if drawn == MOST_DRAWN:
                break
            continue
        count = legal(s, seat, room.out)
        if count == 0:
            break
        if count == 1:
            take(s, seat, room.out[0])
            continue
        if not tree.known[node]:
            evaluate(room, seat)
            keep(tree, room, node)
            judge(room, settings, weights, seat)
            return depth
        action = first
        if action == ANY:
            action = choose(tree, room, weights, node, seat, count)
        first = ANY
        take(s, seat, action)
        child = child_for(tree, node, action)
        if child == NONE or depth + 2 == DEEPEST:  # no space: it is judged where it is
            break
        node = child
        depth += 1
        room.path[depth] = node
    if s.over:
        judge_end(room, settings, weights)
    else:
        seat = lowest(actors(s))
        evaluate(room, seat)
        judge(room, settings, weights, seat)
    return depth


def _back_up(tree, room, depth):  # type: ignore[no-untyped-def]
    """Tell every node on the path."""
    for n in range(depth + 1):
        node = room.path[n]
        tree.visits[node] += 1
        tree.first[node] += room.first[0]
        for heading in range(room.sizes[3]):
            tree.sheet[node, heading] += room.sheet[heading]
        for seat in range(room.records[TRIAL].players):
            tree.value[node, seat] += room.found[seat]
