"""A trained network as the small file that bots play by: bytes with a scale for each row, and a card."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from entrepot.bots.network import files
from entrepot.bots.network.weights import MOST_WIDTH, identity_of
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.fields import SEATS

from .checkpoint import Stage
from .network import WIN
from .rollout import POINT
from .rounding import rounded

LARGEST = 5 * 10**6  # bytes of a file
HEADER = 8192  # bytes for names and the card
SMALL = ("middle_scale", "middle_bias")

Array = np.ndarray[Any, Any]


def export(stage: Stage, path: Path, **told: str) -> dict[str, str]:
    """Write the file of a game; its card. What only the trainer knows of it is told: the options, the ladder."""
    shape = stage.network.shape
    if shape.width > MOST_WIDTH:
        raise EntrepotError(f"A network {shape.width} wide is too wide for a file; train one of {MOST_WIDTH} or less.")
    with torch.no_grad():
        tensors = tensors_of(stage)
    kept = len(tensors["kept"])
    card = {
        **identity_of(stage.game),
        **told,
        "gpu_minutes": f"{stage.seconds / 60:.0f}",
        "decisions": str(stage.decisions),
        "shape": json.dumps({**shape.named(), "kept": kept}),
        "licence": "MIT",
        "date": datetime.now(UTC).date().isoformat(),
    }
    files.write(path, tensors, card)
    return card


def tensors_of(stage: Stage) -> dict[str, Array]:
    """By the names of `Weights`."""
    network, width = stage.network, stage.network.shape.width
    state = {name: weight.float().cpu() for name, weight in network.state_dict().items()}
    bias = state["enter.bias"] + state["style.weight"][WIN]  # a style is a bias that can be chosen; bots play to win
    names = [f"blocks.{n}.{part}" for n in range(network.shape.blocks) for part in ("first", "second")]
    layers = [_bytes("middle", state[f"{name}.weight"], state[f"{name}.bias"]) for name in names]
    found = _bytes("leave", *(_heads(state[f"leave.{part}"], network.sizes) for part in ("weight", "bias")))
    for name, kind, shape in (("middle", np.int8, (width, width)), *((name, np.float32, (width,)) for name in SMALL)):
        found[name] = np.array([layer[name] for layer in layers], kind).reshape(len(layers), *shape)
    kept = kept_inputs(stage, LARGEST - HEADER - sum(tensor.nbytes for tensor in found.values()))
    enter = _bytes("enter", state["enter.weight"][:, kept], bias)
    enter["enter"] = np.ascontiguousarray(enter["enter"].T)  # an input is one row
    return {"kept": kept.numpy().astype(np.int32), **enter, **found}


def kept_inputs(stage: Stage, room: int) -> Tensor:
    """The inputs that were ever active, as the optimiser remembers, and of these the weightiest for which there is
    room."""
    weight = stage.network.enter.weight
    known = stage.learner.optimiser.state
    moved = known[weight]["exp_avg_sq"].float().sum(0).cpu() if weight in known else torch.ones(weight.shape[1])
    most = room // (len(weight) + 4)
    if most < 1:
        raise EntrepotError(f"The network has too many blocks for a file of {LARGEST / 1e6:.0f} MB; train fewer.")
    weightiest = moved.argsort(descending=True, stable=True)[:most]
    kept: Tensor = weightiest[moved[weightiest] > 0].sort().values
    return kept


def _bytes(name: str, weight: Tensor, bias: Tensor) -> dict[str, Array]:
    whole, scale = rounded(weight)
    return {name: whole.numpy(), f"{name}_scale": scale.numpy(), f"{name}_bias": bias.numpy()}


def _heads(rows: Tensor, sizes: tuple[int, ...]) -> Tensor:
    """Of all that the network says, what bots ask for: values of those who play to win, and sheets in points."""
    policy, value, places, sheet = rows.split(sizes)
    return torch.cat([policy, value.reshape(SEATS, -1, *rows.shape[1:])[:, WIN], places, sheet * POINT])
