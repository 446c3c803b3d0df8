"""Where training stopped, as a folder of files that are small enough to be carried.

What is rounded to be stored is rounded in the network that goes on as well, so whoever resumes gets the same numbers.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError
from safetensors.torch import load_file, save_file
from torch import Tensor

from entrepot.bots.network.weights import identity_of
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.game import Game

from .league import League, Member
from .learning import Learner, Recipe
from .network import Network, Shape, frozen
from .rounding import restored, rounded

PART = 15 * 2**20  # bytes of a file, at most
ABOUT = "training.json"
COUNTED = ("decisions", "rounds", "seconds", "margin")
MOMENTS = ("exp_avg", "exp_avg_sq")


class Stage:
    """How far training has come: all that a checkpoint has."""

    def __init__(self, game: Game, network: Network, recipe: Recipe | None = None) -> None:
        self.game, self.learner, self.league = game, Learner(network, recipe or Recipe()), League()
        self.decisions = self.rounds = 0
        self.seconds = 0.0
        self.margin = 0.0  # the usual one between seats

    @property
    def network(self) -> Network:
        return self.learner.network


def save(stage: Stage, folder: Path) -> None:
    """Write a checkpoint. The one before is replaced once all of the new one is there."""
    stage.network.settle()
    tensors = {f"network/{name}": weight for name, weight in stage.network.state_dict().items()}
    steps = []
    for number, kept in enumerate(stage.learner.optimiser.state.values()):
        for name in MOMENTS:
            kept[name].copy_(kept[name].to(torch.bfloat16))
            tensors[f"{name}/{number}"] = kept[name].to(torch.bfloat16)
        steps.append(float(kept["step"]))
    for past in stage.league.past:
        for name, weight in past.network.state_dict().items():
            whole, scale = rounded(weight)
            tensors |= {f"past/{past.name}/{name}": whole, f"scale/{past.name}/{name}": scale}
    about = identity_of(stage.game) | {"shape": stage.network.shape.named(), "steps": steps}
    about |= {name: getattr(stage, name) for name in COUNTED}
    about["league"] = {"next": stage.league.next, "past": [[past.name, past.wins] for past in stage.league.past]}
    new, old = (folder.with_name(f"{folder.name}.{name}") for name in ("new", "old"))
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    for number, part in enumerate(_parts(tensors)):
        save_file(part, new / f"part-{number}.safetensors")
    (new / ABOUT).write_text(json.dumps(about, indent=1), encoding="utf-8")
    if folder.exists():  # otherwise whoever saved last was stopped here, and the old one is all there is
        shutil.rmtree(old, ignore_errors=True)
        folder.rename(old)
    new.rename(folder)
    shutil.rmtree(old, ignore_errors=True)


def _parts(tensors: dict[str, Tensor]) -> Iterator[dict[str, Tensor]]:
    """Files of at most PART bytes; a large tensor is cut into rows."""
    part: dict[str, Tensor] = {}
    size = 0
    for name, tensor in tensors.items():
        whole = tensor.contiguous().cpu()
        rows = len(whole) if whole.dim() > 1 and whole.nbytes > PART // 2 else 0
        pieces = whole.split(max(1, rows * (PART // 2) // whole.nbytes)) if rows else (whole,)
        for number, piece in enumerate(pieces):
            if size + piece.nbytes > PART - 2**18:  # names need room as well
                yield part
                part, size = {}, 0
            part[f"{name}:{number}"] = piece.clone()
            size += piece.nbytes
    if part:
        yield part


def load(game: Game, folder: Path, device: str, recipe: Recipe | None = None) -> Stage:
    """Read a checkpoint, or a sentence about what is wrong with it."""
    where = folder if (folder / ABOUT).exists() else folder.with_name(f"{folder.name}.old")
    try:
        about = json.loads((where / ABOUT).read_text(encoding="utf-8"))
        its, mine = ({name: one.get(name) for name in identity_of(game)} for one in (about, identity_of(game)))
        if its != mine:
            raise EntrepotError(f"{folder} was trained for {its}, and this is {mine}; begin anew without --init.")
        tensors = _read(where)
        stage = Stage(game, Network(Shape(**about["shape"])).to(device), recipe)
        _fill(stage, about, tensors)
    except (OSError, KeyError, TypeError, ValueError, RuntimeError, SafetensorError) as error:
        raise EntrepotError(f"{folder} is not a whole checkpoint ({error}); name another folder.") from None
    return stage


def _read(folder: Path) -> dict[str, Tensor]:
    pieces: dict[str, list[tuple[int, Tensor]]] = {}
    for file in sorted(folder.glob("part-*.safetensors")):
        for name, tensor in load_file(file).items():
            whole, _, number = name.rpartition(":")
            pieces.setdefault(whole, []).append((int(number), tensor))
    order = {name: [tensor for _, tensor in sorted(some, key=lambda one: one[0])] for name, some in pieces.items()}
    return {name: some[0] if len(some) == 1 else torch.cat(some) for name, some in order.items()}


def _fill(stage: Stage, about: dict[str, Any], tensors: dict[str, Tensor]) -> None:
    names = list(stage.network.state_dict())
    stage.network.load_state_dict({name: tensors[f"network/{name}"] for name in names})
    optimiser = stage.learner.optimiser
    for number, (step, weight) in enumerate(zip(about["steps"], stage.network.parameters(), strict=False)):
        moments = {name: tensors[f"{name}/{number}"].float().to(weight.device) for name in MOMENTS}
        where = weight.device if optimiser.defaults["fused"] else "cpu"
        optimiser.state[weight] = {"step": torch.tensor(step, device=where), **moments}
    stage.league.next = about["league"]["next"]
    for number, wins in about["league"]["past"]:
        past = frozen(stage.network)
        found = {name: restored(tensors[f"past/{number}/{name}"], tensors[f"scale/{number}/{name}"]) for name in names}
        past.load_state_dict(found)
        stage.league.past.append(Member(number, past, wins))
    for name in COUNTED:
        setattr(stage, name, about[name])
