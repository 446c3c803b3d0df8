"""A game as the rest of the project sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from ..errors import EntrepotError, nearest
from . import contract
from .catalogue import Catalogue
from .decisions import Agenda
from .fields import SEATS
from .record import Layout
from .rule import rule
from .verbs import Verb

# What a game has so far: rules with a ledger, words in every language, a text view, a drawn table in the browser.
STAGES = ("rules", "words", "text", "drawn")
COLOURS = ("blue", "pink", "purple", "yellow", "green", "orange")  # that players can have: each is drawn everywhere
WEIGHTS = ("light", "easy", "medium", "heavy", "extreme")  # 1 to 5 dots on the start page


@dataclass(frozen=True)
class Option:
    """A choice made before play.

    Any choice but the default requires the value of another option named in `only`, and a player count in `players`.
    """

    choices: tuple[str, ...]
    default: str
    only: tuple[str, str] | None = None
    players: tuple[int, ...] = ()  # any, where none is named
    seats: bool = False  # its numbers are seats at the table
    # The ledger rule that every choice but the default reads differently. Games from before it could be chosen were
    # played by the first choice.
    ruling: int = 0

    def seat(self, choice: str) -> int | None:
        """The seat that a choice names, if it names one."""
        return int(choice) if self.seats and choice.isdigit() else None


WHO_BEGINS = Option(("random", *map(str, range(SEATS))), "random", seats=True)


@dataclass(frozen=True)
class Meta:
    """What is known about a game without loading its rules."""

    name: str
    title: str
    prefix: str  # of its ledger rules: YK-410
    rules_version: int
    players: tuple[int, ...]
    minutes: tuple[int, int]
    weight: str
    colours: tuple[str, ...]  # of the players by seat: see COLOURS
    options: Mapping[str, Option]
    credits: str
    longest: int  # moves: several times as many as in the longest of many random games
    reconstructed: bool = False  # whether some printed values had to be reconstructed
    folder: Path = Path()  # of its package, with everything it provides
    stage: str = "drawn"  # how complete it is: see STAGES
    former_colours: tuple[str, ...] = ()  # of its seats in older saves, where they were others

    def __post_init__(self) -> None:
        if self.stage not in STAGES:
            raise EntrepotError(f"{self.title} cannot be at the stage {self.stage!r}; {nearest(self.stage, STAGES)}")
        if self.weight not in WEIGHTS:
            raise EntrepotError(f"{self.title} cannot have the weight {self.weight!r}; {nearest(self.weight, WEIGHTS)}")
        if len(self.colours) < max(self.players):
            many = f"{max(self.players)} players and {len(self.colours)} colours"
            raise EntrepotError(f"{self.title} has {many}; name a colour for each player.")

    def check(self, players: int, options: Mapping[str, object]) -> dict[str, str]:
        """All options with their values, or one sentence about the first that is wrong."""
        if players not in self.players:
            counts = ", ".join(map(str, self.players))
            raise EntrepotError(f"{self.title} is for {counts} players, not {players!r}; choose one of these numbers.")
        chosen = {name: option.default for name, option in self.options.items()}
        for name, value in options.items():
            if name not in self.options:
                raise EntrepotError(f"{self.title} has no option {name!r}; {nearest(name, self.options)}")
            text = str(value)
            if text not in self.options[name].choices:
                raise EntrepotError(
                    f"{self.title}'s option {name} cannot be {text!r}; {nearest(text, self.options[name].choices)}"
                )
            chosen[name] = text
        for name, option in self.options.items():
            if (seat := option.seat(chosen[name])) is not None and seat >= players:
                seats = f"name one from 0 to {players - 1}"
                raise EntrepotError(f"With {players} players there is no seat {seat}; {seats}.")
            if option.players and players not in option.players and chosen[name] != option.default:
                counts = ", ".join(map(str, option.players))
                choice = f"{self.title}'s option {name}={chosen[name]}"
                raise EntrepotError(f"{choice} is for a table of {counts}, not {players}; leave it out.")
            if option.only and chosen[name] != option.default:
                other, value = option.only
                if chosen[other] != value:
                    raise EntrepotError(
                        f"{self.title}'s option {name}={chosen[name]} needs {other}={value}, not {chosen[other]}; "
                        f"set {other}={value} or leave {name} out."
                    )
        return chosen


@dataclass(frozen=True)
class Checks:
    """What walks check in every position, as rules; without them, walks check less."""

    wrong: Callable[..., Any] = contract.wrong
    purse: Callable[..., Any] = contract.purse
    payment: Callable[..., Any] = contract.payment


class Teller(Protocol):
    """What a text face says outside a terminal. A view is a `View`, a rule its number."""

    @property
    def words(self) -> Callable[[str], Any]:
        """Those of a language."""
        ...

    def board(self, view: Any, lang: str = ...) -> str:
        """The whole position."""
        ...

    def reason(self, view: Any, action: str, rule: int, lang: str = ...) -> str:
        """Why an action is refused, in one sentence."""
        ...


@dataclass(frozen=True)
class Faces:
    """How a game is shown in a terminal and in a browser; each face is made on first use."""

    text: Callable[[], Teller] | None = None
    drawn: Callable[[], Any] | None = None


@rule
def rank_of_record(s: Any, player: int) -> int:
    """As the record's field `rank` has it."""
    return s.rank[player]  # type: ignore[no-any-return]


