"""Weights as bytes, with a scale for each row."""

from __future__ import annotations

import torch
from torch import Tensor, nn


def rounded(weight: Tensor) -> tuple[Tensor, Tensor]:
    """Whole numbers from -127 to 127, and what they are multiplied by. A bias is one row."""
    rows = weight.reshape(len(weight), -1) if weight.dim() > 1 else weight.reshape(1, -1)
    scale = rows.abs().amax(1).clamp(min=1e-12).float() / 127
    return (rows / scale[:, None]).round().to(torch.int8).reshape(weight.shape), scale


def restored(whole: Tensor, scale: Tensor) -> Tensor:
    rows = whole.reshape(len(scale), -1).float() * scale[:, None]
    return rows.reshape(whole.shape)


def as_stored(weight: Tensor) -> Tensor:
    """Weights as a file has them."""
    return restored(*rounded(weight))


def round_all(network: nn.Module) -> None:
    """Round a network's weights where they are, so that storing them as bytes loses nothing more."""
    with torch.no_grad():
        for weight in network.parameters():
            weight.copy_(as_stored(weight))
