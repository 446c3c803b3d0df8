"""What `encoding` needs to be compiled for a game, by whoever compiles it into loops of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from entrepot.engine.backends.compiled import with_globals
from entrepot.engine.language.game import Game

from . import encoding
from .elements import elements_of

HERE = Path(__file__).parent
SOURCES = (HERE / "compiling.py", HERE / "elements.py", HERE / "encoding.py")
WIDTHS = (np.int8, np.int16, np.int32, np.int64)


def tables_of(game: Game) -> dict[str, Any]:
    """What the functions of `encoding` read."""
    elements, layout = elements_of(game), game.layout
    runs = [(run.first, run.last, run.width, run.read) for run in elements.runs]
    return {
        "RUNS": np.array(runs, dtype=np.int64),
        "ARGUMENTS": elements.arguments,
        "AGENDA": np.array([layout.offsets["agenda"] // 2], dtype=np.int64),
        "ACTING": np.array([elements.acting], dtype=np.int64),
        "OF_RECORD": np.array([elements.of_record], dtype=np.int64),
    }


def add_encoding(scope: dict[str, Any], inner: Callable[..., Any], written_in: Callable[..., Any]) -> None:
    """Put the compiled `encode` into a scope that has the tables. Handing over a dozen arrays costs more than a move:
    parts of it are written into it."""
    scope["read_any"] = inner(encoding.read)
    scope["encode_any"] = written_in(with_globals(encoding.any_run, scope))
    scope["encode_agenda"] = written_in(with_globals(encoding.agenda, scope))
    scope["encode"] = inner(with_globals(encoding.encode, scope))


def widths_of(records: np.ndarray[Any, Any], width: Any) -> np.ndarray[Any, Any]:
    """The bytes of records as numbers of one width, a row for each."""
    return records.view(width).reshape(len(records), -1)  # type: ignore[no-any-return]
