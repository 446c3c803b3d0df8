"""Masked PPO by self-play on the vector environment, in one file: `python examples/ppo_torch.py mombasa --minutes 3`.

One network plays every seat: an observation has its viewer as seat 0, so the network never needs to know where it sits.
It learns on deals of seeds below 10^9 and is measured on deals of seeds from 10^9 on, which it has never seen.
"""

from __future__ import annotations

import argparse
import functools
import math
import time
from typing import Any, NamedTuple

import torch
from torch import nn

from entrepot import lab
from entrepot.lab.state import State, core_of
from entrepot.observing.elements import PART, WORD

SEATS = 4  # arrays by seat have this many columns
EVALUATION = 1_000_000_000  # the first seed that is kept for measuring
SCALE = {"points": 0.05, "score": 0.02, "margin": 0.02, "place": 1.0}  # so that a game pays a few units


def tensor(array: Any, device: str = "cpu") -> torch.Tensor:
    """An array of the environment as a tensor; nothing is copied if it already lies there."""
    return torch.as_tensor(array, device=device)


# --- the network


class Network(nn.Module):
    """A policy over the catalogue, and the reward that the viewer can still expect.

    It reads the compact observation: numbers on a scale that is fine where they are small, sets bit by bit, and what is
    being asked, the kind of the agenda's top frame, as one of a list. `entrepot.observing.features` has many more
    inputs; a network that reads them is slower on a processor.
    """

    def __init__(self, env: Any, width: int = 128) -> None:
        super().__init__()
        elements, self.kinds = env.elements.all, len(env.game.kinds)
        self.asked = next(n for n, element in enumerate(elements) if element.label == "agenda[0, kind]")
        is_set = torch.tensor([element.read == PART for element in elements])
        self.register_buffer("sets", torch.nonzero(is_set).flatten())
        self.register_buffer("numbers", torch.nonzero(~is_set).flatten())
        self.register_buffer("bits", torch.arange(WORD, dtype=torch.int16))
        inputs = len(self.numbers) + len(self.sets) * WORD + self.kinds
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, env.actions)
        self.value = nn.Linear(width, 1)
        for head in (self.policy, self.value):  # begin with every action alike and no opinion
            nn.init.zeros_(head.bias)
            nn.init.normal_(head.weight, std=0.01)

    def forward(self, obs: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        numbers = obs[:, self.numbers].float()
        sets = (obs[:, self.sets, None] >> self.bits) & 1
        question = nn.functional.one_hot(obs[:, self.asked].long(), self.kinds)
        scaled = numbers.sign() * torch.log1p(numbers.abs())
        hidden = self.body(torch.cat([scaled, sets.flatten(1), question], 1))
        return self.policy(hidden), self.value(hidden)[:, 0]


def choice(logits: torch.Tensor, mask: torch.Tensor) -> torch.distributions.Categorical:
    """Only what is offered has a chance."""
    return torch.distributions.Categorical(logits=logits.masked_fill(~mask, -1e9), validate_args=False)


# --- playing


class Rollout(NamedTuple):
    """Decisions [step, game], and what followed each."""

    obs: torch.Tensor
    mask: torch.Tensor
    actor: torch.Tensor
    gained: torch.Tensor  # by the actor, since its last decision before this one
    action: torch.Tensor
    chance: torch.Tensor  # logarithm of the probability with which the action was chosen
    value: torch.Tensor
    ended: torch.Tensor  # whether the action ended the game,
    final: torch.Tensor  # and then what each seat gained since its last decision

    @classmethod
    def empty(cls, steps: int, env: Any, device: str) -> Rollout:
        def room(kind: torch.dtype, *more: int) -> torch.Tensor:
            return torch.zeros(steps, env.count, *more, dtype=kind, device=device)

        return cls(
            room(torch.int16, env.size), room(torch.bool, env.actions), room(torch.int64), room(torch.float32),
            room(torch.int64), room(torch.float32), room(torch.float32), room(torch.bool), room(torch.float32, SEATS),
        )  # fmt: skip


@torch.no_grad()
def play(env: Any, network: Network, rollout: Rollout) -> None:
    """Fill a rollout; the games go on where the last one left them."""
    device, scale = rollout.obs.device.type, SCALE[env.reward]
    for t in range(len(rollout.obs)):
        told = env.told
        # The arrays of the environment are overwritten by later steps: these are copies.
        rollout.obs[t] = tensor(told.obs, device)
        rollout.mask[t] = tensor(told.mask, device)
        rollout.actor[t] = tensor(told.actor, device)
        rollout.gained[t] = tensor(told.gained, device) * scale
        logits, rollout.value[t] = network(rollout.obs[t])
        chances = choice(logits, rollout.mask[t])
        rollout.action[t] = chances.sample()
        rollout.chance[t] = chances.log_prob(rollout.action[t])
        told = env.step(rollout.action[t].int())
        rollout.ended[t] = tensor(told.terminated, device) | tensor(told.truncated, device)
        rollout.final[t] = tensor(told.final_gained, device) * scale


def advantages(rollout: Rollout, gamma: float, lam: float) -> tuple[torch.Tensor, torch.Tensor]:
    """How much better each decision turned out than expected (GAE), and whether that is known.

    A transition of a seat runs from one of its decisions to its next, or to the end of the game; other seats may decide
    in between. So what comes next is remembered by seat, going backwards. The last decision of each seat in a rollout
    has no known outcome yet: it serves as the outcome of the one before it and is not learned from itself.
    """
    steps, games = rollout.action.shape
    device = rollout.value.device
    advantage, known = torch.zeros_like(rollout.value), torch.zeros_like(rollout.ended)
    # By game and seat: what its next decision is worth, how well that turned out, what is gained until then
    value, later, reward = (torch.zeros(games, SEATS, device=device) for _ in range(3))
    followed = torch.zeros(games, SEATS, dtype=torch.bool, device=device)
    every = torch.arange(games, device=device)
    for t in reversed(range(steps)):
        ended = rollout.ended[t][:, None]
        value, later = value.masked_fill(ended, 0), later.masked_fill(ended, 0)
        reward, followed = torch.where(ended, rollout.final[t], reward), followed | ended
        own = (every, rollout.actor[t])
        surprise = reward[own] + gamma * value[own] - rollout.value[t]
        known[t] = followed[own]
        advantage[t] = torch.where(known[t], surprise + gamma * lam * later[own], 0)
        value[own], later[own], reward[own], followed[own] = rollout.value[t], advantage[t], rollout.gained[t], True
    return advantage, known


# --- learning


def learn(
    network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout, *, gamma: float, lam: float, epochs: int,
    batch: int, clip: float, entropy: float,
) -> None:  # fmt: skip
    """One round of PPO on what was played."""
    advantage, known = advantages(rollout, gamma, lam)
    kept = torch.nonzero(known.flatten()).flatten()
    target = (advantage + rollout.value).flatten()
    better = advantage.flatten()
    better = (better - better[kept].mean()) / (better[kept].std() + 1e-8)
    obs, mask, action, chance = (x.flatten(0, 1) for x in (rollout.obs, rollout.mask, rollout.action, rollout.chance))
    for _ in range(epochs):
        for part in kept[torch.randperm(len(kept), device=kept.device)].split(batch):
            logits, value = network(obs[part])
            chances = choice(logits, mask[part])
            ratio = torch.exp(chances.log_prob(action[part]) - chance[part])
            gain = torch.minimum(ratio * better[part], ratio.clamp(1 - clip, 1 + clip) * better[part])
            error = nn.functional.smooth_l1_loss(value, target[part])
            loss = error - gain.mean() - entropy * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def train(
    game: str, rounds: int = 1_000_000, *, minutes: float = math.inf, players: int = 2, reward: str = "points",
    games: int = 64, steps: int = 64, seed: int = 1, device: str = "cpu", width: int = 128, rate: float = 1e-3,
    gamma: float = 0.997, lam: float = 0.95, epochs: int = 2, batch: int = 512, clip: float = 0.2,
    entropy: float = 0.01, report: int = 0, **options: Any,
) -> Network:  # fmt: skip
    """Play and learn for a number of rounds or minutes, whichever is over first; `report` prints every n-th round."""
    if seed >= EVALUATION:
        raise ValueError(f"Seeds from {EVALUATION} on are for measuring; train with a smaller one.")
    torch.manual_seed(seed)
    env = lab.make(game, games, players=players, reward=reward, seed=seed, device=device, **options)
    network = Network(env, width).to(device)
    optimizer = torch.optim.Adam(network.parameters(), lr=rate, eps=1e-5)
    rollout = Rollout.empty(steps, env, device)
    env.reset()
    begun = time.monotonic()
    for number in range(1, rounds + 1):
        play(env, network, rollout)
        left = 1 - max((number - 1) / rounds, (time.monotonic() - begun) / (60 * minutes))
        for group in optimizer.param_groups:
            group["lr"] = rate * max(left, 0.05)
        learn(
            network, optimizer, rollout,
            gamma=gamma, lam=lam, epochs=epochs, batch=batch, clip=clip, entropy=entropy * max(left, 0.05),
        )  # fmt: skip
        spent = time.monotonic() - begun
        if report and number % report == 0:
            won, played, score = evaluate(network, game, 100, players=players, **options)
            print(f"round {number}, {number * games * steps:,} decisions, {spent:.0f} s: ", end="")
            print(f"won {won} of {played} games, {score:.0f} points", flush=True)
        if spent > 60 * minutes:
            break
    env.close()
    return network


# --- measuring


class Result(NamedTuple):
    won: int
    played: int
    score: float  # the mean of what the network scored


@torch.no_grad()
def evaluate(
    network: Network, game: str, games: int = 200, opponent: str | Network = "random", *, players: int = 2,
    seed: int = EVALUATION, **options: Any,
) -> Result:  # fmt: skip
    """The network in one seat, which changes from game to game, against `random` or another network in the others.

    It takes the action it likes best. A game counts as won if nobody shares the first place.
    """
    device = next(network.parameters()).device.type
    env = lab.make(game, games, players=players, seed=seed, device=device, **options)
    told = env.reset()
    seat = torch.arange(games, device=device) % players
    playing = torch.ones(games, dtype=torch.bool, device=device)
    won, score = torch.zeros(games, device=device), torch.zeros(games, device=device)
    while playing.any():
        own = tensor(told.actor, device) == seat
        obs, mask = tensor(told.obs, device), tensor(told.mask, device)
        if isinstance(opponent, str):
            others = tensor(env.sample(seed), device).long()
        else:
            others = choice(opponent(obs)[0], mask).probs.argmax(1)
        best = choice(network(obs)[0], mask).probs.argmax(1)
        # A game that is over begins anew at once; -1 then leaves it as it is.
        told = env.step(torch.where(playing, torch.where(own, best, others), -1).int())
        ended = (tensor(told.terminated, device) | tensor(told.truncated, device)) & playing
        ranks, scores = tensor(told.final_ranks, device).long(), tensor(told.final_scores, device).float()
        first = ranks.gather(1, seat[:, None])[:, 0] == 1
        won = torch.where(ended, (first & ((ranks == 1).sum(1) == 1)).float(), won)
        score = torch.where(ended, scores.gather(1, seat[:, None])[:, 0], score)
        playing &= ~ended
    env.close()
    return Result(int(won.sum()), games, float(score.mean()))


def at_least(won: int, played: int, z: float = 1.96) -> float:
    """The lower end of Wilson's interval: the share of games won that is certain enough."""
    share = won / played
    middle, spread = share + z * z / (2 * played), z * math.sqrt(share * (1 - share) / played + (z / (2 * played)) ** 2)
    return (middle - spread) / (1 + z * z / played)


@functools.cache
def trained(game: str) -> Network:
    """Weights that `--save ppo-GAME.pt` left in this folder."""
    network = Network(lab.make(game, 1))
    network.load_state_dict(torch.load(f"ppo-{game}.pt"))
    return network


@torch.no_grad()
def choose(view: Any, player: int, rng: Any) -> int:
    """As an agent: `entrepot evaluate mombasa examples.ppo_torch:choose greedy`."""
    state = State(core_of(view.back.game), bytearray(view.record), player)
    logits = trained(view.back.game.meta.name)(torch.from_numpy(state.observation(player))[None])[0][0]
    return max(view.legal(player), key=lambda action: float(logits[action]))


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a network by self-play and measure it against random play.")
    parser.add_argument("game", help="yokohama, nippon or mombasa")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--reward", default="points", choices=tuple(SCALE))
    parser.add_argument("--games", type=int, default=64, help="how many are played side by side")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each of them before the network learns")
    parser.add_argument("--width", type=int, default=128, help="of the network")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--save", help="a file for the weights")
    asked = vars(parser.parse_args())
    save, game, players = asked.pop("save"), asked.pop("game"), asked["players"]
    network = train(game, report=20, **asked)
    won, played, score = evaluate(network, game, 400, players=players)
    print(f"won {won} of {played} new games against random (at least {at_least(won, played):.0%}), {score:.0f} points")
    if save:
        torch.save(network.state_dict(), save)


if __name__ == "__main__":
    main()
