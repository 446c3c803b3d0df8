"""What one person sees of a table: the scene for the face, and everything the house draws around it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from entrepot.bots import advises, usual
from entrepot.engine.match.match import Match
from entrepot.engine.match.view import View
from entrepot.paper.face import Act, Face, Lesson, Scene, Seat
from entrepot.paper.words import Words

from ..people.viewer import Viewer
from ..storage import ProposalRow, SeatRow
from ..tables.analysable import why_not_analysed
from ..tables.draft import Draft, is_plan
from ..tables.opening import PACES
from ..tables.proposals import name_of
from ..tables.seats import PEOPLE, is_open
from ..tables.standing import broken_off, final, resigned
from ..tables.table import Table
from ..words import web_words
from ..workers.library import Library
from . import courses
from .labels import seat_name, title_of
from .live import RECENT, Button, ChatLine, Line, Link, Live, Proposal
from .log import drafted_places, log_lines, recap
from .notes import note
from .points import origins, scores_over_time
from .times import short


@dataclass(frozen=True)
class _Look:
    """One look at a table: from where, at which match, in which words, and what may be done."""

    table: Table
    viewer: Viewer
    face: Face
    words: Words  # of the web
    game_words: Words
    match: Match
    view: View
    past: bool
    acts: Mapping[str, tuple[Act, ...]]
    lines: list[Line]
    offered: bool  # new tables can be made of the game

    @property
    def mine(self) -> bool:
        """A seat looks, at now."""
        return self.viewer.seat is not None and not self.past

    @property
    def draft(self) -> Draft | None:
        return self.table.drafts.get(self.viewer.seat) if self.viewer.seat is not None else None

    @property
    def actors(self) -> tuple[int, ...]:
        still = self.past or self.table.ends_game(self.viewer.seat) or not self.table.running
        return () if still else self.match.actors

    @property
    def over(self) -> bool:
        status = self.table.row.status
        return status in ("over", "abandoned") or (status == "shared" and self.match.over)


def table_as_seen(library: Library, table: Table, viewer: Viewer) -> Live:
    """Everything a page needs, from the views of that seat alone."""
    curtain, seat = _curtain(table, viewer), viewer.seat
    if curtain is not None:  # the next player may be looking already, so the page contains nobody's secrets
        viewer = replace(viewer, seat=None)
    look = _look(library, table, viewer)
    seen = replace(_plain(look), seat=seat, curtain=curtain)
    return _with_end(_with_company(_with_log(_with_turn(seen, look), look), look), look)


def _look(library: Library, table: Table, viewer: Viewer) -> _Look:
    face = library.face(table.row.game, viewer.plain)
    game_words = face.words(viewer.settings.lang)
    match = table.seen_by(viewer.seat)
    past = viewer.at is not None and viewer.at < match.count
    view = match.view(viewer.seat, at=viewer.at if past else None)
    acts = {} if past else acts_of(table, viewer, face, match, view)
    lines = log_lines(table, viewer.seat, face, game_words, match)
    words = web_words(viewer.settings.lang)
    offered = library.offers(table.row.game)
    return _Look(table, viewer, face, words, game_words, match, view, past, acts, lines, offered)


def _scene(look: _Look) -> Scene:
    table, viewer = look.table, look.viewer
    return Scene(
        view=look.view,
        words=look.game_words,
        seats=tuple(_seat(table, row, viewer, look.game_words, look.words) for row in table.seats),
        viewer=viewer.seat,
        actors=look.actors,
        acts={place: found for place, found in look.acts.items() if place},
        drafted=frozenset() if look.past else drafted_places(table, viewer, look.face, look.match),
        past=look.past,
    )


def _plain(look: _Look) -> Live:
    """What table it is, and how it stands."""
    table, viewer = look.table, look.viewer
    return Live(
        id=table.row.id,
        meta=look.match.game.meta,
        face=look.face,
        scene=_scene(look),
        words=look.words,
        form=viewer.form,
        plain=viewer.plain,
        offered=look.offered,
        status="kept" if look.match.kept and table.row.status == "running" else table.row.status,
        commit=table.row.number,
        revision=table.revision(viewer.seat),
        at=viewer.at if look.past else None,
        last=look.match.count,
        commitment=table.row.commitment,
        disclosed=table.row.disclosed,
        hints=table.row.hints,
        settings=viewer.settings,
    )


def _with_turn(seen: Live, look: _Look) -> Live:
    """What the viewer may do, take back and confirm."""
    table, view, words, seat = look.table, look.view, look.game_words, look.viewer.seat
    if not look.mine or seat is None:
        return seen
    closing, draft = table.closing(seat), look.draft
    buttons = [
        Button(act, title_of(seen, act), look.face.button(act.actions[0]))
        for act in look.acts.get("", ())
        if act.actions != (closing,)  # Confirm plays it, and says so
    ]
    return replace(
        seen,
        buttons=tuple(buttons),
        undo=_one_back(draft.entries, look.words, words) if draft else None,
        redo=_one_back(draft.future, look.words, words) if draft else None,
        restart=bool(draft and draft.entries),
        confirm=table.can_confirm(seat),
        ending=table.ends_game(seat),
        closes=closing or "",
        closing=words.action(closing, view.asked) if closing else "",
        likely=_likely(table, look.viewer, look.face, look.match) if look.acts else None,
        lesson=_lesson(look.face, look.viewer, view.asked, seat in look.actors),
        hint=seat in look.actors and advises(table.row.game) and table.helps(look.viewer.person),
    )


def _with_log(seen: Live, look: _Look) -> Live:
    """What has happened, and what is to be said of it."""
    return replace(
        seen,
        lines=tuple([line for line in look.lines if line.text][-RECENT:]),
        recap=recap(look.table, look.viewer.seat, look.lines),
        note=_note(look.table, look.match, look.viewer, look.words),
    )


def _with_company(seen: Live, look: _Look) -> Live:
    """Who else is here, what they say and ask."""
    table, viewer = look.table, look.viewer
    return replace(
        seen,
        thinking=tuple(sorted(table.thinking)),
        skip=look.mine and _waits(table, viewer),
        chat=tuple(ChatLine(one.seat, one.name, one.text, one.at, one.line) for one in table.chat),
        watchers=sum(one.seat is None for one in table.subscribers),
        host=table.row.host == viewer.person,
        links=_links(table, viewer),
        proposal=_proposal(table.proposal, table.row.game) if table.proposal else None,
        resigned=resigned(table.seats),
        rematch=look.offered and table.row.status != "shared" and table.played_by(viewer.person),
    )


def _with_end(seen: Live, look: _Look) -> Live:
    """How it ended, and what may be taken home."""
    table, match, over = look.table, look.match, look.over
    played = table.row.forked_from is None  # from its deal on
    takes = look.mine and table.running and table.alone(look.viewer.person) and played
    if not over:
        return replace(seen, takes=takes)
    gone = table.row.status == "abandoned"
    return replace(
        seen,
        result=broken_off(match, table.seats) if gone else final(match, table.seats),
        scores=scores_over_time(match),
        origins=origins(match, look.face),
        secret=table.row.secret.hex(),
        analysed=not why_not_analysed(table),
        saved=played and table.row.status != "shared",
        takes=takes,
    )


def _likely(table: Table, viewer: Viewer, face: Face, match: Match) -> View | None:
    """The question that the viewer means to answer, where that of the moment can be passed by."""
    if viewer.seat is None or viewer.settings.steps or viewer.seat not in match.actors:
        return None
    return courses.likely(match.game, face, match.position, viewer.seat)


def _one_back(entries: list[str], words: Words, game_words: Words) -> str | None:
    """What the last of it is called on the button that takes it back, or again."""
    if not entries:
        return None
    if is_plan(entries[-1]):
        return words.text("bar-plan")
    actions = entries[-1].split(" ")
    return game_words.action(next((name for name in reversed(actions) if ":" in name), actions[-1]))


def alike(table: Table, viewer: Viewer) -> tuple[object, ...]:
    """Equal for viewers who see the same now: a person counts where they sit, sat, or are the host."""
    person = viewer.person if table.played_by(viewer.person) else ""
    look = viewer.seat, viewer.settings, viewer.form, viewer.plain, viewer.base_url
    return person, *look, tuple(sorted(table.thinking))


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


def _seat(table: Table, row: SeatRow, viewer: Viewer, words: Words, web: Words) -> Seat:
    assert table.match is not None
    kind = row.kind
    if kind in PEOPLE:
        kind = "you" if row.seat == viewer.seat else "screen" if row.person == viewer.person else "link"
    if is_open(row):
        kind = "open"
    here = kind in ("bot", "you", "screen") or any(one.person == row.person for one in table.subscribers)
    return Seat(
        row.seat,
        seat_name(table.match.game.meta, row, words),
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


def _proposal(row: ProposalRow, game: str) -> Proposal:
    return Proposal(row.seat, row.moment, tuple(row.waiting), row.target, row.level or usual(game), name_of(row))
