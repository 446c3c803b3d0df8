"""How often a file chooses what the network chose that it was made from."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import torch

from entrepot.bots.network.bot import Network as Bot
from entrepot.engine.backends.backend import Position
from entrepot.engine.language.deal import Deal
from entrepot.engine.language.game import Game
from entrepot.engine.match.match import Match
from entrepot.observing.features import features_of
from entrepot.observing.plain import observation

from .network import WIN, Network, frozen


def agreement(game: Game, network: Network, path: Path, count: int, seed: int = 0, back: str = "compiled") -> float:
    """The share of equal choices in so many positions of games that the file plays, with some random moves."""
    whole, bot, dice = frozen(network).cpu(), Bot(path), random.Random(seed)
    same = asked = 0
    for position, player in _positions(game, back, dice):
        view, legal = position.view(player), position.legal(player)
        chosen = bot.choose(view, player, dice)
        if len(legal) > 1:
            same += chosen == preferred(game, whole, view, player, sorted(legal))
            asked += 1
        if asked == count:
            break
        position.take(player, chosen if dice.random() < 0.7 else dice.choice(legal))
    return same / asked


def preferred(game: Game, network: Network, view: Position, player: int, legal: list[int]) -> int:
    """What the network itself would choose."""
    inputs = features_of(game).expand(observation(game, view.record, player, player)[None])
    with torch.no_grad():
        policy = network(torch.from_numpy(inputs), torch.tensor([WIN])).policy[0, legal]
    return legal[int(policy.argmax())]


def _positions(game: Game, back: str, dice: random.Random) -> Iterator[tuple[Position, int]]:
    """The same record going on, game after game, and who is asked."""
    while True:
        deal = Deal.seeded(dice.getrandbits(32))
        position = Match.begin(game, dice.choice(game.meta.players), {}, deal, back).position
        while position.actors():
            yield position, position.actors()[0]
