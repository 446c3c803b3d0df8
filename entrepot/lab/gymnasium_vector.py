"""Gymnasium's vector interface: one learner in each of many games against random play.

`entrepot.lab.gymnasium_vector.Entrepot("mombasa", 64)` steps all of them at once, in compiled code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.fields import SEATS
from entrepot.engine.language.game import Game
from entrepot.engine.language.record import NOBODY

from .gymnasium import ILLEGAL
from .kernels import WAIT
from .spaces import elements_space
from .state import State, core_of
from .table import FIRST_SEED
from .vector import Array, Vector


class Entrepot(VectorEnv[Any, Any, Any]):  # type: ignore[misc]
    """The learner's seat moves on from episode to episode, or is fixed by `seat`; the others choose among what is
    offered, each action as likely as the others.

    `infos["action_mask"]` is what each learner may do. An action that is not offered ends that game with a reward of -1
    and its rule in `infos["refused"]`. A game that has ended begins anew with the next step, which pays 0 and does not
    look at the action.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        players: int | Sequence[int] = 2,
        *,
        seat: int | None = None,
        reward: str = "place",
        **more: Any,
    ) -> None:
        if "seed" in more:
            raise EntrepotError("The seed is not a setting of this environment; give it to reset.")
        self.vector = Vector(game, num_envs, players=players, reward=reward, **more)
        fewest = players if isinstance(players, int) else min(players)
        if seat is not None and not 0 <= seat < fewest:
            raise EntrepotError(f"With {fewest} players there is no seat {seat}; name one from 0 to {fewest - 1}.")
        self.num_envs = num_envs
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = elements_space(self.vector.game, self.vector.recall)
        self.single_action_space = spaces.Discrete(self.vector.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.zeros(num_envs, dtype=np.int64)
        self._fixed = seat
        self._every = np.arange(num_envs)
        self._chance = 0  # the seed by which the other seats choose
        self._before = np.zeros_like(self._bytes())

    # --- playing

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin every game anew. A seed makes them, and those after them, repeatable; options are ignored."""
        super().reset(seed=seed)
        self._chance = int(self.np_random.integers(FIRST_SEED))
        self.vector.reset(int(self.np_random.integers(FIRST_SEED)))
        self._begin_step(np.ones(self.num_envs, dtype=bool))
        self._others()
        return self._obs, self._infos()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        given = self._checked(actions)
        self._begin_step(self._over | self._cut)
        self._take(np.where(self._new, WAIT, given))
        self._end_refused()
        self._others()
        return self._obs, self._paid, self._over, self._cut, self._infos()

    def close_extras(self, **more: Any) -> None:
        self.vector.close()

    # --- inside: the arrays of a step are made anew, because wrappers keep them

    def _begin_step(self, new: Array) -> None:
        """Nothing is known yet about this step, except which games begin with it."""
        self._new = new
        self._obs = np.zeros((self.num_envs, self.vector.size), dtype=np.int16)
        self._paid = np.zeros(self.num_envs, dtype=np.float64)
        self._over, self._cut = np.zeros((2, self.num_envs), dtype=bool)
        self._refused = np.full(self.num_envs, None, dtype=object)
        self._scores, self._ranks = np.zeros((2, self.num_envs, self.vector.told.rewards.shape[1]), dtype=np.int64)
        self._seat(new)

    def _seat(self, games: Array) -> None:
        told = self.vector.told
        turn = (self._every + told.episode) % told.players if self._fixed is None else self._fixed
        self.seats = np.where(games, turn, self.seats)

    def _others(self) -> None:
        """The other seats play until the learner is asked in every game that is not over."""
        told = self.vector.told
        while (waiting := ~(self._over | self._cut) & (told.actor != self.seats)).any():
            self._take(np.where(waiting, self.vector.sample(self._chance), WAIT))
            told = self.vector.told
        asked = ~(self._over | self._cut)
        self._obs[asked] = told.obs[asked]

    def _take(self, actions: Array) -> None:
        """One step of the games, and what it means for their learners."""
        actors = self.vector.told.actor.copy()
        np.copyto(self._before, self._bytes())
        told = self.vector.step(actions)
        self._paid += np.where(self._new, 0.0, told.rewards[self._every, self.seats])
        ended = told.terminated | told.truncated
        self._seat(ended & self._new)  # over before the learner was asked: the game that has begun counts instead
        for i in map(int, np.flatnonzero(ended & ~self._new)):
            self._over[i], self._cut[i] = told.terminated[i], told.truncated[i]
            self._scores[i], self._ranks[i] = told.final_scores[i], told.final_ranks[i]
            self._obs[i] = self._last_seen(i, int(actors[i]), int(actions[i]))

    def _last_seen(self, i: int, actor: int, action: int) -> Array:
        """The end as the learner sees it: what is told is the view of whoever acted last, so it is played once more."""
        state = State(core_of(self.vector.game), bytearray(self._before[i].tobytes()), actor)
        state.step(action)
        seat, acting = int(self.seats[i]), self.vector.elements.acting
        seen = state.observation(seat)
        seen[acting] = NOBODY
        words = self.vector.told.final_obs[i, acting + 1 :].reshape(SEATS, -1).copy()
        words[: state.players] = np.roll(words[: state.players], actor - seat, axis=0)
        return np.concatenate([seen, words.ravel()])

    def _end_refused(self) -> None:
        """An action that was not offered ends its game."""
        told = self.vector.told
        wrong = np.flatnonzero(told.refused)
        for i in map(int, wrong):
            self._refused[i] = self.vector.game.rule_name(int(told.refused[i]))
            self._over[i], self._paid[i], self._obs[i] = True, ILLEGAL, told.obs[i]
            self._begin_anew(i)
        if len(wrong):
            self.vector._remember(told, told)

    def _begin_anew(self, i: int) -> None:
        vector = self.vector
        vector._room.episode[i] += 1
        arguments = (vector._room, vector.told, vector._seen, 0, i, i + 1, vector._settings.numbers)
        vector._kernels("reset", *arguments)

    def _infos(self) -> dict[str, Any]:
        """As Gymnasium has them: an array for each key, and by `_key` for which games it is meant."""
        ended = self._over | self._cut
        mask = self.vector.told.mask & ~ended[:, None]
        infos: dict[str, Any] = {"action_mask": mask.astype(np.int8), "seat": self.seats.copy()}
        refused = np.array([rule is not None for rule in self._refused])
        if refused.any():
            infos |= {"refused": self._refused, "_refused": refused}
        ranked = ended & ~refused
        if ranked.any():
            infos |= {"scores": self._scores, "_scores": ranked, "ranks": self._ranks, "_ranks": ranked}
        return infos

    def _bytes(self) -> Array:
        return self.vector.records.view(np.uint8).reshape(self.num_envs, -1)

    def _checked(self, actions: Any) -> Array:
        self.vector.told  # noqa: B018  # says that no game has begun
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise EntrepotError(
                f"Actions are {given.dtype} of shape {given.shape}; give a whole number for each of the"
                f" {self.num_envs} games."
            )
        wrong = ~(self._over | self._cut) & ((given < 0) | (given >= self.vector.actions))
        if wrong.any():
            i = int(np.flatnonzero(wrong)[0])
            raise EntrepotError(
                f"There is no action {given[i]}, given for game {i}; {self.vector.game.meta.title} has actions from 0"
                f" to {self.vector.actions - 1}."
            )
        return given
