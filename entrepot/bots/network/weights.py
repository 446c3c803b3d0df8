"""The weights of a network as its file has them, checked against the game that it is to play."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from entrepot.engine.errors import EntrepotError
from entrepot.engine.language.fields import SEATS
from entrepot.engine.language.game import Game
from entrepot.observing.elements import sheet_headings
from entrepot.observing.features import features_of

from . import files

FOLDER = Path(__file__).parents[1] / "networks"
ENDING = ".safetensors"
STEPS = 2.0**14 - 1  # what enters a layer is rounded to so many
MOST_WIDTH = 1024  # of a layer, so that its sums have room

Array = np.ndarray[Any, Any]


class Weights(NamedTuple):
    """Bytes, with a scale and a bias for each number that comes out. `enter` has a row for each input that is kept."""

    enter: Array  # [kept, width]
    enter_scale: Array
    enter_bias: Array
    middle: Array  # [layer, width, width], two layers a block
    middle_scale: Array
    middle_bias: Array
    leave: Array  # [out, width]
    leave_scale: Array
    leave_bias: Array


class Trained(NamedTuple):
    """What a file has: the weights, the features that are their inputs, and what is known about them."""

    weights: Weights
    kept: Array
    card: dict[str, str]


def file_of(game: str) -> Path:
    """Where the package has the network of a game, if it has one."""
    return FOLDER / f"{game}{ENDING}"


def is_network(name: str) -> bool:
    """Whether a bot is named by the file of its network."""
    return name.endswith(ENDING)


def identity_of(game: Game) -> dict[str, str]:
    """What must be the same for a network to fit."""
    version = str(game.meta.rules_version)
    return {"game": game.meta.name, "rules_version": version, "components": game.components}


@cache
def fits(game: Game, path: Path) -> bool:
    """Whether a file says that its network is for these rules and components. Nothing else is read of it."""
    return identity_of(game).items() <= files.read_card(path).items()


def sizes_of(game: Game) -> tuple[int, int, int, int]:
    """How many numbers a network says: the policy, and by seat the value, places and rows of the score sheet."""
    return len(game.catalogue), SEATS, SEATS * SEATS, SEATS * len(sheet_headings(game))


def load(game: Game, path: Path) -> Trained:
    """The network of a file, or one sentence about why it cannot play."""
    if not path.exists():
        raise EntrepotError(
            f"There is no network for {game.meta.title} at {path}; name another file, or train and export one."
        )
    tensors, card = files.read(path)
    for name, mine in identity_of(game).items():
        if card.get(name) != mine:
            told = f"{name} is {card.get(name)} there and {mine} here"
            raise EntrepotError(f"{path} was trained for other rules: {told}; train and export it anew.")
    expected = _expected(game, tensors.get("enter"), tensors.get("middle"))
    for name, (kind, shape) in expected.items():
        if name not in tensors or (tensors[name].dtype, tensors[name].shape) != (kind, shape):
            raise EntrepotError(f"{path} does not have the shape of {game.meta.title} ({name}); export it anew.")
    kept = tensors["kept"]
    if len(kept) and not 0 <= kept.min() <= kept.max() < len(features_of(game)):
        raise EntrepotError(f"{path} has inputs that {game.meta.title} has not; export it anew.")
    return Trained(Weights(*(_ready(tensors[name]) for name in Weights._fields)), kept, card)


def _expected(game: Game, enter: Array | None, middle: Array | None) -> dict[str, tuple[type, tuple[int, ...]]]:
    """Of every tensor its type and shape, for the inputs, width and layers that the file says it has."""
    kept, width = enter.shape if enter is not None and enter.ndim == 2 else (0, 0)
    width = min(width, MOST_WIDTH)
    layers = len(middle) // 2 * 2 if middle is not None and middle.ndim else 0
    shapes = {"enter": (kept, width), "middle": (layers, width, width), "leave": (sum(sizes_of(game)), width)}
    found: dict[str, tuple[type, tuple[int, ...]]] = {"kept": (np.int32, (kept,))}
    for name, shape in shapes.items():
        out = (width,) if name == "enter" else shape[:-1]
        found |= {name: (np.int8, shape), f"{name}_scale": (np.float32, out), f"{name}_bias": (np.float32, out)}
    return found


def _ready(tensor: Array) -> Array:
    """Bytes in memory of their own, the rest as float64: what compiled code expects."""
    return tensor.copy() if tensor.dtype == np.int8 else tensor.astype(np.float64)


def told(card: dict[str, str]) -> str:
    """A card for people, a line each."""
    width = max(map(len, card), default=0)
    return "\n".join(f"{name:{width}}  {said}" for name, said in card.items())
