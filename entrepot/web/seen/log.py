"""The log as one viewer reads it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from weakref import WeakKeyDictionary

from markupsafe import Markup, escape

from entrepot.engine.match.match import Match
from entrepot.engine.match.moves import Move
from entrepot.engine.match.view import View
from entrepot.paper.face import Face
from entrepot.paper.words import Words

from ..people.viewer import Viewer
from ..tables.table import Table
from .live import Line


@dataclass(frozen=True)
class Told:
    """What a line of the log says, and under which heading."""

    player: int
    text: Markup
    round: str
    place: str | None = None  # of a draft: where it was done
    part: tuple[str, str] = ("", "")  # where several such lines are told as one: the verb, and what it is about


@dataclass
class Lines:
    """The log as one viewer reads it in one language, made as the game goes on."""

    made: list[Line] = field(default_factory=list)
    round: str = ""
    view: View | None = None  # after the last of them
    drafted: dict[tuple[bytes, bytes], Told] = field(default_factory=dict)  # of the draft, by what it changes
    changed: bool = False  # it was told that the rules have changed


def all_lines(table: Table, viewer: Viewer, face: Face) -> list[Line]:
    """The whole log of what everybody shares, as the viewer reads it."""
    assert table.match is not None
    return log_lines(table, viewer.seat, face, face.words(viewer.settings.lang), table.match)


Reader = tuple[int | None, str, Path, bool]  # a seat, a language, a face, and whether it is over and nothing masked


@dataclass
class _Logs:
    """The logs of one table, as long as its moves so far stay what they were."""

    history: int
    lines: dict[Reader, Lines] = field(default_factory=dict)


_LOGS: WeakKeyDictionary[Table, _Logs] = WeakKeyDictionary()


def _known(table: Table, seat: int | None, lang: str, face: Face) -> Lines:
    """What was made so far of a log."""
    assert table.match is not None
    logs = _LOGS.get(table)
    if logs is None or logs.history != table.history:
        logs = _LOGS[table] = _Logs(table.history)
    return logs.lines.setdefault((seat, lang, face.style, table.match.over), Lines())


def log_lines(table: Table, seat: int | None, face: Face, words: Words, match: Match) -> list[Line]:
    """The log for a viewer: shared moves as they were told before, the viewer's own draft after them."""
    assert table.match is not None
    shared = table.match
    known = _known(table, seat, words.lang, face)
    if len(known.made) < shared.count:
        for number, told in _told(shared, seat, len(known.made), face, words, known):
            known.made.append(_line(number, told, known, shared.base))
        known.drafted.clear()
    lines = list(known.made)
    if match is not shared:
        head = Lines(round=known.round, view=known.view, drafted=known.drafted, changed=known.changed)
        drafted = _told(match, seat, shared.count, face, words, head, True)
        lines += [_line(number, told, head, shared.base, True) for number, told in drafted]
    return lines


def _told(
    match: Match, seat: int | None, first: int, face: Face, words: Words, known: Lines, draft: bool = False
) -> Iterator[tuple[int, Told]]:
    """The moves from `first` on, told. A draft is told again at each of its steps, and once more when it is shared."""
    for number in range(first, match.count):
        key = (match.record(number), match.record(number + 1)) if number >= match.base else (b"", b"%d" % number)
        if key in known.drafted:
            known.view = None
            yield number, known.drafted[key]
            continue
        move = match.move(number, seat)
        if not (match.knows(number) and match.knows(number + 1)):
            known.view = None
            yield number, Told(move.player, _called(move, words), known.round)
            continue
        before, after = known.view or match.view(seat, at=number), match.view(seat, at=number + 1)
        text = _text(match, number, face, before, after, words, move)
        place = face.place(before, move.action) if draft else None
        part = _part(match, move, text, words)
        told = known.drafted[key] = Told(move.player, text, face.round(before, words), place, part)
        known.view = after
        yield number, told


def _text(match: Match, number: int, face: Face, before: View, after: View, words: Words, move: Move) -> Markup:
    """What a line says; of a move under rules that the face does not know, what it is called."""
    try:
        text = Markup(face.line(before, after, move.player, move.action, words))
        if text or number >= match.base or before.record != after.record:
            return text
        return _called(move, words)  # its own position was not kept
    except Exception:
        if number >= match.base:
            raise
        return _called(move, words)


def _called(move: Move, words: Words) -> Markup:
    try:
        return escape(words.action(move.action))
    except Exception:  # there is no such action any more
        return escape(move.action)


def _line(number: int, told: Told, known: Lines, base: int, draft: bool = False) -> Line:
    if not told.text:  # nothing came of it; a new round is announced by the next line
        return Line(number + 1, told.player, told.text, "", draft)
    new, known.round = told.round != known.round, told.round
    changed = 0 < base <= number and not known.changed
    known.changed |= changed
    return Line(number + 1, told.player, told.text, told.round if new else "", draft, *told.part, changed=changed)


def _part(match: Match, move: Move, text: Markup, words: Words) -> tuple[str, str]:
    """What a line says of a run, where it can: what it brought or cost as icons is told in full."""
    verb, noun = words.part(move.action)
    if not verb:
        return "", ""
    name = words.noun(f"player-{match.game.meta.colours[move.player]}")
    told, said = " ".join(text.striptags().split()), words.log(name, move.action)
    if told == said:
        return verb, noun
    if told.startswith(f"{said}: ") and "<svg" not in text and "also" not in text:
        return verb, f"{noun} → {told.removeprefix(f'{said}: ')}"
    return "", ""


def recap(table: Table, seat: int | None, lines: list[Line]) -> tuple[Line, ...]:
    """What happened since the viewer last moved, when it is theirs to move again."""
    if seat is None or table.match is None or seat not in table.match.actors:
        return ()
    shared = lines[: table.match.count]
    own = max((n for n, line in enumerate(shared) if line.seat == seat), default=None)
    return () if own is None else tuple(line for line in shared[own + 1 :] if line.text)


def drafted_places(table: Table, viewer: Viewer, face: Face, match: Match) -> frozenset[str]:
    """The places of the draft, each as its decision knew it; the log has just told them."""
    assert table.match is not None
    known = _known(table, viewer.seat, viewer.settings.lang, face)
    keys = [(match.record(n), match.record(n + 1)) for n in range(table.match.count, match.count)]
    return frozenset(place for key in keys if (place := known.drafted[key].place))