def _no_money(s: Any, player: int) -> int:
    return 0


def _no_rating(s: Any) -> int | None:
    return None


@dataclass(frozen=True, eq=False)  # each is itself, so that what is made for it can be kept by it
class Game:
    """The one object a game's folder exports."""

    meta: Meta
    layout: Layout
    catalogue: Catalogue
    agenda: Agenda  # the kinds of decisions and events
    out_of_turn: int
    after_the_end: int
    setup: Callable[..., Any]
    actors: Callable[..., Any]
    verbs: Mapping[str, Verb]  # the table of contents: what each verb does,
    events: Mapping[str, Any]  # and what runs each event,
    whose: Callable[..., Any]  # for this player
    hide: Callable[..., Any]
    guess: Callable[..., Any]
    score: Callable[..., Any]  # a rule: a player's points, final or as they stand
    conserved: Callable[[Any], list[str]]  # what is wrong with the pieces of a position, for the walks
    components: str = "none"  # digest of the component files in use
    rank: Callable[..., Any] = rank_of_record  # a rule: a player's final place, 1 is the winner
    may_force: Callable[..., Any] = contract.may_force  # no question is answered automatically
    bystanders: Callable[..., Any] | None = None  # who may act although nobody is waiting for them
    checks: Checks = Checks()
    closing: Mapping[str, str] = field(default_factory=dict)  # by decision, what Confirm says at the end of a turn
    rating: Callable[[Any], int | None] = _no_rating  # of a game won alone, 1 is the best; from a plain record
    money: Callable[[Any, int], int] = _no_money  # what a player can pay on the way to a place
    evaluate: Callable[..., Any] | None = None  # a rule: what a position is worth to a player, in thousandths
    faces: Faces = Faces()

    def scores(self, s: Any) -> tuple[int, ...]:
        """Points by seat, from a plain record."""
        return tuple(int(self.score(s, player)) for player in range(s.players))

    def ranks(self, s: Any) -> tuple[int, ...]:
        """Final places by seat, from a plain record."""
        return tuple(int(self.rank(s, player)) for player in range(s.players))

    @property
    def folder(self) -> Path:
        """Of its package: its rules are written there."""
        return self.meta.folder

    @property
    def box(self) -> Path:
        """Where its component files are."""
        return self.folder / "box"

    @property
    def first_legend(self) -> Path:
        """That of its first record, from before legends were stored; games that began later have none."""
        return self.folder / "first_legend.json"

    def rule_name(self, number: int) -> str:
        return f"{self.meta.prefix}-{number}"

    def rule_number(self, name: str) -> int:
        return int(name.removeprefix(f"{self.meta.prefix}-"))

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """Kinds of frames by number."""
        return self.agenda.kinds

    @cached_property
    def asks(self) -> dict[str, tuple[str, ...]]:
        """The verbs each kind of decision considers."""
        return self.agenda.asks

    @cached_property
    def not_now(self) -> dict[str, int]:
        """The rule behind each kind of decision."""
        return {name: row.rule for name, row in self.agenda.decisions.items()}

    # What the engine's rules read.

    @property
    def considers(self) -> np.ndarray[Any, Any]:
        table = np.zeros((len(self.kinds), len(self.catalogue.verbs)), dtype=np.int64)
        for kind, row in enumerate(self.agenda.rows):
            for verb in row.asks:
                table[kind, self.catalogue.verb(verb)] = 1
        return table

    @property
    def ask_table(self) -> np.ndarray[Any, Any]:
        width = max(len(row.asks) for row in self.agenda.rows) + 1
        table = np.full((len(self.kinds), width), -1, dtype=np.int64)
        for kind, row in enumerate(self.agenda.rows):
            for n, verb in enumerate(row.asks):
                table[kind, n] = self.catalogue.verb(verb)
        return table

    @property
    def not_now_table(self) -> np.ndarray[Any, Any]:
        return np.array([row.rule for row in self.agenda.rows], dtype=np.int64)

    @property
    def group_table(self) -> np.ndarray[Any, Any]:
        """For each kind 0 (an event), the number of its group from 1, or the last group, of all that is rare."""
        rare = max(row.group for row in self.agenda.rows) + 1
        return np.array([(row.group or rare) if row.asks else 0 for row in self.agenda.rows], dtype=np.int64)
