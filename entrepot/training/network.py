"""The network: features of a view in; out come a policy, and what each seat can expect.

Seats are counted from the viewer, as in the observation. Besides the value it learns from, it predicts every seat's
place and, row by row, its final score sheet, so that a move can be explained by what it changes there.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from entrepot.engine.language.fields import SEATS


@dataclass(frozen=True)
class Shape:
    inputs: int
    actions: int
    headings: int
    width: int = 512
    blocks: int = 2

    def named(self) -> dict[str, int]:
        return asdict(self)


class Outlook(NamedTuple):
    """What the network says, by row."""

    policy: Tensor  # a logit for each action
    value: Tensor  # [seat]
    places: Tensor  # [seat, place]: logits
    sheet: Tensor  # [seat, heading], in units of the network


class Block(nn.Module):  # type: ignore[misc]
    """Two layers, added to what came in."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, x: Tensor) -> Tensor:
        made: Tensor = self.second(functional.relu(self.first(x)))
        return functional.relu(x + made)


class Network(nn.Module):  # type: ignore[misc]
    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.enter = nn.Linear(shape.inputs, shape.width)
        self.blocks = nn.ModuleList(Block(shape.width) for _ in range(shape.blocks))
        # One matrix for all heads: they are small beside the rest.
        self.sizes = (shape.actions, SEATS, SEATS * SEATS, SEATS * shape.headings)
        self.leave = nn.Linear(shape.width, sum(self.sizes))
        # Few of the inputs are not 0, so their weights begin larger than a dense layer's would.
        nn.init.normal_(self.enter.weight, std=0.05)
        nn.init.normal_(self.leave.weight, std=0.01)
        nn.init.zeros_(self.leave.bias)

    def forward(self, features: Tensor) -> Outlook:
        x = functional.relu(self.enter(features))
        for block in self.blocks:
            x = block(x)
        policy, value, places, sheet = self.leave(x).float().split(self.sizes, dim=1)
        rows = len(features)
        return Outlook(policy, value, places.view(rows, SEATS, SEATS), sheet.reshape(rows, SEATS, -1))


def frozen(network: Network) -> Network:
    """A copy that does not learn."""
    copy: Network = Network(network.shape).to(next(network.parameters()).device)
    copy.load_state_dict(network.state_dict())
    copy.requires_grad_(False)
    return copy


def masked(policy: Tensor, mask: Tensor) -> Tensor:
    """Logits with those of actions that are not offered far below all others."""
    return torch.where(mask, policy, policy.new_tensor(-1e9))


def drawn(logits: Tensor) -> Tensor:
    """An action for each row, as likely as the policy says."""
    noise = torch.rand_like(logits).clamp_(1e-10).log_().neg_().log_()
    return (logits - noise).argmax(1)


def by_seat(values: Tensor, actor: Tensor, players: Tensor) -> Tensor:
    """What is counted from the viewer, by seat at the table; 0 for seats that nobody has. Works on [row, seat, …]."""
    seats = torch.arange(SEATS, device=values.device)
    count = players.long().clamp(min=1)[:, None]
    index = (seats[None] - actor.long()[:, None]) % count
    kept = (seats[None] < count).to(values.dtype)
    more = values.dim() - 2
    shape = (*index.shape, *([1] * more))
    found: Tensor = values.gather(1, index.view(shape).expand_as(values))
    return found * kept.view(shape)


def from_viewer(values: Tensor, actor: Tensor, players: Tensor) -> Tensor:
    """The other way round."""
    seats = torch.arange(SEATS, device=values.device)
    count = players.long().clamp(min=1)[:, None]
    index = torch.where(seats[None] < count, (seats[None] + actor.long()[:, None]) % count, seats[None])
    shape = (*index.shape, *([1] * (values.dim() - 2)))
    found: Tensor = values.gather(1, index.view(shape).expand_as(values))
    return found
