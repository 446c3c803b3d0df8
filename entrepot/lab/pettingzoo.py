"""PettingZoo: a game as an AEC environment, `entrepot.lab.pettingzoo.env("yokohama", players=4)`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from entrepot.engine.language.game import Game

from .pictures.rendering import MODES, Picture
from .spaces import observation_space
from .table import FIRST_SEED, Table


class Entrepot(AECEnv):  # type: ignore[misc]
    """Agents are `player_0` and so on, by seat. Only the one who is asked has a mask that is not all zero.

    An action that is not offered raises `Refused` with the rule that forbids it, and changes nothing; `env` wraps this
    so that it ends the game instead, as in PettingZoo's own board games.
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        *,
        reward: str = "place",
        render_mode: str | None = None,
        lang: str = "en",
        recall: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = Table.of(game, players, reward, options, recall)
        found = self.table.game
        self.metadata = {
            "name": f"{found.meta.name}_v{found.meta.rules_version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.picture = Picture(render_mode, lang)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: observation_space(found, recall) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(len(found.catalogue)) for agent in self.possible_agents}
        self.observation_spaces, self.action_spaces = self._observations, self._actions
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed makes it, and those after it, repeatable; options are ignored."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.table.begin(int(self.np_random.integers(FIRST_SEED)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.state.actor]
        self.picture.show(self.table)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        paid = self.table.take(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        if paid:
            for name, amount in zip(self.possible_agents, paid, strict=True):
                self.rewards[name] = amount
                self._cumulative_rewards[name] += amount
        elif any(self.rewards.values()):
            self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.table.ended:
            ends = self.truncations if self.table.truncated else self.terminations
            for name in self.agents:
                ends[name] = True
                self.infos[name] = dict(self.table.result())
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.state.actor]
        if self.render_mode == "human":
            self.picture.show(self.table)

    def render(self) -> Any:
        return self.picture.render(self.table)

    def _repr_svg_(self) -> str:
        return self.picture.svg(self.table)

    def close(self) -> None:
        self.picture.close()

    def state(self) -> np.ndarray[Any, Any]:
        """What a spectator sees."""
        return self.table.observation(-1)


raw_env = Entrepot


def env(game: str | Game, players: int = 2, **more: Any) -> Any:
    """In the usual wrappers: an action that is not offered ends the game, and whoever took it gets -1."""
    wrapped = TerminateIllegalWrapper(Entrepot(game, players, **more), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))
