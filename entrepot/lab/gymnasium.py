"""Gymnasium: one learner against bots, `entrepot.lab.gymnasium.Entrepot("nippon", bots="greedy")`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from entrepot import bots
from entrepot.engine.errors import EntrepotError, Refused
from entrepot.engine.language.game import Game

from . import ids
from .pictures.rendering import MODES, Picture
from .spaces import elements_space, mask_space
from .table import FIRST_SEED, Table

ILLEGAL = -1.0  # the reward of an action that is not offered, which ends the game


class Entrepot(gymnasium.Env):  # type: ignore[misc]
    """The learner's seat is drawn for every game, or fixed by `seat`. `bots` name the others, in order of seats.

    What the learner may do is `action_masks()`, and `info["action_mask"]`; with `mask=True` it is part of the
    observation. An action that is not offered ends the game with a reward of -1 and its rule in `info["refused"]`.
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        *,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "place",
        mask: bool = False,
        render_mode: str | None = None,
        lang: str = "en",
        recall: bool = False,
        **options: Any,
    ) -> None:
        self.table = Table.of(game, players, reward, options, recall, bots=bots != "random")  # which never guesses
        found = self.table.game
        if seat is not None and not 0 <= seat < players:
            raise EntrepotError(f"With {players} players there is no seat {seat}; name one from 0 to {players - 1}.")
        self.metadata = {"render_modes": list(MODES), "render_fps": 2}
        self.render_mode, self.picture = render_mode, Picture(render_mode, lang)
        self._fixed, self._with_mask = seat, mask
        self._bots = _seated(bots, players)
        elements, offered = elements_space(found, recall), mask_space(found)
        self.observation_space = spaces.Dict({"observation": elements, "action_mask": offered}) if mask else elements
        self.action_space = spaces.Discrete(len(found.catalogue))
        self.seat = 0
        self._ended = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.table.players
        self.seat = int(self.np_random.integers(players)) if self._fixed is None else self._fixed
        self._random = random.Random(int(self.np_random.integers(FIRST_SEED)))
        self._ended = False
        self.table.begin(int(self.np_random.integers(FIRST_SEED)))
        self._others()
        self.picture.show(self.table)
        if self.table.ended:  # the bots have played on to the end without asking the learner: deal again
            return self.reset()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._ended:
            raise EntrepotError("The game is over; call reset.")
        try:
            paid = self._own(self.table.take(int(action)))
        except Refused as refused:
            self._ended = True
            return self._seen(), ILLEGAL, True, False, {**self._info(), "refused": refused.rule}
        paid += self._others()
        self._ended = self.table.ended
        self.picture.show(self.table)
        info = {**self._info(), **(self.table.result() if self._ended else {})}
        over = self._ended and not self.table.truncated
        return self._seen(), paid, over, self.table.truncated, info

    def action_masks(self) -> np.ndarray[Any, Any]:
        """As sb3-contrib's MaskablePPO asks for them."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> Any:
        return self.picture.render(self.table)

    def _repr_svg_(self) -> str:
        return self.picture.svg(self.table)

    def close(self) -> None:
        self.picture.close()

    def _others(self) -> float:
        """The bots play until the learner is asked; what that pays the learner."""
        paid = 0.0
        state = self.table.state
        while not self.table.ended and state.actor != self.seat:
            bot = self._bots[(state.actor - self.seat - 1) % self.table.players]
            paid += self._own(self.table.take(bot.choose(self.table.bot_view(), state.actor, self._random)))
        return paid

    def _own(self, paid: tuple[float, ...]) -> float:
        return paid[self.seat] if paid else 0.0

    def _seen(self) -> Any:
        seen = self.table.observation(self.seat)
        return {"observation": seen, "action_mask": self.table.mask(self.seat)} if self._with_mask else seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), "seat": self.seat}


def _seated(names: str | Sequence[str], players: int) -> list[bots.Bot]:
    """A bot for each other seat, in order from the learner's left."""
    given = [names] * (players - 1) if isinstance(names, str) else list(names)
    if len(given) != players - 1:
        raise EntrepotError(f"{len(given)} bots were given for {players - 1} other seats; give one for each.")
    return [bots.make(name) for name in given]


ids.register()
