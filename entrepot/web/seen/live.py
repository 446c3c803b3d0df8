"""A table as one person sees it at one moment: everything a page is drawn from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from entrepot.engine.language.game import Meta
from entrepot.engine.match.view import Result, View
from entrepot.paper.face import Act, Face, Lesson, Scene
from entrepot.paper.words import Words

from ..people.settings import Settings

RECENT = 80  # lines of the log in a page; the history has them all


@dataclass(frozen=True)
class Line:
    """A line of the log. `moment`: the number of moves after which the table looked as it says."""

    moment: int
    seat: int
    text: Markup
    round: str = ""  # a heading before it, where a new round begins
    draft: bool = False
    run: str = ""  # a verb: lines of one seat in a row that have the same are told as one,
    part: str = ""  # with what is this line's own in it
    changed: bool = False  # the rules had changed before it


@dataclass(frozen=True)
class ChatLine:
    """A line of the chat."""

    seat: int | None  # None: a spectator
    name: str
    text: str
    at: int  # seconds since 1970
    line: int = 0


@dataclass(frozen=True)
class Proposal:
    """Somebody asks everybody to go back to a moment, or to let a bot play for somebody who is gone."""

    seat: int
    moment: int
    waiting: tuple[int, ...]  # seats that have not answered yet
    target: int | None = None  # the seat that a bot would take over
    level: str = ""  # how well it would play
    name: str = ""  # an answer says what it is an answer to


@dataclass(frozen=True)
class Button:
    """Something to do that has no place on the table."""

    act: Act
    label: str
    icon: str = ""


@dataclass(frozen=True)
class Link:
    """A seat's secret link, shown to the host while nobody has claimed it."""

    seat: int
    url: str


@dataclass(frozen=True)
class Live:
    """One table for one viewer."""

    id: str
    meta: Meta
    face: Face
    scene: Scene
    words: Words  # of the house and the web
    form: str  # desk or phone
    status: str  # waiting (for seats to be claimed), running, over, abandoned, kept (it cannot go on under these rules)
    commit: int  # how many there are: what a client acted on
    revision: int  # changes of the viewer's draft since: what a client acted on
    buttons: tuple[Button, ...] = ()
    undo: str | None = None  # what would be undone, in words
    redo: str | None = None
    restart: bool = False
    confirm: bool = False  # the turn can be confirmed now
    ending: bool = False  # and the game ends with it
    closes: str = ""  # the closing action that Confirm plays too,
    closing: str = ""  # and its words: what the button says
    likely: View | None = None  # at the question that is answered next, where the one at hand can be passed by
    thinking: tuple[int, ...] = ()  # bots at work
    skip: bool = False  # the viewer waits for bots that wait for the viewer
    lines: tuple[Line, ...] = ()  # the log, oldest first, the draft last
    recap: tuple[Line, ...] = ()  # since the viewer's last turn
    chat: tuple[ChatLine, ...] = ()
    watchers: int = 0
    at: int | None = None  # the moment of the history that is shown, None for now
    last: int = 0  # the last moment there is
    host: bool = False  # the viewer may change seats
    links: tuple[Link, ...] = ()
    proposal: Proposal | None = None
    seat: int | None = None  # what the page asks for; behind the curtain the scene is a spectator's
    curtain: int | None = None  # another seat at this screen is to act: hand it over first
    lesson: Lesson | None = None
    hint: bool = False  # the viewer may ask for one now
    result: Result | None = None
    resigned: tuple[int, ...] = ()  # seats whose players gave up
    rematch: bool = False  # the viewer plays or played here
    scores: tuple[tuple[int, ...], ...] = ()  # after every turn, by seat, once the game is over
    origins: tuple[Mapping[str, int], ...] = ()  # of the points gained in play, by seat, once the game is over
    commitment: str = ""
    secret: str = ""  # only when the game is over or abandoned
    note: str = ""  # that rules have changed, and what became of the game
    analysed: bool = False  # the game can be analysed
    saved: bool = False  # the whole game may be downloaded: it is over, and was played from its deal
    disclosed: bool = False  # somebody may know what is hidden
    hints: bool = False  # everybody at this table may ask for them
    takes: bool = False  # it runs, against bots alone: it may be taken elsewhere, with its secret
    settings: Settings | None = None
    plain: bool = False  # the plain face is asked for
    offered: bool = True  # new tables can be made of the game

    @property
    def look(self) -> str:
        """What a link says so that its page looks like this one."""
        return f"form={self.form}{'&face=plain' if self.plain else ''}"
