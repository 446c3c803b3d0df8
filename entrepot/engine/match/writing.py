"""A saved game is text: JSON that can be pasted into a bug report and replayed anywhere.

A *save* is the owner's, complete with the deal's secret. A *share* is for one seat or a spectator: secret moves are
masked and, as it cannot be replayed without the secret, it carries the views themselves. Both carry the legend of their
records, so that they can be read under other rules. Format 1 had neither legends nor a save's records.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ..errors import EntrepotError
from ..language.game import Game
from ..language.record import NOBODY
from .legend import Legend
from .packing import pack
from .story import Segment, Story

FORMAT = 2


class SavedDeal(msgspec.Struct, omit_defaults=True):
    commitment: str
    secret: str | None = None  # hexadecimal; only in a save, or once the game is over
    nonces: list[str] = []


class SavedSegment(msgspec.Struct, omit_defaults=True):
    """What was played before, under other rules or components; a share says only where it ended."""

    rules_version: int
    components: str
    until: int
    legend: Any = None
    records: str = ""
    at: list[int] = []  # the moments of the records


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
    seat: int = NOBODY  # that it is for; of a save, its owner's
    views: str = ""
    digest: str = ""
    legend: Any = None
    records: str = ""  # the positions, from where these rules were first played with
    at: list[int] = []  # their moments, where not all were kept
    earlier: list[SavedSegment] = []


def digest_of(saved: Saved) -> str:
    bare = msgspec.structs.replace(saved, digest="")
    return hashlib.sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()


def _describe(game: Game, story: Story, kind: str) -> Saved:
    deal, played = story.deal, story.segments[-1]
    known = kind == "save" or story.over
    return Saved(
        format=FORMAT,
        kind=kind,
        game=game.meta.name,
        rules_version=played.rules_version,
        components=played.components,
        players=story.players,
        options=dict(story.options),
        seats=list(story.seats),
        deal=SavedDeal(
            deal.commitment, deal.secret.hex() if known else None, [n.hex() for n in deal.nonces] if known else []
        ),
        moves=[str(move) for move in story.moves],
        hashes=[],
        over=story.over,
    )


def _write(saved: Saved, path: Any) -> None:
    saved.digest = digest_of(saved)
    text = msgspec.json.format(msgspec.json.encode(saved), indent=1)
    target = Path(path)
    try:
        target.write_bytes(text + b"\n")
    except OSError as error:
        raise EntrepotError(f"{target} cannot be written ({error.strerror}); choose another location.") from None


def write_save(game: Game, story: Story, owner: int, path: Any) -> None:
    """The whole match, with its secret, so that its owner can continue it."""
    saved, played = _describe(game, story, "save"), story.segments[-1]
    saved.seat = owner
    if played.hashes is not None:  # of a file that had nothing else, which is all there is
        saved.format, saved.hashes = 1, list(played.hashes)
        _write(saved, path)
        return
    saved.hashes = [played.legend.layout.hash(played.records[max(played.records)])]
    saved.legend, saved.records, saved.at = played.legend, *_pack(played)
    for segment in story.segments[:-1]:
        records, at = _pack(segment)
        saved.earlier.append(
            SavedSegment(segment.rules_version, segment.components, segment.until, segment.legend, records, at)
        )
    _write(saved, path)


def _pack(segment: Segment) -> tuple[str, list[int]]:
    """The records of a segment, and their moments where these are not all."""
    records = dict(segment.records)
    if segment.start is not None:
        records[segment.first] = segment.start
    at = sorted(records)
    whole = at == list(range(segment.first, segment.until + 1))
    return pack([records[moment] for moment in at]), [] if whole else at


def write_share(game: Game, story: Story, views: Mapping[int, bytes], seat: int, path: Any) -> None:
    """What one seat may know: its views, by moment, and the moves as it saw them."""
    saved = _describe(game, story, "share")
    saved.seat, at = seat, sorted(views)
    records = [views[moment] for moment in at]
    saved.legend = Legend.of(game)
    saved.hashes = [game.layout.hash(records[-1])]
    saved.views, saved.at = pack(records), at if len(at) <= len(story.moves) else []
    saved.earlier = [SavedSegment(one.rules_version, one.components, one.until) for one in story.segments[:-1]]
    _write(saved, path)
