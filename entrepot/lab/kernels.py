"""What the vector environment does to its games, compiled; each thread has a range of them.

Lower-case names without a definition here are rules of a game, those in capitals its tables; `compiling` puts them in.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from entrepot.engine.language.fields import SEATS
from entrepot.engine.language.rule import trailing_zeros

VERB_OF: Any = None
FIRST: Any = None
SHEET: Any = None  # [0]: where the record's sheet begins, in words of two bytes; [1]: headings, 0 where it has none
next_question: Any = None
question: Any = None
forced: Any = None
verbs_asked: Any = None
nouns_offered: Any = None
enact: Any = None
deal: Any = None
new_key: Any = None
lot: Any = None
place_of: Any = None
hide: Any = None
score: Any = None
refusal: Any = None
encode: Any = None
# functions below, compiled
observe: Any = None
begin_episode: Any = None
ask: Any = None
note: Any = None
tell: Any = None
pay: Any = None
end_episode: Any = None
judge: Any = None
ended: Any = None
finish: Any = None
settle: Any = None
stay: Any = None
sort: Any = None

# Numbers of the settings
SEED, REWARD, MOST_DECISIONS, MOST_ROUNDS, SHARE = range(5)
WHOLE = 1_000_000  # the share of episodes that begin from a caller's position is counted in millionths
POINTS, SCORE, MARGIN, PLACE = range(4)
WAIT = -1  # in place of an action: leave this game as it is
UNKNOWN = -1  # in place of a rule: there is no such action


class Room(NamedTuple):
    """What lasts from step to step, by game."""

    records: Any
    words: Any  # the same, as words of two bytes
    starts: Any  # records with players and options, not set up yet; games take them in turn
    positions: Any  # from which some episodes begin
    episode: Any
    decisions: Any
    errors: Any
    gains: Any  # by seat, since its own last decision
    points: Any  # by seat, as last paid
    bucket: Any  # what it is sorted by,
    order: Any  # and the games in that order


class Told(NamedTuple):
    """What a step tells, by game. There are two of these: one can be read while the other is written."""

    obs: Any
    mask: Any
    offers: Any
    actor: Any
    players: Any
    rewards: Any
    gained: Any
    terminated: Any
    truncated: Any
    episode: Any
    errors: Any
    refused: Any
    final_obs: Any
    final_scores: Any
    final_ranks: Any
    final_sheet: Any
    final_gained: Any


class Seen(NamedTuple):
    """A view for each thread, and its bytes in every width."""

    records: Any
    in8: Any
    in16: Any
    in32: Any
    in64: Any
    tally: Any  # for sorting
    source: Any  # where the elements are, and which part of a set they have: see Elements
    shift: Any


def _begin_episode(room, i, settings):  # type: ignore[no-untyped-def]
    seed, episode = settings[SEED], room.episode[i]
    if len(room.positions) > 0 and lot(seed, i, 2 * episode, WHOLE) < settings[SHARE]:
        room.records[i] = room.positions[lot(seed, i, 2 * episode + 1, len(room.positions))]
        new_key(room.records[i], seed, i, episode)
    else:
        room.records[i] = room.starts[i % len(room.starts)]
        deal(room.records[i], seed, i, episode)
    room.decisions[i] = 0
    for seat in range(SEATS):
        room.gains[i, seat] = 0
        room.points[i, seat] = 0
    if settings[REWARD] == POINTS:
        for seat in range(room.records[i].players):
            room.points[i, seat] = score(room.records[i], seat)


def _ask(room, told, i):  # type: ignore[no-untyped-def]
    """Go on to the next question that has several answers, and list them; who is asked, -1 once the game is over.

    The record then is as the engine's own `settle` leaves it, but what is offered is found out once, not twice.
    """
    while True:
        actor = next_question(room.records[i])
        for verb in range(told.offers.shape[1]):
            told.offers[i, verb] = 0
        if actor < 0:
            return -1
        n = 0
        several = 0
        answer = -1
        verb = verbs_asked(room.records[i], 0)
        while verb >= 0:
            bits = nouns_offered(room.records[i], actor, verb)
            told.offers[i, verb] = bits
            if bits:
                several += 1 + (bits & (bits - 1) != 0)
                answer = FIRST[verb] + trailing_zeros(bits)
            n += 1
            verb = verbs_asked(room.records[i], n)
        if several != 1 or not forced(room.records[i], actor, answer):
            return actor


def _observe(seen, thread, players, viewer, actor, depth, out, i):  # type: ignore[no-untyped-def]
    """Write down a view that is covered already."""
    encode(
        seen.source, seen.shift, seen.in8, seen.in16, seen.in32, seen.in64, thread,
        players, viewer, actor, depth, 0, 1, out, i,
    )  # fmt: skip


def _note(room, told, i, actor):  # type: ignore[no-untyped-def]
    """Who is asked, and what they gained since they last were."""
    told.actor[i] = actor
    told.players[i] = room.records[i].players
    told.episode[i] = room.episode[i]
    told.errors[i] = room.errors[i]
    told.gained[i] = 0
    if actor >= 0:
        told.gained[i] = room.gains[i, actor]
        room.gains[i, actor] = 0


def _tell(room, told, seen, thread, i, actor):  # type: ignore[no-untyped-def]
    """Who is asked what, and what they see."""
    note(room, told, i, actor)
    for action in range(told.mask.shape[1]):
        told.mask[i, action] = False
    n = 0
    verb = verbs_asked(room.records[i], 0) if actor >= 0 else -1
    while verb >= 0:
        bits = told.offers[i, verb]
        while bits:
            told.mask[i, FIRST[verb] + trailing_zeros(bits)] = True
            bits = bits & (bits - 1)
        n += 1
        verb = verbs_asked(room.records[i], n)
    seen.records[thread] = room.records[i]
    hide(seen.records[thread], actor)
    players, depth = room.records[i].players, room.records[i].depth
    observe(seen, thread, players, actor, actor, depth, told.obs, i)


def _pay(room, told, i, ended, settings):  # type: ignore[no-untyped-def]
    """The rewards of a transition, by seat."""
    how, players = settings[REWARD], room.records[i].players
    if how == POINTS:
        for seat in range(players):
            now = score(room.records[i], seat)
            told.rewards[i, seat] = now - room.points[i, seat]
            room.points[i, seat] = now
    elif ended:
        for seat in range(players):
            if how == PLACE:
                if players == 1:
                    told.rewards[i, seat] = 1 if told.final_ranks[i, seat] == 1 else -1
                else:
                    behind = 0  # twice the number of seats that are behind, a tie counting half
                    for other in range(players):
                        if other != seat:
                            behind += told.final_ranks[i, other] >= told.final_ranks[i, seat]
                            behind += told.final_ranks[i, other] > told.final_ranks[i, seat]
                    told.rewards[i, seat] = behind / (players - 1) - 1
            else:
                paid = float(told.final_scores[i, seat])
                if how == MARGIN and players > 1:
                    for other in range(players):
                        if other != seat:
                            paid -= told.final_scores[i, other] / (players - 1)
                told.rewards[i, seat] = paid
    for seat in range(players):
        room.gains[i, seat] += told.rewards[i, seat]


def _end_episode(room, told, seen, thread, i, player):  # type: ignore[no-untyped-def]
    """What is told about a game that has ended or was cut off: the last actor's view, points, places, sheet."""
    players = room.records[i].players
    for seat in range(SEATS):
        told.final_scores[i, seat] = score(room.records[i], seat) if seat < players else 0
        told.final_ranks[i, seat] = place_of(room.records[i], seat) if seat < players else 0
        for heading in range(SHEET[1]):
            told.final_sheet[i, seat, heading] = room.words[i, SHEET[0] + seat * SHEET[1] + heading]
    seen.records[thread] = room.records[i]
    hide(seen.records[thread], player)
    depth = seen.records[thread].depth
    observe(seen, thread, players, player, -1, depth, told.final_obs, i)


