"""What one person sees of a table: the scene for the face, and everything the house draws around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from markupsafe import Markup, escape

from entrepot.engine.match.match import Match, Move, View
from entrepot.paper.face import Act, Face, Lesson, Scene, Seat
from entrepot.paper.words import Words

from ..people.viewer import Viewer
from ..storage import ProposalRow, SeatRow
from ..tables.draft import is_plan
from ..tables.opening import PACES
from ..tables.proposals import name_of
from ..tables.seats import PEOPLE, is_open
from ..tables.standing import broken_off, final, resigned
from ..tables.table import Table
from ..workers.library import Library
from . import courses
from .live import RECENT, Button, Line, Link, Live, Proposal, Said
from .notes import note
from .times import short


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


def live(library: Library, table: Table, viewer: Viewer, web_words: Callable[[str], Words]) -> Live:
    """Everything a page needs, from the views of that seat alone."""
    words = web_words(viewer.settings.lang)
    face = library.face(table.row.game)
    game_words = face.words(viewer.settings.lang)
    curtain, seat = _curtain(table, viewer), viewer.seat
    if curtain is not None:  # whoever looks up now may be the next player: nobody's secrets are in the page
        viewer = replace(viewer, seat=None)
    match = table.seen_by(viewer.seat)
    past = viewer.at is not None and viewer.at < match.count
    view = match.view(viewer.seat, at=viewer.at if past else None)
    acts = {} if past else acts_of(table, viewer, face, match, view)
    mine = viewer.seat is not None and not past
    closing = table.closing(viewer.seat) if mine and viewer.seat is not None else None
    buttons = tuple(
        Button(act, act.said or game_words.action(act.actions[0], view.asked), face.button(act.actions[0]))
        for act in acts.get("", ())
        if act.actions != (closing,)  # Confirm plays it, and says so
    )
    ending = not past and table.ends_game(viewer.seat)
    actors = () if past or ending or not table.running else match.actors
    lines = log_lines(table, viewer.seat, face, game_words, match)
    scene = Scene(
        view=view,
        words=game_words,
        seats=tuple(_seat(table, row, viewer, game_words, words) for row in table.seats),
        viewer=viewer.seat,
        actors=actors,
        acts={place: found for place, found in acts.items() if place},
        drafted=frozenset() if past else _drafted(table, viewer, match),
        past=past,
    )
    draft = table.drafts.get(viewer.seat) if viewer.seat is not None else None
    gone, shared = table.row.status == "abandoned", table.row.status == "shared"
    over = table.row.status in ("over", "abandoned") or (shared and match.over)
    proposal = table.proposal
    return Live(
        id=table.row.id,
        meta=match.game.meta,
        face=face,
        scene=scene,
        words=words,
        form=viewer.form,
        status="kept" if match.kept and table.row.status == "running" else table.row.status,
        number=table.row.number,
        step=draft.step if draft else 0,
        buttons=buttons,
        undo=_one_back(draft.said, words, game_words) if mine and draft else None,
        redo=_one_back(draft.future, words, game_words) if mine and draft else None,
        restart=bool(mine and draft and draft.said),
        confirm=bool(mine and table.running and (closing or (draft and draft.finished))),
        ending=ending,
        closes=closing or "",
        closing=game_words.action(closing, view.asked) if closing else "",
        likely=_likely(table, viewer, face, match) if acts else None,
        thinking=tuple(sorted(table.thinking)),
        skip=mine and _waits(table, viewer),
        lines=tuple([line for line in lines if line.text][-RECENT:]),
        recap=recap(table, viewer.seat, lines),
        chat=tuple(Said(one.seat, one.name, one.text, one.at, one.line) for one in table.chat),
        watchers=sum(one.seat is None for one in table.subscribers),
        at=viewer.at if past else None,
        last=match.count,
        host=table.row.host == viewer.person,
        links=_links(table, viewer),
        proposal=_proposal(proposal) if proposal else None,
        seat=seat,
        curtain=curtain,
        lesson=_lesson(face, viewer, view.asked, mine and viewer.seat in actors),
        result=broken_off(match, table.seats) if gone else final(match, table.seats) if over else None,
        resigned=resigned(table.seats),
        rematch=table.played_by(viewer.person),
        scores=scores_over_time(match) if over else (),
        origins=origins(match, face) if over else (),
        commitment=table.row.commitment,
        secret=table.row.secret.hex() if over else "",
        note=_note(table, match, viewer, words),
        disclosed=table.row.disclosed,
        takes=mine and table.running and table.alone(viewer.person) and table.row.forked_from is None,
        saved=over and not shared and table.row.forked_from is None,
        settings=viewer.settings,
    )


def _likely(table: Table, viewer: Viewer, face: Face, match: Match) -> View | None:
    """The question that the viewer means to answer, where that of the moment can be passed by."""
    if viewer.seat is None or viewer.settings.steps or viewer.seat not in match.actors:
        return None
    return courses.likely(match.game, face, match.position, viewer.seat)


def _one_back(said: list[str], words: Words, game_words: Words) -> str | None:
    """What the last of it is called on the button that takes it back, or again."""
    if not said:
        return None
    if is_plan(said[-1]):
        return words.text("bar-plan")
    actions = said[-1].split(" ")
    return game_words.action(next((name for name in reversed(actions) if ":" in name), actions[-1]))


def all_lines(table: Table, viewer: Viewer, face: Face) -> list[Line]:
    """The whole log of what everybody shares, as the viewer reads it."""
    assert table.match is not None
    return log_lines(table, viewer.seat, face, face.words(viewer.settings.lang), table.match)


def alike(table: Table, viewer: Viewer) -> tuple[object, ...]:
    """Equal for viewers who see the same now: a person counts where they sit, sat, or are the host."""
    person = viewer.person if table.played_by(viewer.person) else ""
    return person, viewer.seat, viewer.settings, viewer.form, viewer.base_url, tuple(sorted(table.thinking))


def acts_of(table: Table, viewer: Viewer, face: Face, match: Match, view: View) -> dict[str, tuple[Act, ...]]:
    """What the viewer may do now, by place; "" holds what has no place."""
    seat = viewer.seat
    if seat is None or not table.may_act(seat):
        return {}
    words = face.words(viewer.settings.lang)
    offered = courses.acts(match.game, face, match.position, seat, words, viewer.settings.steps)
    for place, plans in face.plans(view, words).items():
        offered[place] = (*offered.get(place, ()), *plans)
    return offered


def log_lines(table: Table, seat: int | None, face: Face, words: Words, match: Match) -> list[Line]:
    """The log for a viewer: shared moves from the cache, the viewer's own draft after them."""
    assert table.match is not None
    shared = table.match
    cache: dict[tuple[int | None, str, bool], Lines] = table.lines
    known = cache.setdefault((seat, words.lang, shared.over), Lines())
    if len(known.made) > shared.count:  # something was taken back
        known = cache[seat, words.lang, shared.over] = Lines()
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


