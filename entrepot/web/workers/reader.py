"""The process that reads uploaded games: to replay one takes a while, for which no table should wait."""

from __future__ import annotations

import resource
import sys
import tempfile
from pathlib import Path

import msgspec

from entrepot import games
from entrepot.engine.errors import EntrepotError
from entrepot.engine.language import components
from entrepot.engine.language.record import NOBODY
from entrepot.engine.match.loading import Shared, load, read
from entrepot.engine.match.match import Match
from entrepot.paper.face import Scene, Seat
from entrepot.paper.faces import face_of

from .process import answer_all

NOT_OFFERED = "problem-no-game"
MEMORY = 4 << 30  # bytes; most of it is only reserved, for compiled code


class Upload(msgspec.Struct):
    data: bytes
    name: str  # as the person called it
    back: str = "plain"
    offered: list[str] | None = None  # the games of which one may be; None: any that is found


class Reading(msgspec.Struct):
    """A game with all its positions, or what is wrong with it: a problem's id and what goes into its sentence."""

    game: str = ""
    players: int = 0
    options: dict[str, str] = {}
    seats: list[str] = []
    secret: bytes = b""
    nonces: list[bytes] = []
    past: list[tuple[int, int, bytes, bool, str]] = []
    record: bytes = b""
    owner: int = NOBODY  # of a save: the seat of whose it is
    shown: tuple[int, str] | None = None  # of a share: whose view it is, and the commitment of its deal
    problem: str = ""
    said: dict[str, str | int] = {}


def reading(upload: Upload) -> Reading:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "upload"
        path.write_bytes(upload.data)
        try:
            saved = read(path)
            if upload.offered is not None and saved.game not in upload.offered:
                return Reading(problem=NOT_OFFERED)
            most = games.meta(saved.game).longest
            if len(saved.moves) > most:
                return Reading(problem="problem-too-long", said={"moves": len(saved.moves), "most": most})
            if saved.kind == "share":
                return looked_at(load(path, games.meta, games.find))
            # its positions are somebody's word: it has to be replayed from its deal
            match = load(path, games.meta, games.find, upload.back, carry=False)
        except EntrepotError as error:
            sentence = str(error).replace(str(path), upload.name[:60] or "upload")
            return Reading(problem="problem-said", said={"sentence": sentence})
    assert isinstance(match, Match)
    return packed(match)


def looked_at(shared: Match | Shared) -> Reading:
    """A share, once every moment of it could be drawn: its positions are somebody's word, and no table waits here."""
    assert isinstance(shared, Shared)
    game = shared.game
    face = face_of(game)
    words = face.words("en")
    views = [shared.view(moment) for moment in range(len(shared.moves) + 1)]
    seats = tuple(Seat(seat, "", "left") for seat in range(shared.players))
    own = None if shared.seat == NOBODY else shared.seat
    if any(view.players != shared.players for view in views) or any(m.player >= shared.players for m in shared.moves):
        raise EntrepotError("This share's number of players does not match its positions; ask for it again.")
    try:
        for view in views:
            for draw in (face.desk, face.phone):
                draw(Scene(view, words, seats, own, past=True))
        for before, after, move in zip(views, views[1:], shared.moves, strict=False):
            face.line(before, after, move.player, move.action, words)
    except Exception as error:
        reason = type(error).__name__
        raise EntrepotError(f"This share has a position that cannot be shown ({reason}); ask for it again.") from None
    past = [
        (move.player, NOBODY, view.record, False, move.action) for view, move in zip(views, shared.moves, strict=False)
    ]
    shown = shared.seat, shared.saved.deal.commitment
    options = dict(shared.saved.options)
    names = list(shared.seats)
    return Reading(game.meta.name, shared.players, options, names, b"", [], past, views[-1].record, shown=shown)


def packed(match: Match) -> Reading:
    return Reading(
        match.game.meta.name,
        match.players,
        match.options,
        list(match.seats),
        match.deal.secret,
        list(match.deal.nonces),
        [(done.player, done.action, done.before, done.simultaneous, done.name) for done in match.past],
        bytes(match.position.record),
        match.owner,
    )


def main() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for overlay in sys.argv[1:]:
        name, _, folder = overlay.partition("=")
        components.overlay(name, Path(folder))
    answer_all(Upload, reading, lambda error: Reading(problem="problem-unreadable", said={"reason": error[:200]}))


if __name__ == "__main__":
    main()
