"""Proximal policy optimisation on what was played: how good each decision was, and what to change."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from entrepot.bots.places import PLACES
from entrepot.engine.language.fields import SEATS

from .network import BUILD, STYLES, Network, Outlook, from_viewer, in_style, masked
from .rollout import POINT, Player, Taken


@dataclass
class Recipe:
    """What is wanted and how fast. Two numbers: at the beginning, and from `settled` of the whole time on."""

    rate: tuple[float, float] = (5e-4, 5e-5)
    entropy: tuple[float, float] = (0.05, 0.005)  # of the largest that the number of offers allows
    place: tuple[float, float] = (0.3, 1.0)
    margin: tuple[float, float] = (1.0, 0.25)
    building: float = 0.5  # own points, of who plays for them alone
    settled: float = 0.7
    carry: float = 0.95  # how much of what comes after an own turn counts for the one before
    foresight: float = 0.97  # likewise for what is predicted, by decision
    clip: float = 0.2
    most_change: float = 0.02  # of the policy in a round (KL)
    batch: int = 32_768
    weights: dict[str, float] = field(default_factory=lambda: {"value": 0.5, "places": 0.1, "sheet": 0.15})

    def at(self, pair: tuple[float, float], progress: float) -> float:
        part = min(1.0, progress / self.settled)
        return pair[0] + (pair[1] - pair[0]) * part


class Judged(NamedTuple):
    """Of each decision, what it gained more than expected; and what should have been expected, by seat."""

    gain: Tensor
    value: Tensor
    places: Tensor
    rows: Tensor


def rewards(taken: Taken, place: float, margin: float, building: float) -> Tensor:
    """By step, game and seat: points against the mean of the others as they change, and the place at the end; or own
    points, where a seat plays for those."""
    count = taken.players.long()
    seated = (torch.arange(SEATS, device=count.device) < count[:, :, None]).float()
    others = (count - 1).clamp(min=1)[:, :, None]
    points = taken.points * seated
    ahead = points - (points.sum(2, keepdim=True) - points) / others
    worth = torch.tensor(PLACES, device=count.device)
    final = worth[count[:, :, None].expand_as(taken.ranks), (taken.ranks.long() - 1).clamp(0, SEATS - 1)]
    ended = (taken.over | taken.cut)[:, :, None]
    to_win = margin * ahead + place * final * ended
    return torch.where(taken.style == BUILD, building * points, to_win) * seated


def judge(taken: Taken, paid: Tensor, recipe: Recipe) -> Judged:
    """From the last step back: what came after a decision, less what had been expected."""
    steps = len(taken.action)
    gain = torch.zeros_like(paid[0])
    gains = torch.zeros_like(paid)
    places, rows = torch.zeros_like(taken.places), torch.zeros_like(taken.rows)
    places[steps], rows[steps] = taken.places[steps], taken.rows[steps]
    reached = functional.one_hot((taken.ranks.long() - 1).clamp(0, SEATS - 1), SEATS).float()
    for t in range(steps - 1, -1, -1):
        ended = (taken.over[t] | taken.cut[t])[:, None]
        goes_on = (~ended).float()
        if t + 1 < steps:
            same = (taken.actor[t] == taken.actor[t + 1])[:, None]
            by_turn = recipe.carry ** (1.0 / taken.players[t].float().clamp(min=1))[:, None]
            carry = torch.where(same, torch.ones_like(by_turn), by_turn)
        else:
            carry = torch.zeros_like(goes_on)
        missed = paid[t] + goes_on * taken.value[t + 1] - taken.value[t]
        gain = gains[t] = missed + goes_on * carry * gain
        ahead = recipe.foresight
        next_places = ahead * places[t + 1] + (1 - ahead) * taken.places[t + 1]
        next_rows = ahead * rows[t + 1] + (1 - ahead) * taken.rows[t + 1]
        places[t] = torch.where(ended[:, :, None], reached[t], next_places)
        # A sheet is made out at the end: of a game cut off there is none.
        final = torch.where(taken.cut[t][:, None, None], taken.rows[t], taken.sheet[t])
        rows[t] = torch.where(ended[:, :, None], final, next_rows)
    own = gains.gather(2, taken.actor.long().clamp(min=0)[:, :, None])[:, :, 0]
    return Judged(own, gains + taken.value[:steps], places[:steps], rows[:steps])


def normal(gain: Tensor, players: Tensor, style: Tensor, mine: Tensor) -> Tensor:
    """Gains of a usual size for every number of players and every style."""
    made = torch.zeros_like(gain)
    for count, one in itertools.product(range(1, SEATS + 1), STYLES):
        chosen = (players == count) & (style == one) & mine
        number = chosen.sum().clamp(min=1)
        mean = (gain * chosen).sum() / number
        deviation = (((gain - mean) ** 2 * chosen).sum() / number).sqrt() + 1e-6
        made = torch.where(chosen, (gain - mean) / deviation, made)
    return made


TOLD = ("policy", "value", "places", "sheet", "entropy", "change")


class Batch(NamedTuple):
    """Some decisions, in any order; seats are counted from who took them, styles too."""

    obs: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor
    players: Tensor
    style: Tensor
    gain: Tensor
    value: Tensor
    places: Tensor
    rows: Tensor


def batches(taken: Taken, judged: Judged, size: int) -> Iterator[Batch]:
    """The network's own decisions, shuffled."""
    own = taken.style.gather(2, taken.actor.long().clamp(min=0)[:, :, None])[:, :, 0]
    gain = normal(judged.gain, taken.players, own, taken.mine).flatten()
    chosen = taken.mine.flatten().nonzero()[:, 0]
    chosen = chosen[torch.randperm(len(chosen), device=chosen.device)]
    flat = [part.flatten(0, 1) for part in (taken.obs, taken.mask, taken.action, taken.chance, taken.players)]
    wanted = [part.flatten(0, 1) for part in (taken.style, judged.value, judged.places, judged.rows)]
    actor = taken.actor.flatten()
    for first in range(0, len(chosen) - size // 2, size):
        rows = chosen[first : first + size]
        obs, mask, action, chance, players = (part[rows] for part in flat)
        style, value, places, sheet = (from_viewer(part[rows], actor[rows], players) for part in wanted)
        yield Batch(obs, mask, action, chance, players, style, gain[rows], value, places, sheet)


def losses(said: Outlook, batch: Batch, clip: float) -> dict[str, Tensor]:
    """What is to become small, by name; entropy and change are told with them."""
    log = masked(said.policy, batch.mask).log_softmax(1)
    ratio = (log.gather(1, batch.action.long()[:, None])[:, 0] - batch.chance).exp()
    gained = torch.minimum(ratio * batch.gain, ratio.clamp(1 - clip, 1 + clip) * batch.gain)
    most = batch.mask.sum(1).clamp(min=2).float().log()
    seated = (torch.arange(SEATS, device=log.device) < batch.players.long()[:, None]).float()
    seats = seated.sum()
    of_places = -(batch.places * said.places.log_softmax(2)).sum(2)
    value = in_style(said.value, batch.style)
    of_rows = functional.smooth_l1_loss(said.sheet, batch.rows, reduction="none").mean(2)
    return {
        "policy": -gained.mean(),
        "value": (functional.smooth_l1_loss(value, batch.value, reduction="none") * seated).sum() / seats,
        "places": (of_places * seated).sum() / seats,
        "sheet": (of_rows * seated).sum() / seats,
        "entropy": (-(log.exp() * log.clamp(min=-1e4)).sum(1) / most).mean(),
        "change": (ratio - 1 - ratio.log()).mean(),
    }


class Learner:
    """A network and its optimiser."""

    def __init__(self, network: Network, recipe: Recipe) -> None:
        self.network, self.recipe = network, recipe
        device = next(network.parameters()).device
        self.cuda = device.type == "cuda"
        # What changes as time goes by is in tensors: recorded kernels look for it there.
        rate, self._entropy = (torch.tensor(pair[0], device=device) for pair in (recipe.rate, recipe.entropy))
        self.optimiser = torch.optim.AdamW(
            network.parameters(), lr=rate, weight_decay=1e-4, fused=self.cuda, capturable=self.cuda
        )
        self._recorded: Recorded | None = None

    def learn(self, player: Player, taken: Taken, judged: Judged, progress: float) -> dict[str, float]:
        """Once through all decisions, or until the policy has changed enough; means of what was lost."""
        recipe = self.recipe
        for group in self.optimiser.param_groups:
            group["lr"].fill_(recipe.at(recipe.rate, progress))
        self._entropy.fill_(recipe.at(recipe.entropy, progress))
        told: list[Tensor] = []
        for batch in batches(taken, judged, recipe.batch):
            whole = len(batch.action) == recipe.batch
            told.append(self._replay(player, batch) if self.cuda and whole else self._step(player, batch))
            if len(told) % 8 == 0 and float(told[-1][TOLD.index("change")]) > recipe.most_change:
                break
        return dict(zip(TOLD, torch.stack(told).mean(0).tolist(), strict=True)) if told else {}

    def _step(self, player: Player, batch: Batch) -> Tensor:
        """Learn from a batch; what was lost, in the order of TOLD."""
        recipe = self.recipe
        said = self.network.said(player.expand(batch.obs), batch.style[:, 0])
        lost = losses(said, batch, recipe.clip)
        whole = lost["policy"] - self._entropy * lost["entropy"]
        whole = whole + sum(weight * lost[name] for name, weight in recipe.weights.items())
        self.optimiser.zero_grad(set_to_none=True)
        whole.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimiser.step()
        return torch.stack([lost[name].detach() for name in TOLD])

    def _replay(self, player: Player, batch: Batch) -> Tensor:
        """As `_step`, recorded with the player's first batch: to launch some hundred small kernels one by one would
        take longer than to run them."""
        if self._recorded is None or self._recorded.player is not player:
            room = Batch(*(part.clone() for part in batch))
            aside, graph = torch.cuda.Stream(), torch.cuda.CUDAGraph()
            aside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(aside):
                told = self._step(player, room)
            torch.cuda.current_stream().wait_stream(aside)
            with torch.cuda.graph(graph):  # nothing is learned here
                lost = self._step(player, room)
            self._recorded = Recorded(player, room, graph, lost)
            return told
        for there, part in zip(self._recorded.batch, batch, strict=True):
            there.copy_(part)
        self._recorded.graph.replay()
        return self._recorded.lost.clone()


class Recorded(NamedTuple):
    """The kernels of a batch, and where they find it and tell what was lost."""

    player: Player
    batch: Batch
    graph: Any
    lost: Tensor


def usual_margin(taken: Taken, before: float) -> float:
    """How far seats usually are apart at the end, so that margins of every game weigh alike; moves slowly."""
    ended = taken.over
    scores = taken.sheet.sum(3)[ended]
    if not len(scores):
        return before
    players = taken.players[ended].long()
    seated = torch.arange(SEATS, device=scores.device) < players[:, None]
    mean = (scores * seated).sum(1) / players
    spread = (((scores - mean[:, None]) ** 2 * seated).sum() / seated.sum()).sqrt()
    now = float(spread) * POINT
    if not math.isfinite(now) or now <= 0:
        return before
    return now if before <= 0 else before + 0.05 * (now - before)
