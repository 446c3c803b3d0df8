"""Carries a position over from one version of a game to another, field by field, by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..backends.backend import Position, backend
from ..backends.doubts import WORDS, WRONG
from ..errors import EntrepotError
from ..language.game import Game
from ..language.record import NOBODY
from .legend import Legend

EVERY = 64  # in the random game played on from a position carried over, one position in this many is checked
MOST_MOVES = 100_000


class Unfit(EntrepotError):
    """Why a match cannot continue under these rules: a kind of reason, and what it is about."""

    def __init__(self, reason: str, about: str = "") -> None:
        super().__init__(REASONS[reason].format(about=about))
        self.reason = reason
        self.about = about


REASONS = {
    "over": "it was finished under other rules",
    "unknown": "its positions were not stored",
    "begin": "these rules do not allow such a game: {about}",
    "field": "these rules have no place for {about}",
    "frame": "these rules do not have the decision {about}",
    "check": "under these rules the position is impossible: {about}",
    "damaged": "its stored data is inconsistent: {about}",
}


@dataclass(frozen=True)
class Laid:
    """A record in another layout, and the names of the old fields and frames that have no place in it."""

    record: bytes
    fields: tuple[str, ...] = ()
    frames: tuple[str, ...] = ()


def laid(record: bytes, old: Legend, new: Legend, default: bytes) -> Laid:
    """A record written with one legend in the layout of another; what only that one has, as in `default`."""
    if old is new or old == new:
        return Laid(record)
    out = bytearray(default)
    before, after = old.arrays(record), new.arrays(out)
    lost = [name for name in old.layout.names if name not in after]
    for name in new.layout.names:
        if name in before and not _fill(after[name], before[name]):
            lost.append(name)
    frames = _rename(after, old, new)
    return Laid(bytes(out), tuple(lost), frames)


def _fill(after: np.ndarray[Any, Any], before: np.ndarray[Any, Any]) -> bool:
    """Copy as much as there is room for; return whether it all fitted."""
    if after.ndim != before.ndim:
        return False
    limits = np.iinfo(after.dtype)
    fits = bool(int(before.min()) >= limits.min and int(before.max()) <= limits.max)
    if not fits:
        return False
    part = tuple(slice(0, min(a, b)) for a, b in zip(after.shape, before.shape, strict=True))
    after[part] = before[part].astype(after.dtype)
    return all(a >= b for a, b in zip(after.shape, before.shape, strict=True))


def _rename(arrays: Mapping[str, np.ndarray[Any, Any]], old: Legend, new: Legend) -> tuple[str, ...]:
    """Give the frames on the agenda the numbers their kinds have now; the names of those that have none."""
    if old.kinds == new.kinds:
        return ()
    agenda, depth = arrays["agenda"], int(arrays["depth"][0])
    lost = []
    for frame in range(max(0, min(depth, len(agenda)))):
        number = int(agenda[frame, 0])
        kind = old.kinds[number] if 0 <= number < len(old.kinds) else str(number)
        if kind in new.kinds:
            agenda[frame, 0] = new.kinds.index(kind)
        else:
            agenda[frame, 0] = 0
            lost.append(kind)
    return tuple(lost)


def alike(record: bytes, legend: Legend, kept: bytes, old: Legend) -> bool:
    """Whether a record says the same as one that was kept, wherever both have a field."""
    if old is legend or old == legend:
        return record == kept
    mapped = old.arrays(laid(record, legend, old, bytes(old.layout.size)).record)
    stored = old.arrays(kept)
    ours = legend.fields
    for name in old.layout.names:
        if name not in ours or len(ours[name][1]) != len(old.fields[name][1]):
            continue
        part = tuple(slice(0, min(a, b)) for a, b in zip(ours[name][1], old.fields[name][1], strict=True))
        if not np.array_equal(mapped[name][part], stored[name][part]):
            return False
    return True


def fresh(
    game: Game, players: int, options: Mapping[str, str], key: tuple[int, int], strict: bool = False
) -> tuple[dict[str, str], bytes]:
    """The options these rules know, and the record a game with them begins with: where a new field's value is from.

    Strictly they have to know them all. A ruling that a game does not name could not be chosen when it was begun: it
    was played by the first choice, whatever is usual today.
    """
    rulings = {name: option.choices[0] for name, option in game.meta.options.items() if option.ruling}
    known = {name: value for name, value in options.items() if strict or value in _choices(game, name)}
    try:
        chosen = game.meta.check(players, rulings | known)
        numbers = {f"option_{name}": game.meta.options[name].choices.index(value) for name, value in chosen.items()}
        position = Position(backend(game, "plain"))
        position.begin(players, numbers, key)
    except EntrepotError as error:
        raise Unfit("begin", str(error)) from None
    except Exception as error:  # of rules that do not fit the record, whatever it may be
        raise Unfit("begin", repr(error)) from None
    return chosen, bytes(position.record)


def _choices(game: Game, option: str) -> tuple[str, ...]:
    return game.meta.options[option].choices if option in game.meta.options else ()


def carried(record: bytes, old: Legend, game: Game, default: bytes, start: bytes | None) -> bytes:
    """A position that these rules can continue from, or the reason why there is none.

    A value that these rules have no field for may be dropped if it is empty or unchanged since the start.
    """
    new = Legend.of(game)
    found = laid(record, old, new, default)
    for name in found.fields:
        if name in new.fields or not _empty(name, record, old, start):
            raise Unfit("field", name)
    if found.frames:
        raise Unfit("frame", found.frames[0])
    doubt(game, found.record)
    return found.record


def _empty(name: str, record: bytes, old: Legend, start: bytes | None) -> bool:
    values = old.arrays(record)[name]
    if start is not None and np.array_equal(values, old.arrays(start)[name]):
        return True
    return bool(np.all((values == 0) | (values == NOBODY)))


def doubt(game: Game, record: bytes) -> None:
    """Whether a position is sound: the checks of the walks, here and along a random game from here to the end.

    On the plain back end, where an index out of bounds raises instead of reading something else.
    """
    position = Position(backend(game, "plain"), record)
    out = position.back.buffer()
    try:
        for viewer in range(position.s.players):
            position.view(viewer).guess(viewer, (1, 2))
        move = position.back.functions["walk"](*position.back.open(position.record), 1, 0, MOST_MOVES, EVERY, out)
        fault = position.s.fault
        said = "" if not fault else WORDS[fault] if fault < WRONG else "; ".join(game.conserved(position.s))
    except Exception as error:  # rules raise nothing on a position that is one
        raise Unfit("check", repr(error)) from None
    if said:
        raise Unfit("check", f"{said} (after {move} moves at random)" if move else said)
