"""The process that reads uploaded games: to replay one takes a while, for which no table should wait."""

from __future__ import annotations

import resource
import sys
import tempfile
from pathlib import Path

import msgspec

from entrepot import games
from entrepot.engine import components
from entrepot.engine.errors import EntrepotError
from entrepot.engine.match import Match
from entrepot.engine.save import load, read

from .process import answer_all

MEMORY = 4 << 30  # bytes; most of it is only reserved, for compiled code


class Upload(msgspec.Struct):
    data: bytes
    name: str  # as the person called it
    back: str = "plain"


class Reading(msgspec.Struct):
    """A game with all its positions, or what is wrong with it: a problem's id and what goes into its sentence."""

    game: str = ""
    players: int = 0
    options: dict[str, str] = {}
    seats: list[str] = []
    secret: bytes = b""
    nonces: list[bytes] = []
    past: list[tuple[int, int, bytes, bool]] = []
    record: bytes = b""
    problem: str = ""
    said: dict[str, str | int] = {}


def reading(upload: Upload) -> Reading:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "upload"
        path.write_bytes(upload.data)
        try:
            saved = read(path)
            if saved.kind != "save":  # a share is not even unpacked: a small one may hold a great deal
                return Reading(problem="problem-is-share")
            most = games.meta(saved.game).longest
            if len(saved.moves) > most:
                return Reading(problem="problem-too-long", said={"moves": len(saved.moves), "most": most})
            # its positions are somebody's word: it has to be replayed from its deal
            match = load(path, games.meta, games.find, upload.back, carry=False)
        except EntrepotError as error:
            sentence = str(error).replace(str(path), upload.name[:60] or "upload")
            return Reading(problem="problem-said", said={"sentence": sentence})
    assert isinstance(match, Match)
    return packed(match)


def packed(match: Match) -> Reading:
    return Reading(
        match.game.meta.name,
        match.players,
        match.options,
        list(match.seats),
        match.deal.secret,
        list(match.deal.nonces),
        [(done.player, done.action, done.before, done.simultaneous) for done in match.past],
        bytes(match.position.record),
    )


def main() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for overlay in sys.argv[1:]:
        name, _, folder = overlay.partition("=")
        components.overlay(name, Path(folder))
    answer_all(Upload, reading, lambda error: Reading(problem="problem-unreadable", said={"reason": error[:200]}))


if __name__ == "__main__":
    main()
