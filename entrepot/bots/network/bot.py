"""network: takes the action that a trained network likes best. Without chance: the same view, the same answer."""

from __future__ import annotations

import logging
import random
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from entrepot.engine.backends.backend import Position
from entrepot.engine.backends.plain import Plain as PlainRules
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.fields import SEATS
from entrepot.engine.language.game import Game
from entrepot.observing.elements import sheet_headings
from entrepot.observing.features import features_of
from entrepot.observing.plain import observation

from ..greedy import Greedy
from .inputs import inputs_of
from .plain import Plain
from .weights import Trained, file_of, load, sizes_of

Array = np.ndarray[Any, Any]
log = logging.getLogger("entrepot.bots")


class Outlook(NamedTuple):
    """What a network expects."""

    policy: dict[int, float]  # how likely it would take each legal action
    value: tuple[float, ...]  # by seat: what it will still be paid, in the unit of training
    places: tuple[tuple[float, ...], ...]  # by seat: how likely each place is, the first one first
    sheet: tuple[dict[str, float], ...]  # by seat: the points in each row of the final score sheet


class Network:
    """Plays by the network of a file, or by the one that the package has for the game.

    `greedy` plays in its place where there is none, or none that fits.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path

    def choose(self, view: Position, player: int, rng: random.Random) -> int:
        actions = view.legal(player)
        if len(actions) == 1:
            return actions[0]
        mind = mind_of(view.back.game, self.path)
        if mind is None:
            return Greedy().choose(view, player, rng)
        said = mind.say(view, player)
        return min(actions, key=lambda action: (-said[action], action))

    def outlook(self, view: Position, player: int) -> Outlook | None:
        """What it expects of a position, if there is a network."""
        mind = mind_of(view.back.game, self.path)
        return mind.outlook(view, player) if mind else None


class Mind:
    """A network with a game: what it says about a view."""

    def __init__(self, game: Game, trained: Trained) -> None:
        self.game, self.card = game, trained.card
        self.inputs, self.weights = inputs_of(features_of(game), trained.kept), trained.weights
        self.plain = Plain(self.inputs, self.weights)

    def say(self, view: Position, player: int) -> Array:
        """All numbers in one row. Compiled where the rules are: beside plain rules, numpy is quick enough."""
        obs = observation(self.game, view.record, player, player)
        if not isinstance(view.back, PlainRules):
            from . import compiled  # only here: nobody waits for Numba who does without

            if say := compiled.ready(view.back.folder.parent):
                out = np.empty(len(self.weights.leave_bias))
                say(obs, self.inputs, self.weights, out)
                return out
        return self.plain(obs)

    def outlook(self, view: Position, player: int) -> Outlook:
        said, players, actions = self.say(view, player), view.s.players, view.legal(player)
        policy, value, places, sheet = np.split(said, np.cumsum(sizes_of(self.game))[:-1])
        headings = sheet_headings(self.game)
        seats = [(seat - player) % players for seat in range(players)]  # counted from the viewer
        rows = sheet.reshape(SEATS, -1)[seats].tolist()
        return Outlook(
            dict(zip(actions, _chances(policy[actions]).tolist(), strict=True)),
            tuple(value[seats].tolist()),
            tuple(tuple(_chances(row[: max(players, 2)]).tolist()) for row in places.reshape(SEATS, SEATS)[seats]),
            tuple(dict(zip(headings, row, strict=True)) for row in rows),
        )


def _chances(logits: Array) -> Array:
    parts = np.exp(logits - logits.max())
    return parts / parts.sum()  # type: ignore[no-any-return]


@cache
def needed_mind(game: Game, path: Path | None = None) -> Mind:
    """The network of a game, or one sentence about why there is none."""
    return Mind(game, load(game, path or file_of(game.meta.name)))


@cache
def mind_of(game: Game, path: Path | None = None) -> Mind | None:
    """The network of a game, or None, which is told once."""
    try:
        return needed_mind(game, path)
    except EntrepotError as error:
        log.warning("%s The bot greedy plays in its place.", error)
        return None
