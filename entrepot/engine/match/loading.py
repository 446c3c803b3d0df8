"""Reads saves and shares; anything wrong is reported in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ..errors import EntrepotError
from ..language.deal import Deal
from ..language.game import Game, Meta
from ..language.record import NOBODY
from .carry import laid
from .legend import Legend
from .match import Match
from .moves import Move
from .packing import unpack
from .resume import Replay, replay, resume
from .story import Segment, Story
from .view import View
from .writing import FORMAT, Saved, SavedSegment, digest_of


class Shared:
    """A match read from a share: it can be viewed, not played."""

    def __init__(self, game: Game, saved: Saved, records: dict[int, bytes]) -> None:
        self.game = game
        self.saved = saved
        self.players = saved.players
        self.seats = _seats(saved, game.meta)
        self.seat = saved.seat
        self.moves = [_move(text) for text in saved.moves]
        self.over = saved.over
        self.legend = _legend(saved, game)
        self._records = records

    def view(self, at: int | None = None) -> View:
        """The position after `at` moves as the share's seat saw it, as far as the current rules have fields for it."""
        game = self.game
        found = laid(self._record(at), self.legend, Legend.of(game), bytes(game.layout.size))
        return View(game, found.record, self.seat)

    def stored(self, at: int | None = None) -> dict[str, Any]:
        """The same by the names of the fields it was stored with."""
        return self.legend.values(self._record(at))

    def _record(self, at: int | None) -> bytes:
        number = len(self.moves) if at is None else at
        if not 0 <= number <= len(self.moves):
            raise EntrepotError(f"There is no move {number}; this share has moves 0 to {len(self.moves)}.")
        if number not in self._records:
            raise EntrepotError(f"The position after move {number} was not stored.")
        return self._records[number]


def read(path: Any) -> Saved:
    """A save or share as it is in the file; only its integrity is checked."""
    where = Path(path)
    try:
        data = where.read_bytes()
    except OSError as error:
        raise EntrepotError(f"{where} cannot be read ({error.strerror}); check its name.") from None
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise EntrepotError(f"{where} is not a complete saved game ({error}); save or copy it again.") from None
    if not isinstance(head, dict) or not isinstance(head.get("format"), int):
        raise EntrepotError(
            f"{where} is not a saved game (it has no format number); choose a file written by Entrepôt."
        )
    if head["format"] > FORMAT:
        raise EntrepotError(f"{where} has format {head['format']}, newer than {FORMAT}; update Entrepôt to open it.")
    try:
        saved = msgspec.convert(head, Saved)
    except msgspec.ValidationError as error:
        raise EntrepotError(f"{where} is not a saved game ({error}); save or copy it again.") from None
    if saved.kind not in ("save", "share"):
        raise EntrepotError(f"{where} is neither a save nor a share; choose a file written by Entrepôt.")
    if digest_of(saved) != saved.digest:
        raise EntrepotError(f"{where} was changed after it was saved (its digest differs); use the original file.")
    return saved


def load(
    path: Any, meta: Callable[[str], Meta], find: Callable[[str], Game], back: str = "plain", carry: bool = True
) -> Match | Shared:
    """Read a save and resume it, or read a share; anything wrong is reported in one sentence.

    A save played under other rules or components is replayed under the current ones. If the result differs, it
    continues from its last position, if that can be carried over; otherwise it can only be viewed. Without `carry` it
    must be replayed from its deal: positions from somebody else's file are not trusted.
    """
    where = Path(path)
    saved = read(path)
    meta(saved.game)
    game = find(saved.game)
    if saved.kind == "share":
        return _load_share(game, saved, where)
    try:
        story = story_of(saved, game)
    except EntrepotError as error:
        raise EntrepotError(f"{where}: {error}") from None
    same = story.segments[-1].played_by(game)
    if not same and carry:
        match = resume(game, story, back)
    else:
        found = replay(game, story, back)
        if found.match is None or found.why or (saved.earlier and not carry):
            raise EntrepotError(_refusal(where, saved, story, game, found.why))
        match = found.match
    match.owner = saved.seat if 0 <= saved.seat < saved.players else NOBODY
    return match


def _refusal(where: Path, saved: Saved, story: Story, game: Game, why: str) -> str:
    same = story.segments[-1].played_by(game)
    if same and why.startswith("the position"):
        return f"{where}: {why}; the file was changed."
    if same and why:
        return f"{where}: {why}"
    if same and all(one.played_by(game) for one in story.segments):
        at = story.base
        return f"{where}: its position was arranged by hand after move {at}; play it in the terminal or from Python."
    if saved.components != game.components and saved.rules_version == game.meta.rules_version:
        return (
            f"{where} was played with other components ({saved.components}, not {game.components}) and cannot be "
            "replayed with these; name their folder with --components."
        )
    return (
        f"{where} was played under rules version {saved.rules_version} of {saved.game} and cannot be replayed under "
        f"version {game.meta.rules_version}; finish it with the version of Entrepôt it was started with."
    )


