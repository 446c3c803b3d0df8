"""Masked PPO by self-play on the vector environment, with JAX alone: `python examples/ppo_jax.py mombasa --minutes 3`.

The algorithm is that of ppo_torch.py. Games are played by the environment; what is learned from them runs in JAX.
"""

from __future__ import annotations

import argparse
import math
import time
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from entrepot import lab
from entrepot.observing.elements import PART, WORD

SEATS = 4  # arrays by seat have this many columns
EVALUATION = 1_000_000_000  # the first seed that is kept for measuring
SCALE = {"points": 0.05, "score": 0.02, "margin": 0.02, "place": 1.0}  # so that a game pays a few units
NEVER = -1e9  # in place of the logit of an action that is not offered

Weights = dict[str, Any]


# --- the network


class Reader(NamedTuple):
    """Where the parts of an observation are; a tuple of tuples, so that JAX can compile for it."""

    numbers: tuple[int, ...]
    sets: tuple[int, ...]
    asked: int  # the kind of the agenda's top frame
    kinds: int

    @classmethod
    def of(cls, env: Any) -> Reader:
        elements = list(enumerate(env.elements.all))
        return cls(
            tuple(n for n, element in elements if element.read != PART),
            tuple(n for n, element in elements if element.read == PART),
            next(n for n, element in elements if element.label == "agenda[0, kind]"),
            len(env.game.kinds),
        )


def begin(reader: Reader, actions: int, width: int, key: jax.Array) -> Weights:
    inputs = len(reader.numbers) + len(reader.sets) * WORD + reader.kinds
    keys = jax.random.split(key, 4)
    shapes = {"first": (inputs, width), "second": (width, width), "policy": (width, actions), "value": (width, 1)}
    weights: Weights = {}
    for (name, shape), part in zip(shapes.items(), keys, strict=True):
        spread = 0.01 if name in ("policy", "value") else 1 / math.sqrt(3 * shape[0])
        weights[name] = spread * jax.random.normal(part, shape)
        weights[f"{name}_bias"] = jnp.zeros(shape[1])
    return weights


