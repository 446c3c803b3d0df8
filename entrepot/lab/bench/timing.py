"""How everything is timed, ours and theirs alike."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

Contestant = Callable[[float], float]  # works for that many seconds, at least once; returns how much it did a second


def contestant(
    work: Callable[[], Any], count: Callable[[Any], int] = int, clock: Callable[[], float] = time.thread_time
) -> Contestant:
    """Do `work` over and over. What each time did is counted once the clock has stopped.

    On one core the clock is its processor time, so that other programs disturb less; on several it is the real one.
    """

    def measure(seconds: float) -> float:
        results = []
        start = clock()
        while True:
            results.append(work())
            passed = clock() - start
            if passed >= seconds:
                return sum(map(count, results)) / passed

    return measure


def cycles(env: Any) -> Callable[[], int]:
    """One cycle of PettingZoo's own performance_benchmark, call by call: every agent once, with its observation."""
    env.reset()

    def cycle() -> int:
        turns = 0
        for agent in env.agent_iter(env.num_agents):
            obs, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            elif isinstance(obs, dict) and "action_mask" in obs:
                action = random.choice(np.flatnonzero(obs["action_mask"]).tolist())
            else:
                action = env.action_space(agent).sample()
            env.step(action)
            turns += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
        return turns

    return cycle