def story_of(saved: Saved, game: Game) -> Story:
    """A save in the form in which the engine resumes it; nothing has been played yet."""
    moves = [_move(text) for text in saved.moves]
    segments: list[Segment] = []
    first = 0
    for one in saved.earlier:
        segments.append(_segment(one, game, first, one.until, None, bool(segments)))
        first = one.until
    segments.append(_segment(saved, game, first, len(moves), tuple(saved.hashes), bool(segments)))
    if any(segment.first > segment.until for segment in segments):
        raise EntrepotError("the segments are not in order: the file was changed; use the original.")
    seats = _seats(saved, game.meta)
    return Story(saved.players, saved.options, _deal(saved), seats, moves, tuple(segments), saved.over)


def _seats(saved: Saved, meta: Meta) -> tuple[str, ...]:
    """The names of the seats; those that were called by the former colours are called as the board shows them."""
    names, former = tuple(saved.seats), meta.former_colours[: saved.players]
    return meta.colours[: saved.players] if names and names == former else names


def _segment(
    one: Saved | SavedSegment, game: Game, first: int, until: int, hashes: tuple[str, ...] | None, later: bool
) -> Segment:
    """One of a save; a later one begins at a position that was not dealt."""
    legend = _legend(one, game)
    if isinstance(one, Saved) and one.format == 1:
        return Segment(one.rules_version, one.components, legend, first, until, hashes=hashes)
    at = _moments(one.at, first, until)
    records = dict(zip(at, unpack(one.records, legend.layout.size, len(at)), strict=True))
    if hashes is not None and hashes != (legend.layout.hash(records[at[-1]]),):
        raise EntrepotError("the last position is not the saved one; the file was changed.")
    start = records.get(first) if later else None
    if later and start is None:
        raise EntrepotError("a segment has no position to begin at: the file was changed; use the original.")
    return Segment(one.rules_version, one.components, legend, first, until, start, records)


def _moments(at: list[int], first: int, until: int) -> list[int]:
    """Of the records that were kept: all, where none is named."""
    if at and (sorted(set(at)) != at or at[0] < first or at[-1] > until):
        raise EntrepotError("the moments of the records are not in order: the file was changed; use the original.")
    return at or list(range(first, until + 1))


def _legend(one: Saved | SavedSegment, game: Game) -> Legend:
    """Of a file's records; format 1 had none."""
    return Legend.first(game) if one.legend is None else Legend.read(one.legend)


def _load_share(game: Game, saved: Saved, where: Path) -> Shared:
    try:
        legend = _legend(saved, game)
        at = _moments(saved.at, 0, len(saved.moves))
        records = dict(zip(at, unpack(saved.views, legend.layout.size, len(at)), strict=True))
    except EntrepotError as error:
        raise EntrepotError(f"{where}: views: {error}") from None
    if [legend.layout.hash(records[at[-1]])] != saved.hashes:
        raise EntrepotError(f"{where}: views and moves do not agree: the file was changed; ask for it again.")
    return Shared(game, saved, records)


def prove_share(shared: Shared, path: Any) -> bool:
    """Replay a finished share from its deal and compare every view.

    False if that cannot be told here: the deal is still secret, or the game was played under other rules or
    components, and today's lead to something else.
    """
    saved, where, game = shared.saved, Path(path), shared.game
    if not saved.over or saved.earlier:
        return False
    try:
        deal = _deal(saved)
        segment = Segment(saved.rules_version, saved.components, shared.legend, 0, len(saved.moves))
        story = Story(saved.players, saved.options, deal, shared.seats, shared.moves, (segment,), True)
    except EntrepotError as error:
        raise EntrepotError(f"{where}: {error}") from None
    wrong = _differs(shared, replay(game, story))
    if wrong and segment.played_by(game):
        raise EntrepotError(f"{where}: {wrong}")
    return not wrong


def _differs(shared: Shared, found: Replay) -> str:
    """What of a share is not as its deal gives it."""
    if found.match is None or found.why:
        return found.why
    seat = None if shared.seat == NOBODY else shared.seat
    for number in range(len(shared.moves) + 1):
        if found.match.view(seat, at=number).record != shared.view(number).record:
            return f"the view after move {number} is not what the deal gives; it was changed."
    return ""


def _deal(saved: Saved) -> Deal:
    try:
        deal = Deal(bytes.fromhex(saved.deal.secret or ""), tuple(bytes.fromhex(n) for n in saved.deal.nonces))
    except ValueError:
        raise EntrepotError("deal.secret is not hexadecimal; use the original file.") from None
    if deal.commitment != saved.deal.commitment:
        raise EntrepotError("the secret does not match the shuffle fingerprint; the file was changed.")
    return deal


def _move(text: str) -> Move:
    player, _, action = text.partition(" ")
    if not (player.isascii() and player.isdigit() and len(player) < 4) or not action:
        raise EntrepotError(f"{text[:60]!r} is not a move; a move is a seat and an action, such as '0 place:bank'.")
    return Move(int(player), action)
