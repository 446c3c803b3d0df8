"""Games played to where a test wants to begin: every kind of decision, a game in its middle, one near its end."""

import random
from dataclasses import dataclass
from functools import cache

import entrepot
from entrepot import games
from tests.games.yokohama.position import BLUE, position
from tests.web.known import FIRST, KNOWN

GAMES = tuple(games.names())
TURN = {"yokohama": "placing", "nippon": "turn", "mombasa": "turn"}  # what a player is asked when a turn begins
SEVERAL = {"yokohama": "placing", "nippon": "favor", "mombasa": "planning"}  # when one place has several answers

# Where random play comes to a decision soon; what is too rare for that is arranged.
SEEDS = {
    "yokohama": {
        "keep": 0, "phase_a": 0, "placing": 0, "telegram": 109, "moving": 0, "walking": 0, "recalling": 3,
        "act_where": 3, "port": 4, "laboratory": 29, "paying": 68, "station_at": 70, "hiring": 0, "chinatown": 1,
        "church": 12, "customs": 72, "assistant": 1, "spending": 1, "token": 38, "building": 69, "recovery": 84,
        "any_goods": 7, "lifting": 12, "dropping": 12, "phase_c": 0, "pause": 56,
    },
    "nippon": {
        "draft": 0, "old_factory": 2, "recruit": 3, "turn": 0, "hiring": 0, "science": 0, "mining": 8, "factory": 2,
        "first_factory": 5, "machines": 24, "production": 24, "ships": 0, "trains": 3, "markets": 39, "source": 31,
        "evicting": 244, "supplied": 39, "investment": 45, "fulfilling": 4, "modifier": 29, "research": 6,
        "department": 4, "free_ship": 0, "free_train": 1, "free_machine": 108, "piece": 44, "another": 48,
        "stocking": 240, "favor": 0, "keeping": 32, "salary": 0, "leftover": 120, "reward": 2, "end": 0,
    },
    "mombasa": {
        "tile": 1, "resting": 0, "planning": 0, "turn": 0, "goods": 21, "steps": 24, "toll": 18, "expanding": 0,
        "column": 0, "parts": 72, "returning": 11, "walking": 5, "books": 0, "buying": 0, "selling": 0, "tier": 29,
        "sharing": 24, "either": 55, "tracks": 16, "which_book": 9, "shelving": 0, "recovering": 0,
    },
}  # fmt: skip


@dataclass(frozen=True)
class Start:
    """A position made by hand, in which seat 0 is to act."""

    record: bytes
    players: int
    options: dict


def _rewarding():
    found = position(rewards="on").achieved(BLUE, "b").achieved(BLUE, "c").achievement("a1").goods(BLUE, copper=5)
    found.take("achieve:a")
    assert found.asked == "reward"
    return Start(bytes(found.inner.record), 3, {"rewards": "on"})


ARRANGED = {
    ("yokohama", "reward"): _rewarding,
    ("nippon", "region_bonus"): lambda: Start(KNOWN["nippon"].arranged(2)["region_bonus"], 2, {}),
    ("mombasa", "removing"): lambda: Start(KNOWN["mombasa"].arranged(2)["removing"], 2, {}),
}
KINDS = tuple((name, kind) for name in GAMES for kind in games.find(name).asks)
PLAYED = tuple(one for one in KINDS if one not in ARRANGED)


def counts(name):
    return games.meta(name).players


def game(seed, players=None, name=FIRST):
    count = players or counts(name)[seed % len(counts(name))]
    options = KNOWN[name].options(count)
    return entrepot.new(name, players=count, seed=seed, **options[seed % len(options)])


def asked(match):
    return match.view(match.actors[0]).asked


def step(match, dice):
    seat = match.actors[0]
    match.take(seat, dice.choice(match.legal(seat)))


@cache
def deciding(name, kind):
    """A match in which the first to act has a decision of that kind; its moves are there too."""
    seed = SEEDS[name][kind]
    match, dice = game(seed, name=name), random.Random(seed)
    while asked(match) != kind:
        step(match, dice)
        assert not match.over, f"Random play from seed {seed} does not come to {kind} any more; find another."
    return match


@cache
def played(players, moves, seed=4, kind="", name=FIRST):
    """A game of random moves, then on to a decision of that kind."""
    match, dice = game(seed, players, name), random.Random(seed)
    while match.count < moves or (kind and asked(match) != kind):
        step(match, dice)
    return match


@cache
def finished(players=3, seed=1, name=FIRST):
    match, dice = game(4 * seed, players, name), random.Random(seed)
    while not match.over:
        step(match, dice)
    return match


def before_the_end(players, moves, seed=1, name=FIRST):
    """A game that random play ended after so many more moves."""
    whole = finished(players, seed, name)
    return whole.at(whole.count - moves)
