"""Training from a checkpoint, or from the small file that bots play by."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor

from entrepot.bots.network.weights import Trained, load
from entrepot.engine.language.fields import SEATS
from entrepot.engine.language.game import Game
from entrepot.observing.elements import sheet_headings
from entrepot.observing.features import features_of

from . import checkpoint
from .checkpoint import Stage
from .learning import Recipe
from .network import STYLES, Network, Shape
from .rollout import POINT
from .rounding import restored


def restore(game: Game, path: Path, device: str, recipe: Recipe | None = None) -> Stage:
    """Where training stopped. A file has less than a checkpoint: the optimiser begins anew, inputs that it left out
    count nothing, and builders begin as if they played to win."""
    if not path.is_file():
        return checkpoint.load(game, path, device, recipe)
    trained = load(game, path)
    weights = trained.weights
    blocks = len(weights.middle) // 2
    inputs, actions, headings = len(features_of(game)), len(game.catalogue), len(sheet_headings(game))
    network = Network(Shape(inputs, actions, headings, len(weights.enter_scale), blocks))
    network.load_state_dict(_state(network, trained))
    stage = Stage(game, network.to(device), recipe)
    stage.decisions = int(trained.card.get("decisions", 0))
    stage.seconds = 60 * float(trained.card.get("gpu_minutes", 0))
    return stage


def _state(network: Network, trained: Trained) -> dict[str, Tensor]:
    """The weights by the names of the network."""
    weights = trained.weights
    state: dict[str, Tensor] = network.state_dict()
    kept = torch.tensor(trained.kept, dtype=torch.int64)
    state["style.weight"] = torch.zeros_like(state["style.weight"])
    state["enter.weight"] = torch.zeros_like(state["enter.weight"])
    state["enter.weight"][:, kept] = _weight(weights.enter.T, weights.enter_scale)
    state["enter.bias"] = torch.tensor(weights.enter_bias)
    for n, (whole, scale, bias) in enumerate(
        zip(weights.middle, weights.middle_scale, weights.middle_bias, strict=True)
    ):
        name = f"blocks.{n // 2}.{('first', 'second')[n % 2]}"
        state[f"{name}.weight"], state[f"{name}.bias"] = _weight(whole, scale), torch.tensor(bias)
    state["leave.weight"] = _heads(network, _weight(weights.leave, weights.leave_scale))
    state["leave.bias"] = _heads(network, torch.tensor(weights.leave_bias))
    return state


def _weight(whole: object, scale: object) -> Tensor:
    return restored(torch.tensor(whole), torch.tensor(scale, dtype=torch.float32))


def _heads(network: Network, rows: Tensor) -> Tensor:
    """As the network has them: a value for every style, and sheets in its own unit."""
    actions, _, places, sheet = network.sizes
    policy, value, placed, sheets = rows.split((actions, SEATS, places, sheet))
    return torch.cat([policy, value.repeat_interleave(len(STYLES), dim=0), placed, sheets / POINT])