def origins(match: Match, face: Face) -> tuple[Mapping[str, int], ...]:
    """Where the points that were gained in play came from, by seat: each change belongs to what was done."""
    if face.points is None or not all(match.knows(n) for n in range(match.count + 1)):
        return ()
    layout = match.game.layout
    positions = [layout.plain(bytearray(match.record(n))) for n in range(match.count + 1)]
    found: list[dict[str, int]] = [{} for _ in range(match.players)]
    for seat, gained in enumerate(found):
        begun = face.points(positions[0], seat)
        if begun:
            gained[face.origin(positions[0], positions[0], "")] = begun
    for n, move in enumerate(match.moves):
        for seat, gained in enumerate(found):
            more = face.points(positions[n + 1], seat) - face.points(positions[n], seat)
            if more:
                source = face.origin(positions[n], positions[n + 1], move.action)
                gained[source] = gained.get(source, 0) + more
    return tuple(found)


def scores_over_time(match: Match) -> tuple[tuple[int, ...], ...]:
    """The points after every turn, by seat."""
    layout = match.game.layout
    records = [match.record(n) for n in range(match.count + 1) if match.knows(n)]
    turns = [layout.value(record, "turns") for record in records]
    ends = [r for n, r in enumerate(records) if n + 1 == len(records) or turns[n + 1] != turns[n]]
    return tuple(tuple(match.game.scores(layout.plain(bytearray(record)))) for record in ends)


