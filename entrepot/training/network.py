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

from .rounding import as_stored

# What a seat plays for: to win, or for its own points whatever the others have. Who only ever meets opponents that play
# to win does not know what to do against others. A seat's style is its secret, so only its own is among the inputs.
STYLES = WIN, BUILD = (0, 1)


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
    value: Tensor  # [seat, style], of seats that play in that style
    places: Tensor  # [seat, place]: logits
    sheet: Tensor  # [seat, heading], in units of the network


class Layer(nn.Linear):  # type: ignore[misc]
    """A layer that can multiply by its weights as a file would have them. What is learned is learned for those, and
    changes the weights themselves, as a byte has no room for small steps."""

    rounding = False

    def forward(self, x: Tensor) -> Tensor:
        weight = self.weight
        if self.rounding:
            weight = weight + (as_stored(weight) - weight).detach()
        return functional.linear(x, weight, self.bias)


class Block(nn.Module):  # type: ignore[misc]
    """Two layers, added to what came in."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first, self.second = Layer(width, width), Layer(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, x: Tensor) -> Tensor:
        made: Tensor = self.second(functional.relu(self.first(x)))
        return functional.relu(x + made)


class Network(nn.Module):  # type: ignore[misc]
    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.enter = Layer(shape.inputs, shape.width)
        self.style = nn.Embedding(len(STYLES), shape.width)
        self.blocks = nn.ModuleList(Block(shape.width) for _ in range(shape.blocks))
        # One matrix for all heads: they are small beside the rest.
        self.sizes = (shape.actions, SEATS * len(STYLES), SEATS * SEATS, SEATS * shape.headings)
        self.leave = Layer(shape.width, sum(self.sizes))
        # Few of the inputs are not 0, so their weights begin larger than a dense layer's would.
        nn.init.normal_(self.enter.weight, std=0.05)
        nn.init.zeros_(self.style.weight)
        nn.init.normal_(self.leave.weight, std=0.01)
        nn.init.zeros_(self.leave.bias)

    def forward(self, features: Tensor, style: Tensor) -> Outlook:
        """What the viewers say, each of whom plays in the given style."""
        x = functional.relu(self.enter(features) + self.style(style.int()))
        for block in self.blocks:
            x = block(x)
        policy, value, places, sheet = self.leave(x).float().split(self.sizes, dim=1)
        rows = len(features)
        by_seat = (part.reshape(rows, SEATS, -1) for part in (value, places, sheet))
        return Outlook(policy, *by_seat)

    def said(self, features: Tensor, style: Tensor) -> Outlook:
        """As `forward`, in the precision that a GPU multiplies quickest."""
        with torch.autocast("cuda", torch.bfloat16, enabled=features.is_cuda):
            said: Outlook = self(features, style)
        return said

    def layers(self) -> list[Layer]:
        return [one for one in self.modules() if isinstance(one, Layer)]

    def round(self, rounding: bool) -> None:
        """Whether it plays and learns with weights as its file would have them."""
        for layer in self.layers():
            layer.rounding = rounding

    def settle(self) -> None:
        """Make the weights what it plays with, so that a file of them plays the same."""
        with torch.no_grad():
            for layer in self.layers():
                if layer.rounding:
                    layer.weight.copy_(as_stored(layer.weight))


def frozen(network: Network) -> Network:
    """A copy that does not learn."""
    copy: Network = Network(network.shape).to(next(network.parameters()).device)
    copy.load_state_dict(network.state_dict())
    copy.requires_grad_(False)
    return copy


def masked(policy: Tensor, mask: Tensor) -> Tensor:
    """Logits with those of actions that are not offered far below all others."""
    return torch.where(mask, policy, -1e9)  # no tensor: copying one to a GPU would wait for it


def drawn(logits: Tensor) -> Tensor:
    """An action for each row, as likely as the policy says."""
    noise = torch.rand_like(logits).clamp_(1e-10).log_().neg_().log_()
    return (logits - noise).argmax(1)


def in_style(values: Tensor, style: Tensor) -> Tensor:
    """Of [row, seat, style], what belongs to each seat's style."""
    return values.gather(2, style.long()[:, :, None])[:, :, 0]


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
