"""What a game's face gives to a page: parts of a drawing by id, and what can be said about it.

A face draws from a view, so no secret can leak. It is a set of pure functions; whatever is drawn often should be cached
by what it depends on (`functools.lru_cache` on small tuples), because a page is drawn for every seat at every step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from markupsafe import Markup

from entrepot.engine.match.view import Result, View

from .refusals import Cases, by_kind, here
from .words import Words


@dataclass(frozen=True)
class Seat:
    """Who sits where, as everybody may know it."""

    number: int
    name: str  # what the player is called: the colour in words, or a name of their own
    kind: str  # you, screen, link, bot, open (nobody yet), left
    level: str = ""  # of a bot
    here: bool = True  # looking at the table now
    clock: str = ""  # what is left of their time, in words


ANEW = "anew"  # before the actions of an act that takes the place of the whole draft


@dataclass(frozen=True)
class Act:
    """Something that may be done now: one action, or a course of several done as one."""

    actions: tuple[str, ...]
    reveals: bool = False  # it reveals something new and so commits everything before it
    anew: bool = False  # it takes the place of the whole draft
    label: str = ""  # in words, if those of its last action would not be enough
    straight: bool = False  # a click on its place does it, though other acts are offered there too
    ends: str = ""  # of an act without a place: the id of the words that say it ends the turn or the game
    far: bool = False  # it begins elsewhere: the place is that of its last action
    asks: bool = False  # a click on its place only opens the menu: it has a cost that no question mentions

    @property
    def name(self) -> str:
        """As it is written in the page and sent back to the server."""
        return " ".join((ANEW, *self.actions) if self.anew else self.actions)

    @classmethod
    def named(cls, name: str) -> Act:
        """As it was sent back."""
        first, *rest = name.split() or [""]
        return cls(tuple(rest), anew=True) if first == ANEW else cls(tuple(name.split()))


def written(acts: Iterable[Act]) -> str:
    """The acts of a place as the page has them: `!` marks the one that a click does at once, `~` distant ones.

    `?` marks those that ask first.
    """
    return "|".join(f"{'~' * act.far}{'?' * act.asks}{'!' * act.straight}{act.name}" for act in acts)


def unmarked(written: str) -> list[tuple[str, ...]]:
    """The actions of each act that was written so."""
    return [tuple(act.lstrip("~?!").split(" ")) for act in written.split("|") if act]


@dataclass(frozen=True)
class Scene:
    """One position as one person sees it now."""

    view: View  # the viewer's own draft included
    words: Words  # of the house and the game, in the viewer's language
    seats: tuple[Seat, ...]
    viewer: int | None = None  # a seat, or None for a spectator
    actors: tuple[int, ...] = ()
    acts: Mapping[str, tuple[Act, ...]] = field(default_factory=dict)  # by the place (element id) they are done at
    drafted: frozenset[str] = frozenset()  # places the viewer's draft has changed
    past: bool = False  # a moment of the history: nothing can be done here
    course: tuple[str, ...] = ()  # places to draw a dashed course through, when an act is previewed
    tried: tuple[str, ...] = ()  # and the actions of that act


@dataclass(frozen=True)
class Drawing:
    """A frame that does not change during a game, with a mark `<!--id-->` for each part, and the parts.

    The mark stands inside an element of the same id, as in `<g id="area-bank"><!--area-bank--></g>`; a page puts new
    parts into it.
    """

    frame: Markup
    parts: Mapping[str, Markup]


EMPTY = Drawing(Markup(""), {})


@dataclass(frozen=True)
class Desk:
    """The three columns of a desk; the server adds the header with the prompt bar, and the log."""

    left: Drawing
    centre: Drawing
    right: Drawing  # above the log


@dataclass(frozen=True)
class Phone:
    """What the tabs of a phone show; the server adds the bar, the prompt, the sheet and the log.

    On a phone in landscape, the board's element of class `whole` fills the screen, with one of class
    `beneath` at its foot; all others go to the column beside it.
    """

    seats: Drawing  # one row of seats with score and money
    board: Drawing
    tabs: tuple[tuple[str, str, Drawing], ...]  # icon, words id of the label, what it shows
    symbol: str = "c-board"  # icon of the board's own tab


@dataclass(frozen=True)
class Row:
    """A line of a preview: label left, amount right.

    `kind`: sure, may, note (one closing line), ends (the turn), warning (of something nobody would want by accident).
    """

    label: Markup
    amount: Markup = Markup("")
    kind: str = "sure"


@dataclass(frozen=True)
class Stage:
    """A step of the turn in the prompt bar. `state`: done, now or next."""

    mark: str  # "A", "2"; empty where steps are not numbered
    label: str
    state: str


def state(step: int, here: int) -> str:
    """The state of a step, by its number and that of the current one."""
    return "done" if step < here else "now" if step == here else "next"


@dataclass(frozen=True)
class Help:
    """What something on the table is and does, with the ledger rules behind it."""

    title: str
    text: Sequence[str]
    rules: tuple[int, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A prompt of the guided first game: shown at a decision of that kind, pointing at a place or at nothing."""

    kind: str
    words: str  # id of the sentence
    place: str = ""