def network(weights: Weights, reader: Reader, obs: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Logits and value. It reads numbers by their logarithm, sets bit by bit, and the question as one of a list."""
    numbers = obs[:, np.array(reader.numbers)].astype(jnp.float32)
    sets = (obs[:, np.array(reader.sets), None].astype(jnp.int32) >> jnp.arange(WORD)) & 1
    question = jax.nn.one_hot(obs[:, reader.asked], reader.kinds)
    scaled = jnp.sign(numbers) * jnp.log1p(jnp.abs(numbers))
    inputs = jnp.concatenate([scaled, sets.reshape(len(obs), -1), question], axis=1)
    hidden = jax.nn.relu(inputs @ weights["first"] + weights["first_bias"])
    hidden = jax.nn.relu(hidden @ weights["second"] + weights["second_bias"])
    value = hidden @ weights["value"] + weights["value_bias"]
    return hidden @ weights["policy"] + weights["policy_bias"], value[:, 0]


@partial(jax.jit, static_argnames=("reader",))
def act(weights: Weights, reader: Reader, obs: Any, mask: Any, key: jax.Array) -> tuple[jax.Array, ...]:
    """An action at random by the policy, the logarithm of its chance, the value, and the action it likes best."""
    logits, value = network(weights, reader, obs)
    chances = jax.nn.log_softmax(jnp.where(mask, logits, NEVER))
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value, chances.argmax(1)


# --- playing


class Rollout(NamedTuple):
    """Decisions [step, game], and what followed each."""

    obs: Any
    mask: Any
    actor: Any
    gained: Any  # by the actor, since its last decision before this one
    action: Any
    chance: Any
    value: Any
    ended: Any  # whether the action ended the game,
    final: Any  # and then what each seat gained since its last decision


def play(env: Any, weights: Weights, reader: Reader, steps: int, key: jax.Array) -> Rollout:
    """The games go on where the last rollout left them."""
    rows, scale = [], SCALE[env.reward]
    for part in jax.random.split(key, steps):
        told = env.told
        # The arrays of the environment are overwritten by later steps: keep copies.
        seen = (told.obs.copy(), told.mask.copy(), told.actor.copy(), told.gained * scale)
        action, chance, value, _ = act(weights, reader, seen[0], seen[1], part)
        told = env.step(np.asarray(action))
        ended = told.terminated | told.truncated
        rows.append(
            (*seen, np.asarray(action), np.asarray(chance), np.asarray(value), ended, told.final_gained * scale)
        )
    return Rollout(*(np.stack(column) for column in zip(*rows, strict=True)))


def advantages(rollout: Rollout, gamma: float, lam: float) -> tuple[Any, Any]:
    """How much better each decision turned out than expected (GAE), and whether that is known.

    A transition of a seat runs from one of its decisions to its next, or to the end of the game. The last decision of
    each seat in a rollout has no known outcome yet: it only serves as the outcome of the one before it.
    """
    steps, games = rollout.action.shape
    advantage, known = np.zeros_like(rollout.value), np.zeros_like(rollout.ended)
    # By game and seat: what its next decision is worth, how well that turned out, what is gained until then
    value, later, reward = np.zeros((3, games, SEATS), dtype=np.float32)
    followed = np.zeros((games, SEATS), dtype=bool)
    every = np.arange(games)
    for t in reversed(range(steps)):
        ended = rollout.ended[t]
        value[ended], later[ended], reward[ended], followed[ended] = 0, 0, rollout.final[t][ended], True
        own = (every, rollout.actor[t])
        surprise = reward[own] + gamma * value[own] - rollout.value[t]
        known[t] = followed[own]
        advantage[t] = np.where(known[t], surprise + gamma * lam * later[own], 0)
        value[own], later[own], reward[own], followed[own] = rollout.value[t], advantage[t], rollout.gained[t], True
    return advantage, known


# --- learning


def loss(weights: Weights, reader: Reader, batch: tuple[Any, ...], clip: float, entropy: Any) -> jax.Array:
    obs, mask, action, chance, better, target, known = batch
    logits, value = network(weights, reader, obs)
    chances = jax.nn.log_softmax(jnp.where(mask, logits, NEVER))
    ratio = jnp.exp(jnp.take_along_axis(chances, action[:, None], 1)[:, 0] - chance)
    gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - clip, 1 + clip) * better)
    away = jnp.abs(value - target)
    error = jnp.where(away < 1, away**2 / 2, away - 0.5)
    doubt = -(jnp.exp(chances) * jnp.where(mask, chances, 0)).sum(1)
    return ((error - gain - entropy * doubt) * known).sum() / known.sum()


@partial(jax.jit, static_argnames=("reader", "clip"))
def update(
    weights: Weights, memory: Any, reader: Reader, batch: tuple[Any, ...], rate: Any, clip: float, entropy: Any
) -> tuple[Weights, Any]:
    """One step of Adam, its gradient no longer than a half; `memory` is its two means and how often it was done."""
    slope = jax.grad(loss)(weights, reader, batch, clip, entropy)
    length = jnp.sqrt(sum((part**2).sum() for part in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda g: g * jnp.minimum(1, 0.5 / (length + 1e-6)), slope)
    mean, square, times = memory
    times = times + 1
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
    square = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g**2, square, slope)
    size = rate / (1 - 0.9**times)
    weights = jax.tree.map(
        lambda w, m, v: w - size * m / (jnp.sqrt(v / (1 - 0.999**times)) + 1e-5), weights, mean, square
    )
    return weights, (mean, square, times)


def train(
    game: str, rounds: int = 1_000_000, *, minutes: float = math.inf, players: int = 2, reward: str = "points",
    games: int = 64, steps: int = 64, seed: int = 1, width: int = 128, rate: float = 1e-3, gamma: float = 0.997,
    lam: float = 0.95, epochs: int = 2, batch: int = 512, clip: float = 0.2, entropy: float = 0.01, report: int = 0,
    **options: Any,
) -> tuple[Weights, Reader]:  # fmt: skip
    """Play and learn for a number of rounds or minutes, whichever is over first; `report` prints every n-th round."""
    if seed >= EVALUATION:
        raise ValueError(f"Seeds from {EVALUATION} on are for measuring; train with a smaller one.")
    env = lab.make(game, games, players=players, reward=reward, seed=seed, **options)
    env.reset()
    reader, key, rng = Reader.of(env), jax.random.key(seed), np.random.default_rng(seed)
    weights = begin(reader, env.actions, width, key)
    memory = (jax.tree.map(jnp.zeros_like, weights), jax.tree.map(jnp.zeros_like, weights), 0)
    begun = time.monotonic()
    for number in range(1, rounds + 1):
        rollout = play(env, weights, reader, steps, jax.random.fold_in(key, number))
        left = max(1 - max((number - 1) / rounds, (time.monotonic() - begun) / (60 * minutes)), 0.05)
        advantage, known = advantages(rollout, gamma, lam)
        better = (advantage - advantage[known].mean()) / (advantage[known].std() + 1e-8)
        played = (rollout.obs, rollout.mask, rollout.action, rollout.chance)
        flat = [x.reshape(-1, *x.shape[2:]) for x in (*played, better, advantage + rollout.value, known)]
        for _ in range(epochs):
            for part in np.array_split(rng.permutation(games * steps), max(1, games * steps // batch)):
                chosen = tuple(x[part] for x in flat)
                weights, memory = update(weights, memory, reader, chosen, rate * left, clip, entropy * left)
        spent = time.monotonic() - begun
        if report and number % report == 0:
            won, tried, score = evaluate(weights, reader, game, 100, players=players, **options)
            print(f"round {number}, {number * games * steps:,} decisions, {spent:.0f} s: ", end="")
            print(f"won {won} of {tried} games, {score:.0f} points", flush=True)
        if spent > 60 * minutes:
            break
    env.close()
    return weights, reader


# --- measuring


def evaluate(
    weights: Weights, reader: Reader, game: str, games: int = 200, *, players: int = 2, seed: int = EVALUATION,
    **options: Any,
) -> tuple[int, int, float]:  # fmt: skip
    """Games won alone, games played and mean points, against random play; the seat changes from game to game."""
    env = lab.make(game, games, players=players, seed=seed, **options)
    told = env.reset()
    every, playing = np.arange(games), np.ones(games, dtype=bool)
    seat = every % players
    won, score = np.zeros(games, dtype=bool), np.zeros(games)
    while playing.any():
        best = np.asarray(act(weights, reader, told.obs.copy(), told.mask.copy(), jax.random.key(0))[3])
        chosen = np.where(told.actor == seat, best, env.sample(seed))
        told = env.step(np.where(playing, chosen, -1))  # a game that is over waits
        ended = (told.terminated | told.truncated) & playing
        alone = (told.final_ranks[every, seat] == 1) & ((told.final_ranks == 1).sum(1) == 1)
        won, score = np.where(ended, alone, won), np.where(ended, told.final_scores[every, seat], score)
        playing &= ~ended
    env.close()
    return int(won.sum()), games, float(score.mean())


def at_least(won: int, played: int, z: float = 1.96) -> float:
    """The lower end of Wilson's interval: the share of games won that is certain enough."""
    share = won / played
    middle, spread = share + z * z / (2 * played), z * math.sqrt(share * (1 - share) / played + (z / (2 * played)) ** 2)
    return (middle - spread) / (1 + z * z / played)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a network by self-play and measure it against random play.")
    parser.add_argument("game", help="yokohama, nippon or mombasa")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--reward", default="points", choices=tuple(SCALE))
    parser.add_argument("--games", type=int, default=64, help="how many are played side by side")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each of them before the network learns")
    parser.add_argument("--seed", type=int, default=1)
    asked = vars(parser.parse_args())
    game, players = asked.pop("game"), asked["players"]
    weights, reader = train(game, report=20, **asked)
    won, played, score = evaluate(weights, reader, game, 400, players=players)
    print(f"won {won} of {played} new games against random (at least {at_least(won, played):.0%}), {score:.0f} points")


if __name__ == "__main__":
    main()
