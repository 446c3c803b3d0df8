"""A saved game is a text: JSON that pastes into a bug report, replays anywhere and survives renumbered catalogues.

A *save* is the owner's, complete with the deal's secret. A *share* is for one seat or a spectator: secret moves are
masked and, as it cannot be replayed without the secret, it carries the views themselves.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from .deal import Deal
from .errors import EntrepotError
from .game import Game, Meta
from .match import Match, Move, View
from .record import NOBODY

FORMAT = 1


class SavedDeal(msgspec.Struct, omit_defaults=True):
    commitment: str
    secret: str | None = None  # hexadecimal; only in a save, or once the game is over
    nonces: list[str] = []


class Saved(msgspec.Struct, omit_defaults=True):
    """The file, field by field."""

    format: int
    kind: str
    game: str
    rules_version: int
    components: str
    players: int
    options: dict[str, str]
    seats: list[str]
    deal: SavedDeal
    moves: list[str]
    hashes: list[str]
    over: bool = False
    seat: int = NOBODY
    views: str = ""
    digest: str = ""


class Shared:
    """A match read from a share: it can be looked at, not played."""

    def __init__(self, game: Game, saved: Saved, records: list[bytes]) -> None:
        self.game = game
        self.saved = saved
        self.players = saved.players
        self.seats = tuple(saved.seats)
        self.seat = saved.seat
        self.moves = [_move(text) for text in saved.moves]
        self.over = saved.over
        self._records = records

    def view(self, at: int | None = None) -> View:
        """The position after `at` moves, as the share's seat saw it."""
        number = len(self._records) - 1 if at is None else at
        if not 0 <= number < len(self._records):
            raise EntrepotError(f"There is no move {number}; this share has moves 0 to {len(self._records) - 1}.")
        return View(self.game, self._records[number], self.seat)


def _digest(saved: Saved) -> str:
    bare = msgspec.structs.replace(saved, digest="")
    return hashlib.sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()


def _describe(match: Match, kind: str) -> Saved:
    meta = match.game.meta
    deal = match.deal
    known = kind == "save" or match.over
    return Saved(
        format=FORMAT,
        kind=kind,
        game=meta.name,
        rules_version=meta.rules_version,
        components=match.game.components,
        players=match.players,
        options=match.options,
        seats=list(match.seats),
        deal=SavedDeal(
            deal.commitment, deal.secret.hex() if known else None, [n.hex() for n in deal.nonces] if known else []
        ),
        moves=[],
        hashes=[],
        over=match.over,
    )


def _write(saved: Saved, path: Any) -> None:
    saved.digest = _digest(saved)
    text = msgspec.json.format(msgspec.json.encode(saved), indent=1)
    target = Path(path)
    try:
        target.write_bytes(text + b"\n")
    except OSError as error:
        raise EntrepotError(f"{target} cannot be written ({error.strerror}); choose another place.") from None


def write_save(match: Match, path: Any) -> None:
    saved = _describe(match, "save")
    saved.moves = [str(move) for move in match.moves]
    saved.hashes = match.hashes()
    _write(saved, path)


def write_share(match: Match, path: Any, seat: int | None) -> None:
    viewer = NOBODY if seat is None else seat
    saved = _describe(match, "share")
    saved.seat = viewer
    saved.moves = [str(move) for move in match.history(seat)]
    records = [match.view(seat, at=n).record for n in range(match.count + 1)]
    saved.hashes = [match.game.layout.hash(records[-1])]
    saved.views = base64.b64encode(zlib.compress(_difference(records), 9)).decode()
    _write(saved, path)


def _difference(records: list[bytes]) -> bytes:
    """Each view as what differs from the one before: almost all zeros, so it packs to a few bytes a move."""
    out = bytearray()
    last = bytes(len(records[0]))
    for record in records:
        out += _xor(record, last)
        last = record
    return bytes(out)


def _xor(one: bytes, other: bytes) -> bytes:
    """As numbers: byte by byte it would take most of the time of a share."""
    return (int.from_bytes(one) ^ int.from_bytes(other)).to_bytes(len(one))


def _records(packed: str, size: int, where: Path) -> list[bytes]:
    try:
        data = zlib.decompress(base64.b64decode(packed, validate=True))
    except (binascii.Error, zlib.error):
        raise EntrepotError(f"{where}: views cannot be unpacked, the file was changed; ask for it again.") from None
    if not data or len(data) % size:
        raise EntrepotError(f"{where}: views are not whole records, the file was changed; ask for it again.")
    records = []
    last = bytes(size)
    for start in range(0, len(data), size):
        last = _xor(data[start : start + size], last)
        records.append(last)
    return records