def reset(room, told, seen, thread, first, last, settings):  # type: ignore[no-untyped-def]
    """Begin the first episode of every game, or one that the caller has numbered."""
    for i in range(first, last):
        begin_episode(room, i, settings)
        for seat in range(SEATS):
            told.rewards[i, seat] = 0
        told.terminated[i] = False
        told.truncated[i] = False
        told.refused[i] = 0
        tell(room, told, seen, thread, i, ask(room, told, i))


def _judge(room, before, told, actions, i):  # type: ignore[no-untyped-def]
    """Whether an action can be taken: its bucket is then 1 + its verb, else 0."""
    for seat in range(SEATS):
        told.rewards[i, seat] = 0
    told.terminated[i] = False
    told.truncated[i] = False
    told.refused[i] = 0
    room.bucket[i] = 0
    action = actions[i]
    if action == WAIT:
        return
    if action < 0 or action >= len(VERB_OF):
        told.refused[i] = UNKNOWN
    elif (before.offers[i, VERB_OF[action]] >> (action - FIRST[VERB_OF[action]])) & 1:
        room.bucket[i] = 1 + VERB_OF[action]
    else:
        told.refused[i] = refusal(room.records[i], before.actor[i], action)


def step(room, before, told, seen, thread, first, last, actions, settings):  # type: ignore[no-untyped-def]
    """One action in every game; a game that ends begins anew at once.

    Games with the same verb, and then with the same question, come one after the other: their code is then at hand.
    """
    for i in range(first, last):
        judge(room, before, told, actions, i)
    sort(room, seen, thread, first, last)
    for n in range(first, last):
        i = room.order[n]
        if room.bucket[i]:
            enact(room.records[i], before.actor[i], actions[i])
            room.bucket[i] = 1 + question(room.records[i])
    sort(room, seen, thread, first, last)
    for n in range(first, last):
        i = room.order[n]
        if room.bucket[i]:
            told.actor[i] = ask(room, told, i)
            room.decisions[i] += 1
            settle(room, told, seen, thread, i, before.actor[i], settings)
        else:
            stay(room, before, told, i)
    for i in range(first, last):
        tell(room, told, seen, thread, i, told.actor[i])