# How to look past a question, so that what follows is offered at once:
PASS = "pass"  # by its usual answer, which costs nothing: the next question is offered alongside it
FAR = "far"  # what follows is offered at its own places too
HERE = "here"  # what follows is chosen where the action is done, in one menu
SAME = "same"  # what follows is offered too, if it is done at the same place
ALL = "all"  # it is offered wherever it can be done, one after the other, as one button


# By the position, the actions of an act and the position after it, which is made only where it is needed.
Unasked = Callable[[View, tuple[str, ...], Callable[[], View]], bool]


@dataclass(frozen=True)
class Face:
    """How a game is drawn and described in a browser: the `drawn` one of its faces."""

    words: Callable[[str], Words]
    sprite: Path  # an SVG file of symbols, put into every page of the game
    style: Path  # a CSS file for the game's own drawings; colours only from the tokens
    picture: Callable[[], Markup]  # the board, drawn for the card on the start page
    desk: Callable[[Scene], Desk]
    phone: Callable[[Scene], Phone]
    place: Callable[[View, str], str | None]  # where on the table an action is done; None: a button in the prompt bar
    label: Callable[[View, str, Words], str]  # a place in words, for a screen reader: name and state
    seal: Callable[[View], str]  # the icon of the thing asked about
    button: Callable[[str], str]  # the icon of an action in the prompt bar, or ""
    stages: Callable[[View, Words], tuple[Stage, ...]]
    round: Callable[[View, Words], str]  # how far the game has got: "round 9"
    rows: Callable[[View, View, tuple[str, ...], Words], tuple[Row, ...]]  # a preview: before, after, actions
    sheet: Callable[[Scene, str], Markup]  # a place in full, for the sheet of a phone
    line: Callable[[View, View, int, str, Words], Markup]  # of the log, or "": before, after, player, action
    scores: Callable[[View, Result, Words], Markup]  # the score sheet by category, with tie-breakers explained
    help: Callable[[View, str, Words], Help]
    text: Callable[[View, Words], Sequence[tuple[str, Sequence[str]]]]  # the position in sections of plain lines
    walk: frozenset[str] = frozenset()  # verbs that lead step by step to a distant place
    arrive: str = "stop"  # the verb that ends such a walk
    reached: Callable[[View], str] = lambda view: ""  # the place that such a walk has led to
    ahead: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # by kind and verb: how to look past it
    late: frozenset[str] = frozenset()  # verbs that are offered only when they are asked for
    usual: Mapping[str, str] = field(default_factory=dict)  # by kind: the first answer, if it is asked in passing
    straight: frozenset[str] = frozenset()  # by the last verb of an act: small things that a click does at once
    unasked: Unasked | None = None  # whether an act has a cost that no question mentions; its menu then opens first
    plans: Callable[[View, Words], Mapping[str, tuple[Act, ...]]] = lambda view, words: {}  # by place, in one go:
    planned: frozenset[str] = frozenset()  # the verbs of a question whose answer is laid out and changed as a whole
    shown: frozenset[str] = frozenset()  # verbs whose preview is drawn where they are done, as `course` and `tried`
    wide: bool = False  # a desk of two columns: the centre on the left, everything else and the log beside it
    lessons: tuple[Lesson, ...] = ()
    thing: Callable[[View, str, Words], str] = lambda view, action, words: ""  # the card an action is about, in words
    left: Callable[[Scene], str] = lambda scene: ""  # what could still be done but the closing action would skip
    ending: Callable[[View, Words], tuple[str, str]] = lambda view, words: ("", "")  # how near it is, and what ends it
    points: Callable[[Any, int], int] | None = None  # what the first row of the score sheet adds up, from a record
    origin: Callable[[Any, Any, str], str] = lambda before, after, action: ""  # a noun: what such points came from
    case: Cases = by_kind  # which of a rule's sentences explains why not
    here: Callable[[View, str, Words], str] = here  # what is done at a place, and when
    subjects: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by place or its kind, terms of the ledger
