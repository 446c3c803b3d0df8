"""Games as files, in memory: what the engine writes to and reads from a path."""

from __future__ import annotations

import tempfile
from pathlib import Path

from entrepot import load
from entrepot.engine.errors import EntrepotError
from entrepot.engine.match import Match
from entrepot.engine.save import read

from .problems import Problem


def save_bytes(match: Match) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        match.save(path)
        return path.read_bytes()


def share_bytes(match: Match, seat: int | None) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        match.share(path, seat)
        return path.read_bytes()


def read_game(data: bytes, name: str, back: str = "plain") -> Match:
    """An uploaded save; what is wrong with it is told in one sentence that names it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "upload"
        path.write_bytes(data)
        try:
            if read(path).kind != "save":  # a share is not even unpacked: a small one may hold a great deal
                raise Problem(422, "problem-is-share")
            match = load(path, back)
        except Problem:
            raise
        except EntrepotError as error:
            shown = name[:60] or "upload"
            raise Problem(422, "problem-said", sentence=str(error).replace(str(path), shown)) from None
    assert isinstance(match, Match)
    return match