def _sort(room, seen, thread, first, last):  # type: ignore[no-untyped-def]
    """List the games of a range by bucket."""
    tally = seen.tally[thread]
    tally[:] = 0
    for i in range(first, last):
        tally[room.bucket[i]] += 1
    place = first
    for n in range(len(tally)):
        place += tally[n]
        tally[n] = place - tally[n]
    for i in range(first, last):
        room.order[tally[room.bucket[i]]] = i
        tally[room.bucket[i]] += 1


def _settle(room, told, seen, thread, i, player, settings):  # type: ignore[no-untyped-def]
    """Pay for a transition; if it ended the game, tell how and begin another."""
    if ended(room, i, settings):
        finish(room, told, seen, thread, i, player, settings)
    else:
        pay(room, told, i, False, settings)


def _ended(room, i, settings):  # type: ignore[no-untyped-def]
    """Whether a game is over or too long."""
    return (
        room.records[i].over != 0
        or room.records[i].fault != 0
        or room.decisions[i] >= settings[MOST_DECISIONS]
        or room.records[i].turns >= settings[MOST_ROUNDS] * room.records[i].players
    )


def _finish(room, told, seen, thread, i, player, settings):  # type: ignore[no-untyped-def]
    """Tell how a game ended, and begin another."""
    over = room.records[i].over != 0
    end_episode(room, told, seen, thread, i, player)
    pay(room, told, i, True, settings)
    told.terminated[i] = over
    told.truncated[i] = not over
    for seat in range(SEATS):
        told.final_gained[i, seat] = room.gains[i, seat]
    room.episode[i] += 1
    begin_episode(room, i, settings)
    told.actor[i] = ask(room, told, i)


def _stay(room, before, told, i):  # type: ignore[no-untyped-def]
    """A game in which nothing was done: all is told once more."""
    actor = before.actor[i]
    told.actor[i] = actor
    room.gains[i, actor] = before.gained[i]
    for verb in range(told.offers.shape[1]):
        told.offers[i, verb] = before.offers[i, verb]
    if told.refused[i] != 0:
        room.errors[i] += 1


def sample(offers, seed, number, first, last, actions):  # type: ignore[no-untyped-def]
    """For each game one of the actions offered, each as likely as the others."""
    for i in range(first, last):
        total = 0
        for verb in range(offers.shape[1]):
            bits = offers[i, verb]
            while bits:
                bits = bits & (bits - 1)
                total += 1
        skip = lot(seed, i, number, total)
        action = WAIT
        for verb in range(offers.shape[1]):
            bits = offers[i, verb]
            while bits and action == WAIT:
                if skip == 0:
                    action = FIRST[verb] + trailing_zeros(bits)
                skip -= 1
                bits = bits & (bits - 1)
        actions[i] = action


def view(room, told, seen, thread, first, last, viewers, out):  # type: ignore[no-untyped-def]
    """What any seat sees of its game, whether it is asked or not."""
    for i in range(first, last):
        viewer = viewers[i]
        players = room.records[i].players
        seen.records[thread] = room.records[i]
        hide(seen.records[thread], viewer)
        depth = seen.records[thread].depth
        actor = told.actor[i]
        observe(seen, thread, players, viewer, actor, depth, out, i)
