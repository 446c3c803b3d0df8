"""Networks for tests: no trained one is needed to see that one is read and asked rightly."""

import numpy as np

from entrepot.bots.network import files
from entrepot.bots.network.weights import identity_of, sizes_of
from entrepot.observing.features import features_of


def random_tensors(game, width=16, blocks=1, kept=None, seed=1):
    """Weights at random, with scales of a usual size."""
    dice = np.random.default_rng(seed)
    kept = np.arange(len(features_of(game))) if kept is None else np.asarray(kept)
    tensors = {"kept": kept.astype(np.int32)}
    shapes = {"enter": (len(kept), width), "middle": (2 * blocks, width, width), "leave": (sum(sizes_of(game)), width)}
    for name, shape in shapes.items():
        out = (width,) if name == "enter" else shape[:-1]
        tensors[name] = dice.integers(-127, 128, shape).astype(np.int8)
        tensors[f"{name}_scale"] = (dice.uniform(0.5, 1, out) / 127 / width**0.5).astype(np.float32)
        tensors[f"{name}_bias"] = dice.normal(0, 0.1, out).astype(np.float32)
    return tensors


def random_network(game, folder, card=None, **how):
    """A file with a network that plays somehow."""
    path = folder / f"{game.meta.name}.safetensors"
    files.write(path, random_tensors(game, **how), card or identity_of(game))
    return path
