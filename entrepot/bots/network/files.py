"""Files of tensors in the format of safetensors: a length, a header in JSON, and the data. Few lines, so they need no
package."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from entrepot.engine.errors import EntrepotError

KINDS = {"I8": "<i1", "I32": "<i4", "F32": "<f4"}
NAMES = {np.dtype(kind): name for name, kind in KINDS.items()}
CARD = "__metadata__"
DIGEST = "sha256"  # of the data, beside the card
LENGTH = 8  # bytes of the header's length

Arrays = Mapping[str, np.ndarray[Any, Any]]


def write(path: Path, tensors: Arrays, card: Mapping[str, str]) -> None:
    """Tensors by name, and the card. What is there already is replaced once all is written."""
    header: dict[str, Any] = {CARD: dict(card)}
    data, end = [np.ascontiguousarray(tensor).tobytes() for tensor in tensors.values()], 0
    header[CARD][DIGEST] = hashlib.sha256(b"".join(data)).hexdigest()
    for name, tensor in tensors.items():
        first, end = end, end + tensor.nbytes
        header[name] = {"dtype": NAMES[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [first, end]}
    head = json.dumps(header).encode()
    head += b" " * (-len(head) % LENGTH)  # so that what follows is aligned
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.new")
    with new.open("wb") as file:
        file.writelines((len(head).to_bytes(LENGTH, "little"), head, *data))
    new.replace(path)


def read(path: Path) -> tuple[dict[str, np.ndarray[Any, Any]], dict[str, str]]:
    """The tensors by name and the card, or one sentence about what is wrong."""
    try:
        data = path.read_bytes()
        start = LENGTH + int.from_bytes(data[:LENGTH], "little")
        header = json.loads(data[LENGTH:start])
        digest, card = header[CARD].get(DIGEST), _card(header)
        body = memoryview(data)[start:]
        found = {name: _tensor(body, **about) for name, about in header.items()}
        if digest not in (None, hashlib.sha256(body).hexdigest()):
            raise ValueError("its data has changed since it was written")
        return found, card
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        reason = error.strerror if isinstance(error, OSError) else repr(error)
        raise EntrepotError(f"{path} cannot be read as a network ({reason}); write it anew.") from None


def read_card(path: Path) -> dict[str, str]:
    """The card alone, which takes no time; nothing where there is none that can be read."""
    try:
        with path.open("rb") as file:
            return _card(json.loads(file.read(int.from_bytes(file.read(LENGTH), "little"))))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, MemoryError):
        return {}


def _card(header: dict[str, Any]) -> dict[str, str]:
    return {str(name): str(said) for name, said in header.pop(CARD).items() if name != DIGEST}


def _tensor(data: memoryview, dtype: str, shape: list[int], data_offsets: list[int]) -> np.ndarray[Any, Any]:
    first, last = data_offsets
    kind = np.dtype(KINDS[dtype])
    if not 0 <= first <= last <= len(data) or last - first != kind.itemsize * math.prod(shape):
        raise ValueError("it ends too early")
    return np.frombuffer(data[first:last], kind).reshape(shape)
