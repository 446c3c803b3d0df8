"""`kernel`, compiled once for all games and kept in the cache folder.

Nobody waits for it: a process of its own compiles it, and it is used from when it is there.
"""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
import numpy as np
from numba import types

from entrepot.engine.backends.background import LOWEST

from . import kernel
from .inputs import Inputs
from .weights import Weights

HERE = Path(__file__).parent


def folder_in(home: Path) -> Path:
    """Where it is kept, in the folder of everything compiled; named by all that it depends on."""
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in sorted(HERE.glob("*.py"))))
    cpu = f"{llvmlite.binding.get_host_cpu_name()} {llvmlite.binding.get_host_cpu_features().flatten()}"
    for part in (str(HERE), numba.__version__, np.__version__, sys.version, platform.machine(), cpu):
        digest.update(part.encode())
    return home / f"network-{digest.hexdigest()[:16]}"


def prepare(home: Path) -> Callable[..., None]:
    """The function, compiled now unless it is in the cache."""
    folder = folder_in(home)
    folder.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(folder)
    function = numba.njit(cache=True, **kernel.OPTIONS)(kernel.say)
    function.compile(_signature())
    function.disable_compile()
    (folder / "ready").touch()
    return function  # type: ignore[no-any-return]


@cache
def _mark(home: Path) -> Path:
    return folder_in(home) / "ready"


_loaded = cache(prepare)


def ready(home: Path) -> Callable[..., None] | None:
    """The function, if it can be had without waiting; otherwise it is being compiled."""
    if _mark(home).exists():
        return _loaded(home)
    _begin(home)
    return None


@cache
def _begin(home: Path) -> subprocess.Popen[bytes]:
    command, quiet = [sys.executable, "-m", __name__, str(home)], subprocess.DEVNULL
    process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, process_group=0)
    os.setpriority(os.PRIO_PROCESS, process.pid, LOWEST)
    return process


def _signature() -> tuple[Any, ...]:
    def arrays(kind: Any, *dimensions: int) -> list[Any]:
        return [types.Array(kind, number, "C") for number in dimensions]

    inputs = arrays(types.uint16, 1, 1, 1, 1) + arrays(types.int32, 1, 1, 1)
    enter = arrays(types.int8, 2) + arrays(types.float64, 1, 1)
    middle = arrays(types.int8, 3) + arrays(types.float64, 2, 2)
    weights = types.NamedTuple([*enter, *middle, *enter], Weights)  # what leaves has the types of what enters
    return (*arrays(types.int16, 1), types.NamedTuple(inputs, Inputs), weights, *arrays(types.float64, 1))


if __name__ == "__main__":
    prepare(Path(sys.argv[1]))
