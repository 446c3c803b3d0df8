"""The spaces of Gymnasium and PettingZoo, each made once for a game: interfaces compare them by identity."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from entrepot.engine.language.game import Game
from entrepot.observing.elements import elements_of

LOWEST, HIGHEST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def elements_space(game: Game, recall: bool = False) -> Any:
    return spaces.Box(LOWEST, HIGHEST, (len(elements_of(game, recall)),), np.int16)


def mask_space(game: Game) -> Any:
    return spaces.Box(0, 1, (len(game.catalogue),), np.int8)


def observation_space(game: Game, recall: bool = False) -> Any:
    return spaces.Dict({"observation": elements_space(game, recall), "action_mask": mask_space(game)})