def _drafted(table: Table, viewer: Viewer, match: Match) -> frozenset[str]:
    """The places of the draft, each as its decision knew it; the log has just told them."""
    assert table.match is not None
    known: Lines = table.lines[viewer.seat, viewer.settings.lang, table.match.over]
    keys = [(match.record(n), match.record(n + 1)) for n in range(table.match.count, match.count)]
    return frozenset(place for key in keys if (place := known.drafted[key].place))


def _seat(table: Table, row: SeatRow, viewer: Viewer, words: Words, web: Words) -> Seat:
    assert table.match is not None
    colour = table.match.game.meta.colours[row.seat]
    kind = row.kind
    if kind in PEOPLE:
        kind = "you" if row.seat == viewer.seat else "screen" if row.person == viewer.person else "link"
    if is_open(row):
        kind = "open"
    here = kind in ("bot", "you", "screen") or any(one.person == row.person for one in table.subscribers)
    return Seat(
        row.seat,
        row.name or words.noun(f"player-{colour}"),
        kind,
        web.get(f"bot-{row.level}") if row.level else "",
        here,
        _clock(table, row.seat, web),
    )


def _clock(table: Table, seat: int, words: Words) -> str:
    """How long the seat may still think about its turn, where the table's pace sets a time."""
    limit = PACES.get(table.row.pace, 0)
    if not limit or not table.running or table.match is None or seat not in table.match.actors:
        return ""
    return short(words, max(0, table.row.updated + limit - table.clock()))


def _note(table: Table, match: Match, viewer: Viewer, words: Words) -> str:
    """What a desk says beneath its log; on a phone the board needs the room, and the menu says it."""
    known = words.text("note-disclosed") if table.row.disclosed and viewer.form == "desk" else ""
    return f"{note(match, viewer.seat, words)} {known}".strip()


def _waits(table: Table, viewer: Viewer) -> bool:
    """Whether only bots are to move, and do so at the pace that the viewer has set."""
    bots = len(table.bots_to_act) == len(table.match.actors) if table.running and table.match else False
    return bots and viewer.settings.pace != "instant" and viewer.person not in table.skipping


def _links(table: Table, viewer: Viewer) -> tuple[Link, ...]:
    if table.row.host != viewer.person:
        return ()
    return tuple(Link(row.seat, f"{viewer.base_url}/s/{row.link_plain}") for row in table.seats if row.link_plain)


def _curtain(table: Table, viewer: Viewer) -> int | None:
    """Another seat of the same person, at the same screen, that is to act."""
    if table.match is None or viewer.seat is None or viewer.at is not None or not table.running:
        return None
    if viewer.seat in table.match.actors:
        return None
    own = table.seats_of(viewer.person)
    return next((seat for seat in table.match.actors if seat in own), None)


def _lesson(face: Face, viewer: Viewer, asked: str, turn: bool) -> Lesson | None:
    if not viewer.settings.guided or not turn:
        return None
    return next((one for one in face.lessons if one.kind == asked and one.words not in viewer.settings.learnt), None)


def _proposal(row: ProposalRow) -> Proposal:
    return Proposal(row.seat, row.moment, tuple(row.waiting), row.target, name_of(row))
