"""Games played to where a test wants to begin: every kind of decision, a game in its middle, one near its end."""

import random
from functools import cache

import entrepot
from entrepot.games.yokohama.frames import ASKS
from tests.games.yokohama.position import BLUE, position

OPTIONS = (
    {},
    {"rewards": "on", "free_agents": "on"},
    {"edition": "original", "agents": "replace"},
    {"edition": "original"},
)
# Where random play comes to a decision soon; `reward` is too rare for that and is arranged.
SEEDS = {
    "keep": 0, "phase_a": 3, "placing": 0, "telegram": 204, "moving": 48, "walking": 189, "recalling": 46,
    "act_where": 74, "port": 57, "laboratory": 30, "paying": 129, "station_at": 139, "hiring": 45, "chinatown": 61,
    "church": 12, "customs": 72, "assistant": 7, "spending": 12, "token": 69, "building": 94, "recovery": 283,
    "any_goods": 7, "lifting": 12, "dropping": 12, "phase_c": 3, "pause": 259,
}  # fmt: skip
KINDS = tuple(ASKS)


def game(seed, players=None):
    return entrepot.new("yokohama", players=players or 2 + seed % 3, seed=seed, **OPTIONS[seed % 4])


def asked(match):
    return match.view(match.actors[0]).asked


def step(match, dice):
    seat = match.actors[0]
    match.take(seat, dice.choice(match.legal(seat)))


@cache
def deciding(kind):
    """A match in which the first to act has a decision of that kind; its moves are there too."""
    match, dice = game(SEEDS[kind]), random.Random(SEEDS[kind])
    while asked(match) != kind:
        step(match, dice)
        assert not match.over, f"Random play from seed {SEEDS[kind]} does not come to {kind} any more; find another."
    return match


def rewarding():
    """The record of a 3-player game in which seat 0 is to choose a reward token."""
    found = position(rewards="on").achieved(BLUE, "b").achieved(BLUE, "c").achievement("a1").goods(BLUE, copper=5)
    found.take("achieve:a")
    assert found.asked == "reward"
    return bytes(found.inner.record)


@cache
def played(players, moves, seed=4, kind=""):
    """A game of random moves, then on to a decision of that kind."""
    match, dice = game(seed, players), random.Random(seed)
    while match.count < moves or (kind and asked(match) != kind):
        step(match, dice)
    return match


@cache
def finished(players=3, seed=1):
    match, dice = game(4 * seed, players), random.Random(seed)
    while not match.over:
        step(match, dice)
    return match


def before_the_end(players, moves, seed=1):
    """A game that random play ended after so many more moves."""
    whole = finished(players, seed)
    return whole.at(whole.count - moves)
