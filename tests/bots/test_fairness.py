"""No bot knows what its seat cannot see: with other secrets and the same dice, it chooses the same."""

import random
from itertools import islice

import pytest

from entrepot import bots, games
from entrepot.bots.greedy import Greedy
from entrepot.bots.levels import LEVELS, LOWER
from entrepot.bots.mcts import Mcts
from entrepot.bots.network.bot import Network
from entrepot.bots.search import Search
from entrepot.testing.positions import of
from entrepot.testing.settings import settings

from .making import random_network

APART = 13  # moves between two positions


def sampled(name, count):
    """So many positions with a seat that has a choice, of games with every number of players and every option."""
    several, found, seed = settings(name), 0, 0
    while found < count:
        for position, _ in islice(of(several[seed % len(several)], seed), seed % APART, 6 * APART, APART):
            player = position.actors()[-1]
            if found < count and len(position.legal(player)) > 1:
                yield position, player
                found += 1
        seed += 1


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("count", [pytest.param(20, marks=pytest.mark.slow), pytest.param(500, marks=pytest.mark.full)])
def test_other_secrets_do_not_change_what_a_bot_chooses(name, count, tmp_path):
    path = random_network(games.find(name), tmp_path)
    makers = {
        "random": bots.BOTS["random"],
        "greedy": lambda: Greedy(60),
        "mcts": lambda: Mcts(simulations=8),
        "network": lambda: Network(path),
        "search": lambda: Search(simulations=8, path=path),
        **{level: bots.BOTS[level] for level in LOWER},
    }
    higher = set(LEVELS) - set(LOWER)  # those are the last two under other names
    assert set(makers) == set(bots.BOTS) - higher, "every bot is fair"
    different = 0
    for number, (position, player) in enumerate(sampled(name, count)):
        other = position.view(player).guess(player, (number, 7))
        other.s.counter = position.s.counter  # but for the draws of the guess
        different += other.record != position.record
        for bot in makers.values():
            one, two = (bot().choose(p.view(player), player, random.Random(number)) for p in (position, other))
            assert one == two
    assert different > count / 2
