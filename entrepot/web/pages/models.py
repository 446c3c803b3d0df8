"""What the pages away from a table are drawn from: small facts, no words of a language but names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from entrepot.paper.words import Words

from ..people.settings import Settings
from ..seen.cards import GameCard
from ..tables.opening import SeatChoice

SEAT_KINDS = ("you", "screen", "link", "bot")
SEATINGS = ("listed", "random")
LARGEST_SAVE = 1_000_000  # bytes


@dataclass(frozen=True)
class Visitor:
    """Who looks at a page, and at which one, so that a changed setting leads back to it."""

    words: Words  # of the house and the web
    settings: Settings
    path: str = "/"
    name: str | None = None  # of somebody who can sign in; None for a guest


@dataclass(frozen=True)
class Entered:
    """A set-up as it was entered; seats beyond `players` are kept, in case the number changes again."""

    players: int
    seats: tuple[SeatChoice, ...]
    options: Mapping[str, str]
    seating: str = "listed"
    public: bool = False
    spectators: bool = True
    hints: bool = False
    pace: str = "live"


@dataclass(frozen=True)
class LobbySeat:
    """A seat of a table that waits. `url`: its secret link, shown to the host while nobody has claimed it."""

    number: int
    name: str
    kind: str  # you, screen, host, host-screen, link, bot
    here: bool
    level: str = ""
    url: str = ""


@dataclass(frozen=True)
class Invitation:
    """Where a seat's link leads. `host`: the name at the host's own seat, "" where the host does not play."""

    link: str
    card: GameCard
    seat: int
    name: str
    host: str


@dataclass(frozen=True)
class LobbyQuestion:
    """Somebody asks for a bot in a seat. `answers`: the viewer has not answered yet."""

    name: str
    asker: str
    seat: str
    answers: bool
    level: str


@dataclass(frozen=True)
class Lobby:
    """A table that waits for seats to be claimed."""

    id: str
    card: GameCard
    seats: tuple[LobbySeat, ...]
    host: bool
    pace: str = "live"
    watch: str = ""  # the link for spectators, if there may be any
    commitment: str = ""
    opens: bool = False  # links lead only to this machine, and the viewer can change that
    seated: bool = False  # the viewer plays here
    asked: LobbyQuestion | None = None

    @property
    def ready(self) -> bool:
        return all(seat.here for seat in self.seats)

    hints: bool = False  # everybody may ask for them


@dataclass(frozen=True)
class Sureness:
    """How many entries of a component file are known, derived and reconstructed."""

    file: str
    known: int
    derived: int
    reconstructed: int


@dataclass(frozen=True)
class AccountEntered:
    """What was typed on an account page, never a password, and what is wrong with it by field."""

    form: str = ""  # new, in, change, codes, recover or delete: the form that was sent
    name: str = ""
    problems: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Account:
    """What the account page tells: of somebody with a name, or of a guest about whom something is kept."""

    sessions: int = 0
    codes: int = 0  # recovery codes that are left
    done: str = ""  # changed, recovered or deleted: what led here


@dataclass(frozen=True)
class Device:
    """A browser that is signed in; times are seconds ago."""

    id: str
    browser: str  # in a few words, "" where it is not known
    begun: int
    seen: int
    here: bool = False
