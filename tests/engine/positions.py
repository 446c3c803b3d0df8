"""Positions on the way of random games, for what must hold in all of them."""

import random
from itertools import product

from entrepot import games
from entrepot.engine.backends.backend import Position, backend
from entrepot.engine.language.deal import Deal
from tests.web.known import KNOWN

SETTINGS = [(name, players) for name in games.names() for players in games.meta(name).players]


def positions(name, players, count, back="plain"):
    """So many, each with the dice for what is done in it; from games of every option, each from its beginning on."""
    game, found = games.find(name), 0
    for seed, options in product(range(count), KNOWN[name].options(players)):
        position, dice = begun(game, players, options, seed, back), random.Random(seed)
        while not position.s.over:
            yield position, dice
            found += 1
            if found == count:
                return
            step(position, dice)


def begun(game, players, options, seed, back="plain"):
    chosen = game.meta.check(players, options)
    numbers = {f"option_{name}": game.meta.options[name].choices.index(value) for name, value in chosen.items()}
    position = Position(backend(game, back))
    position.begin(players, numbers, Deal.seeded(seed).key)
    return position


def step(position, dice):
    player = dice.choice(position.actors())
    position.take(player, dice.choice(position.legal(player)))