def read(path: Any) -> Saved:
    """A save or share as it is in the file, checked for wholeness only."""
    where = Path(path)
    try:
        data = where.read_bytes()
    except OSError as error:
        raise EntrepotError(f"{where} cannot be read ({error.strerror}); check its name.") from None
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise EntrepotError(f"{where} is not a whole saved game ({error}); save or copy it again.") from None
    if not isinstance(head, dict) or not isinstance(head.get("format"), int):
        raise EntrepotError(f"{where} is not a saved game (it has no format number); choose a file Entrepôt wrote.")
    if head["format"] > FORMAT:
        raise EntrepotError(f"{where} has format {head['format']}, newer than {FORMAT}; update Entrepôt to open it.")
    try:
        saved = msgspec.convert(head, Saved)
    except msgspec.ValidationError as error:
        raise EntrepotError(f"{where} is not a saved game ({error}); save or copy it again.") from None
    if _digest(saved) != saved.digest:
        raise EntrepotError(f"{where} was changed after it was saved (its digest differs); use the original file.")
    return saved


def load(path: Any, meta: Callable[[str], Meta], find: Callable[[str], Game], back: str = "plain") -> Match | Shared:
    """Read a save and replay it, or read a share; anything wrong is told in one sentence."""
    where = Path(path)
    saved = read(path)
    version = meta(saved.game).rules_version
    if saved.rules_version != version:
        raise EntrepotError(
            f"{where} was played under rules version {saved.rules_version} of {saved.game}, this is version {version}; "
            "finish it with the Entrepôt it was begun with."
        )
    game = find(saved.game)
    if saved.components != game.components:
        raise EntrepotError(
            f"{where} was played with other components ({saved.components}, not {game.components}); "
            "name their folder with --components."
        )
    if saved.kind == "share":
        return _load_share(game, saved, where)
    return _replay(game, saved, where, back)


def _load_share(game: Game, saved: Saved, where: Path) -> Shared:
    records = _records(saved.views, game.layout.size, where)
    if len(records) != len(saved.moves) + 1 or [game.layout.hash(records[-1])] != saved.hashes:
        raise EntrepotError(f"{where}: views and moves do not agree, the file was changed; ask for it again.")
    return Shared(game, saved, records)


def prove_share(shared: Shared, path: Any) -> bool:
    """Replay a finished share from its deal and compare every view; False while the deal is still secret."""
    saved, where = shared.saved, Path(path)
    if not saved.over:
        return False
    match = _play(shared.game, saved, where, "plain")
    seat = None if shared.seat == NOBODY else shared.seat
    for number in range(len(saved.moves) + 1):
        if match.view(seat, at=number).record != shared.view(number).record:
            raise EntrepotError(f"{where}: the view after move {number} is not what the deal gives; it was changed.")
    return True


def _replay(game: Game, saved: Saved, where: Path, back: str) -> Match:
    match = _play(game, saved, where, back)
    if match.hashes() != saved.hashes:
        ours = match.hashes()
        turn = next((n for n, (a, b) in enumerate(zip(ours, saved.hashes, strict=False), 1) if a != b), len(ours))
        raise EntrepotError(f"{where}: the position after turn {turn} is not the saved one; the file was changed.")
    return match


def _play(game: Game, saved: Saved, where: Path, back: str) -> Match:
    """The match of all moves of a file, from the beginning."""
    deal = _deal(saved, where)
    match = Match.begin(game, saved.players, saved.options, deal, back, saved.seats)
    for number, text in enumerate(saved.moves, 1):
        move = _move(text)
        try:
            match.take(move.player, move.action)
        except EntrepotError as error:
            raise EntrepotError(f"{where}: move {number} ({text}) cannot be replayed: {error}") from None
    return match


def _deal(saved: Saved, where: Path) -> Deal:
    try:
        deal = Deal(bytes.fromhex(saved.deal.secret or ""), tuple(bytes.fromhex(n) for n in saved.deal.nonces))
    except ValueError:
        raise EntrepotError(f"{where}: deal.secret is not hexadecimal; use the original file.") from None
    if deal.commitment != saved.deal.commitment:
        raise EntrepotError(f"{where}: the deal's secret does not match its commitment; it is not the promised deal.")
    return deal


def _move(text: str) -> Move:
    player, _, action = text.partition(" ")
    if not (player.isascii() and player.isdigit() and len(player) < 4) or not action:
        raise EntrepotError(f"{text[:60]!r} is not a move; a move is a seat and an action, such as '0 place:bank'.")
    return Move(int(player), action)
